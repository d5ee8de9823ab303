// The sheet of acts that are not of every coup: all of them in groups, then one with its questions.

import { type ReactNode, useEffect } from 'react';
import type { ScreenConnection } from '../../client/connection.ts';
import { approvalOf } from '../../client/requests/house-requests.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { ACT_GROUPS, type ActGroup } from './act-names.ts';
import { roleText } from '../../texts/names.ts';
import type { SentCommand } from '../../../wire/index.ts';
import { ApprovalForm } from '../staff/approval-form.tsx';
import type { ReportedIrregularity } from '../../client/floor-terms.ts';
import { mayDo } from '../staff/power-key.tsx';
import { RefusedReport } from '../refused.tsx';
import { useConsoleText } from '../use-texts.ts';
import type { FloorAct, ActName, Answers, Here } from './act.ts';
import { answeredTo, type Begun, useActs } from './acts-room.tsx';
import { AskedField } from './fields.tsx';
import { FLOOR_ACTS } from './index.ts';
import { PaperKey } from './paper-key.tsx';
import { ShiftForms } from './shift-forms.tsx';
import { actTexts, useActTexts } from './use-act-texts.ts';

export interface ActSheetProps {
  readonly here: Here;
  readonly token: string | null;
  readonly demonstration: boolean;
  readonly line: Pick<ScreenConnection, 'send'>;
  readonly onRole?: ((role: string) => void) | undefined;
}

/** The key that opens it. */
export function ActsKey() {
  const act = useActTexts();
  const { begin } = useActs();
  return (
    <button type="button" className="more-acts" onClick={() => begin({ act: null, said: {} })}>
      {act('moreActs')}
    </button>
  );
}

export interface ActSheetOverProps extends ActSheetProps {
  /** What the table has answered: a no stays beside what was filled in, a yes closes the sheet. */
  readonly state: Pick<ScreenState, 'pending' | 'refused' | 'nextKey'>;
  readonly onReport?: ((what: ReportedIrregularity) => void) | undefined;
}

export function ActSheet({ state, onReport, ...props }: ActSheetOverProps) {
  const { language } = useSettings();
  const act = useActTexts();
  const { begun, begin } = useActs();
  useEffect(() => {
    if (begun === null) return;
    const next = answeredTo(begun, state);
    if (next !== begun) begin(next);
  }, [begun, begin, state]);
  if (begun === null) return null;
  const title = begun.act === null ? act('moreActs') : actTexts(language).titles[begun.act];
  return (
    <Sheet title={title} name="floor" onClose={() => begin(null)}>
      {begun.act === null ? (
        <AllActs {...props} onBegin={begin} />
      ) : (
        <ActForm
          {...props}
          key={begun.act}
          name={begun.act}
          said={begun.said}
          isSent={begun.sent !== undefined}
          isRefused={begun.refused !== undefined}
          onSay={said => begin({ ...begun, said })}
          onBack={() => begin({ act: null, said: {} })}
          onSent={sent => begin({ act: begun.act, said: begun.said, sent })}
        >
          <RefusedReport
            refused={begun.refused ?? null}
            known={onReport === undefined ? [] : props.here.view.reportable}
            onReport={what => {
              begin(null);
              onReport?.(what);
            }}
          />
        </ActForm>
      )}
    </Sheet>
  );
}

const GROUPS = Object.keys(ACT_GROUPS) as ActGroup[]; // its own keys

interface AllActsProps extends ActSheetProps {
  readonly onBegin: (begun: Begun) => void;
}

/** Group by group; what has no use at this table now is named, and dead. */
export function AllActs({ here, demonstration, onBegin }: AllActsProps) {
  const { language } = useSettings();
  const act = useActTexts();
  const isOpen = (name: ActName) => FLOOR_ACTS[name].isOpen(here);
  return (
    <>
      {GROUPS.map(group => (
        <section key={group} className="act-group" aria-label={actTexts(language).groups[group]}>
          <h3>{actTexts(language).groups[group]}</h3>
          <div className="act-keys">
            {ACT_GROUPS[group].map(name => (
              <button
                key={name}
                type="button"
                disabled={!isOpen(name)}
                title={isOpen(name) ? undefined : act('nothingHere')}
                onClick={() => onBegin({ act: name, said: {} })}
              >
                {actTexts(language).titles[name]}
                <WhoMay act={FLOOR_ACTS[name]} here={here} />
              </button>
            ))}
          </div>
          {group === 'duty' && !demonstration && <ShiftForms here={here} />}
        </section>
      ))}
    </>
  );
}

/** The least rank that may, with its clause; nothing where every dealer may. */
function WhoMay({ act, here }: { readonly act: FloorAct; readonly here: Here }) {
  const { language } = useSettings();
  const power = act.power(here);
  const rule = power === null ? undefined : here.view.powers[power];
  if (rule === undefined || rule.least === 'dealer') return null;
  return (
    <small>
      {roleText(language, rule.least)} ({rule.clause})
    </small>
  );
}

export interface ActFormProps extends ActSheetProps {
  readonly name: ActName;
  readonly said: Answers;
  /** True while its answer is on the way. */
  readonly isSent?: boolean;
  /** True where the table has said no to it; why is among the children. */
  readonly isRefused?: boolean;
  readonly onSay: (said: Answers) => void;
  readonly onBack: () => void;
  /** It went under this key. */
  readonly onSent: (key: number) => void;
  /** Why the table did not do it. */
  readonly children?: ReactNode;
}

export function ActForm(props: ActFormProps) {
  const { name, here, token, said, onSay, onBack } = props;
  const words = useActTexts();
  const paper = FLOOR_ACTS[name].paper?.(here, said) ?? null;
  return (
    <div className="act-form">
      {FLOOR_ACTS[name].fields(here, said).map(field => (
        <AskedField key={field.slot} {...{ field, here, token, said, onSay }} />
      ))}
      {paper !== null && <PaperKey key={paper} path={paper} token={token} />}
      <DoIt {...props} />
      <div className="wizard-acts">
        <button type="button" onClick={onBack}>
          {words('allActs')}
        </button>
      </div>
    </div>
  );
}

/** Who may, what is still missing, whose second signature; then it is sent. */
function DoIt(props: ActFormProps) {
  const { name, here, token, said, isSent = false, demonstration, line, onRole } = props;
  const { onSent, children } = props;
  const { language } = useSettings();
  const words = useActTexts();
  const tell = useConsoleText();
  const act = FLOOR_ACTS[name];
  const command = act.command(here, said);
  const power = act.power(here, said);
  const rule = power === null ? undefined : here.view.powers[power];
  const has = power === null || rule === undefined || mayDo(here.view.powers, here.role, power);
  const isAsked = !has && act.isAsked === true;
  const may = has || isAsked;
  const send = (approval?: string, sent: SentCommand | null = command) => {
    if (sent === null) return;
    const key = line.send(sent, approval);
    if (key !== undefined) onSent(key);
  };
  if (!may) {
    return (
      <div className="act-do">
        {children}
        <p className="amber">
          {tell('needs')}: <b>{roleText(language, rule.least)}</b> <small>({rule.clause})</small>
        </p>
        {onRole !== undefined && (
          <button type="button" className="confirm" onClick={() => onRole(rule.least)}>
            {tell('goOnAs')} {roleText(language, rule.least)}
          </button>
        )}
      </div>
    );
  }
  const signedBy = isAsked ? rule.least : (act.signedBy?.(here, said) ?? null);
  if (command !== null && signedBy !== null && !demonstration) {
    return (
      <div className="act-do">
        {children}
        <p>{words('secondSignature')}</p>
        {!isSent && <ApprovalForm table={here.view.table} command={command} onApproved={send} />}
      </div>
    );
  }
  const go = () => {
    if (signedBy === null || command === null) return send();
    void approvalOf(here.view.table, command, signedBy, token).then(given => send(given, command));
  };
  return (
    <div className="act-do">
      {children}
      <p>
        {rule !== undefined && has && props.isRefused !== true && (
          <>
            {words('youMay')} <small>({rule.clause})</small>{' '}
          </>
        )}
        {command === null && <span className="amber">{words('stillAsked')}</span>}
      </p>
      <button type="button" className="confirm" disabled={command === null || isSent} onClick={go}>
        {words('doIt')}
        {signedBy !== null && ` · ${words('secondSignature')}: ${roleText(language, signedBy)}`}
      </button>
    </div>
  );
}

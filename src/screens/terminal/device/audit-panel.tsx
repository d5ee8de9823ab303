// The audit mode on the terminal's own screen: staff prove themselves, look, and leave it as it was
// (R-MOD-1).

import { type FormEvent, useEffect, useState } from 'react';
import type { TerminalAudit } from '../../../wire/index.ts';
import { type DenialWord, wordOfDenial } from '../../console/staff/denial-text.ts';
import { DenialTold } from '../../console/staff/denial-told.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { textOfField } from '../../console/text-of-field.ts';
import {
  type AuditPlace,
  beginAudit,
  beginDemoAudit,
  endAudit,
} from '../../client/requests/audit-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { textHook } from '../../client/use-texts.ts';
import { eventText } from '../../texts/events.ts';
import { textsOf } from '../../texts/load-texts.ts';
import { timeText } from '../../texts/index.ts';
import { TouchCheck } from './touch-check.tsx';

const useAuditTexts = textHook(textsOf('audit'));

export interface AuditPanelProps extends AuditPlace {
  readonly demonstration: boolean;
  /** How far the house's clock is ahead of this screen's. */
  readonly aheadMs: number;
}

/** The key, the form, then what the terminal holds; leaving the sheet ends it. */
export function AuditPanel({ table, seat, demonstration, aheadMs }: AuditPanelProps) {
  const words = useAuditTexts();
  const [audit, setAudit] = useState<TerminalAudit | null>(null);
  const [failed, setFailed] = useState<DenialWord | null>(null);
  useEffect(() => {
    if (audit === null) return undefined;
    const leftMs = audit.until - (Date.now() + aheadMs);
    const timer = setTimeout(() => setAudit(null), Math.max(0, leftMs));
    return () => {
      clearTimeout(timer);
      endAudit(audit).catch(() => undefined);
    };
    // A clock that is set meanwhile does not begin it anew.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [audit]);
  const begin = (asked: Promise<TerminalAudit>): void => {
    setFailed(null);
    asked.then(setAudit, (error: unknown) => setFailed(wordOfDenial(error, 'wrongSignIn')));
  };
  if (audit !== null) return <AuditPage audit={audit} onEnd={() => setAudit(null)} />;
  return (
    <details className="audit-door">
      <summary>{words('staffOnly')}</summary>
      {demonstration ? (
        <button type="button" onClick={() => begin(beginDemoAudit({ table, seat }))}>
          {words('begin')}
        </button>
      ) : (
        <ProofForm onProof={proof => begin(beginAudit({ table, seat }, proof))} />
      )}
      <DenialTold denied={failed} />
    </details>
  );
}

interface ProofFormProps {
  readonly onProof: (proof: Parameters<typeof beginAudit>[1]) => void;
}

function ProofForm({ onProof }: ProofFormProps) {
  const words = useAuditTexts();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const of = (name: string): string => textOfField(event, name);
    onProof({ id: of('id'), password: of('password'), code: of('code') });
  };
  return (
    <form className="sign-in" aria-label={words('staffOnly')} onSubmit={submit}>
      <TypedField title={words('personId')} name="id" required />
      <TypedField title={words('password')} name="password" type="password" required />
      <TypedField title={words('code')} name="code" inputMode="numeric" />
      <button type="submit">{words('begin')}</button>
    </form>
  );
}

export interface AuditPageProps {
  readonly audit: TerminalAudit;
  readonly onEnd: () => void;
}

export function AuditPage({ audit, onEnd }: AuditPageProps) {
  const words = useAuditTexts();
  const { language, money } = useSettings();
  const { identity, table, seat, until } = audit;
  const facts = [
    ['terminal', `${identity.house} · ${table}/${seat}`],
    ['device', identity.device ?? '–'],
    ['release', identity.release],
    ['engine', identity.engine],
    ['software', identity.software],
    ['rules', `${identity.rulebook} · ${identity.setup ?? '–'}`],
    ['balance', money(audit.balance)],
  ] as const;
  return (
    <section className="audit" aria-label={words('identity')}>
      <p className="history-mark" role="status">
        {words('isAudit')} {words('endsAt')} {timeText(language, until)}
      </p>
      <button type="button" onClick={onEnd}>
        {words('end')}
      </button>
      <dl>
        {facts.map(([word, text]) => (
          <div key={word}>
            <dt>{words(word)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Touches />
      <Meters audit={audit} />
      <Coups audit={audit} />
      <Lists audit={audit} />
    </section>
  );
}

/** The touch screen against itself: five marks, and how far off each touch was. */
function Touches() {
  const words = useAuditTexts();
  const [off, setOff] = useState<readonly number[] | 'checking' | null>(null);
  if (off === 'checking') return <TouchCheck title={words('touchMark')} onDone={setOff} />;
  return (
    <p>
      <button type="button" onClick={() => setOff('checking')}>
        {words('touchCheck')}
      </button>{' '}
      {off !== null && (
        <output>
          {words('touchOff')} {off.map(pixels => `${pixels} px`).join(', ')}
        </output>
      )}
    </p>
  );
}

type PartProps = Pick<AuditPageProps, 'audit'>;

function Meters({ audit: { meters } }: PartProps) {
  const words = useAuditTexts();
  const { money } = useSettings();
  return (
    <table>
      <caption>{words('meters')}</caption>
      <thead>
        <tr>
          {(['meter', 'of', 'count', 'sum'] as const).map(word => (
            <th key={word}>{words(word)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {meters.map(({ meter, of, currency, count, cents }) => (
          <tr key={`${meter} ${of} ${currency}`}>
            <td lang="en">{meter}</td>
            <td lang="en">{of}</td>
            <td>{count}</td>
            <td>
              {currency} {money(cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Coups({ audit: { coups } }: PartProps) {
  const words = useAuditTexts();
  const { language, money } = useSettings();
  return (
    <table>
      <caption>{words('coups')}</caption>
      <thead>
        <tr>
          {(['coup', 'result', 'cards', 'staked', 'cameBack'] as const).map(word => (
            <th key={word}>{words(word)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {coups.map(({ shoe, coup, settledAt, result, cards, stake, paid, ...counts }) => (
          <tr key={`${shoe} ${coup}`}>
            <td>
              {shoe}/{coup} {timeText(language, settledAt)}
            </td>
            <td lang="en">
              {result} {counts.playerCount}:{counts.bankerCount}
            </td>
            <td>{cards.join(', ')}</td>
            <td>{money(stake)}</td>
            <td>{money(paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lists({ audit: { tickets, events } }: PartProps) {
  const words = useAuditTexts();
  const { language, money } = useSettings();
  return (
    <>
      <h3>{words('tickets')}</h3>
      {tickets.length === 0 && <p>{words('nothing')}</p>}
      <ul>
        {tickets.map(({ id, number, cents, issuedAt, state }) => (
          <li key={id}>
            {timeText(language, issuedAt)} {id} {number} {money(cents)} <em lang="en">{state}</em>
          </li>
        ))}
      </ul>
      <h3>{words('events')}</h3>
      {events.length === 0 && <p>{words('nothing')}</p>}
      <ul>
        {events.map(({ number, at, kind }) => (
          <li key={`${number} ${kind}`}>
            {timeText(language, at)} {eventText(language, kind)}
          </li>
        ))}
      </ul>
    </>
  );
}

// The dealer's console: one guided line, and the one thing to do now is the biggest on the screen.

import { useState } from 'react';
import { Banner, PhaseLine } from '../felt/banner.tsx';
import { Countdown } from '../felt/countdown.tsx';
import { CoupOnFelt } from '../felt/coup.tsx';
import { type ScreenConnection, useConnection } from '../client/connection.ts';
import { mayAny, rolesThat } from '../client/powers.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { RestingKey } from '../client/resting-key.tsx';
import { Switches, useSettings } from '../client/settings.tsx';
import { cardSign } from '../../texts/card-sign.ts';
import { textsOf } from '../texts/load-texts.ts';
import { gameText } from '../texts/names.ts';
import type { ConsoleView } from '../../wire/index.ts';
import { ActSheet, ActsKey } from './acts/act-sheet.tsx';
import { ActsRoom, useActs } from './acts/acts-room.tsx';
import { countsText } from './coup/guide-text.ts';
import { CorrectionPanel } from './coup/correction-panel.tsx';
import { GuidedLine } from './coup/guided-line.tsx';
import { isDealtByMachine, NextStepPanel } from './coup/next-step.tsx';
import { Offers } from './coup/offers.tsx';
import { useCorrection } from './coup/use-correction.ts';
import { useSummary } from './coup/use-summary.ts';
import { mayDo } from './staff/power-key.tsx';
import { OnDuty, RoleSwitch } from './staff/staff-on-duty.tsx';
import { PayList } from './money/pay-list.tsx';
import { ProRata } from './money/pro-rata.tsx';
import { StakesLayout } from './money/stakes-layout.tsx';
import { RefusedReport } from './refused.tsx';
import { begin, type ReportDraft } from './rulings/report.ts';
import { ComeIn, hasForm } from './staff/sign-in-form.tsx';
import { SidePanels, TailsOnConsole } from './side-panels.tsx';
import { useConsoleText } from './use-texts.ts';
import { Wizard } from './rulings/wizard.tsx';

const floorTexts = textsOf('floor');

export interface ConsoleProps {
  readonly table: string;
  readonly token: string | null;
  /** Takes another role; only in a demonstration. */
  readonly onRole?: ((role: string) => void) | undefined;
  /** A sign-in was made: the page begins again with it. */
  readonly onSignedIn?: () => void;
  /** A recorder's console: the stakes of the table, and nothing else. */
  readonly forStakes?: boolean;
}

export function Console(props: ConsoleProps) {
  return (
    <ActsRoom>
      <ConsoleLine {...props} />
    </ActsRoom>
  );
}

/** The line to the table, and the way in where there is none yet. */
function ConsoleLine({ table, token, onRole, onSignedIn, forStakes = false }: ConsoleProps) {
  const [state, line] = useConnection({ as: 'console', table }, token);
  const { say } = useSettings();
  if (state.console === null) {
    return (
      <main className="terminal terminal-waiting">
        <h1>Sabot</h1>
        {!hasForm(state.closeReason) && <Banner state={state} />}
        {onSignedIn !== undefined && <ComeIn why={state.closeReason} onSignedIn={onSignedIn} />}
        {state.over !== null && <a href="/">{say('toFront')}</a>}
      </main>
    );
  }
  const props = { table, token, state, line, onRole, forStakes, view: state.console };
  return <ConsoleFloor {...props} />;
}

type Line = Pick<ScreenConnection, 'send' | 'preview'>;

export interface FloorProps {
  readonly table: string;
  readonly token: string | null;
  readonly state: ScreenState;
  readonly view: ConsoleView;
  readonly line: Line;
  readonly onRole?: ((role: string) => void) | undefined;
  readonly forStakes?: boolean;
}

/** Everything of the console, once it is there. */
export function ConsoleFloor({ forStakes = false, ...props }: FloorProps) {
  const { view } = props;
  const [isWide, widen] = useState(false);
  const mayBeWide = view.phase === 'wagering' || view.phase === 'insurance';
  if (forStakes) return <StakesFloor {...props} onNarrow={null} />;
  if (isWide && mayBeWide) return <StakesFloor {...props} onNarrow={() => widen(false)} />;
  return <CoupFloor {...props} onWide={isRecorded(view) && mayBeWide ? () => widen(true) : null} />;
}

const isRecorded = ({ floor }: ConsoleView): boolean => floor.stakeMode === 'recorded';

interface StakesFloorProps extends Omit<FloorProps, 'forStakes'> {
  /** Back to the cards; null where a console is for stakes alone. */
  readonly onNarrow: (() => void) | null;
}

/** The stakes of a table of chips across the whole width. */
function StakesFloor(props: StakesFloorProps) {
  const { table, token, state, view, line, onRole, onNarrow } = props;
  const tell = useConsoleText();
  const [summary, look] = useSummary(table);
  return (
    <main className="console console-wide" data-number={state.number}>
      <ConsoleHead state={state} view={view} line={line} onRole={onRole} />
      <StakesLayout
        {...{ view, line, pending: state.pending }}
        mayEnter={mayDo(view.powers, state.role, 'deal')}
      />
      <div className="stakes-below">
        <Banner state={state} />
        <RefusedReport refused={state.refused} onReport={() => onNarrow?.()} known={[]} />
        {onNarrow === null ? (
          <PayList view={view} />
        ) : (
          <>
            <NextStepPanel {...{ table, token, state, view, line, onRole, summary, look }} />
            <button type="button" onClick={onNarrow}>
              {tell('backToCards')}
            </button>
          </>
        )}
      </div>
    </main>
  );
}

interface CoupFloorProps extends Omit<FloorProps, 'forStakes'> {
  readonly onWide: (() => void) | null;
}

function CoupFloor({ table, token, state, view, line, onRole, onWide }: CoupFloorProps) {
  const { say } = useSettings();
  const [wrong, setWrong] = useState<ReportDraft | 'open' | null>(null);
  const { begun } = useActs();
  const mayAct = mayAny(state.powers, 'run-table', 'inspect-table');
  const [summary, look] = useSummary(table);
  const isKeyed = !isDealtByMachine(state, summary);
  const correction = useCorrection({ view, state, line, isKeyed });
  const { place } = correction;
  const refused = begun === null && correction.unconfirmed === null ? state.refused : null;
  return (
    <main className="console" data-number={state.number}>
      <ConsoleHead state={state} view={view} line={line} onRole={onRole} />
      <section className="console-coup">
        <div className="console-top">
          <GuidedLine view={view} />
          <TailsOnConsole view={view} />
          <Banner state={state} />
        </div>
        <CoupOnFelt view={view} touch={mayAct ? correction.touch : null}>
          <SpokenNow view={view} />
        </CoupOnFelt>
        {mayAct && <Offers view={view} line={line} />}
        {mayAct && view.phase === 'no-more-wagers' && <ProRata view={view} line={line} />}
        {place !== null && mayAct && (
          <CorrectionPanel {...{ view, state, token }} correction={{ ...correction, place }} />
        )}
        {place === null && mayAct && (
          <NextStepPanel {...{ table, token, state, view, line, onRole, summary, look }} />
        )}
        <div className="console-says">
          {state.displays === 0 && mustShow(view) && <NoDisplay />}
          <RefusedReport
            refused={refused}
            onReport={what => setWrong(begin(what, view))}
            known={view.reportable}
          />
        </div>
      </section>
      <aside className="console-side">
        {onWide !== null && <StakesAcrossKey onWide={onWide} />}
        <SidePanels {...{ state, view, line }} />
        {mayAct && (
          <div className="side-keys">
            <FreezeKey view={view} line={line} />
            <button type="button" className="wrong" onClick={() => setWrong('open')}>
              {say('somethingIsWrong')}
            </button>
            <ActsKey />
          </div>
        )}
      </aside>
      {mayAct && (
        <ActSheet
          {...{ token, line, onRole, state, demonstration: state.demonstration }}
          here={{ view, role: state.role }}
          onReport={what => setWrong(begin(what, view))}
        />
      )}
      {wrong !== null && (
        <Wizard
          {...{ table, token, state, view, line }}
          begun={wrong === 'open' ? null : wrong}
          onClose={() => setWrong(null)}
        />
      )}
    </main>
  );
}

function StakesAcrossKey({ onWide }: { readonly onWide: () => void }) {
  const tell = useConsoleText();
  return (
    <button type="button" className="stakes-across" onClick={onWide}>
      {tell('stakesAcross')}
    </button>
  );
}

function NoDisplay() {
  const tell = useConsoleText();
  return (
    <p className="refusal no-display" role="status">
      ⚠ {tell('noDisplay')}
    </p>
  );
}

/** A table is opened and prepared under the eyes of its display (2.2(d)). */
const mustShow = ({ phase }: ConsoleView): boolean => phase === 'closed' || phase === 'preparing';

/** What the dealer says now: both counts, a dummy coup, the result to be called. */
function SpokenNow({ view }: { readonly view: ConsoleView }) {
  const { say, language } = useSettings();
  const tell = useConsoleText();
  const counts = countsText(view, say, tell);
  return (
    <>
      {counts !== '' && <p className="spoken-counts">{counts}</p>}
      {view.phase === 'complete' && <p className="spoken">{tell('resultIs')}</p>}
      {view.dummy.now !== null && <p className="spoken amber">{tell('sayDummy')}</p>}
      {view.dummy.now === null && view.dummy.next !== null && (
        <p className="spoken amber">
          {tell('nextDummy')} <small>({view.dummy.next})</small>
        </p>
      )}
      {view.floor.surplus !== null && (
        <p className="spoken amber">
          {cardSign(view.floor.surplus.card)} {tell('liesOver')}:{' '}
          {floorTexts(language).irregularities[view.floor.surplus.what]}
        </p>
      )}
    </>
  );
}

interface HeadProps {
  readonly state: ScreenState;
  readonly view: ConsoleView;
  readonly line: Line;
  readonly onRole?: ((role: string) => void) | undefined;
}

function ConsoleHead({ state, view, line, onRole }: HeadProps) {
  const { say, money, language } = useSettings();
  const closesAt = view.closesAt === null ? null : view.closesAt - state.aheadMs;
  const limit = view.sign?.limits.player;
  return (
    <header className="console-head">
      <div className="head-table">
        <h1>
          {view.sign === null
            ? view.table
            : `${gameText(language, view.sign.game)} · ${gameText(language, view.sign.version)}`}
        </h1>
        <p className="sign">
          {view.sign !== null && view.table}
          {limit !== undefined &&
            ` · ${say('minimum')} ${money(limit.min)} ${say('maximum')} ${money(limit.max)}`}
          {view.shoe > 0 &&
            ` · ${say('shoeNumber', view.shoe)} · ${say('cardsLeft', view.cardsLeft)}`}
        </p>
        {state.demonstration && <em className="demonstration">{say('demonstration')}</em>}
      </div>
      <div className="head-phase">
        <PhaseLine table={view} />
        <Countdown closesAt={closesAt} label={say('countdown')} />
      </div>
      <div className="head-people">
        <RoleSwitch
          {...{ role: state.role, onRole }}
          roles={rolesThat(state.roles, 'watch-table')}
        />
        <OnDuty view={view} role={state.role} line={line} />
      </div>
      <Switches />
    </header>
  );
}

interface FreezeProps {
  readonly view: ConsoleView;
  readonly line: Line;
}

/** Freezing is one touch, no approver needed (11.11); releasing says what was found. */
function FreezeKey({ view, line }: FreezeProps) {
  const { say } = useSettings();
  const acts = useActs();
  const frozen = view.frozen !== null;
  const touched = () => {
    if (frozen) acts.begin({ act: 'unfreeze-accounts', said: {} });
    else line.send({ do: 'freeze-accounts' });
  };
  return (
    <RestingKey meaning={`${frozen}`} className="freeze" aria-pressed={frozen} onClick={touched}>
      {say(frozen ? 'unfreeze' : 'freeze')}
    </RestingKey>
  );
}

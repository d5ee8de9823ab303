// The patron's terminal: the bet areas are the screen, everything else is quiet around them.

import { codeText } from '../texts/load-texts.ts';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PublicView, SeatView, SignView } from '../../wire/index.ts';
import { type ScreenConnection, useConnection } from '../client/connection.ts';
import type { NoteTaken } from '../client/requests/house-requests.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { useSettings } from '../client/settings.tsx';
import { useTerminalTexts } from './use-terminal-texts.ts';
import { allAreas, firstChip } from './felt/areas.ts';
import { CarriedChip, drop, useCarry } from './felt/drag-chips.tsx';
import { ChoicesRoom, useChoices } from './device/terminal-choices.tsx';
import { CoupStrip } from './coup/coup-strip.tsx';
import { Felt, feltOf, isOpenFor } from './felt/felt.tsx';
import { TerminalFoot } from './foot.tsx';
import { useHand } from './felt/patron-hand.ts';
import { TerminalHead } from './head.tsx';
import { breakLeft, NOTHING_LIMITED, passedBy } from './account/own-limits.ts';
import { Reminder } from './account/reminder.tsx';
import { type RoadsProps, TerminalRoads } from './coup/roads-strip.tsx';
import { useSqueeze } from './coup/use-squeeze.ts';
import {
  LazySecondTable,
  type SecondTableChoice,
  useSecondTable,
} from './other-tables/use-second-table.ts';
import { useShown } from './coup/shown-wagers.ts';
import { OpenSheet, type SheetName } from './sheets.tsx';
import { useSounds } from './device/sounds.ts';
import { StopSign } from './stop-sign.tsx';
import { Summary } from './account/summary.tsx';
import { useTicketIn } from './account/ticket-sheet.tsx';
import { useScannedTicket } from './account/use-scanned-ticket.ts';
import { useMinutes, useVisit } from './account/use-visit.ts';

export interface TerminalProps {
  readonly table: string;
  readonly seat: number;
  readonly token: string | null;
  /** The demonstration's note acceptor; absent in a live house. */
  readonly insertNote?: (cents: number) => Promise<NoteTaken>;
}

export function Terminal({ table, seat, token, insertNote }: TerminalProps) {
  const [state, line] = useConnection({ as: 'terminal', table, seat }, token);
  return (
    <ChoicesRoom>
      <TerminalOf {...{ state, line, insertNote, token }} />
    </ChoicesRoom>
  );
}

interface TerminalOfProps {
  readonly state: ScreenState;
  readonly line: ScreenConnection;
  readonly insertNote: TerminalProps['insertNote'] | undefined;
  readonly token?: string | null;
}

/** A terminal that has heard so much; before its first views it only says so. */
export function TerminalOf({ state, line, insertNote, token = null }: TerminalOfProps) {
  const { say } = useSettings();
  const { chosen } = useChoices();
  useSounds(state, chosen.sounds && (state.table?.sign?.extras.includes('sounds') ?? false));
  const { table: view, seat: mine } = state;
  if (view === null || view.sign === null || mine === null) {
    return (
      <main className="terminal terminal-waiting">
        <h1>Sabot</h1>
        <StopSign state={state} mine={mine} breakLeft={0} />
        {state.over !== null && <a href="/">{say('toFront')}</a>}
      </main>
    );
  }
  return <OpenTerminal {...{ state, line, view, mine, insertNote, token }} sign={view.sign} />;
}

interface OpenTerminalProps extends TerminalOfProps {
  readonly view: PublicView;
  readonly sign: SignView;
  readonly mine: SeatView;
}

const NOTE_CENTS = 10_000;

function OpenTerminal(props: OpenTerminalProps) {
  const { state, line, view, sign, mine, insertNote, token = null } = props;
  const { chosen } = useChoices();
  const now = useMinutes();
  const visit = useVisit(state);
  const squeezing = useSqueeze(view);
  useShown(state, line);
  const ownLimits = mine.own ?? NOTHING_LIMITED;
  const [says, tell] = usePassingText();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const second = useSecondTable(view.table);
  const [chip, choose] = useState(() => firstChip(sign));
  const mayStake = useOwnJudge(passed => passedBy(ownLimits, visit, passed), ownLimits, tell);
  const hand = useHand(state, line, mayStake);
  const carry = useCarry((load, place) => drop(load, place, allAreas(sign), hand));
  const fingers = useRef({ hand, chip, carry });
  useEffect(() => {
    fingers.current = { hand, chip, carry };
  });
  const left = breakLeft(ownLimits, now + state.aheadMs);
  const isOpen = left === 0 && isOpenFor(state, view, mine);
  const note = useNotes(insertNote, tell);
  useTickets(mine.takesTickets && sheet !== 'ticket', state.demonstration ? token : null, tell);
  return (
    <main className={classesOf(chosen)}>
      <TerminalHead
        {...{ state, view, sign, mine }}
        onSign={useCallback(() => setSheet('sign'), [])}
        onSettings={useCallback(() => setSheet('settings'), [])}
        onTables={useCallback(() => setSheet('tables'), [])}
      />
      <CoupStrip
        {...{ view, mine, squeezing }}
        onAskBurnt={() => line.send({ do: 'ask-to-see-burn-card', seat: mine.seat })}
      />
      <Past {...{ squeezing, sign, second }} onLarge={() => setSheet('roads')} />
      <Felt {...{ sign, mine, isOpen, fingers }} {...feltOf(state, view, squeezing.isHidden)} />
      <TerminalFoot
        {...{ sign, mine, chip, choose, isOpen, says, fingers }}
        {...{ pending: state.pending, demonstration: state.demonstration }}
        canUndo={hand.undo !== null}
        pick={carry.pick}
        onSheet={setSheet}
        onNote={note}
      />
      <StopSign state={state} mine={mine} breakLeft={left} />
      {state.paidOut !== null && !mine.open && (
        <Summary
          paid={state.paidOut}
          visit={visit}
          view={view}
          now={now + state.aheadMs}
          token={state.demonstration ? token : null}
        />
      )}
      <Reminder limits={ownLimits} visit={visit} now={now + state.aheadMs} />
      <CarriedChip load={carry.load} ghost={carry.ghost} />
      {sheet !== null && (
        <OpenSheet
          {...{ state, line, view, sign, mine, hand, isOpen, visit, now, ownLimits, second }}
          name={sheet}
          {...{ insertNote, token: state.demonstration ? token : null }}
          say={tell}
          onClose={() => setSheet(null)}
        />
      )}
    </main>
  );
}

interface PastProps extends RoadsProps {
  readonly second: SecondTableChoice;
}

/** What was, here and at a second table. */
const Past = ({ squeezing, sign, second, onLarge }: PastProps) => (
  <div className="terminal-past">
    {sign.extras.includes('roads') && <TerminalRoads {...{ squeezing, sign, onLarge }} />}
    {second.kept !== null && (
      <Suspense>
        <LazySecondTable name={second.kept} onClose={() => second.keep(null)} />
      </Suspense>
    )}
  </div>
);

const classesOf = ({ leftHanded, stillness }: ReturnType<typeof useChoices>['chosen']): string =>
  `terminal${leftHanded ? ' left-handed' : ''}${stillness ? ' still' : ''}`;

/** Says no, and why, where the patron's own limit would be passed. */
function useOwnJudge(
  passed: (total: number) => ReturnType<typeof passedBy>,
  { mostLost, mostOnACoup }: Parameters<typeof passedBy>[0],
  tell: (text: string) => void,
): (total: number) => boolean {
  const { money } = useSettings();
  const words = useTerminalTexts();
  return total => {
    const limit = passed(total);
    if (limit === 'mostLost') tell(words.stopsLoss(money(mostLost ?? 0)));
    if (limit === 'mostOnACoup') tell(words.stopsCoup(money(mostOnACoup ?? 0)));
    return limit === null;
  };
}

/** How long a short remark stands: long enough to be read twice. */
const REMARK_MS = 8000;

/** What is said in passing goes away. */
function usePassingText(): readonly [string, (text: string) => void] {
  const [said, say] = useState({ text: '' });
  useEffect(() => {
    if (said.text === '') return undefined;
    const waits = setTimeout(() => say({ text: '' }), REMARK_MS);
    return () => clearTimeout(waits);
  }, [said]);
  return [said.text, useCallback((text: string) => say({ text }), [])];
}

/** A ticket under the terminal's scanner is taken, and what became of it is said in passing. */
function useTickets(takes: boolean, token: string | null, tell: (text: string) => void): void {
  const { take, says } = useTicketIn(token, tell);
  useEffect(() => {
    if (says !== '') tell(says);
  }, [says, tell]);
  useScannedTicket(takes, number => void take(number));
}

/** Inserts a hundred and says what became of it; undefined where there is no simulated acceptor. */
function useNotes(
  insertNote: TerminalProps['insertNote'] | undefined,
  tell: (text: string) => void,
) {
  const { say, money, language } = useSettings();
  const words = useTerminalTexts();
  return useMemo(() => {
    if (insertNote === undefined) return undefined;
    return () =>
      void insertNote(NOTE_CENTS).then(({ refusal, credited }) =>
        tell(
          refusal === null
            ? words.credited(money(credited))
            : `${say('noteBack')} ${codeText(language, refusal.reason)} (${refusal.clause})`,
        ),
      );
  }, [insertNote, tell, say, money, language, words]);
}

// A settled coup is put right at the table: chips follow by the difference, by seat (G17).

import { factsOf } from '../../../rules/coup.ts';
import type { CoupRecord } from '../../../table/index.ts';
import { type CoupTold, type RecordPlace, samePlace, toldBy } from '../../sessions/table-coup.ts';
import type { Given, Happened, PlayAt } from '../act.ts';
import { fallen } from '../acts/seats/eliminate.ts';
import { book as enter, changePosition } from '../change.ts';
import type { PlayEvent } from '../acts.ts';
import type { SettledLine } from '../lines.ts';
import { settleStake } from '../odds.ts';
import type { Play, Position, CoupSettledInTurn } from '../play.ts';
import { isIn, positionAt } from './positions.ts';

/** What a restated coup moves at a seat; chips of one who was put out come back with it. */
interface Restatement {
  readonly seat: number;
  readonly more: number;
  readonly backWith: number | null;
}

export interface InTurnCoupRestated extends Happened {
  readonly happened: 'coup-restated';
  readonly of: RecordPlace;
  readonly told: CoupTold;
  readonly lines: readonly SettledLine[];
  readonly moves: readonly Restatement[];
}

export function restatedInTurn(context: PlayAt, given: Given): readonly PlayEvent[] {
  const { records, restated: older } = context.play.dealing;
  const events: PlayEvent[] = [];
  let { play } = context;
  for (const record of [...records, ...older]) {
    const event = restatementOf({ ...context, play }, given, record);
    if (event === undefined) continue;
    events.push(event);
    play = evolveInTurnCoupRestated(play, event);
  }
  const isAtRest = play.phase === 'between' && !play.lastCoupPlayed && events.length > 0;
  return isAtRest ? [...events, ...fallen({ ...context, play }, given)] : events;
}

function restatementOf(
  { book, play }: PlayAt,
  { by, at }: Given,
  record: CoupRecord,
): InTurnCoupRestated | undefined {
  const was = play.settled.find(({ of }) => samePlace(record)(of));
  const told = toldBy(record);
  if (was === undefined || JSON.stringify(was.told) === JSON.stringify(told)) return undefined;
  const lines = was.lines.map((line): SettledLine => {
    if ('countsForNothing' in told) return { ...line, outcome: 'push', paid: line.stake };
    const settled = settleStake(book, play.rules, factsOf(told), line.on, line.stake);
    const { paid, clause, reason } = settled;
    const outcome = settled.outcome === 'void' ? 'push' : settled.outcome;
    return { ...line, outcome, paid, clause, reason };
  });
  const moves = play.positions.flatMap(position => moveOf(play, was, position, lines));
  return { happened: 'coup-restated', by, at, of: was.of, told, lines, moves };
}

const paidTo = (lines: readonly SettledLine[], seat: number): number =>
  lines.filter(line => line.seat === seat).reduce((sum, { paid }) => sum + paid, 0);

/** No seat goes below nothing; who has left a live competition is paid and owes nothing here. */
function moveOf(
  { rules, limits }: Play,
  { number, lines: before }: CoupSettledInTurn,
  position: Position,
  lines: readonly SettledLine[],
): readonly Restatement[] {
  const { seat, state, outAfterCoup, chips, leftWith } = position;
  const more = paidTo(lines, seat) - paidTo(before, seat);
  if (isIn(position)) {
    const moved = Math.max(more, -chips);
    return moved === 0 ? [] : [{ seat, more: moved, backWith: null }];
  }
  if (more <= 0) return [];
  if (rules.chips === 'cash-value') return [{ seat, more, backWith: null }];
  const isBack = state === 'eliminated' && outAfterCoup === number && leftWith + more >= limits.min;
  return isBack ? [{ seat, more, backWith: leftWith }] : [];
}

export function evolveInTurnCoupRestated(play: Play, event: InTurnCoupRestated): Play {
  const { of, told, lines, moves } = event;
  const isIt = ({ of: other }: CoupSettledInTurn) => samePlace(of)(other);
  const counts = (coup: CoupTold | undefined): number =>
    coup === undefined || 'countsForNothing' in coup ? 0 : 1;
  const was = play.settled.find(isIt)?.told;
  const noted: Play = {
    ...play,
    coupsPlayed: play.coupsPlayed + counts(told) - counts(was),
    settled: play.settled.map(each => (isIt(each) ? { ...each, told, lines } : each)),
  };
  return moves.reduce(withMove, noted);
}

function withMove(play: Play, { seat, more, backWith }: Restatement): Play {
  const position = positionAt(play, seat);
  const entered = enter(play, more > 0 ? 'paid' : 'collected', Math.abs(more));
  if (backWith !== null) {
    const back = changePosition(enter(entered, 'backToOperator', -backWith), seat, () => ({
      state: 'in',
      outAfterCoup: null,
      chips: backWith + more,
    }));
    return back;
  }
  if (position !== undefined && !isIn(position)) return enter(entered, 'backToPatrons', more);
  return changePosition(entered, seat, ({ chips }) => ({ chips: chips + more }));
}

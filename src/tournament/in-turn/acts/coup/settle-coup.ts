// The dealer settles: losing wagers are collected, then winning ones paid, then minima deducted.

import { assert } from '../../../../rules/assert.ts';
import { factsOf } from '../../../../rules/coup.ts';
import { handsOf } from '../../../../table/index.ts';
import type { CommandWith, TournamentDecision, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { playCoupOf } from '../../change.ts';
import { askDealingInTurn, withTable } from '../../dealing.ts';
import type { PlayEvent } from '../../acts.ts';
import { settledLinesOf, type SettledLine } from '../../lines.ts';
import { nextOpener } from '../../wagers/positions.ts';
import { lacksPlayPower } from '../../powers.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import { isSessionOver } from '../../session-end.ts';
import { topUpOf } from '../../wagers/short-stake.ts';
import {
  collected,
  evolveExcessReturned,
  evolveLosingCollected,
  evolveWinningPaid,
  excesses,
  type ExcessReturned,
  type LosingCollected,
  paid,
  type WinningPaid,
} from './collect-and-pay.ts';
import { type CoupEnded, evolveCoupEnded } from './end-coup.ts';
import { deductions, evolveMinimumDeducted, type MinimumDeducted } from './deduct-minimum.ts';
import { type AllFell, evolveAllFell, fallen } from '../seats/eliminate.ts';
import { evolvePositionLeft, type PositionLeft } from '../seats/leave-position.ts';
import { evolvePuckMoved, type PuckMoved } from './move-puck.ts';
import { evolveWagerToppedUp, type WagerToppedUp } from '../wagers/top-up-wager.ts';

type SettleCoup = CommandWith<'settle-coup'>;

type Settled =
  | WagerToppedUp
  | ExcessReturned
  | LosingCollected
  | WinningPaid
  | MinimumDeducted
  | CoupEnded
  | PositionLeft
  | AllFell
  | PuckMoved;

export function decideSettleInTurnCoup(
  room: PlayAt,
  command: SettleCoup,
): TournamentDecision<PlayEvent> {
  const lacking = lacksPlayPower(room, command.by, 'run-the-table');
  if (lacking) return lacking;
  const { play } = room;
  if (play.phase !== 'over')
    return deny(room, 'not-now', 'secretAnnounced', { code: 'coup-not-over' });
  const coup = playCoupOf(play);
  if (Object.keys(coup.forms).length > 0 && !coup.announced) {
    return deny(room, 'steps-missing', 'secretAnnounced', { code: 'inspector-reads-first' });
  }
  const { by, at } = command;
  const called = askDealingInTurn(room, { by, at }, [{ do: 'settle-coup' }]);
  if (isTournamentRefusal(called)) return called;
  const after = { ...room, play: withTable(room, called) };
  return [...called, ...(coup.dummy ? ended(after, command) : settled(after, command))];
}

/** Every step in its order, each judged on the table that the step before left behind. */
function settled(room: PlayAt, command: SettleCoup): readonly Settled[] {
  const { book } = room;
  const { by, at } = command;
  const events: Settled[] = [];
  let { play } = room;
  for (const position of play.positions) {
    const added = topUpOf(play, position);
    if (added === undefined) continue;
    const event: WagerToppedUp = {
      happened: 'wager-topped-up',
      by,
      at,
      seat: position.seat,
      ...added,
    };
    events.push(event);
    play = evolveWagerToppedUp(play, event);
  }
  for (const event of excesses(play, command)) {
    events.push(event);
    play = evolveExcessReturned(play, event);
  }
  const record = play.dealing.records.at(-1);
  assert(record !== undefined, 'the table has settled it');
  const lines = settledLinesOf(book, play, factsOf(handsOf(record)));
  const losing = collected(lines, command);
  const winning = paid(lines, command);
  events.push(losing, winning);
  play = evolveWinningPaid(evolveLosingCollected(play, losing), winning);
  for (const event of deductions({ book, play }, command)) {
    events.push(event);
    play = evolveMinimumDeducted(play, event);
  }
  return [...events, ...ended({ book, play }, command, lines)];
}

/** The coup is over: who has fallen goes, and the puck moves on to who is left. */
function ended(
  { book, play: before }: Pick<PlayAt, 'book' | 'play'>,
  command: SettleCoup,
  lines?: readonly SettledLine[],
): readonly Settled[] {
  const played = lines !== undefined;
  const { by, at } = command;
  const coup = playCoupOf(before);
  const counted = { ...before, coupsPlayed: before.coupsPlayed + (played ? 1 : 0) };
  const last = (played && coup.declaredLast) || isSessionOver(counted, at);
  const end: CoupEnded = {
    happened: 'coup-ended',
    by,
    at,
    played,
    last,
    ...(played ? { lines } : {}),
  };
  let play = evolveCoupEnded(before, end);
  const out = last || !played ? [] : fallen({ book, play }, command);
  play = out.reduce(
    (after, event) =>
      event.happened === 'position-left' ? evolvePositionLeft(after, event) : after,
    play,
  );
  const to = nextOpener(play, play.puck ?? 0);
  return [end, ...out, { happened: 'puck-moved', by, at, to }];
}

export const settleInTurnCoupAct: InTurnAct<
  SettleCoup,
  ExcessReturned | LosingCollected | WinningPaid | MinimumDeducted | AllFell | CoupEnded | PuckMoved
> = {
  name: 'settle-coup',
  fields: {},
  may: AT_TABLE,
  decide: decideSettleInTurnCoup,
  evolve: {
    'excess-returned': evolveExcessReturned,
    'losing-collected': evolveLosingCollected,
    'winning-paid': evolveWinningPaid,
    'minimum-deducted': evolveMinimumDeducted,
    'all-fell': evolveAllFell,
    'coup-ended': evolveCoupEnded,
    'puck-moved': evolvePuckMoved,
  },
};

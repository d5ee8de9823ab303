// The end of a coup at such a table: every wager by the book, then who has too little to go on.

import type { Draft } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import { factsOf } from '../../rules/coup.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { giveBack, settleWager } from '../../rules/settle.ts';
import type { Given } from '../act.ts';
import type { CoupTold } from '../sessions/table-coup.ts';
import type {
  SettledSeat,
  SettledWager,
  SimultaneousContext,
  SimultaneousDecision,
} from './act.ts';
import { chipsOf, mustDrawUpChips, settleDrafts } from './money.ts';
import type { SimultaneousPlay, SimultaneousWager } from './simultaneous.ts';

/** The coup is over at the table: sealed wagers are opened first, else all are settled. */
export function coupOver(
  room: SimultaneousContext,
  given: Given,
  coup: CoupTold,
): SimultaneousDecision {
  const isSealed = room.play.seats.some(({ wagers }) => wagers.some(({ sealed }) => sealed));
  // A coup that counts for nothing opens no secret: it goes back as it was sealed.
  if (isSealed && !('countsForNothing' in coup)) {
    return [{ happened: 'coup-told', ...given, coup }];
  }
  return settleWagers(room, given, coup);
}

export function settleWagers(
  room: SimultaneousContext,
  given: Given,
  coup: CoupTold,
): SimultaneousDecision {
  const { play } = room;
  const seats = play.seats
    .filter(({ wagers }) => wagers.length > 0)
    .map(({ seat, wagers }) => ({ seat, wagers: seatsDecided(room, wagers, coup) }));
  const drafts = seats.flatMap(seat => draftsOf(play, seat));
  const transfers = mustDrawUpChips(play.ledger, drafts);
  const eliminated = 'countsForNothing' in coup ? [] : belowMinimum(play, seats);
  const record = play.dealing.records.at(-1);
  const of = record === undefined ? {} : { of: { shoe: record.shoe, number: record.number } };
  return [{ happened: 'coup-settled', ...given, coup, seats, eliminated, ...of, transfers }];
}

export const paidByWagers = (wagers: readonly SettledWager[]): number =>
  wagers.reduce((sum, { paid }) => sum + paid, 0);

/** A seat's wagers as the book decides them. */
export function seatsDecided(
  { book, play }: SimultaneousContext,
  wagers: readonly Pick<SimultaneousWager, 'on' | 'stake' | 'secret'>[],
  coup: CoupTold,
): readonly SettledWager[] {
  const { rules } = play;
  return wagers.map(({ on, stake, secret }) => {
    const offer = versionOf(book, rules.version)?.wagers[on];
    assert(offer !== undefined, `${rules.version} offers ${on}`);
    const outcome =
      'countsForNothing' in coup
        ? giveBack(book, { on, stake }, coup.countsForNothing)
        : settleWager(book, offer, rules.pay, factsOf(coup), { on, stake });
    assert(outcome.paid !== undefined, 'only stakes that can be paid exactly are taken');
    const { clause, reason, paid } = outcome;
    return { on, stake, secret, paid, clause, reason };
  });
}

function draftsOf(play: SimultaneousPlay, { seat, wagers }: SettledSeat): readonly Draft[] {
  const lying = play.seats.find(other => other.seat === seat)?.wagers ?? [];
  return lying.flatMap((wager: SimultaneousWager, index) => {
    const paid = wagers[index]?.paid;
    assert(paid !== undefined, 'every wager is settled');
    return settleDrafts(play, seat, wager, paid);
  });
}

/** Seats whose chips do not reach the minimum any more, unless this was the last coup. */
function belowMinimum(play: SimultaneousPlay, seats: readonly SettledSeat[]): readonly number[] {
  const { length, limits } = play.rules;
  if ('coups' in length && play.coupsPlayed + 1 >= length.coups) return [];
  const changes = new Map(
    seats.map(({ seat, wagers }) => [
      seat,
      wagers.reduce((sum, { stake, paid }) => sum + paid - stake, 0),
    ]),
  );
  return play.seats
    .filter(({ state }) => state === 'in')
    .filter(({ seat }) => chipsOf(play, seat) + (changes.get(seat) ?? 0) < limits.min)
    .map(({ seat }) => seat);
}

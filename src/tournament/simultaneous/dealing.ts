// The coup of a session's table: dealt, ruled and put right by the table; the stakes follow it.

import type { Draft } from '../../ledger/index.ts';
import type { CoupRecord, Table } from '../../table/index.ts';
import type { Given } from '../act.ts';
import type { TournamentRefusal } from '../refusal.ts';
import {
  askTable,
  type AskedOfTable,
  samePlace,
  tableOpened,
  toldBy,
} from '../sessions/table-coup.ts';
import type { SimultaneousContext, SimultaneousDecision } from './act.ts';
import type { SimultaneousEvent } from './acts.ts';
import { chipsOf, freeChipsOf, fromBank, mustDrawUpChips, toBank } from './money.ts';
import { coupOver, paidByWagers, seatsDecided } from './settle.ts';
import type { SimultaneousPlay } from './simultaneous.ts';

/** False for a session that began under 0.1.0: its coups are still typed in. */
export const isDealtHere = ({ dealing }: SimultaneousPlay): boolean => dealing.phase !== 'closed';

/** The table of a session opens with its banks, by the rules that the conditions publish. */
export const dealingOpened = (
  { book, play }: SimultaneousContext,
  { by, at }: Given,
): SimultaneousEvent => ({
  happened: 'at-table',
  by,
  at,
  event: tableOpened(book, play, { by, at }),
});

/** Asks the table; its events come first, then what they mean for the stakes. */
export function askSimultaneousDealing(
  context: SimultaneousContext,
  { by, at }: Given,
  commands: readonly AskedOfTable[],
): readonly SimultaneousEvent[] | TournamentRefusal {
  const { book, play } = context;
  if (!isDealtHere(play)) return [];
  const answer = askTable(book, play.dealing, { by, at }, commands);
  if ('refused' in answer) return answer;
  const events = answer.events.map(event => ({ happened: 'at-table', by, at, event }) as const);
  const after = { ...context, play: { ...play, dealing: answer.table } };
  const follows = stakesFollow(after, play.dealing, { by, at });
  return 'refused' in follows ? follows : [...events, ...follows];
}

/** A coup is over, one that was settled reads otherwise, the shoe is out. */
function stakesFollow(
  context: SimultaneousContext,
  before: Table,
  given: Given,
): SimultaneousDecision {
  const { play } = context;
  const { dealing } = play;
  const record = dealing.records.at(-1);
  const isNew = record !== undefined && !before.records.some(samePlace(record));
  const isAtStake = play.phase === 'wagering' || play.phase === 'no-more-wagers';
  const over = isNew && isAtStake ? coupOver(context, given, toldBy(record)) : [];
  if ('refused' in over) return over;
  const restated = [...dealing.records, ...dealing.restated].flatMap(each =>
    restatedOf(context, given, each),
  );
  const isOut = dealing.shoe.over && !before.shoe.over;
  const ended = isOut ? [{ happened: 'shoe-ended', ...given } as const] : [];
  return [...over, ...restated, ...ended];
}

/** What a coup pays now against what it has paid: the difference moves, by seat (G17). */
function restatedOf(
  context: SimultaneousContext,
  { by, at }: Given,
  record: CoupRecord,
): readonly SimultaneousEvent[] {
  const { play } = context;
  const was = play.settled.find(({ of }) => samePlace(record)(of));
  const coup = toldBy(record);
  if (was === undefined || JSON.stringify(was.coup) === JSON.stringify(coup)) return [];
  const seats = was.seats.map(({ seat, wagers }) => ({
    seat,
    wagers: seatsDecided(context, wagers, coup),
  }));
  const moves = seats.map(({ seat, wagers }, index) => {
    const more = paidByWagers(wagers) - paidByWagers(was.seats[index]?.wagers ?? []);
    return { seat, more: Math.max(more, -freeChipsOf(play, seat)) };
  });
  const drafts = moves.map(({ seat, more }): Draft =>
    more > 0 ? fromBank(seat, more) : toBank(seat, -more),
  );
  const transfers = mustDrawUpChips(play.ledger, drafts);
  const has = (seat: number): number =>
    chipsOf(play, seat) + (moves.find(move => move.seat === seat)?.more ?? 0);
  const reaches = ({ seat }: { readonly seat: number }) => has(seat) >= play.rules.limits.min;
  const back = play.seats.filter(
    each => each.state === 'eliminated' && each.outAfterCoup === was.number && reaches(each),
  );
  const out = play.seats.filter(each => each.state === 'in' && !reaches(each));
  return [
    {
      ...{ happened: 'coup-restated', by, at, of: was.of, coup, seats },
      back: back.map(({ seat }) => seat),
      eliminated: out.map(({ seat }) => seat),
      transfers,
    },
  ];
}

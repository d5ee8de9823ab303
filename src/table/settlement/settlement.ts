// What a complete coup pays to whom: every wager, Run and tail of every seat, as transfers.

import type { Draft } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import { type CoupFacts, factsOf } from '../../rules/coup.ts';
import type { RoadHand } from '../../rules/roads.ts';
import { type VersionRules, versionOf } from '../../rules/rulebook.ts';
import { giveBack, type Return } from '../../rules/settle.ts';
import { isSingleCoupWager, type SingleCoupWager } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { coupOf } from '../change.ts';
import { handsOf } from '../coup/hands.ts';
import { roadHand } from '../coup/road-hand.ts';
import { settleSingle } from './settle-single.ts';
import { ridingInto, rodeInto } from '../wagers/riding.ts';
import { advanceStreaks, type StreakCoup } from './settle-streaks.ts';
import type { Setup } from '../setup/setup.ts';
import type { CoupRecord, PaidWager, PlayedUnder, Riding, RodeIn, Seat, Table } from '../table.ts';
import { emptyTill, enter, type Till } from './till.ts';
import type { Wager } from '../wagers/wager.ts';

export interface SeatSettlement {
  readonly seat: number;
  readonly paid: readonly PaidWager[];
}

export interface CoupSettlement {
  readonly record: CoupRecord;
  readonly seats: readonly SeatSettlement[];
  readonly runs: Riding['runs'];
  readonly tails: Riding['tails'];
  readonly road: RoadHand | null;
  /** Who is told that the next wager under the minimum goes back (7.3.1, T7). */
  readonly warned: readonly string[];
  readonly drafts: readonly Draft[];
}

/** What a complete coup pays. */
export function settlementOf(room: At, at: number): CoupSettlement {
  const { table } = room;
  const coup = coupOf(table);
  const facts = factsOf(handsOf(coup));
  const isDummy = coup.standing === 'dummy';
  const till = emptyTill();
  for (const seat of table.seats) {
    for (const wager of singlesOf(seat)) {
      if (isDummy) goesBack(room, seat, wager, 'dummy', till);
      else pay(room, facts, seat, wager, till);
    }
  }
  const kind = isDummy ? 'dummy' : 'live';
  const played = { kind, result: facts.result, endOfShoe: table.shoe.lastCoup, facts } as const;
  const road = isDummy ? null : roadHand(facts);
  return { ...overall(room, played, till, at), road };
}

/** Why a coup is void, and what goes with it. */
export interface VoidGround {
  readonly clause: string;
  readonly endOfShoe: boolean;
  /** True where Runs and tails first placed on this coup go back too (G6). */
  readonly streaksToo: boolean;
}

/** What a void coup gives back: every stake on it; Runs and tails ride on (G6). */
export function voidSettlementOf(room: At, at: number, voiding: VoidGround): CoupSettlement {
  const { clause, endOfShoe, streaksToo } = voiding;
  const till = emptyTill();
  for (const seat of room.table.seats) {
    for (const wager of singlesOf(seat)) goesBack(room, seat, wager, 'void', till, clause);
    for (const wager of streaksToo ? streaksOf(seat) : []) {
      const reason = { code: 'outcome-invalid' } as const;
      const settled = { outcome: 'void', profit: 0, commission: 0, clause, reason } as const;
      enter(room.table, seat.number, wager, settled, till);
    }
  }
  const played = { kind: 'void', result: undefined, endOfShoe, facts: null } as const;
  const riding = streaksToo ? withoutFreshStreaks(room) : room;
  return { ...overall(riding, played, till, at), road: null };
}

const streaksOf = ({ wagers }: Seat): readonly Wager[] =>
  wagers.filter(({ on }) => !isSingleCoupWager(on));

const withoutFreshStreaks = ({ book, table }: At): At => ({
  book,
  table: { ...table, seats: table.seats.map(seat => ({ ...seat, wagers: singlesOf(seat) })) },
});

type Single = Wager & { readonly on: SingleCoupWager };

const singlesOf = ({ wagers }: Seat): readonly Single[] =>
  wagers.filter((wager): wager is Single => isSingleCoupWager(wager.on));

function pay(room: At, facts: CoupFacts, seat: Seat, wager: Single, till: Till): void {
  const { outcome, warn } = settleSingle(room, facts, seat, wager);
  enter(room.table, seat.number, wager, outcome, till);
  if (warn) till.warned.add(wager.patron);
}

function goesBack(
  { book, table }: At,
  seat: Seat,
  wager: Single,
  why: Return,
  till: Till,
  by?: string,
): void {
  const { on, stake } = wager;
  const { outcome, clause, reason } = giveBack(book, { on, stake }, why);
  const settled = { outcome, profit: 0, commission: 0, clause: by ?? clause, reason };
  enter(table, seat.number, wager, settled, till);
}

function overall(room: At, played: StreakCoup, till: Till, at: number) {
  const { table } = room;
  const riding = ridingInto(table);
  const { after, ended } = advanceStreaks(room, versionAt(room), riding, played);
  for (const { seat, wager, settled, warn } of ended) {
    enter(table, seat, wager, settled, till);
    if (warn) till.warned.add(wager.patron);
  }
  const seats = [...till.paid].map(([seat, paid]) => ({ seat, paid }));
  // Dummies and void coups decide nothing that rides: there is nothing to decide anew.
  const rodeIn = played.kind === 'live' ? rodeInto(table, riding) : undefined;
  return {
    record: recordOf(table, played.facts, seats, at, rodeIn),
    seats,
    ...after,
    warned: [...till.warned],
    drafts: [...till.cleared, ...till.payments],
  };
}

/** The version that the table plays. */
export function versionAt({ book, table }: At): VersionRules<string> {
  assert(table.setup !== null, 'an open table has house rules');
  const version = versionOf(book, table.setup.version);
  assert(version !== undefined, 'the set-up was checked against the book');
  return version;
}

/** What of the set-up decides what the coup pays, the edition of the book with it. */
const playedUnder = ({ version, pay: options, edition }: Setup): PlayedUnder => ({
  ...{ version, pay: options },
  ...(edition === undefined ? {} : { edition }),
});

/** The coup as it is remembered; one that was never completed has no result. */
function recordOf(
  table: Table,
  facts: CoupFacts | null,
  seats: readonly SeatSettlement[],
  at: number,
  riding: RodeIn | undefined,
): CoupRecord {
  const coup = coupOf(table);
  const record: CoupRecord = {
    shoe: table.shoe.number,
    number: coup.number,
    standing: facts === null ? 'void' : coup.standing,
    cards: coup.cards,
    result: facts?.result ?? null,
    playerCount: facts?.playerCount ?? 0,
    bankerCount: facts?.bankerCount ?? 0,
    settledAt: at,
    setup: table.setup?.id ?? '',
    seats,
    rulings: coup.rulings,
    corrected: null,
  };
  const { setup } = table;
  const played = facts === null || setup === null ? {} : { played: playedUnder(setup) };
  const { corrections } = coup;
  return {
    ...record,
    ...played,
    ...(corrections === undefined ? {} : { corrections }),
    ...(riding === undefined ? {} : { riding }),
  };
}

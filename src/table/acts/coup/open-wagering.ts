// Calling for wagers: a wagering period opens for the coming coup.

import { mayStartCoup } from '../../../rules/shoe.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { dummyDue } from '../../coup/dummy.ts';
import { commissionFault } from '../../settlement/commission.ts';
import { hasRoomFor } from '../../accounts/money.ts';
import { refuse, type Refusal, refuseUncountable } from '../../refusal.ts';
import type { Kept } from '../../people/kept-beyond-coups.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import type { Setup } from '../../setup/setup.ts';
import { signFaults } from '../../setup/setup-check.ts';
import { type TableCoup, type CoupStanding, NO_OPENER, type Table } from '../../table.ts';
import { staffMissing } from '../table/sign-on.ts';
import { limitsDue, type LimitsChanged, withLimits } from '../table/announce-limits.ts';

export type OpenWagering = CommandWith<'open-wagering'>;

export interface WageringOpened extends Happened {
  readonly happened: 'wagering-opened';
  readonly coup: number;
  readonly closesAt: number | null;
  readonly standing: CoupStanding;
  readonly ground: string | null;
}

export function decideOpenWagering(
  room: At,
  { by, at }: OpenWagering,
): Decision<WageringOpened | LimitsChanged> {
  const { book, table } = room;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const absent = staffMissing(room);
  if (absent !== undefined) return absent;
  if (table.phase !== 'between-coups' || table.setup === null) {
    const clause = book.procedure.wagering.after;
    return refuse('not-now', clause, { code: 'wagers-called-between-coups' });
  }
  if (!shoeHasAnotherCoup(room)) {
    return refuse('not-now', book.procedure.shoe.reshuffle, { code: 'shoe-over' });
  }
  if (!hasRoomFor(table.ledger, 0)) return refuseUncountable();
  const notice = limitsDue(room, at);
  const setup = notice === null ? table.setup : withLimits(table.setup, notice);
  const fault = signFault(room, setup) ?? markersFault(room);
  if (fault !== undefined) return fault;
  const dummy = dummyDue(table);
  if (dummy !== null) {
    return refuse('not-now', dummy, { code: 'next-coup-is-dummy' });
  }
  const free = table.shoe.freeCoups > 0;
  // Where the operator has set no length, the book's own holds (8.1(b)).
  const wageringMs = table.setup.wageringMs ?? book.procedure.wagering.defaultMs?.ms ?? null;
  return [
    ...(notice === null ? [] : [{ happened: 'limits-changed', by, at, notice } as const]),
    {
      ...{ happened: 'wagering-opened', by, at, coup: table.shoe.coups + 1 },
      closesAt: wageringMs === null ? null : at + wageringMs,
      standing: free ? 'free' : 'live',
      ground: free ? clauseOfPower(room, 'order-free-coups') : null,
    },
  ];
}

/**
 * No wagering of any kind opens in a new shoe while commission is owed, unless management says so;
 * dummies that were dealt from it before change nothing (10.2.1 (a), C25).
 */
function markersFault(room: At): Refusal | undefined {
  const { kept, shoe } = room.table;
  const hasOpened = kept.wageredShoe === shoe.number;
  return hasOpened || kept.commissionCarried ? undefined : commissionFault(room);
}

/**
 * No sign, no wagers: tables that an earlier version opened may lack a line of it, and so may
 * limits that were announced under other house rules (7.1).
 */
function signFault({ book }: At, setup: Setup): Refusal | undefined {
  const [first] = signFaults(book, setup);
  return first && refuse('steps-missing', first.clause, first.reason);
}

/** The book's own end of shoe, asked between two coups. */
export function shoeHasAnotherCoup({ book, table }: At): boolean {
  const { shoe, setup } = table;
  if (shoe.over || setup === null) return false;
  // Of a real shoe only the dealer knows where its cutting card lies.
  if (setup.cuttingCard === 'noted') return shoe.dealt < shoe.cards;
  const mark = { dealt: shoe.dealt, cards: shoe.cards, fromBack: setup.cutFromBack };
  return mayStartCoup(book, mark, shoe.cuttingCardOut ? 0 : undefined);
}

export const evolveWageringOpened = (table: Table, event: WageringOpened): Table => ({
  ...table,
  phase: 'wagering',
  kept: keptInShoe(table),
  // What was meant for the last coup and comes now is known by its revision.
  seats: table.seats.map(seat => ({ ...seat, revision: seat.revision + 1 })),
  shoe: {
    ...table.shoe,
    coups: event.coup,
    freeCoups: table.shoe.freeCoups - (event.standing === 'free' ? 1 : 0),
  },
  coup: newCoup(table, { ...event, number: event.coup }),
});

/** The operator's word holds for the shoe it was given for: it is used up with its first wagers. */
function keptInShoe({ kept, shoe }: Table): Kept {
  if (kept.wageredShoe === shoe.number) return kept;
  return { ...kept, wageredShoe: shoe.number, commissionCarried: false };
}

/** A coup of which no card is out yet. */
export const newCoup = (
  table: Table,
  coup: Pick<TableCoup, 'number' | 'standing' | 'ground' | 'closesAt'> & { readonly at: number },
): TableCoup => ({
  number: coup.number,
  standing: coup.standing,
  ground: coup.ground,
  openedAt: coup.at,
  closesAt: coup.closesAt,
  closedAt: null,
  shown: [],
  insuranceOver: false,
  cards: [],
  burnt: false,
  countsAnnounced: false,
  cuttingCardIn: false,
  method: table.setup?.method ?? 'dealer',
  faceDown: table.setup?.faceDown ?? false,
  openers: { player: NO_OPENER, banker: NO_OPENER },
  rulings: [],
});

export const openWageringAct: Act<OpenWagering, WageringOpened> = {
  name: 'open-wagering',
  fields: {},
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideOpenWagering,
  evolve: { 'wagering-opened': evolveWageringOpened },
};

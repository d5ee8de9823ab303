// Sanctions against a patron who broke a rule: wagers void, exclusion, winnings held (13.2).

import { type Draft, isRefusal, openAccounts, transfer, voidTransfer } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import type { At, Decision, Given, Happened } from '../act.ts';
import { changeSeat, seatOf } from '../change.ts';
import { drawUp, houseAccount, patronAccount, pendingBehind } from '../money.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { clauseOfPower, lacksPower } from '../roles.ts';
import type { Seat, Table } from '../table.ts';

export const SANCTIONS = [
  'void-wagers',
  'exclude',
  'hold-winnings',
  'device-taken',
  'detained',
] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

export interface SanctionPatron extends Given {
  readonly do: 'sanction-patron';
  readonly kind: SanctionKind;
  readonly seat: number;
  readonly patron: string;
  /** The clause that was broken, and what happened. */
  readonly breach: string;
  readonly story: string;
  /** For held winnings: how much was won while the device was there. */
  readonly cents?: number;
}

export interface PatronSanctioned extends Happened {
  readonly happened: 'patron-sanctioned';
  readonly kind: SanctionKind;
  readonly seat: number;
  readonly patron: string;
  readonly breach: string;
  readonly story: string;
  readonly cents: number;
  readonly clause: string;
}

/** An investigation ends: the money goes to the patron, or stays with the house. */
export interface EndHold extends Given {
  readonly do: 'end-hold';
  readonly seat: number;
  readonly patron: string;
  readonly to: 'patron' | 'house';
  readonly finding: string;
}

export interface HoldEnded extends Happened {
  readonly happened: 'hold-ended';
  readonly seat: number;
  readonly patron: string;
  readonly to: 'patron' | 'house';
  readonly finding: string;
}

const heldAccount = (seat: number, patron: string) => `held:${seat}/${patron}` as const;

export function decideSanctionPatron(
  room: At,
  command: SanctionPatron,
): Decision<PatronSanctioned> {
  const { by, at, kind, seat: number, patron, breach, story, cents = 0 } = command;
  const unauthorised = lacksPower(room, by, 'sanction-patron');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'sanction-patron');
  const seat = seatOf(room.table, number);
  if (seat === undefined) return refuse('no-such-seat', clause, `There is no seat ${number}.`);
  if (breach === '' || story === '') {
    return refuse('steps-missing', clause, 'Name the clause that was broken and what happened.');
  }
  const drafts = sanctionDrafts(room.table, seat, command, clause);
  if ('refused' in drafts) return drafts;
  const told = { kind, seat: number, patron, breach, story, cents, clause };
  const opened = withHeldAccount(room.table, number, patron, kind);
  const transfers = drawUp(opened.ledger, drafts);
  if ('refused' in transfers) {
    return refuse('not-enough-money', clause, 'The account does not hold that much.');
  }
  return [{ happened: 'patron-sanctioned', by, at, ...told, transfers }];
}

function sanctionDrafts(
  table: Table,
  seat: Seat,
  { kind, patron, cents = 0 }: SanctionPatron,
  clause: string,
): readonly Draft[] | Refusal {
  const account = patronAccount(seat.number, patron);
  if (kind === 'void-wagers' || (kind === 'exclude' && table.phase === 'wagering')) {
    return seat.wagers
      .filter(wager => wager.patron === patron)
      .map(wager => voidTransfer(pendingBehind(table.ledger, account, wager.transfer)));
  }
  if (kind !== 'hold-winnings') return [];
  if (cents <= 0) return refuse('not-enough-money', clause, 'Say how much is to be held.');
  const credit = heldAccount(seat.number, patron);
  return [transfer({ debit: account, credit, cents, memo: 'hold' })];
}

/** Held winnings stand on an account of their own, apart from the patron's chips. */
export function withHeldAccount(
  table: Table,
  seat: number,
  patron: string,
  kind: SanctionKind,
): Table {
  const id = heldAccount(seat, patron);
  if (kind !== 'hold-winnings' || table.ledger.places[id] !== undefined) return table;
  const ledger = openAccounts(table.ledger, [{ id, currency: table.setup?.currency ?? '' }]);
  assert(!isRefusal(ledger), 'an account for held winnings can be opened');
  return { ...table, ledger };
}

export function decideEndHold(room: At, command: EndHold): Decision<HoldEnded> {
  const { by, at, seat, patron, to, finding } = command;
  const unauthorised = lacksPower(room, by, 'sanction-patron');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'sanction-patron');
  const hold = room.table.claims.holds.find(each => each.seat === seat && each.patron === patron);
  if (hold === undefined) return refuse('nothing-to-do', clause, 'Nothing is held there.');
  if (finding === '') return refuse('steps-missing', clause, 'Say what the investigation found.');
  const credit = to === 'patron' ? patronAccount(seat, patron) : houseAccount(room.table);
  const debit = heldAccount(seat, patron);
  const transfers = drawUp(room.table.ledger, [
    transfer({ debit, credit, cents: hold.cents, memo: 'release' }),
  ]);
  if ('refused' in transfers) {
    return refuse('seat-empty', clause, 'The patron has no account here: pay by hand.');
  }
  return [{ happened: 'hold-ended', by, at, seat, patron, to, finding, transfers }];
}

export function evolvePatronSanctioned(table: Table, event: PatronSanctioned): Table {
  const { kind, seat: number, patron, cents, breach } = event;
  const back = new Set((event.transfers ?? []).map(({ refersTo }) => refersTo));
  const after = changeSeat(table, number, seat => ({
    ...seat,
    wagers: seat.wagers.filter(({ transfer: id }) => !back.has(id)),
    leaving: seat.leaving || kind === 'exclude',
    revision: seat.revision + 1,
  }));
  const { claims } = after;
  if (kind === 'exclude') {
    return { ...after, claims: { ...claims, excluded: [...claims.excluded, patron] } };
  }
  if (kind !== 'hold-winnings') return after;
  const hold = { seat: number, patron, cents, incident: breach };
  return { ...after, claims: { ...claims, holds: [...claims.holds, hold] } };
}

export const evolveHoldEnded = (table: Table, { seat, patron }: HoldEnded): Table => ({
  ...table,
  claims: {
    ...table.claims,
    holds: table.claims.holds.filter(each => each.seat !== seat || each.patron !== patron),
  },
});

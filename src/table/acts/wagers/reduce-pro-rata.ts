// The dealer reduces one side pro rata before a card is seen: all patrons there, never one alone.

import * as field from '../../fields.ts';
import { type Draft, numbered, replace, voidTransfer } from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeSeat, coupOf } from '../../change.ts';
import { lies } from '../../coup/hands.ts';
import { patronAccount, pendingBehind } from '../../accounts/money.ts';
import { type Reduction, tooMuch } from '../../wagers/pro-rata.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import type { Setup } from '../../setup/setup.ts';
import { setupFault } from '../../setup/setup-check.ts';
import type { Reason } from '../../reason.ts';
import type { Seat, Table } from '../../table.ts';
import { type Bet, betOf, sameBet, type Wager } from '../../wagers/wager.ts';

export type ReduceProRata = CommandWith<'reduce-pro-rata'>;

/** One reduced wager: every owner is told the old stake and the new one. */
export interface ReducedWager {
  readonly seat: number;
  readonly patron: string;
  readonly bet: Bet;
  readonly from: number;
  readonly to: number;
  /** The pending transfer that holds it now; null where nothing is left. */
  readonly transfer: number | null;
}

export interface WagersReduced extends Happened {
  readonly happened: 'wagers-reduced';
  readonly clause: string;
  readonly wagers: readonly ReducedWager[];
}

export function decideReduceProRata(room: At, { by, at }: ReduceProRata): Decision<WagersReduced> {
  const { table } = room;
  const unauthorised = lacksPower(room, by, 'reduce-pro-rata');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'reduce-pro-rata');
  const notNow = reductionFault(room);
  if (notNow !== undefined) return refuse('not-now', clause, notNow);
  const reductions = tooMuch(room).flatMap(side => side.reductions);
  const lower = reductions.filter(({ wager, to }) => to < wager.stake);
  if (lower.length === 0) {
    return refuse('nothing-to-do', clause, { code: 'no-side-above-liability' });
  }
  const transfers = numbered(
    table.ledger,
    lower.map(reduction => draftOf(table, reduction)),
  );
  const wagers = lower.map(({ seat, wager, to }, index) => {
    const transfer = to === 0 ? null : (transfers[index]?.id ?? null);
    const { patron, stake: from } = wager;
    return { seat, patron, bet: betOf(wager), from, to, transfer };
  });
  return [{ happened: 'wagers-reduced', by, at, clause, wagers, transfers }];
}

/** Why nothing is reduced now: between the close and the first card, or the first in sight. */
function reductionFault({ book, table }: At): Reason | undefined {
  const isOpen = book.procedure.limits?.proRata?.until === 'exposure';
  const isDealt = isOpen && table.phase === 'dealing' && coupOf(table).cards.every(lies);
  if (table.phase === 'no-more-wagers' || isDealt) return undefined;
  return isOpen ? { code: 'reduction-before-exposure' } : { code: 'reduction-after-close' };
}

/** True where the dealer may reduce wagers now. */
export const mayReduceNow = (room: At): boolean => reductionFault(room) === undefined;

function draftOf(table: Table, { seat, wager, to }: Reduction): Draft {
  const pending = pendingBehind(table.ledger, patronAccount(seat, wager.patron), wager.transfer);
  return to === 0 ? voidTransfer(pending) : replace(pending, to);
}

export const evolveWagersReduced = (table: Table, { wagers }: WagersReduced): Table =>
  wagers.reduce(
    (after, reduced) =>
      changeSeat(after, reduced.seat, seat => ({
        ...seat,
        revision: seat.revision + 1,
        wagers: withReduced(seat, reduced),
      })),
    table,
  );

function withReduced(seat: Seat, { patron, bet, to, transfer }: ReducedWager): readonly Wager[] {
  return seat.wagers.flatMap(wager => {
    if (wager.patron !== patron || !sameBet(wager, bet)) return [wager];
    if (transfer === null) return [];
    const { counts, ...rest } = wager;
    const over = counts !== undefined && to > counts ? { counts } : {};
    return [{ ...rest, ...over, stake: to, transfer }];
  });
}

const setCollectiveLiabilityFields = {
  /** Null takes it off the notice. */
  cents: field.cents.nullable(),

  /** The id of the set-up that the changed notice makes. */
  setup: field.word,
};

/** Tasmania's greatest liability on one hand, on the notice while it is set (7.3.a). */
export type SetCollectiveLiability = CommandWith<
  'set-collective-liability',
  typeof setCollectiveLiabilityFields
>;

export interface CollectiveLiabilitySet extends Happened {
  readonly happened: 'collective-liability-set';
  readonly cents: number | null;
  readonly setup: string;
}

export function decideSetCollectiveLiability(
  room: At,
  { by, at, cents, setup }: SetCollectiveLiability,
): Decision<CollectiveLiabilitySet> {
  const unauthorised = lacksPower(room, by, 'set-collective-liability');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'set-collective-liability');
  const { table } = room;
  if (table.setup === null || table.coup !== null) {
    return refuse('not-now', clause, { code: 'notice-between-coups' });
  }
  if (setup === table.setup.id) {
    return refuse('set-up-not-permitted', clause, { code: 'setup-needs-new-id' });
  }
  const fault = setupFault(room, { ...table.setup, collectiveLiability: cents });
  return fault ?? [{ happened: 'collective-liability-set', by, at, cents, setup }];
}

export function evolveCollectiveLiabilitySet(table: Table, event: CollectiveLiabilitySet): Table {
  assert(table.setup !== null, 'an open table has house rules');
  const setup: Setup = { ...table.setup, id: event.setup, collectiveLiability: event.cents };
  return { ...table, setup };
}

export const reduceProRataAct: Act<ReduceProRata, WagersReduced> = {
  name: 'reduce-pro-rata',
  fields: {},
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideReduceProRata,
  evolve: { 'wagers-reduced': evolveWagersReduced },
};

export const setCollectiveLiabilityAct: Act<SetCollectiveLiability, CollectiveLiabilitySet> = {
  name: 'set-collective-liability',
  fields: setCollectiveLiabilityFields,
  may: ['supervise'],
  whileClosed: 'waits',
  decide: decideSetCollectiveLiability,
  evolve: { 'collective-liability-set': evolveCollectiveLiabilitySet },
};

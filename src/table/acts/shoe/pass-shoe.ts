// The shoe in a patron's hands: offered to the highest wagerer, kept until lost, given up or taken.

import { z } from 'zod';

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup } from '../../change.ts';
import { delegateFault, holderOf, playerAt, speaksFor } from '../../people/holders.ts';
import { shoeOffers } from '../../people/openers.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { DealingMethod } from '../../setup/setup.ts';
import type { ShoeHolder, Table } from '../../table.ts';

const takeShoeFields = { seat: field.seatNumber };

export type TakeShoe = CommandWith<'take-shoe', typeof takeShoeFields>;

const declineShoeFields = { seat: field.seatNumber };

export type DeclineShoe = CommandWith<'decline-shoe', typeof declineShoeFields>;

/** The holder lets it go, or the pit boss takes it away. */
export type GiveUpShoe = CommandWith<'give-up-shoe'>;

const delegateDealingFields = { to: field.word };

/** The holder lets another person at the table deal the cards (8.1.3 (c)(i)). */
export type DelegateDealing = CommandWith<'delegate-dealing', typeof delegateDealingFields>;

const chooseDealingMethodFields = {
  method: z.enum(['dealer', 'hands-to-wagerers']),
};

/** All have declined the shoe: this coup is dealt another way (8.1.3 (b)). */
export type ChooseDealingMethod = CommandWith<
  'choose-dealing-method',
  typeof chooseDealingMethodFields
>;

export interface ShoeTaken extends Happened {
  readonly happened: 'shoe-taken';
  readonly holder: ShoeHolder;
}

export interface ShoeDeclined extends Happened {
  readonly happened: 'shoe-declined';
  readonly seat: number;
}

export interface ShoeGivenUp extends Happened {
  readonly happened: 'shoe-given-up';
  readonly clause: string;
}

export interface DealingDelegated extends Happened {
  readonly happened: 'dealing-delegated';
  readonly to: string;
}

export interface MethodChosen extends Happened {
  readonly happened: 'method-chosen';
  readonly method: DealingMethod;
}

type ShoeRule = NonNullable<At['book']['procedure']['deal']['shoeToPatron']>;

function ruleOf({ book, table }: At): ShoeRule | Refusal {
  const rule = book.procedure.deal.shoeToPatron;
  if (rule === undefined) {
    const clause = book.procedure.deal.order;
    return refuse('not-in-this-book', clause, { code: 'dealer-keeps-shoe' });
  }
  const isOffered = table.coup?.method === 'shoe-to-a-wagerer';
  if (isOffered && table.phase === 'no-more-wagers') return rule;
  return refuse('not-now', rule.clause, { code: 'shoe-after-no-more-bets' });
}

const offeredNow = (table: Table) =>
  shoeOffers(table).find(({ seat }) => !table.shoeDeclined.includes(seat));

export function decideTakeShoe(room: At, { by, at, seat }: TakeShoe): Decision<ShoeTaken> {
  const rule = ruleOf(room);
  if ('refused' in rule) return rule;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const offer = offeredNow(room.table);
  const patron = playerAt(room.table, seat);
  if (holderOf(room.table) !== null || offer?.seat !== seat || patron === null) {
    return refuse('not-now', rule.clause, { code: 'shoe-not-offered', seat });
  }
  const holder = { seat, patron, side: offer.side, delegate: null };
  return [{ happened: 'shoe-taken', by, at, holder }];
}

export function decideDeclineShoe(room: At, { by, at, seat }: DeclineShoe): Decision<ShoeDeclined> {
  const rule = ruleOf(room);
  if ('refused' in rule) return rule;
  const isOffered = holderOf(room.table) === null && offeredNow(room.table)?.seat === seat;
  if (!isOffered) return refuse('not-now', rule.clause, { code: 'shoe-not-offered', seat });
  return speaksFor(room, by, seat, rule.clause) ?? [{ happened: 'shoe-declined', by, at, seat }];
}

export function decideGiveUpShoe(room: At, { by, at }: GiveUpShoe): Decision<ShoeGivenUp> {
  const rule = room.book.procedure.deal.shoeToPatron;
  const holder = holderOf(room.table);
  if (rule === undefined || holder === null) {
    const clause = rule?.clause ?? room.book.procedure.deal.order;
    return refuse('nothing-to-do', clause, { code: 'no-patron-holds-shoe' });
  }
  if ((room.table.coup?.cards.length ?? 0) > 0) {
    return refuse('not-now', rule.clause, { code: 'shoe-passes-between-coups' });
  }
  if (by.role === 'patron') {
    const denied = speaksFor(room, by, holder.seat, rule.clause);
    return denied ?? [{ happened: 'shoe-given-up', by, at, clause: rule.givesUp }];
  }
  const unauthorised = lacksPower(room, by, 'take-the-shoe-away');
  const clause = room.book.procedure.powers['take-the-shoe-away']?.clause ?? rule.clause;
  return unauthorised ?? [{ happened: 'shoe-given-up', by, at, clause }];
}

export function decideDelegateDealing(
  room: At,
  { by, at, to }: DelegateDealing,
): Decision<DealingDelegated> {
  const rule = room.book.procedure.deal.shoeToPatron;
  const holder = holderOf(room.table);
  if (rule === undefined || holder === null) {
    const clause = rule?.clause ?? room.book.procedure.deal.order;
    return refuse('nothing-to-do', clause, { code: 'no-patron-holds-shoe' });
  }
  const denied =
    speaksFor(room, by, holder.seat, rule.mayDeal) ?? delegateFault(room.table, to, rule.mayDeal);
  return denied ?? [{ happened: 'dealing-delegated', by, at, to }];
}

export function decideChooseDealingMethod(
  room: At,
  command: ChooseDealingMethod,
): Decision<MethodChosen> {
  const { by, at, method } = command;
  const rule = ruleOf(room);
  if ('refused' in rule) return rule;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  if (holderOf(room.table) !== null || offeredNow(room.table) !== undefined) {
    return refuse('not-now', rule.allDecline, { code: 'shoe-not-offered-to-all' });
  }
  return [{ happened: 'method-chosen', by, at, method }];
}

/** Cards dealt by a patron are cards handled by one. */
export const evolveShoeTaken = (table: Table, { holder }: ShoeTaken): Table => ({
  ...table,
  shoeHolder: holder,
  shoe: { ...table.shoe, handled: true },
});

export const evolveShoeDeclined = (table: Table, { seat }: ShoeDeclined): Table => ({
  ...table,
  shoeDeclined: [...table.shoeDeclined, seat],
});

/** Who gives it up is not the first to be offered it again for the same coup. */
export const evolveShoeGivenUp = (table: Table): Table => ({
  ...table,
  shoeHolder: null,
  shoeDeclined: [
    ...table.shoeDeclined,
    ...(table.shoeHolder === null ? [] : [table.shoeHolder.seat]),
  ],
});

export const evolveDealingDelegated = (table: Table, { to }: DealingDelegated): Table => ({
  ...table,
  shoeHolder: table.shoeHolder && { ...table.shoeHolder, delegate: to },
});

export const evolveMethodChosen = (table: Table, { method }: MethodChosen): Table =>
  changeCoup(table, { method });

export const takeShoeAct: Act<TakeShoe, ShoeTaken> = {
  name: 'take-shoe',
  fields: takeShoeFields,
  may: ['run-table'],
  decide: decideTakeShoe,
  evolve: { 'shoe-taken': evolveShoeTaken },
};

export const declineShoeAct: Act<DeclineShoe, ShoeDeclined> = {
  name: 'decline-shoe',
  fields: declineShoeFields,
  may: ['play', 'run-table'],
  decide: decideDeclineShoe,
  evolve: { 'shoe-declined': evolveShoeDeclined },
};

export const giveUpShoeAct: Act<GiveUpShoe, ShoeGivenUp> = {
  name: 'give-up-shoe',
  fields: {},
  may: ['play', 'run-table'],
  decide: decideGiveUpShoe,
  evolve: { 'shoe-given-up': evolveShoeGivenUp },
};

export const delegateDealingAct: Act<DelegateDealing, DealingDelegated> = {
  name: 'delegate-dealing',
  fields: delegateDealingFields,
  may: ['play', 'run-table'],
  decide: decideDelegateDealing,
  evolve: { 'dealing-delegated': evolveDealingDelegated },
};

export const chooseDealingMethodAct: Act<ChooseDealingMethod, MethodChosen> = {
  name: 'choose-dealing-method',
  fields: chooseDealingMethodFields,
  may: ['run-table'],
  decide: decideChooseDealingMethod,
  evolve: { 'method-chosen': evolveMethodChosen },
};

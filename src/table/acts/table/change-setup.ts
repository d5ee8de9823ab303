// Other house rules for an open table: only while no money and no coup is live (R-ACC-5).

import { setupSchema } from '../../setup/setup-fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { seatOf } from '../../change.ts';
import { balanceOf, patronAccount } from '../../accounts/money.ts';
import { peopleAt } from '../../people/people-at.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Setup } from '../../setup/setup.ts';
import { setupFault } from '../../setup/setup-check.ts';
import type { Table } from '../../table.ts';
import { streaksRide } from '../../coup/standing.ts';
import { withoutTerms } from './agree-terms.ts';
import { type LimitsWithdrawn, limitsWithdrawn, patronsOf, waitOf } from './announce-limits.ts';
import { emptySeat } from './open-table.ts';

const changeSetupFields = {
  /** The whole new set-up, under an id of its own; limits change by their own notice. */
  setup: setupSchema,
};

export type ChangeSetup = CommandWith<'change-setup', typeof changeSetupFields>;

export interface SetupChanged extends Happened {
  readonly happened: 'setup-changed';
  readonly setup: Setup;
}

export function decideChangeSetup(
  room: At,
  command: ChangeSetup,
): Decision<SetupChanged | LimitsWithdrawn> {
  const { book, table } = room;
  const { by, at, setup } = command;
  const unauthorised = lacksPower(room, by, 'change-limits');
  if (unauthorised !== undefined) return unauthorised;
  const { limitSign } = book.procedure.notices;
  // Odds, decks and seats are fixed for a shoe: patrons must know them when they wager.
  if (table.phase !== 'preparing' || table.shoe.toDo.length > 0 || isMoneyLive(table)) {
    return refuse('not-now', limitSign, { code: 'setup-between-shoes' });
  }
  const early = noticeFault(room, setup);
  if (early !== undefined) return early;
  if (setup.id === table.setup?.id) {
    return refuse('set-up-not-permitted', limitSign, { code: 'setup-needs-new-id' });
  }
  const fault = setupFault(room, setup);
  if (fault !== undefined) return fault;
  // Limits that were announced are those of other wagers: their sign comes down with its rules.
  const sign = table.notices.limits === null ? [] : [limitsWithdrawn({ by, at })];
  return [...sign, { happened: 'setup-changed', by, at, setup }];
}

const isMoneyLive = (table: Table): boolean =>
  streaksRide(table) ||
  table.seats.some(
    seat =>
      seat.wins !== undefined ||
      peopleAt(seat).some(({ id }) => balanceOf(table.ledger, patronAccount(seat.number, id)) > 0),
  );

/** A changed set-up is no way around the sign: what has to wait is announced as limits are. */
function noticeFault(room: At, { limits, aggregateMin }: Setup): Refusal | undefined {
  const gate = room.book.procedure.notices.limits;
  if (gate === undefined || waitOf(room, limits, aggregateMin) === 0) return undefined;
  // Where consent stands in for the sign, an empty table has nobody to ask (7.6).
  if (gate.consent !== undefined && patronsOf(room.table).length === 0) return undefined;
  return refuse('notice-not-long-enough', gate.clause, { code: 'limits-not-announced' });
}

/** What was agreed with patrons was agreed under the rules before: it ends with them (7.5, 7.6). */
export const evolveSetupChanged = (table: Table, { setup }: SetupChanged): Table => ({
  ...table,
  setup,
  kept: { ...table.kept, announcedDay: undefined },
  seats: setup.seats.map(plan => ({
    ...withoutTerms(seatOf(table, plan.number) ?? emptySeat(plan)),
    ...plan,
  })),
});

export const changeSetupAct: Act<ChangeSetup, SetupChanged> = {
  name: 'change-setup',
  fields: changeSetupFields,
  may: ['supervise'],
  whileFrozen: 'waits',
  decide: decideChangeSetup,
  evolve: { 'setup-changed': evolveSetupChanged },
};

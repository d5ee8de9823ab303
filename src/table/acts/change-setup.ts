// Other house rules for an open table: only while no money and no coup is live (R-ACC-5).

import type { At, Decision, Given, Happened } from '../act.ts';
import { seatOf } from '../change.ts';
import { balanceOf, patronAccount } from '../money.ts';
import { refuse } from '../refusal.ts';
import { lacksPower } from '../roles.ts';
import type { Setup } from '../setup.ts';
import { setupFault } from '../setup-check.ts';
import type { Table } from '../table.ts';
import { emptySeat } from './open-table.ts';

export interface ChangeSetup extends Given {
  readonly do: 'change-setup';
  /** The whole new set-up, under an id of its own; limits change by their own notice. */
  readonly setup: Setup;
}

export interface SetupChanged extends Happened {
  readonly happened: 'setup-changed';
  readonly setup: Setup;
}

export function decideChangeSetup(room: At, command: ChangeSetup): Decision<SetupChanged> {
  const { book, table } = room;
  const { by, at, setup } = command;
  const unauthorised = lacksPower(room, by, 'change-limits');
  if (unauthorised !== undefined) return unauthorised;
  const { limitSign } = book.procedure.notices;
  // Odds, decks and seats are fixed for a shoe: patrons must know them when they wager.
  if (table.phase !== 'preparing' || table.shoe.toDo.length > 0 || isMoneyLive(table)) {
    return refuse('not-now', limitSign, 'House rules change between shoes, with no money live.');
  }
  if (setup.id === table.setup?.id) {
    return refuse('set-up-not-permitted', limitSign, 'A changed set-up bears a new id.');
  }
  return setupFault(room, setup) ?? [{ happened: 'setup-changed', by, at, setup }];
}

const isMoneyLive = (table: Table): boolean =>
  table.seats.some(
    seat =>
      seat.runs.length > 0 ||
      seat.wins !== undefined ||
      (seat.patron !== null &&
        balanceOf(table.ledger, patronAccount(seat.number, seat.patron.id)) > 0),
  );

export const evolveSetupChanged = (table: Table, { setup }: SetupChanged): Table => ({
  ...table,
  setup,
  seats: setup.seats.map(plan => ({ ...(seatOf(table, plan.number) ?? emptySeat(plan)), ...plan })),
});

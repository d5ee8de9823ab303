// Freezing every account of the table: one act of the dealer, so that nothing moves meanwhile.

import type { At, Decision, Given, Happened } from '../act.ts';
import { changeCoup } from '../change.ts';
import { refuse } from '../refusal.ts';
import { clauseOfPower, lacksPower } from '../roles.ts';
import type { Table } from '../table.ts';

export interface FreezeAccounts extends Given {
  readonly do: 'freeze-accounts';
  readonly why: string;
}

export interface AccountsFrozen extends Happened {
  readonly happened: 'accounts-frozen';
  readonly clause: string;
  readonly why: string;
}

export interface UnfreezeAccounts extends Given {
  readonly do: 'unfreeze-accounts';
}

export interface AccountsUnfrozen extends Happened {
  readonly happened: 'accounts-unfrozen';
}

export function decideFreeze(room: At, { by, at, why }: FreezeAccounts): Decision<AccountsFrozen> {
  const unauthorised = lacksPower(room, by, 'recalculate');
  if (unauthorised !== undefined) return unauthorised;
  if (room.table.frozen !== null) return [];
  const clause = clauseOfPower(room, 'recalculate');
  return [{ happened: 'accounts-frozen', by, at, clause, why }];
}

export function decideUnfreeze(room: At, { by, at }: UnfreezeAccounts): Decision<AccountsUnfrozen> {
  const unauthorised = lacksPower(room, by, 'recalculate');
  if (unauthorised !== undefined) return unauthorised;
  if (room.table.frozen !== null) return [{ happened: 'accounts-unfrozen', by, at }];
  const clause = clauseOfPower(room, 'recalculate');
  return refuse('nothing-to-do', clause, 'No account is frozen.');
}

export const evolveAccountsFrozen = (table: Table, event: AccountsFrozen): Table => ({
  ...table,
  frozen: { clause: event.clause, since: event.at, why: event.why },
});

/** The countdown stood still while the accounts were frozen: it goes on where it was. */
export function evolveAccountsUnfrozen(table: Table, { at }: AccountsUnfrozen): Table {
  const { frozen, coup } = table;
  const thawed = { ...table, frozen: null };
  if (frozen === null || coup === null || coup.closesAt === null) return thawed;
  return changeCoup(thawed, { closesAt: coup.closesAt + (at - frozen.since) });
}

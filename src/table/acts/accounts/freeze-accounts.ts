// Freezing every account of the table: one act of the dealer, so that nothing moves meanwhile.

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { approvalMissing } from '../../setup/approved-rule.ts';
import { changeCoup } from '../../change.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';

const freezeAccountsFields = {
  /** It may be left out: freezing never waits for words. */
  why: field.words.exactOptional(),
};

export type FreezeAccounts = CommandWith<'freeze-accounts', typeof freezeAccountsFields>;

export interface AccountsFrozen extends Happened {
  readonly happened: 'accounts-frozen';
  readonly clause: string;
  readonly why: string;
}

const unfreezeAccountsFields = {
  /** What was found: corrected, or nothing wrong. It goes on record. */
  finding: field.words,
};

/** A supervisor has seen what came of it. */
export type UnfreezeAccounts = CommandWith<'unfreeze-accounts', typeof unfreezeAccountsFields>;

export interface AccountsUnfrozen extends Happened {
  readonly happened: 'accounts-unfrozen';
  /** Left out in old journals. */
  readonly finding?: string;
}

export function decideFreeze(
  context: At,
  { by, at, why = '' }: FreezeAccounts,
): Decision<AccountsFrozen> {
  const unauthorised = lacksPower(context, by, 'freeze-accounts');
  if (unauthorised !== undefined) return unauthorised;
  const off = approvalMissing(context);
  if (off !== undefined) return off;
  if (context.table.frozen !== null) return [];
  const clause = clauseOfPower(context, 'freeze-accounts');
  return [{ happened: 'accounts-frozen', by, at, clause, why }];
}

export function decideUnfreeze(
  context: At,
  { by, at, finding }: UnfreezeAccounts,
): Decision<AccountsUnfrozen> {
  const unauthorised = lacksPower(context, by, 'unfreeze-accounts');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(context, 'unfreeze-accounts');
  if (context.table.frozen === null) {
    return refuse('nothing-to-do', clause, { code: 'no-account-frozen' });
  }
  if (finding === '') return refuse('steps-missing', clause, { code: 'found-fact-missing' });
  return [{ happened: 'accounts-unfrozen', by, at, finding }];
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

export const freezeAccountsAct: Act<FreezeAccounts, AccountsFrozen> = {
  name: 'freeze-accounts',
  fields: freezeAccountsFields,
  may: ['run-table'],
  decide: decideFreeze,
  evolve: { 'accounts-frozen': evolveAccountsFrozen },
};

export const unfreezeAccountsAct: Act<UnfreezeAccounts, AccountsUnfrozen> = {
  name: 'unfreeze-accounts',
  fields: unfreezeAccountsFields,
  may: ['supervise'],
  decide: decideUnfreeze,
  evolve: { 'accounts-unfrozen': evolveAccountsUnfrozen },
};

// Holds the stored balances against the second set of books.

import type pg from 'pg';

import type { Damage } from '../../storage/journal/damage.ts';
import type { StreamFinding } from './stream-check.ts';

/** The stored balances and pending transfers, by stream, in the words of the second books. */
export interface StoredBalances {
  readonly rows: number;
  readonly accounts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly pending: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

interface BalanceRow {
  readonly stream: string;
  readonly account: string;
  readonly sums: string;
}

interface PendingRow {
  readonly stream: string;
  readonly id: number;
  readonly says: string;
}

export async function readStoredBalances(client: pg.ClientBase): Promise<StoredBalances> {
  const balances = await client.query<BalanceRow>(
    `select s.name as stream, b.account || ' ' || b.currency as account,
            concat_ws(' ', b.debits, b.credits, b.pending_debits, b.pending_credits) as sums
       from balance b join stream s on s.id = b.stream`,
  );
  const pendings = await client.query<PendingRow>(
    `select s.name as stream, p.id, concat_ws(' ', p.debit, p.credit, p.cents, p.currency) as says
       from pending_transfer p join stream s on s.id = p.stream`,
  );
  const accounts = new Map<string, Map<string, string>>();
  for (const { stream, account, sums } of balances.rows) {
    of(accounts, stream).set(account, sums);
  }
  const pending = new Map<string, Map<number, string>>();
  for (const { stream, id, says } of pendings.rows) of(pending, stream).set(id, says);
  return { rows: balances.rows.length, accounts, pending };
}

function of<K, V>(maps: Map<string, Map<K, V>>, name: string): Map<K, V> {
  const known = maps.get(name);
  if (known !== undefined) return known;
  const fresh = new Map<K, V>();
  maps.set(name, fresh);
  return fresh;
}

/** Where the stored balances of a stream differ from the books that its events make. */
export function damagedBalances(finding: StreamFinding, stored: StoredBalances): readonly Damage[] {
  const { name } = finding;
  if (finding.damages.length > 0) return [];
  const accounts = differences(finding.accounts, stored.accounts.get(name));
  const pending = differences(finding.pending, stored.pending.get(name));
  const damage = (says: string): Damage => ({
    stream: name,
    seq: finding.head.seq,
    found: 'balance-differs',
    says,
  });
  return [
    ...accounts.map(([account, ours, theirs]) =>
      damage(`Account ${account} of ${name} is stored as ${theirs}, its events make ${ours}.`),
    ),
    ...pending.map(([id, ours, theirs]) =>
      damage(`Pending transfer ${id} of ${name} is stored as ${theirs}, its events make ${ours}.`),
    ),
  ];
}

function differences<K>(
  ours: ReadonlyMap<K, string> | null,
  theirs: ReadonlyMap<K, string> | undefined,
): readonly (readonly [K, string, string])[] {
  const keys = new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])]);
  return [...keys].flatMap(key => {
    const [our, their] = [ours?.get(key) ?? 'nothing', theirs?.get(key) ?? 'nothing'];
    return our === their ? [] : [[key, our, their] as const];
  });
}

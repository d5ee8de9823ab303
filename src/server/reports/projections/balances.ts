// Balances: every account's sums and the transfers still pending, of every stream.

import type pg from 'pg';

import type { Transfer } from '../../../ledger/transfer.ts';
import { assert } from '../../../rules/assert.ts';
import type { Projection } from './projection.ts';

interface PendingRow {
  readonly id: number;
  readonly debit: string;
  readonly credit: string;
  readonly cents: number;
  readonly currency: string;
}

/** How much each of an account's four sums moves. */
interface Move {
  readonly account: string;
  readonly currency: string;
  debits: number;
  credits: number;
  pendingDebits: number;
  pendingCredits: number;
}

export const balances: Projection = {
  name: 'balances',
  version: 1,
  tables: ['balance', 'pending_transfer'],
  apply: async (client, { id }, events) => {
    const entries = events.flatMap(({ transfers, currency }) =>
      transfers.map(transfer => ({ transfer, currency })),
    );
    if (entries.length === 0) return;
    const sheet = new Sheet(await earlierPending(client, id, entries));
    for (const { transfer, currency } of entries) sheet.enter(transfer, currency);
    await writeMoves(client, id, sheet.moves());
    await writePending(client, id, sheet);
  },
};

/** What a run of transfers moves, gathered before anything is written. */
class Sheet {
  readonly #moves = new Map<string, Move>();
  readonly #pending: Map<number, PendingRow>;
  readonly opened = new Map<number, PendingRow>();
  readonly resolved: number[] = [];

  constructor(earlier: readonly PendingRow[]) {
    this.#pending = new Map(earlier.map(row => [row.id, row]));
  }

  moves(): readonly Move[] {
    return [...this.#moves.values()];
  }

  enter({ id, act, debit, credit, cents, refersTo }: Transfer, currency: string): void {
    if (act !== 'transfer' && act !== 'pend') this.#release(id, refersTo);
    if (act === 'transfer' || act === 'post') {
      this.#of(debit, currency).debits += cents;
      this.#of(credit, currency).credits += cents;
    }
    if (act === 'pend' || act === 'replace') {
      const row = { id, debit, credit, cents, currency };
      this.#pending.set(id, row);
      this.opened.set(id, row);
      this.#of(debit, currency).pendingDebits += cents;
      this.#of(credit, currency).pendingCredits += cents;
    }
  }

  #release(id: number, refersTo: number | null): void {
    const pending = refersTo === null ? undefined : this.#pending.get(refersTo);
    assert(pending !== undefined, `transfer ${id} resolves ${refersTo}, which is pending`);
    this.#pending.delete(pending.id);
    if (!this.opened.delete(pending.id)) this.resolved.push(pending.id);
    this.#of(pending.debit, pending.currency).pendingDebits -= pending.cents;
    this.#of(pending.credit, pending.currency).pendingCredits -= pending.cents;
  }

  #of(account: string, currency: string): Move {
    const key = `${account} ${currency}`;
    const known = this.#moves.get(key);
    if (known !== undefined) return known;
    const none = { debits: 0, credits: 0, pendingDebits: 0, pendingCredits: 0 };
    const fresh: Move = { account, currency, ...none };
    this.#moves.set(key, fresh);
    return fresh;
  }
}

async function earlierPending(
  client: pg.ClientBase,
  stream: number,
  entries: readonly { readonly transfer: Transfer }[],
): Promise<readonly PendingRow[]> {
  const ids = entries.flatMap(({ transfer: { act, refersTo } }) =>
    refersTo === null || act === 'transfer' ? [] : [refersTo],
  );
  if (ids.length === 0) return [];
  const { rows } = await client.query<PendingRow>(
    `select id, debit, credit, cents, currency from pending_transfer
      where stream = $1 and id = any($2::bigint[])`,
    [stream, ids],
  );
  return rows;
}

async function writeMoves(
  client: pg.ClientBase,
  stream: number,
  moves: readonly Move[],
): Promise<void> {
  await client.query(
    `insert into balance as b
       (stream, account, currency, debits, credits, pending_debits, pending_credits)
     select $1, * from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[],
                              $7::bigint[])
     on conflict (stream, account, currency) do update
       set debits = b.debits + excluded.debits,
           credits = b.credits + excluded.credits,
           pending_debits = b.pending_debits + excluded.pending_debits,
           pending_credits = b.pending_credits + excluded.pending_credits`,
    [
      stream,
      moves.map(({ account }) => account),
      moves.map(({ currency }) => currency),
      moves.map(({ debits }) => debits),
      moves.map(({ credits }) => credits),
      moves.map(({ pendingDebits }) => pendingDebits),
      moves.map(({ pendingCredits }) => pendingCredits),
    ],
  );
}

async function writePending(client: pg.ClientBase, stream: number, sheet: Sheet): Promise<void> {
  if (sheet.resolved.length > 0) {
    await client.query(
      'delete from pending_transfer where stream = $1 and id = any($2::bigint[])',
      [stream, sheet.resolved],
    );
  }
  const opened: readonly PendingRow[] = [...sheet.opened.values()];
  if (opened.length === 0) return;
  await client.query(
    `insert into pending_transfer (stream, id, debit, credit, cents, currency)
     select $1, * from unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[])`,
    [
      stream,
      opened.map(({ id }) => id),
      opened.map(({ debit }) => debit),
      opened.map(({ credit }) => credit),
      opened.map(({ cents }) => cents),
      opened.map(({ currency }) => currency),
    ],
  );
}

/** What an account holds over all streams, as reports show it. */
export interface AccountTotal {
  readonly account: string;
  readonly currency: string;
  readonly debits: number;
  readonly credits: number;
  readonly pendingDebits: number;
  readonly pendingCredits: number;
}

/** Every account's totals, of one stream or of the whole house. */
export async function readBalances(
  db: pg.Pool | pg.ClientBase,
  stream: string | null = null,
): Promise<readonly AccountTotal[]> {
  const { rows } = await db.query<AccountTotal>(
    `select b.account, b.currency, sum(b.debits)::bigint as debits,
            sum(b.credits)::bigint as credits,
            sum(b.pending_debits)::bigint as "pendingDebits",
            sum(b.pending_credits)::bigint as "pendingCredits"
       from balance b join stream s on s.id = b.stream
      where $1::text is null or s.name = $1
      group by b.account, b.currency order by b.account, b.currency`,
    [stream],
  );
  return rows;
}

// The bare paths that the journal is measured against: the same rows in plain statements.

import type pg from 'pg';

const SECONDS = 2;
/** As many as come in at once: a batch has so many wagers. */
export const AT_ONCE = 500;

/** What a wager's event carries. */
export const EVENT_BODY = {
  coup: '2025-03-01/17/23',
  seat: 7,
  terminal: 'terminal-0007',
  on: 'banker',
  stake: 1000,
};

/** The tables of the bare paths. */
export const BARE_TABLES = `
  create table bare_event (stream int, seq bigint, body text, primary key (stream, seq));
  create table bare_leg (stream int, seq bigint, leg int, debit text, credit text, cents bigint,
                         primary key (stream, seq, leg));`;
const BARE_COMMIT = `with e as (insert into bare_event values ($1, $2, $3))
  insert into bare_leg values ($1, $2, 1, $4, $5, $6), ($1, $2, 2, $5, $4, $6)`;
/** So many wagers in one commit. */
export const BARE_BATCH = `with e as (
    insert into bare_event
    select s, q, b from unnest($1::int[], $2::bigint[], $3::text[]) r (s, q, b))
  insert into bare_leg select s, q, l, d, c, a
    from unnest($1::int[], $2::bigint[], $4::text[], $5::text[], $6::bigint[]) r (s, q, d, c, a),
         generate_series(1, 2) l`;

/** Commits a second of a statement that is sent again and again. */
async function commits(send: (turn: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let turn = 0;
  while (performance.now() - started < SECONDS * 1000) await send((turn += 1));
  return turn / ((performance.now() - started) / 1000);
}

/** Commits a second, one after the other: an event with its ledger rows, and a row alone. */
export interface BareCommits {
  readonly three: number;
  readonly one: number;
}

/** The bare paths: no chain, no lease, no keys, no queue. */
export async function bareCommits(client: pg.Client): Promise<BareCommits> {
  const body = JSON.stringify(EVENT_BODY);
  const three = await commits(turn =>
    client.query({
      name: 'bare-three',
      text: BARE_COMMIT,
      values: [1, turn, body, 'patron:terminal-1', 'house', 1000],
    }),
  );
  const one = await commits(turn =>
    client.query({
      name: 'bare-one',
      text: 'insert into bare_event values ($1, $2, $3)',
      values: [2, turn, body],
    }),
  );
  return { three, one };
}

/** What came in meanwhile in one commit, and nothing else: wagers a second. */
export async function bareBatches(client: pg.Client): Promise<number> {
  await client.query('truncate bare_event, bare_leg');
  const body = JSON.stringify(EVENT_BODY);
  const of = <T>(value: T): T[] => Array.from({ length: AT_ONCE }, () => value);
  const batches = await commits(turn => {
    const seqs = Array.from({ length: AT_ONCE }, (_, n) => turn * AT_ONCE + n);
    const values = [of(3), seqs, of(body), of('patron:terminal-1'), of('house'), of(1000)];
    return client.query({ name: 'bare-batch', text: BARE_BATCH, values });
  });
  return batches * AT_ONCE;
}

// Somebody with all rights of a database who knows how the journal is made, for tests of what a
// verification finds. Everything is undone afterwards.

import type pg from 'pg';

import { canonicalBytes, genesisOf, hashOf } from '../storage/journal/canonical.ts';
import type { EventColumns } from '../storage/journal/canonical.ts';

const KEPT = ['journal', 'snapshot', 'projection', 'balance', 'pending_transfer'] as const;

interface Row extends Omit<EventColumns, 'prevHash'> {
  readonly prevHash: string;
}

export class Forger {
  readonly #admin: pg.Client;
  readonly #stream: { readonly id: number; readonly name: string };
  /** The stream's last event. */
  readonly last: number;

  private constructor(admin: pg.Client, stream: { id: number; name: string }, last: number) {
    this.#admin = admin;
    this.#stream = stream;
    this.last = last;
  }

  /** Looks at a stream and keeps everything as it is, for `undo`. */
  static async at(admin: pg.Client, name: string): Promise<Forger> {
    const { rows } = await admin.query<{ id: number; last: number }>(
      `select s.id, (select max(seq) from journal j where j.stream = s.id) as last
         from stream s where s.name = $1`,
      [name],
    );
    const [found] = rows;
    if (found === undefined) throw new Error(`there is no stream ${name}`);
    for (const table of KEPT)
      await admin.query(`create temporary table kept_${table} as table ${table}`);
    return new Forger(admin, { id: found.id, name }, found.last);
  }

  /** One event of the stream, for a where clause. */
  at = (seq: number): string => `stream = ${this.#stream.id} and seq = ${seq}`;

  from = (seq: number): string => `stream = ${this.#stream.id} and seq >= ${seq}`;

  newestSnapshot = (): string =>
    `stream = ${this.#stream.id} and seq =
       (select max(seq) from snapshot where stream = ${this.#stream.id})`;

  async tamper(sql: string, values: readonly unknown[] = []): Promise<void> {
    await this.#admin.query('alter table journal disable trigger all');
    const { rowCount } = await this.#admin.query(sql, [...values]);
    await this.#admin.query('alter table journal enable trigger all');
    if (rowCount === 0) throw new Error(`nothing was changed by ${sql}`);
  }

  async undo(): Promise<void> {
    await this.#admin.query('alter table journal disable trigger all');
    for (const table of KEPT) {
      await this.#admin.query(`truncate ${table}`);
      await this.#admin.query(`insert into ${table} table kept_${table}`);
    }
    await this.#admin.query('alter table journal enable trigger all');
  }

  /** Puts a copy of an event at another place. */
  async copyRow(seq: number, to: string): Promise<void> {
    await this.tamper(
      `insert into journal (stream, epoch, seq, at, gaming_day, version, currency, kind, prev_hash,
                            hash, body, transfers, key, answer)
       select stream, epoch, ${to}, at, gaming_day, version, currency, kind, prev_hash, hash, body,
              transfers, null, answer from journal where ${this.at(seq)}`,
    );
  }

  /** Changes bodies from an event on and chains everything after it anew. */
  async rewriteFrom(seq: number, change: (body: string) => string): Promise<void> {
    const { rows } = await this.#admin.query<Row>(
      `select encode(prev_hash, 'base64') as "prevHash", seq, epoch, at, gaming_day as "gamingDay",
              currency, kind, version, body, transfers, key, answer
         from journal where ${this.from(seq)} order by seq`,
    );
    let before = rows[0]?.prevHash ?? genesisOf(this.#stream.name);
    for (const row of rows) {
      const body = change(row.body);
      const hash = hashOf(canonicalBytes({ ...row, body, prevHash: before }));
      await this.tamper(
        `update journal set body = $1, prev_hash = decode($2, 'base64'),
                hash = decode($3, 'base64') where ${this.at(row.seq)}`,
        [body, before, hash],
      );
      before = hash;
    }
  }

  /** Takes away what else could tell: snapshots and what was gathered from the events. */
  async hideTraces(): Promise<void> {
    for (const table of KEPT.slice(1)) await this.#admin.query(`delete from ${table}`);
  }

  /** Changes the newest snapshot's state and makes its digest fit. */
  async forgeSnapshot(body: string): Promise<void> {
    await this.tamper(
      `update snapshot s set body = ${body}, digest = sha256(convert_to(
         (select encode(j.hash, 'base64') from journal j
           where j.stream = s.stream and j.seq = s.seq) || E'\\n' || s.engine || E'\\n' || ${body},
         'UTF8')) where ${this.newestSnapshot()}`,
    );
  }
}

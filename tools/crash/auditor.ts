// The auditor of the crash trial: reads the journal on from where it stood and holds it against
// what the terminals were told.

import type pg from 'pg';

import { readStream } from '../../src/server/storage/journal/read.ts';
import { beginningOf, isDamage } from '../../src/server/storage/journal/read.ts';
import { foldStored, rebuilding, tableStream } from '../../src/server/tables/mailbox/rebuild.ts';
import type { TableState } from '../../src/server/tables/mailbox/rebuild.ts';
import { balanceOf, patronAccount } from '../../src/table/accounts/money.ts';
import type { TerminalRecord } from './terminal.ts';

interface Audited {
  state: TableState;
  head: { readonly seq: number; readonly hash: string };
  /** Every key of the journal and the event with which it was done. */
  readonly keys: Map<string, number>;
}

export class Auditor {
  readonly #tables = new Map<string, Audited>();
  /** How many events, answers, balances and terminals' own books were held against each other. */
  readonly checked = { events: 0, answers: 0, balances: 0, books: 0 };

  /** What the journal as it is now and the terminals do not agree on. */
  async audit(
    client: pg.ClientBase,
    table: string,
    records: readonly TerminalRecord[],
  ): Promise<readonly string[]> {
    const findings: string[] = [];
    const audited = this.#tables.get(table) ?? beginning(table);
    this.#tables.set(table, audited);
    const shown = this.#shownAt(audited, records, findings);
    const name = tableStream(table);
    const { rows } = await client.query<{ id: number }>('select id from stream where name = $1', [
      name,
    ]);
    const stream = { name, id: rows[0]?.id ?? 0 };
    const head = await readStream(client, stream, audited.head, event => {
      audited.state = foldStored(audited.state, event);
      this.checked.events += 1;
      if (event.key !== null) keep(audited.keys, event.key, event.seq, findings);
      for (const look of shown.get(event.seq) ?? []) this.#compare(audited.state, look, findings);
      shown.delete(event.seq);
    });
    if (isDamage(head)) return [...findings, head.says];
    audited.head = head;
    for (const number of shown.keys()) {
      findings.push(`${table}: event ${number} was shown, and the journal has not got it`);
    }
    if (audited.state.reader.isWaiting) findings.push(`${table}: half a command is in the journal`);
    for (const record of records) this.#checkAnswers(audited, record, findings);
    return findings;
  }

  /** What was shown after which event; a balance after the last known event is compared now. */
  #shownAt(
    { head, state }: Audited,
    records: readonly TerminalRecord[],
    findings: string[],
  ): Map<number, Shown[]> {
    const shown = new Map<number, Shown[]>();
    for (const { seat, shown: seen } of records) {
      for (const [number, balance] of seen) {
        const look = { seat, balance };
        if (number > head.seq) shown.set(number, [...(shown.get(number) ?? []), look]);
        else if (number === head.seq) this.#compare(state, look, findings);
      }
    }
    return shown;
  }

  #compare({ table, reader }: TableState, { seat, balance }: Shown, findings: string[]): void {
    this.checked.balances += 1;
    const patron = table.seats.find(({ number }) => number === seat)?.patron?.id ?? '';
    const stored = balanceOf(table.ledger, patronAccount(seat, patron));
    if (stored === balance && !reader.isWaiting) return;
    findings.push(`${table.id}: seat ${seat} was shown ${balance}, the journal says ${stored}`);
  }

  #checkAnswers({ keys }: Audited, record: TerminalRecord, findings: string[]): void {
    const { page, done, refused, faults, compared } = record;
    findings.push(...faults);
    this.checked.books += compared;
    this.checked.answers += done.length + refused.length;
    for (const [key, number] of done) {
      const seq = keys.get(`${page}/${key}`);
      if (seq === undefined) findings.push(`${page}: ${key} was acknowledged and is lost`);
      else if (seq > number) findings.push(`${page}: ${key} was acknowledged before it was stored`);
    }
    for (const key of refused) {
      if (keys.has(`${page}/${key}`)) findings.push(`${page}: ${key} was refused and yet done`);
    }
  }
}

interface Shown {
  readonly seat: number;
  readonly balance: number;
}

const beginning = (table: string): Audited => ({
  state: rebuilding('').begin(tableStream(table)),
  head: beginningOf(tableStream(table)),
  keys: new Map(),
});

/** The journal names the device before the page; a page of this trial is one device's. */
function keep(keys: Map<string, number>, key: string, seq: number, findings: string[]): void {
  const ours = key.slice(key.lastIndexOf('.') + 1);
  if (keys.has(ours)) findings.push(`${ours} was done twice`);
  keys.set(ours, seq);
}

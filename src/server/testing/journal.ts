// A journal for tests: appends that look like a table's, and answers that must be stored.

import type { Transfer } from '../../ledger/transfer.ts';
import type { OpenStream } from '../storage/journal/batch.ts';
import type { Append, AppendedEvents, AppendRefusal } from '../storage/journal/event.ts';
import { openJournal } from '../storage/journal/journal.ts';
import type { Journal, JournalOptions } from '../storage/journal/journal.ts';
import { must } from './database.ts';

/** 1 March 2025, noon. */
export const NOON = Date.UTC(2025, 2, 1, 12);

/** Opens a journal that must open. */
export const journalOn = async (
  address: JournalOptions['address'],
  options: Partial<JournalOptions> = {},
): Promise<Journal> => must(await openJournal({ address, owner: 'test-house', ...options }));

/** Takes one stream that must be free. */
export async function takeOne(journal: Journal, name: string): Promise<OpenStream> {
  const [taken] = await journal.take([name]);
  if (taken === undefined || !('taken' in taken)) throw new Error(`${name}: ${taken?.says}`);
  return taken.taken;
}

export const isStored = (answer: AppendedEvents | AppendRefusal): answer is AppendedEvents =>
  !('refused' in answer);

/** The answer of an append that must be stored. */
export function stored(answer: AppendedEvents | AppendRefusal): AppendedEvents {
  if (!isStored(answer)) throw new Error(`${answer.refused}: ${answer.says}`);
  return answer;
}

/** One patron's pending wager. */
export const pending = (id: number, cents: number): Transfer => ({
  id,
  act: 'pend',
  debit: 'patron:terminal-7',
  credit: 'house',
  cents,
  refersTo: null,
  memo: 'wager',
});

/** A table's stream with its next seq kept for the test, so that appends follow one another. */
export class TestTable {
  readonly journal: Journal;
  readonly stream: OpenStream;
  seq: number;
  at: number;

  constructor(journal: Journal, stream: OpenStream) {
    this.journal = journal;
    this.stream = stream;
    this.seq = stream.seq;
    this.at = Math.max(NOON, stream.at);
  }

  static async open(journal: Journal, name: string): Promise<TestTable> {
    return new TestTable(journal, await takeOne(journal, name));
  }

  /** The next wager as an append; `more` overrides what the test is about. */
  wager(more: Partial<Append> = {}): Append {
    const { name, epoch } = this.stream;
    this.at += 1;
    const seq = this.seq + 1;
    const append: Append = {
      stream: name,
      epoch,
      expectedSeq: this.seq,
      at: this.at,
      gamingDay: '2025-03-01',
      currency: 'AUD',
      events: [{ kind: 'wager-placed', version: 1, body: { seat: 7, on: 'banker', stake: 1000 } }],
      transfers: [pending(seq, 1000)],
      ...more,
    };
    this.seq += append.events.length;
    return append;
  }

  append(more: Partial<Append> = {}): Promise<AppendedEvents | AppendRefusal> {
    return this.journal.append(this.wager(more));
  }
}

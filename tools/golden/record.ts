// Records a journal for each book: a night from a seed, stored as the house would have stored it.

import { RULEBOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import { assert } from '../../src/rules/assert.ts';
import type { OpenStream } from '../../src/server/journal/batch.ts';
import { Arena, genesisOf } from '../../src/server/journal/canonical.ts';
import type { NewEvent } from '../../src/server/journal/event.ts';
import { chain } from '../../src/server/journal/taking.ts';
import { writeTransfers } from '../../src/server/journal/transfers.ts';
import { installedEvent, streamOf } from '../../src/server/mailbox/rebuild.ts';
import { writeEvents } from '../../src/server/mailbox/stored.ts';
import type { Transfer } from '../../src/ledger/transfer.ts';
import { Night } from '../nightshift/night.ts';
import type { RecordedEvent } from './journal.ts';

/** 1 March 2025, noon. */
const NOON = Date.UTC(2025, 2, 1, 12);
const GAMING_DAY = '2025-03-01';
const COUPS = 60;
const TERMINALS = 6;
const MOST_SEEDS = 200;

export const STREAM = streamOf('golden');

/** The night of the first seed that falls on this book. */
export function recordBook(book: RulebookId): readonly RecordedEvent[] {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const plan = { seed, coups: COUPS, terminals: TERMINALS, from: NOON };
    if (new Night(plan).setup.rulebook !== book) continue;
    const recorder = new Recorder(book, new Night(plan).setup.currency);
    const { findings } = new Night({ ...plan, hears: events => recorder.hear(events) }).play();
    assert(findings.length === 0, `seed ${seed}: ${findings.join()}`);
    return recorder.events;
  }
  throw new Error(`no seed up to ${MOST_SEEDS} falls on ${book}`);
}

export const recordAll = (): readonly (readonly [RulebookId, readonly RecordedEvent[]])[] =>
  RULEBOOK_IDS.map(book => [book, recordBook(book)] as const);

/** Chains events as the journal's writer does. */
class Recorder {
  readonly events: RecordedEvent[] = [];
  readonly #currency: string;
  readonly #stream: OpenStream = {
    ...{ name: STREAM, id: 1, epoch: 1, seq: 0, hash: genesisOf(STREAM), at: 0, isLost: false },
  };

  constructor(book: RulebookId, currency: string) {
    this.#currency = currency;
    this.#add(NOON, [installedEvent(book)], []);
  }

  hear(events: Parameters<typeof writeEvents>[0]): void {
    const written = writeEvents(events);
    this.#add(events[0]?.at ?? NOON, written.events, written.transfers);
  }

  #add(at: number, events: readonly NewEvent[], transfers: readonly Transfer[]): void {
    const { name, epoch, seq, hash } = this.#stream;
    const rows = chain(
      {
        ...{ stream: name, epoch, expectedSeq: seq, at, gamingDay: GAMING_DAY },
        ...{ currency: this.#currency, events, transfers },
      },
      this.#stream,
      new Arena(),
    );
    assert(!('refused' in rows), 'what a table decides can be stored');
    let before = hash;
    for (const [index, { kind, version, body }] of events.entries()) {
      const isLast = index === events.length - 1;
      const { hash: own } = rows[index] ?? { hash: '' };
      this.events.push({
        ...{ prevHash: before, seq: seq + index + 1, epoch, at, gamingDay: GAMING_DAY },
        ...{ currency: this.#currency, kind, version, body: JSON.stringify(body) },
        transfers: isLast ? writeTransfers(transfers) : null,
        key: null,
        answer: null,
        hash: own,
      });
      before = own;
    }
  }
}

// Chains events as the journal's writer does, without a database: a stream as it would be stored.

import type { Transfer } from '../../src/ledger/transfer.ts';
import { assert } from '../../src/rules/assert.ts';
import type { OpenStream } from '../../src/server/storage/journal/batch.ts';
import { Arena, genesisOf } from '../../src/server/storage/journal/canonical.ts';
import type { NewEvent } from '../../src/server/storage/journal/event.ts';
import { chain } from '../../src/server/storage/journal/taking.ts';
import { writeTransfers } from '../../src/server/storage/journal/transfers.ts';
import type { RecordedEvent } from './journal.ts';

const GAMING_DAY = '2025-03-01';

export class Recorder {
  readonly events: RecordedEvent[] = [];
  readonly #currency: string;
  readonly #stream: OpenStream;

  constructor(stream: string, currency: string) {
    this.#currency = currency;
    this.#stream = {
      ...{ name: stream, id: 1, epoch: 1, seq: 0, hash: genesisOf(stream), at: 0, isLost: false },
    };
  }

  /** The events and transfers of one command. */
  add(at: number, events: readonly NewEvent[], transfers: readonly Transfer[]): void {
    const { name, epoch, seq, hash } = this.#stream;
    const rows = chain(
      {
        ...{ stream: name, epoch, expectedSeq: seq, at, gamingDay: GAMING_DAY },
        ...{ currency: this.#currency, events, transfers },
      },
      this.#stream,
      new Arena(),
    );
    assert(!('refused' in rows), 'what was decided can be stored');
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

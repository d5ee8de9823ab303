// Records the streams of money that leaves and enters a table: the cage, the note acceptors, and
// the table itself with the keys and answers of what was asked of it. On a real journal.

import { assert } from '../../src/rules/assert.ts';
import { Cage, CAGE_STREAM } from '../../src/server/money/cage/cage.ts';
import { type CashOutWorld, payByTicket } from '../../src/server/money/cage/pay-by-ticket.ts';
import { StreamBook } from '../../src/server/storage/journal/stream-book.ts';
import { wasDone } from '../../src/server/tables/mailbox/was-done.ts';
import type { Journal } from '../../src/server/storage/journal/journal.ts';
import { tableStream } from '../../src/server/tables/mailbox/rebuild.ts';
import { SoftwareAcceptor } from '../../src/server/money/banknotes/acceptor.ts';
import { NoteDriver } from '../../src/server/money/banknotes/acceptor-driver.ts';
import { notesStreamOf, openNotes } from '../../src/server/money/banknotes/banknote-stream.ts';
import { HandClock } from '../../src/server/testing/clock.ts';
import { startTestPostgres } from '../../src/server/testing/database.ts';
import { journalOn } from '../../src/server/testing/journal.ts';
import { type MailboxRig, patronAt, wagerBy } from '../../src/server/testing/mailbox.ts';
import { readPdf } from '../../src/server/testing/read-pdf.ts';
import { leavingWith, remoteTable, SYSTEM } from '../../src/server/testing/remote-terminal.ts';
import { SoftwarePrinter } from '../../src/server/money/tickets/printer.ts';
import { TicketSecret } from '../../src/server/money/tickets/secret.ts';
import { staff } from '../../src/table/testing/scene.ts';
import { gamingDays } from '../../src/server/ports/gaming-day.ts';
import { type RecordedEvent, storedEvents } from './journal.ts';

const TABLE = 'golden';
export const MONEY_STREAMS = {
  cage: CAGE_STREAM,
  notes: notesStreamOf(TABLE),
  'keyed-table': tableStream(TABLE),
} as const;
export type MoneyStream = keyof typeof MONEY_STREAMS;

const CASHIER = { id: 'carla', role: 'cashier' } as const;
const BOSS = { id: 'boss', role: 'casino-supervisor' } as const;
const KEY_BYTES = 32;
const DAY_MS = 86_400_000;
const ZONE = 'Australia/Melbourne';
const TERMS = { values: [500, 1000, 2000, 5000, 10_000], mostBalance: 50_000, mostRejects: 3 };

type Recorded = Readonly<Record<MoneyStream, readonly RecordedEvent[]>>;

/** Plays it once, and gives the three streams as they lie in the database. */
export async function recordMoney(): Promise<Recorded> {
  const postgres = await startTestPostgres();
  const journal = await journalOn(postgres.address);
  try {
    const desk = await MoneyDesk.open(journal);
    await desk.notes();
    await desk.tickets();
    await desk.keys();
    return {
      cage: await storedEvents(journal, MONEY_STREAMS.cage),
      notes: await storedEvents(journal, MONEY_STREAMS.notes),
      'keyed-table': await storedEvents(journal, MONEY_STREAMS['keyed-table']),
    };
  } finally {
    await journal.close();
    await postgres.stop();
  }
}

class MoneyDesk {
  readonly #journal: Journal;
  readonly #rig: MailboxRig;
  readonly #cage: Cage;
  readonly #clock: HandClock;

  private constructor(journal: Journal, rig: MailboxRig, cage: Cage, clock: HandClock) {
    this.#journal = journal;
    this.#rig = rig;
    this.#cage = cage;
    this.#clock = clock;
  }

  static async open(journal: Journal): Promise<MoneyDesk> {
    const clock = new HandClock();
    const cage = await Cage.open({
      ...{ journal, clock, currency: 'AUD', secret: new TicketSecret(Buffer.alloc(KEY_BYTES, 7)) },
      gamingDay: gamingDays({ startsAtHour: 6, zone: ZONE }),
      terms: { house: 'Golden', isDemonstration: true, zone: ZONE, validMs: DAY_MS },
    });
    assert(cage instanceof Cage, JSON.stringify(cage));
    return new MoneyDesk(journal, await remoteTable(journal, TABLE, clock), cage, clock);
  }

  /** Notes that are credited, given back, lost in the machine; a lock and its end. */
  async notes(): Promise<void> {
    const acceptor = new SoftwareAcceptor('a1');
    const driver = await this.#driver(acceptor);
    for (const cents of [5000, 500, 10_000, 700]) {
      acceptor.insert(cents);
      await settled(driver);
    }
    // The machine takes a note, and the house goes down before it says where it is.
    acceptor.connect(() => undefined);
    await driver.receive({ says: 'escrow', note: 5, cents: 2000 });
    await settled(driver);
    acceptor.fate.set(5, 'unknown');
    const again = await this.#driver(acceptor);
    acceptor.connect(() => undefined);
    await again.resume();
    await again.clear('sue', 'stacked');
    await again.receive({ says: 'escrow', note: 6, cents: 1000 });
    acceptor.fate.set(6, 'returned');
    await again.resume();
    await again.receive({ says: 'fault', fault: 'jam' });
    await again.clear('sue', null);
    await this.#rig.do({ do: 'leave', seat: 1, patron: 'guest-1', reason: 'own-accord' });
    const { cents } = await this.#paid(1, new SoftwarePrinter());
    assert(cents === 17_500, `17,500 were put in, ${cents} came out`);
  }

  async #driver(acceptor: SoftwareAcceptor): Promise<NoteDriver> {
    const gamingDay = gamingDays({ startsAtHour: 6, zone: ZONE });
    const world = { journal: this.#journal, clock: this.#clock, gamingDay, currency: 'AUD' };
    const book = await openNotes(world, TABLE);
    assert(book instanceof StreamBook, JSON.stringify(book));
    const driver = new NoteDriver(
      {
        ...{ book, box: this.#rig.box, seat: 1, terms: TERMS },
        isOutOfPlay: () => false,
        isPayingOut: () => false,
        newPatron: () => 'guest-1',
        wasDone: (table, key) => wasDone(this.#journal.db, table, key),
        onFault: () => undefined,
        onRefused: () => undefined,
      },
      acceptor,
    );
    acceptor.connect(message => void driver.receive(message));
    return driver;
  }

  /** Every end that a ticket can come to, and one that is still outstanding. */
  async tickets(): Promise<void> {
    const printer = new SoftwarePrinter();
    const redeemed = await this.#ticket(12_345, printer);
    await this.#cage.redeem(redeemed.number, CASHIER);
    const torn = await this.#ticket(500, printer);
    await this.#cage.duplicate(torn.id, CASHIER, BOSS, 'torn in two');
    await this.#cage.voidTicket(torn.id, CASHIER, BOSS, 'torn in two');
    await this.#ticket(99_995, printer);
    await leavingWith(this.#rig, 1, 7_000);
    const failing = new SoftwarePrinter();
    failing.next = 'failed';
    const { reference } = await this.#paid(1, failing);
    const due = { seat: 1, patron: 'patron-1', cents: 7_000, reference } as const;
    await this.#rig.do({ do: 'pay-out', how: 'by-hand', ...due }, staff('casino-supervisor'));
  }

  async #ticket(cents: number, printer: SoftwarePrinter): Promise<{ id: string; number: string }> {
    await leavingWith(this.#rig, 1, cents);
    const { reference } = await this.#paid(1, printer);
    const paper = readPdf(printer.printed.at(-1)?.paper ?? new Uint8Array());
    return { id: reference, number: /\d\d(?:-\d{4}){4}/u.exec(paper)?.[0] ?? 'no number' };
  }

  async #paid(seat: number, printer: SoftwarePrinter) {
    const world: CashOutWorld = {
      ...{ cage: this.#cage, clock: this.#clock },
      wasDone: (table, key) => wasDone(this.#journal.db, table, key),
    };
    const out = await payByTicket(world, this.#rig.box, seat, printer);
    assert('paid' in out && 'cents' in out, JSON.stringify(out));
    return { cents: out.cents, reference: out.paid === 'by-ticket' ? out.id : out.reference };
  }

  /** Wagers under keys: as asked, cut down by a limit, one that changes nothing, one refused. */
  async keys(): Promise<void> {
    const rig = this.#rig;
    const notes = { tender: 'notes', cents: 50_000 } as const;
    await rig.do({ do: 'buy-in', seat: 2, patron: 'patron-2', ...notes }, SYSTEM);
    await rig.do({ do: 'open-wagering' });
    const stakes = [5_000, 6_500, 6_000, 90_000, 7_000];
    for (const [index, stake] of stakes.entries()) {
      const key = { page: 'd1.pagepage', number: index + 1 };
      await rig.ask(wagerBy(2, stake), patronAt(2), key);
    }
    await rig.do({ do: 'close-wagering' });
    await rig.cards('9s 5h Ts Tc');
    await rig.do({ do: 'settle-coup' });
  }
}

/** Everything that an acceptor has said is worked on. */
async function settled(driver: NoteDriver): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await driver.settled();
    await new Promise(resolve => setImmediate(resolve));
  }
}

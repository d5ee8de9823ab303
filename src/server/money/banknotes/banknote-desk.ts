// All note acceptors of the house: one stream for each table, one driver for each acceptor. What
// was past the point of return when the house went down is credited when it comes back (R-MEM-7).

import { asWritten, type HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { assert } from '../../../rules/assert.ts';
import type { BookWorld } from '../../storage/journal/stream-book.ts';
import type { OnceKey } from '../../tables/mailbox/was-done.ts';
import type { Device } from '../../devices/devices.ts';
import type { Mailbox } from '../../tables/mailbox/mailbox.ts';
import { type NoteAcceptor, type NoteOutcome, SoftwareAcceptor } from './acceptor.ts';
import { type NoteBook, NoteDriver } from './acceptor-driver.ts';
import type { NoteRefusal } from './may-accept.ts';
import { acceptorOf, type NotePlace } from './banknote.ts';
import { notesStreamOf, openNotes, tableOfNotes } from './banknote-stream.ts';
import { RemoteAcceptor } from './remote-acceptor.ts';
import { type NoteSettings, noteTerms } from './banknote-terms.ts';

export interface NoteDeskWorld extends BookWorld {
  readonly settings: NoteSettings;
  readonly box: (table: string) => Pick<Mailbox, 'name' | 'table' | 'submit'> | null;
  readonly wasDone: (table: string, key: OnceKey) => Promise<boolean>;
  /** True while nothing can be played at the table. */
  readonly isOutOfPlay: (table: string, seat: number) => boolean;
  /** True while a ticket of the terminal is on its way. */
  readonly isPayingOut: (table: string, seat: number) => boolean;
  readonly newPatron: (table: string, seat: number) => string;
  readonly onFault: (place: NotePlace, reason: HouseReason) => void;
  readonly onCleared: (place: NotePlace) => void;
}

/** An acceptor at work. */
interface AtWork {
  readonly place: NotePlace;
  readonly driver: NoteDriver;
  /** The last note that was given back, and why. */
  refusal: NoteRefusal | null;
}

/** What became of a note that was put into a software acceptor. */
export type InsertedNote = { readonly credited: number } | { readonly refusal: NoteRefusal };

export class NoteDesk {
  readonly #world: NoteDeskWorld;
  readonly #books = new Map<string, Promise<NoteBook>>();
  readonly #atWork = new Map<string, AtWork>();
  /** The real machines of each table: they are told when their slots open or shut. */
  readonly #remoteAt = new Map<string, AtWork[]>();
  readonly #remote = new Map<string, RemoteAcceptor>();
  readonly #software = new Map<string, SoftwareAcceptor>();

  constructor(world: NoteDeskWorld) {
    this.#world = world;
  }

  /** After a restart: notes that were stacked are credited, locks are told again (R-MEM-4). */
  async resume(): Promise<void> {
    const { rows } = await this.#world.journal.db.query<{ name: string }>(
      "select name from stream where name like 'notes:%'",
    );
    await Promise.all(
      rows.map(async ({ name }) => {
        const table = tableOfNotes(name) ?? '';
        // What is wrong with one table's notes stops its acceptors and nothing else (R-MEM-5).
        await this.#resumeTable(table).catch((error: unknown) => {
          const says = `Notes are not taken: ${error instanceof Error ? error.message : 'damage'}.`;
          this.#world.onFault({ device: name, table, seat: 0 }, asWritten(says));
        });
      }),
    );
  }

  /** A table was taken up at this node: the same for it alone. */
  async resumeAt(table: string): Promise<void> {
    const { rows } = await this.#world.journal.db.query('select from stream where name = $1', [
      notesStreamOf(table),
    ]);
    if (rows.length === 0) return;
    await this.#resumeTable(table).catch((error: unknown) => {
      const says = `Notes are not taken: ${error instanceof Error ? error.message : 'damage'}.`;
      this.#world.onFault({ device: notesStreamOf(table), table, seat: 0 }, asWritten(says));
    });
  }

  /** Another node of the house has the table: whatever is known of its acceptors is forgotten. */
  forget(table: string): void {
    this.#books.delete(table);
    this.#remoteAt.delete(table);
    for (const [device, { place }] of this.#atWork) {
      if (place.table !== table) continue;
      this.#atWork.delete(device);
      this.#remote.delete(device);
      this.#software.delete(device);
    }
  }

  async #resumeTable(table: string): Promise<void> {
    if (this.#world.box(table) === null) return;
    const { state } = await this.#book(table);
    for (const { device, seat } of Object.values(state.open)) {
      const { driver } = await this.#workFor({ device, table, seat });
      await driver.creditStacked();
    }
    for (const [device, { fault }] of Object.entries(state.acceptors)) {
      if (fault === null) continue;
      const reason = { code: 'acceptor-locked-before', note: fault.replaceAll('-', ' ') } as const;
      this.#world.onFault({ device, table, seat: 0 }, reason);
    }
  }

  /** The acceptor of an enrolled machine and its driver. */
  async connect(device: Device): Promise<{ acceptor: RemoteAcceptor; driver: NoteDriver }> {
    assert(device.seat !== null, 'a note acceptor stands at a seat');
    const place = { device: device.id, table: device.table, seat: device.seat };
    const { driver } = await this.#workFor(place);
    return { acceptor: this.#remoteOf(device.id), driver };
  }

  /** Something else than wagers happened at a table: slots open or shut, what is owed is tried. */
  onChange(table: string): void {
    for (const { driver } of this.#remoteAt.get(table) ?? []) {
      driver.look();
      if (driver.owesCredit) void driver.creditStacked().catch(() => undefined);
    }
  }

  /** Staff have looked into an acceptor; false when it is not at work. */
  async clear(
    device: string,
    by: string,
    found: Exclude<NoteOutcome, 'unknown'> | null,
  ): Promise<boolean> {
    const work = this.#atWork.get(device);
    if (work === undefined) return false;
    await work.driver.clear(by, found);
    this.#world.onCleared(work.place);
    return true;
  }

  /** Puts a note into the software acceptor of a demonstration's seat. */
  async insert(table: string, seat: number, cents: number): Promise<InsertedNote> {
    const device = `software-${table}-${seat}`;
    const work = await this.#workFor({ device, table, seat }, 'software');
    const acceptor = this.#software.get(device);
    assert(acceptor !== undefined, 'it was made with its driver');
    if (work.driver.owesCredit) await work.driver.creditStacked();
    work.driver.look();
    work.refusal = work.driver.refusalOf(cents);
    const note = acceptor.insert(cents);
    // The message about the stacked note follows that about escrow.
    await work.driver.settled();
    await work.driver.settled();
    if (note !== null && acceptor.fate.get(note) === 'stacked') return { credited: cents };
    return { refusal: work.refusal ?? NOT_NOW };
  }

  async #workFor(place: NotePlace, make: 'remote' | 'software' = 'remote'): Promise<AtWork> {
    const book = await this.#book(place.table);
    const known = this.#atWork.get(place.device);
    if (known !== undefined) return known;
    const isSoftware = make === 'software' || place.device.startsWith('software-');
    const acceptor: NoteAcceptor = isSoftware
      ? this.#softwareOf(place.device, book)
      : this.#remoteOf(place.device);
    const work: AtWork = { place, driver: this.#driver(place, book, acceptor), refusal: null };
    this.#atWork.set(place.device, work);
    if (acceptor instanceof SoftwareAcceptor) {
      acceptor.connect(message => void work.driver.receive(message));
    } else {
      this.#remoteAt.set(place.table, [...(this.#remoteAt.get(place.table) ?? []), work]);
    }
    return work;
  }

  #driver(place: NotePlace, book: NoteBook, acceptor: NoteAcceptor): NoteDriver {
    const { table, seat, device } = place;
    const world = this.#world;
    const box = world.box(table);
    assert(box !== null, `${table} is a table of the house`);
    return new NoteDriver(
      {
        ...{ book, box, seat },
        terms: noteTerms(box.table.setup?.currency ?? world.currency, world.settings),
        isOutOfPlay: () => world.isOutOfPlay(table, seat),
        isPayingOut: () => world.isPayingOut(table, seat),
        newPatron: () => world.newPatron(table, seat),
        wasDone: world.wasDone,
        onFault: (_, reason) => world.onFault(place, reason),
        onRefused: refusal => {
          const work = this.#atWork.get(device);
          if (work !== undefined) work.refusal = refusal;
        },
      },
      acceptor,
    );
  }

  #remoteOf(device: string): RemoteAcceptor {
    const acceptor = this.#remote.get(device) ?? new RemoteAcceptor(device);
    this.#remote.set(device, acceptor);
    return acceptor;
  }

  #softwareOf(device: string, { state }: NoteBook): SoftwareAcceptor {
    const { last } = acceptorOf(state, device);
    const acceptor = this.#software.get(device) ?? new SoftwareAcceptor(device, last + 1);
    this.#software.set(device, acceptor);
    return acceptor;
  }

  /** A table's stream, taken up when its first note comes. */
  #book(table: string): Promise<NoteBook> {
    const known = this.#books.get(table);
    if (known !== undefined) return known;
    const opened = openNotes(this.#world, table).then(book => {
      if ('says' in book) throw new Error(book.says);
      return book;
    });
    this.#books.set(table, opened);
    // What cannot be opened now is tried again with the next note.
    opened.catch(() => this.#books.delete(table));
    return opened;
  }
}

const NOT_NOW: NoteRefusal = {
  refused: 'not-now',
  clause: 'R-CSH-3',
  reason: { code: 'note-came-back' },
};

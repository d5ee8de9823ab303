// The driver between one note acceptor and its terminal: each message in its turn, on the disk
// before the next step, credited once and only past the point of return (R-CSH-3, R-MEM-7).

import { reasonOf } from '../../tables/mailbox/outcome.ts';
import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { englishText } from '../../../texts/index.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import { isNotStored } from '../../storage/journal/stream-book.ts';
import type { StreamBook } from '../../storage/journal/stream-book.ts';
import { onceKey, type OnceKey } from '../../tables/mailbox/was-done.ts';
import type { Mailbox } from '../../tables/mailbox/mailbox.ts';
import type { NoteAcceptor, NoteOutcome } from './acceptor.ts';
import { noteFault } from './may-accept.ts';
import type { NoteRefusal, NoteTerms } from './may-accept.ts';
import { type AcceptorMessage, meaningOf } from './acceptor-message.ts';
import { acceptorOf, noteOf } from './banknote.ts';
import type { AcceptorFault, Note, NoteEvent, Notes } from './banknote.ts';

export type NoteBook = StreamBook<Notes, NoteEvent>;

/** Where an acceptor is built in, and what the driver needs there. */
export interface NoteWorld {
  readonly book: NoteBook;
  readonly box: Pick<Mailbox, 'name' | 'table' | 'submit'>;
  readonly seat: number;
  readonly terms: NoteTerms;
  readonly isOutOfPlay: () => boolean;
  readonly isPayingOut: () => boolean;
  /** Whom a note belongs to at a terminal that was closed: it opens an account (6.4). */
  readonly newPatron: () => string;
  readonly wasDone: (table: string, key: OnceKey) => Promise<boolean>;
  /** What staff must hear of at once (R-EVT-1). */
  readonly onFault: (fault: AcceptorFault, reason: HouseReason) => void;
  readonly onRefused: (refusal: NoteRefusal) => void;
}

const SYSTEM: Actor = { role: 'system', id: 'note-acceptor' };

export class NoteDriver {
  readonly #world: NoteWorld;
  readonly #acceptor: NoteAcceptor;
  #offered: number | null = null;
  #rejects = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(world: NoteWorld, acceptor: NoteAcceptor) {
    this.#world = world;
    this.#acceptor = acceptor;
  }

  /** Takes a message; they are worked on one after another. */
  receive(message: AcceptorMessage): Promise<void> {
    return this.#inTurn(() => this.#receive(message));
  }

  /** Everything that was heard has been worked on. */
  settled(): Promise<void> {
    return this.#turn;
  }

  /** After a restart: what was past the point of return is credited, machine or no machine. */
  creditStacked(): Promise<void> {
    return this.#inTurn(() => this.#creditStacked());
  }

  /** After a restart: notes of this acceptor are credited or undone, by what it says of them. */
  resume(): Promise<void> {
    return this.#inTurn(() => this.#resume());
  }

  /** Staff have opened the acceptor and looked: what of the note, and may it go on? */
  clear(by: string, found: Exclude<NoteOutcome, 'unknown'> | null): Promise<void> {
    return this.#inTurn(() => this.#clear(by, found));
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #creditStacked(): Promise<void> {
    for (const note of this.#own()) if (note.state === 'stacked') await this.#credit(note);
  }

  async #resume(): Promise<void> {
    this.#offered = null;
    await this.#creditStacked();
    for (const note of this.#own()) {
      if (note.state === 'accepted') {
        await this.#ended(note, await this.#acceptor.outcomeOf(note.note));
      }
    }
    this.look();
  }

  /** Whether a note lies in the box whose chips nobody has got yet. */
  get owesCredit(): boolean {
    return this.#own().some(({ state }) => state === 'stacked');
  }

  #own(): readonly Note[] {
    const { open } = this.#world.book.state;
    return Object.values(open).filter(({ device }) => device === this.#acceptor.id);
  }

  /** Whether a note of this value would be taken now. */
  refusalOf(cents: number): NoteRefusal | null {
    const { book, box, seat, terms, isOutOfPlay, isPayingOut } = this.#world;
    const offer = { seat, cents, isOutOfPlay: isOutOfPlay(), isPayingOut: isPayingOut() };
    return noteFault(box.table, acceptorOf(book.state, this.#acceptor.id), offer, terms);
  }

  async #clear(by: string, found: Exclude<NoteOutcome, 'unknown'> | null): Promise<void> {
    for (const note of this.#own()) {
      if (found !== null && note.state === 'accepted') await this.#ended(note, found);
    }
    await this.#creditStacked();
    await this.#write({ kind: 'acceptor-cleared', device: this.#acceptor.id, by });
    this.#rejects = 0;
    this.look();
  }

  async #receive(message: AcceptorMessage): Promise<void> {
    const { book } = this.#world;
    const device = this.#acceptor.id;
    const { last } = acceptorOf(book.state, device);
    const note = 'note' in message ? noteOf(book.state, { device, note: message.note }) : undefined;
    const meaning = meaningOf(message, { last, offered: this.#offered, note });
    switch (meaning.means) {
      case 'fault':
        return this.#lock(meaning.fault, meaning.reason);
      case 'known-already':
        return undefined;
      case 'rejected':
        return this.#countReject();
      case 'offered':
        return message.says === 'escrow' ? this.#offer(message.note, message.cents) : undefined;
      case 'stacked':
        return note === undefined ? undefined : this.#ended(note, 'stacked');
      case 'returned':
        this.#offered = null;
        return note === undefined ? this.#countReject() : this.#ended(note, 'returned');
    }
  }

  /** A note in escrow: it goes on only when it is on the disk that we asked for it. */
  async #offer(number: number, cents: number): Promise<void> {
    const { box, seat, newPatron } = this.#world;
    const { table } = box;
    const device = this.#acceptor.id;
    this.#offered = number;
    const refusal = this.refusalOf(cents);
    if (refusal !== null) {
      this.#world.onRefused(refusal);
      this.#acceptor.giveBack(number);
      return;
    }
    const patron = table.seats.find(one => one.number === seat)?.patron?.id ?? newPatron();
    const currency = table.setup?.currency ?? '';
    const where = { device, table: box.name, seat, patron };
    const event = { kind: 'note-accepted', ...where, note: number, cents, currency } as const;
    if (await this.#write(event)) {
      this.#offered = null;
      this.#rejects = 0;
      this.#acceptor.stack(number);
    } else {
      this.#acceptor.giveBack(number);
    }
  }

  async #ended(note: Note, outcome: NoteOutcome): Promise<void> {
    const { device, note: number } = note;
    switch (outcome) {
      case 'stacked':
        if (await this.#write({ kind: 'note-stacked', device, note: number })) {
          await this.#credit(note);
        }
        break;
      case 'returned':
        await this.#write({ kind: 'note-returned', device, note: number });
        break;
      case 'unknown':
        await this.#lock('outcome-unknown', { code: 'look-for-note', number });
    }
  }

  /** The chips for a stacked note; what the table cannot take now it gets at the next try. */
  async #credit(note: Note): Promise<void> {
    const { box, wasDone } = this.#world;
    const { device, note: number, table, seat, patron, cents } = note;
    const key = onceKey(`notes-${device}`, number);
    if (!(await wasDone(table, key))) {
      const command = { do: 'buy-in', seat, patron, tender: 'notes', cents } as const;
      const outcome = await box.submit({ by: SYSTEM, command, key });
      if (outcome.outcome !== 'done') {
        const trouble = reasonOf(outcome);
        this.#world.onFault('outcome-unknown', { code: 'note-not-credited', number, trouble });
        return;
      }
    }
    await this.#write({ kind: 'note-credited', device, note: number });
    this.look();
  }

  /** One alarm for a note that is tried again and again, or pulled to and fro. */
  async #countReject(): Promise<void> {
    this.#rejects += 1;
    if (this.#rejects !== this.#world.terms.mostRejects) return;
    await this.#lock('repeated-rejects', {
      ...{ code: 'notes-given-back', count: this.#rejects },
    });
  }

  async #lock(fault: AcceptorFault, reason: HouseReason): Promise<void> {
    const says = englishText(reason);
    await this.#write({ kind: 'acceptor-locked', device: this.#acceptor.id, fault, says });
    this.#acceptor.setEnabled(false);
    this.#world.onFault(fault, reason);
  }

  /** The slot is open only while the smallest note could be taken. */
  look(): void {
    const isOpen = this.refusalOf(Math.min(...this.#world.terms.values)) === null;
    this.#acceptor.setEnabled(isOpen);
  }

  /** Puts it on record; a note that has ended already does not end again. */
  async #write(event: NoteEvent): Promise<boolean> {
    const { book, box } = this.#world;
    const currency = box.table.setup?.currency;
    const act = currency === undefined ? { event } : { event, currency };
    const written = await book.write<null>(notes => {
      const isOfOpenNote = 'note' in event && event.kind !== 'note-accepted';
      return isOfOpenNote && noteOf(notes, event) === undefined ? null : act;
    });
    return written !== null && !isNotStored(written);
  }
}

// A note acceptor that speaks ID-003, behind the house's own port. It is polled; a note is the
// house's from `vend valid` on; whatever a broken line or a power cut leaves open is `unknown`.

import type { Clock } from '../../../ports/clock.ts';
import type { NoteAcceptor, NoteOutcome } from '../acceptor.ts';
import type { AcceptorMessage } from '../acceptor-message.ts';
import { FAULTS, FIRST_NOTE, IS, SAY } from './codes.ts';
import { type SerialFrame, serialFrame, SerialReader } from './frame.ts';

/** A line of bytes to the acceptor: a serial port, or a device server's socket. */
export interface ByteLine {
  readonly write: (bytes: Buffer) => void;
}

export interface Id003World {
  readonly id: string;
  readonly clock: Pick<Clock, 'after'>;
  readonly line: ByteLine;
  /** The value in cents of each escrow code, in their order; null for one that is not taken. */
  readonly values: readonly (number | null)[];
  /** The number of its next note: one more than the last that is on record. */
  readonly next: number;
  readonly tell: (message: AcceptorMessage) => void;
}

const POLL_MS = 100;
/** An acceptor answers within a fifth of a second; after this many silences the line is gone. */
const MOST_SILENT = 10;

/** A note between escrow and its end. */
interface NoteUnderWay {
  readonly number: number;
  asked: 'nothing' | 'stack' | 'return';
}

export class Id003Acceptor implements NoteAcceptor {
  readonly id: string;
  readonly #world: Id003World;
  readonly #frames = new SerialReader();
  readonly #fate = new Map<number, NoteOutcome>();
  readonly #awaited = new Map<number, ((outcome: NoteOutcome) => void)[]>();
  #next: number;
  #note: NoteUnderWay | null = null;
  #isEnabled = false;
  /** What it was last told of its slot; null where it must be told again. */
  #toldSlot: boolean | null = null;
  #last = -1;
  #silent = 0;
  #callOff: () => void = () => undefined;

  constructor(world: Id003World) {
    this.id = world.id;
    this.#world = world;
    this.#next = world.next;
  }

  /** Whether it answers. */
  get isThere(): boolean {
    return this.#silent < MOST_SILENT;
  }

  /** Begins to poll. */
  start(): void {
    this.#poll();
  }

  stop(): void {
    this.#callOff();
    this.#unknown();
  }

  readonly stack = (note: number): void => this.#ask(note, 'stack', SAY.stack);

  readonly giveBack = (note: number): void => this.#ask(note, 'return', SAY.return);

  readonly setEnabled = (isEnabled: boolean): void => {
    this.#isEnabled = isEnabled;
    this.#tellSlot();
  };

  readonly outcomeOf = (note: number): Promise<NoteOutcome> => {
    const known = this.#fate.get(note);
    if (known !== undefined) return Promise.resolve(known);
    if (this.#note?.number !== note || !this.isThere) return Promise.resolve('unknown');
    return new Promise(answer => {
      this.#awaited.set(note, [...(this.#awaited.get(note) ?? []), answer]);
    });
  };

  /** Bytes have come. */
  hear(bytes: Buffer): void {
    for (const frame of this.#frames.read(bytes)) {
      this.#silent = 0;
      this.#heard(frame);
    }
  }

  #poll(): void {
    this.#silent += 1;
    if (this.#silent === MOST_SILENT) this.#gone();
    this.#say(SAY.status);
    this.#callOff = this.#world.clock.after(POLL_MS, () => this.#poll());
  }

  #say(code: number, data: readonly number[] = []): void {
    this.#world.line.write(serialFrame(code, data));
  }

  /** Only the note in escrow can be asked for, and once. */
  #ask(number: number, asked: 'stack' | 'return', code: number): void {
    if (this.#note?.number !== number || this.#note.asked !== 'nothing') return;
    this.#note.asked = asked;
    this.#say(code);
  }

  #tellSlot(): void {
    if (this.#toldSlot === this.#isEnabled || !this.isThere) return;
    this.#toldSlot = this.#isEnabled;
    // One bit for each note, set where it is not taken; then the slot as a whole.
    const shut = this.#world.values.reduce<number>(
      (bits, cents, index) => (cents === null ? bits | (1 << index) : bits),
      0,
    );
    this.#say(SAY.denominations, [shut, 0]);
    this.#say(SAY.inhibit, [this.#isEnabled ? 0 : 1]);
  }

  #heard({ code, data }: SerialFrame): void {
    if (code === SAY.ack || code >= 0x80) return;
    const isNew = code !== this.#last;
    this.#last = code;
    switch (code) {
      case IS.escrow:
        if (isNew) this.#inEscrow(data[0] ?? 0);
        break;
      case IS.vendValid:
        this.#say(SAY.ack);
        if (isNew) this.#ended('stacked');
        break;
      case IS.returning:
        if (isNew) this.#ended('returned');
        break;
      case IS.rejecting:
        if (isNew) this.#rejected();
        break;
      case IS.idle:
      case IS.disabled:
        this.#tellSlot();
        break;
      case IS.powerUp:
      case IS.powerUpNoteInAcceptor:
      case IS.powerUpNoteInStacker:
        if (isNew) this.#poweredUp(code);
        break;
      case IS.initializing:
        this.#toldSlot = null;
        this.#tellSlot();
        break;
      default:
        if (isNew) this.#fault(code);
    }
  }

  #inEscrow(code: number): void {
    if (this.#note !== null) return;
    const cents = this.#world.values[code - FIRST_NOTE] ?? null;
    if (cents === null) {
      this.#say(SAY.return);
      return;
    }
    const number = this.#next;
    this.#next += 1;
    this.#note = { number, asked: 'nothing' };
    this.#world.tell({ says: 'escrow', note: number, cents });
  }

  #ended(outcome: 'stacked' | 'returned'): void {
    const note = this.#note;
    if (note === null) {
      // Money that nobody asked for in the box, or a note that we never offered on its way back.
      if (outcome === 'stacked') this.#world.tell({ says: 'stacked', note: this.#next });
      return;
    }
    this.#note = null;
    this.#decide(note.number, outcome);
    this.#world.tell({ says: outcome, note: note.number });
  }

  #rejected(): void {
    if (this.#note !== null) this.#ended('returned');
    else this.#world.tell({ says: 'rejected' });
  }

  /** It was without power: where the note lies now says what became of it. */
  #poweredUp(code: number): void {
    if (this.#note !== null && code === IS.powerUpNoteInStacker && this.#note.asked === 'stack') {
      this.#ended('stacked');
    } else if (this.#note !== null && code === IS.powerUpNoteInAcceptor) {
      // A reset gives it back.
      this.#ended('returned');
    } else this.#unknown();
    this.#toldSlot = null;
    this.#say(SAY.reset);
  }

  #fault(code: number): void {
    const fault = FAULTS.get(code);
    if (fault !== undefined) this.#world.tell({ says: 'fault', fault });
  }

  #gone(): void {
    this.#toldSlot = null;
    this.#last = -1;
    // Whoever waits is told so; the note itself may still end when the line is back.
    const note = this.#note;
    if (note !== null) this.#answer(note.number, 'unknown');
  }

  /** Nobody can tell any more what became of the note: staff have to look. */
  #unknown(): void {
    const note = this.#note;
    if (note === null) return;
    this.#note = null;
    if (note.asked === 'stack') this.#decide(note.number, 'unknown');
    else this.#decide(note.number, 'returned');
  }

  #decide(note: number, outcome: NoteOutcome): void {
    this.#fate.set(note, outcome);
    this.#answer(note, outcome);
  }

  #answer(note: number, outcome: NoteOutcome): void {
    for (const answer of this.#awaited.get(note) ?? []) answer(outcome);
    this.#awaited.delete(note);
  }
}

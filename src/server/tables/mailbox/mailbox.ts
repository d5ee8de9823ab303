// The mailbox of one table: the only writer it has. A command is judged at once against everything
// before it, written with whatever else comes in meanwhile, and answered when it is on the disk.

import type { Rulebook } from '../../../rulebooks/index.ts';
import { decide } from '../../../table/decide.ts';
import type { TableEvent } from '../../../table/acts.ts';
import { evolve } from '../../../table/evolve.ts';
import { isRefusal } from '../../../table/refusal.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { CoupName } from '../../../table/restatement/outstanding.ts';
import { pastCoupWanted } from '../../../table/restatement/reported-coup.ts';
import type { CoupRecord, Table } from '../../../table/table.ts';
import type { Remark } from '../../../wire/socket/server-messages.ts';
import type { Append, AppendedEvents, AppendRefusal } from '../../storage/journal/event.ts';
import { dueAt, DueTimer } from './due.ts';
import type { OpenMailbox } from './open.ts';
import { busy, done, doneBefore, type CommandOutcome, refused, unchanged } from './outcome.ts';
import { journalKey, type Key, type ClientPages, type OnOutcome } from './pages.ts';
import { keptState } from './rebuild.ts';
import { remarksOn } from './remarks.ts';
import { stampCommand, type Request } from './request.ts';
import { withSoftware, writeEvents } from './stored.ts';
import type { MailboxPorts, MailboxStanding } from './surroundings.ts';

/** What follows from a command, before it is on the disk. */
interface Judged {
  readonly events: readonly TableEvent[];
  /** The table after it. */
  readonly table: Table;
  readonly at: number;
  readonly remarks: readonly Remark[];
}

/** What the clock does, nobody waits for. */
const nobody: OnOutcome = () => undefined;

/** A clock that is set back by more than this stops play until it has caught up (R-CLK-1). */
const CLOCK_MAY_LAG_MS = 1_000;

const SYSTEM: Actor = { role: 'system', id: 'server' };

export class Mailbox {
  readonly name: string;
  readonly book: Rulebook;
  readonly #house: MailboxPorts;
  readonly #currency: () => string;
  #pages: ClientPages;
  #stream: OpenMailbox['stream'];
  /** The table with every command that was taken, stored or on its way. */
  #ahead: Table;
  #aheadNumber: number;
  /** The table as it is on the disk: the only one that anybody is shown. */
  #stored: Table;
  #storedNumber: number;
  #storedHash: string;
  #flying = 0;
  /** Who waits until nothing is on its way. */
  readonly #whenLanded: (() => void)[] = [];
  /** Commands that had nothing to do: true as soon as everything before them is. */
  readonly #nothingToDo: { readonly after: number; readonly onOutcome: OnOutcome }[] = [];
  #standing: MailboxStanding = { is: 'open' };
  #snapshotAt: number;
  readonly #timer: DueTimer;

  constructor(name: string, opened: OpenMailbox, house: MailboxPorts) {
    const { book, table, pages, stream } = opened;
    this.name = name;
    this.book = book;
    this.#house = house;
    this.#currency = () => this.#ahead.setup?.currency ?? opened.currency;
    this.#pages = pages;
    this.#stream = stream;
    this.#ahead = table;
    this.#stored = table;
    this.#aheadNumber = stream.seq;
    this.#storedNumber = stream.seq;
    this.#storedHash = stream.hash;
    this.#snapshotAt = opened.snapshotAt;
    this.#timer = new DueTimer(house.clock, () => this.#tick());
    this.#setTimer();
  }

  /** The table as it is on the disk. */
  get table(): Table {
    return this.#stored;
  }

  /** The number of the last event on the disk. */
  get number(): number {
    return this.#storedNumber;
  }

  get flying(): number {
    return this.#flying;
  }

  /** Why the table is stopped, or null. */
  get stopped(): string | null {
    return this.#standing.is === 'stopped' ? this.#standing.because : null;
  }

  nextKeyOf(page: string): number {
    return this.#pages.nextOf(page);
  }

  /** Judges a command and stores what follows; answers when that is on the disk. */
  submit(request: Request): Promise<CommandOutcome> {
    return new Promise(onOutcome => this.take(request, onOutcome));
  }

  /** The same for whoever has thousands on their way: told then, or at once where nothing is. */
  take(request: Request, onOutcome: OnOutcome): void {
    const { key } = request;
    if (key === undefined) {
      this.#try(request, onOutcome);
      return;
    }
    const attempt = (land: OnOutcome): void => this.#try(request, land);
    this.#pages.once(key, onOutcome, attempt, () => this.#askJournal(key));
  }

  /** Stops the table: a check found that its journal is not what was written (R-MEM-5). */
  stopBecause(because: string): void {
    this.#stop(because);
  }

  /** Takes no more commands; waits for those on their way and keeps a snapshot. */
  async close(): Promise<void> {
    const { is } = this.#standing;
    if (is !== 'stopped' && is !== 'elsewhere') this.#standing = { is: 'closed' };
    this.#timer.stop();
    if (this.#flying > 0) await new Promise<void>(landed => this.#whenLanded.push(landed));
    if (this.#standing.is === 'closed' && this.#storedNumber > this.#snapshotAt) {
      await this.#snapshot();
    }
  }

  async #askJournal({ page, number }: Key): Promise<CommandOutcome | undefined> {
    const { journal } = this.#house;
    try {
      const answer = await journal.firstAnswer(this.#stream.id, journalKey(page, number));
      return answer === undefined ? undefined : doneBefore(this.#storedNumber, answer);
    } catch {
      return busy({ code: 'journal-not-asked' });
    }
  }

  #try(request: Request, onOutcome: OnOutcome): void {
    const at = this.#notNow() === null ? this.#time() : null;
    if (at !== null) this.#doDue(at);
    const notNow = this.#notNow();
    const wanted = request.past === undefined ? pastCoupWanted(this.#ahead, request.command) : null;
    if (notNow !== null) onOutcome(notNow);
    else if (at === null) onOutcome(busy({ code: 'clock-went-back' }));
    else if (wanted === null) this.#judge(request, at, onOutcome);
    else void this.#lookUp(wanted, request, onOutcome);
  }

  /** What the table no longer remembers is read first; then it is judged as anything else. */
  async #lookUp(coup: CoupName, request: Request, onOutcome: OnOutcome): Promise<void> {
    try {
      const past = await this.#house.pastCoup(this.name, coup);
      this.#try({ ...request, past }, onOutcome);
    } catch {
      onOutcome(busy({ code: 'journal-not-asked' }));
    }
  }

  /** The finished coup that a report is about, where the table does not remember it. */
  async pastFor(command: Request['command']): Promise<CoupRecord | undefined> {
    const wanted = pastCoupWanted(this.#stored, command);
    const past = wanted === null ? null : await this.#house.pastCoup(this.name, wanted);
    return past ?? undefined;
  }

  /** What the clock itself does comes before anything that came later (R-BET-2). */
  #doDue(at: number): void {
    const due = dueAt(this.#ahead);
    // One close for all, by the server's time.
    if (due !== null && at >= due.at) this.#judge({ by: SYSTEM, command: due.command }, at, nobody);
    const day = this.#house.gamingDay(at);
    const { phase, kept } = this.#ahead;
    if (phase === 'closed' || kept.gamingDay === day) return;
    this.#judge({ by: SYSTEM, command: { do: 'begin-gaming-day', day } }, at, nobody);
  }

  #notNow(): CommandOutcome | null {
    const standing = this.#standing;
    switch (standing.is) {
      case 'open':
        break;
      case 'stopped': {
        const reason = { code: 'table-stopped', note: standing.because } as const;
        return refused({ refused: 'table-stopped', clause: 'R-MEM-5', reason });
      }
      case 'giving-back':
      case 'reopening':
        return busy({ code: 'table-not-written' });
      case 'closed':
        return busy({ code: 'house-closing' });
      case 'elsewhere':
        return busy({ code: 'table-elsewhere' });
    }
    if (this.#flying < this.#house.mostFlying) return null;
    return busy({ code: 'commands-waiting', count: this.#flying });
  }

  /** The server's time, never before the last event's; null while the clock is behind it. */
  #time(): number | null {
    const now = this.#house.clock.now();
    const last = Math.max(this.#ahead.at, this.#stream.at);
    if (now >= last) return now;
    return last - now <= CLOCK_MAY_LAG_MS ? last : null;
  }

  #judge(request: Request, at: number, onOutcome: OnOutcome): void {
    const { book } = this;
    const isSure = this.#house.isSure?.() !== false;
    let events: readonly TableEvent[];
    let table = this.#ahead;
    try {
      const past = request.past ?? undefined;
      const decision = decide({ book, table, past }, stampCommand(request, at));
      if (isRefusal(decision)) {
        onOutcome(isSure ? refused(decision) : busy({ code: 'table-elsewhere' }));
        return;
      }
      events = decision.map(event => withSoftware(event, this.#house.engine));
      for (const event of events) table = evolve({ book, table }, event);
    } catch (error) {
      onOutcome(this.#break(error));
      return;
    }
    if (events.length > 0) {
      this.#write(request, { events, table, at, remarks: remarksOn(events) }, onOutcome);
      return;
    }
    if (!isSure) {
      onOutcome(busy({ code: 'table-elsewhere' }));
      return;
    }
    this.#nothingToDo.push({ after: this.#aheadNumber, onOutcome });
    this.#tellCaughtUp();
  }

  #write({ key }: Request, judged: Judged, onOutcome: OnOutcome): void {
    const { events, table, at, remarks } = judged;
    const { events: written, transfers } = writeEvents(events);
    const append: Append = {
      stream: this.#stream.name,
      epoch: this.#stream.epoch,
      expectedSeq: this.#aheadNumber,
      at,
      gamingDay: this.#house.gamingDay(at),
      currency: this.#currency(),
      events: written,
      transfers,
      key: key === undefined ? undefined : journalKey(key.page, key.number),
      answer: remarks.length === 0 ? undefined : remarks,
    };
    this.#flying += 1;
    this.#aheadNumber += events.length;
    this.#ahead = table;
    this.#stream.at = at;
    this.#setTimer();
    this.#house.journal.store(append, answer => onOutcome(this.#landed(answer, judged)));
  }

  /** Others wait behind whoever is answered: what breaks here stops this table and nobody else. */
  #landed(answer: AppendedEvents | AppendRefusal, judged: Judged): CommandOutcome {
    try {
      return 'refused' in answer ? this.#turnBack(answer) : this.#land(answer, judged);
    } catch (error) {
      return this.#break(error);
    }
  }

  #land(answer: AppendedEvents, { events, table, remarks }: Judged): CommandOutcome {
    this.#flying -= 1;
    const before = this.#stored;
    this.#stored = table;
    this.#storedNumber = answer.last;
    this.#storedHash = answer.hash;
    this.#house.onStored(this.name, { before, table, events, number: answer.last });
    if (answer.last - this.#snapshotAt >= this.#house.snapshotEvery) void this.#snapshot();
    this.#settleFlight();
    return done(answer.last, remarks);
  }

  /**
   * Not stored, and nothing that was judged after it will be: the table goes back to the disk's.
   */
  #turnBack(refusal: AppendRefusal): CommandOutcome {
    const mayStay = refusal.refused === 'busy' || refusal.refused === 'journal-not-available';
    const isFollower = refusal.refused === 'wrong-seq' && this.#standing.is !== 'open';
    if (!mayStay && !isFollower) return this.#fail(refusal.says, refusal);
    if (this.#standing.is === 'open') this.#standing = { is: 'giving-back' };
    this.#flying -= 1;
    this.#settleFlight();
    return busy({ code: 'journal-refused', note: refusal.says });
  }

  /** The stream itself is lost to us: it is taken and read again, or the table stops. */
  #fail(says: string, refusal?: AppendRefusal): CommandOutcome {
    this.#flying -= 1;
    if (this.#standing.is === 'open' || this.#standing.is === 'giving-back') {
      this.#standing = { is: 'reopening' };
    }
    this.#settleFlight();
    return refusal?.refused === 'key-repeated'
      ? doneBefore(this.#storedNumber, refusal.answer)
      : busy({ code: 'journal-refused', note: says });
  }

  #tellCaughtUp(): void {
    const isOpen = this.#standing.is === 'open';
    for (;;) {
      const [first] = this.#nothingToDo;
      if (first === undefined || (isOpen && first.after > this.#storedNumber)) return;
      this.#nothingToDo.shift();
      first.onOutcome(isOpen ? unchanged(this.#storedNumber) : busy({ code: 'send-again' }));
    }
  }

  /** Once nothing is on its way, what could not be stored is forgotten and play goes on. */
  #settleFlight(): void {
    this.#tellCaughtUp();
    if (this.#flying > 0) return;
    for (const landed of this.#whenLanded.splice(0)) landed();
    if (this.#standing.is === 'giving-back') {
      this.#ahead = this.#stored;
      this.#aheadNumber = this.#storedNumber;
      this.#standing = { is: 'open' };
      this.#setTimer();
    } else if (this.#standing.is === 'reopening') {
      void this.#reopen();
    }
  }

  async #reopen(): Promise<void> {
    const opened = await this.#house.reopen(this.name).catch(() => null);
    if (this.#standing.is !== 'reopening') return;
    if (opened === 'elsewhere') {
      this.#standing = { is: 'elsewhere' };
      this.#timer.stop();
      this.#house.onElsewhere?.(this.name);
      return;
    }
    if (opened === null) {
      this.#stop('its journal could not be taken up again');
      return;
    }
    const before = this.#stored;
    this.#stream = opened.stream;
    this.#pages = opened.pages;
    this.#ahead = opened.table;
    this.#stored = opened.table;
    this.#aheadNumber = opened.stream.seq;
    this.#storedNumber = opened.stream.seq;
    this.#storedHash = opened.stream.hash;
    this.#standing = { is: 'open' };
    this.#setTimer();
    const { table } = opened;
    this.#house.onStored(this.name, { before, table, events: [], number: this.#storedNumber });
  }

  /** The impossible happened while judging: this table stops, at once and alone. */
  #break(error: unknown): CommandOutcome {
    this.#stop(error instanceof Error ? error.message : String(error));
    return busy({ code: 'table-has-stopped' });
  }

  #stop(because: string): void {
    if (this.#standing.is === 'stopped') return;
    this.#standing = { is: 'stopped', because };
    this.#timer.stop();
    // What is on its way is still answered truly: its epoch decides whether it is stored.
    void this.#house.journal.stop(this.#stream.name, because).catch(() => undefined);
    this.#house.onStopped(this.name, because);
  }

  async #snapshot(): Promise<void> {
    const head = { seq: this.#storedNumber, hash: this.#storedHash };
    this.#snapshotAt = head.seq;
    const state = keptState(this.book, this.#stored, this.#pages, head.seq);
    const { journal, engine } = this.#house;
    // Without it a restart reads more events; nothing is lost.
    await journal.keepSnapshot(this.#stream.id, head, engine, state).catch(() => undefined);
  }

  #setTimer(): void {
    this.#timer.set(this.#standing.is === 'open' ? dueAt(this.#ahead) : null);
  }

  #tick(): void {
    const at = this.#notNow() === null ? this.#time() : null;
    if (at !== null) this.#doDue(at);
    this.#setTimer();
  }
}

// The one writer: gathers what came in meanwhile from all tables into one commit, and answers
// nobody before it is on the disk.

import { englishText } from '../../../texts/index.ts';
import { asWritten } from '../../../wire/reasons/house-reasons.ts';
import { type LoopClock, pause } from '../../ports/clock.ts';
import { Batch, storedAs } from './batch.ts';
import type { OpenStream, WaitingAppend } from './batch.ts';
import type { Append, AppendRefusal } from './event.ts';
import type { Outage } from './outage.ts';
import { brokenConstraint, outageOf } from './outage.ts';
import { chain, appendRefusal, unfitAppend } from './taking.ts';
import type { WriterSession } from './writer-session.ts';

/** What the house shows: the journal writes, or waits and why. */
export type JournalState =
  | { readonly is: 'writing' }
  | { readonly is: 'waiting'; readonly outage: Outage };

export interface WriterLimits {
  /** Appends that may wait at once; beyond them the answer is `busy`. */
  readonly mostWaiting: number;
  /** Rows in one commit: larger ones are no cheaper for each row and make all of them wait. */
  readonly mostRowsInBatch: number;
  /** How long an outage may last before new appends are refused instead of kept waiting. */
  readonly patienceMs: number;
}

export const WRITER_LIMITS: WriterLimits = {
  mostWaiting: 20_000,
  mostRowsInBatch: 500,
  patienceMs: 2_000,
};

/** What the writer has done since it was opened; for /metrics. */
export interface WriterMeters {
  readonly commits: number;
  readonly appends: number;
  readonly events: number;
  readonly waiting: number;
  readonly refused: number;
  readonly outages: number;
  /** Streams that were found to have another owner. */
  readonly lost: number;
}

const WRITING: JournalState = { is: 'writing' };
const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;
/** One is filled, one written, one answered. */
const MOST_SPARE = 3;
const UNKNOWN: Outage = { because: 'database-gone', reason: { code: 'database-refuses-us' } };

const longer = (pauseMs: number): number => Math.min(2 * pauseMs, LONGEST_PAUSE_MS);

export class Writer {
  readonly #session: WriterSession;
  readonly #limits: WriterLimits;
  readonly #clock: LoopClock;
  readonly #onChange: (state: JournalState) => void;
  readonly #onLost: (stream: string) => void;
  readonly #open = new Map<string, OpenStream>();
  readonly #queue: Batch[] = [];
  readonly #spare: Batch[] = [];
  #running: Promise<void> | null = null;
  #closing = false;
  #state: JournalState = WRITING;
  #waitingSince = 0;
  #flyingSince: number | null = null;
  #mustReach = false;
  #held: Outage | null = null;
  readonly #endWatch: () => void;
  readonly #meters = {
    ...{ commits: 0, appends: 0, events: 0, waiting: 0, refused: 0, outages: 0, lost: 0 },
  };

  constructor(
    session: WriterSession,
    limits: WriterLimits,
    clock: LoopClock,
    onChange: (state: JournalState) => void = () => undefined,
    onLost: (stream: string) => void = () => undefined,
  ) {
    this.#session = session;
    this.#limits = limits;
    this.#clock = clock;
    // What the listener does must not come between two batches, nor end the writer.
    this.#onChange = state => queueMicrotask(() => onChange(state));
    this.#onLost = stream => queueMicrotask(() => onLost(stream));
    this.#endWatch = clock.every(limits.patienceMs / 4, () => this.#watchFlight());
    session.onBreak(() => {
      // Nobody may be writing just now; the house must know all the same.
      this.#mustReach = true;
      this.#running ??= this.#run();
    });
  }

  get state(): JournalState {
    return this.#held === null ? this.#state : { is: 'waiting', outage: this.#held };
  }

  get meters(): WriterMeters {
    return { ...this.#meters };
  }

  /** Makes streams writable from their heads on. */
  own(streams: readonly OpenStream[]): void {
    for (const stream of streams) this.#open.set(stream.name, stream);
  }

  /** Lets a stream go: its appends are refused from here on. */
  disown(name: string): void {
    this.#open.delete(name);
  }

  owned(): readonly OpenStream[] {
    return [...this.#open.values()];
  }

  /** Takes no appends until it is released, as before the disk is quite full (R-MEM-9). */
  hold(says: string): void {
    this.#held = { because: 'held', reason: asWritten(says) };
    this.#onChange(this.state);
  }

  release(): void {
    if (this.#held === null) return;
    this.#held = null;
    this.#onChange(this.state);
  }

  /**
   * Stores an append; the answer comes when it is on the disk, or a refusal, perhaps at once, if it
   * never will be. Whoever is answered must not throw: others wait behind.
   */
  store(append: Append, answer: WaitingAppend['answer']): void {
    const stream = this.#open.get(append.stream);
    const refused = this.#notNow() ?? unfitAppend(append, stream);
    if (refused !== null || stream === undefined) return this.#refuse(refused, answer);
    const first = stream.seq + 1;
    const batch = this.#filling();
    const rows = chain(append, stream, batch.arena);
    if ('refused' in rows) return this.#refuse(rows, answer);
    this.#meters.waiting += 1;
    batch.add({ stream, first, last: stream.seq, rows, key: append.key ?? null, answer });
    this.#running ??= this.#run();
  }

  /** Stores what waits and ends; what the database does not take in time is refused. */
  async close(withinMs = 10_000): Promise<void> {
    this.#closing = true;
    this.#endWatch();
    await new Promise<void>(over => {
      const callOff = this.#clock.after(withinMs, over);
      void Promise.resolve(this.#running).then(() => {
        callOff();
        over();
      });
    });
    await this.#session.end();
    await this.#running;
  }

  #refuse(refused: AppendRefusal | null, answer: WaitingAppend['answer']): void {
    this.#meters.refused += 1;
    answer(refused ?? appendRefusal('stream-not-open', 'The stream is not open.'));
  }

  #notNow(): AppendRefusal | null {
    if (this.#closing) return appendRefusal('journal-not-available', 'The journal is closing.');
    if (this.#held !== null)
      return appendRefusal('journal-not-available', englishText(this.#held.reason));
    if (
      this.#state.is === 'waiting' &&
      this.#clock.steady() - this.#waitingSince > this.#limits.patienceMs
    ) {
      return appendRefusal('journal-not-available', englishText(this.#state.outage.reason));
    }
    if (this.#meters.waiting >= this.#limits.mostWaiting) {
      return appendRefusal('busy', `${this.#meters.waiting} appends wait already.`);
    }
    return null;
  }

  #filling(): Batch {
    const last = this.#queue.at(-1);
    if (last !== undefined && last.rows < this.#limits.mostRowsInBatch) return last;
    const fresh = this.#spare.pop() ?? new Batch();
    this.#queue.push(fresh);
    return fresh;
  }

  /** While the database writes one batch, the people of the batch before it are answered. */
  async #run(): Promise<void> {
    let stored: Batch | null = null;
    for (;;) {
      // One turn of the event loop gathers what the sockets hold already.
      if (stored === null) await new Promise<void>(turned => this.#clock.turn(turned));
      // Nobody who may be answered waits until the database is there again.
      if (this.#mustReach && stored === null) await this.#reach();
      const batch = this.#queue.shift();
      if (batch === undefined && stored === null) break;
      const flight = batch === undefined ? null : this.#write(this.#footed(batch));
      if (stored !== null) this.#answer(stored);
      stored = await flight;
    }
    this.#running = null;
  }

  #answer(batch: Batch): void {
    this.#meters.waiting -= batch.waiting.length;
    for (const waiting of batch.waiting) {
      this.#meters.appends += 1;
      this.#meters.events += waiting.rows.length;
      waiting.answer(storedAs(waiting));
    }
    batch.clear();
    if (this.#spare.length < MOST_SPARE) this.#spare.push(batch);
  }

  /** Waits until the database answers again. */
  async #reach(): Promise<void> {
    this.#mustReach = false;
    for (let pauseMs = SHORTEST_PAUSE_MS; !this.#session.ended; pauseMs = longer(pauseMs)) {
      try {
        await this.#session.reach();
        this.#writesAgain();
        return;
      } catch (error) {
        this.#waitFor(outageOf(error) ?? UNKNOWN);
        await pause(this.#clock, pauseMs);
      }
    }
  }

  /**
   * Writes a batch until it is settled, through any outage; nothing is ever written twice. Given
   * back when all of it is on the disk and to be answered; otherwise everybody has been.
   */
  async #write(batch: Batch): Promise<Batch | null> {
    if (batch.rows === 0) return null;
    let isUncertain = false;
    let pauseMs = SHORTEST_PAUSE_MS;
    for (;;) {
      try {
        this.#flyingSince = this.#clock.steady();
        const lost = isUncertain
          ? await this.#session.writeAgain(batch)
          : await this.#session.write(batch);
        this.#writesAgain();
        this.#meters.commits += 1;
        return lost.size === 0 ? batch : this.#settle(batch, lost);
      } catch (error) {
        const outage = outageOf(error);
        if (outage === null) return await this.#writeSingly(batch, error);
        if (this.#session.ended) return this.#giveUp(batch, outage);
        isUncertain = true;
        this.#waitFor(outage);
        await pause(this.#clock, pauseMs);
        pauseMs = longer(pauseMs);
      } finally {
        this.#flyingSince = null;
      }
    }
  }

  /** Some streams have another owner: their appends are not stored, nor will be what follows. */
  #settle(batch: Batch, lost: ReadonlySet<string>): Batch {
    const stored = new Batch();
    for (const waiting of batch.waiting) {
      const { stream, answer } = waiting;
      if (!lost.has(`${stream.id}:${stream.epoch}`)) {
        stored.add(waiting);
        continue;
      }
      if (!stream.isLost) {
        this.#meters.lost += 1;
        this.#onLost(stream.name);
      }
      this.#lose(stream);
      this.#meters.waiting -= 1;
      this.#meters.refused += 1;
      answer(appendRefusal('lease-lost', `${stream.name} has a new owner or was stopped.`));
    }
    return stored;
  }

  /** One append of the batch is at fault: each is written by itself, so that only it is refused. */
  async #writeSingly(batch: Batch, error: unknown): Promise<null> {
    const [only, ...others] = batch.waiting;
    if (only === undefined || others.length > 0) {
      for (const waiting of batch.waiting) {
        const stored = await this.#write(this.#footed(Batch.of(waiting)));
        if (stored !== null) this.#answer(stored);
      }
      return null;
    }
    this.#meters.waiting -= 1;
    this.#meters.refused += 1;
    // What was chained on to it has lost its footing: the stream must be opened again.
    this.#lose(only.stream);
    only.answer(await this.#whyRefused(only, error));
    return null;
  }

  async #whyRefused(waiting: WaitingAppend, error: unknown): Promise<AppendRefusal> {
    const { stream, key } = waiting;
    const constraint = brokenConstraint(error);
    if (constraint === 'journal_key' && key !== null) {
      const answer = await this.#session.firstAnswer(stream.id, key).catch(() => null);
      return { refused: 'key-repeated', says: `${key} has been answered before.`, answer };
    }
    if (constraint === 'journal_pkey') {
      return appendRefusal('wrong-seq', `${stream.name} already has an event ${waiting.first}.`);
    }
    const message = error instanceof Error ? error.message : String(error);
    return appendRefusal('not-storable', `${stream.name}: ${message}.`);
  }

  #giveUp(batch: Batch, outage: Outage): null {
    this.#meters.waiting -= batch.waiting.length;
    for (const { answer } of batch.waiting)
      answer(appendRefusal('journal-not-available', englishText(outage.reason)));
    return null;
  }

  /** The batch without appends that follow one that was refused: they would leave a gap. */
  #footed(batch: Batch): Batch {
    if (!batch.waiting.some(({ stream }) => stream.isLost)) return batch;
    const rest = new Batch();
    for (const waiting of batch.waiting) {
      if (waiting.stream.isLost) this.#refuseFollower(waiting);
      else rest.add(waiting);
    }
    return rest;
  }

  #refuseFollower({ stream, first, answer }: WaitingAppend): void {
    this.#meters.waiting -= 1;
    this.#meters.refused += 1;
    answer(appendRefusal('wrong-seq', `${stream.name} has no event ${first - 1} to go on from.`));
  }

  #lose(stream: OpenStream): void {
    stream.isLost = true;
    if (this.#open.get(stream.name) === stream) this.#open.delete(stream.name);
  }

  #watchFlight(): void {
    const since = this.#flyingSince;
    if (since === null || this.#state.is === 'waiting') return;
    if (this.#clock.steady() - since < this.#limits.patienceMs) return;
    this.#waitFor({ because: 'database-slow', reason: { code: 'database-slow' } });
  }

  #waitFor(outage: Outage): void {
    if (this.#state.is === 'writing') {
      this.#waitingSince = this.#flyingSince ?? this.#clock.steady();
      this.#meters.outages += 1;
    } else if (this.#state.outage.because === outage.because) return;
    this.#state = { is: 'waiting', outage };
    this.#onChange(this.state);
  }

  #writesAgain(): void {
    if (this.#state.is === 'writing') return;
    this.#state = WRITING;
    this.#onChange(this.state);
  }
}

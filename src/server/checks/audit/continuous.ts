// The audit that goes on while the house plays: tables, cage and tournaments, one after another,
// meters against accounts, accounts against the ledger in play, all of it against the journal.
// Disagreement is an alarm on record and stops whatever disagrees (R-MTR-2).

import type { Logger } from 'pino';

import type { HouseRecord } from '../../record/house-record.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AuditAnswer, AuditAsked } from './audit-stream.ts';
import { type Audited, auditedIn, type AuditedHouse } from './audited.ts';
import type { StateToReplay } from './replayed.ts';

/** What the audit needs of the house. */
export interface AuditingHouse extends AuditedHouse {
  readonly record: Pick<HouseRecord, 'known' | 'note'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Reads what is stored, beside play. */
export interface Auditor {
  readonly audit: (asked: AuditAsked) => Promise<AuditAnswer>;
  /** A sentence where a stream made again from its first event differs. */
  readonly remake: (stream: string, inPlay: StateToReplay | null) => Promise<string | null>;
}

/** After a step, with its own rests, it rests so many times as long: play comes first. */
const REST = 4;
/** The projections may be past an event that was the last a moment ago. */
const TRIES = 3;

export class ContinuousAudit {
  readonly #house: AuditingHouse;
  readonly #projector: Auditor;
  readonly #everyMs: number;
  #callOff: () => void;
  #isOver = false;
  #step: Promise<void> = Promise.resolve();
  /** What is still to be looked at in this turn. */
  #toDo: readonly Audited[] = [];
  /** At the end of a turn one stream is made again from its beginning. */
  #isRemaking = false;
  /** How many turns are over: each has looked at everything that was open. */
  turns = 0;

  /** Everything is looked at about once in `everyMs`. */
  constructor(house: AuditingHouse, projector: Auditor, everyMs: number) {
    this.#house = house;
    this.#projector = projector;
    this.#everyMs = everyMs;
    this.#callOff = house.clock.after(everyMs, () => this.#begin());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#callOff();
    await this.#step;
  }

  #begin(): void {
    const { steady } = this.#house.clock;
    const from = steady();
    const isLong = this.#isRemaking;
    this.#step = (isLong ? this.#remakeOne() : this.#next())
      // A database that is gone for a while is asked again the next time.
      .catch((error: unknown) => this.#house.log.warn({ err: error }, 'the audit waits'))
      .then(() => this.#later(steady() - from, isLong));
  }

  /** A short step that took long has waited for something; a whole stream takes its time. */
  #later(tookMs: number, isLong: boolean): void {
    if (this.#isOver) return;
    const { tables, tournaments } = this.#house;
    // Beside them the cage, and the one that is made again.
    const share = this.#everyMs / (tables.length + tournaments.desks.length + 2);
    const most = isLong ? Infinity : this.#everyMs;
    const waitMs = Math.max(share, Math.min(REST * tookMs, most));
    this.#callOff = this.#house.clock.after(waitMs, () => this.#begin());
  }

  async #next(): Promise<void> {
    if (this.#toDo.length === 0) this.#toDo = this.#open();
    const [audited, ...rest] = this.#toDo;
    this.#toDo = rest;
    if (audited !== undefined) await this.#look(audited);
    if (rest.length > 0) return;
    this.turns += 1;
    this.#isRemaking = true;
  }

  #open(): readonly Audited[] {
    return auditedIn(this.#house).filter(audited => audited.inPlay() !== null);
  }

  async #look(audited: Audited): Promise<void> {
    const { stream } = audited;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const inPlay = audited.inPlay();
      if (inPlay === null || this.#isOver) return;
      // What two people have released it with stops it no more (R-MEM-4).
      const released = this.#house.record.known.released[stream] ?? [];
      const answer = await this.#projector.audit({ stream, seq: inPlay.seq, released });
      if (answer.is === 'not-there') continue;
      const says = answer.is === 'wrong' ? answer.says : inPlay.differs(answer);
      if (says !== null) await this.#alarm(audited, says);
      return;
    }
  }

  /** Each time another stream is made again from its first event, however its sums agree. */
  async #remakeOne(): Promise<void> {
    this.#isRemaking = false;
    const open = this.#open();
    const audited = open[this.turns % Math.max(open.length, 1)];
    if (audited === undefined) return;
    const kept = audited.inPlay()?.kept ?? null;
    const says = await this.#projector.remake(audited.stream, kept);
    if (says !== null) await this.#alarm(audited, says);
  }

  async #alarm({ named, stop }: Audited, says: string): Promise<void> {
    const { record, log } = this.#house;
    if (this.#isOver) return;
    log.error({ ...named, says }, 'the meters disagree');
    await stop(says).catch((error: unknown) =>
      log.error({ err: error }, 'it could not be stopped'),
    );
    await record.note('meters-disagree', { ...named, says }).catch(() => undefined);
  }
}

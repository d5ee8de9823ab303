// A database of the simulated world: sessions over a network that delays, breaks and cuts, and a
// server that does one statement after the other, refuses some and goes away now and then.

import { EventEmitter } from 'node:events';

import type pg from 'pg';

import { copiedRows, doStatement, isWrite, type Row, type Server, TROUBLES } from './statements.ts';
import { SimTables } from './tables.ts';
import type { SimProcess, SimTime } from './time.ts';

/** How often something goes wrong with a statement: once in so many. */
export interface DatabaseFaults {
  refused: number;
  brokenBefore: number;
  brokenAfter: number;
}

const NEVER = 0;
const FAR_MS = 3;
const CONNECT_MS = 4;

/** What a statement of ours is handed as. */
interface Asked {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** A COPY as `pg-copy-streams` asks for one: it is handed over whole, and read as it comes. */
interface Submitted {
  readonly submit: unknown;
  readonly text: string;
}

export class SimDatabase {
  readonly tables = new SimTables();
  readonly time: SimTime;
  readonly faults: DatabaseFaults = { refused: NEVER, brokenBefore: NEVER, brokenAfter: NEVER };
  readonly #sessions = new Map<number, SimSession>();
  readonly #cut = new Map<string, 'to' | 'from'>();
  readonly #waiting: (() => void)[] = [];
  #lockedBy: SimSession | null = null;
  #isAway = false;
  #lastPid = 0;

  constructor(time: SimTime) {
    this.time = time;
  }

  get server(): Server {
    const session = (pid: number): SimSession | undefined => this.#sessions.get(pid);
    return { tables: this.tables, now: this.time.now, session };
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** It goes away with all that was under way, and comes back. */
  restart(awayMs: number): void {
    this.#isAway = true;
    for (const session of this.#sessions.values()) session.terminate();
    this.time.in(awayMs, null, () => {
      this.#isAway = false;
    });
  }

  /** What a process sends does not come, or what it is sent. */
  cut(process: string, way: 'to' | 'from'): void {
    this.#cut.set(process, way);
  }

  /** The cable is in again: whatever was open is not any more. */
  join(process: string): void {
    if (!this.#cut.delete(process)) return;
    for (const session of this.#sessions.values()) {
      if (session.of.name === process) session.breakOff();
    }
  }

  isCut(process: string, way: 'to' | 'from'): boolean {
    return this.#cut.get(process) === way;
  }

  connect(of: SimProcess, stuckMs?: number): Promise<SimSession> {
    return new Promise((tell, fail) => {
      this.time.in(this.far(CONNECT_MS), of, () => {
        if (this.#isAway || this.#cut.has(of.name)) {
          fail(new Error('connect ECONNREFUSED'));
          return;
        }
        const pid = (this.#lastPid += 1);
        const session = new SimSession(this, of, pid, stuckMs);
        this.#sessions.set(pid, session);
        tell(session);
      });
    });
  }

  /** The same as the house's own code is handed it. */
  async client(of: SimProcess, stuckMs?: number): Promise<pg.Client> {
    return (await this.connect(of, stuckMs)) as unknown as pg.Client; // as much of it as is asked
  }

  /** A process died: what it had sent may still be done. */
  died(of: SimProcess): void {
    for (const session of this.#sessions.values()) if (session.of === of) session.breakOff();
  }

  far(mostMs: number): number {
    return 0.1 + (this.time.chance.below(100) * mostMs) / 100;
  }

  /** The advisory lock under which placements are changed. */
  lock(session: SimSession, taken: () => void): void {
    if (!this.#sessions.has(session.pid)) return;
    if (this.#lockedBy === null || this.#lockedBy === session) {
      this.#lockedBy = session;
      taken();
    } else this.#waiting.push(() => this.lock(session, taken));
  }

  unlock(session: SimSession): void {
    if (this.#lockedBy !== session) return;
    this.#lockedBy = null;
    for (const next of this.#waiting.splice(0)) next();
  }

  gone(session: SimSession): void {
    this.#sessions.delete(session.pid);
    this.unlock(session);
  }

  happens(oneIn: number): boolean {
    return oneIn !== NEVER && this.time.chance.isOneIn(oneIn);
  }
}

/** One session, at both of its ends. */
export class SimSession extends EventEmitter {
  readonly of: SimProcess;
  readonly pid: number;
  readonly #db: SimDatabase;
  readonly #stuckMs: number | undefined;
  readonly #pending = new Set<(error: Error) => void>();
  /** What a transaction changes when it is committed. */
  #changes: (() => void)[] | null = null;
  #idleMs = 0;
  #statements = 0;
  #busyUntil = 0;
  #isEnded = false;
  #isOver = false;

  constructor(db: SimDatabase, of: SimProcess, pid: number, stuckMs?: number) {
    super();
    this.#db = db;
    this.of = of;
    this.pid = pid;
    this.#stuckMs = stuckMs;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  query(asked: string | Asked | Submitted, values: readonly unknown[] = []): unknown {
    if (typeof asked === 'object' && 'submit' in asked) return this.#copy(asked.text);
    const sql = typeof asked === 'string' ? asked : asked.text;
    const own = typeof asked === 'string' ? values : (asked.values ?? values);
    return this.#ask(this.#act(sql, own)).then(rows => ({ rows, rowCount: rows.length }));
  }

  /** The client ends it in peace. */
  async end(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    this.terminate();
    this.emit('end');
  }

  /** The server ends it: what is under way is not done any more. */
  terminate(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#db.gone(this);
    this.#db.time.in(this.#db.far(FAR_MS), this.of, () => this.#broken());
  }

  /** The line between them breaks: what is under way may still be done. */
  breakOff(): void {
    this.#broken();
    // The server finds out later.
    this.#db.time.in(this.#db.time.chance.below(200), null, () => {
      this.#isEnded = true;
      this.#db.gone(this);
    });
  }

  /** A statement on its way: to the server, in its turn, and back. */
  #ask<Answer>(act: (done: (answer: Answer) => void) => void): Promise<Answer> {
    const { time } = this.#db;
    if (this.#isOver) return Promise.reject(new Error('Client was closed and is not queryable'));
    return new Promise<Answer>((tell, fail) => {
      const settle = (end: () => void): void => {
        if (this.#pending.delete(fail)) end();
      };
      this.#pending.add(fail);
      if (this.#stuckMs !== undefined) {
        time.in(this.#stuckMs, this.of, () => settle(() => fail(new Error('Query read timeout'))));
      }
      const back = (end: () => void): void => {
        if (this.#db.isCut(this.of.name, 'from')) return;
        time.in(this.#db.far(FAR_MS), this.of, () => settle(end));
      };
      if (this.#db.isCut(this.of.name, 'to')) return;
      this.#busyUntil = Math.max(this.#busyUntil, time.now + this.#db.far(FAR_MS)) + 0.02;
      if (this.#db.happens(this.#db.faults.brokenBefore)) this.breakOff();
      time.in(this.#busyUntil - time.now, null, () => {
        if (this.#isEnded) return;
        this.#statements += 1;
        try {
          act(answer => back(() => tell(answer)));
        } catch (error) {
          if (!(error instanceof Error) || !('severity' in error)) throw error;
          back(() => fail(error));
        }
        if (this.#db.happens(this.#db.faults.brokenAfter)) this.breakOff();
      });
    });
  }

  #act(sql: string, values: readonly unknown[]) {
    return (done: (rows: readonly Row[]) => void): void => {
      const { server } = this.#db;
      if (sql === 'begin') this.#changes = [];
      else if (sql === 'commit') {
        for (const change of this.#changes ?? []) change();
        this.#changes = null;
        this.#db.unlock(this);
      } else if (/pg_advisory_xact_lock/u.test(sql)) {
        this.#db.lock(this, () => done([]));
        this.#watchIdle();
        return;
      } else if (this.#db.happens(this.#db.faults.refused)) {
        throw this.#db.time.chance.pick(TROUBLES);
      } else if (this.#changes !== null && isWrite(sql)) {
        this.#changes.push(() => doStatement(server, sql, values, this));
      } else {
        if (/idle_in_transaction/u.test(sql)) this.#idleMs = Number.parseInt(String(values[0]), 10);
        done(doStatement(server, sql, values, this));
        return;
      }
      done([]);
    };
  }

  /** A transaction in which nobody says anything is ended, where its session asked for that. */
  #watchIdle(): void {
    const { time } = this.#db;
    if (this.#idleMs === 0) return;
    const before = this.#statements;
    time.in(this.#idleMs, null, () => {
      if (this.#changes === null) return;
      if (this.#statements === before) this.terminate();
      else this.#watchIdle();
    });
  }

  /** The rows of a COPY, in one chunk, for whoever reads them. */
  async *#copy(sql: string): AsyncGenerator<Buffer> {
    const rows = await this.#ask<readonly Buffer[]>(done => {
      done(copiedRows(this.#db.server, sql));
    });
    yield Buffer.concat([SIGNATURE, ...rows, TRAILER]);
  }

  #broken(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const error = new Error('Connection terminated unexpectedly');
    for (const fail of [...this.#pending]) fail(error);
    this.#pending.clear();
    this.emit('end');
  }
}

/** What stands before and behind the rows of a binary COPY. */
const SIGNATURE = Buffer.alloc(19);
const TRAILER = Buffer.from([0xff, 0xff]);

/** A few connections, as `pg.Pool` gives them out. */
export function simPool(db: SimDatabase, of: SimProcess): pg.Pool {
  const idle: SimSession[] = [];
  const taken = async (): Promise<SimSession> => {
    for (let session = idle.pop(); session !== undefined; session = idle.pop()) {
      if (!session.isOver) return session;
    }
    return db.connect(of);
  };
  const release = (session: SimSession, failed?: unknown): void => {
    if (failed === undefined || failed === false) idle.push(session);
    else void session.end();
  };
  const pool = {
    connect: async () => {
      const session = await taken();
      return Object.assign(session, {
        release: (failed?: unknown) => release(session, failed),
      });
    },
    query: async (asked: string | Asked, values?: readonly unknown[]) => {
      const session = await taken();
      try {
        const answer = await session.query(asked, values);
        release(session);
        return answer;
      } catch (error) {
        release(session, session.isOver);
        throw error;
      }
    },
    end: async () => {
      for (const session of idle.splice(0)) await session.end();
    },
  };
  return pool as unknown as pg.Pool; // as much of it as the house asks
}

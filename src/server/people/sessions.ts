// Sessions: who is signed in, in which role, and until when. They end by themselves, when nobody
// uses them, and are shut while their person is on a break (R-ACC-1).

import type pg from 'pg';

import type { StaffRole } from '../../wire/roles.ts';
import type { Clock } from '../ports/clock.ts';
import { Rates } from '../sockets/rate.ts';
import { isTouchDue, standingOf } from './session-life.ts';
import type { SessionRule, SessionStanding, SessionTimes } from './session-life.ts';
import type { StaffMember } from './staff.ts';
import { sealOfSession, sessionKey } from '../storage/secrets/session-seal.ts';
import { hashOfToken, newToken } from '../storage/secrets/tokens.ts';

/** Somebody who is signed in. */
export interface StaffSession {
  readonly person: StaffMember;
  readonly role: StaffRole;
  readonly until: number;
  /** A short name for logs and keys: nothing can be done with it. */
  readonly mark: string;
  /** Whether the role must have one-time codes and this person has none yet. */
  readonly lacksCode: boolean;
}

interface SessionRow extends StaffMember {
  readonly role: StaffRole;
  readonly opened_at: number;
  readonly seen_at: number;
  readonly paused_at: number | null;
  readonly has_code: boolean;
  readonly seal: Buffer | null;
  /** Whether a provider proved a second factor. */
  readonly factor: boolean;
}

/** What sessions stand on. */
interface SessionWorld {
  readonly db: pg.Pool;
  readonly clock: Pick<Clock, 'now'>;
  /** Lies beside the database, never in it: whoever writes there signs nobody in. */
  readonly key: Buffer;
}

/** More than any screen of ours asks; what one address may send is limited beside it. */
const REQUESTS_A_SECOND = 50;

/** A session at hand: its times, and the row they belong to. */
interface AtHand {
  readonly hash: Buffer;
  readonly times: SessionTimes;
}

export class StaffSessions {
  readonly #db: pg.Pool;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #key: Buffer;
  readonly #rule: SessionRule;
  /** Roles that do nothing without one-time codes. */
  readonly #codeRoles: readonly string[];
  /** How many requests each person may send, beside what they send on sockets. */
  readonly requests: Rates;
  /** Those that were asked for since the start, by their marks: sockets ask at every command. */
  readonly #atHand = new Map<string, AtHand>();

  constructor(
    { db, clock, key }: SessionWorld,
    rule: SessionRule,
    codeRoles: readonly string[] = [],
    requestsPerSecond = REQUESTS_A_SECOND,
  ) {
    this.requests = new Rates(requestsPerSecond);
    this.#codeRoles = codeRoles;
    this.#db = db;
    this.#clock = clock;
    this.#key = sessionKey(key);
    this.#rule = rule;
  }

  async open(
    person: StaffMember,
    role: StaffRole,
    factor = false,
  ): Promise<{ readonly token: string; readonly session: StaffSession }> {
    const token = newToken();
    const hash = hashOfToken(token);
    const now = this.#clock.now();
    const until = now + this.#rule.longestMs;
    await this.#db.query(
      `insert into session (token_hash, staff, role, opened_at, seen_at, until, seal, factor)
       values ($1, $2, $3, to_timestamp($4), to_timestamp($4), to_timestamp($5), $6, $7)`,
      [
        ...[hash, person.id, role, now / 1000, until / 1000],
        ...[sealOfSession(this.#key, { hash, id: person.id, role, factor }), factor],
      ],
    );
    const mark = markOf(hash);
    this.#atHand.set(mark, { hash, times: { openedAt: now, seenAt: now, pausedAt: null } });
    const lacksCode = this.#codeRoles.includes(role) && !factor && !(await this.hasCode(person.id));
    return { token, session: { person, role, until, mark, lacksCode } };
  }

  /**
   * The session behind a token, as long as it lasts and the person has neither left nor a break.
   */
  async find(token: string): Promise<StaffSession | null> {
    const found = await this.#look(token);
    if (found === null) return null;
    return this.use(found.mark) === 'open' ? found : null;
  }

  /** The session behind a token whose person is on a break. */
  async findOnBreak(token: string): Promise<StaffSession | null> {
    const found = await this.#look(token);
    return found !== null && this.standing(found.mark) === 'on-break' ? found : null;
  }

  /** How a session stands that was found before. */
  standing(mark: string): SessionStanding {
    const known = this.#atHand.get(mark);
    return known === undefined ? 'over' : standingOf(known.times, this.#clock.now(), this.#rule);
  }

  /**
   * Its person does something: it goes on, unless it has ended or is shut. Answers at once, so
   * that commands keep their order; what is written about it may come later.
   */
  use(mark: string): SessionStanding {
    const standing = this.standing(mark);
    const known = this.#atHand.get(mark);
    if (known === undefined) return standing;
    const now = this.#clock.now();
    if (standing === 'idle' || standing === 'over') {
      void this.#remove(known.hash).catch(() => undefined);
    } else if (standing === 'open' && isTouchDue(known.times, now)) {
      this.#atHand.set(mark, { ...known, times: { ...known.times, seenAt: now } });
      void this.#keepTouch(known.hash, now).catch(() => undefined);
    }
    return standing;
  }

  /** Shuts a session while its person is on a break; nothing is done in its name meanwhile. */
  pause(mark: string): Promise<boolean> {
    return this.#setPause(mark, this.#clock.now());
  }

  /** The person is back: the caller has made sure that it is the same one. */
  goOn(mark: string): Promise<boolean> {
    return this.#setPause(mark, null);
  }

  async end(token: string): Promise<void> {
    await this.#remove(hashOfToken(token));
  }

  /** Ends everything that a person has open, as when they leave the house. */
  async endAllOf(id: string): Promise<void> {
    const { rows } = await this.#db.query<{ hash: Buffer }>(
      'delete from session where staff = $1 returning token_hash as hash',
      [id],
    );
    for (const { hash } of rows) this.#atHand.delete(markOf(hash));
  }

  /** Another node of the house has ended or shut some: those at hand are read again. */
  async readAgain(): Promise<void> {
    const known = [...this.#atHand.values()].map(({ hash }) => hash);
    if (known.length === 0) return;
    const { rows } = await this.#db.query<{ hash: Buffer; paused_at: number | null }>(
      'select token_hash as hash, paused_at from session where token_hash = any($1)',
      [known],
    );
    const paused = new Map(rows.map(row => [markOf(row.hash), row.paused_at]));
    for (const [mark, { hash, times }] of this.#atHand) {
      const pausedAt = paused.get(mark);
      if (pausedAt === undefined) this.#atHand.delete(mark);
      else this.#atHand.set(mark, { hash, times: { ...times, pausedAt } });
    }
  }

  /** Forgets what has run out. */
  async sweep(): Promise<void> {
    await this.#db.query('delete from session where until < to_timestamp($1)', [
      this.#clock.now() / 1000,
    ]);
  }

  async #look(token: string): Promise<StaffSession | null> {
    const hash = hashOfToken(token);
    const { rows } = await this.#db.query<SessionRow>({
      name: 'find-session',
      text: `select s.role, s.opened_at, s.seen_at, s.paused_at, s.seal, s.factor,
                    p.id, p.name, p.roles, p.since, p.code_confirmed_at is not null as has_code
               from session s join staff p on p.id = s.staff
              where s.token_hash = $1 and p.left_at is null`,
      values: [hash],
    });
    const row = rows[0];
    const mark = markOf(hash);
    if (row?.seal?.equals(sealOfSession(this.#key, { ...row, hash })) !== true) {
      this.#atHand.delete(mark);
      return null;
    }
    const { role, id, name, roles, since, opened_at: openedAt } = row;
    const seenAt = Math.max(row.seen_at, this.#atHand.get(mark)?.times.seenAt ?? 0);
    this.#atHand.set(mark, { hash, times: { openedAt, seenAt, pausedAt: row.paused_at } });
    const until = openedAt + this.#rule.longestMs;
    const lacksCode = this.#codeRoles.includes(role) && !row.factor && !row.has_code;
    return { person: { id, name, roles, since }, role, until, mark, lacksCode };
  }

  /** Whether somebody has one-time codes of the house. */
  async hasCode(id: string): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      'select from staff where id = $1 and code_confirmed_at is not null',
      [id],
    );
    return rowCount === 1;
  }

  async #setPause(mark: string, pausedAt: number | null): Promise<boolean> {
    const known = this.#atHand.get(mark);
    const wanted = pausedAt === null ? 'on-break' : 'open';
    if (known === undefined || this.standing(mark) !== wanted) return false;
    const now = this.#clock.now();
    await this.#db.query(
      `update session set paused_at = to_timestamp($2), seen_at = to_timestamp($3)
        where token_hash = $1`,
      [known.hash, pausedAt === null ? null : pausedAt / 1000, now / 1000],
    );
    this.#atHand.set(mark, { ...known, times: { ...known.times, seenAt: now, pausedAt } });
    return true;
  }

  async #keepTouch(hash: Buffer, now: number): Promise<void> {
    await this.#db.query('update session set seen_at = to_timestamp($2) where token_hash = $1', [
      hash,
      now / 1000,
    ]);
  }

  async #remove(hash: Buffer): Promise<void> {
    this.#atHand.delete(markOf(hash));
    await this.#db.query('delete from session where token_hash = $1', [hash]);
  }
}

const markOf = (hash: Buffer): string => `s${hash.toString('hex').slice(0, 10)}`;

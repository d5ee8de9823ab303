// The desk where staff prove who they are: password, PIN and code, with lock-out after failures.
// It tells nobody whether an id exists, and does not try a locked one's password at all.

import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type pg from 'pg';

import { seal, unseal } from '../storage/secrets/seal.ts';
import type { Clock } from '../ports/clock.ts';
import { type CodeEnrolment, labelOfCode, newCodeSecret, stepOfCode } from './one-time-code.ts';
import { hashPassword, isPassword, markOf } from './passwords.ts';
import { hasComeInAt, SignInGuards, type SignInPurpose, sweepGuards } from './sign-in-guards.ts';
import type { StaffMember } from './staff.ts';
import { Turnstile } from './turnstile.ts';

export const SIGN_IN_DENIALS = ['not-recognised', 'locked-out', 'code-wanted', 'not-now'] as const;

/** Why nobody was let in. */
export interface SignInDenial {
  readonly denied: (typeof SIGN_IN_DENIALS)[number];
  readonly reason: HouseReason;
  /** True when this very failure locked the id: somebody should hear of it (R-EVT-2). */
  readonly hasLocked: boolean;
}

/** What a person shows at the desk. */
export interface Proof {
  /** Whether somebody comes in or only stands behind a command: each is counted by itself. */
  readonly purpose?: SignInPurpose;
  /** The address they are at. */
  readonly place?: string;
  readonly id: string;
  readonly password?: string;
  /** Instead of the password, where a signed-in person only confirms: approvals. */
  readonly pin?: string;
  readonly code?: string;
}

export interface DeskWorld {
  readonly db: pg.Pool;
  readonly clock: Pick<Clock, 'now'>;
  /** Lies beside the database, never in it. */
  readonly key: Buffer;
  readonly house: string;
  /** Roles that do nothing without one-time codes, approvals included. */
  readonly codeRoles?: readonly string[];
}

interface StaffRow extends StaffMember {
  readonly password: string | null;
  readonly pin: string | null;
  readonly code_secret: Buffer | null;
  readonly code_confirmed_at: number | null;
  readonly code_step: number;
}

const deny = (
  denied: SignInDenial['denied'],
  reason: HouseReason,
  hasLocked = false,
): SignInDenial => ({
  denied,
  reason,
  hasLocked,
});

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const NOBODY = { code: 'name-and-password-wrong' } as const;
const LOCKED = { code: 'sign-in-locked' } as const;
const TOO_MANY = { code: 'too-many-sign-ins' } as const;

/** Puts the mark of what will be stored on record first, so that nobody stores another unseen. */
type NoteMark = (mark: string) => Promise<void>;
const noNote: NoteMark = () => Promise.resolve();

export class SignInDesk {
  readonly #world: DeskWorld;
  readonly #turnstile = new Turnstile();
  #forgotAt = 0;

  constructor(world: DeskWorld) {
    this.#world = world;
  }

  /** The person who shows this proof; each failure counts, one try at a time per id and place. */
  async recognise(proof: Proof): Promise<StaffMember | SignInDenial> {
    const { id, place = 'here' } = proof;
    const isKnown = await hasComeInAt(this.#world.db, id, place);
    const known = await this.#turnstile.pass(isKnown, () => this.#try(proof));
    return known ?? deny('not-now', TOO_MANY);
  }

  #try(proof: Proof): Promise<StaffMember | SignInDenial> {
    const { id, purpose = 'sign-in', place = 'here' } = proof;
    return this.#alone(async client => {
      const now = this.#world.clock.now();
      const guards = await SignInGuards.take(client, { id, purpose, place });
      if (guards.isLocked(now)) return deny('locked-out', LOCKED);
      const found = await staffRow(client, id);
      const judged = await this.#judge(client, found, proof, now);
      if (judged === 'code-wanted') return deny('code-wanted', { code: 'code-wanted' });
      if (judged === 'right' && found !== null) {
        if (purpose === 'approval' && this.#lacksCode(found)) {
          return deny('code-wanted', { code: 'code-required' });
        }
        await guards.succeed();
        const { name, roles, since } = found;
        return { id, name, roles, since };
      }
      this.#forgetOld(now);
      const isLocked = await guards.fail(now);
      return isLocked ? deny('locked-out', LOCKED, true) : deny('not-recognised', NOBODY);
    });
  }

  /** Ends a lock: an administrator's act, on record by whoever calls. */
  async release(id: string): Promise<boolean> {
    const { rowCount } = await this.#world.db.query('delete from sign_in_guard where person = $1', [
      id,
    ]);
    return rowCount !== null && rowCount > 0;
  }

  /** Sets the PIN that approvals ask for. */
  async setPin(id: string, pin: string, note: NoteMark = noNote): Promise<boolean> {
    if (!/^\d{4,8}$/u.test(pin)) return false;
    const hashed = await hashPassword(pin);
    await note(markOf(hashed));
    const { rowCount } = await this.#world.db.query(
      'update staff set pin = $2 where id = $1 and left_at is null',
      [id, hashed],
    );
    return rowCount === 1;
  }

  /** Sets another password; the caller has made sure that it is their own. */
  async setPassword(id: string, password: string, note: NoteMark = noNote): Promise<void> {
    const { db, clock } = this.#world;
    const hashed = await hashPassword(password);
    await note(markOf(hashed));
    await db.query(
      `update staff
          set password = $2, password_since = to_timestamp($3), password_is_first = false
        where id = $1 and left_at is null`,
      [id, hashed, clock.now() / 1000],
    );
  }

  /** Whether a password must be changed: somebody else chose it, or it is too old (R-ACC-1). */
  async passwordAge(id: string, days: number): Promise<'good' | 'first' | 'old'> {
    const { db, clock } = this.#world;
    const { rows } = await db.query<{ since: number; isFirst: boolean }>(
      `select password_since as since, password_is_first as "isFirst"
         from staff where id = $1 and left_at is null and recorded`,
      [id],
    );
    const [row] = rows;
    if (row?.isFirst === true) return 'first';
    // 0 days let every password stay.
    const isOld = row !== undefined && days > 0 && clock.now() - row.since > days * DAY_MS;
    return isOld ? 'old' : 'good';
  }

  /** Begins the enrolment of codes; nothing is asked for until the first one is confirmed. */
  async enrolCode(id: string): Promise<CodeEnrolment | null> {
    const enrolment = newCodeSecret(this.#world.house, id);
    const sealed = seal(this.#world.key, labelOfCode(id), enrolment.secret);
    const { rowCount } = await this.#world.db.query(
      `update staff set code_secret = $2, code_confirmed_at = null, code_step = 0
        where id = $1 and left_at is null and code_confirmed_at is null`,
      [id, sealed],
    );
    return rowCount === 1 ? enrolment : null;
  }

  /** The first code proves that the app has the secret: from here on it is asked for. */
  async confirmCode(id: string, code: string): Promise<boolean> {
    const { db, clock } = this.#world;
    const found = await staffRow(db, id);
    const step = found === null ? null : this.#stepOf(found, code, clock.now());
    if (step === null) return false;
    await db.query(
      'update staff set code_confirmed_at = to_timestamp($2), code_step = $3 where id = $1',
      [id, clock.now() / 1000, step],
    );
    return true;
  }

  /** A lost phone: an administrator takes the codes off, on record by whoever calls. */
  async removeCode(id: string): Promise<void> {
    await this.#world.db.query(
      'update staff set code_secret = null, code_confirmed_at = null where id = $1',
      [id],
    );
  }

  async #judge(
    client: pg.ClientBase,
    found: StaffRow | null,
    { password, pin, code }: Proof,
    now: number,
  ): Promise<'right' | 'wrong' | 'code-wanted'> {
    const isByPin = password === undefined;
    const stored = (isByPin ? found?.pin : found?.password) ?? null;
    const isRight = await isPassword(stored, (isByPin ? pin : password) ?? '');
    if (!isRight || found === null) return 'wrong';
    // A PIN confirms what a signed-in person does; the code stood at the door.
    if (found.code_confirmed_at === null || isByPin) return 'right';
    if (code === undefined) return 'code-wanted';
    const step = this.#stepOf(found, code, now);
    if (step === null) return 'wrong';
    await client.query('update staff set code_step = $2 where id = $1', [found.id, step]);
    return 'right';
  }

  #lacksCode({ roles, code_confirmed_at: confirmed }: StaffRow): boolean {
    const { codeRoles = [] } = this.#world;
    return confirmed === null && roles.some(role => codeRoles.includes(role));
  }

  /** Once in an hour in which somebody failed: ids that strangers made up are not kept. */
  #forgetOld(now: number): void {
    if (now - this.#forgotAt < HOUR_MS) return;
    this.#forgotAt = now;
    void sweepGuards(this.#world.db, now).catch(() => undefined);
  }

  #stepOf({ id, code_secret: sealed, code_step: last }: StaffRow, code: string, now: number) {
    const secret = sealed === null ? null : unseal(this.#world.key, labelOfCode(id), sealed);
    return secret === null ? null : stepOfCode(secret, code, now, last);
  }

  async #alone<T>(act: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.#world.db.connect();
    let failed: Error | undefined;
    try {
      await client.query('begin');
      const answer = await act(client);
      await client.query('commit');
      return answer;
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(failed);
    }
  }
}

async function staffRow(db: pg.Pool | pg.ClientBase, id: string): Promise<StaffRow | null> {
  const { rows } = await db.query<StaffRow>(
    `select id, name, roles, since, password, pin, code_secret, code_confirmed_at, code_step
       from staff where id = $1 and left_at is null and recorded`,
    [id],
  );
  return rows[0] ?? null;
}

export const isDenial = (answer: StaffMember | SignInDenial): answer is SignInDenial =>
  'denied' in answer;

// What is remembered of failed sign-ins while one is tried: of this person at this place, of this
// person anywhere, of this place (R-ACC-1).

import type pg from 'pg';

import {
  afterFailure,
  type CountedFailure,
  type FailedSignIns,
  isLockedOut,
  LOCK_OUT,
  NO_FAILURES,
} from './lock-out.ts';

export type SignInPurpose = 'sign-in' | 'approval';

interface Attempt {
  readonly id: string;
  readonly purpose: SignInPurpose;
  readonly place: string;
}

interface GuardRow {
  readonly key: string;
  readonly failures: number;
  readonly failed_at: number | null;
  readonly locked_until: number | null;
}

const LONGEST_MEMORY_MS = Math.max(...Object.values(LOCK_OUT).map(rule => rule.forgetMs));

/** Always in this order, so that two tries never wait for each other. */
const COUNTED = ['person-at-place', 'person', 'place'] as const satisfies readonly CountedFailure[];

const keyOf = (counted: CountedFailure, { id, purpose, place }: Attempt): string =>
  ({
    'person-at-place': `${purpose} ${id} ${place}`,
    person: `${purpose} ${id}`,
    place: `${purpose} at ${place}`,
  })[counted];

export class SignInGuards {
  readonly #client: pg.ClientBase;
  readonly #attempt: Attempt;
  readonly #guards: Readonly<Record<CountedFailure, FailedSignIns>>;
  /** Whether this person has come in from this place before: strangers' guesses do not count. */
  readonly #isKnown: boolean;

  private constructor(
    client: pg.ClientBase,
    attempt: Attempt,
    guards: Readonly<Record<CountedFailure, FailedSignIns>>,
    isKnown: boolean,
  ) {
    this.#client = client;
    this.#attempt = attempt;
    this.#guards = guards;
    this.#isKnown = isKnown;
  }

  /** Reads them for this try alone: others at the same guards wait, so that many are one by one. */
  static async take(client: pg.ClientBase, attempt: Attempt): Promise<SignInGuards> {
    const guards: Record<CountedFailure, FailedSignIns> = {
      'person-at-place': NO_FAILURES,
      person: NO_FAILURES,
      place: NO_FAILURES,
    };
    for (const counted of COUNTED) guards[counted] = await takeGuard(client, counted, attempt);
    const isKnown = await hasComeInAt(client, attempt.id, attempt.place);
    return new SignInGuards(client, attempt, guards, isKnown);
  }

  isLocked(now: number): boolean {
    const counts = this.#isKnown ? (['person-at-place'] as const) : COUNTED;
    return counts.some(counted => isLockedOut(this.#guards[counted], now));
  }

  async succeed(): Promise<void> {
    const { id, place } = this.#attempt;
    await this.#write('person-at-place', NO_FAILURES);
    await this.#client.query(
      'insert into known_place (staff, place) values ($1, $2) on conflict do nothing',
      [id, place],
    );
  }

  /** Counts a failure; true when it has locked this person at this place. */
  async fail(now: number): Promise<boolean> {
    for (const counted of COUNTED) {
      await this.#write(counted, afterFailure(this.#guards[counted], now, LOCK_OUT[counted]));
    }
    const own = this.#guards['person-at-place'];
    return isLockedOut(afterFailure(own, now, LOCK_OUT['person-at-place']), now);
  }

  async #write(counted: CountedFailure, guard: FailedSignIns): Promise<void> {
    const { failures, failedAt, lockedUntil } = guard;
    await this.#client.query(
      `update sign_in_guard set failures = $2, failed_at = to_timestamp($3),
              locked_until = to_timestamp($4) where key = $1`,
      [keyOf(counted, this.#attempt), failures, seconds(failedAt), seconds(lockedUntil)],
    );
  }
}

/** Whether this person has come in from this place before. */
export async function hasComeInAt(
  db: pg.Pool | pg.ClientBase,
  id: string,
  place: string,
): Promise<boolean> {
  const { rowCount } = await db.query('select from known_place where staff = $1 and place = $2', [
    id,
    place,
  ]);
  return rowCount === 1;
}

/** Forgets failures so long ago that they no longer count; strangers' guesses leave nothing. */
export async function sweepGuards(db: pg.Pool, now: number): Promise<void> {
  await db.query('delete from sign_in_guard where failed_at < to_timestamp($1)', [
    (now - LONGEST_MEMORY_MS) / 1000,
  ]);
}

async function takeGuard(
  client: pg.ClientBase,
  counted: CountedFailure,
  attempt: Attempt,
): Promise<FailedSignIns> {
  const key = keyOf(counted, attempt);
  await client.query(
    'insert into sign_in_guard (key, person) values ($1, $2) on conflict (key) do nothing',
    [key, counted === 'place' ? null : attempt.id],
  );
  const { rows } = await client.query<GuardRow>(
    'select key, failures, failed_at, locked_until from sign_in_guard where key = $1 for update',
    [key],
  );
  const row = rows[0];
  if (row === undefined) return NO_FAILURES;
  return { failures: row.failures, failedAt: row.failed_at, lockedUntil: row.locked_until };
}

const seconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);

// Lock-out after failed sign-ins (R-ACC-1): how many, for how long, and what ends it.

/** What is remembered about failed sign-ins. Times in milliseconds. */
export interface FailedSignIns {
  readonly failures: number;
  readonly failedAt: number | null;
  readonly lockedUntil: number | null;
}

export interface LockOutRule {
  /** So many failures in a row lock. */
  readonly mostFailures: number;
  /** How long the first lock lasts; every failure after it doubles that. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Failures longer ago than this are forgotten. */
  readonly forgetMs: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * What is counted. A lock falls on one person at one place, so that nobody locks others out by
 * guessing in their name. Guesses at one person from many places, and from one place at many
 * people, are only slowed down.
 */
export const LOCK_OUT = {
  'person-at-place': {
    mostFailures: 3,
    firstMs: 30 * SECOND_MS,
    longestMs: 30 * MINUTE_MS,
    forgetMs: 60 * MINUTE_MS,
  },
  person: {
    mostFailures: 20,
    firstMs: MINUTE_MS,
    longestMs: MINUTE_MS,
    forgetMs: 60 * MINUTE_MS,
  },
  place: { mostFailures: 30, firstMs: MINUTE_MS, longestMs: MINUTE_MS, forgetMs: 60 * MINUTE_MS },
} as const satisfies Readonly<Record<string, LockOutRule>>;

export type CountedFailure = keyof typeof LOCK_OUT;

export const NO_FAILURES: FailedSignIns = { failures: 0, failedAt: null, lockedUntil: null };

export const isLockedOut = ({ lockedUntil }: FailedSignIns, now: number): boolean =>
  lockedUntil !== null && now < lockedUntil;

/** After another failure: one more, or locked, and for longer each time. */
export function afterFailure(guard: FailedSignIns, now: number, rule: LockOutRule): FailedSignIns {
  if (isLockedOut(guard, now)) return guard;
  const isOld = guard.failedAt === null || now - guard.failedAt > rule.forgetMs;
  const failures = isOld ? 1 : guard.failures + 1;
  const over = failures - rule.mostFailures;
  const lasts = Math.min(rule.firstMs * 2 ** over, rule.longestMs);
  return { failures, failedAt: now, lockedUntil: over < 0 ? null : now + lasts };
}

// Lock-out after failed sign-ins (R-ACC-1): how many, for how long, and what ends it.

/** What is remembered about the sign-ins of one id. Times in milliseconds. */
export interface FailedSignIns {
  readonly failures: number;
  readonly failedAt: number | null;
  readonly lockedUntil: number | null;
}

export interface LockOutRule {
  /** So many failures in a row lock the id. */
  readonly mostFailures: number;
  /** How long a lock lasts, unless an administrator ends it. */
  readonly lockedMs: number;
  /** Failures longer ago than this are forgotten. */
  readonly forgetMs: number;
}

const MINUTE_MS = 60_000;

export const LOCK_OUT: LockOutRule = {
  mostFailures: 3,
  lockedMs: 30 * MINUTE_MS,
  forgetMs: 60 * MINUTE_MS,
};

export const NO_FAILURES: FailedSignIns = { failures: 0, failedAt: null, lockedUntil: null };

export const isLockedOut = ({ lockedUntil }: FailedSignIns, now: number): boolean =>
  lockedUntil !== null && now < lockedUntil;

/** After another failure: one more, or locked. A lock that has run out begins a new count. */
export function afterFailure(
  guard: FailedSignIns,
  now: number,
  rule: LockOutRule = LOCK_OUT,
): FailedSignIns {
  if (isLockedOut(guard, now)) return guard;
  const isOld = guard.failedAt === null || now - guard.failedAt > rule.forgetMs;
  const failures = isOld || guard.lockedUntil !== null ? 1 : guard.failures + 1;
  const lockedUntil = failures >= rule.mostFailures ? now + rule.lockedMs : null;
  return { failures, failedAt: now, lockedUntil };
}

// How long a sign-in lasts: it ends by itself, when nobody used it, and is shut during a break.

/** The times of a session, in milliseconds. */
export interface SessionTimes {
  readonly openedAt: number;
  readonly seenAt: number;
  readonly pausedAt: number | null;
}

export interface SessionRule {
  /** Nobody may work on one sign-in for longer: a shift. */
  readonly longestMs: number;
  /** Nobody has touched it for so long. */
  readonly idleMs: number;
}

export const STANDINGS = ['open', 'on-break', 'idle', 'over'] as const;
export type SessionStanding = (typeof STANDINGS)[number];

/** How a session stands now. A break does not keep it from ending. */
export function standingOf(
  { openedAt, seenAt, pausedAt }: SessionTimes,
  now: number,
  { longestMs, idleMs }: SessionRule,
): SessionStanding {
  if (now >= openedAt + longestMs) return 'over';
  if (pausedAt !== null) return 'on-break';
  return now >= seenAt + idleMs ? 'idle' : 'open';
}

/** A touch is written at most this often: it is no business of every message. */
const TOUCH_MS = 60_000;

export const isTouchDue = ({ seenAt }: SessionTimes, now: number): boolean =>
  now - seenAt >= TOUCH_MS;

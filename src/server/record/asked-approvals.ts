// Approvals that were asked of somebody elsewhere, as the house's record has them: a fold, plain,
// so that a snapshot holds it and a restart forgets none.

import type { SentCommand } from '../../table/acts.ts';
import type { StaffRole } from '../../wire/roles.ts';

/** Somebody in the role in which they asked or answered. */
interface Person {
  readonly id: string;
  readonly role: StaffRole;
}

export const ASKED_STATES = [
  ...(['waits', 'agreed', 'refused', 'expired', 'withdrawn', 'served'] as const),
] as const;
export type AskedState = (typeof ASKED_STATES)[number];

/** One command at one table that waits for a second person. */
export interface AskedApproval {
  readonly request: string;
  readonly asker: Person;
  readonly table: string;
  readonly command: SentCommand;
  /** When somebody was first looked for at the table itself. */
  readonly firstAt: number;
  readonly askedAt: number;
  /** From then on nobody can answer it, and an answer serves no more. */
  readonly until: number;
  readonly state: AskedState;
  readonly answeredBy: Person | null;
  readonly why: string | null;
  /** Of the approval it was exchanged for: whoever reads it cannot use it. */
  readonly mark: string | null;
}

export interface AskedOnRecord {
  /** How many were ever asked. */
  readonly count: number;
  /** By number; what is over stays as long as there is room. */
  readonly requests: Readonly<Record<string, AskedApproval>>;
}

export const NOTHING_ASKED: AskedOnRecord = { count: 0, requests: {} };

const MOST_KEPT = 200;

const ASKED_EVENTS = [
  ...(['approval-asked', 'approval-agreed', 'approval-refused'] as const),
  ...(['approval-expired', 'approval-withdrawn', 'approval-given'] as const),
] as const;
type AskedEvent = (typeof ASKED_EVENTS)[number];

export const isAskedEvent = (kind: string): kind is AskedEvent =>
  ASKED_EVENTS.some(each => each === kind);

export type ApprovalAsked = Person &
  Pick<AskedApproval, 'request' | 'table' | 'command' | 'firstAt' | 'askedAt' | 'until'>;

/** What the other events have of it: each some. */
interface Answered extends Person {
  readonly request?: string;
  readonly until?: number;
  readonly why?: string;
  readonly mark?: string;
}

/** From which state each event leads on; in any other it changes nothing. */
const LEADS = {
  'approval-agreed': [['waits'], 'agreed'],
  'approval-refused': [['waits'], 'refused'],
  'approval-expired': [['waits', 'agreed'], 'expired'],
  'approval-withdrawn': [['waits', 'agreed'], 'withdrawn'],
  'approval-given': [['agreed'], 'served'],
} as const satisfies Record<string, readonly [readonly AskedState[], AskedState]>;

/** What an event adds; bodies were written by the house itself (`house/approval/asked.ts`). */
export function evolveAsked(asked: AskedOnRecord, kind: AskedEvent, body: unknown): AskedOnRecord {
  if (kind === 'approval-asked') return withAsked(asked, body as ApprovalAsked); // its desk's
  const { request, id, role, until, why = null, mark = null } = body as Answered; // the same
  // An approval that was given at the table answers no request.
  const found = request === undefined ? undefined : asked.requests[request];
  if (found === undefined) return asked;
  const [from, state] = LEADS[kind];
  if (!from.some(each => each === found.state)) return asked;
  const isAnswer = kind === 'approval-agreed' || kind === 'approval-refused';
  const next: AskedApproval = {
    ...found,
    ...{ state, why: why ?? found.why, mark, until: until ?? found.until },
    answeredBy: isAnswer ? { id, role } : found.answeredBy,
  };
  return { ...asked, requests: { ...asked.requests, [found.request]: next } };
}

function withAsked({ count, requests }: AskedOnRecord, body: ApprovalAsked): AskedOnRecord {
  const { request, id, role, table, command, firstAt, askedAt, until } = body;
  const over = Object.values(requests).filter(
    ({ state }) => state !== 'waits' && state !== 'agreed',
  );
  const gone = new Set(over.slice(0, Math.max(0, over.length - MOST_KEPT)));
  const kept = Object.entries(requests).filter(([, each]) => !gone.has(each));
  const made: AskedApproval = {
    ...{ request, asker: { id, role }, table, command, firstAt, askedAt, until },
    ...{ state: 'waits', answeredBy: null, why: null, mark: null },
  };
  return { count: count + 1, requests: { ...Object.fromEntries(kept), [request]: made } };
}

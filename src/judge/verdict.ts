// What the judge answers: objections by code with their figures, and what it cannot judge.

/** Every reason to object. `docs/judge.md` of an inspector and the planted lies name them. */
export const OBJECTION_CODES = [
  // Cards.
  'card-against-tableau',
  'card-out-of-turn',
  'card-copies-exceeded',
  'shoe-exhausted',
  'card-unknown',
  'correction-unlike-cards',
  // The coup and its record.
  'coup-out-of-sequence',
  'record-unlike-cards',
  'result-wrong',
  'standing-wrong',
  // Wagers.
  'wager-outside-window',
  'wager-after-time',
  'wager-by-another',
  'wager-not-offered',
  'wager-raised-in-lower-window',
  'insurance-over-main-wager',
  'tail-area-shut',
  'run-length-wrong',
  'stake-below-minimum',
  'stake-above-maximum',
  'stake-off-step',
  'stake-cannot-be-paid',
  'stake-unlike-transfer',
  'pair-without-qualifier',
  'aggregate-below-minimum',
  'nomination-wrong',
  'reduction-wrong',
  // Settlement.
  'wager-not-settled',
  'wager-unknown',
  'stake-unlike-record',
  'outcome-wrong',
  'payment-wrong',
  'commission-wrong',
  'deferral-wrong',
  'clause-wrong',
  'payment-unlike-transfers',
  'correction-not-the-difference',
  'void-keeps-payment',
  // Money.
  'transfer-out-of-sequence',
  'transfer-not-whole',
  'pending-unknown',
  'pending-exceeded',
  'account-below-zero',
  'between-patrons',
  'money-without-ground',
  'sum-unlike-transfers',
  // Tickets.
  'ticket-out-of-turn',
  'ticket-expired',
  // Tournaments.
  'rules-unlike-conditions',
  'order-wrong',
  // People.
  'person-unknown',
  'roles-in-conflict',
  'already-on-record',
  'role-may-not',
  'approval-missing',
  'approval-by-self',
  'approval-by-rank',
  'approval-not-given',
  // The stream itself.
  'time-went-back',
  'event-unknown',
  'event-unreadable',
] as const;
export type ObjectionCode = (typeof OBJECTION_CODES)[number];

export type ObjectionFigures = Readonly<Record<string, number | string>>;

/** One thing that cannot be right, and where it stands in the journal. */
export interface Objection {
  readonly stream: string;
  readonly number: number;
  readonly code: ObjectionCode;
  readonly figures: ObjectionFigures;
  /** The clause or ruling that it is judged by. */
  readonly clause: string;
}

/** Something that the judge has seen and cannot decide, with how often. */
export interface UnjudgedEvent {
  readonly stream: string;
  /** The first event of its kind. */
  readonly number: number;
  readonly what: string;
  readonly times: number;
}

/** Raises an objection to the event at hand. */
export type Raise = (code: ObjectionCode, figures: ObjectionFigures, clause: string) => void;

/** The same judge, silent about roles: what is done follows from another's ruling. */
export const exceptRole =
  (raise: Raise): Raise =>
  (code, figures, clause) => {
    if (code !== 'role-may-not') raise(code, figures, clause);
  };

/** An objection as one line: 'Event 12 of table:1: payment-wrong (paid 5000, due 195; 10.1).' */
export function formatObjection({ stream, number, code, figures, clause }: Objection): string {
  const said = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  return `Event ${number} of ${stream}: ${code} (${[...said, clause].join(', ')}).`;
}

// An expected no: what was refused, by which clause, and what would be needed.

import type { PlacementRefusal } from '../rules/placement/refusals.ts';
import type { Irregularity } from '../rulebooks/irregularity.ts';
import type { Rulebook } from '../rulebooks/index.ts';
import type { RankedRole } from '../rulebooks/procedure.ts';
import type { Reason } from './reason.ts';
import type { Table } from './table.ts';

export const TABLE_REFUSALS = [
  'not-now',
  'not-authorised',
  'frozen',
  'no-such-seat',
  'seat-taken',
  'seat-empty',
  'not-your-seat',
  'set-up-not-permitted',
  'impossible-card',
  'not-enough-money',
  'steps-missing',
  'notice-not-long-enough',
  'needs-second-approver',
  'not-in-this-book',
  'nothing-to-do',
  'area-full',
  'facts-missing',
  'report-is-false',
  'own-limit',
  'terminal-locked',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number] | PlacementRefusal;

export interface Refusal {
  readonly refused: TableRefusal;
  readonly clause: string;
  /** Why, and with which figures. */
  readonly reason: Reason;
  readonly needs?: RankedRole | 'table-inspector';
  /** The irregularity to report, where what was asked looks like one. */
  readonly report?: Irregularity;
  /** The fact that a report leaves out and cannot be ruled on without. */
  readonly asks?: string;
}

export const refuse = (refused: TableRefusal, clause: string, reason: Reason): Refusal => ({
  refused,
  clause,
  reason,
});

/** No account of the table moves until it is thawed; the words are those of whoever froze it. */
export const refuseFrozen = ({ clause, why }: NonNullable<Table['frozen']>): Refusal =>
  refuse(
    'frozen',
    clause,
    why === '' ? { code: 'accounts-frozen' } : { code: 'accounts-frozen-because', note: why },
  );

/** Beyond this nothing could be added up any more: what has come in can still be paid out. */
export const refuseUncountable = (): Refusal =>
  refuse('not-enough-money', 'ruling G1', { code: 'sum-not-countable' });

/** A table that a tournament uses takes no cash and no wager of anybody else. */
export const tournamentOnly = ({ tournament, placement }: Rulebook): Refusal =>
  refuse('not-now', tournament?.exclusive ?? placement.refusals['not-offered'] ?? '', {
    code: 'tournament-only',
  });

export const isRefusal = (answer: object): answer is Refusal =>
  'refused' in answer && 'reason' in answer;

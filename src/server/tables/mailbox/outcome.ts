// What becomes of a command: done and on the disk, refused with its clause, or not tried for now.

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import type { Refusal } from '../../../table/refusal.ts';
import type { Remark } from '../../../wire/socket/server-messages.ts';

export type CommandOutcome =
  | Done
  | { readonly outcome: 'refused'; readonly refusal: RefusalTold }
  | { readonly outcome: 'busy'; readonly reason: HouseReason };

/** Done by the event of this number, the last of its own. */
export interface Done {
  readonly outcome: 'done';
  readonly number: number;
  readonly remarks?: readonly Remark[];
}

/** A refusal of the table, or one of the house's own that cites a requirement. */
export type RefusalTold = Omit<Refusal, 'refused' | 'reason'> & {
  readonly refused: string;
  readonly reason: HouseReason;
};

export const busy = (reason: HouseReason): CommandOutcome => ({ outcome: 'busy', reason });

/** Why a command was not done. */
export const reasonOf = (outcome: Exclude<CommandOutcome, Done>): HouseReason =>
  outcome.outcome === 'busy' ? outcome.reason : outcome.refusal.reason;

export const refused = (refusal: RefusalTold): CommandOutcome => ({ outcome: 'refused', refusal });

export const done = (number: number, remarks: readonly Remark[] = []): CommandOutcome =>
  remarks.length === 0 ? { outcome: 'done', number } : { outcome: 'done', number, remarks };

/**
 * Done, because there was nothing to change: no event tells of it. Whoever asked gets an ordinary
 * answer; the mark is for us alone, and neither copied nor written.
 */
export const unchanged = (number: number): CommandOutcome =>
  Object.defineProperty(done(number), 'isUnchanged', { value: true });

export const isUnchanged = (outcome: CommandOutcome): boolean => 'isUnchanged' in outcome;

/** A key that the journal knows was done; its stored answer is the remarks on it. */
export const doneBefore = (number: number, answer: unknown): CommandOutcome =>
  done(number, Array.isArray(answer) ? answer : []);

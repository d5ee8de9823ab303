// Signs that stand at a table before something takes effect, and how long they have stood (G10).

import type { Limit } from '../../rules/placement/limits.ts';
import type { WagerName } from '../../rules/wagers.ts';

export type LimitsByWager = { readonly [on in WagerName]?: Limit };

/** New limits that are announced but not yet in force. */
export interface LimitNotice {
  readonly limits: LimitsByWager;
  readonly aggregateMin: number;
  /** The set-up that will be in force with them: a change is a new set-up. */
  readonly setup: string;
  readonly postedAt: number;
  /** Not before this; a change that need not wait has the time of posting here. */
  readonly notBefore: number;
  /** Patrons who agreed, where the book lets consent stand in for the wait. */
  readonly consents: readonly string[];
}

export interface ClosingNotice {
  readonly postedAt: number;
  readonly closesAt: number;
}

export interface Notices {
  readonly limits: LimitNotice | null;
  readonly closing: ClosingNotice | null;
}

export const NO_NOTICES: Notices = { limits: null, closing: null };

/** True when any minimum of the new limits is higher than the old one. */
export const raisesMinimum = (before: LimitsByWager, after: LimitsByWager): boolean =>
  namesOf(after).some(on => (after[on]?.min ?? 0) > (before[on]?.min ?? Infinity));

/** True when any minimum or maximum differs; a bet that the sign did not show has none. */
export const changesLimits = (before: LimitsByWager, after: LimitsByWager): boolean =>
  namesOf(before)
    .filter(on => after[on] !== undefined)
    .some(on => before[on]?.min !== after[on]?.min || before[on]?.max !== after[on]?.max);

const namesOf = (limits: LimitsByWager) => Object.keys(limits) as WagerName[]; // of a closed record

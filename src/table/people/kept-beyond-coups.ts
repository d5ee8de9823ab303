// What a table keeps in mind about stakes and people beyond one coup.

import type { OutOfService } from '../malfunctions/failed-terminals.ts';
import type { LimitsByWager } from '../matters/notices.ts';

/** A terminal that showed something else at the close than the records, or said nothing (G9). */
export interface ScreenDiscrepancy {
  readonly shoe: number;
  readonly coup: number;
  readonly seat: number;
  readonly what: 'differs' | 'silent';
  /** The digest of what the terminal says it showed; null for one that was silent. */
  readonly shown: string | null;
  /** The digest of what the records hold and the coup is settled from. */
  readonly recorded: string;
}

/** What a patron has asked to be held to for this visit: less at once, more only another time. */
export interface OwnLimits {
  /** The most to be lost in a visit, in cents. */
  readonly mostLost: number | null;
  readonly mostOnACoup: number | null;
  /** How often the terminal speaks of the time; it binds nobody. */
  readonly remindMinutes: number | null;
  /** No stake is raised before then. */
  readonly breakUntil: number | null;
}

/** What was agreed with one patron at one seat; it ends when the patron leaves the seat. */
export interface Agreements {
  /** Limits in place of those on the sign (crown 7.6, tasmania 7.2). */
  readonly limits?: LimitsByWager;
  /** The greatest main wager above the differential (crown 7.5). */
  readonly arrangement?: number;
  /** Commission is owed until the shoe ends (crown 10.2.1). */
  readonly defersCommission?: true;
  /** What the patron has asked to be held to. */
  readonly own?: OwnLimits;
  /** What was paid in since the patron sat down, for a limit on losses. */
  readonly paidIn?: number;
}

export interface Kept {
  /** True where a supervisor lets patrons without a seat wager (crown 6.2.1). */
  readonly standingAllowed: boolean;
  /** The gaming day, as the server counts it. */
  readonly gamingDay: string | null;
  /** The gaming day that began while an amendment was announced (G22). */
  readonly announcedDay?: string | undefined;
  /** Who has been told about a wager under the minimum on this gaming day (crown 7.3.1, T7). */
  readonly warned: readonly string[];
  /** Patrons who wager together and share one maximum (tasmania 7.3). */
  readonly partnerships: readonly (readonly string[])[];
  /** True when the operator lets the coming shoe start with commission owed (C13). */
  readonly commissionCarried: boolean;
  /** The shoe in which wagers were called for last; null before the first. */
  readonly wageredShoe: number | null;
  /** Open matters of what terminals showed, one a seat and coup at most. */
  readonly shownMatters: readonly ScreenDiscrepancy[];
  /** Terminals that have failed and wait for their self-test (G20). */
  readonly outOfService: readonly OutOfService[];
}

export const NOTHING_KEPT: Kept = {
  standingAllowed: false,
  gamingDay: null,
  warned: [],
  partnerships: [],
  commissionCarried: false,
  wageredShoe: null,
  shownMatters: [],
  outOfService: [],
};

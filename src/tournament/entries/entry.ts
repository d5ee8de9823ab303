// One person's entry: from the application to the last place, with what was paid and signed.

export const ENTRY_STATES = [
  'applicant', // has applied: no seat, no chips, no right to play
  'refused',
  'entered', // accepted: plays as far as it goes
  'withdrawn',
  'out', // did not advance
  'forfeited', // did not come in time
  'retired',
  'disqualified',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface Entry {
  readonly patron: string;
  readonly name: string;
  readonly state: EntryState;
  readonly appliedAt: number;
  readonly channel: string;
  /** Works for the operator: plays only where staff may, and wins nothing. */
  readonly staff: boolean;
  /** Whoever approved that a member of staff plays. */
  readonly staffApprovedBy: string | null;
  /** Lets the operator use name and likeness for promotion. */
  readonly mayPromote: boolean;
  /** The version of the conditions that was signed; null before. */
  readonly signed: number | null;
  /** The version the director briefed this person on. */
  readonly briefed: number | null;
  /** Who plays in this person's place. */
  readonly substitute: string | null;
  /** The round this person may play next or plays in, by its name. */
  readonly round: string;
  /** The session in which it ended, for the order of places. */
  readonly outIn: string | null;
  readonly buyBacks: number;
  readonly addOns: number;
  readonly penalties: readonly { readonly name: string; readonly at: number }[];
  /** Why it was refused, ended or changed, in the words of whoever decided. */
  readonly why: string | null;
}

/** True for whoever may be drawn to a session. */
export const plays = ({ state }: Entry): boolean => state === 'entered';

/** Whether somebody plays in another's place: one person has one place and no second chance. */
export const standsIn = (entries: readonly Entry[], person: string): boolean =>
  entries.some(({ substitute }) => substitute === person);

// Which limits hold for whom: those on the sign, or what was agreed with one person.

import type { PayRules } from '../settle.ts';
import type { Limit, WagerLimits } from './limits.ts';
import type { StakeRules } from './stake-rules.ts';

/** What was agreed with one patron. */
export interface PersonalTerms {
  readonly limits?: WagerLimits;
  /** The greatest main wager of a 7.5 arrangement. */
  readonly arrangement?: number;
}

/** The limits of one bet for one person (crown 7.5, 7.6; tasmania 7.2). */
export function limitFor(rules: StakeRules, person: PersonalTerms | undefined): Limit | undefined {
  if (person === undefined) return rules.limit;
  const limit = person.limits?.[rules.on] ?? rules.limit;
  if (person.arrangement === undefined || rules.family !== 'main') return limit;
  const { min, max, step } = limit ?? { min: 1, max: 0, step: 1 };
  return { min, max: Math.max(max, person.arrangement), step };
}

/** True where a main wager is one under a 7.5 arrangement: above the differential by agreement. */
export const isArranged = (
  { family, house: { differential } }: StakeRules,
  person: PersonalTerms | undefined,
  stake: number,
): boolean =>
  person?.arrangement !== undefined &&
  family === 'main' &&
  differential !== undefined &&
  stake > differential;

/** The house's choices for a payment; only arranged wagers are charged beyond the differential. */
export function payRulesFor(pay: PayRules, arranged: boolean): PayRules {
  if (arranged || pay.differential === undefined) return pay;
  const { differential: _onlyByArrangement, ...plain } = pay;
  return plain;
}

// What one stake may be: how much of a total may lie on a bet, or why nothing changes.

import { assert } from '../assert.ts';
import { type Bet, coupsOf } from '../bet.ts';
import { tailAreaOpen } from '../dragon-tails.ts';
import { paysExactly } from '../settle.ts';
import { isSingleCoupWager } from '../wagers.ts';
import { type Limit, permittedTotal } from './limits.ts';
import { isArranged, type PersonalTerms } from './personal-terms.ts';
import { cite, type PlacementRefusal, type StakeRefusal } from './refusals.ts';
import type { StakeRules } from './stake-rules.ts';

/** What a window lets patrons do; in one opened again they may only lower and take back. */
export type StakeWindow = 'open' | 'lower-only' | 'insurance' | 'closed' | 'dummy';

/** The total that should lie on a bet, and what lies there now. */
export interface StakeAsked {
  readonly bet: Bet;
  readonly asked: number;
  readonly lies: number;
}

/** What the answer depends on beside the set-up. */
export interface StakeSituation {
  readonly window: StakeWindow;
  /**
   * True for chips that a dealer or a layout enters: stakes outside the limits too, for they may be
   * found only after the result (7.3.1, 7.4).
   */
  readonly isRecorded: boolean;
  /** The clause of the ruling that opened a window again. */
  readonly reopenedBy?: string | undefined;
  /** The limits of this person on this bet. */
  readonly limit: Limit | undefined;
  readonly person: PersonalTerms | undefined;
  /** What the Dragon Tail of the bet's side shows. */
  readonly indicator: number;
  /** True for the announced last coup of a shoe. */
  readonly finalCoup: boolean;
  /** The larger main wager of the same patron, as it plays: Insurance is capped by it (C9, C23). */
  readonly mainStake: number;
  /** What shares the bet's maximum with it, and the clause that adds both up (tasmania 7.3). */
  readonly elsewhere: number;
  readonly addedUpBy?: string | undefined;
}

/**
 * What the rules leave of a total, or why nothing changes. Whether the credit covers it is asked
 * once for a whole gesture; qualifiers and aggregates are judged at the close (R6).
 */
export function judgeStake(
  rules: StakeRules,
  situation: StakeSituation,
  stake: StakeAsked,
): number | StakeRefusal {
  const { asked, lies } = stake;
  if (asked === 0) return windowRefusal(rules, situation, stake) ?? 0;
  const fault = betRefusal(rules, situation, stake);
  if (fault !== undefined) return fault;
  const { limit, isRecorded } = situation;
  const { clamps } = rules.book.placement;
  const total = isRecorded ? asked : permittedTotal(clamps, limit, asked);
  if (typeof total === 'string') {
    // Lowering below the minimum clears the wager wholly, where stakes clamp (5.3.1).
    if (total === 'below-minimum' && clamps && asked < lies) return 0;
    return refused(rules, total, { asked, limit });
  }
  return (
    exactRefusal(rules, situation, stake, total) ??
    sharedRefusal(rules, situation, stake, total) ??
    total
  );
}

/** True when every way to win can be paid in whole chips (6.6, G1). */
export function isPayable(
  rules: StakeRules,
  person: PersonalTerms | undefined,
  bet: Bet,
  stake: number,
): boolean {
  if (!isArranged(rules, person, stake)) return stake % unitFor(rules, bet) === 0;
  const { on, offer, house } = rules;
  assert(offer !== undefined && isSingleCoupWager(on), 'arrangements are about main wagers');
  return paysExactly(offer, house, { on, stake });
}

/** The unit of a bet: a Run is paid by its length, every other by odds that its name gives. */
function unitFor({ unit, unitOfLength }: StakeRules, bet: Bet): number {
  return unitOfLength === undefined ? unit : (unitOfLength[coupsOf(bet) ?? 0] ?? unit);
}

const refused = (
  { book }: StakeRules,
  refusal: PlacementRefusal,
  figures: Omit<StakeRefusal, 'refusal' | 'clause'>,
  clause = cite(book, refusal).clause,
): StakeRefusal => ({ refusal, clause, ...figures });

function betRefusal(
  rules: StakeRules,
  situation: StakeSituation,
  stake: StakeAsked,
): StakeRefusal | undefined {
  const { asked } = stake;
  if (rules.shut !== undefined) return { ...rules.shut, asked };
  if (!Number.isSafeInteger(asked) || asked < 0) {
    return { refusal: 'cannot-be-paid-exactly', clause: 'ruling G1', asked, figure: 1 };
  }
  return windowRefusal(rules, situation, stake) ?? shapeRefusal(rules, situation, stake);
}

function windowRefusal(
  rules: StakeRules,
  { window, reopenedBy }: StakeSituation,
  { asked, lies }: StakeAsked,
): StakeRefusal | undefined {
  const { family } = rules;
  const isLower = asked <= lies;
  switch (window) {
    case 'open':
      return family === 'insurance' ? refused(rules, 'window-not-open', { asked }) : undefined;
    case 'insurance':
      return family === 'insurance' ? undefined : refused(rules, 'wagers-closed', { asked });
    case 'lower-only':
      if (isLower) return undefined;
      return family === 'insurance'
        ? refused(rules, 'window-not-open', { asked })
        : refused(rules, 'wagers-closed', { asked }, reopenedBy);
    case 'dummy':
      return refused(rules, 'wagers-closed', { asked }, rules.book.placement.onDummy);
    case 'closed':
      return refused(rules, 'wagers-closed', { asked });
  }
}

function shapeRefusal(
  rules: StakeRules,
  { indicator, finalCoup }: StakeSituation,
  { bet, asked }: StakeAsked,
): StakeRefusal | undefined {
  if (rules.unitOfLength !== undefined) {
    const isPaid = rules.unitOfLength[coupsOf(bet) ?? 0] !== undefined;
    return isPaid ? undefined : refused(rules, 'wrong-length', { asked });
  }
  if (rules.family !== 'dragon-tail') return undefined;
  const isOpen = tailAreaOpen(bet.area ?? 'early', indicator, finalCoup, rules.tailRules);
  return isOpen ? undefined : refused(rules, 'area-not-open', { asked });
}

/** A stake that could not be paid to the chip is refused before the deal (6.6, G1). */
function exactRefusal(
  rules: StakeRules,
  { person, isRecorded }: StakeSituation,
  { bet, asked }: StakeAsked,
  total: number,
): StakeRefusal | undefined {
  // Where the book rounds a payment up the dealer may refuse such a stake, but need not.
  if (isRecorded && rules.book.fractions.go !== 'unpaid') return undefined;
  if (isPayable(rules, person, bet, total)) return undefined;
  return refused(rules, 'cannot-be-paid-exactly', { asked, figure: unitFor(rules, bet) });
}

/** Insurance is capped by the main wager (C9), stakes that are added up by the maximum (7.3). */
function sharedRefusal(
  rules: StakeRules,
  { limit, mainStake, elsewhere, addedUpBy }: StakeSituation,
  { asked }: StakeAsked,
  total: number,
): StakeRefusal | undefined {
  if (rules.family === 'insurance') {
    if (total <= mainStake) return undefined;
    return refused(rules, 'exceeds-main-wager', { asked, figure: mainStake });
  }
  // A stake over the maximum alone is judged by the limits, not as one spread out.
  if (elsewhere === 0 || limit === undefined || total + elsewhere <= limit.max) return undefined;
  return refused(rules, 'above-maximum', { asked: total + elsewhere, limit }, addedUpBy);
}

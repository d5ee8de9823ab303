// What the book pays on the three areas of a competition's layout.

import { assert } from '../../rules/assert.ts';
import type { CoupFacts } from '../../rules/coup.ts';
import { type Offer, versionOf } from '../../rules/rulebook.ts';
import { paysExactly, type Settlement, settleWager } from '../../rules/settle.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { PlayRules } from '../sessions/play-rules.ts';
import type { StakeArea } from './play.ts';

/** The odds on an area; every version of the book has all three. */
export function offerOn(book: Rulebook, rules: PlayRules, on: StakeArea): Offer<string> {
  const offer = versionOf(book, rules.version)?.wagers[on];
  assert(offer !== undefined, `${rules.version} offers no ${on}`);
  return offer;
}

/** Settles one stake by the book; stakes that cannot be paid exactly never come this far. */
export function settleStake(
  book: Rulebook,
  rules: PlayRules,
  facts: CoupFacts,
  on: StakeArea,
  stake: number,
): Settlement & { readonly paid: number } {
  const settled = settleWager(book, offerOn(book, rules, on), rules.pay, facts, { on, stake });
  assert(settled.paid !== undefined, `${stake} on ${on} cannot be paid in whole cents`);
  return { ...settled, paid: settled.paid };
}

/** The largest stake up to so many chips that every way to win can pay in whole cents. */
export function payableStake(
  book: Rulebook,
  rules: PlayRules,
  on: StakeArea,
  upTo: number,
): number {
  const offer = offerOn(book, rules, on);
  for (let stake = upTo; stake > 0; stake -= 1) {
    if (paysExactly(offer, rules.pay, { on, stake })) return stake;
  }
  return 0;
}

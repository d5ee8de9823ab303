// What one set-up lets patrons stake, worked out once: a set-up never changes under its id.

import type { Rulebook } from '../../rulebooks/index.ts';
import { assert } from '../../rules/assert.ts';
import { type StakeRules, stakeRulesFor } from '../../rules/placement/stake-rules.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { WAGERS, type WagerName } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { offeredUnder, type Setup } from '../setup/setup.ts';

type TableStakeRules = Readonly<Record<WagerName, StakeRules>>;

// A set-up is data that never changes; a changed one is another object under another id.
const KNOWN = new WeakMap<Setup, TableStakeRules>();

/** The rules of every wager under a set-up. */
export function stakeRulesUnder(book: Rulebook, setup: Setup): TableStakeRules {
  const known = KNOWN.get(setup);
  if (known !== undefined) return known;
  const version = versionOf(book, setup.version);
  assert(version !== undefined, 'the set-up was checked against the book');
  const { decks, pay: house, limits, tails: tailRules } = setup;
  const offered = offeredUnder(setup);
  const table = { book, version, decks, house, limits, offered, tailRules };
  const rules = Object.fromEntries(
    WAGERS.map(on => [on, stakeRulesFor(table, on)]),
  ) as unknown as TableStakeRules; // every wager has its rules
  KNOWN.set(setup, rules);
  return rules;
}

/** The rules of one wager at a table that is open. */
export function stakeRulesAt({ book, table }: At, on: WagerName): StakeRules {
  assert(table.setup !== null, 'an open table has house rules');
  return stakeRulesUnder(book, table.setup)[on];
}

// What the areas of a competition's felt pay, as the sign of any other table says it.

import { versionOf } from '../../rules/rulebook.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import { type OddsOnSign, oddsOfWager } from '../../table/views/index.ts';
import type { PlayRules } from '../sessions/play-rules.ts';

/** Rules of play never change: their odds are worked out once. */
const known = new WeakMap<PlayRules, readonly OddsOnSign[]>();

export function oddsInPlay(book: Rulebook, rules: PlayRules): readonly OddsOnSign[] {
  const odds = known.get(rules) ?? oddsOf(book, rules);
  known.set(rules, odds);
  return odds;
}

function oddsOf(book: Rulebook, { version, pay, offered }: PlayRules): readonly OddsOnSign[] {
  const rules = versionOf(book, version);
  return rules === undefined ? [] : offered.flatMap(on => oddsOfWager(rules, pay, on));
}

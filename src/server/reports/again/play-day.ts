// A gaming day played once more under other rules: what the house would have won, beside what it
// did (last night again).

import type pg from 'pg';

import type { Rulebook } from '../../../rulebooks/index.ts';
import { rulebookOf } from '../../../rulebooks/index.ts';
import { AgainDay, type DayAgain } from '../../../table/again/day-again.ts';
import {
  type CoupRules,
  isOtherRulesFault,
  type OtherRules,
  otherRules,
  type OtherRulesFault,
} from '../../../table/again/other-rules.ts';
import { sortedJson } from '../../../table/sorted-json.ts';
import type { AgainAsked } from '../../../wire/inspection/again.ts';
import { coupsOfDay, newestCoupDay } from './read-day.ts';

/** Why a day cannot be played so, and at which table. */
export interface AgainFailure {
  readonly failed: OtherRulesFault['wrong'];
  readonly table: string;
}

export type PlayedDay = DayAgain & { readonly day: string | null };

export async function playDayAgain(
  db: pg.Pool,
  { day: asked, table, rulebook, ...other }: AgainAsked,
): Promise<PlayedDay | AgainFailure> {
  const day = asked ?? (await newestCoupDay(db));
  const again = new AgainDay();
  if (day === null) return { day, ...again.summary() };
  const book = rulebook === undefined ? undefined : rulebookOf(rulebook);
  const known = new OtherRulesKept(other, book);
  for await (const { rules, ...coup } of coupsOfDay(db, day, table)) {
    const under = known.of(rules);
    if (isOtherRulesFault(under)) return { failed: under.wrong, table: coup.table };
    again.take(coup, rules, under);
  }
  return { day, ...again.summary() };
}

/** Coups of one set-up share their other rules: these are worked out once. */
class OtherRulesKept {
  readonly #other: OtherRules;
  readonly #book: Rulebook | undefined;
  readonly #known = new Map<string, CoupRules | OtherRulesFault>();

  constructor(other: OtherRules, book: Rulebook | undefined) {
    this.#other = other;
    this.#book = book;
  }

  of(own: CoupRules): CoupRules | OtherRulesFault {
    const key = sortedJson(own.setup);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const rules = otherRules(own, this.#book ?? own.book, this.#other);
    this.#known.set(key, rules);
    return rules;
  }
}

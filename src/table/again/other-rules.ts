// The rules that a gaming day is played under once more: what of a set-up is changed, and the book
// with odds of somebody's own.

import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { WagerLimits } from '../../rules/placement/limits.ts';
import { type OddsLine, paysTiePercent, type Version, versionOf } from '../../rules/rulebook.ts';
import type { PayRules } from '../../rules/settle.ts';
import type { SingleCoupWager, WagerName } from '../../rules/wagers.ts';
import type { Setup } from '../setup/setup.ts';

/** One line of somebody's own odds; the clause stays that of the wager in the book. */
export type OwnOddsLine = Omit<OddsLine<string>, 'clause' | 'beyondDifferential'>;

/** What is changed; everything that is left out stays as it was in each coup. */
export interface OtherRules {
  readonly version?: Version;
  /** In place of the limits of the bets that are named. */
  readonly limits?: WagerLimits;
  readonly aggregateMin?: number;
  /** Beside what is always on; all that the set-up offered where this is left out. */
  readonly offered?: readonly WagerName[];
  readonly pay?: Partial<PayRules>;
  /** In place of the printed lines of the bets that are named. */
  readonly odds?: { readonly [on in SingleCoupWager]?: readonly OwnOddsLine[] };
}

/** The rules of one coup: its book and its house rules. */
export interface CoupRules {
  readonly book: Rulebook;
  readonly setup: Setup;
}

export const OTHER_RULES_FAULTS = ['no-such-version', 'needs-tie-percent', 'no-such-odds'] as const;
export type OtherRulesFault = (typeof OTHER_RULES_FAULTS)[number];

/** Each coup's own rules with what is changed; or why that cannot be played. */
export function otherRules(
  { book, setup }: CoupRules,
  otherBook: Rulebook,
  other: OtherRules,
): CoupRules | OtherRulesFault {
  const { version = setup.version, limits, pay, odds = {}, aggregateMin, offered } = other;
  const rules = versionOf(otherBook, version);
  if (rules === undefined) return 'no-such-version';
  const { edition, amendment: _later, ...kept } = setup;
  const changed: Setup = {
    ...kept,
    // An edition is one of a book: another book goes by its first.
    ...(edition === undefined || otherBook.id !== book.id ? {} : { edition }),
    ...{ rulebook: otherBook.id, version },
    limits: { ...setup.limits, ...limits },
    pay: { ...setup.pay, ...pay },
    aggregateMin: aggregateMin ?? setup.aggregateMin,
    offered: offered ?? setup.offered,
  };
  if (paysTiePercent(rules) && changed.pay.tiePercent === undefined) return 'needs-tie-percent';
  const own = withOdds(otherBook, version, odds);
  return own === null ? 'no-such-odds' : { book: own, setup: changed };
}

/** The book with somebody's own lines; null where the version lacks a wager that is named. */
function withOdds(
  book: Rulebook,
  version: Version,
  odds: NonNullable<OtherRules['odds']>,
): Rulebook | null {
  const named = Object.entries(odds);
  const rules = versionOf(book, version);
  if (named.length === 0) return book;
  if (rules === undefined) return null;
  const wagers = { ...rules.wagers };
  for (const [on, lines] of named) {
    const offer = rules.wagers[on as SingleCoupWager]; // the keys of a closed record
    if (offer === undefined || lines.length === 0) return null;
    const table = lines.map(line => ({ ...line, clause: offer.clause }));
    wagers[on as SingleCoupWager] = { ...offer, options: offer.options.map(() => table) }; // as above
  }
  return { ...book, versions: { ...book.versions, [version]: { ...rules, wagers } } };
}

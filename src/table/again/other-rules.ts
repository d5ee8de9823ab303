// The rules that a gaming day is played under once more: what of a set-up is changed, and the book
// with odds of somebody's own.

import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { WagerLimits } from '../../rules/placement/limits.ts';
import { type OddsLine, type Version, type VersionRules, versionOf } from '../../rules/rulebook.ts';
import type { PayRules } from '../../rules/settle.ts';
import type { SingleCoupWager, WagerName } from '../../rules/wagers.ts';
import { type SetupFault, setupFaults } from '../setup/setup-check.ts';
import type { Setup } from '../setup/setup.ts';
import { sortedJson } from '../sorted-json.ts';

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

/** What is wrong with rules, of what can be changed: money is settled by nothing else. */
const CHANGED = /^(?:version|limits$|limits\.|pay\.)/u;

/** Rules that cannot be played, and why. */
export interface OtherRulesFault {
  readonly wrong: SetupFault['reason'];
}

/** Each coup's own rules with what is changed; or why that cannot be played. */
export function otherRules(
  { book, setup }: CoupRules,
  otherBook: Rulebook,
  other: OtherRules,
): CoupRules | OtherRulesFault {
  const { version = setup.version, limits, pay, odds = {}, aggregateMin, offered } = other;
  const rules = versionOf(otherBook, version);
  if (rules === undefined) {
    return { wrong: { code: 'no-such-version', name: otherBook.id, version } };
  }
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
  const isOwn =
    otherBook === book && sortedJson({ ...changed, edition }) === sortedJson({ ...kept, edition });
  const [fault] = isOwn ? [] : setupFaults(otherBook, changed).filter(isOfChange);
  if (fault !== undefined) return { wrong: fault.reason };
  return withOdds(otherBook, rules, version, odds, changed);
}

const CODES: readonly SetupFault['reason']['code'][] = [
  ...(['no-such-odds-option', 'tie-percent-out-of-bounds', 'limits-not-in-order'] as const),
];
const isOfChange = ({ field, reason }: SetupFault): boolean =>
  CHANGED.test(field) && CODES.includes(reason.code);

/** The rules with somebody's own lines in the book. */
function withOdds(
  book: Rulebook,
  rules: VersionRules<string>,
  version: Version,
  odds: NonNullable<OtherRules['odds']>,
  setup: Setup,
): CoupRules | OtherRulesFault {
  const named = Object.entries(odds);
  if (named.length === 0) return { book, setup };
  const wagers = { ...rules.wagers };
  for (const [name, lines] of named) {
    const on = name as SingleCoupWager; // the keys of a closed record
    const offer = rules.wagers[on];
    if (offer === undefined) {
      return { wrong: { code: 'wager-not-in-version', name: rules.name, wager: on } };
    }
    const table = lines.map(line => ({ ...line, clause: offer.clause }));
    wagers[on] = { ...offer, options: offer.options.map(() => table) };
  }
  const changed = { ...book.versions, [version]: { ...rules, wagers } };
  return { book: { ...book, versions: changed }, setup };
}

export const isOtherRulesFault = (answer: CoupRules | OtherRulesFault): answer is OtherRulesFault =>
  'wrong' in answer;

// The rules of one session as its plan has them, held against the conditions that were published.

import type { Rulebook } from '../../rulebooks/index.ts';
import { type EventFields, fieldsIn, listIn, numberIn, rowsIn, stringIn } from '../fields.ts';
import { type JudgedPayOptions, payOptionsOf, type StakeLimit } from '../house-rules.ts';
import type { Raise } from '../verdict.ts';

export interface SessionRules extends JudgedPayOptions {
  readonly book: Rulebook;
  /** Where the book has how everybody plays alike. */
  readonly clause: string;
  readonly offered: ReadonlySet<string>;
  readonly limits: StakeLimit;
  readonly raised: readonly StakeLimit[];
  readonly bank: number;
  readonly secretWagers: number;
  /** Chips that are worth their money. */
  readonly isCash: boolean;
  /** Who misses a wager loses the minimum; else the place goes. */
  readonly isMinimumTaken: boolean;
}

const limitOf = (fields: EventFields): StakeLimit => ({
  min: numberIn(fields, 'min'),
  max: numberIn(fields, 'max'),
  step: numberIn(fields, 'step'),
});

/** Where a book says that everybody has the same chances. */
export const clauseOfSessions = (book: Rulebook): string =>
  book.tournament?.sessions.ranking ?? 'R-MOD-3';

export const sessionRulesOf = (book: Rulebook, rules: EventFields): SessionRules => ({
  ...payOptionsOf(book, stringIn(rules, 'version'), fieldsIn(rules, 'pay')),
  book,
  clause: clauseOfSessions(book),
  offered: new Set(listIn(rules, 'offered').map(String)),
  limits: limitOf(fieldsIn(rules, 'limits')),
  raised: rowsIn(rules, 'raisedLimits').map(limitOf),
  bank: numberIn(rules, 'bank'),
  secretWagers: numberIn(rules, 'secretWagers'),
  isCash: stringIn(rules, 'chips') === 'cash-value',
  isMinimumTaken: stringIn(rules, 'missedWager') === 'minimum-deducted',
});

/** What the conditions say for all sessions, and what for those of a round. */
const OF_ALL = ['version', 'decks', 'offered', 'pay', 'chips', 'missedWager'];
const OF_ROUND = ['bank', 'limits', 'raisedLimits', 'compulsory', 'secretWagers', 'length'];

/** A session is played as it was published; a play-off has its own length and bank. */
export function judgePlan(
  book: Rulebook,
  terms: EventFields,
  round: EventFields | undefined,
  rules: EventFields,
  raise: Raise,
): void {
  const unlike = [
    ...OF_ALL.filter(name => !isSame(terms[name], rules[name])),
    ...(round === undefined ? [] : OF_ROUND.filter(name => !isSame(round[name], rules[name]))),
  ];
  if (unlike.length === 0) return;
  raise('rules-unlike-conditions', { fields: unlike.join(' ') }, clauseOfSessions(book));
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

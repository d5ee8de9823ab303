// Every single-coup wager of a version by option: which line decides each class of coup, what it
// pays. The rules room settles; this only remembers the answer for the whole class.

import { assert } from '../../rules/assert.ts';
import { FACTS } from '../../rules/facts.ts';
import type { Fraction } from '../../rules/fraction.ts';
import { type GameRules, type Offer, type OddsLine, versionOf } from '../../rules/rulebook.ts';
import {
  oddsOf,
  type Outcome,
  type PayRules,
  PLAIN_PAY_RULES,
  settleWager,
} from '../../rules/settle.ts';
import { type SingleCoupWager, WAGER_KINDS, SINGLE_COUP_WAGERS } from '../../rules/wagers.ts';
import { type Basis, basisReader, OPENINGS, withPair } from './basis.ts';
import type { CoupClass } from './coup-classes.ts';

/** One way a wager can end: an odds line, or the loss when no line holds. */
export interface PriceLine {
  readonly line: OddsLine<string> | undefined;
  readonly clause: string;
  readonly outcome: Outcome;
  /** Per unit staked, commission taken off. */
  readonly profit: Fraction;
  /** Numbers of the classes it decides: of coups, or of openings for a pair wager. */
  readonly classes: readonly number[];
}

export interface WagerPrice {
  readonly on: SingleCoupWager;
  /** From 1; null where the wager has one table and no option. */
  readonly option: number | null;
  readonly offer: Offer<string>;
  readonly basis: Basis;
  readonly lines: readonly PriceLine[];
}

/** The house rules under which an option of an offer is played. */
export const houseWith = (house: PayRules, offer: Offer<string>, option: number): PayRules =>
  offer.chosenBy === undefined ? house : { ...house, [offer.chosenBy]: option };

/** Insurance can be had only in coups that open its window; its odds are odds of those. */
export const needsWindow = (on: SingleCoupWager): boolean => WAGER_KINDS[on].family === 'insurance';

const insured = (line: PriceLine, classes: readonly CoupClass[]): PriceLine => ({
  ...line,
  classes: line.classes.filter(number => classes[number]?.insuredAt !== undefined),
});

function linesOf(
  book: GameRules,
  offer: Offer<string>,
  house: PayRules,
  on: SingleCoupWager,
  facts: readonly CoupClass['facts'][],
): readonly PriceLine[] {
  const table = oddsOf(offer, house) ?? [];
  const decided = new Map<number, number[]>();
  for (const [number, coup] of facts.entries()) {
    const line = table.findIndex(({ when }) => FACTS[when].holds(coup));
    const classes = decided.get(line);
    if (classes === undefined) decided.set(line, [number]);
    else classes.push(number);
  }
  return [...table.keys(), -1].flatMap((at): readonly PriceLine[] => {
    const classes = decided.get(at);
    const coup = facts[classes?.[0] ?? -1];
    if (classes === undefined || coup === undefined) return [];
    const { outcome, profit, clause } = settleWager(book, offer, house, coup, { on, stake: 1 });
    return [{ line: table[at], clause, outcome, profit, classes }];
  });
}

/** What the prices are asked for. */
export interface PriceQuery {
  readonly book: GameRules;
  readonly version: string;
  /** Of these, the options are not read: every option gets its own price. */
  readonly house?: PayRules;
}

/** Prices every wager and option; Insurance only where its window is open. */
export function pricesOf(
  { book, version, house = PLAIN_PAY_RULES }: PriceQuery,
  classes: readonly CoupClass[],
): readonly WagerPrice[] {
  const rules = versionOf(book, version);
  assert(rules !== undefined, `${book.id} has no version ${version}`);
  const { ofTable } = basisReader(classes);
  const facts = classes.map(each => each.facts);
  const [plain] = facts;
  assert(plain !== undefined, 'there is a class of coups');
  return SINGLE_COUP_WAGERS.flatMap(on => {
    const offer = rules.wagers[on];
    if (offer === undefined) return [];
    return offer.options.map((table, at): WagerPrice => {
      const basis = ofTable(table);
      const judged =
        basis === 'result' ? facts : OPENINGS.map(pair => withPair(plain, basis, pair));
      const chosen = houseWith(house, offer, at + 1);
      const lines = linesOf(book, offer, chosen, on, judged);
      return {
        ...{ on, offer, basis },
        option: offer.chosenBy === undefined ? null : at + 1,
        lines: needsWindow(on) ? lines.map(line => insured(line, classes)) : lines,
      };
    });
  });
}

// What happens on the felt, asked of the engine in cards and words, for clause proofs.
// Only tests import this file.

import { type DealtCoup, dealCoup, factsOf, type Result } from '../../rules/coup.ts';
import { followStreaks, type StreakAsked } from '../../rules/follow-streaks.ts';
import { formatFraction } from '../../rules/fraction.ts';
import {
  judgePlacement,
  type PlacementSituation,
  PLAIN_SITUATION,
  type WagerAsked,
} from '../../rules/placement/judge-placement.ts';
import { type Version, type VersionRules, versionOf } from '../../rules/rulebook.ts';
import {
  giveBack,
  type Outcome,
  type PayRules,
  PLAIN_PAY_RULES,
  type Return,
  settleWager,
} from '../../rules/settle.ts';
import type { CoupKind, PlayedCoup } from '../../rules/streaks.ts';
import { cards } from '../../rules/testing/printed.ts';
import { isSingleCoupWager, type SingleCoupWager, WAGERS } from '../../rules/wagers.ts';
import type { Rulebook } from '../rulebook.ts';

/** The version of a book, or a stop: a proof names versions that are there. */
export function versionIn(book: Rulebook, name: Version): VersionRules<string> {
  const version = versionOf(book, name);
  if (version === undefined) throw new Error(`${book.id} has no ${name}`);
  return version;
}

/** Deals the cards as they are written: Player, Banker, Player, Banker, then third cards. */
export const deal = (book: Rulebook, text: string): DealtCoup =>
  dealCoup(book.tableau, cards(text));

/** Who wins on these cards. */
export const resultOf = (book: Rulebook, text: string): Result => factsOf(deal(book, text)).result;

export interface OnTheFelt {
  readonly version: Version;
  readonly cards: string;
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly house?: Partial<PayRules>;
  /** Set where the coup counts for nothing. */
  readonly goesBack?: Return;
}

export interface Told {
  readonly outcome: Outcome;
  readonly profit: string;
  readonly paid: number | undefined;
  readonly clause: string;
}

/** Settles one wager on the cards as they are written. */
export function settle(book: Rulebook, felt: OnTheFelt): Told {
  const { on, stake, goesBack } = felt;
  const offer = versionIn(book, felt.version).wagers[on];
  if (offer === undefined) throw new Error(`${felt.version} offers no ${on}`);
  const house = { ...PLAIN_PAY_RULES, ...felt.house };
  const coup = deal(book, felt.cards);
  const settlement =
    goesBack === undefined
      ? settleWager(book, offer, house, factsOf(coup), { on, stake })
      : giveBack(book, { on, stake }, goesBack);
  const { outcome, profit, paid, clause } = settlement;
  return { outcome, profit: formatFraction(profit), paid, clause };
}

/** The profit of 100 on these cards, '-100' for a loss, '0' for a stake that goes back. */
export const pays100 = (
  book: Rulebook,
  version: Version,
  on: SingleCoupWager,
  text: string,
  house: Partial<PayRules> = {},
): string => settle(book, { version, on, cards: text, stake: 100, house }).profit;

export interface AtTheTable extends Partial<PlacementSituation> {
  readonly decks?: number;
  readonly house?: Partial<PayRules>;
}

/** Judges wagers: what stands, by stake, and what is refused, by reason and clause. */
export function place(
  book: Rulebook,
  version: Version,
  wagers: readonly WagerAsked[],
  { decks = 8, house, ...situation }: AtTheTable = {},
) {
  const table = {
    book,
    version: versionIn(book, version),
    decks,
    house: { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 5 }, ...house },
  };
  const { accepted, refused } = judgePlacement(table, { ...PLAIN_SITUATION, ...situation }, wagers);
  return {
    accepted: accepted.map(({ wager, stake }): [string, number] => [wager.on, stake]),
    refused: refused.map(({ wager, refusal, clause }) => [wager.on, refusal, clause]),
  };
}

/** What a version takes when each wager is asked for by itself, beside 1000 on Player. */
export const taken = (book: Rulebook, version: Version, more: AtTheTable = {}): string[] =>
  WAGERS.filter(isSingleCoupWager).filter(on => {
    const standing = [{ on: 'player', stake: 1000 } as const];
    const { accepted } = place(book, version, [{ on, stake: 1000 }], { standing, ...more });
    return accepted.length === 1;
  });

const RESULTS: Readonly<Record<string, Result>> = { P: 'player', B: 'banker', T: 'tie' };
const KINDS: Readonly<Record<string, CoupKind>> = { a: 'dummy-announced', d: 'dummy', v: 'void' };

/** 'P Bd Ta -v P|': who won; d dummy, a announced dummy, v void, | the last of its shoe. */
export const coups = (text: string): readonly PlayedCoup[] =>
  text.split(' ').map(token => ({
    kind: KINDS[token.charAt(1)] ?? 'live',
    result: RESULTS[token.charAt(0)],
    endOfShoe: token.endsWith('|'),
  }));

/** Follows streak wagers: outcome, profit and the coup that settled each, counted from 0. */
export const follow = (
  book: Rulebook,
  version: Version,
  text: string,
  wagers: readonly StreakAsked[],
): (string | number)[][] =>
  followStreaks(versionIn(book, version), coups(text), wagers).map(
    ({ outcome, profit, settledAt }) =>
      settledAt === undefined
        ? [outcome, formatFraction(profit)]
        : [outcome, formatFraction(profit), settledAt],
  );

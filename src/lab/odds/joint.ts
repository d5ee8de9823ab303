// How the wagers of a version swing together: the covariance of what each makes of a unit, over
// every coup of a full shoe. What a house wins in a coup is one sum over wagers that the same cards
// decide: taken one by one, their swings would come out far too small or too large.

import { type Card, DECK, RANKS } from '../../rules/cards.ts';
import { toNumber } from '../../rules/fraction.ts';
import { pairOf } from '../../rules/hand.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import { isPermitted, type TableSetup } from '../table-setup.ts';
import type { GameBook } from '../../rulebooks/rulebook.ts';
import { OPENINGS } from './basis.ts';
import { classesOf, classIndex, type CoupClasses, COUNTS } from './coup-classes.ts';
import { fullShoe } from './composition.ts';
import { openingSums } from './pairs.ts';
import { needsWindow, pricesOf, type WagerPrice } from './prices.ts';

/** Wagers in their order, what each returns of a unit, and how each two swing together. */
export interface JointOdds {
  readonly wagers: readonly SingleCoupWager[];
  /** Expected profit of a unit, minus the edge. */
  readonly returns: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

/** Which hands open with a pair, as far as their suits do not matter. */
const NEITHER = 0;
const PLAYER_ALONE = 1;
const BANKER_ALONE = 2;
const BOTH_APART = 3;
const BOTH_OF_ONE_RANK = 4;
const PAIR_STATES = 5;

const SUITS = 4;

/** The odds at the options that the house has chosen. */
export function jointOddsAt(setup: TableSetup<GameBook>): JointOdds {
  const { book, version, house, decks } = setup;
  const coups = classesOf(book.tableau);
  const prices = pricesOf({ book, version, house }, coups.classes).filter(
    price => isChosen(price, setup) && isPermitted(price, setup),
  );
  const shares = sharesOf(coups, decks);
  const openings = openingsOf(decks);
  const rows = prices.map(price => profitsOf(price));
  // Insurance is laid only where its window is open: its odds are odds of those coups.
  const inWindow = coups.classes.map(({ insuredAt }) => insuredAt !== undefined);
  const window = { shares, openings, counts: inWindow };
  const everywhere = { shares, openings, counts: null };
  const meanOf = (row: Row, of: Weighed): number => mean(row, null, of);
  const returns = rows.map(row => meanOf(row, row.isInsurance ? window : everywhere));
  const covariance = rows.map(one =>
    rows.map(other => {
      const of = one.isInsurance || other.isInsurance ? window : everywhere;
      return mean(one, other, of) - meanOf(one, of) * meanOf(other, of);
    }),
  );
  return { wagers: prices.map(({ on }) => on), returns, covariance };
}

const isChosen = ({ offer, option }: WagerPrice, { house }: TableSetup<GameBook>): boolean =>
  option === (offer.chosenBy === undefined ? null : house[offer.chosenBy]);

/** What a wager makes of a unit: by class of coup, or by the opening of one hand. */
interface Row {
  readonly basis: WagerPrice['basis'];
  readonly profits: Float64Array;
  readonly isInsurance: boolean;
}

function profitsOf({ lines, basis, on }: WagerPrice): Row {
  const size = 1 + Math.max(...lines.flatMap(({ classes }) => classes));
  const profits = new Float64Array(size);
  for (const { classes, profit } of lines) {
    for (const number of classes) profits[number] = toNumber(profit);
  }
  return { basis, profits, isInsurance: needsWindow(on) };
}

/** All coups by pair state and class, or only those of some classes. */
interface Weighed {
  readonly shares: readonly Float64Array[];
  readonly openings: Openings;
  readonly counts: readonly boolean[] | null;
}

/** The mean of what one wager makes, or of the product of what two make. */
function mean(one: Row, other: Row | null, { shares, openings, counts }: Weighed): number {
  let [sum, all] = [0, 0];
  for (let state = 0; state < PAIR_STATES; state += 1) {
    const onPairs = meanOnPairs(one, other, openings, state);
    const byClass = shares[state] ?? new Float64Array();
    for (let number = 0; number < byClass.length; number += 1) {
      const share = byClass[number] ?? 0;
      if (share === 0 || (counts !== null && counts[number] !== true)) continue;
      all += share;
      sum +=
        share * onPairs * onResult(one, number) * (other === null ? 1 : onResult(other, number));
    }
  }
  return all === 0 ? 0 : sum / all;
}

const onResult = ({ basis, profits }: Row, number: number): number =>
  basis === 'result' ? (profits[number] ?? 0) : 1;

/** The mean of the product of the factors that turn on opening pairs, in one pair state. */
function meanOnPairs(one: Row, other: Row | null, openings: Openings, state: number): number {
  let sum = 0;
  for (const { player, banker, share } of openings[state] ?? []) {
    const factor = (row: Row): number => {
      if (row.basis === 'result') return 1;
      return row.profits[row.basis === 'player-pair' ? player : banker] ?? 0;
    };
    sum += share * factor(one) * (other === null ? 1 : factor(other));
  }
  return sum;
}

/** In each pair state how often both hands open how, by the numbers of their openings. */
type Openings = readonly (readonly {
  readonly player: number;
  readonly banker: number;
  readonly share: number;
}[])[];

/**
 * A result turns on ranks alone, and which suits a pair has does not turn on the ranks of other
 * cards: only two pairs of one rank take their suits from the same cards.
 */
function openingsOf(decks: number): Openings {
  const kinds = openingSums(fullShoe(decks)).slice(1);
  const pairs = kinds.reduce((sum, each) => sum + each, 0);
  const single = [0, ...kinds.map(kind => kind / pairs)];
  const alone = single.map((share, opening) => ({ opening, share }));
  return [
    [{ player: 0, banker: 0, share: 1 }],
    alone.map(({ opening, share }) => ({ player: opening, banker: 0, share })),
    alone.map(({ opening, share }) => ({ player: 0, banker: opening, share })),
    alone.flatMap(one =>
      alone.map(other => ({
        ...{ player: one.opening, banker: other.opening },
        share: one.share * other.share,
      })),
    ),
    ofOneRank(decks),
  ];
}

/** Four cards of one rank, two to each hand: by their suits. */
function ofOneRank(decks: number): Openings[number] {
  const aces: readonly Card[] = DECK.filter(card => card.startsWith('A'));
  const shares = new Map<number, number>();
  const all = decks * SUITS;
  const orders = all * (all - 1) * (all - 2) * (all - 3);
  const deal = (dealt: readonly Card[], share: number): void => {
    const [first, second, third, fourth] = dealt;
    if (
      first !== undefined &&
      second !== undefined &&
      third !== undefined &&
      fourth !== undefined
    ) {
      const player = OPENINGS.indexOf(pairOf([first, second]));
      const key = player * OPENINGS.length + OPENINGS.indexOf(pairOf([third, fourth]));
      shares.set(key, (shares.get(key) ?? 0) + share / orders);
      return;
    }
    for (const card of aces) {
      const left = decks - dealt.filter(other => other === card).length;
      if (left > 0) deal([...dealt, card], share * left);
    }
  };
  deal([], 1);
  return [...shares].map(([key, share]) => ({
    player: Math.floor(key / OPENINGS.length),
    banker: key % OPENINGS.length,
    share,
  }));
}

const pairState = (player: boolean, banker: boolean, isOneRank: boolean): number => {
  if (player && banker) return isOneRank ? BOTH_OF_ONE_RANK : BOTH_APART;
  if (player) return PLAYER_ALONE;
  return banker ? BANKER_ALONE : NEITHER;
};

/** How often each class of coup comes in each pair state: every order of ranks is dealt. */
function sharesOf({ classes, at }: CoupClasses, decks: number): readonly Float64Array[] {
  const shares = Array.from({ length: PAIR_STATES }, () => new Float64Array(classes.length));
  const values = RANKS.map(rank => (rank === 'A' ? 1 : 'TJQK'.includes(rank) ? 0 : Number(rank)));
  const ofRank = RANKS.map(() => decks * SUITS);
  const ofValue = Array.from({ length: COUNTS }, (_, value) =>
    values.reduce((sum, each) => sum + (each === value ? decks * SUITS : 0), 0),
  );
  const cards = decks * DECK.length;
  const drawn: number[] = [];
  const deal = (share: number): void => {
    if (drawn.length < 4) {
      for (let rank = 0; rank < RANKS.length; rank += 1) {
        const [left = 0, value = 0] = [ofRank[rank], values[rank]];
        if (left === 0) continue;
        ofRank[rank] = left - 1;
        ofValue[value] = (ofValue[value] ?? 0) - 1;
        drawn.push(rank);
        deal((share * left) / (cards - drawn.length + 1));
        drawn.pop();
        ofRank[rank] = left;
        ofValue[value] = (ofValue[value] ?? 0) + 1;
      }
      return;
    }
    const [p1 = 0, p2 = 0, b1 = 0, b2 = 0] = drawn;
    const state = shares[pairState(p1 === p2, b1 === b2, p1 === b1)];
    if (state === undefined) return;
    const player = ((values[p1] ?? 0) + (values[p2] ?? 0)) % COUNTS;
    const banker = ((values[b1] ?? 0) + (values[b2] ?? 0)) % COUNTS;
    const rest = (cards - 4) * (cards - 5);
    for (let fifth = 0; fifth < COUNTS; fifth += 1) {
      const one = ofValue[fifth] ?? 0;
      for (let sixth = 0; sixth < COUNTS; sixth += 1) {
        const other = (ofValue[sixth] ?? 0) - (fifth === sixth ? 1 : 0);
        const number = at[classIndex(player, banker, fifth, sixth)] ?? 0;
        state[number] = (state[number] ?? 0) + (share * one * other) / rest;
      }
    }
  };
  deal(1);
  return shares;
}

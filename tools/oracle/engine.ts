// The engine's first opinion, asked in the oracle's words.
import type { Card } from '../../src/rules/cards.ts';
import { dealCoup, factsOf } from '../../src/rules/coup.ts';
import type { TailHouseRules } from '../../src/rules/dragon-tails.ts';
import { followStreaks, type StreakAsked } from '../../src/rules/follow-streaks.ts';
import { type Fraction, fraction, times } from '../../src/rules/fraction.ts';
import type { Side } from '../../src/rules/hand.ts';
import { type RulebookId, versionOf } from '../../src/rules/rulebook.ts';
import {
  giveBack,
  type PayRules,
  type Settlement,
  settleWager,
  type SingleCoupStake,
} from '../../src/rules/settle.ts';
import { playStack, type StackPlan } from '../../src/rules/shoe.ts';
import type { PlayedCoup } from '../../src/rules/streaks.ts';
import { crown, RULEBOOKS } from '../../src/rulebooks/index.ts';
import type { Case } from './cases.ts';
import { type Answer, UNIT } from './settle.ts';
import type { Letter, OracleCoup, OracleFate, OracleStreak } from './tails.ts';

/** An answer with the clause that was cited for it. */
export interface CitedAnswer extends Answer {
  readonly clause: string;
}

/** Somebody who answers what the oracle answers: the engine, or the command line on top of it. */
export interface Asks {
  readonly settle: (asked: Case, wagers: readonly SingleCoupStake[]) => readonly CitedAnswer[];
  readonly follow: (
    coups: readonly OracleCoup[],
    wagers: readonly OracleStreak[],
    house: TailHouseRules,
  ) => readonly OracleFate[];
  readonly play: (book: RulebookId, stack: readonly Card[], plan: StackPlan) => readonly Played[];
  /** The tail rules, where it knows only one way. */
  readonly house?: TailHouseRules;
}

/** A coup of a stack: where it began and who won. */
export interface Played {
  readonly first: number;
  readonly result: Letter;
}

/** The letter of each result. */
export const LETTERS = { player: 'P', banker: 'B', tie: 'T', void: '-' } as const;

const must = <Thing>(thing: Thing | undefined, what: string): Thing => {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
};

/** A fraction in the oracle's units; it throws where they would not be whole. */
const inUnits = (exact: Fraction): bigint => {
  const units = times(exact, fraction(UNIT));
  if (units.denominator !== 1n) throw new Error('finer than a 200th of a cent');
  return units.numerator;
};

const houseOf = (asked: Case): PayRules => ({
  dragonBonus: asked.bonusOption,
  perfectPairs: asked.pairsOption,
  tiePercent: {
    player: asked.tieHalfPercents.player / 2,
    banker: asked.tieHalfPercents.banker / 2,
  },
  ...(asked.differential === null ? {} : { differential: asked.differential }),
  chip: asked.chip,
});

/** Deals a coup with the engine, ready to settle any wager on it. */
function engineDeals(asked: Case): (wager: SingleCoupStake) => Settlement {
  const book = RULEBOOKS[asked.book];
  const { kind } = asked;
  if (kind !== 'live') return wager => giveBack(book, wager, kind);
  const coup = dealCoup(book.tableau, asked.cards);
  if (!coup.complete) return wager => giveBack(book, wager, 'too-few-cards');
  const offers = must(versionOf(book, asked.version), asked.version).wagers;
  const [house, facts] = [houseOf(asked), factsOf(coup)];
  return wager => settleWager(book, must(offers[wager.on], wager.on), house, facts, wager);
}

const asAnswer = ({ outcome, profit, paid, clause }: Settlement): CitedAnswer => ({
  outcome,
  profit: inUnits(profit),
  paid: paid === undefined ? null : BigInt(paid),
  clause,
});

/** A coup as streak wagers see it. */
function asPlayed({ cards, kind, endOfShoe }: OracleCoup): PlayedCoup {
  const coup = dealCoup(crown.tableau, cards as readonly Card[]);
  return { kind, endOfShoe, result: coup.complete ? factsOf(coup).result : undefined };
}

function asAsked(wager: OracleStreak): StreakAsked {
  const { on, before, stake, length = 0, pattern = '', area = 'early' } = wager;
  switch (on) {
    case 'player-run':
    case 'banker-run':
    case 'tie-run':
      return { on, length, before, stake };
    case 'combination-run': {
      const sides = Array.from(pattern, (letter): Side => (letter === 'P' ? 'player' : 'banker'));
      return { on, pattern: sides, before, stake };
    }
    case 'player-dragon-tail':
    case 'banker-dragon-tail':
      return { on, area, before, stake };
    default:
      throw new Error(`${on} is no streak wager`);
  }
}

/** Follows all the streak wagers of one shoe with the engine. */
function engineFollows(
  coups: readonly OracleCoup[],
  wagers: readonly OracleStreak[],
  house: TailHouseRules,
): OracleFate[] {
  const version = must(crown.versions.traditional, 'Traditional Baccarat');
  const fates = followStreaks(version, coups.map(asPlayed), wagers.map(asAsked), house);
  return fates.map(({ outcome, profit, settledAt }) => ({
    outcome,
    profit: inUnits(profit) / UNIT,
    settledAt: settledAt ?? null,
  }));
}

/** The engine itself. */
export const ENGINE: Asks = {
  settle: (asked, wagers) => wagers.map(engineDeals(asked)).map(asAnswer),
  follow: engineFollows,
  play: (book, stack, plan) =>
    playStack(RULEBOOKS[book], stack, plan).map(({ first, result }) => ({
      first,
      result: LETTERS[result],
    })),
};

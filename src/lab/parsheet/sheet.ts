// Everything a par sheet shows, gathered once; the page only lays it out.

import type { Fraction } from '../../rules/fraction.ts';
import { type RunOffer, type TailOffer, versionOf } from '../../rules/rulebook.ts';
import type { RunWager, SingleCoupWager, TailWager } from '../../rules/wagers.ts';
import { fullShoe } from '../odds/composition.ts';
import { type Flag, returnFlagOf } from '../odds/flags.ts';
import { edgeOf } from '../odds/moments.ts';
import { chanceOf, type Outcomes } from '../odds/outcomes.ts';
import type { OddsSolver, WagerOdds } from '../odds/solve.ts';
import { isPermitted, solverFor, type TableSetup } from '../table-setup.ts';
import {
  chanceAhead,
  type Distribution,
  distributionOf,
  type SessionFigures,
  sessionFigures,
} from './session.ts';
import { type RunFigures, runFigures, type TailFigures, tailFigures } from './streaks.ts';

/** A shoe of eight decks gives about this many coups. */
export const COUPS_OF_A_SHOE = 80;

/** Ten shoes: some thirty hours at a table. */
export const COUPS_OF_TEN_SHOES = 800;

export interface ParSheetWager {
  readonly odds: WagerOdds;
  readonly flag: Flag | undefined;
  /** The edge with other numbers of decks that the book permits. */
  readonly byDecks: readonly { readonly decks: number; readonly edge: number }[];
  /** Undefined for Insurance, which cannot be had at every coup. */
  readonly session: WagerSession | undefined;
}

export interface WagerSession {
  readonly shoe: SessionFigures;
  readonly tenShoes: SessionFigures;
  readonly distribution: Distribution;
  readonly ahead: number;
}

export interface ParSheet {
  readonly setup: TableSetup;
  readonly floor: Fraction;
  readonly orders: bigint;
  readonly outcomes: Outcomes;
  readonly wagers: readonly ParSheetWager[];
  /** The chance of each pair of final point counts, Player's row by Banker's column. */
  readonly counts: readonly (readonly Fraction[])[];
  readonly runs: readonly RunSheet[];
  readonly tails: readonly TailSheet[];
}

export interface RunSheet {
  readonly on: RunWager;
  readonly offer: RunOffer<string>;
  readonly lines: readonly RunFigures[];
}

export interface TailSheet {
  readonly on: TailWager;
  readonly offer: TailOffer<string>;
  readonly areas: readonly TailFigures[];
}

const TEN = Array.from({ length: 10 }, (_, count) => count);

/** Of a wager with options the one that the house has chosen. */
const isChosen = ({ price: { offer, option } }: WagerOdds, { house }: TableSetup): boolean =>
  offer.chosenBy === undefined || option === house[offer.chosenBy];

function edgesByDecks(setup: TableSetup, solver: OddsSolver) {
  const { least, most } = setup.book.decks;
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const solved = numbers.map(decks => ({
    decks,
    wagers: solver
      .wagers(solver.weigh(fullShoe(decks)))
      .filter(({ price }) => isPermitted(price, { ...setup, decks })),
  }));
  return (on: SingleCoupWager, option: number | null) =>
    solved.flatMap(({ decks, wagers }) => {
      const found = wagers.find(({ price }) => price.on === on && price.option === option);
      return found === undefined ? [] : [{ decks, edge: edgeOf(found) }];
    });
}

function sessionsOf(odds: WagerOdds): WagerSession | undefined {
  if (odds.byPlayerCount !== undefined) return undefined;
  const distribution = distributionOf(odds, COUPS_OF_A_SHOE);
  return {
    shoe: sessionFigures(odds, COUPS_OF_A_SHOE),
    tenShoes: sessionFigures(odds, COUPS_OF_TEN_SHOES),
    distribution,
    ahead: chanceAhead(distribution),
  };
}

/** Works out the sheet of one table. */
export function parSheet(setup: TableSetup, floor: Fraction): ParSheet {
  const solver = solverFor(setup);
  const weighed = solver.weigh(fullShoe(setup.decks));
  const { combinations, outcomes } = solver.solve(fullShoe(setup.decks));
  const edges = edgesByDecks(setup, solver);
  const version = versionOf(setup.book, setup.version);
  return {
    ...{ setup, floor, outcomes },
    orders: combinations,
    wagers: solver
      .wagers(weighed)
      .filter(odds => isPermitted(odds.price, setup) && isChosen(odds, setup))
      .map(odds => ({
        odds,
        flag: returnFlagOf(odds, floor),
        byDecks: edges(odds.price.on, odds.price.option),
        session: sessionsOf(odds),
      })),
    counts: TEN.map(player =>
      TEN.map(banker =>
        chanceOf(
          weighed,
          solver.classes,
          ({ facts }) => facts.playerCount === player && facts.bankerCount === banker,
        ),
      ),
    ),
    runs: offersOf(version?.runs).map(({ on, offer }) => ({
      ...{ on, offer },
      lines: runFigures(outcomes, on, offer, floor),
    })),
    tails: offersOf(version?.tails).map(({ on, offer }) => ({
      ...{ on, offer },
      areas: tailFigures(outcomes, on, offer, { coups: COUPS_OF_A_SHOE, floor }),
    })),
  };
}

function offersOf<On extends string, Offer>(
  offers: { readonly [on in On]: Offer } | undefined,
): readonly { readonly on: On; readonly offer: Offer }[] {
  const names = Object.keys(offers ?? {}) as On[]; // the keys of a closed record
  return names.flatMap(on => (offers === undefined ? [] : [{ on, offer: offers[on] }]));
}

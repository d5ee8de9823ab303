// A table as the lab sees it: a book, a version, decks, and what the house has chosen.

import type { Version } from '../rules/rulebook.ts';
import type { PayRules } from '../rules/settle.ts';
import type { GameBook, Rulebook } from '../rulebooks/rulebook.ts';
import { type Composition, fullShoe } from './odds/composition.ts';
import type { WagerPrice } from './odds/prices.ts';
import { type OddsSolver, oddsSolver, type ShoeOdds } from './odds/solve.ts';

export interface TableSetup<Book extends GameBook = Rulebook> {
  readonly book: Book;
  readonly version: Version;
  readonly decks: number;
  readonly house: PayRules;
  /** True for mathematicians: wagers that need more decks than these are priced all the same. */
  readonly anyDecks?: boolean;
}

/** Says whether the wager may be had with this many decks. */
export const isPermitted = (
  { offer }: WagerPrice,
  { decks, anyDecks }: TableSetup<GameBook>,
): boolean => anyDecks === true || offer.decks === undefined || decks >= offer.decks.least;

export const solverFor = ({ book, version, house }: TableSetup<GameBook>): OddsSolver =>
  oddsSolver({ book, version, house });

/** The odds at this table: of its whole shoe, or of what is left of it. */
export function oddsAt(
  setup: TableSetup<GameBook>,
  composition: Composition = fullShoe(setup.decks),
  solver: OddsSolver = solverFor(setup),
): ShoeOdds {
  const odds = solver.solve(composition);
  return { ...odds, wagers: odds.wagers.filter(({ price }) => isPermitted(price, setup)) };
}

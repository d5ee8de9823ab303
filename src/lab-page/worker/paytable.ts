// What if a wager paid otherwise: its odds lines changed, and the exact edge of that.

import { assert } from '../../rules/assert.ts';
import { type Fact, FACTS } from '../../rules/facts.ts';
import {
  type Odds,
  type OddsLine,
  type OddsTable,
  type Offer,
  versionOf,
} from '../../rules/rulebook.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import { arrangementsOf } from '../../lab/odds/arrangements.ts';
import { basisReader } from '../../lab/odds/basis.ts';
import { type Composition, fullShoe } from '../../lab/odds/composition.ts';
import type { ShoeOdds, WagerOdds } from '../../lab/odds/solve.ts';
import { oddsAt, type TableSetup } from '../../lab/table-setup.ts';
import type { GameBook } from '../../rulebooks/rulebook.ts';

/** One odds line as somebody types it; the first whose fact holds decides. */
export interface OwnLine {
  readonly when: Fact;
  readonly pays: Odds | 'push' | 'lose' | 'tie-percent';
  /** In percent of the win; zero takes none. */
  readonly commission: number;
}

export interface WagerChosen {
  readonly on: SingleCoupWager;
  /** From 1; null where the wager has one table and no option. */
  readonly option: number | null;
}

const offerOf = ({ book, version }: TableSetup, { on }: WagerChosen): Offer<string> => {
  const offer = versionOf(book, version)?.wagers[on];
  assert(offer !== undefined, `${book.id}/${version} offers ${on}`);
  return offer;
};

/** The lines that the book prints. */
export function printedLines(setup: TableSetup, wager: WagerChosen): readonly OwnLine[] {
  const table = offerOf(setup, wager).options[(wager.option ?? 1) - 1];
  assert(table !== undefined, 'the offer has that option');
  return table.map(({ when, pays, commission }) => ({
    ...{ when, pays },
    commission: commission === undefined ? 0 : (100 * commission[0]) / commission[1],
  }));
}

/** A percentage as an exact part: 5 is 5 in 100, 2.5 is 25 in 1000. */
function partOfPercent(percent: number): Odds {
  const text = String(percent);
  const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  return [Math.round(percent * 10 ** places), 100 * 10 ** places];
}

const tableOf = (lines: readonly OwnLine[], clause: string): OddsTable<string> =>
  lines.map(({ when, pays, commission }): OddsLine<string> => ({
    ...{ when, pays, clause },
    ...(commission > 0 && typeof pays === 'object' && { commission: partOfPercent(commission) }),
  }));

/** The set-up with these lines in place of the printed ones. */
function setupWith(
  setup: TableSetup,
  wager: WagerChosen,
  lines: readonly OwnLine[],
): TableSetup<GameBook> {
  const { book, version } = setup;
  const offer = offerOf(setup, wager);
  const at = (wager.option ?? 1) - 1;
  const own = tableOf(lines, offer.clause);
  const options = offer.options.map((table, place) => (place === at ? own : table));
  const rules = versionOf(book, version);
  assert(rules !== undefined, 'the book has the version');
  const wagers = { ...rules.wagers, [wager.on]: { ...offer, options } };
  const base: GameBook = book;
  return {
    ...setup,
    book: { ...base, versions: { ...base.versions, [version]: { ...rules, wagers } } },
  };
}

const wagerIn = ({ wagers }: ShoeOdds, { on, option }: WagerChosen): WagerOdds | undefined =>
  wagers.find(({ price }) => price.on === on && price.option === option);

/** The wager by the book's lines. */
export const printedOdds = (setup: TableSetup, wager: WagerChosen): WagerOdds | undefined =>
  wagerIn(oddsAt(setup), wager);

/** The wager by somebody's own lines; undefined where there is none to decide it. */
export function ownOdds(
  setup: TableSetup,
  wager: WagerChosen,
  lines: readonly OwnLine[],
  composition: Composition = fullShoe(setup.decks),
): WagerOdds | undefined {
  if (lines.length === 0) return undefined;
  return wagerIn(oddsAt(setupWith(setup, wager, lines), composition), wager);
}

/** The facts that may be added: those that turn on the same thing as the printed lines. */
export function factsFor(setup: TableSetup, wager: WagerChosen): readonly Fact[] {
  const { ofFact } = basisReader(arrangementsOf(setup.book.tableau).classes);
  const [first] = printedLines(setup, wager);
  if (first === undefined) return [];
  const basis = ofFact(first.when);
  return (Object.keys(FACTS) as readonly Fact[]) // the keys of a closed record
    .filter(fact => ofFact(fact) === basis);
}

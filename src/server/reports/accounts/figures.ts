// The accounts of a period: money, and beside it what the odds make of the same stakes.

import type pg from 'pg';

import type {
  CourseReport,
  FigureRow,
  FiguresAsked,
  NarrowedAsked,
} from '../../../wire/reports/accounts.ts';
import type { GameTheory, Theories } from '../theory/theory.ts';
import {
  type GatheredFigures,
  type GatheredBet,
  type GatheredBy,
  type GatheredCount,
  type GatheredProduct,
  gatherSums,
} from './gather.ts';
import type { ShiftRule } from './narrowed.ts';

/** A row that is being added up. */
type Draft = { -readonly [Field in keyof FigureRow]: FigureRow[Field] } & {
  variance: number;
  errors: Map<string, number>;
  /** The part of the win whose odds are known. */
  pricedWin: number;
  slots: number;
};

const HOURS_A_SLOT = 0.5;

/** Rows of a report in the order of their keys, and one for all of each currency. */
export async function readAccounts(
  db: pg.Pool,
  asked: FiguresAsked,
  rule: ShiftRule,
  theories: Theories,
): Promise<{ readonly rows: readonly FigureRow[]; readonly totals: readonly FigureRow[] }> {
  const gathered = await gatherSums(db, asked.by, asked, rule);
  const known = await theoriesOf(gathered, theories);
  const rows = rowsOf(gathered, asked.by, known);
  return { rows, totals: await totalsOf(db, asked, rule, known, rows) };
}

/** All together: bets of one coup swing together, so that rows of wagers add up to no total. */
async function totalsOf(
  db: pg.Pool,
  asked: FiguresAsked,
  rule: ShiftRule,
  known: Known,
  rows: readonly FigureRow[],
): Promise<readonly FigureRow[]> {
  if (rows.length === 0) return [];
  const whole = await gatherSums(db, 'version', asked, rule);
  const asOne = <Row extends { readonly key: string }>(all: readonly Row[]): Row[] =>
    all.map(row => ({ ...row, key: '' }));
  const { bets, products, counts } = whole;
  return rowsOf(
    { bets: asOne(bets), products: asOne(products), counts: asOne(counts) },
    'version',
    known,
  );
}

type Known = ReadonlyMap<string, GameTheory>;

async function theoriesOf({ bets }: GatheredFigures, theories: Theories): Promise<Known> {
  const games = [...new Set(bets.map(({ game }) => game))];
  const known = games.map(async game => [game, await theories.of(game)] as const);
  return new Map(await Promise.all(known));
}

function rowsOf(
  { bets, products, counts }: GatheredFigures,
  by: GatheredBy,
  known: Known,
): readonly FigureRow[] {
  const drafts = new Map<string, Draft>();
  const draftOf = ({
    key,
    currency,
  }: {
    readonly key: string;
    readonly currency: string;
  }): Draft => {
    const place = JSON.stringify([key, currency]);
    const draft = drafts.get(place) ?? newDraft(key, currency, by === 'wager');
    drafts.set(place, draft);
    return draft;
  };
  for (const bet of bets) addBet(draftOf(bet), bet, known.get(bet.game));
  for (const product of products) addProduct(draftOf(product), product, known.get(product.game));
  for (const count of counts) addCount(draftOf(count), count);
  return [...drafts.values()].map(finished).toSorted(inOrder);
}

const inOrder = (one: FigureRow, other: FigureRow): number =>
  one.key === other.key ? compared(one.currency, other.currency) : compared(one.key, other.key);

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const newDraft = (key: string, currency: string, isWager: boolean): Draft => ({
  ...{ key, currency, coups: 0, dummies: 0, voids: 0, pace: null, wagers: 0, handle: 0, paid: 0 },
  ...{ drop: isWager ? null : 0, out: isWager ? null : 0, commission: 0, deferred: 0, void: 0 },
  ...{ corrections: 0, corrected: 0, rulings: 0, win: 0, theoretical: 0, theoreticalError: 0 },
  ...{ unpriced: 0, sigma: 0, z: null, variance: 0, errors: new Map(), pricedWin: 0, slots: 0 },
});

function addBet(draft: Draft, bet: GatheredBet, theory: GameTheory | undefined): void {
  const { entry, stake, atRisk, paid, commission, deferred } = bet;
  const win = stake - paid + deferred;
  if (entry === 'played') {
    draft.wagers += bet.wagers;
    draft.handle += stake;
    draft.paid += paid;
    draft.commission += commission;
    draft.deferred += deferred;
    draft.void += bet.void;
  } else {
    draft.corrected += win;
  }
  draft.win += win;
  const known = theory?.returnOf(bet.bet) ?? null;
  if (known === null) {
    draft.unpriced += stake;
    return;
  }
  draft.pricedWin += win;
  draft.theoretical -= known.return * atRisk;
  if (known.error === 0) return;
  // One sample stands behind all stakes on a bet: their errors add up whole.
  const place = `${bet.game} ${bet.bet}`;
  draft.errors.set(place, (draft.errors.get(place) ?? 0) + known.error * atRisk);
}

function addProduct(
  draft: Draft,
  { bet, other, product }: GatheredProduct,
  theory: GameTheory | undefined,
): void {
  const times = bet === other ? 1 : 2;
  draft.variance += times * Number(product) * (theory?.covariance(bet, other) ?? 0);
}

function addCount(draft: Draft, { what, count, cents, slots }: GatheredCount): void {
  const [kind, of] = what.split(' ');
  if (kind === 'in') draft.drop = (draft.drop ?? 0) + cents;
  else if (kind === 'out') draft.out = (draft.out ?? 0) + cents;
  else if (kind === 'ruling') draft.rulings += count;
  else if (kind === 'correction') draft.corrections += count;
  else if (kind !== 'coup') return;
  else if (of === 'void') draft.voids += count;
  else if (of === 'dummy') draft.dummies += count;
  else {
    draft.coups += count;
    draft.slots += slots;
  }
}

function finished({ variance, errors, pricedWin, slots, ...row }: Draft): FigureRow {
  const sigma = Math.sqrt(Math.max(0, variance));
  const squares = [...errors.values()].reduce((sum, error) => sum + error ** 2, 0);
  return {
    ...row,
    theoreticalError: Math.sqrt(squares),
    sigma,
    z: sigma === 0 ? null : (pricedWin - row.theoretical) / sigma,
    pace: slots === 0 ? null : row.coups / (slots * HOURS_A_SLOT),
  };
}

const SLOT_MS = 1_800_000;

/** Half hour by half hour, each point with all before it; each currency by itself. */
export async function readCourse(
  db: pg.Pool,
  asked: NarrowedAsked,
  rule: ShiftRule,
  theories: Theories,
): Promise<CourseReport['courses']> {
  const gathered = await gatherSums(db, 'slot', asked, rule);
  const slots = rowsOf(gathered, 'slot', await theoriesOf(gathered, theories));
  const currencies = [...new Set(slots.map(({ currency }) => currency))].toSorted(compared);
  return currencies.map(currency => {
    const sum = { coups: 0, handle: 0, win: 0, theoretical: 0, variance: 0 };
    const own = slots
      .filter(slot => slot.currency === currency)
      .toSorted((one, other) => Number(one.key) - Number(other.key));
    const points = own.map(slot => {
      sum.coups += slot.coups;
      sum.handle += slot.handle;
      sum.win += slot.win;
      sum.theoretical += slot.theoretical;
      sum.variance += slot.sigma ** 2;
      const { variance, ...sums } = sum;
      return { at: Number(slot.key) + SLOT_MS, ...sums, sigma: Math.sqrt(variance) };
    });
    return { currency, points };
  });
}

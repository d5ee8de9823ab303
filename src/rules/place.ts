// May these wagers be placed? Judged together with those standing, as at the close.

import { assert } from './assert.ts';
import {
  PLAIN_TAIL_RULES,
  type TailArea,
  tailAreaOpen,
  type TailHouseRules,
} from './dragon-tails.ts';
import type { Side } from './hand.ts';
import { type GameRules, type Odds, permitsDecks, type VersionRules } from './rulebook.ts';
import { isInChips, paysExactly, type PayRules } from './settle.ts';
import { winnings } from './streaks.ts';
import {
  isRunWager,
  isSingleCoupWager,
  isTailWager,
  WAGER_KINDS,
  type WagerName,
} from './wagers.ts';

export const PLACEMENT_REFUSALS = [
  'not-offered',
  'wagers-closed',
  'below-minimum',
  'off-step',
  'above-maximum',
  'insufficient-balance',
  'needs-a-qualifying-wager',
  'below-aggregate-minimum',
  'area-not-open',
  'window-not-open',
  'exceeds-main-wager',
  'cannot-be-paid-exactly',
  'wrong-decks',
  'wrong-length',
] as const;
export type PlacementRefusal = (typeof PLACEMENT_REFUSALS)[number];

export const PHASES = ['open', 'closed', 'insurance', 'dummy'] as const;
export type WagerPhase = (typeof PHASES)[number];

export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A wager that somebody asks to place, or that stands already. */
export interface WagerAsked {
  readonly on: WagerName;
  readonly stake: number;
  readonly length?: number;
  readonly pattern?: readonly Side[];
  readonly area?: TailArea;
}

export interface PlacementSituation {
  readonly phase: WagerPhase;
  readonly standing: readonly WagerAsked[];
  readonly balance?: number;
  readonly limits: { readonly [on in WagerName]?: Limit };
  readonly aggregateMin: number;
  readonly tails: Readonly<Record<Side, number>>;
  readonly lastCoup: boolean;
  readonly playerCount?: number;
  readonly bankerCount?: number;
  readonly offered?: readonly WagerName[];
  readonly tailRules?: TailHouseRules;
}

export const PLAIN_SITUATION: PlacementSituation = {
  phase: 'open',
  standing: [],
  limits: {},
  aggregateMin: 0,
  tails: { player: 0, banker: 0 },
  lastCoup: false,
};

export interface Accepted {
  readonly wager: WagerAsked;
  /** After clamping; never more than was asked. */
  readonly stake: number;
}

export interface Refused {
  readonly wager: WagerAsked;
  readonly refusal: PlacementRefusal;
  readonly clause: string;
}

export interface Placement {
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
}

export interface PlacementTable {
  readonly book: GameRules;
  readonly version: VersionRules<string>;
  readonly decks: number;
  readonly house: PayRules;
}

/** The same spot: one name, and for streaks the same length, pattern or area. */
const sameSpot = (a: WagerAsked, b: WagerAsked): boolean =>
  a.on === b.on &&
  a.area === b.area &&
  a.length === b.length &&
  a.pattern?.join() === b.pattern?.join();

const totalOn = (wagers: readonly WagerAsked[], on: readonly WagerName[]): number =>
  wagers.filter(wager => on.includes(wager.on)).reduce((sum, { stake }) => sum + stake, 0);

/** Judges wagers as at the close of the wagering period; their order does not matter. */
export function judgePlacement(
  table: PlacementTable,
  situation: PlacementSituation,
  asked: readonly WagerAsked[],
): Placement {
  const refusals = new Map<WagerAsked, PlacementRefusal>();
  const stakes = new Map<WagerAsked, number>();
  for (const spot of spotsOf(asked)) {
    const verdict = judgeSpot(table, situation, spot);
    for (const wager of spot) {
      const stake = typeof verdict === 'string' ? verdict : verdict.get(wager);
      if (typeof stake === 'string') refusals.set(wager, stake);
      else if (stake !== undefined) stakes.set(wager, stake);
    }
  }
  let accepted = asked.flatMap((wager): Accepted[] => {
    const stake = stakes.get(wager);
    return stake === undefined ? [] : [{ wager, stake }];
  });
  for (const check of [overBalance, withoutQualifier, overMainWager, underAggregate]) {
    const found = check(table, situation, accepted);
    for (const [wager, refusal] of found) refusals.set(wager, refusal);
    accepted = accepted.filter(({ wager }) => !refusals.has(wager));
  }
  const refused = asked.flatMap(wager => {
    const refusal = refusals.get(wager);
    return refusal === undefined
      ? []
      : [{ wager, refusal, clause: clauseOf(table, situation, refusal, wager) }];
  });
  return { accepted, refused };
}

/** The clause of a refusal: a wager's own where it has one, else the book's for such refusals. */
function clauseOf(
  { book, version }: PlacementTable,
  { phase }: PlacementSituation,
  refusal: PlacementRefusal,
  wager: WagerAsked,
): string {
  const offer = isSingleCoupWager(wager.on) ? version.wagers[wager.on] : undefined;
  if (refusal === 'wrong-decks' && offer?.decks !== undefined) return offer.decks.clause;
  const { refusals, onDummy } = book.placement;
  const isDummy = refusal === 'wagers-closed' && phase === 'dummy';
  const clause = isDummy ? (onDummy ?? refusals[refusal]) : refusals[refusal];
  assert(clause !== undefined, `${book.id} has no clause for ${refusal}`);
  return clause;
}

/** Wagers on one spot belong together: the limits judge their total, in whatever order. */
function spotsOf(asked: readonly WagerAsked[]): readonly (readonly WagerAsked[])[] {
  const spots: WagerAsked[][] = [];
  for (const wager of asked) {
    const spot = spots.find(([first]) => first !== undefined && sameSpot(first, wager));
    if (spot === undefined) spots.push([wager]);
    else spot.push(wager);
  }
  return spots;
}

type Verdict = PlacementRefusal | ReadonlyMap<WagerAsked, number | PlacementRefusal>;

/** What the wagers on one spot come to, beside what stands on it. */
function judgeSpot(
  table: PlacementTable,
  situation: PlacementSituation,
  spot: readonly WagerAsked[],
): Verdict {
  const { book, version, decks, house } = table;
  const [wager] = spot;
  assert(wager !== undefined, 'a spot is there because somebody asked for it');
  if (!permitsDecks(book, decks)) return 'wrong-decks';
  const offer = isSingleCoupWager(wager.on) ? version.wagers[wager.on] : undefined;
  if (!isOffered(version, situation, wager.on)) return 'not-offered';
  if (offer?.decks !== undefined && decks < offer.decks.least) return 'wrong-decks';
  const closed = windowRefusal(situation, wager) ?? shapeRefusal(version, situation, wager);
  if (closed !== undefined) return closed;

  const sum = (wagers: readonly WagerAsked[]) => wagers.reduce((all, { stake }) => all + stake, 0);
  const standing = sum(situation.standing.filter(other => sameSpot(other, wager)));
  const wanted = standing + sum(spot);
  const limit = situation.limits[wager.on];
  const total = permittedTotal(book, limit, standing, wanted);
  if (typeof total === 'string') return total;
  const single = isSingleCoupWager(wager.on) ? { on: wager.on, stake: total } : undefined;
  const isPayable =
    offer && single
      ? paysExactly(offer, house, single)
      : streakOdds(version, wager).every(odds => isInChips(winnings(total, odds), house));
  if (!isPayable) return 'cannot-be-paid-exactly';
  const cut = limit !== undefined && wanted > limit.max ? 'above-maximum' : 'off-step';
  return shareOut(spot, total - standing, cut);
}

/** Every price that a Run or a Dragon Tail may come to. */
function streakOdds(version: VersionRules<string>, wager: WagerAsked): readonly Odds[] {
  if (isTailWager(wager.on)) {
    return Object.values(version.tails?.[wager.on].early ?? {}).map(({ pays }) => pays);
  }
  const line = runLine(version, wager);
  return line === undefined ? [] : [line.pays];
}

function runLine({ runs }: VersionRules<string>, { on, pattern, length }: WagerAsked) {
  const coups = pattern?.length ?? length;
  return isRunWager(on) && coups !== undefined ? runs?.[on].odds[coups] : undefined;
}

/** Fills the smallest wagers first, so that the order of asking changes nothing. */
function shareOut(
  spot: readonly WagerAsked[],
  permitted: number,
  cut: PlacementRefusal,
): ReadonlyMap<WagerAsked, number | PlacementRefusal> {
  let left = permitted;
  const shares = new Map<WagerAsked, number | PlacementRefusal>();
  for (const wager of spot.toSorted((a, b) => a.stake - b.stake)) {
    const stake = Math.min(wager.stake, left);
    left -= stake;
    shares.set(wager, stake > 0 ? stake : cut);
  }
  return shares;
}

function isOffered(
  version: VersionRules<string>,
  { offered }: PlacementSituation,
  on: WagerName,
): boolean {
  const inBook = isRunWager(on)
    ? version.runs?.[on] !== undefined
    : isTailWager(on)
      ? version.tails?.[on] !== undefined
      : version.wagers[on] !== undefined;
  return inBook && (offered === undefined || offered.includes(on));
}

function windowRefusal(
  { phase, playerCount, bankerCount }: PlacementSituation,
  { on }: WagerAsked,
): PlacementRefusal | undefined {
  if (on !== 'insurance') return phase === 'open' ? undefined : 'wagers-closed';
  if (phase === 'closed' || phase === 'dummy') return 'wagers-closed';
  // Banker's first two count six and the Player, on nought to five, must draw (C9).
  const shut = (bankerCount ?? 6) !== 6 || (playerCount ?? 0) > 5;
  return phase === 'open' || shut ? 'window-not-open' : undefined;
}

function shapeRefusal(
  version: VersionRules<string>,
  { tails, lastCoup, tailRules = PLAIN_TAIL_RULES }: PlacementSituation,
  wager: WagerAsked,
): PlacementRefusal | undefined {
  if (isRunWager(wager.on)) {
    return runLine(version, wager) === undefined ? 'wrong-length' : undefined;
  }
  if (isTailWager(wager.on)) {
    const side = WAGER_KINDS[wager.on].side;
    assert(side !== undefined, 'a tail has a side');
    const open = tailAreaOpen(wager.area ?? 'early', tails[side], lastCoup, tailRules);
    return open ? undefined : 'area-not-open';
  }
  return undefined;
}

/** The total that the limits leave of a spot, or why none of the new stake is left (R5). */
export function permittedTotal(
  book: GameRules,
  limit: Limit | undefined,
  standing: number,
  wanted: number,
): number | 'below-minimum' | 'off-step' | 'above-maximum' {
  if (limit === undefined) return wanted;
  if (wanted < limit.min) return 'below-minimum';
  const ladder = (stake: number) =>
    limit.min + Math.floor((stake - limit.min) / limit.step) * limit.step;
  const permitted = ladder(Math.min(wanted, limit.max));
  if (permitted === wanted) return wanted;
  if (book.placement.clamps && permitted > standing) return permitted;
  return wanted > limit.max ? 'above-maximum' : 'off-step';
}

type Findings = readonly (readonly [WagerAsked, PlacementRefusal])[];

/** More than the balance is rejected whole: nobody but the patron chooses what to leave out. */
function overBalance(
  _table: PlacementTable,
  { balance }: PlacementSituation,
  accepted: readonly Accepted[],
): Findings {
  const total = accepted.reduce((sum, { stake }) => sum + stake, 0);
  if (balance === undefined || total <= balance) return [];
  return accepted.map(({ wager }) => [wager, 'insufficient-balance']);
}

function withoutQualifier(
  { book }: PlacementTable,
  { standing }: PlacementSituation,
  accepted: readonly Accepted[],
): Findings {
  const together = [...standing, ...accepted.map(({ wager }) => wager)];
  const { pairsNeedOneOf } = book.placement;
  const pairsMayStand =
    pairsNeedOneOf === undefined || together.some(({ on }) => pairsNeedOneOf.wagers.includes(on));
  return accepted.flatMap(({ wager }): Findings => {
    const { family } = WAGER_KINDS[wager.on];
    const pair = family === 'pair' || family === 'perfect-pair';
    const misses = pair ? !pairsMayStand : !hasMainWagerForRun(wager, together);
    return misses ? [[wager, 'needs-a-qualifying-wager']] : [];
  });
}

/** A combination Run needs a main wager on one side only, the nominated one (6.5.7, C7). */
function hasMainWagerForRun(wager: WagerAsked, together: readonly WagerAsked[]): boolean {
  if (wager.on !== 'combination-run') return true;
  const sides = (['player', 'banker'] as const).filter(side =>
    together.some(({ on }) => on === side),
  );
  const nominated = wager.pattern?.[0];
  return sides.length === 1 && (nominated === undefined || sides[0] === nominated);
}

/** Insurance is capped by the patron's own main stake, the larger if on both sides (C9). */
function overMainWager(
  _table: PlacementTable,
  { standing }: PlacementSituation,
  accepted: readonly Accepted[],
): Findings {
  const insured = accepted.filter(({ wager }) => wager.on === 'insurance');
  const main = Math.max(totalOn(standing, ['player']), totalOn(standing, ['banker']));
  const total = insured.reduce((sum, { stake }) => sum + stake, totalOn(standing, ['insurance']));
  return total <= main ? [] : insured.map(({ wager }) => [wager, 'exceeds-main-wager']);
}

/** Wagers that together stay under the aggregate minimum are not recognised at all (5.3.3). */
function underAggregate(
  _table: PlacementTable,
  { standing, aggregateMin }: PlacementSituation,
  accepted: readonly Accepted[],
): Findings {
  const total = [...standing, ...accepted].reduce((sum, { stake }) => sum + stake, 0);
  if (total >= aggregateMin) return [];
  return accepted.map(({ wager }) => [wager, 'below-aggregate-minimum']);
}

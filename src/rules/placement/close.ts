// What the set of a patron's wagers may be when wagering closes, and what of it goes back.

import type { Bet } from '../bet.ts';
import { SIDES, type Side } from '../hand.ts';
import type { GameRules } from '../rulebook.ts';
import { isPairWager } from '../wagers.ts';
import { cite, type CitedRefusal } from './refusals.ts';

/** A wager of the set: a bet with its stake. */
export type StakedBet = Bet & { readonly stake: number };

/** A combination Run of an earlier coup; `wants` is the side declared for this one, if any. */
export interface RidingCombination<Wager> {
  readonly wager: Wager;
  readonly wants: Side | undefined;
}

type NeedsQualifier = CitedRefusal<'needs-a-qualifying-wager'>;
type UnderAggregate = CitedRefusal<'below-aggregate-minimum'>;

/** Why a wager goes back: it misses another one, or all together are too little. */
export type BackReason =
  | (NeedsQualifier & { readonly missing: 'qualifier' })
  /** The sides that main wagers lie on: none or both nominate nothing. */
  | (NeedsQualifier & { readonly missing: 'nomination' } & NominatedSide)
  | (UnderAggregate & { readonly sum: number; readonly least: number });

export interface NominatedSide {
  readonly sides: readonly Side[];
  readonly wants: Side | undefined;
}

export interface GoesBack<Wager> {
  readonly wager: Wager;
  readonly reason: BackReason;
}

/** What the close does with a set; the main wager nominates a side for each combination Run. */
export interface ClosedSet<Wager> {
  readonly back: readonly GoesBack<Wager>[];
  readonly nominations: readonly { readonly wager: Wager; readonly side: Side }[];
}

const ALL_STAND: ClosedSet<never> = { back: [], nominations: [] };

/**
 * First what cannot stand without another wager goes back (4.11.1, 6.5.7), then the rest if its sum
 * is under the aggregate minimum (5.3.3): only wagers that still stand count towards it (R6).
 */
export function closeWagers<Wager extends StakedBet>(
  book: GameRules,
  aggregateMin: number,
  lying: readonly Wager[],
  /** Null where sides were nominated before and stand, whatever lies now (11.7 (b)). */
  combinations: readonly RidingCombination<Wager>[] | null,
): ClosedSet<Wager> {
  const riding = combinations ?? [];
  const pairs = pairsWithoutQualifier(book, lying);
  const fresh = nominate(book, lying, combinations === null ? [] : freshCombinations(lying));
  const left = without(lying, [...pairs, ...fresh.back]);
  const under = underAggregate(book, aggregateMin, left);
  const rides = nominate(book, under.length === 0 ? left : [], riding);
  const back = [...pairs, ...under, ...rides.back, ...fresh.back];
  const nominations = [...rides.nominations, ...(under.length === 0 ? fresh.nominations : [])];
  return back.length + nominations.length === 0 ? ALL_STAND : { back, nominations };
}

const without = <Wager>(lying: readonly Wager[], gone: readonly GoesBack<Wager>[]) =>
  gone.length === 0 ? lying : lying.filter(wager => !gone.some(back => back.wager === wager));

/** Pair wagers beside which none lies that they need (crown-rapid 4.11.1). */
export function pairsWithoutQualifier<Wager extends Bet>(
  { placement: { pairsNeedOneOf: rule } }: GameRules,
  lying: readonly Wager[],
): readonly GoesBack<Wager>[] {
  if (rule === undefined || lying.some(({ on }) => rule.wagers.includes(on))) return [];
  const { clause } = rule;
  const reason = { refusal: 'needs-a-qualifying-wager', clause, missing: 'qualifier' } as const;
  return lying.filter(({ on }) => isPairWager(on)).map(wager => ({ wager, reason }));
}

/** Wagers that together stay under the aggregate minimum are not recognised at all (5.3.3). */
function underAggregate<Wager extends StakedBet>(
  book: GameRules,
  least: number,
  lying: readonly Wager[],
): readonly GoesBack<Wager>[] {
  let sum = 0;
  for (const { stake } of lying) sum += stake;
  if (sum >= least) return [];
  const reason = { ...cite(book, 'below-aggregate-minimum'), sum, least };
  return lying.map(wager => ({ wager, reason }));
}

const isCombination = ({ on }: Bet): boolean => on === 'combination-run';

const freshCombinations = <Wager extends Bet>(
  lying: readonly Wager[],
): readonly RidingCombination<Wager>[] =>
  lying.some(isCombination)
    ? lying.filter(isCombination).map(wager => ({ wager, wants: wager.pattern?.[0] }))
    : [];

/** A combination Run needs a main wager on one side, the declared one if it was declared (C7). */
function nominate<Wager extends Bet>(
  book: GameRules,
  lying: readonly Wager[],
  runs: readonly RidingCombination<Wager>[],
): ClosedSet<Wager> {
  if (runs.length === 0) return ALL_STAND;
  const sides = SIDES.filter(side => lying.some(({ on }) => on === side));
  const side = sides.length === 1 ? sides[0] : undefined;
  const refusal = 'needs-a-qualifying-wager';
  const clause = book.placement.refusals[refusal] ?? 'ruling C7';
  const back: GoesBack<Wager>[] = [];
  const nominations: { readonly wager: Wager; readonly side: Side }[] = [];
  for (const { wager, wants } of runs) {
    if (side !== undefined && (wants ?? side) === side) nominations.push({ wager, side });
    else back.push({ wager, reason: { refusal, clause, missing: 'nomination', sides, wants } });
  }
  return { back, nominations };
}

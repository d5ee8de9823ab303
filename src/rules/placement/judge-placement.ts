// May these wagers be placed? Judged together with those standing, as at the close.

import { assert } from '../assert.ts';
import { betKey, normalBet, sameBet } from '../bet.ts';
import type { TailHouseRules } from '../dragon-tails.ts';
import { SIDES, type Side } from '../hand.ts';
import type { GameRules } from '../rulebook.ts';
import type { WagerName } from '../wagers.ts';
import { closeWagers, type StakedBet } from './close.ts';
import { whyLess, type WagerLimits } from './limits.ts';
import type { PersonalTerms } from './personal-terms.ts';
import { cite, type CitedRefusal } from './refusals.ts';
import { type PlacementTable, type StakeRules, stakeRulesFor } from './stake-rules.ts';
import { judgeStake, type StakeSituation, type StakeWindow } from './stake.ts';

export const PHASES = ['open', 'closed', 'insurance', 'dummy'] as const;
export type WagerPhase = (typeof PHASES)[number];

/** A wager that somebody asks to place, or that stands already. */
export type WagerAsked = StakedBet;

export interface PlacementSituation {
  readonly phase: WagerPhase;
  readonly standing: readonly WagerAsked[];
  readonly balance?: number;
  readonly limits: WagerLimits;
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

export interface Refused extends CitedRefusal {
  readonly wager: WagerAsked;
}

export interface Placement {
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
}

/** The stake that is taken, or why none is. */
type Verdict = number | CitedRefusal;
type Verdicts = Map<WagerAsked, Verdict>;

/** Judges wagers as at the close of the wagering period; their order does not matter. */
export function judgePlacement(
  game: Game,
  situation: PlacementSituation,
  asked: readonly WagerAsked[],
): Placement {
  const { book } = game;
  const verdicts: Verdicts = new Map();
  for (const spot of spotsOf(asked)) judgeSpot(game, situation, spot, verdicts);
  refuseOverBalance(book, situation, takenOf(asked, verdicts), verdicts);
  refuseAtClose(book, situation, takenOf(asked, verdicts), verdicts);
  const refused = asked.flatMap((wager): Refused[] => {
    const verdict = verdicts.get(wager);
    if (typeof verdict !== 'object') return [];
    return [{ wager, refusal: verdict.refusal, clause: verdict.clause }];
  });
  return { accepted: takenOf(asked, verdicts), refused };
}

type Game = Pick<PlacementTable, 'book' | 'version' | 'decks' | 'house'>;

const takenOf = (asked: readonly WagerAsked[], verdicts: Verdicts): readonly Accepted[] =>
  asked.flatMap(wager => {
    const stake = verdicts.get(wager);
    return typeof stake === 'number' ? [{ wager, stake }] : [];
  });

/** Wagers on one spot belong together: the limits judge their total, in whatever order. */
function spotsOf(asked: readonly WagerAsked[]): Iterable<readonly WagerAsked[]> {
  const spots = new Map<string, WagerAsked[]>();
  for (const wager of asked) {
    const key = betKey(normalBet(wager));
    const spot = spots.get(key);
    if (spot === undefined) spots.set(key, [wager]);
    else spot.push(wager);
  }
  return spots.values();
}

const sumOf = (wagers: readonly { readonly stake: number }[]): number =>
  wagers.reduce((sum, { stake }) => sum + stake, 0);

/** What the wagers on one spot come to, beside what stands on it. */
function judgeSpot(
  game: Game,
  situation: PlacementSituation,
  spot: readonly WagerAsked[],
  verdicts: Verdicts,
): void {
  const [first] = spot;
  assert(first !== undefined, 'a spot is there because somebody asked for it');
  const { limits, offered, tailRules, standing } = situation;
  const rules = stakeRulesFor({ ...game, limits, offered, tailRules }, first.on);
  const bet = normalBet(first);
  const lies = sumOf(standing.filter(other => sameBet(normalBet(other), bet)));
  const asked = lies + sumOf(spot);
  const total = judgeStake(rules, stakeSituation(rules, situation), { bet, asked, lies });
  if (typeof total !== 'number') {
    for (const wager of spot) verdicts.set(wager, total);
    return;
  }
  // The smallest are filled first, so that the order of asking changes nothing.
  let left = total - lies;
  for (const wager of spot.toSorted((a, b) => a.stake - b.stake)) {
    const stake = Math.min(wager.stake, left);
    verdicts.set(wager, stake > 0 ? stake : cutAway(rules, asked));
    left -= stake;
  }
}

/** Why nothing is left of a wager whose spot was clamped. */
function cutAway({ book, limit }: StakeRules, asked: number): Verdict {
  assert(limit !== undefined, 'a spot without limits is never clamped');
  return cite(book, whyLess(limit, asked));
}

/** Whoever names a differential means an arrangement by every main stake above it (7.5). */
const ARRANGED: PersonalTerms = { arrangement: Number.MAX_SAFE_INTEGER };

function stakeSituation(rules: StakeRules, situation: PlacementSituation): StakeSituation {
  const { tails, lastCoup, standing } = situation;
  const mains = SIDES.map(side => sumOf(standing.filter(({ on }) => on === side)));
  return {
    window: windowFor(rules, situation),
    isRecorded: false,
    limit: rules.limit,
    person: ARRANGED,
    indicator: rules.side === undefined ? 0 : tails[rules.side],
    finalCoup: lastCoup,
    mainStake: Math.max(...mains),
    elsewhere: 0,
  };
}

/** The Insurance window is open when Banker has six and Player, on nought to five, draws (C9). */
function windowFor({ family }: StakeRules, situation: PlacementSituation): StakeWindow {
  const { phase, playerCount = 0, bankerCount = 6 } = situation;
  const isShut = bankerCount !== 6 || playerCount > 5;
  return phase === 'insurance' && family === 'insurance' && isShut ? 'open' : phase;
}

/** More than the balance is rejected whole: nobody but the patron chooses what to leave out. */
function refuseOverBalance(
  book: GameRules,
  { balance }: PlacementSituation,
  taken: readonly Accepted[],
  verdicts: Verdicts,
): void {
  if (balance === undefined || sumOf(taken) <= balance) return;
  for (const { wager } of taken) verdicts.set(wager, cite(book, 'insufficient-balance'));
}

/** What would go back at the close is not taken; of what stands nothing is said. */
function refuseAtClose(
  book: GameRules,
  { standing, aggregateMin }: PlacementSituation,
  taken: readonly Accepted[],
  verdicts: Verdicts,
): void {
  const set: readonly (StakedBet & { readonly asked?: WagerAsked })[] = [
    ...standing,
    ...taken.map(({ wager, stake }) => ({ ...wager, stake, asked: wager })),
  ];
  for (const { wager, reason } of closeWagers(book, aggregateMin, set, []).back) {
    if (wager.asked !== undefined) verdicts.set(wager.asked, reason);
  }
}

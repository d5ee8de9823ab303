// Runs and Dragon Tails as weights on the counters, under one policy: a unit on every area of
// every coup at which it is open.

import { assert } from '../../rules/assert.ts';
import { RESULTS, type Result } from '../../rules/coup.ts';
import {
  advanceTail,
  NO_TAIL,
  placeOnTail,
  TAIL_AREAS,
  type Tail,
  type TailArea,
  tailAreaOpen,
} from '../../rules/dragon-tails.ts';
import { type Fraction, minus } from '../../rules/fraction.ts';
import { type Side, SIDES } from '../../rules/hand.ts';
import type { RunOffer, TailOffer, VersionRules } from '../../rules/rulebook.ts';
import { followRun, runLength, type RunStake, wantedResult } from '../../rules/runs.ts';
import { RUN_WAGERS, type RunWager, type TailWager } from '../../rules/wagers.ts';
import { counterOf, MOST_TAIL_STATES } from './counters.ts';
import { type PricedWager, priced, type Share, unitAt, type WagerLabel } from './prices.ts';

const LETTERS: Readonly<Record<Side, string>> = { player: 'P', banker: 'B' };

/** Every way to nominate a side for each of this many coups. */
function patterns(length: number): readonly (readonly Side[])[] {
  if (length === 0) return [[]];
  return patterns(length - 1).flatMap(before => SIDES.map(side => [...before, side]));
}

const stakesOn = (on: RunWager, length: number): readonly RunStake[] =>
  on === 'combination-run'
    ? patterns(length).map(pattern => ({ on, pattern, stake: 1 }))
    : [{ on, length, stake: 1 }];

const labelOf = (wager: RunStake): WagerLabel =>
  wager.on === 'combination-run'
    ? { on: wager.on, pattern: wager.pattern.map(side => LETTERS[side]).join('') }
    : { on: wager.on, length: wager.length };

/** The rules room settles a Run on these results, all of them live. */
function profitOf(offer: RunOffer<string>, wager: RunStake, results: readonly Result[]): Fraction {
  const coups = results.map(result => ({ kind: 'live', result, endOfShoe: false }) as const);
  const { outcome, profit } = followRun(offer, wager, coups, 0);
  assert(outcome === 'win' || outcome === 'lose', 'a Run over its whole length is settled');
  return profit;
}

/** A Run wins on one window of results out of all of its length (C6: the shoe does not matter). */
function pricedRun(offer: RunOffer<string>, wager: RunStake): PricedWager {
  const length = runLength(wager);
  const wanted = Array.from({ length }, (_, at) => wantedResult(wager, at));
  const code = wanted.reduce((sum, result) => sum * 4 + RESULTS.indexOf(result), 0);
  const wrong = RESULTS.find(result => result !== wanted[0]);
  assert(wrong !== undefined, 'no Run is won by every result');
  const win = profitOf(offer, wager, wanted);
  const loss = profitOf(offer, wager, [wrong, ...wanted.slice(1)]);
  const all = counterOf.completeWindows(length);
  return priced(
    labelOf(wager),
    [unitAt(all)],
    [
      { at: counterOf.window(length, code), by: minus(win, loss) },
      { at: all, by: loss },
    ],
  );
}

/** Every Run that a version pays, combination Runs by every pattern. */
export function pricedRuns({ runs: offers }: VersionRules<string>): readonly PricedWager[] {
  if (offers === undefined) return [];
  return RUN_WAGERS.flatMap(on =>
    Object.keys(offers[on].odds)
      .flatMap(length => stakesOn(on, Number(length)))
      .map(wager => pricedRun(offers[on], wager)),
  );
}

const TAIL_OF: Readonly<Record<Side, TailWager>> = {
  player: 'player-dragon-tail',
  banker: 'banker-dragon-tail',
};

/** A wager's place on the felt: which side's tail, which area. */
type Spot = `${Side} ${TailArea}`;
type Tails = Readonly<Record<Side, Tail<Spot>>>;

interface TailMove {
  readonly to: Tails;
  readonly placed: readonly Spot[];
  readonly settled: readonly { readonly spot: Spot; readonly profit: Fraction }[];
}

type TailOffers = Readonly<Record<TailWager, TailOffer<string>>>;

/** One coup under the policy: wagers on every open area, then both tails go on. */
function move(offers: TailOffers, from: Tails, result: Result, isLast: boolean): TailMove {
  const placed: Spot[] = [];
  const moved = SIDES.map(side => {
    let tail = from[side];
    for (const area of TAIL_AREAS) {
      if (!tailAreaOpen(area, from[side].indicator, isLast)) continue;
      const key: Spot = `${side} ${area}`;
      tail = placeOnTail(tail, { key, area, stake: 1 });
      placed.push(key);
    }
    const coup = { kind: 'live', result, endOfShoe: isLast } as const;
    return { side, ...advanceTail(offers[TAIL_OF[side]], side, tail, coup) };
  });
  const [player, banker] = moved;
  assert(player !== undefined && banker !== undefined, 'there are two sides');
  const settled = moved.flatMap(step =>
    step.settled.map(({ key, profit }) => ({ spot: key, profit })),
  );
  return { to: { player: player.tail, banker: banker.tail }, placed, settled };
}

/** Where the tails stand, distinguished by all that decides what comes next. */
const nameOf = (tails: Tails): string =>
  SIDES.map(side => {
    const { indicator, fresh, early, late } = tails[side];
    return [indicator, fresh.length, early.length, late.length].join('/');
  }).join(' ');

export interface PricedTails {
  readonly wagers: readonly PricedWager[];
  /** For the kernel: four times the next state, by state and result. */
  readonly steps: Uint8Array;
}

/** Walks through every state that the tails can be in, and prices each move. */
export function dragonTails({ tails: offers }: VersionRules<string>): PricedTails {
  const steps = new Uint8Array(MOST_TAIL_STATES * 4);
  if (offers === undefined) return { wagers: [], steps };
  const states: Tails[] = [{ player: NO_TAIL, banker: NO_TAIL }];
  const numbers = new Map<string, number>([[nameOf({ player: NO_TAIL, banker: NO_TAIL }), 0]]);
  const units: (Share & { readonly spot: Spot })[] = [];
  const profits: (Share & { readonly spot: Spot })[] = [];
  const count = (at: number, { placed, settled }: TailMove) => {
    units.push(...placed.map(spot => ({ spot, ...unitAt(at) })));
    profits.push(...settled.map(({ spot, profit }) => ({ spot, at, by: profit })));
  };
  for (let state = 0; state < states.length; state += 1) {
    const from = states[state];
    assert(from !== undefined && state < MOST_TAIL_STATES, 'the tails have room in the kernel');
    for (const [at, result] of RESULTS.entries()) {
      const next = move(offers, from, result, false);
      const number = numbers.get(nameOf(next.to)) ?? states.length;
      if (number === states.length) states.push(next.to);
      numbers.set(nameOf(next.to), number);
      steps[4 * state + at] = 4 * number;
      count(counterOf.tail(state, at), next);
      const last = move(offers, from, result, true);
      assert(numbers.get(nameOf(last.to)) === 0, 'the end of the shoe ends every tail');
      count(counterOf.lastTail(state, at), last);
    }
  }
  const wagers = SIDES.flatMap(side =>
    TAIL_AREAS.map(area => {
      const isOf = ({ spot }: { readonly spot: Spot }) => spot === `${side} ${area}`;
      return priced({ on: TAIL_OF[side], area }, units.filter(isOf), profits.filter(isOf));
    }),
  );
  return { wagers, steps };
}

// Runs and Dragon Tails that ride over several coups: what of them a coup meets.

import { NO_TAIL, type Tail, type TailStake } from '../../rules/dragon-tails.ts';
import { SIDES, type Side } from '../../rules/hand.ts';
import { assert } from '../../rules/assert.ts';
import type { OutsideLimits } from '../../rules/placement/limits.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import type { Riding, RidingRun, RodeIn, Table, TailKey } from '../table.ts';
import type { Wager } from './wager.ts';

/** What rides into the coup at the table: what rode on from the last, and what was laid for it. */
export function ridingInto({ seats, tails }: Table): Riding {
  const runs = seats.flatMap(({ number, runs: older, wagers }) => {
    const all = [...older, ...wagers.flatMap(newRun)];
    return all.length === 0 ? [] : [{ seat: number, runs: all }];
  });
  return { runs, tails: { player: tailInto('player'), banker: tailInto('banker') } };

  /** Tail wagers laid for this coup join the side's tail at its first coup. */
  function tailInto(side: Side): Tail<TailKey> {
    const tail = tails[side];
    const laid = seats.flatMap(({ number, wagers }) =>
      wagers
        .filter(({ on }) => on === `${side}-dragon-tail`)
        .map(wager => tailStake(number, wager)),
    );
    if (laid.length === 0) return tail;
    return {
      ...tail,
      fresh: [...tail.fresh, ...laid.filter(({ area }) => area === 'early')],
      late: [...tail.late, ...laid.filter(({ area }) => area === 'late')],
    };
  }
}

/** The same, as the coup's record keeps it; undefined where nothing rides. */
export function rodeInto({ seats, shoe }: Table, riding: Riding): RodeIn | undefined {
  if (stakesOf(riding).length === 0) return undefined;
  const fresh = seats.flatMap(({ wagers }) =>
    wagers.filter(({ on }) => !isSingleCoupWager(on)).map(({ transfer }) => transfer),
  );
  return { ...riding, fresh, endOfShoe: shoe.lastCoup };
}

/** What rides on at the table between two coups. */
export const ridingOn = ({ seats, tails }: Table): Riding => ({
  runs: seats.flatMap(({ number, runs }) => (runs.length === 0 ? [] : [{ seat: number, runs }])),
  tails,
});

/** One stake that rides, wherever it does. */
export interface RidingStake {
  readonly seat: number;
  readonly wager: Wager;
}

/** Every stake that rides, as the wager it was laid as. */
export const stakesOf = ({ runs, tails }: Riding): readonly RidingStake[] => [
  ...runs.flatMap(({ seat, runs: all }) => all.map(run => ({ seat, wager: asWager(run) }))),
  ...SIDES.flatMap(side => inTail(tails[side]).map(stake => tailWager(side, stake))),
];

/** What rides once some stakes have other transfers (`null`: they ride no more). */
export function withTransfers(
  { runs, tails }: Riding,
  changed: ReadonlyMap<number, number | null>,
): Riding {
  const of = (transfer: number) =>
    changed.get(transfer) ?? (changed.has(transfer) ? null : transfer);
  const kept = (stakes: readonly TailStake<TailKey>[]) =>
    stakes.flatMap(stake => {
      const transfer = of(stake.key.transfer);
      return transfer === null ? [] : [{ ...stake, key: { ...stake.key, transfer } }];
    });
  const tailWith = (tail: Tail<TailKey>): Tail<TailKey> => {
    const { fresh, early, late } = tail;
    const after = { ...tail, fresh: kept(fresh), early: kept(early), late: kept(late) };
    // A tail that nobody's wager establishes is none (C1).
    return inTail(after).length === 0 ? NO_TAIL : after;
  };
  return {
    runs: runs.flatMap(({ seat, runs: all }) => {
      const left = all.flatMap(run => {
        const transfer = of(run.transfer);
        return transfer === null ? [] : [{ ...run, transfer }];
      });
      return left.length === 0 ? [] : [{ seat, runs: left }];
    }),
    tails: { player: tailWith(tails.player), banker: tailWith(tails.banker) },
  };
}

const inTail = ({ fresh, early, late }: Tail<TailKey>) => [...fresh, ...early, ...late];

function tailStake(seat: number, wager: Wager): TailStake<TailKey> {
  const { stake, transfer, patron, area = 'early' } = wager;
  return { key: { seat, patron, transfer, ...outsideOf(wager) }, area, stake };
}

function tailWager(side: Side, { key, area, stake }: TailStake<TailKey>): RidingStake {
  const { seat, patron, transfer } = key;
  const on = `${side}-dragon-tail` as const;
  return { seat, wager: { on, area, stake, patron, transfer, ...outsideOf(key) } };
}

/** A Run on its way, seen as the wager that it was laid as. */
export function asWager(run: RidingRun): Wager {
  const { wager, transfer, patron } = run;
  const rest = { stake: wager.stake, transfer, patron, ...outsideOf(run) };
  return wager.on === 'combination-run'
    ? { on: wager.on, pattern: wager.pattern, ...rest }
    : { on: wager.on, length: wager.length, ...rest };
}

const outsideOf = ({ counts, under }: OutsideLimits): OutsideLimits => ({
  ...(counts === undefined ? {} : { counts }),
  ...(under === undefined ? {} : { under }),
});

function newRun(wager: Wager): readonly RidingRun[] {
  const { on, stake, length, pattern, transfer, patron, nominated = 'player' } = wager;
  if (on === 'combination-run') {
    const rest = { count: 0, transfer, patron, ...outsideOf(wager) };
    if (pattern !== undefined) return [{ wager: { on, pattern, stake }, ...rest }];
    assert(length !== undefined, 'a combination Run has a pattern or a length');
    const sides = Array.from({ length }, () => nominated);
    return [{ wager: { on, pattern: sides, stake }, ...rest, nominates: true }];
  }
  if (on !== 'player-run' && on !== 'banker-run' && on !== 'tie-run') return [];
  assert(length !== undefined, 'a Run is laid at a length');
  return [{ wager: { on, length, stake }, count: 0, transfer, patron, ...outsideOf(wager) }];
}

// What the wagers of a set-up return, counted by the lab once for each game and kept.

import type { CountedReturns } from '../../../lab/returns.ts';
import type { WagerName } from '../../../rules/wagers.ts';
import type { Setup } from '../../../table/setup/setup.ts';
import { startThread } from '../../ports/thread.ts';

/** All that the odds of a set-up rest on. */
export type CountedGame = Pick<Setup, 'rulebook' | 'version' | 'decks' | 'pay'>;

/** The share of the stakes that comes back, by wager. */
export type Returns = { readonly [on in WagerName]?: number };

const known = new Map<string, Promise<Returns>>();

/** One key for one game. */
export const gameKey = ({ rulebook, version, decks, pay }: CountedGame): string => {
  const { dragonBonus, perfectPairs, tiePercent } = pay;
  const { player, banker } = tiePercent ?? {};
  return [rulebook, version, decks, dragonBonus, perfectPairs, player, banker].join(' ');
};

/** Counts in a thread; nothing is known of Runs and tails, nor of a game that was not counted. */
export function countReturns(setup: CountedGame): Promise<Returns> {
  const key = gameKey(setup);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { rulebook, version, decks, pay } = setup;
  const thread = startThread(new URL('./thread.ts', import.meta.url), {
    ...{ rulebook, version, decks, pay },
  });
  const returns = new Promise<Returns>(resolve => {
    thread.once('message', (counted: CountedReturns) => resolve(Object.fromEntries(counted)));
    thread.once('error', () => {
      known.delete(key);
      resolve({});
    });
  });
  thread.unref();
  known.set(key, returns);
  return returns;
}

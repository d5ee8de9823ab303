// One text for one game: all that the odds of its wagers rest on, and what a report is cut by.

import type { Setup } from '../../../table/setup/setup.ts';

/** What decides the odds of a set-up. */
export type PlayedGame = Pick<Setup, 'rulebook' | 'version' | 'decks'> & {
  readonly pay: Pick<Setup['pay'], 'dragonBonus' | 'perfectPairs' | 'tiePercent'>;
};

/** As 'crown traditional 8 1 1', with the two percentages of Tie Baccarat after it. */
export function gameKeyOf({ rulebook, version, decks, pay }: PlayedGame): string {
  const { dragonBonus, perfectPairs, tiePercent } = pay;
  const parts = [rulebook, version, decks, dragonBonus, perfectPairs];
  return [...parts, ...(tiePercent ? [tiePercent.player, tiePercent.banker] : [])].join(' ');
}

/** The game behind a text that `gameKeyOf` wrote. */
export function gameOfKey(text: string): PlayedGame {
  const [rulebook = '', version = '', decks, dragonBonus, perfectPairs, player, banker] =
    text.split(' ');
  const percents = { player: Number(player), banker: Number(banker) };
  return {
    rulebook: rulebook as PlayedGame['rulebook'], // written from a set-up that was in force
    version: version as PlayedGame['version'], // the same
    decks: Number(decks),
    pay: {
      ...{ dragonBonus: Number(dragonBonus), perfectPairs: Number(perfectPairs) },
      ...(player === undefined ? {} : { tiePercent: percents }),
    },
  };
}

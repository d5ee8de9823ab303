// One text for one game: all that the odds of its wagers rest on, and what a report is cut by.

import type { Setup } from '../../../table/setup/setup.ts';

/** What decides the odds of a set-up. */
export type PlayedGame = Pick<Setup, 'rulebook' | 'version' | 'decks'> & {
  readonly pay: Pick<Setup['pay'], 'dragonBonus' | 'perfectPairs' | 'tiePercent'>;
};

/** As 'crown traditional 8 1 1', with the two percentages of Tie Baccarat after it. */
export function gameText({ rulebook, version, decks, pay }: PlayedGame): string {
  const { dragonBonus, perfectPairs, tiePercent } = pay;
  const parts = [rulebook, version, decks, dragonBonus, perfectPairs];
  return [...parts, ...(tiePercent ? [tiePercent.player, tiePercent.banker] : [])].join(' ');
}

/** The game behind a text that `gameText` wrote. */
export function gameOfText(text: string): PlayedGame {
  const [rulebook = '', version = '', decks, dragonBonus, perfectPairs, player, banker] =
    text.split(' ');
  const percents = { player: Number(player), banker: Number(banker) };
  return {
    // Written from a set-up that was in force.
    rulebook: rulebook as PlayedGame['rulebook'],
    version: version as PlayedGame['version'],
    decks: Number(decks),
    pay: {
      ...{ dragonBonus: Number(dragonBonus), perfectPairs: Number(perfectPairs) },
      ...(player === undefined ? {} : { tiePercent: percents }),
    },
  };
}

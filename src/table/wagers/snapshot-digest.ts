// What one person had at the close, in one line: the table and the terminal write it alike (G9).

import { betKey, type Staked } from './wager.ts';

/** '4/17 banker=2500 tie=1000': shoe and coup, then every wager by the name of its bet. */
export function digestOf(shoe: number, coup: number, wagers: readonly Staked[]): string {
  const lines = wagers.map(wager => `${betKey(wager).replaceAll(' ', ':')}=${wager.stake}`);
  return [`${shoe}/${coup}`, ...lines.toSorted()].join(' ');
}

// Wagers that a patron keeps to lay again: by table rules, in the browser and nowhere else.

import type { SeatView } from '../../../wire/index.ts';

export type Favourite = SeatView['wagers'];

export const MOST_FAVOURITES = 4;

/** Kept for one set-up: a table with other rules has favourites of its own. */
export const favouritesKey = (rulebook: string, version: string): string =>
  `favourites ${rulebook} ${version}`;

export function readFavourites(text: string | null): readonly Favourite[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? (kept as Favourite[]) : []; // written by keepFavourite alone
  } catch {
    return [];
  }
}

/** The latest stands last; the oldest makes room. */
export const withFavourite = (kept: readonly Favourite[], bets: Favourite): readonly Favourite[] =>
  [...kept, bets].slice(-MOST_FAVOURITES);

/** Only bets that this table offers now are laid. */
export const stillOffered = (bets: Favourite, offered: readonly string[]): Favourite =>
  bets.filter(({ on }) => offered.includes(on));

// The drawing table: who takes the next card. Everybody who deals asks only this.

import { pointValue } from './cards.ts';
import { type Hand, isNatural, pointCount, type Side } from './hand.ts';

/**
 * D draws, S stands, written as on the printed table: one character for each point count, one row
 * for each Banker's point count with the Player's third card across.
 */
export interface Tableau {
  readonly player: string;
  readonly bankerIfPlayerStood: string;
  readonly banker: readonly string[];
}

export interface DealtHands {
  readonly player: Hand;
  readonly banker: Hand;
}

const draws = (row: string | undefined, at: number): boolean => row?.[at] === 'D';

/** Says who takes the next card. Simulator, virtual shoe, keypad and scanner all ask this. */
export function nextSide(tableau: Tableau, { player, banker }: DealtHands): Side | 'nobody' {
  if (banker.length < 2) return player.length > banker.length ? 'banker' : 'player';
  if (banker.length === 3) return 'nobody';

  const third = player[2];
  if (third === undefined) {
    if (isNatural(player) || isNatural(banker)) return 'nobody';
    if (draws(tableau.player, pointCount(player))) return 'player';
    return draws(tableau.bankerIfPlayerStood, pointCount(banker)) ? 'banker' : 'nobody';
  }
  // The Banker answers the Player's third card itself, not the point count that it made.
  return draws(tableau.banker[pointCount(banker)], pointValue(third)) ? 'banker' : 'nobody';
}

// What simulated patrons stake: mostly little, now and then much, sometimes everything.

import type { Draw } from '../../../lab/shuffle/draw.ts';
import type { Limit } from '../../../rules/placement/limits.ts';

/** A stake within the limits and the chips, on the unit of the sign. */
export function someStake(draw: Draw, { min, max, step }: Limit, chips: number): number {
  const mood = draw(10);
  const wanted = mood < 6 ? min * (1 + draw(3)) : mood < 9 ? chips / 4 : chips;
  const most = Math.min(max, chips);
  const stake = Math.floor(Math.min(Math.max(wanted, min), most) / step) * step;
  return Math.max(stake, min);
}

export const someSide = (draw: Draw): 'player' | 'banker' => (draw(2) === 0 ? 'player' : 'banker');

// What is missing from a stake under the minimum, and where it comes from (16.5.12).

import type { Play, Position } from '../play.ts';
import { mainStake } from './positions.ts';

/** The side a position's main stake lies on. */
export function mainAreaOf({ layout }: Position): 'player' | 'banker' | undefined {
  if (layout.player > 0) return 'player';
  return layout.banker > 0 ? 'banker' : undefined;
}

/** Chips that an announced secret wager still needs are not there to be added. */
function freeChips({ coup }: Play, { seat, chips }: Position): number {
  const form = coup?.forms[seat];
  const deemed = form?.deemed;
  if (!deemed || form.laid || deemed.as === 'deduction') return chips;
  return chips - deemed.stake;
}

/** From the chips, and from the Tie stake only where they do not suffice. */
export function topUpOf(play: Play, position: Position) {
  const on = mainAreaOf(position);
  const missing = play.limits.min - mainStake(position);
  if (on === undefined || missing <= 0) return undefined;
  const fromChips = Math.min(missing, freeChips(play, position));
  const fromTie = Math.min(missing - fromChips, position.layout.tie);
  return { on, fromChips, fromTie };
}

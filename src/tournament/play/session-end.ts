// When a session is over: its time, its shoes or its coups have run out (16.1 Session).

import type { Play, PlayShoe } from './play.ts';

/** No coup begins once a card has followed the marker (9.4, ruling T2). */
export const isShoeOut = ({ markerOutAt, dealt }: PlayShoe): boolean =>
  markerOutAt !== null && dealt > markerOutAt;

/** True when no further coup belongs to the session. */
export function isSessionOver(play: Play, at: number): boolean {
  const { rules, begunAt, coupsPlayed, shoe } = play;
  if (play.lastCoupPlayed || play.allFell) return true;
  const { length } = rules;
  if ('coups' in length) return coupsPlayed >= length.coups;
  if ('ms' in length) return begunAt !== null && at >= begunAt + length.ms;
  return shoe !== null && shoe.number >= length.shoes && isShoeOut(shoe);
}

/** True when the next coup is known beforehand to be the last. */
export function isNextLast(play: Play): boolean {
  const { rules, lastCoupDeclared, coupsPlayed, shoe } = play;
  if (lastCoupDeclared) return true;
  if ('coups' in rules.length) return coupsPlayed + 1 === rules.length.coups;
  if ('ms' in rules.length || shoe === null) return false;
  return shoe.number >= rules.length.shoes && shoe.markerOutAt !== null;
}

// A coup before anybody has wagered and before any card.

import type { PlayCoup } from './play.ts';

export const newPlayCoup = (
  number: number,
  at: number,
  more: Partial<Pick<PlayCoup, 'dummy' | 'declaredLast'>> = {},
): PlayCoup => ({
  number,
  dummy: false,
  declaredLast: false,
  turnSince: at,
  acted: [],
  outOfSequence: [],
  restricted: [],
  passedOver: [],
  sittingOut: [],
  forms: {},
  wrongHands: [],
  announced: false,
  ...more,
});

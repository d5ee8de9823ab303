// What screens show beside codes, in the parts in which they load it. English has the master texts.

import type { ACCOUNTS } from './en/screens/accounts.ts';
import type { ACTS } from './en/screens/acts.ts';
import type { AUDIT } from './en/screens/audit.ts';
import type { CAGE } from './en/screens/cage.ts';
import type { CONDITIONS } from './en/screens/conditions.ts';
import type { CONSOLE } from './en/screens/console.ts';
import type { DISPLAY } from './en/screens/display.ts';
import type { EVENTS } from './en/screens/events.ts';
import type { EVERY_SCREEN } from './en/screens/every-screen.ts';
import type { FLOOR } from './en/screens/floor.ts';
import type { FRONT } from './en/screens/front.ts';
import type { GUIDE } from './en/screens/guide.ts';
import type { LAB } from './en/screens/lab.ts';
import type { SCREEN_NAMES } from './en/screens/names.ts';
import type { OFFICE } from './en/screens/office.ts';
import type { OVERSIGHT } from './en/screens/oversight.ts';
import type { PIT } from './en/screens/pit.ts';
import type { RULINGS } from './en/screens/rulings.ts';
import type { SET_UP } from './en/screens/set-up.ts';
import type { SIGN } from './en/screens/sign.ts';
import type { SLIP } from './en/screens/slip.ts';
import type { TERMINAL } from './en/screens/terminal.ts';
import type { TOURNAMENT } from './en/screens/tournament.ts';
import type { TextsLike } from './texts-like.ts';

export interface ScreenTexts {
  readonly everyScreen: TextsLike<typeof EVERY_SCREEN>;
  readonly names: TextsLike<typeof SCREEN_NAMES>;
  readonly sign: TextsLike<typeof SIGN>;
  readonly terminal: TextsLike<typeof TERMINAL>;
  readonly guide: TextsLike<typeof GUIDE>;
  readonly audit: TextsLike<typeof AUDIT>;
  readonly display: TextsLike<typeof DISPLAY>;
  readonly front: TextsLike<typeof FRONT>;
  readonly console: TextsLike<typeof CONSOLE>;
  readonly acts: TextsLike<typeof ACTS>;
  readonly rulings: TextsLike<typeof RULINGS>;
  readonly floor: TextsLike<typeof FLOOR>;
  readonly lab: TextsLike<typeof LAB>;
  readonly oversight: TextsLike<typeof OVERSIGHT>;
  readonly pit: TextsLike<typeof PIT>;
  readonly accounts: TextsLike<typeof ACCOUNTS>;
  readonly office: TextsLike<typeof OFFICE>;
  readonly events: TextsLike<typeof EVENTS>;
  readonly setUp: TextsLike<typeof SET_UP>;
  readonly cage: TextsLike<typeof CAGE>;
  readonly tournament: TextsLike<typeof TOURNAMENT>;
  readonly slip: TextsLike<typeof SLIP>;
  readonly conditions: TextsLike<typeof CONDITIONS>;
}

export type ScreenPart = keyof ScreenTexts;

/** Loads one part of one language; a screen loads no other. */
export type ScreenLoaders = {
  readonly [Part in ScreenPart]: () => Promise<ScreenTexts[Part]>;
};

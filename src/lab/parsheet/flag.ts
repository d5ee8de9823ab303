// The mark beside a line that somebody has to decide about, in words that print in black and white.

import type { Fraction } from '../../rules/fraction.ts';
import { formatFlag } from '../odds/answer.ts';
import type { Flag } from '../odds/flags.ts';
import { html, type Markup } from './markup.ts';

/** Nothing where there is no flag. */
export const flagOn = (flag: Flag | undefined, floor: Fraction): Markup | undefined =>
  flag &&
  html`<span class="flag${flag === 'favours-the-patron' ? ' patron' : ''}"
    >${formatFlag(flag, floor)}</span
  >`;

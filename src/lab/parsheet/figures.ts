// Figures as the page prints them: a true minus sign, and as few places as say it all.

import type { Fraction } from '../../rules/fraction.ts';
import { decimal, percent } from '../format.ts';

/** A figure with the minus sign that a printer would set. */
export const printed = (text: string): string => text.replace('-', '−');

export const percentage = (part: Fraction, places = 4): string => printed(percent(part, places));

/** '−1', '0', '0.95'. */
export const figure = (profit: Fraction): string =>
  printed(decimal(profit, 4).replace(/\.?0+$/, ''));

// What refusals and payments say: bets by the names on the felt, money with its cents.

import { wagerTitle } from '../rules/wagers.ts';
import type { Bet } from './wagers/wager.ts';

/** 'Banker', 'Player Run of 3', 'early Banker Dragon Tail', 'Player Pair at position 5'. */
export function sayBet({ on, length, pattern, area, position }: Bet): string {
  const coups = pattern?.length ?? length;
  const early = area === undefined ? '' : `${area} `;
  const long = coups === undefined ? '' : ` of ${coups}`;
  const where = position === undefined ? '' : ` at position ${position}`;
  return `${early}${wagerTitle(on)}${long}${where}`;
}

/** Cents as people write them: '25.00', '1,250.50'. */
export function sayMoney(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const grouped = `${whole}`.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${grouped}.${`${rest}`.padStart(2, '0')}`;
}

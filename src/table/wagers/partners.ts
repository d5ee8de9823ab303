// One person's stakes over all positions, and those of patrons who wager together (tasmania 7.3).

import type { Table } from '../table.ts';
import { type Bet, sameBet } from './wager.ts';

/** Everybody who shares a maximum with a patron, that patron included. */
export const partnersOf = ({ kept }: Table, patron: string): readonly string[] =>
  kept.partnerships.find(together => together.includes(patron)) ?? [patron];

/** What the patron and any partners have on the same bet at other places of the table. */
export function elsewhere(table: Table, seat: number, patron: string, bet: Bet): number {
  const partners = partnersOf(table, patron);
  let total = 0;
  for (const other of table.seats) {
    for (const wager of other.wagers) {
      const isThis = other.number === seat && wager.patron === patron && sameBet(wager, bet);
      if (wager.on === bet.on && !isThis && partners.includes(wager.patron)) total += wager.stake;
    }
  }
  return total;
}

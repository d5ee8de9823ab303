// What all patrons together have staked, by bet: sums and heads, never whose (R-DSP, features).

import type { Table } from '../../../table/table.ts';
import { type Bet, betKey, betOf } from '../../../table/wagers/wager.ts';

interface Area {
  readonly bet: Bet;
  stake: number;
  readonly patrons: Set<string>;
}

/** The message of a table's totals; the same text when nothing changed. */
export function totalsMessage({ id, seats, coup }: Table): string {
  const areas = new Map<string, Area>();
  for (const { wagers, number } of seats) {
    for (const wager of wagers) {
      const key = betKey(wager);
      const area = areas.get(key) ?? { bet: betOf(wager), stake: 0, patrons: new Set<string>() };
      area.stake += wager.stake;
      area.patrons.add(`${number}/${wager.patron}`);
      areas.set(key, area);
    }
  }
  const sums = [...areas.values()].map(({ bet, stake, patrons }) => ({
    bet,
    stake,
    patrons: patrons.size,
  }));
  return JSON.stringify({ kind: 'totals', table: id, coup: coup?.number ?? 0, areas: sums });
}

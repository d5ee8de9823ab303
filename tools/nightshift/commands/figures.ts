// Cents and stakes that somebody might say: what lies there, what limits name, and what is wrong.

import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import type { Limit } from '../../../src/rules/placement/limits.ts';
import type { WagerName } from '../../../src/rules/wagers.ts';
import { type Bet, betOf } from '../../../src/rules/bet.ts';
import type { Side } from '../../../src/rules/hand.ts';
import { MOST_CENTS } from '../../../src/table/fields.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { Focus } from './focus.ts';

const ROUND = [100, 500, 1000, 2000, 5000, 20_000, 100_000, 500_000] as const;
const ODD = [0, 1, 50, 333, 1_000_000_000] as const;

/** A sum about somebody: what the books say of them first. */
export function someCents(chance: Chance, { figures }: Focus): number {
  if (figures.length > 0 && !chance.isOneIn(3)) return Math.min(MOST_CENTS, chance.pick(figures));
  return chance.isOneIn(12) ? chance.pick(ODD) : chance.pick(ROUND);
}

/** A sum that somebody tenders: now and then a few cents, or as many as can be said. */
export function someTender(chance: Chance): number {
  if (chance.isOneIn(300)) return MOST_CENTS - chance.below(2) * 10;
  return chance.isOneIn(15) ? chance.pick(ODD) : chance.pick(ROUND);
}

const limitFor = ({ table, setup }: DrivenTable, on: WagerName): Limit =>
  (table.setup ?? setup).limits[on] ?? { min: 1000, max: 5000, step: 500 };

/** A stake: mostly within the limits, at their ends, and at times beyond them. */
export function someStake(driven: DrivenTable, chance: Chance, on: WagerName): number {
  const { min, max, step } = limitFor(driven, on);
  const within = min + step * chance.below(4);
  if (chance.isOneIn(12)) return 0;
  if (chance.isOneIn(8))
    return chance.pick([max + step, max, min - 1, Math.max(0, min - step), step]);
  return chance.isOneIn(8) ? Math.min(max, within * 10) : Math.min(max, within);
}

/** A bet somebody might touch: one that lies there, one on offer, now and then one that is not. */
export function someBet(driven: DrivenTable, chance: Chance, { seat, patron }: Focus): Bet {
  const lying = driven.table.seats
    .find(({ number }) => number === seat)
    ?.wagers.filter(wager => wager.patron === patron);
  if (lying !== undefined && lying.length > 0 && chance.isOneIn(3))
    return betOf(chance.pick(lying));
  const { offered } = driven.table.setup ?? driven.setup;
  const on = chance.isOneIn(25)
    ? chance.pick<WagerName>(['super-6', 'tie-run', 'insurance', 'player-pair'])
    : chance.pick<WagerName>(['player', 'banker', 'player', 'banker', 'tie', ...offered]);
  const position = chance.isOneIn(20) ? { position: 1 + chance.below(7) } : {};
  return { ...betOn(chance, on), ...position };
}

function betOn(chance: Chance, on: WagerName): Bet {
  if (on === 'combination-run' && chance.isOneIn(2)) return { on, pattern: somePattern(chance) };
  if (on.endsWith('-run')) return { on, length: 2 + chance.below(3) };
  if (on.endsWith('-tail')) return { on, area: chance.pick(['early', 'early', 'late']) };
  return { on };
}

const somePattern = (chance: Chance): readonly Side[] =>
  Array.from({ length: 2 + chance.below(3) }, () => chance.pick<Side>(['player', 'banker']));

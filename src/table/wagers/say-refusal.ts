// What a patron is told when a stake is not taken: which limit, and by how much (R-BET-5).

import type { Limit } from '../../rules/placement/limits.ts';
import { cite, type PlacementRefusal } from '../../rules/placement/refusals.ts';
import type { At } from '../act.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { sayBet, sayMoney } from '../say.ts';
import type { Bet } from './wager.ts';
import type { Said } from '../sentences.ts';

/** The figures a refusal speaks of; each refusal says those that matter to it. */
export interface Figures {
  readonly bet: Bet;
  readonly asked: number;
  readonly limit?: Limit | undefined;
  /** What the credit covers, what the main wager is, or the unit of stakes. */
  readonly figure?: number;
  /** True in a window that was opened again, where wagers only go down. */
  readonly isReopened?: boolean;
}

/** A refusal of the rules with its clause and a sentence with figures. */
export function refuseStake(
  { book }: At,
  refusal: PlacementRefusal,
  figures: Figures,
  clause = cite(book, refusal).clause,
): Refusal {
  return refuse(refusal, clause, sayRefusal(refusal, figures));
}

function sayRefusal(refusal: PlacementRefusal, figures: Figures): Said {
  const { bet, asked, limit, figure = 0, isReopened = false } = figures;
  const name = capital(sayBet(bet));
  const money = sayMoney;
  switch (refusal) {
    case 'below-minimum':
      return `${name} minimum is ${money(limit?.min ?? 0)}: the ${money(asked)} was not placed.`;
    case 'above-maximum': {
      const max = limit?.max ?? 0;
      return `${name} maximum is ${money(max)}: ${money(asked)} is ${money(asked - max)} over it.`;
    }
    case 'off-step':
      return sayOffStep(name, asked, limit);
    case 'insufficient-balance':
      return `The credit is ${money(figure)}: ${money(asked - figure)} too little for that.`;
    case 'not-offered':
      return `${name} is not offered at this table.`;
    case 'wrong-decks':
      return `${name} needs more decks than this shoe has.`;
    case 'wagers-closed':
      return isReopened
        ? 'Wagers may only be lowered or taken back now.'
        : 'No more wagers are taken.';
    case 'needs-a-qualifying-wager':
      return `${name} needs a main wager beside it.`;
    case 'below-aggregate-minimum':
      return `All wagers of a coup together are at least ${money(figure)}.`;
    case 'area-not-open':
      return `The ${sayBet(bet)} takes no wagers now.`;
    case 'window-not-open':
      return 'Insurance is taken only after four cards, when Banker has six and Player draws.';
    case 'exceeds-main-wager':
      return `Insurance is at most the own main wager, which is ${money(figure)}.`;
    case 'cannot-be-paid-exactly':
      if (figure === 1) return 'A stake is a whole number of cents.';
      return `${name} is staked in multiples of ${money(figure)}, so that a win can be paid.`;
    case 'wrong-length':
      return `${name} is not offered at that length.`;
  }
}

function sayOffStep(name: string, asked: number, limit: Limit | undefined): Said {
  const { min, step } = limit ?? { min: 0, step: 1 };
  const over = (asked - min) % step;
  const [from, steps, stake] = [min, step, asked].map(sayMoney);
  return `${name} goes from ${from} in steps of ${steps}: ${stake} is ${sayMoney(over)} off.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

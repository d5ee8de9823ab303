// A gaming day played once more: every coup of every table, summed up by table, currency and bet,
// with everything that the other rules would not have taken.

import type { WagerName } from '../../rules/wagers.ts';
import type { CoupRecord } from '../table.ts';
import type { Bet } from '../wagers/wager.ts';
import type { CoupRules } from './other-rules.ts';
import { type HouseSums, type NotCompared, playAgain } from './play-again.ts';
import type { StakeNotTaken } from './stakes-taken.ts';

/** A coup with where it was played. */
export interface CoupPlayed {
  readonly table: string;
  readonly currency: string;
  readonly record: CoupRecord;
}

export interface AgainRow {
  readonly table: string;
  readonly currency: string;
  readonly bet: WagerName;
  readonly did: HouseSums;
  readonly would: HouseSums;
}

/** A wager, or a part of one, that the other rules would not have taken. */
export interface LeftOutWager extends StakeNotTaken {
  readonly table: string;
  readonly shoe: number;
  readonly coup: number;
  readonly seat: number;
  readonly patron: string;
  readonly bet: Bet;
  readonly stake: number;
}

export interface CoupNotCompared {
  readonly table: string;
  readonly shoe: number;
  readonly coup: number;
  readonly why: NotCompared;
}

export interface DayAgain {
  readonly coups: number;
  readonly rows: readonly AgainRow[];
  readonly totals: readonly Pick<AgainRow, 'currency' | 'did' | 'would'>[];
  readonly left: readonly LeftOutWager[];
  readonly notCompared: readonly CoupNotCompared[];
}

const NOTHING: HouseSums = { wagers: 0, stake: 0, win: 0 };

const plus = (one: HouseSums, other: HouseSums): HouseSums => ({
  wagers: one.wagers + other.wagers,
  stake: one.stake + other.stake,
  win: one.win + other.win,
});

/** Takes coups in, one after another, and sums them up. */
export class AgainDay {
  readonly #rows = new Map<string, AgainRow>();
  readonly #left: LeftOutWager[] = [];
  readonly #notCompared: CoupNotCompared[] = [];
  #coups = 0;

  take({ table, currency, record }: CoupPlayed, own: CoupRules, other: CoupRules): void {
    this.#coups += 1;
    const { shoe, number: coup } = record;
    const { wagers, notCompared } = playAgain(record, own, other);
    if (notCompared !== null) this.#notCompared.push({ table, shoe, coup, why: notCompared });
    for (const { seat, patron, bet, did, would, left } of wagers) {
      const key = `${table} ${currency} ${bet.on}`;
      const row = this.#rows.get(key) ?? {
        ...{ table, currency, bet: bet.on },
        ...{ did: NOTHING, would: NOTHING },
      };
      this.#rows.set(key, { ...row, did: plus(row.did, did), would: plus(row.would, would) });
      if (left === null) continue;
      this.#left.push({ table, shoe, coup, seat, patron, bet, stake: did.stake, ...left });
    }
  }

  summary(): DayAgain {
    const totals = new Map<string, Pick<AgainRow, 'currency' | 'did' | 'would'>>();
    for (const { currency, did, would } of this.#rows.values()) {
      const before = totals.get(currency) ?? { currency, did: NOTHING, would: NOTHING };
      const sums = { did: plus(before.did, did), would: plus(before.would, would) };
      totals.set(currency, { currency, ...sums });
    }
    return {
      coups: this.#coups,
      rows: [...this.#rows.values()],
      totals: [...totals.values()],
      left: this.#left,
      notCompared: this.#notCompared,
    };
  }
}

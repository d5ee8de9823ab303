// Holds the house's clock against the database's, which may stand elsewhere: two clocks that drift
// apart are an alarm before any record is wrong by it (R-CLK-1).

import type pg from 'pg';

import type { Clock } from '../../ports/clock.ts';
import type { HouseRecord } from '../../record/house-record.ts';

/** What it needs of the house. */
export interface DriftingHouse {
  readonly journal: { readonly db: pg.Pool };
  readonly record: Pick<HouseRecord, 'note'>;
  readonly clock: Clock;
}

const LOOK_MS = 60_000;

export class DriftWatch {
  readonly #house: DriftingHouse;
  readonly #mostMs: number;
  #isApart = false;
  #isOver = false;
  #callOff: () => void = () => undefined;

  /** `mostMs` is how far the two may be apart; 0 looks at nothing. */
  constructor(house: DriftingHouse, mostMs: number) {
    this.#house = house;
    this.#mostMs = mostMs;
    if (mostMs > 0) this.#wait();
  }

  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  /** Looks once; a database that does not answer is somebody else's alarm. */
  async look(): Promise<void> {
    const { journal, record, clock } = this.#house;
    const asked = clock.steady();
    const before = clock.now();
    const { rows } = await journal.db.query<{ now: number }>('select clock_timestamp() as now');
    const tookMs = clock.steady() - asked;
    // The answer was given somewhere between the question and now: so much is not known.
    const byMs = Math.round(before + tookMs / 2 - (rows[0]?.now ?? before));
    const isApart = Math.abs(byMs) - tookMs / 2 > this.#mostMs;
    if (isApart === this.#isApart || this.#isOver) return;
    this.#isApart = isApart;
    await record.note(isApart ? 'clocks-apart' : 'clocks-agree', { byMs, mostMs: this.#mostMs });
  }

  #wait(): void {
    this.#callOff = this.#house.clock.after(LOOK_MS, () => {
      void this.look()
        .catch(() => undefined)
        .then(() => {
          if (!this.#isOver) this.#wait();
        });
    });
  }
}

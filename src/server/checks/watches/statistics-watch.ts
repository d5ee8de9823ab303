// Looks at every table's figures now and then, and puts what somebody should look into on record:
// once a day for each matter.

import type pg from 'pg';

import type { Setup } from '../../../table/setup/setup.ts';
import { type AlarmLimits, alarmsAt, deviationOf, type TableDay } from '../../reports/alarms.ts';
import { readExpected, readTableDay } from '../../reports/table-days.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HouseRecord } from '../../record/house-record.ts';

/** What it needs of the house. */
export interface WatchedFigures {
  readonly journal: { readonly db: pg.Pool };
  readonly record: Pick<HouseRecord, 'note'>;
  readonly clock: Clock;
  readonly tables: readonly { readonly plan: { readonly name: string; readonly setup: Setup } }[];
}

const MINUTE_MS = 60_000;
/** What is expected of a day moves its deviation by less: so near the odds are worth counting. */
const NEAR = 1;

export class StatisticsWatch {
  readonly #house: WatchedFigures;
  readonly #limits: AlarmLimits;
  readonly #everyMs: number;
  #reported = new Set<string>();
  #day: string | null = null;
  #isOver = false;
  #callOff: () => void = () => undefined;

  /** Every so many minutes; 0 never. */
  constructor(house: WatchedFigures, minutes: number, limits: AlarmLimits) {
    this.#house = house;
    this.#limits = limits;
    this.#everyMs = minutes * MINUTE_MS;
    if (minutes > 0) this.#wait();
  }

  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  /** Looks at the newest gaming day of every table. */
  async look(): Promise<void> {
    const { journal, tables } = this.#house;
    const { rows } = await journal.db.query<{ day: string | null }>(
      'select max(gaming_day) as day from coup',
    );
    const day = rows[0]?.day ?? null;
    if (day === null) return;
    if (day !== this.#day) await this.#recall(day);
    for (const { plan } of tables) {
      if (this.#isOver) return;
      await this.#lookAt(plan.name, plan.setup, day);
    }
  }

  /** What was told on that day already, also before a restart. */
  async #recall(day: string): Promise<void> {
    const { rows } = await this.#house.journal.db.query<{ body: string }>(
      `select j.body from significant_event e join journal j
         on j.stream = e.stream and j.seq = e.seq
        where e.kind = 'statistics-alarm' and e.gaming_day = $1`,
      [day],
    );
    // Written below.
    const reported = rows.map(({ body }) => JSON.parse(body) as { table: string; matter: string });
    this.#reported = new Set(reported.map(({ table, matter }) => `${table} ${matter}`));
    this.#day = day;
  }

  async #lookAt(table: string, setup: Setup, day: string): Promise<void> {
    const { journal, record } = this.#house;
    const figures = await readTableDay(journal.db, table, day);
    if (figures === null) return;
    for (const alarm of alarmsAt(await this.#expecting(figures, setup, day), this.#limits)) {
      const key = `${table} ${alarm.matter}`;
      if (this.#reported.has(key)) continue;
      this.#reported.add(key);
      await record.note('statistics-alarm', { ...alarm, day });
    }
  }

  /** The odds are counted only where they could matter. */
  async #expecting(figures: TableDay, setup: Setup, day: string): Promise<TableDay> {
    const tenths = (Math.abs(deviationOf(figures)) + NEAR) * 10;
    if (this.#limits.winTenths === 0 || tenths < this.#limits.winTenths) return figures;
    return {
      ...figures,
      expected: await readExpected(this.#house.journal.db, setup, figures, day),
    };
  }

  #wait(): void {
    this.#callOff = this.#house.clock.after(this.#everyMs, () => {
      void this.look()
        .catch(() => undefined)
        .then(() => {
          if (!this.#isOver) this.#wait();
        });
    });
  }
}

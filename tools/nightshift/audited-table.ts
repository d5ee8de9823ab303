// A table driven by lines, with every event passed on as it happens.

import type { Rulebook } from '../../src/rulebooks/index.ts';
import { DrivenTable } from '../../src/scenario/table/driven-table.ts';
import { tableStage } from '../../src/scenario/table/stage.ts';
import type { Command, TableEvent } from '../../src/table/acts.ts';
import { evolve } from '../../src/table/evolve.ts';
import { isRefusal, type Refusal } from '../../src/table/refusal.ts';
import type { Table } from '../../src/table/table.ts';
import { AuditedRun, freeze, scenarioDraws, type Unstarted, type Watcher } from './audited-run.ts';
import type { Fields } from './commands/draw-schema.ts';

/** One event with the table before and after it. */
export interface Step {
  readonly book: Rulebook;
  readonly event: TableEvent;
  readonly before: Table;
  readonly after: Table;
}

export type TableWatcher = Watcher<DrivenTable, Step>;

/** Hears every command that the table took, with what followed from it. */
export type Hears = (events: readonly TableEvent[], before: Table, command: Command) => void;

class WatchedTable extends DrivenTable {
  onStep: (step: Step) => void = () => undefined;
  hears: Hears = () => undefined;

  override give(command: Command): readonly TableEvent[] | Refusal {
    const before = this.table;
    const decision = super.give(command);
    if (!isRefusal(decision)) this.hears(decision, before, command);
    return decision;
  }

  override take(events: readonly TableEvent[]): void {
    let { table } = this;
    super.take(events);
    freeze(this.table);
    for (const event of events) {
      const before = table;
      table = evolve({ book: this.book, table: before }, event);
      this.onStep({ book: this.book, event, before, after: table });
    }
  }
}

export class AuditedTable extends AuditedRun<DrivenTable, TableEvent, Step> {
  constructor(first: Fields, watcher: TableWatcher, hears: Hears = () => undefined) {
    const made: WatchedTable[] = [];
    super(first, unstarted(made), watcher);
    for (const table of made) {
      table.onStep = step => this.step(step);
      table.hears = hears;
    }
  }
}

const unstarted = (made: WatchedTable[]): Unstarted<DrivenTable> => ({
  stage: tableStage(scenarioDraws, (setup, draw) => {
    const table = new WatchedTable(setup, draw);
    made.push(table);
    return table;
  }),
  driven: () => made[0],
});

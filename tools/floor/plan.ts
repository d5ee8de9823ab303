// A floor as large as a trial commands: virtual tables of rapid baccarat, a terminal at each seat.

import { demonstrationSetup } from '../../src/server/house/demonstration.ts';
import { PACE } from '../../src/server/tables/virtual/pace.ts';
import type { HousePlan, PlannedTable } from '../../src/server/record/plan.ts';
import type { SeatPlan, Setup } from '../../src/table/setup/setup.ts';

export interface FloorSize {
  readonly tables: number;
  readonly seats: number;
  readonly wageringMs: number;
  /** By how much the last table takes wagers longer than the first: none are dealt in step. */
  readonly spreadMs?: number;
}

export const tableName = (index: number): string => `t${index + 1}`;

export function floorPlan({ tables, seats, wageringMs, spreadMs = 0 }: FloorSize): HousePlan {
  const setup: Setup = {
    ...demonstrationSetup('crown-rapid', 'traditional', seats, PACE.fast),
    seats: Array.from({ length: seats }, (_, index): SeatPlan => ({
      ...{ number: index + 1, kind: 'terminal', printer: false, noteAcceptor: true },
    })),
  };
  return {
    name: 'Trial',
    kind: 'demonstration',
    currency: 'AUD',
    tables: Array.from({ length: tables }, (_, index): PlannedTable => ({
      name: tableName(index),
      title: `Table ${index + 1}`,
      shoe: 'virtual',
      setup: { ...setup, wageringMs: wageringMs + Math.round((spreadMs * index) / tables) },
    })),
  };
}

// The events alone give the same table, also when it was laid down as text at any of them.

import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import type { TableEvent } from '../../../src/table/acts.ts';
import { evolve } from '../../../src/table/evolve.ts';
import { newTable, type Table } from '../../../src/table/table.ts';
import type { Offence } from '../offence.ts';

/** Folds all events again, with the table laid down and taken up again before some of them. */
export function replayOffences(
  { book, table }: DrivenTable,
  events: readonly TableEvent[],
  isLaidDown: (index: number) => boolean,
): readonly Offence[] {
  const folded = events.reduce((before, event, index) => {
    const kept = isLaidDown(index) ? asText(before) : before;
    return evolve({ book, table: kept }, event);
  }, newTable(table.id));
  if (JSON.stringify(folded) === JSON.stringify(table)) return [];
  const differs = Object.keys(table).find(
    key => JSON.stringify(field(folded, key)) !== JSON.stringify(field(table, key)),
  );
  return [
    {
      kind: `replay: ${differs} differs`,
      says: `the events, taken up again, give another ${differs}`,
      expectation: { show: { show: 'table' }, expect: { replayed: 'the same' } },
    },
  ];
}

const field = (table: Table, key: string): unknown => table[key as keyof Table]; // one of its own

const asText = (table: Table): Table => JSON.parse(JSON.stringify(table)) as Table; // its own text

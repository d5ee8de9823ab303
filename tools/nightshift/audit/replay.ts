// The events alone give the same table, also when it was laid down as text at any of them.

import { isDeepStrictEqual } from 'node:util';
import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import type { TableEvent } from '../../../src/table/acts.ts';
import { evolve } from '../../../src/table/evolve.ts';
import { newTable, type Table } from '../../../src/table/table.ts';
import type { Violation } from '../violation.ts';

/** Folds all events again, with the table laid down and taken up again before some of them. */
export function replayViolations(
  { book, table }: DrivenTable,
  events: readonly TableEvent[],
  isLaidDown: (index: number) => boolean,
): readonly Violation[] {
  const folded = events.reduce((before, event, index) => {
    const kept = isLaidDown(index) ? asText(before) : before;
    return evolve({ book, table: kept }, event);
  }, newTable(table.id));
  // A field that comes back stands elsewhere in a table that was laid down: it is the same table.
  if (isDeepStrictEqual(asText(folded), asText(table))) return [];
  const differs = Object.keys(table).find(
    key => !isDeepStrictEqual(field(asText(folded), key), field(asText(table), key)),
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

// Tables that were left in an emergency, as the house's record has them: a fold, plain, so that a
// snapshot holds it and a restart forgets none.

import type { EvacuatedTable } from '../../wire/pit/evacuations.ts';

/** By table, until it is opened again. */
export type EvacuatedOnRecord = Readonly<Record<string, EvacuatedTable>>;

const EVACUATION_EVENTS = ['area-evacuated', 'table-reopened'] as const;
type EvacuationEvent = (typeof EVACUATION_EVENTS)[number];

export const isEvacuationEvent = (kind: string): kind is EvacuationEvent =>
  EVACUATION_EVENTS.some(each => each === kind);

/** What one key puts on record: every table as it was left. */
export interface AreaEvacuated extends Pick<EvacuatedTable, 'at' | 'by' | 'why'> {
  readonly tables: readonly Omit<EvacuatedTable, 'at' | 'by' | 'why'>[];
}

/** What an event adds; bodies were written by the house itself (`routes/floor/evacuations.ts`). */
export function evolveEvacuations(
  evacuated: EvacuatedOnRecord,
  kind: EvacuationEvent,
  body: unknown,
): EvacuatedOnRecord {
  if (kind === 'table-reopened') {
    const { table } = body as { readonly table: string }; // its act's
    const { [table]: _, ...others } = evacuated;
    return others;
  }
  const { at, by, why, tables } = body as AreaEvacuated; // the same
  const left = tables.map(table => [table.table, { ...table, at, by, why }] as const);
  return { ...evacuated, ...Object.fromEntries(left) };
}

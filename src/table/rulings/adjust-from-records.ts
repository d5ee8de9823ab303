// A malfunction after the close: the stored wagers are what was placed, and they are settled.

import type { At, Happened } from '../act.ts';
import type { Ruled } from '../irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { Table } from '../table.ts';

export interface RecordsConfirmed extends Happened {
  readonly happened: 'records-confirmed';
  readonly clause: string;
  /** The terminal in question; null when the whole system was. */
  readonly seat: number | null;
  /** What the records were found to hold, as a digest for the file. */
  readonly note: string;
}

/** What lay at the close is in the journal already: confirming it leaves it to be settled. */
export function adjustFromRecords(_room: At, { clause, report }: Ruled): RulingEvents {
  const { by, at, facts } = report;
  const { seat = null, note = '' } = facts;
  return [{ happened: 'records-confirmed', by, at, clause, seat, note }];
}

export const evolveRecordsConfirmed = (table: Table, { seat }: RecordsConfirmed): Table => ({
  ...table,
  kept: {
    ...table.kept,
    shownMatters: table.kept.shownMatters.filter(matter => seat !== null && matter.seat !== seat),
  },
});

// A settled coup stands otherwise from here on: its record, its road, what is outstanding from it.

import { factsOf } from '../../rules/coup.ts';
import type { Happened } from '../act.ts';
import { handsOf } from '../coup/hands.ts';
import { noticesOfRestated, withNotices } from '../malfunctions/patron-notice.ts';
import { roadHand } from '../coup/road-hand.ts';
import { withoutLocksOf } from '../settlement/substantial-win.ts';
import type { Shoe } from '../shoe/shoe.ts';
import { COUPS_REMEMBERED, type CoupRecord, type Table } from '../table.ts';
import { ridesAnew } from './lie-again.ts';
import {
  type OutstandingDifference,
  rowsOfCoup,
  withOutstandingAccounts,
  withRowsOfCoup,
} from './outstanding.ts';
import type { StreaksAnew } from './streaks-anew.ts';

export interface CoupRestated extends Happened {
  readonly happened: 'coup-restated';
  readonly clause: string;
  /** The record as it stands now; the one before stays in the journal (R-HIS-4). */
  readonly record: CoupRecord;
  /** All that is outstanding from the coup now. */
  readonly outstanding: readonly OutstandingDifference[];
  /** Patrons to whom the coup pays more or less than it did: they are notified. */
  readonly changed: readonly {
    readonly seat: number;
    readonly patron: string;
    readonly cents: number;
  }[];
  /** What became of Runs and tails; absent where none was touched. */
  readonly streaks?: StreaksAnew;
}

/** Nothing after the coup in question is touched (11.9, 11.12, R-IRR-6). */
export function evolveCoupRestated(before: Table, event: CoupRestated): Table {
  const { record, streaks, outstanding, changed, clause } = event;
  const table = withoutLocksOf(ridesAnew(before, streaks), record);
  const of = { shoe: record.shoe, coup: record.number };
  const notices = noticesOfRestated(record, changed, clause);
  const after = withNotices(withRowsOfCoup(table, of, outstanding), notices);
  return { ...after, ...withRecord(after, record), shoe: shoeWith(after.shoe, record) };
}

const isSameCoup = (one: CoupRecord, other: CoupRecord): boolean =>
  one.shoe === other.shoe && one.number === other.number;

/** In its place among the last coups, or beside them. */
function withRecord({ records, restated }: Table, record: CoupRecord) {
  if (records.some(old => isSameCoup(old, record))) {
    return { records: records.map(old => (isSameCoup(old, record) ? record : old)) };
  }
  const others = restated.filter(old => !isSameCoup(old, record));
  return { restated: [...others, record].slice(-COUPS_REMEMBERED) };
}

/** The road of the shoe in play shows the coup as it stands now, in its place. */
export function shoeWith(shoe: Shoe, record: CoupRecord): Shoe {
  const { number, standing, result } = record;
  if (record.shoe !== shoe.number || standing === 'dummy') return shoe;
  const isShown = standing !== 'void' && result !== null;
  const at = shoe.handCoups.indexOf(number);
  if (at < 0 && !isShown) return shoe;
  const later = shoe.handCoups.findIndex(coup => coup > number);
  const place = at >= 0 ? at : later < 0 ? shoe.handCoups.length : later;
  const gone = at < 0 ? 0 : 1;
  const hand = isShown ? [roadHand(factsOf(handsOf(record)))] : [];
  return {
    ...shoe,
    hands: shoe.hands.toSpliced(place, gone, ...hand),
    handCoups: shoe.handCoups.toSpliced(place, gone, ...hand.map(() => number)),
  };
}

/** What a correction of 0.1.0 owed to somebody whose account was gone. */
interface OwedBefore {
  readonly seat: number;
  readonly patron: string;
  readonly net: number;
  readonly refersTo: number;
}

/** A recalculation as 0.1.0 wrote it: old journals have these and no new one has. */
export interface CoupRecalculated extends Happened {
  readonly happened: 'coup-recalculated';
  readonly clause: string;
  readonly record: CoupRecord;
  readonly owed: readonly OwedBefore[];
  readonly streaks?: StreaksAnew;
}

/** A settled coup voided as 0.1.0 wrote it. */
export interface SettledCoupVoided extends Happened {
  readonly happened: 'settled-coup-voided';
  readonly shoe: number;
  readonly coup: number;
  readonly clause: string;
  readonly owed: readonly OwedBefore[];
  readonly streaks?: StreaksAnew;
}

/** The accounts of debts that 0.1.0 was about to enter. */
export const withOwedBefore = (
  table: Table,
  { owed }: CoupRecalculated | SettledCoupVoided,
): Table =>
  withOutstandingAccounts(
    table,
    owed.map(({ seat, patron, refersTo }) => ({
      ...{ shoe: 0, coup: 0, cents: 1, seat, patron, refersTo },
    })),
  );

export const evolveCoupRecalculated = (table: Table, event: CoupRecalculated): Table =>
  evolveAsRestated(table, event, event.record);

/** Its record kept what was paid: it stays so, and nothing is restated from it again. */
export function evolveSettledCoupVoided(table: Table, event: SettledCoupVoided): Table {
  const of = { shoe: event.shoe, number: event.coup };
  const record = table.records.find(one => one.shoe === of.shoe && one.number === of.number);
  if (record === undefined) return table;
  const voided: CoupRecord = { ...record, standing: 'void', corrected: event.clause };
  return evolveAsRestated(table, event, voided);
}

function evolveAsRestated(
  table: Table,
  event: CoupRecalculated | SettledCoupVoided,
  record: CoupRecord,
): Table {
  const { by, at, clause, streaks } = event;
  const outstanding = outstandingBefore(table, event, record);
  return evolveCoupRestated(table, {
    ...{ happened: 'coup-restated', by, at, clause, record, outstanding, changed: [] },
    ...(streaks === undefined ? {} : { streaks }),
  });
}

/** What 0.1.0 kept on accounts alone: debts of the house, and shortfalls, which it bore. */
function outstandingBefore(
  table: Table,
  { owed, transfers = [] }: CoupRecalculated | SettledCoupVoided,
  { shoe, number: coup, seats }: CoupRecord,
): readonly OutstandingDifference[] {
  const shortfalls = transfers
    .filter(({ memo }) => memo === 'shortfall')
    .flatMap(({ cents, refersTo }) =>
      seats.flatMap(({ seat, paid }) =>
        paid
          .filter(({ transfer }) => transfer === refersTo)
          .map(({ patron, transfer }) => ({ seat, patron, writtenOff: cents, refersTo: transfer })),
      ),
    );
  const debts = owed.map(({ seat, patron, net: cents, refersTo }) => ({
    ...{ seat, patron, cents, refersTo },
  }));
  return [...debts, ...shortfalls].reduce<readonly OutstandingDifference[]>(
    (rows, entry) => addedTo(rows, { shoe, coup, cents: 0, ...entry }),
    rowsOfCoup(table, { shoe, coup }),
  );
}

function addedTo(
  rows: readonly OutstandingDifference[],
  entry: OutstandingDifference,
): readonly OutstandingDifference[] {
  const at = rows.findIndex(row => row.seat === entry.seat && row.patron === entry.patron);
  const was = rows[at];
  if (was === undefined) return [...rows, entry];
  const writtenOff = (was.writtenOff ?? 0) + (entry.writtenOff ?? 0);
  return rows.with(at, { ...was, cents: was.cents + entry.cents, writtenOff });
}

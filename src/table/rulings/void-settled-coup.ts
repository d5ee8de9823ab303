// A coup that was settled already is void: its payments are undone by new entries first (M2).

import type { At, Happened } from '../act.ts';
import { enterCorrections } from '../corrections.ts';
import { Entries } from '../entries.ts';
import type { Ruled } from '../irregularity.ts';
import { layAgain, ridesAnew } from '../lie-again.ts';
import { withOwedAccounts } from '../owed.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { broughtIn, hasAccount, netsOf, type PatronNet } from '../reversal.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { judgeVoid, type JudgedAnew, type StreaksAnew } from '../streaks-anew.ts';
import { withoutLocksOf } from '../substantial-win.ts';
import type { CoupRecord, Shoe, Table } from '../table.ts';
import { emptyTill, enter, paidWager } from '../till.ts';

export interface SettledCoupVoided extends Happened {
  readonly happened: 'settled-coup-voided';
  readonly shoe: number;
  readonly coup: number;
  readonly clause: string;
  /** Stakes to be given back to people who have left. */
  readonly owed: readonly PatronNet[];
  /** What became of Runs and tails; absent where none was touched, and in old journals. */
  readonly streaks?: StreaksAnew;
}

/** With `streaksToo` Runs and tails that were first placed on the coup go back as well (G6). */
export function voidSettledCoup(
  room: At,
  { clause, report }: Ruled,
  streaksToo = false,
): RulingEvents | Refusal {
  const { table } = room;
  const { by, at } = report;
  const record = settledRecord(table, report.facts.coup);
  if (record === undefined || record.standing === 'void') {
    return refuse('nothing-to-do', clause, 'No such coup is on record as settled.');
  }
  const judged = judgeVoid(room, record, clause, streaksToo);
  const differences = [...netsOf(record).map(undone), ...settledAnyway(judged)];
  const owed = differences.filter(each => each.net > 0 && !hasAccount(table, each));
  const entries = new Entries(withOwedAccounts(table, owed).ledger);
  const till = emptyTill();
  for (const { seat, wager, settled } of judged.decided) enter(table, seat, wager, settled, till);
  const isPaid =
    entries.enter([...till.cleared, ...till.payments]) &&
    enterCorrections(table, differences, entries);
  if (!isPaid) {
    const because = 'The float cannot give these stakes back: call for a fill first.';
    return refuse('not-enough-money', clause, because);
  }
  const { streaks } = layAgain(room, judged, entries);
  const { shoe, number: coup } = record;
  const event = { happened: 'settled-coup-voided', by, at, shoe, coup, clause, owed } as const;
  const told = streaks === undefined ? {} : { streaks };
  return [{ ...event, ...told, transfers: entries.transfers }];
}

/** Every stake goes back and every payment is taken back. */
const undone = (each: PatronNet): PatronNet => ({
  ...each,
  net: -each.net,
  commission: -each.commission,
});

/** A void last coup still ends the shoe: tails come to what they had before it (C4). */
const settledAnyway = ({ redecided }: JudgedAnew): readonly PatronNet[] =>
  [...redecided.values()].map(({ seat, wager, settled }) => {
    const { patron, transfer: refersTo } = wager;
    return { seat, patron, net: broughtIn(paidWager(wager, settled)), commission: 0, refersTo };
  });

/** The last coup, or that number of this shoe, as long as the table remembers it. */
const settledRecord = (
  { records, shoe }: Table,
  number: number | undefined,
): CoupRecord | undefined =>
  number === undefined
    ? records.at(-1)
    : records.find(record => record.shoe === shoe.number && record.number === number);

/** The record keeps what was paid and says why it is void; the road loses the result (R-IRR-6). */
export function evolveSettledCoupVoided(before: Table, event: SettledCoupVoided): Table {
  const of = { shoe: event.shoe, number: event.coup };
  const table = withoutLocksOf(ridesAnew(before, event.streaks), of);
  const records = table.records.map(record =>
    record.shoe === event.shoe && record.number === event.coup
      ? { ...record, standing: 'void' as const, corrected: event.clause }
      : record,
  );
  return { ...table, records, shoe: { ...table.shoe, hands: roadWithout(table, event) } };
}

/** Results stand on the road in the order of their coups: this one's place counts from the end. */
function roadWithout({ records, shoe }: Table, event: SettledCoupVoided): Shoe['hands'] {
  if (event.shoe !== shoe.number) return shoe.hands;
  const shown = records.filter(
    record => record.shoe === shoe.number && !['void', 'dummy'].includes(record.standing),
  );
  const at = shown.findIndex(({ number }) => number === event.coup);
  const place = shoe.hands.length - (shown.length - at);
  return at < 0 || place < 0 ? shoe.hands : shoe.hands.toSpliced(place, 1);
}

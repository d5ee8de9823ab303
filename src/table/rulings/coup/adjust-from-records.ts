// A malfunction after the close: the wagers are what the records prove, and they are settled as
// such, also in a coup that was settled otherwise (11.14(b), 11.15(b), ruling R18).

import type { At, Happened } from '../../act.ts';
import type { Facts, Ruled } from '../../irregularities/irregularity.ts';
import { withNotices } from '../../malfunctions/patron-notice.ts';
import { shownInPlace } from '../../malfunctions/shown-wagers.ts';
import { withoutMatters } from '../../malfunctions/terminal-record-differences.ts';
import { type TerminalFailed, terminalFailed } from '../../malfunctions/failed-terminals.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import type { CoupName } from '../../restatement/outstanding.ts';
import { coupMeant } from '../../restatement/reported-coup.ts';
import { asItStands, truthOf } from '../../restatement/restate.ts';
import { restated } from '../../restatement/restated.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { CoupRecord, Table } from '../../table.ts';

export interface RecordsConfirmed extends Happened {
  readonly happened: 'records-confirmed';
  readonly clause: string;
  /** The terminal in question; null when the whole system was. */
  readonly seat: number | null;
  /** What the records were found to hold, as a digest for the file. */
  readonly note: string;
  /** The coup in question; left out in old journals. */
  readonly about?: CoupName;
}

export function adjustFromRecords(context: At, ruled: Ruled): RulingEvents | Refusal {
  const { clause, report } = ruled;
  const { by, at, facts } = report;
  const { seat = null, note = '' } = facts;
  const meant = coupMeant(context, facts);
  if (meant === undefined) {
    return refuse('nothing-to-do', clause, { code: 'no-such-settled-coup' });
  }
  if (meant === 'present' && facts.shown !== undefined) {
    return refuse('not-now', clause, { code: 'settle-before-shown-wagers' });
  }
  if (facts.shown !== undefined && facts.provenByRecords !== true) {
    // A word alone never overrides records that agree.
    const no = refuse('facts-missing', clause, { code: 'fact-missing', fact: 'provenByRecords' });
    return { ...no, asks: 'provenByRecords' };
  }
  const adjusted = meant === 'present' ? [] : adjustedRecord(context, ruled, meant);
  if (isRefusal(adjusted)) return adjusted;
  const about = nameOf(context.table, meant);
  const confirmed = { happened: 'records-confirmed', by, at, clause, seat, note, about } as const;
  return [confirmed, ...failedTerminal(facts, ruled), ...adjusted];
}

const nameOf = ({ shoe, coup }: Table, meant: CoupRecord | 'present'): CoupName =>
  meant === 'present'
    ? { shoe: shoe.number, coup: coup?.number ?? 0 }
    : { shoe: meant.shoe, coup: meant.number };

function failedTerminal({ seat, fault = 'other' }: Facts, ruled: Ruled): readonly TerminalFailed[] {
  if (seat === undefined) return [];
  return [terminalFailed(seat, fault, ruled.clause, ruled.report)];
}

/** What a ruling voided before stands again; what was shown takes the place of what is stored. */
function adjustedRecord(context: At, ruled: Ruled, record: CoupRecord): RulingEvents | Refusal {
  const { clause, report } = ruled;
  const { seat: number } = report.facts;
  const truth = truthOf(record);
  const stored = record.seats.map(({ seat, paid }) => {
    if (number !== undefined && seat !== number) return { seat, paid };
    const laid = paid.filter(({ asShown }) => asShown !== true);
    return { seat, paid: laid.map(({ ruledVoid: _back, ...wager }) => wager) };
  });
  const seats = shownInPlace(context, record, stored, ruled);
  if (isRefusal(seats)) return seats;
  if (truth === null || isSame(seats, record.seats)) return [];
  return restated(context, record, { ...asItStands(record, clause), truth, seats }, ruled);
}

const isSame = (one: CoupRecord['seats'], other: CoupRecord['seats']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The wagers stand, and the matters about them are closed. */
export function evolveRecordsConfirmed(table: Table, event: RecordsConfirmed): Table {
  const { seat, clause, about } = event;
  if (about === undefined) return evolveBefore(table, seat);
  const seats = seat === null ? table.seats.map(({ number }) => number) : [seat];
  const notices = table.seats.flatMap(({ number, patron, wagers }) => {
    const own = wagers.filter(wager => wager.patron === patron?.id);
    if (patron === null || number !== seat) return [];
    const cents = own.reduce((sum, { stake }) => sum + stake, 0);
    return [{ what: 'wagers-stand', patron: patron.id, ...about, clause, cents } as const];
  });
  return withNotices(withoutMatters(table, about, seats), notices);
}

/** As 0.1.0 had it: one matter a seat, whatever the coup. */
const evolveBefore = (table: Table, seat: number | null): Table => ({
  ...table,
  kept: {
    ...table.kept,
    shownMatters: table.kept.shownMatters.filter(matter => seat !== null && matter.seat !== seat),
  },
});

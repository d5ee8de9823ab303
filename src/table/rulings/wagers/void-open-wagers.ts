// After a malfunction wagers go back: those of one terminal, of all, or those that no record
// proves; of the coup at the table, or of one that was settled (11.14 to 11.16, ruling R18).

import { type Draft, numbered, voidTransfer } from '../../../ledger/index.ts';
import type { At, Happened } from '../../act.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import { withNotices } from '../../malfunctions/patron-notice.ts';
import { seatsInDoubt, withoutMatters } from '../../malfunctions/terminal-record-differences.ts';
import { terminalFailed } from '../../malfunctions/failed-terminals.ts';
import { patronAccount, pendingBehind } from '../../accounts/money.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import { coupMeant } from '../../restatement/reported-coup.ts';
import { asItStands, truthOf } from '../../restatement/restate.ts';
import { restated } from '../../restatement/restated.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { CoupRecord, Seat, Table } from '../../table.ts';

export interface WagersVoided extends Happened {
  readonly happened: 'wagers-voided';
  /** The seats whose wagers for this coup went back. */
  readonly seats: readonly number[];
  readonly clause: string;
  /** The terminal that is out of order from now on, as 0.1.0 said it here. */
  readonly faulty: number | null;
}

/** All wagers of one terminal for the coup in question are void; others stand. */
export function voidTheTerminalsWagers(context: At, ruled: Ruled): RulingEvents | Refusal {
  const { clause, report } = ruled;
  const { seat, fault = 'other' } = report.facts;
  if (seat === undefined || !context.table.seats.some(({ number }) => number === seat)) {
    const no = refuse('no-such-seat', clause, { code: 'failed-terminal-missing' });
    return { ...no, asks: 'seat' };
  }
  const back = voidAt(context, ruled, [seat]);
  return isRefusal(back) ? back : [...back, terminalFailed(seat, fault, clause, report)];
}

/** A fault of the system before the close: every wager of every patron is void. */
export const voidAllWagers = (context: At, ruled: Ruled): RulingEvents | Refusal =>
  voidAt(context, ruled, 'all');

/** A fault of the system after the close: only what the records do not prove is void. */
export const voidUnprovenWagers = (context: At, ruled: Ruled): RulingEvents | Refusal =>
  voidAt(context, ruled, seatsInDoubt(context, ruled.report.facts));

function voidAt(
  context: At,
  ruled: Ruled,
  which: readonly number[] | 'all',
): RulingEvents | Refusal {
  const meant = coupMeant(context, ruled.report.facts);
  if (meant === undefined) {
    return refuse('nothing-to-do', ruled.clause, { code: 'no-such-settled-coup' });
  }
  if (meant !== 'present') return voidInRecord(context, ruled, meant, which);
  const { seats } = context.table;
  const chosen = which === 'all' ? seats : seats.filter(({ number }) => which.includes(number));
  return [voided(context.table, ruled, chosen)];
}

/** Of a settled coup: the wagers go back whatever the result, and what was paid is undone. */
function voidInRecord(
  context: At,
  ruled: Ruled,
  record: CoupRecord,
  which: readonly number[] | 'all',
): RulingEvents | Refusal {
  const { clause } = ruled;
  const truth = truthOf(record);
  const isVoid = record.standing === 'void' && record.stood === undefined;
  if (isVoid || truth === null) {
    return refuse('nothing-to-do', clause, { code: 'no-such-settled-coup' });
  }
  const seats = record.seats.map(({ seat, paid }) => {
    const goesBack = which === 'all' || which.includes(seat);
    return goesBack
      ? { seat, paid: paid.map(wager => ({ ...wager, ruledVoid: clause })) }
      : { seat, paid };
  });
  return restated(context, record, { ...asItStands(record, clause), truth, seats }, ruled);
}

function voided(
  table: Table,
  { clause, report: { by, at } }: Ruled,
  seats: readonly Seat[],
): WagersVoided {
  const transfers = numbered(
    table.ledger,
    seats.flatMap(seat => stakesBack(table, seat)),
  );
  const numbers = seats.filter(({ wagers }) => wagers.length > 0).map(({ number }) => number);
  return { happened: 'wagers-voided', by, at, clause, seats: numbers, faulty: null, transfers };
}

const stakesBack = (table: Table, seat: Seat): readonly Draft[] =>
  seat.wagers.map(({ patron, transfer }) =>
    voidTransfer(pendingBehind(table.ledger, patronAccount(seat.number, patron), transfer)),
  );

export function evolveWagersVoided(table: Table, event: WagersVoided): Table {
  const { seats, faulty, clause } = event;
  const coup = { shoe: table.shoe.number, coup: table.coup?.number ?? 0 };
  const notices = table.seats.flatMap(({ number, patron, wagers }) => {
    if (patron === null || !seats.includes(number)) return [];
    const own = wagers.filter(wager => wager.patron === patron.id);
    const cents = own.reduce((sum, { stake }) => sum + stake, 0);
    return [{ what: 'wagers-void', patron: patron.id, ...coup, clause, cents } as const];
  });
  const after = withNotices(withoutMatters(table, coup, seats), notices);
  return {
    ...after,
    seats: after.seats.map(seat => ({
      ...seat,
      ...(seats.includes(seat.number) ? { wagers: [], revision: seat.revision + 1 } : {}),
      ...(seat.number === faulty ? { state: 'faulty' as const } : {}),
    })),
  };
}

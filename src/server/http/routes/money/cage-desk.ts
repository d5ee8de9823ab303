// The cash desk beside its tickets: looked at before paid, owed and owing settled by two, a gaming
// day counted and closed by two.

import {
  dayAsked,
  dayClosing,
  dayToCount,
  outstandingSettled,
  settleOutstanding,
  ticketLookedUp,
  ticketLookUp,
} from '../../../../wire/cage/desk.ts';
import { balanceOf } from '../../../../table/accounts/money.ts';
import { isTicketRefusal } from '../../../money/cage/cage.ts';
import { TICKET_POWERS } from '../../../money/tickets/judge.ts';
import { countedLines, readClosing, readExpectedBoxes } from '../../../reports/day-count.ts';
import { reasonOf } from '../../../tables/mailbox/outcome.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';
import { noTicket } from './cage.ts';

/** Guesses at numbers are slowed down; there are seventeen digits of them. */
const GUESSES = 60;

const lookUpTicketAct = houseAct({
  address: 'POST /api/cage/look-up',
  summary: 'Shows a ticket by its number before anything is paid on it',
  may: TICKET_POWERS.redeem,
  perMinute: GUESSES,
  body: ticketLookUp,
  answer: ticketLookedUp,
  do: async ({ cage }: Parts<'cage'>, { body, by }) => {
    const found = await cage.lookUp(body.number, by);
    return isTicketRefusal(found) ? noTicket(found) : found;
  },
});

const settleOutstandingAct = houseAct({
  address: 'POST /api/cage/outstanding',
  summary: 'Pays what a correction owes a patron, or takes what they owe: cashier and supervisor',
  may: ['work-at-cage'],
  second: { agreesTo: 'outstanding', may: ['supervise'] },
  body: settleOutstanding,
  answer: outstandingSettled,
  do: async ({ table }: Parts<'table'>, { body, by, second }) => {
    const { table: name, seat, patron, cents, way, note: known } = body;
    const mailbox = table(name)?.parts?.mailbox;
    if (mailbox === undefined) {
      return notDone(STATUS.notFound, 'not-found', { code: 'no-such-table' });
    }
    const note = `${known} (cage: ${by.id})`;
    const what = { seat, patron, cents, note };
    const command =
      way === 'owed'
        ? ({ do: 'pay-owed', ...what } as const)
        : ({ do: 'collect-owing', ...what, from: 'cash' } as const);
    // The table's own act, by whom its book lets do it; the cashier hands the money over.
    const outcome = await mailbox.submit({ by: second, command });
    if (outcome.outcome === 'done') return { table: name, seat, patron, cents };
    return notDone(STATUS.conflict, 'not-settled', reasonOf(outcome));
  },
});

const readDayCountAct = houseAct({
  address: 'GET /api/cage/day',
  summary: 'What ought to lie in each box at the end of a gaming day, and how it was closed',
  may: TICKET_POWERS.report,
  query: dayAsked,
  answer: dayToCount,
  do: async (
    { journal, tables, clock, gamingDay }: Parts<'journal' | 'tables' | 'clock' | 'gamingDay'>,
    { query: { day } },
    { projector },
  ) => {
    await projector.freshen();
    return {
      day,
      isOver: day < gamingDay(clock.now()),
      lines: [...(await readExpectedBoxes(journal.db, day))],
      floats: tables.flatMap(({ plan, parts }) => {
        const table = parts?.mailbox.table;
        const hasFloat = plan.setup.seats[0]?.kind === 'seat';
        if (table === undefined || !hasFloat) return [];
        const currency = table.setup?.currency ?? plan.setup.currency;
        return [{ table: plan.name, currency, cents: balanceOf(table.ledger, 'float') }];
      }),
      closed: await readClosing(journal.db, day),
    };
  },
});

/** One at a time: a day is closed once. */
const closing = new WeakSet<object>();

const closeDayAct = houseAct({
  address: 'POST /api/cage/day',
  summary: 'Closes a gaming day that is over, box by box, each difference explained: two people',
  may: ['work-at-cage'],
  second: { agreesTo: 'gaming-day', may: ['approve-payments'] },
  body: dayClosing,
  records: ['gaming-day-closed'],
  do: async (
    { journal, record, clock, gamingDay }: Parts<'journal' | 'record' | 'clock' | 'gamingDay'>,
    { body: { day, counts }, by, second },
    { projector },
  ) => {
    const no = (
      code: 'day-not-over' | 'day-closed' | 'count-not-whole' | 'difference-unexplained',
    ) => notDone(STATUS.conflict, 'not-closed', { code });
    if (day >= gamingDay(clock.now())) return no('day-not-over');
    if (closing.has(record)) return no('day-closed');
    closing.add(record);
    try {
      await projector.freshen();
      if ((await readClosing(journal.db, day)) !== null) return no('day-closed');
      const lines = countedLines(await readExpectedBoxes(journal.db, day), counts);
      if (typeof lines === 'string') return no(lines);
      const people = { by: by.id, approvedBy: second.id };
      await record.note('gaming-day-closed', { day, counts: lines, ...people });
      return undefined;
    } finally {
      closing.delete(record);
    }
  },
});

export const CAGE_DESK_ACTS = [lookUpTicketAct, settleOutstandingAct, readDayCountAct, closeDayAct];

// A ticket brought to a terminal, as a note is taken: the cage holds it, the table gives the chips,
// and only then has it ended. Whatever stops half-way is completed or given back (R-MEM-7).

import { balanceOf, patronAccount } from '../../../table/accounts/money.ts';
import { takesTickets } from '../../../table/acts/accounts/buy-in.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { Seat, Table } from '../../../table/table.ts';
import { englishText } from '../../../texts/index.ts';
import { reasonOf } from '../../tables/mailbox/outcome.ts';
import { onceKey } from '../../tables/mailbox/was-done.ts';
import { refuseTicket, ticketUnderWay, type TicketRefusal } from '../tickets/judge.ts';
import type { Ticket, TicketPlace } from '../tickets/ticket.ts';
import { isTicketRefusal, type SettledTicket } from './cage.ts';
import type { CashOutWorld, PayingTable } from './pay-by-ticket.ts';

/** What the house lets a terminal take. */
export interface TicketsInTerms {
  /** A balance above this takes no more money in (R-CSH-3). */
  readonly mostBalance: number;
  /** True while play is halted, or the terminal is in audit (R-BET-7). */
  readonly isOutOfPlay: boolean;
}

/** Money that lies in the cage's hand until its table can give the chips. */
export interface TicketWaits {
  readonly waits: string;
}

const SYSTEM: Actor = { role: 'system', id: 'ticket-acceptor' };

/** Takes a ticket by its number into a terminal; the chips are the patron's when this answers. */
export async function takeTicketIn(
  world: CashOutWorld,
  box: PayingTable,
  at: { readonly seat: number; readonly newcomer: string },
  number: string,
  terms: TicketsInTerms,
): Promise<SettledTicket | TicketWaits | TicketRefusal> {
  const { table } = box;
  const seat = table.seats.find(one => one.number === at.seat);
  const shut = terminalFault(world, box, seat, terms);
  if (shut !== null || seat === undefined) return shut ?? takesNone();
  const patron = seat.patron?.id ?? at.newcomer;
  const into = { table: box.name, seat: at.seat, patron };
  const taken = await world.cage.take(number, into, table.setup?.currency ?? '');
  if (isTicketRefusal(taken)) return taken;
  if (held(table, seat) + taken.cents > terms.mostBalance) {
    const full = refuseTicket('balance-too-high', 'R-CSH-3', { code: 'terminal-holds-most' });
    return (await world.cage.giveBack(taken.id, englishText(full.reason))) ?? full;
  }
  return credit(world, box, taken, into);
}

/** After a restart, and while chips are still to be given: each ticket in a terminal goes on. */
export async function resumeTaken(
  world: CashOutWorld,
  tables: ReadonlyMap<string, PayingTable>,
): Promise<readonly TicketWaits[]> {
  const waiting: TicketWaits[] = [];
  for (const ticket of Object.values(world.cage.tickets.open)) {
    const { takenBy } = ticket;
    const box = takenBy && tables.get(takenBy.table);
    if (ticket.state !== 'taken' || takenBy === undefined || box === undefined) continue;
    const done = await credit(world, box, ticket, takenBy);
    if ('waits' in done) waiting.push(done);
  }
  return waiting;
}

/** The chips, once (R-BET-3), and the ticket's end; what the table refuses goes back as paper. */
async function credit(
  { cage, wasDone }: CashOutWorld,
  box: PayingTable,
  { id, cents, currency }: Pick<Ticket, 'id' | 'cents' | 'currency'>,
  { table, seat, patron }: TicketPlace,
): Promise<SettledTicket | TicketWaits | TicketRefusal> {
  const key = onceKey(`tickets-in-${seat}`, keyOf(cage.tickets.open[id], id));
  if (!(await wasDone(table, key))) {
    const what = { tender: 'tickets', cents, reference: id } as const;
    const command = { do: 'buy-in', seat, patron, ...what } as const;
    const outcome = await box.submit({ by: SYSTEM, command, key });
    if (outcome.outcome === 'busy') return { waits: id };
    if (outcome.outcome === 'refused') {
      const reason = reasonOf(outcome);
      const no = refuseTicket('no-tickets-here', outcome.refusal.clause, reason);
      return (await cage.giveBack(id, englishText(reason))) ?? no;
    }
  }
  const no = await cage.markCredited(id);
  if (no === null) return { id, cents, currency };
  return no.refused === 'not-stored' ? { waits: id } : no;
}

/** One key for each time that a ticket is taken: given back, it may come again. */
const keyOf = (ticket: Ticket | undefined, id: string): number =>
  Number(id.slice(2)) * MOST_TIMES + (ticket?.timesTaken ?? 0);
const MOST_TIMES = 1000;

const takesNone = (): TicketRefusal =>
  refuseTicket('no-tickets-here', 'ruling R16', { code: 'seat-takes-no-tickets' });

/** Why a terminal takes nothing now: judged before the number is looked at. */
function terminalFault(
  { cage }: CashOutWorld,
  { table, name }: PayingTable,
  seat: Seat | undefined,
  { isOutOfPlay }: TicketsInTerms,
): TicketRefusal | null {
  if (seat === undefined || table.phase === 'closed' || !takesTickets(table, seat)) {
    return takesNone();
  }
  if (isOutOfPlay || seat.state !== 'in-order' || table.frozen !== null) {
    return refuseTicket('out-of-play', 'R-BET-7', { code: 'terminal-out-of-play' });
  }
  const place = { table: name, seat: seat.number };
  if (seat.leaving || ticketUnderWay(cage.tickets, place) !== undefined) {
    return refuseTicket('ticket-waits', 'R-CSH-7', { code: 'terminal-being-paid-out' });
  }
  return null;
}

const held = ({ ledger }: Table, { number, patron }: Seat): number =>
  patron === null ? 0 : balanceOf(ledger, patronAccount(number, patron.id));

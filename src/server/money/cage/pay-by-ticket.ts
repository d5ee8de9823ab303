// Cashing out at a remote terminal: the ticket is issued, printed and only then paid for by its
// table. Whatever stops half-way is completed or undone, also after a restart (R-MEM-6, R-CSH-7).

import { reasonOf } from '../../tables/mailbox/outcome.ts';
import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { englishText } from '../../../texts/index.ts';
import { isLocked } from '../../../table/acts/accounts/leave.ts';
import { balanceOf, patronAccount } from '../../../table/accounts/money.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { Table } from '../../../table/table.ts';
import type { Mailbox } from '../../tables/mailbox/mailbox.ts';
import { isOnItsWay, refuseTicket, ticketUnderWay } from '../tickets/judge.ts';
import { seatRules } from '../tickets/seat-rules.ts';
import type { TicketRefusal } from '../tickets/judge.ts';
import type { PrintOutcome, TicketPrinter } from '../tickets/printer.ts';
import type { Ticket, TicketPlace } from '../tickets/ticket.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Cage, isTicketRefusal } from './cage.ts';
import { onceKey, type OnceKey } from '../../tables/mailbox/was-done.ts';

/** A table as the cash-out sees it. */
export type PayingTable = Pick<Mailbox, 'name' | 'table' | 'submit'>;

export interface CashOutWorld {
  readonly cage: Cage;
  readonly clock: Clock;
  /** Whether the table did what was asked under this key, at any time (R-BET-3). */
  readonly wasDone: (table: string, key: OnceKey) => Promise<boolean>;
}

/** How a cash-out came out. */
export type CashOut =
  | { readonly paid: 'by-ticket'; readonly id: string; readonly cents: number }
  /** Everything was lost: the account is closed, and there is no paper. */
  | { readonly paid: 'nothing' }
  /** An attendant pays: the reference goes into the table's payment by hand (6.7.2(b)). */
  | { readonly paid: 'by-hand-instead'; readonly reference: string; readonly cents: number }
  /** On paper; its table cannot pay just now, and the paper is not good before it does. */
  | { readonly paid: 'waits'; readonly id: string; readonly reason: HouseReason };

const SYSTEM: Actor = { role: 'system', id: 'ticket-printer' };
/** A printer that says nothing for so long has failed (R-CSH-9). */
export const PRINTER_SILENT_MS = 10_000;

/** Pays a leaving patron of a remote terminal by ticket, or says who must pay instead. */
export async function payByTicket(
  world: CashOutWorld,
  box: PayingTable,
  seat: number,
  printer: TicketPrinter,
): Promise<CashOut | TicketRefusal> {
  const due = dueBy(box.table, box.name, seat);
  if ('refused' in due) return due;
  const { cage } = world;
  const waiting = ticketUnderWay(cage.tickets, due.place);
  if (waiting !== undefined) {
    return refuseTicket('ticket-waits', 'R-CSH-7', {
      code: 'ticket-not-finished',
      name: waiting.id,
    });
  }
  if (due.cents === 0) return closeEmpty(box, due.place);
  const ticket = await cage.issue(due.place, due.cents, due.currency);
  if (isTicketRefusal(ticket)) return ticket;
  const state = printer.state();
  if (state !== 'ready') return byHand(cage, ticket, `The printer is not ready: ${state}.`);
  const paper = await cage.paperOf(ticket);
  const outcome = await inTime(world.clock, printer.print(ticket.id, paper));
  if (outcome !== 'printed') return byHand(cage, ticket, `Printing ${outcome}.`);
  const no = await cage.markPrinted(ticket.id);
  return no === null ? finish(world, box, { ...ticket, state: 'printed' }) : notYet(ticket.id, no);
}

/** After a restart: every ticket between the printer and its table is completed or undone. */
export async function resumeTickets(
  world: CashOutWorld,
  tables: ReadonlyMap<string, PayingTable>,
  printerOf: (place: TicketPlace) => TicketPrinter | undefined,
): Promise<readonly (CashOut | TicketRefusal)[]> {
  const { cage } = world;
  const results: (CashOut | TicketRefusal)[] = [];
  for (const ticket of Object.values(cage.tickets.open)) {
    const box = tables.get(ticket.table);
    if (!isOnItsWay(ticket) || box === undefined) continue;
    results.push(await resumeOne(world, box, ticket, printerOf(ticket)));
  }
  return results;
}

async function resumeOne(
  world: CashOutWorld,
  box: PayingTable,
  ticket: Ticket,
  printer: TicketPrinter | undefined,
): Promise<CashOut | TicketRefusal> {
  if (ticket.state === 'printed') return finish(world, box, ticket);
  const asked = printer?.outcomeOf(ticket.id) ?? Promise.resolve('unknown' as const);
  const outcome = await inTime(world.clock, asked);
  if (outcome !== 'printed') {
    return byHand(world.cage, ticket, `After a restart its printing is ${outcome}.`);
  }
  const no = await world.cage.markPrinted(ticket.id);
  return no === null ? finish(world, box, { ...ticket, state: 'printed' }) : notYet(ticket.id, no);
}

/** What the journal did not take is tried again: the paper is out, or the table has paid. */
const notYet = (id: string, no: TicketRefusal): CashOut | TicketRefusal =>
  no.refused === 'not-stored' ? { paid: 'waits', id, reason: no.reason } : no;

/** The table pays and closes the account, once; then the paper is good. */
async function finish(
  { cage, wasDone }: CashOutWorld,
  box: PayingTable,
  ticket: Ticket,
): Promise<CashOut | TicketRefusal> {
  const { id, table, seat, patron, cents } = ticket;
  const key = onceKey(`tickets-${seat}`, Number(id.slice(2)));
  if (!(await wasDone(table, key))) {
    const command = { do: 'pay-out', seat, patron, how: 'ticket', cents, reference: id } as const;
    const outcome = await box.submit({ by: SYSTEM, command, key });
    if (outcome.outcome === 'busy') return { paid: 'waits', id, reason: outcome.reason };
    if (outcome.outcome === 'refused') {
      const { refused, reason } = outcome.refusal;
      const mayCome = refused === 'frozen' || refused === 'table-stopped' || refused === 'not-now';
      return mayCome ? { paid: 'waits', id, reason } : byHand(cage, ticket, englishText(reason));
    }
  }
  const no = await cage.markPaid(id);
  return no === null ? { paid: 'by-ticket', id, cents } : notYet(id, no);
}

async function closeEmpty(
  box: PayingTable,
  { seat, patron }: TicketPlace,
): Promise<CashOut | TicketRefusal> {
  const paid = { how: 'ticket', cents: 0, reference: 'nothing-to-pay' } as const;
  const outcome = await box.submit({
    by: SYSTEM,
    command: { do: 'pay-out', seat, patron, ...paid },
  });
  if (outcome.outcome === 'done') return { paid: 'nothing' };
  return refuseTicket('nothing-to-pay', ticketClause(box.table), reasonOf(outcome));
}

async function byHand(
  cage: Cage,
  { id, cents }: Ticket,
  why: string,
): Promise<CashOut | TicketRefusal> {
  const no = await cage.cancel(id, why);
  return no === null ? { paid: 'by-hand-instead', reference: id, cents } : notYet(id, no);
}

interface DueTicket {
  readonly place: TicketPlace;
  readonly cents: number;
  readonly currency: string;
}

/** The clause under which the table's book lets terminals print tickets; else the house's own. */
const ticketClause = (table: Table): string => seatRules(table)?.tickets ?? 'ruling R16';

/** What a leaving patron is owed, where a ticket may pay it (6.7.2, R13, R16). */
function dueBy(table: Table, name: string, number: number): DueTicket | TicketRefusal {
  const seat = table.seats.find(one => one.number === number);
  const patron = seat?.patron?.id;
  if (seat === undefined || patron === undefined || !seat.leaving) {
    return refuseTicket('no-ticket-here', ticketClause(table), { code: 'nobody-leaving' });
  }
  if (seat.kind !== 'remote-terminal' || !seat.printer) {
    return refuseTicket('no-ticket-here', 'ruling R16', { code: 'tickets-from-remote-only' });
  }
  if (seat.wins !== undefined) {
    return refuseTicket('win-locked', 'R-CSH-11', { code: 'large-win-first' });
  }
  if (isLocked(table, seat, patron)) {
    return refuseTicket('wagers-locked', 'ruling R13', { code: 'wagers-settled-first' });
  }
  const cents = balanceOf(table.ledger, patronAccount(number, patron));
  const place = { table: name, seat: number, patron };
  return { place, cents, currency: table.setup?.currency ?? '' };
}

/** What the printer says, or that it said nothing in time. */
function inTime(clock: Clock, asked: Promise<PrintOutcome>): Promise<PrintOutcome> {
  return new Promise(resolve => {
    const stop = clock.after(PRINTER_SILENT_MS, () => resolve('unknown'));
    const end = (outcome: PrintOutcome): void => {
      stop();
      resolve(outcome);
    };
    asked.then(end, () => end('failed'));
  });
}

// Whether the cage's tickets add up: its own meters, the tickets as they were projected, the
// accounts, and what the tables have paid for (R-MTR-2, R-CSH-12).

import type pg from 'pg';

import {
  type End,
  ENDS,
  type TicketMeterName,
  OPEN_STATES,
  type OpenState,
  type Ticket,
  type Tickets,
} from '../../money/tickets/ticket.ts';
import type { StoredAccount } from './same-books.ts';

/** The tickets of one table and currency in one state. */
export interface TicketSum {
  readonly table: string;
  readonly state: OpenState | End;
  readonly currency: string;
  readonly count: number;
  readonly cents: number;
}

/** Sums of the projected tickets of a stream. */
export async function ticketSums(
  client: pg.ClientBase,
  stream: number,
): Promise<readonly TicketSum[]> {
  const { rows } = await client.query<TicketSum>(
    `select table_name as table, state, currency, count(*)::int as count,
            sum(cents)::bigint as cents
       from ticket where stream = $1 group by table_name, state, currency`,
    [stream],
  );
  return rows;
}

/** What each table has paid for by ticket, at the very moment that the cage is looked at. */
export type PaidByTable = ReadonlyMap<string, number>;

/** Which tickets each of the cage's meters has counted. */
const COUNTED: Readonly<Record<TicketMeterName, readonly (OpenState | End)[]>> = {
  issued: [...OPEN_STATES, ...ENDS],
  paid: ['outstanding', 'taken', 'redeemed', 'void', 'credited'],
  redeemed: ['redeemed'],
  void: ['void'],
  cancelled: ['cancelled'],
  credited: ['credited'],
};
const METERED = Object.keys(COUNTED) as readonly TicketMeterName[]; // its own keys

interface Sum {
  readonly count: number;
  readonly cents: number;
}

const sumOf = (tickets: readonly (Sum | Ticket)[]): Sum => ({
  count: tickets.reduce((sum, one) => sum + ('count' in one ? one.count : 1), 0),
  cents: tickets.reduce((sum, { cents }) => sum + cents, 0),
});

const isSame = (one: Sum, other: Sum): boolean =>
  one.count === other.count && one.cents === other.cents;

const format = ({ count, cents }: Sum): string => `${count} tickets of ${cents} cents`;

/** A sentence where tickets, meters, accounts and tables do not agree. */
export function differenceOfTickets(
  { meters, open }: Tickets,
  { accounts, tickets }: Stored,
  paidBy: PaidByTable,
): string | null {
  const inState = (states: readonly string[]): Sum =>
    sumOf(tickets.filter(({ state }) => states.includes(state)));
  for (const meter of METERED) {
    const stored = inState(COUNTED[meter]);
    if (isSame(meters[meter], stored)) continue;
    const own = format(meters[meter]);
    return `The cage has metered ${own} as ${meter}, stored are ${format(stored)}.`;
  }
  for (const state of OPEN_STATES) {
    const own = sumOf(Object.values(open).filter(ticket => ticket.state === state));
    const stored = inState([state]);
    if (isSame(own, stored)) continue;
    return `The cage holds ${format(own)} as ${state}, stored are ${format(stored)}.`;
  }
  return accountsDiffer(tickets, accounts) ?? tablesDiffer(tickets, paidBy);
}

interface Stored {
  readonly accounts: readonly StoredAccount[];
  readonly tickets: readonly TicketSum[];
}

/** Where the money of a ticket went when it ended. */
const PAID_TO: { readonly [state in OpenState | End]?: string } = {
  redeemed: 'cash-out',
  void: 'hand-pays',
  credited: 'tickets-in',
};

/** Each ticket that ended in money has moved as much from tickets outstanding. */
function accountsDiffer(
  tickets: readonly TicketSum[],
  accounts: readonly StoredAccount[],
): string | null {
  const due = new Map<string, number>();
  const add = (account: string, currency: string, cents: number): void => {
    const name = `${account} ${currency}`;
    due.set(name, (due.get(name) ?? 0) + cents);
  };
  for (const { state, currency, cents } of tickets) {
    const to = PAID_TO[state];
    if (to === undefined) continue;
    add('tickets-out', currency, -cents);
    add(to, currency, cents);
  }
  for (const { account, currency, net, pendingDebits, pendingCredits } of accounts) {
    const name = `${account} ${currency}`;
    const owed = due.get(name) ?? 0;
    due.delete(name);
    if (net === owed && pendingDebits === 0 && pendingCredits === 0) continue;
    return `Account ${name} of the cage holds ${net} cents, its tickets come to ${owed}.`;
  }
  const missing = [...due].find(([, cents]) => cents !== 0);
  return missing === undefined
    ? null
    : `Account ${missing[0]} of the cage is not there, its tickets come to ${missing[1]}.`;
}

/** A table pays for a ticket that is printed, and then the cage marks it: never the other way. */
function tablesDiffer(tickets: readonly TicketSum[], paidBy: PaidByTable): string | null {
  for (const [table, paid] of paidBy) {
    const own = tickets.filter(one => one.table === table);
    const { cents: good } = sumOf(own.filter(({ state }) => COUNTED.paid.includes(state)));
    const { cents: printed } = sumOf(own.filter(({ state }) => state === 'printed'));
    if (paid >= good && paid <= good + printed) continue;
    return `Table ${table} has paid ${paid} cents by ticket, the cage's of it come to ${good}.`;
  }
  return null;
}

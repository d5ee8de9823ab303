// The cage: the tickets of the house from the printer to the cash desk, in a stream of their own.

import { transfer } from '../../../ledger/transfer.ts';
import { assert } from '../../../rules/assert.ts';
import { drawTicketNumber, groupedNumber, isTicketNumber, tailOf } from '../tickets/number.ts';
import {
  agreementFault,
  currencyFault,
  isOnItsWay,
  lacksTicketPower,
  redeemFault,
  refuseTicket,
  voidFault,
} from '../tickets/judge.ts';
import type { Clerk, TicketRefusal } from '../tickets/judge.ts';
import { ticketPaper } from '../tickets/paper.ts';
import type { TicketSecret } from '../tickets/secret.ts';
import { evolveTickets, noTickets, terminalOf } from '../tickets/ticket.ts';
import type {
  End,
  ListedTicket,
  Ticket,
  TicketEvent,
  TicketPlace,
  Tickets,
} from '../tickets/ticket.ts';
import { foundEnded, foundOpen, type FoundTicket } from './found-ticket.ts';
import { isNotStored, StreamBook } from '../../storage/journal/stream-book.ts';
import type {
  StreamAct,
  BookWorld,
  StreamFolding,
  KeptStream,
  NotStored,
} from '../../storage/journal/stream-book.ts';

export const CAGE_STREAM = 'cage';

/** What is printed on every ticket and how long it is good for. */
export interface TicketTerms {
  readonly house: string;
  readonly isDemonstration: boolean;
  readonly zone: string;
  /** No expiry unless the house sets one (R16). */
  readonly validMs: number | null;
}

export interface CageWorld extends BookWorld {
  readonly secret: TicketSecret;
  readonly terms: TicketTerms;
}

/** A ticket that was turned into cash, or a void that was paid by hand. */
export interface SettledTicket {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
}

/** A ticket as a visitor of a demonstration sees it. */
export interface TicketOnScreen extends SettledTicket {
  readonly number: string;
}

/** What the journal answers about a ticket that has ended. */
interface Ended extends SettledTicket {
  readonly end: End;
}

/** How the cage's stream is folded. */
export const cageFolding: StreamFolding<Tickets, TicketEvent> = {
  engine: 'cage-2',
  begin: noTickets,
  evolve: evolveTickets,
};

type Book = StreamBook<Tickets, TicketEvent>;

export class Cage {
  readonly #book: Book | null;
  readonly #secret: TicketSecret;
  readonly #terms: TicketTerms;
  readonly #now: () => number;
  #stopped: string | null;

  private constructor(
    book: Book | null,
    stopped: string | null,
    { secret, terms, clock }: CageWorld,
  ) {
    this.#now = () => clock.now();
    this.#book = book;
    this.#stopped = stopped;
    this.#secret = secret;
    this.#terms = terms;
  }

  /**
   * Takes the cage up where it stood. One whose stream is stopped is there and does nothing: the
   * tables play on and pay by hand (R-MEM-5).
   */
  static async open(world: CageWorld): Promise<Cage | { readonly says: string }> {
    const book = await StreamBook.open<Tickets, TicketEvent>(world, CAGE_STREAM, cageFolding);
    if (!('says' in book)) return new Cage(book, null, world);
    return book.isStopped ? new Cage(null, book.says, world) : book;
  }

  /** At nodes that do not keep it: nothing is done with tickets there. */
  static readonly elsewhere = (world: CageWorld): Cage => new Cage(null, 'It is elsewhere.', world);

  /** All tickets as they are on the disk. */
  get tickets(): Tickets {
    return this.#book?.state ?? noTickets;
  }

  /** The books with the event they stand at, for an audit; null where there is nothing to audit. */
  get inPlay(): { readonly seq: number; readonly kept: KeptStream<Tickets> } | null {
    const book = this.#book;
    return book === null || this.#stopped !== null ? null : { seq: book.seq, kept: book.kept };
  }

  /** Why nothing is done with tickets, or null. */
  get stopped(): string | null {
    return this.#stopped;
  }

  /** Nothing is done with tickets from here on (R-EVT-3). */
  stopBecause(says: string): void {
    this.#stopped ??= says;
  }

  /** The last 35 tickets of a terminal, newest first, never with a whole number. */
  lastOf(place: Pick<TicketPlace, 'table' | 'seat'>): readonly ListedTicket[] {
    return this.tickets.last[terminalOf(place)] ?? [];
  }

  /** Issues a ticket for what a terminal holds: the number is drawn, nothing is paid yet. */
  async issue(
    place: TicketPlace,
    cents: number,
    currency: string,
  ): Promise<Ticket | TicketRefusal> {
    assert(Number.isSafeInteger(cents) && cents > 0, 'a ticket is for whole cents above nought');
    const number = drawTicketNumber();
    const name = this.#secret.nameOf(number);
    const event = await this.#write<never>((tickets, at) => {
      const id = `T-${String(tickets.next).padStart(6, '0')}`;
      const { validMs } = this.#terms;
      const expiresAt = validMs === null ? null : at + validMs;
      const sealed = this.#secret.seal(id, number);
      const what = { id, name, sealed, tail: tailOf(number), cents, currency, expiresAt };
      return {
        event: { kind: 'ticket-issued', ...place, ...what },
        currency,
        // No number is given out twice, whatever the year (R-CSH-8).
        key: `issue/${name}`,
      };
    });
    if (isTicketRefusal(event)) return event;
    if (isNotStored(event)) return notStored(event.says);
    return this.#openTicket(event.id);
  }

  /** The paper of a ticket; the number leaves the cage only on it. */
  paperOf(ticket: Ticket): Promise<Buffer> {
    const number = this.#secret.open(ticket.id, ticket.sealed);
    assert(number !== null, `the number of ${ticket.id} opens with the house's key`);
    const { house, isDemonstration, zone } = this.#terms;
    const { id, cents, currency, issuedAt, expiresAt, duplicates: duplicate } = ticket;
    const terminal = terminalOf(ticket);
    return ticketPaper({
      ...{ house, isDemonstration, zone, terminal, id, number },
      ...{ cents, currency, issuedAt, expiresAt, duplicate },
    });
  }

  /**
   * What a terminal's last paper bears, where nothing is of value: a visitor has no printer and
   * looks at the ticket on the screen. No other house shows a number before it is redeemed
   * (R-CSH-6).
   */
  faceAt(place: Pick<TicketPlace, 'table' | 'seat'>): TicketOnScreen | null {
    const last = this.lastOf(place)[0];
    const ticket = this.tickets.open[last?.id ?? ''];
    if (!this.#terms.isDemonstration || ticket?.state !== 'outstanding') return null;
    const number = this.#secret.open(ticket.id, ticket.sealed);
    if (number === null) return null;
    const { id, cents, currency } = ticket;
    return { id, number: groupedNumber(number), cents, currency };
  }

  /** The paper lies in the tray. */
  markPrinted(id: string): Promise<TicketRefusal | null> {
    return this.#step(id, 'issued', { kind: 'ticket-printed', id });
  }

  /** The table has closed the account: from here on the paper is money. */
  markPaid(id: string): Promise<TicketRefusal | null> {
    return this.#step(id, 'printed', { kind: 'ticket-paid', id });
  }

  /** The paper is worth nothing; its terminal is paid by hand, with the ticket's id on record. */
  async cancel(id: string, why: string): Promise<TicketRefusal | null> {
    const done = await this.#write<TicketRefusal>(({ open }) => {
      const ticket = open[id];
      if (ticket === undefined || !isOnItsWay(ticket)) return wrongState(id);
      return this.#ending(ticket, 'cancelled', { kind: 'ticket-cancelled', id, why });
    });
    return noOf(done);
  }

  /** What a number stands for before it is paid; a ticket that has ended says how. */
  async lookUp(number: string, by: Clerk): Promise<FoundTicket | TicketRefusal> {
    const name = lacksTicketPower(by, 'redeem') ?? this.#nameOf(number);
    if (typeof name !== 'string') return name;
    const ticket = openUnder(this.tickets.open, name);
    if (ticket !== undefined) return foundOpen(ticket, this.#now());
    const answer = (await this.#book?.answerOf(`end/${name}`)) ?? null;
    const refusal = await this.#whyNot(name);
    return answer === null ? refusal : foundEnded(answer as Ended, refusal); // `#ending` wrote it
  }

  /** Pays a ticket, once and never again (R-CSH-4): from tickets outstanding to cash paid out. */
  async redeem(number: string, by: Clerk): Promise<SettledTicket | TicketRefusal> {
    const denied = lacksTicketPower(by, 'redeem');
    if (denied !== null) return denied;
    const name = this.#nameOf(number);
    if (typeof name !== 'string') return name;
    let settled: SettledTicket | null = null;
    const done = await this.#write<TicketRefusal | null>(({ open }, at) => {
      const ticket = openUnder(open, name);
      if (ticket === undefined) return null;
      const fault = redeemFault(ticket, at);
      if (fault !== null) return fault;
      settled = settledOf(ticket);
      const paid = { debit: 'tickets-out', credit: 'cash-out', cents: ticket.cents } as const;
      return {
        ...this.#ending(ticket, 'redeemed', {
          ...{ kind: 'ticket-redeemed', id: ticket.id, by: by.id },
        }),
        drafts: [transfer({ ...paid, memo: 'cash-out' })],
      };
    });
    if (done === null) return this.#whyNot(name);
    return noOf(done) ?? settled ?? wrongState(name);
  }

  /** A terminal takes a ticket, as a note goes past the point of return: nobody else can now. */
  async take(
    number: string,
    into: TicketPlace,
    currency: string,
  ): Promise<SettledTicket | TicketRefusal> {
    const name = this.#nameOf(number);
    if (typeof name !== 'string') return name;
    let taken: SettledTicket | null = null;
    const done = await this.#write<TicketRefusal | null>(({ open }, at) => {
      const ticket = openUnder(open, name);
      if (ticket === undefined) return null;
      const fault = redeemFault(ticket, at) ?? currencyFault(ticket, currency);
      if (fault !== null) return fault;
      taken = settledOf(ticket);
      return { event: { kind: 'ticket-taken', id: ticket.id, into }, currency: ticket.currency };
    });
    if (done === null) return this.#whyNot(name);
    return noOf(done) ?? taken ?? wrongState(name);
  }

  /** The terminal's table has given the chips: the ticket has ended, as one that was redeemed. */
  async markCredited(id: string): Promise<TicketRefusal | null> {
    const done = await this.#write<TicketRefusal>(({ open }) => {
      const ticket = open[id];
      if (ticket?.state !== 'taken') return wrongState(id);
      const moved = { debit: 'tickets-out', credit: 'tickets-in', cents: ticket.cents } as const;
      return {
        ...this.#ending(ticket, 'credited', { kind: 'ticket-credited', id }),
        drafts: [transfer({ ...moved, memo: 'buy-in' })],
      };
    });
    return noOf(done);
  }

  /** The table has given nothing for it: the paper is as good as before. */
  giveBack(id: string, why: string): Promise<TicketRefusal | null> {
    return this.#step(id, 'taken', { kind: 'ticket-given-back', id, why });
  }

  /** Voids a ticket that cannot be redeemed, as one that was torn: paid by hand, by two people. */
  async voidTicket(
    id: string,
    by: Clerk,
    approvedBy: Clerk,
    why: string,
  ): Promise<SettledTicket | TicketRefusal> {
    let settled: SettledTicket | null = null;
    const done = await this.#write<TicketRefusal>(({ open }) => {
      const ticket = open[id];
      if (ticket === undefined) return wrongState(id);
      const fault = voidFault(ticket, by, approvedBy, why);
      if (fault !== null) return fault;
      settled = settledOf(ticket);
      const paid = { debit: 'tickets-out', credit: 'hand-pays', cents: ticket.cents } as const;
      return {
        ...this.#ending(ticket, 'void', {
          ...{ kind: 'ticket-voided', id, by: by.id, approvedBy: approvedBy.id, why },
        }),
        drafts: [transfer({ ...paid, memo: 'cash-out' })],
      };
    });
    return noOf(done) ?? settled ?? wrongState(id);
  }

  /**
   * Another paper of an outstanding ticket, marked as a duplicate; whichever comes first is paid.
   * It bears the number, which is money: two people and a reason (ruling G19).
   */
  async duplicate(
    id: string,
    by: Clerk,
    approvedBy: Clerk,
    why: string,
  ): Promise<Buffer | TicketRefusal> {
    const denied = lacksTicketPower(by, 'duplicate') ?? agreementFault(by, approvedBy, why);
    if (denied !== null) return denied;
    const agreed = { by: by.id, approvedBy: approvedBy.id, why };
    const no = await this.#step(id, 'outstanding', { kind: 'ticket-duplicated', id, ...agreed });
    return no ?? this.paperOf(this.#openTicket(id));
  }

  /** The keyed name of a number as it was printed, with or without hyphens. */
  #nameOf(number: string): string | TicketRefusal {
    const digits = number.replaceAll(/[\s-]/gu, '');
    if (isTicketNumber(digits)) return this.#secret.nameOf(digits);
    return refuseTicket('not-a-ticket-number', 'R-CSH-8', { code: 'ticket-number-wrong' });
  }

  #write<No>(
    judge: (tickets: Tickets, at: number) => StreamAct<TicketEvent> | No,
  ): Promise<TicketEvent | No | NotStored | TicketRefusal> {
    const book = this.#book;
    if (book !== null && this.#stopped === null) return book.write(judge);
    const reason = { code: 'cage-stopped', note: this.#stopped ?? '' } as const;
    return Promise.resolve(refuseTicket('cage-stopped', 'R-MEM-5', reason));
  }

  #ending(ticket: Ticket, end: Ended['end'], event: TicketEvent): StreamAct<TicketEvent> {
    const { name, currency } = ticket;
    const answer: Ended = { end, ...settledOf(ticket) };
    // One end for ever, whatever else goes wrong: the database itself refuses a second.
    return { event, key: `end/${name}`, answer, currency };
  }

  async #step(
    id: string,
    from: Ticket['state'],
    event: TicketEvent,
  ): Promise<TicketRefusal | null> {
    const done = await this.#write<TicketRefusal>(({ open }) => {
      const ticket = open[id];
      return ticket?.state === from ? { event, currency: ticket.currency } : wrongState(id);
    });
    return noOf(done);
  }

  /** A number that is not open: what became of it, if it ever was one. */
  async #whyNot(name: string): Promise<TicketRefusal> {
    const answer = await this.#book?.answerOf(`end/${name}`);
    if (answer === undefined || answer === null) {
      return refuseTicket('unknown-ticket', 'R-CSH-4', { code: 'no-such-ticket' });
    }
    const { end, id } = answer as Ended; // written by `#ending`
    const refused = end === 'redeemed' ? 'already-redeemed' : end;
    return refuseTicket(refused, 'R-CSH-4', { code: `ticket-${end}`, name: id });
  }

  #openTicket(id: string): Ticket {
    const ticket = this.tickets.open[id];
    assert(ticket !== undefined, `${id} was stored a moment ago`);
    return ticket;
  }
}

const openUnder = (open: Tickets['open'], name: string): Ticket | undefined =>
  Object.values(open).find(ticket => ticket.name === name);

const settledOf = ({ id, cents, currency }: Ticket): SettledTicket => ({ id, cents, currency });

const notStored = (note: string): TicketRefusal =>
  refuseTicket('not-stored', 'R-MEM-2', { code: 'journal-refused', note });

const wrongState = (id: string): TicketRefusal =>
  refuseTicket('wrong-state', 'R-CSH-7', { code: 'ticket-in-other-state', name: id });

function noOf(answer: object | null): TicketRefusal | null {
  if (isNotStored(answer)) return notStored(answer.says);
  return isTicketRefusal(answer) ? answer : null;
}

export const isTicketRefusal = (answer: object | null): answer is TicketRefusal =>
  answer !== null && 'refused' in answer;

// The doors of the demonstration house: sit down, take a role, insert a note, deal by hand. A live
// house has none of these routes.

import { z } from 'zod';

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import { word } from '../../../../table/fields.ts';

import {
  approval,
  dealerChoice,
  demoApprovalRequest,
  denial,
  insertNoteBody,
  noteInserted,
  onOrOff,
  roleToken,
  seatToken,
  type StaffRole,
  sitDown,
  stepTaken,
  takeRole,
  takeTicket,
} from '../../../../wire/http.ts';
import { demoVoidTicket, ticketSettled } from '../../../../wire/cage.ts';
import { demoStoppedPayment, stoppedPaymentMade } from '../../../../wire/stopped.ts';
import { isTicketRefusal } from '../../../money/cage/cage.ts';
import type { House } from '../../../house/house.ts';
import type { Clock } from '../../../ports/clock.ts';
import { addVisitor, type StaffMember } from '../../../people/staff.ts';
import type { VirtualDealer } from '../../../tables/virtual/dealer.ts';
import { LAB_PATH } from '../../lab-page.ts';
import {
  denied,
  keepCookie,
  only,
  sessionBehind,
  requestSession,
  STATUS,
  tokenOf,
} from '../../who.ts';
import { NOT_IN_THAT_ROLE, notPaidAnswer } from '../money/stopped-payments.ts';
import type { TypedApp } from '../../typed-app.ts';

const NO_TABLE = denied('no-such-table', { code: 'table-not-open-for-play' });
const VISITORS = { rateLimit: { max: 600, timeWindow: '1 minute' } };
const tableParams = z.object({ table: word });

export function demoRoutes(app: TypedApp, house: House): void {
  seatRoutes(app, house);
  moneyRoutes(app, house);
  ticketRoutes(app, house);
  stoppedRoutes(app, house);
  roleRoutes(app, house);
  labRoute(app, house);
  dealerRoutes(app, house);
}

/** The visitor in a role: a named person like any other, who can only come in by these doors. */
const visitorAs = (role: StaffRole): StaffMember => ({
  id: `visitor-${role}`,
  name: `Visitor as ${role.replaceAll('-', ' ')}`,
  roles: [role],
  since: 0,
});

/** Long enough for a visitor's page to connect; after that the seat is anybody's again. */
const PROMISED_MS = 5000;

/** Seats on their way to a visitor whose terminal is not connected yet: nobody else's meanwhile. */
class SeatPromises {
  readonly #clock: Clock;
  readonly #until = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  give(table: string, seat: number): void {
    this.#until.set(`${table} ${seat}`, this.#clock.now() + PROMISED_MS);
  }

  /** Of the seats that are free, those that nobody is on the way to. */
  among(table: string, seats: readonly number[]): readonly number[] {
    const now = this.#clock.now();
    for (const [seat, until] of this.#until) if (until <= now) this.#until.delete(seat);
    return seats.filter(seat => !this.#until.has(`${table} ${seat}`));
  }
}

function seatRoutes(app: TypedApp, house: House): void {
  const promises = new SeatPromises(house.clock);
  app.post(
    '/api/demo/seats',
    {
      config: VISITORS,
      schema: {
        summary: 'Sits down at a free seat',
        body: sitDown,
        response: { [STATUS.ok]: seatToken, [STATUS.notFound]: denial, [STATUS.conflict]: denial },
      },
    },
    async (request, reply) => {
      const { table: name, seat: wanted } = request.body;
      const table = house.table(name);
      if (table?.parts === null || table === undefined) {
        return reply.code(STATUS.notFound).send(NO_TABLE);
      }
      const freeSeats = promises.among(name, table.summary().freeSeats);
      const seat = wanted ?? freeSeats[0];
      if (seat === undefined || !freeSeats.includes(seat)) {
        const reason = { code: 'seat-is-taken', seat: seat ?? 0 } as const;
        return reply.code(STATUS.conflict).send(denied('seat-taken', reason));
      }
      promises.give(name, seat);
      const place = { kind: 'terminal', table: name, seat } as const;
      const { token } = await house.devices.enrol(place, 'visitor');
      return reply.code(STATUS.ok).send({ token, table: name, seat });
    },
  );
}

/** What comes into a terminal and out of it: notes and tickets. */
function moneyRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/demo/notes',
    {
      config: VISITORS,
      schema: {
        summary: 'Inserts a note into a seat’s simulated acceptor',
        body: insertNoteBody,
        response: { [STATUS.ok]: noteInserted, [STATUS.notSignedIn]: denial },
      },
    },
    async (request, reply) => {
      const device = house.devices.find(request.body.token);
      const parts = device === null ? null : (house.table(device.table)?.parts ?? null);
      if (device?.kind !== 'terminal' || device.seat === null || parts === null) {
        const reason = { code: 'terminal-not-enrolled' } as const;
        return reply.code(STATUS.notSignedIn).send(denied('not-enrolled', reason));
      }
      const { id, table, seat } = device;
      const inserted = await house.equipment.insertNote({ table, seat }, id, request.body.cents);
      const answer =
        'credited' in inserted
          ? { credited: inserted.credited, refusal: null }
          : { credited: 0, refusal: inserted.refusal };
      return reply.code(STATUS.ok).send(answer);
    },
  );

  app.post(
    '/api/demo/ticket',
    {
      config: VISITORS,
      schema: { summary: 'Takes the ticket out of a terminal’s tray, as PDF', body: takeTicket },
    },
    async (request, reply) => {
      const device = house.devices.find(request.body.token);
      if (device?.kind !== 'terminal' || device.seat === null) {
        const reason = { code: 'terminal-not-enrolled' } as const;
        return reply.code(STATUS.notSignedIn).send(denied('not-enrolled', reason));
      }
      const { table, seat } = device;
      const paper = house.equipment.tickets.takePaper({ table, seat })?.paper;
      if (paper === undefined) {
        const reason = { code: 'no-ticket-in-tray' } as const;
        return reply.code(STATUS.notFound).send(denied('no-ticket', reason));
      }
      return reply.code(STATUS.ok).type('application/pdf').send(Buffer.from(paper));
    },
  );
}

/** The second signature under a void by one click: somebody else's role, as with approvals. */
function ticketRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/demo/tickets/void',
    {
      config: VISITORS,
      onRequest: only(house),
      schema: {
        summary: 'Voids a ticket with the approval of a role, by one click',
        body: demoVoidTicket,
        response: { [STATUS.ok]: ticketSettled, [STATUS.conflict]: denial },
      },
    },
    async (request, reply) => {
      const { ticket, why, role } = request.body;
      const { id } = visitorAs(role);
      const session = sessionBehind(request);
      const by = { id: session.person.id, role: session.role };
      const settled = await house.cage.voidTicket(ticket, by, { id, role }, why);
      if (isTicketRefusal(settled)) {
        return reply.code(STATUS.conflict).send(denied(settled.refused, settled.reason));
      }
      return reply.code(STATUS.ok).send(settled);
    },
  );
}

/** The same under a payment at a stopped table. */
function stoppedRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/demo/stopped-payments',
    {
      config: VISITORS,
      onRequest: only(house),
      schema: {
        summary: 'Pays a patron of a stopped table with the approval of a role, by one click',
        body: demoStoppedPayment,
        response: { [STATUS.ok]: stoppedPaymentMade, [STATUS.conflict]: denial },
      },
    },
    async (request, reply) => {
      const { role, ...asked } = request.body;
      if (!hasAnyPower(role, ['approve-payments'])) {
        return reply.code(STATUS.conflict).send(NOT_IN_THAT_ROLE);
      }
      const by = sessionBehind(request).person.id;
      const paid = await house.stoppedPayments.pay({
        ...asked,
        by,
        approvedBy: visitorAs(role).id,
      });
      if ('notPaid' in paid) return reply.code(STATUS.conflict).send(notPaidAnswer(paid));
      return reply.code(STATUS.ok).send(paid);
    },
  );
}

function roleRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/demo/roles',
    {
      config: VISITORS,
      schema: {
        summary: 'Takes a role by one click',
        body: takeRole,
        response: { [STATUS.ok]: roleToken },
      },
    },
    async (request, reply) => {
      const { role } = request.body;
      const person = visitorAs(role);
      await addVisitor(house.journal.db, person);
      const { token, session } = await house.sessions.open(person, role);
      await house.record.note('role-taken', { id: person.id, role, session: session.mark });
      const { until } = session;
      return reply.code(STATUS.ok).send({ token, id: person.id, role, until });
    },
  );

  app.post(
    '/api/demo/approvals',
    {
      config: VISITORS,
      schema: {
        summary: 'Approves as somebody of a role, by one click',
        body: demoApprovalRequest,
        response: { [STATUS.ok]: approval, [STATUS.notPermitted]: denial },
      },
    },
    async (request, reply) => {
      const { role, table, command } = request.body;
      const { id } = visitorAs(role);
      const asker = await requestSession(house, request);
      if (asker?.person.id === id) {
        const reason = { code: 'own-command' } as const;
        return reply.code(STATUS.notPermitted).send(denied('own-wish', reason));
      }
      const to = asker?.person.id ?? null;
      const noted = { id, role, table, act: command.do, command, to };
      await house.record.note('approval-given', noted);
      const given = house.approvals.give(table, command, { id, role });
      return reply.code(STATUS.ok).send({ ...given, id, role });
    },
  );

  app.post(
    '/api/demo/patrons',
    {
      schema: {
        summary: 'Switches simulated patrons on or off',
        body: onOrOff,
        response: { [STATUS.ok]: onOrOff },
      },
    },
    async (request, reply) => {
      const { on } = request.body;
      house.switchSimulatedPatrons(on);
      await house.record.note('simulated-patrons-switched', { on });
      return reply.code(STATUS.ok).send({ on: house.simulates });
    },
  );
}

/** A visitor's role is known to the page alone; the lab is a page of its own, and asks a cookie. */
function labRoute(app: TypedApp, house: House): void {
  app.post(
    '/api/demo/lab',
    {
      config: VISITORS,
      onRequest: only(house, 'read-analysis'),
      schema: {
        summary: 'Lets the browser of a visitor open the lab',
        response: { [STATUS.ok]: onOrOff },
      },
    },
    async (request, reply) => {
      const { until } = sessionBehind(request);
      keepCookie(request, reply, tokenOf(request) ?? '', until, LAB_PATH);
      return reply.code(STATUS.ok).send({ on: true });
    },
  );
}

function dealerRoutes(app: TypedApp, house: House): void {
  const dealerOf = (name: string): VirtualDealer | null => house.table(name)?.parts?.dealer ?? null;

  app.post(
    '/api/demo/tables/:table/dealer',
    {
      schema: {
        summary: 'Lets a virtual table be dealt by itself, or card by card from a console',
        params: tableParams,
        body: dealerChoice,
        response: { [STATUS.ok]: dealerChoice, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const dealer = dealerOf(table);
      if (dealer === null) return reply.code(STATUS.notFound).send(NO_TABLE);
      dealer.switchTo(request.body.dealer);
      await house.record.note('dealer-switched', { table, to: request.body.dealer });
      return reply.code(STATUS.ok).send({ dealer: dealer.dealtBy });
    },
  );

  app.post(
    '/api/demo/tables/:table/step',
    {
      schema: {
        summary: 'Does the next thing at a virtual table that is dealt by hand',
        params: tableParams,
        response: { [STATUS.ok]: stepTaken, [STATUS.notFound]: denial, [STATUS.conflict]: denial },
      },
    },
    async (request, reply) => {
      const dealer = dealerOf(request.params.table);
      if (dealer === null) return reply.code(STATUS.notFound).send(NO_TABLE);
      if (dealer.dealtBy !== 'by-hand') {
        const reason = { code: 'dealt-automatically' } as const;
        return reply.code(STATUS.conflict).send(denied('dealt-by-itself', reason));
      }
      const taken = await dealer.stepNow();
      const outcome = taken?.outcome;
      const refusal = outcome?.outcome === 'refused' ? outcome.refusal : null;
      return reply.code(STATUS.ok).send({ did: taken?.did ?? null, refusal });
    },
  );
}

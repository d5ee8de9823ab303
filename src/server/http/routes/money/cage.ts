// The cage over HTTP: redeeming, voiding and duplicating tickets, and what is owed on them.

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  denial,
  duplicateTicket,
  redeemTicketBody,
  ticketReport,
  ticketSettled,
  voidTicketBody,
} from '../../../../wire/cage.ts';
import type { ApproverProof, Denial } from '../../../../wire/http.ts';
import { isTicketRefusal } from '../../../money/cage/cage.ts';
import type { House } from '../../../house/house.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { roleOf } from '../../../people/staff.ts';
import { type Clerk, lacksTicketPower, type TicketRefusal } from '../../../money/tickets/judge.ts';
import { liabilityReport } from '../../../money/tickets/report.ts';
import { denied, only, sessionBehind, STATUS } from '../../who.ts';
import { asApprover, denialAnswer, knownBy } from '../staff/locks.ts';
import type { TypedApp } from '../../typed-app.ts';

const NOES = { [STATUS.notSignedIn]: denial, [STATUS.conflict]: denial };
/** Guesses at numbers are slowed down; there are seventeen digits of them. */
const GUESSES = { rateLimit: { max: 60, timeWindow: '1 minute' } };

const answerOf = ({ refused, reason }: TicketRefusal) => denied(refused, reason);

export function cageRoutes(app: TypedApp, house: House): void {
  deskRoutes(app, house);
  backRoutes(app, house);
}

/** What happens at the cash desk. */
function deskRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/cage/redeem',
    {
      config: GUESSES,
      onRequest: only(house),
      schema: {
        summary: 'Redeems a ticket, once',
        body: redeemTicketBody,
        response: { [STATUS.ok]: ticketSettled, ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const by: Clerk = { id: session.person.id, role: session.role };
      const settled = await house.cage.redeem(request.body.number, by);
      if (isTicketRefusal(settled)) return reply.code(STATUS.conflict).send(answerOf(settled));
      return reply.code(STATUS.ok).send(settled);
    },
  );

  app.post(
    '/api/cage/void',
    {
      config: GUESSES,
      onRequest: only(house),
      schema: {
        summary: 'Voids a ticket and pays it by hand: a second person proves who they are',
        body: voidTicketBody,
        response: { [STATUS.ok]: ticketSettled, ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { ticket, why } = request.body;
      const second = await secondClerk(house, request, 'ticket-void');
      if ('body' in second) return reply.code(second.status).send(second.body);
      const by: Clerk = { id: session.person.id, role: session.role };
      const settled = await house.cage.voidTicket(ticket, by, second, why);
      if (isTicketRefusal(settled)) return reply.code(STATUS.conflict).send(answerOf(settled));
      return reply.code(STATUS.ok).send(settled);
    },
  );
}

interface NotAgreed {
  readonly status: 401 | 409;
  readonly body: Denial;
}

/** The second person of a request, proven on the spot; or why not. */
async function secondClerk(
  house: House,
  request: Pick<FastifyRequest, 'ip'> & { readonly body: { readonly approver: ApproverProof } },
  approving: string,
): Promise<Clerk | NotAgreed> {
  const { approver } = request.body;
  const known = await knownBy(house, request, asApprover(approver), { approving });
  if (isDenial(known)) return { status: STATUS.notSignedIn, body: denialAnswer(known) };
  const role = roleOf(known, approver.role);
  if (role !== undefined) return { id: known.id, role };
  const body = denied('not-authorised', { code: 'not-in-that-role' });
  return { status: STATUS.conflict, body };
}

/** What happens behind it. */
function backRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/cage/duplicate',
    {
      onRequest: only(house),
      config: GUESSES,
      schema: {
        summary: 'Another paper of a ticket, as PDF: a reason, and a second person',
        body: duplicateTicket,
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { ticket, why } = request.body;
      const second = await secondClerk(house, request, 'ticket-duplicate');
      if ('body' in second) return reply.code(second.status).send(second.body);
      const by: Clerk = { id: session.person.id, role: session.role };
      const paper = await house.cage.duplicate(ticket, by, second, why);
      if (!Buffer.isBuffer(paper)) return reply.code(STATUS.conflict).send(answerOf(paper));
      return reply.code(STATUS.ok).type('application/pdf').send(paper);
    },
  );

  app.get(
    '/api/cage/tickets',
    {
      onRequest: only(house),
      schema: {
        summary: 'What is owed on tickets; never with a whole number',
        querystring: z.strictObject({}),
        response: { [STATUS.ok]: ticketReport, ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const by: Clerk = { id: session.person.id, role: session.role };
      const no = lacksTicketPower(by, 'report');
      if (no !== null) return reply.code(STATUS.conflict).send(answerOf(no));
      const report = liabilityReport(house.cage.tickets, house.clock.now());
      return reply.code(STATUS.ok).send({ ...report, tickets: [...report.tickets] });
    },
  );
}

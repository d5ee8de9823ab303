// The audit mode of a terminal over HTTP: begun at its own screen by staff who prove themselves,
// ended there or by itself (R-MOD-1).

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import { balanceOf, patronAccount } from '../../../../table/accounts/money.ts';
import type { Table } from '../../../../table/table.ts';
import { denial, type StaffRole } from '../../../../wire/http.ts';
import {
  beginAuditBody,
  demoBeginAudit,
  endAuditBody,
  terminalAudit,
  type TerminalAudit,
} from '../../../../wire/terminal-audit.ts';
import { coupsAt, eventsAt, metersAt, ticketsAt } from '../../../reports/terminal-audit.ts';
import type { House } from '../../../house/house.ts';
import type { TerminalPlace } from '../../../equipment/terminal-audits.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import type { Projector } from '../../../checks/projector/projector.ts';
import type { SoftwareWatch } from '../../../checks/software/watch.ts';
import { denied, DEVICE_COOKIE, STATUS } from '../../who.ts';
import { knownBy, denialAnswer } from '../staff/locks.ts';
import type { TypedApp } from '../../typed-app.ts';

const FEW = { rateLimit: { max: 20, timeWindow: '1 minute' } };
const NO_TERMINAL = denied('no-such-terminal', { code: 'no-such-terminal' });
const NOT_ITS_SCREEN = denied('not-enrolled', { code: 'not-that-terminal' });
const NOT_IN_ROLE = denied('not-permitted', { code: 'role-looks-into-no-terminal' });
const ANSWERS = {
  [STATUS.ok]: terminalAudit,
  [STATUS.notSignedIn]: denial,
  [STATUS.notPermitted]: denial,
  [STATUS.notFound]: denial,
};

/** What an audit is gathered from. */
interface Sources {
  readonly house: House;
  readonly projector: Projector;
  readonly software: SoftwareWatch;
}

export function terminalAuditRoutes(app: TypedApp, from: Sources): void {
  const { house } = from;
  if (house.demonstration) demonstrationRoute(app, from);
  app.post(
    '/api/terminals/audit',
    {
      config: FEW,
      schema: {
        summary: 'Begins the audit mode of a terminal, at its own screen',
        body: beginAuditBody,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const { table, seat, ...proof } = request.body;
      const place = { table, seat };
      const device = deviceOf(house, request, place);
      if (device === null) return reply.code(STATUS.notPermitted).send(NOT_ITS_SCREEN);
      const known = await knownBy(house, request, proof, { audit: table, seat });
      if (isDenial(known)) return reply.code(STATUS.notSignedIn).send(denialAnswer(known));
      const role = known.roles.find(isLooking);
      if (role === undefined) return reply.code(STATUS.notPermitted).send(NOT_IN_ROLE);
      const page = await begun(from, place, known.id, device);
      if (page === null) return reply.code(STATUS.notFound).send(NO_TERMINAL);
      return reply.code(STATUS.ok).send(page);
    },
  );

  app.post(
    '/api/terminals/audit/end',
    {
      schema: {
        summary: 'Ends the audit mode of a terminal',
        body: endAuditBody,
        response: { [STATUS.ok]: z.strictObject({}), [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { token, ...place } = request.body;
      const isEnded = await house.equipment.audits.end(place, token);
      if (!isEnded) return reply.code(STATUS.notFound).send(NO_TERMINAL);
      return reply.code(STATUS.ok).send({});
    },
  );
}

/** A visitor takes the role by one touch, as everywhere in a demonstration. */
function demonstrationRoute(app: TypedApp, from: Sources): void {
  app.post(
    '/api/demo/terminal-audit',
    {
      config: FEW,
      schema: {
        summary: 'Begins the audit mode of a demonstration’s terminal',
        body: demoBeginAudit,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const { table, seat, role } = request.body;
      if (!isLooking(role)) return reply.code(STATUS.notPermitted).send(NOT_IN_ROLE);
      const page = await begun(from, { table, seat }, `visitor-${role}`, null);
      if (page === null) return reply.code(STATUS.notFound).send(NO_TERMINAL);
      return reply.code(STATUS.ok).send(page);
    },
  );
}

const isLooking = (role: StaffRole): boolean => hasAnyPower(role, ['look-up']);

/** The enrolled screen that asks, if it is that terminal; a demonstration enrols none. */
function deviceOf(house: House, request: FastifyRequest, place: TerminalPlace): string | null {
  const token = request.cookies[DEVICE_COOKIE];
  const device = token === undefined ? null : house.devices.find(token);
  const isIt =
    device?.kind === 'terminal' && device.table === place.table && device.seat === place.seat;
  return isIt ? device.id : null;
}

async function begun(
  { house, projector, software }: Sources,
  place: TerminalPlace,
  by: string,
  device: string | null,
): Promise<TerminalAudit | null> {
  const table = house.table(place.table)?.parts?.mailbox.table;
  const seat = table?.seats.find(({ number }) => number === place.seat);
  const rulebook = house.table(place.table)?.plan.setup.rulebook;
  if (table === undefined || seat === undefined || rulebook === undefined) return null;
  const { db } = house.journal;
  const { version: release, engine } = house.release;
  const [whole] = await Promise.all([software.whole(), projector.freshen()]);
  const { token, until } = await house.equipment.audits.begin(place, by);
  return {
    ...{ ...place, token, until, by },
    identity: {
      ...{ house: house.plan.name, device, release, engine, software: whole, rulebook },
      setup: table.setup?.id ?? null,
    },
    balance: balanceAt(table, place.seat),
    meters: await metersAt(db, place),
    coups: coupsAt(table.records, place.seat),
    tickets: ticketsAt(house.cage.lastOf(place)),
    events: await eventsAt(db, place),
  };
}

function balanceAt({ seats, ledger }: Table, number: number): number {
  const patron = seats.find(seat => seat.number === number)?.patron?.id;
  return patron === undefined ? 0 : balanceOf(ledger, patronAccount(number, patron));
}

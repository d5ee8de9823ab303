// The audit mode of a terminal: begun at its own screen by staff who prove themselves, ended there
// or by itself (R-MOD-1).

import type { FastifyRequest } from 'fastify';

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import { balanceOf, patronAccount } from '../../../../table/accounts/money.ts';
import type { Table } from '../../../../table/table.ts';
import type { StaffRole } from '../../../../wire/roles.ts';
import {
  beginAuditBody,
  demoBeginAudit,
  endAuditBody,
  terminalAudit,
  type TerminalAudit,
} from '../../../../wire/inspection/terminal-audit.ts';
import type { TerminalPlace } from '../../../equipment/terminal-audits.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { coupsAt, eventsAt, metersAt, ticketsAt } from '../../../reports/terminal-audit.ts';
import { type Beside, houseAct, NotDone, notDone, type Parts } from '../house-act.ts';
import { denialAnswer, recognise } from '../recognise.ts';
import { DEVICE_COOKIE, STATUS } from '../../who.ts';

const FEW = 20;

const noTerminal = () => notDone(STATUS.notFound, 'no-such-terminal', { code: 'no-such-terminal' });
const notInRole = () =>
  notDone(STATUS.notPermitted, 'not-permitted', { code: 'role-looks-into-no-terminal' });

type AuditedHouse = Parts<'table' | 'journal' | 'release' | 'equipment' | 'plan' | 'cage'>;

const beginAuditAct = houseAct({
  address: 'POST /api/terminals/audit',
  summary: 'Begins the audit mode of a terminal, at its own screen',
  perMinute: FEW,
  body: beginAuditBody,
  answer: terminalAudit,
  records: ['audit-begun'],
  do: async (
    house: AuditedHouse & Parts<'devices' | 'desk' | 'record'>,
    { body: { table, seat, ...proof }, request },
    beside,
  ) => {
    const place = { table, seat };
    const device = deviceOf(house, request, place);
    if (device === null) {
      return notDone(STATUS.notPermitted, 'not-enrolled', { code: 'not-that-terminal' });
    }
    const known = await recognise(house, request, proof, { audit: table, seat });
    if (isDenial(known)) return new NotDone(STATUS.notSignedIn, denialAnswer(known));
    if (!known.roles.some(isLooking)) return notInRole();
    return (await begun(house, beside, place, known.id, device)) ?? noTerminal();
  },
});

const endAuditAct = houseAct({
  address: 'POST /api/terminals/audit/end',
  summary: 'Ends the audit mode of a terminal',
  body: endAuditBody,
  records: ['audit-ended'],
  do: async ({ equipment }: Parts<'equipment'>, { body: { token, ...place } }) =>
    (await equipment.audits.end(place, token)) ? undefined : noTerminal(),
});

/** A visitor takes the role by one touch, as everywhere in a demonstration. */
export const demoBeginAuditAct = houseAct({
  address: 'POST /api/demo/terminal-audit',
  summary: 'Begins the audit mode of a demonstration’s terminal',
  perMinute: FEW,
  body: demoBeginAudit,
  answer: terminalAudit,
  records: ['audit-begun'],
  do: async (house: AuditedHouse, { body: { table, seat, role } }, beside) => {
    if (!isLooking(role)) return notInRole();
    const by = `visitor-${role}`;
    return (await begun(house, beside, { table, seat }, by, null)) ?? noTerminal();
  },
});

export const TERMINAL_AUDIT_ACTS = [beginAuditAct, endAuditAct];

const isLooking = (role: StaffRole): boolean => hasAnyPower(role, ['look-up']);

/** The enrolled screen that asks, if it is that terminal; a demonstration enrols none. */
function deviceOf(
  { devices }: Parts<'devices'>,
  request: FastifyRequest,
  place: TerminalPlace,
): string | null {
  const token = request.cookies[DEVICE_COOKIE];
  const device = token === undefined ? null : devices.find(token);
  const isIt =
    device?.kind === 'terminal' && device.table === place.table && device.seat === place.seat;
  return isIt ? device.id : null;
}

async function begun(
  house: AuditedHouse,
  { projector, software }: Beside,
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

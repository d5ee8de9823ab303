// The doors of the demonstration house: sit down, take a role, insert a note, deal by hand. A live
// house has none of these acts.

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import { tableName } from '../../../../wire/administration/approvals.ts';
import { demoVoidTicket, ticketSettled } from '../../../../wire/cage/tickets.ts';
import {
  approval,
  dealerChoice,
  demoApprovalRequest,
  insertNoteBody,
  noteInserted,
  onOrOff,
  roleToken,
  seatToken,
  sitDown,
  stepTaken,
  takeRole,
  takeTicket,
  ticketShown,
} from '../../../../wire/http.ts';
import { demoStoppedPayment, stoppedPaymentMade } from '../../../../wire/cage/stopped-tables.ts';
import { BY_VISITOR } from '../../../house/visitors.ts';
import { isTicketRefusal } from '../../../money/cage/cage.ts';
import { TICKET_POWERS } from '../../../money/tickets/judge.ts';
import { addVisitor } from '../../../people/staff.ts';
import { visitorAs } from '../../../people/visitors.ts';
import { type HouseAct, houseAct, notDone, type Parts, SentFile } from '../house-act.ts';
import { LAB_PATH } from '../../lab-page.ts';
import { qrRows } from '../../../money/tickets/qr-code.ts';
import { keepCookie, requestSession, STATUS, tokenOf } from '../../who.ts';
import { noTicket } from '../money/cage.ts';
import { noPayment } from '../money/stopped-payments.ts';

const VISITORS = 600;

const noTable = () =>
  notDone(STATUS.notFound, 'no-such-table', { code: 'table-not-open-for-play' });
const noTerminal = () =>
  notDone(STATUS.notSignedIn, 'not-enrolled', { code: 'terminal-not-enrolled' });

/** Terminals of visitors who sat at that seat. */
const visitorsAt = ({ devices }: Parts<'devices'>, name: string, at: number): readonly string[] =>
  devices
    .all()
    .filter(({ kind, table, seat }) => kind === 'terminal' && table === name && seat === at)
    .filter(({ enrolledBy }) => enrolledBy === BY_VISITOR)
    .map(({ id }) => id);

const sitDownAct = houseAct({
  address: 'POST /api/demo/seats',
  summary: 'Sits down at a free seat',
  perMinute: VISITORS,
  body: sitDown,
  answer: seatToken,
  do: async (house: Parts<'table' | 'devices'>, { body }, { promises }) => {
    const { table: name } = body;
    const table = house.table(name);
    if (table === undefined || (table.parts === null && !table.isElsewhere)) return noTable();
    const freeSeats = promises.among(name, table.summary().freeSeats);
    const seat = body.seat ?? freeSeats[0];
    if (seat === undefined || !freeSeats.includes(seat)) {
      const reason = { code: 'seat-is-taken', seat: seat ?? 0 } as const;
      return notDone(STATUS.conflict, 'seat-taken', reason);
    }
    promises.give(name, seat);
    const place = { kind: 'terminal', table: name, seat } as const;
    const before = visitorsAt(house, name, seat);
    const { token } = await house.devices.enrol(place, BY_VISITOR);
    // Whoever sat here before has gone: their terminal does not speak for the next one.
    for (const id of before) await house.devices.revoke(id);
    return { token, table: name, seat };
  },
});

/** The seat of the terminal that has this token. */
function terminalOf({ devices }: Parts<'devices'>, token: string) {
  const device = devices.find(token);
  if (device?.kind !== 'terminal' || device.seat === null) return null;
  return { id: device.id, place: { table: device.table, seat: device.seat } };
}

const insertNoteAct = houseAct({
  address: 'POST /api/demo/notes',
  summary: 'Inserts a note into a seat’s simulated acceptor',
  perMinute: VISITORS,
  body: insertNoteBody,
  answer: noteInserted,
  do: async (house: Parts<'table' | 'devices' | 'equipment'>, { body }) => {
    const terminal = terminalOf(house, body.token);
    const parts = terminal && house.table(terminal.place.table)?.parts;
    if (terminal === null || !parts) return noTerminal();
    const inserted = await house.equipment.insertNote(terminal.place, terminal.id, body.cents);
    return 'credited' in inserted
      ? { credited: inserted.credited, refusal: null }
      : { credited: 0, refusal: inserted.refusal };
  },
});

const takeTicketAct = houseAct({
  address: 'POST /api/demo/ticket',
  summary: 'Takes the ticket out of a terminal’s tray, as PDF',
  perMinute: VISITORS,
  body: takeTicket,
  answer: 'file',
  do: (house: Parts<'devices' | 'equipment'>, { body }) => {
    const terminal = terminalOf(house, body.token);
    if (terminal === null) return noTerminal();
    const paper = house.equipment.tickets.takePaper(terminal.place)?.paper;
    if (paper !== undefined) return new SentFile('application/pdf', Buffer.from(paper));
    return notDone(STATUS.notFound, 'no-ticket', { code: 'no-ticket-in-tray' });
  },
});

/** The ticket on the screen, for a visitor has no paper; and the way to the cage with it. */
const showTicketAct = houseAct({
  address: 'POST /api/demo/ticket/face',
  summary: 'Shows the ticket that a terminal printed last, with its number and a QR code',
  perMinute: VISITORS,
  body: takeTicket,
  answer: ticketShown,
  do: (house: Parts<'devices' | 'cage'>, { body, request }) => {
    const terminal = terminalOf(house, body.token);
    if (terminal === null) return noTerminal();
    const face = house.cage.faceAt(terminal.place);
    if (face === null) return { ticket: null };
    // Behind the hash a number stays in the browser: no log of any server has it.
    const path = `/pit.html?role=cashier#ticket=${face.number}`;
    const cage = `${request.protocol}://${request.host}${path}`;
    return { ticket: { ...face, cage, qr: [...qrRows(cage)] } };
  },
});

/** The second signature by one click: somebody else's role, as with approvals. */
const voidTicketAct = houseAct({
  address: 'POST /api/demo/tickets/void',
  summary: 'Voids a ticket with the approval of a role, by one click',
  may: TICKET_POWERS.void,
  perMinute: VISITORS,
  body: demoVoidTicket,
  answer: ticketSettled,
  records: ['ticket-voided'],
  do: async ({ cage }: Parts<'cage'>, { body: { ticket, why, role }, by }) => {
    const { id } = visitorAs(role);
    const settled = await cage.voidTicket(ticket, by, { id, role }, why);
    return isTicketRefusal(settled) ? noTicket(settled) : settled;
  },
});

const payStoppedAct = houseAct({
  address: 'POST /api/demo/stopped-payments',
  summary: 'Pays a patron of a stopped table with the approval of a role, by one click',
  may: [],
  perMinute: VISITORS,
  body: demoStoppedPayment,
  answer: stoppedPaymentMade,
  records: ['stopped-table-paid'],
  do: async ({ stoppedPayments }: Parts<'stoppedPayments'>, { body, by }) => {
    const { role, ...asked } = body;
    if (!hasAnyPower(role, ['approve-payments'])) {
      return notDone(STATUS.conflict, 'not-authorised', { code: 'not-in-that-role' });
    }
    const people = { by: by.id, approvedBy: visitorAs(role).id };
    const paid = await stoppedPayments.pay({ ...asked, ...people });
    return 'notPaid' in paid ? noPayment(paid) : paid;
  },
});

const takeRoleAct = houseAct({
  address: 'POST /api/demo/roles',
  summary: 'Takes a role by one click',
  whileHeld: true,
  perMinute: VISITORS,
  body: takeRole,
  answer: roleToken,
  records: ['role-taken'],
  do: async (house: Parts<'journal' | 'sessions' | 'record'>, { body: { role } }) => {
    const person = visitorAs(role);
    await addVisitor(house.journal.db, person);
    const { token, session } = await house.sessions.open(person, role);
    await house.record.note('role-taken', { id: person.id, role, session: session.mark });
    return { token, id: person.id, role, until: session.until };
  },
});

const approveCommandAct = houseAct({
  address: 'POST /api/demo/approvals',
  summary: 'Approves as somebody of a role, by one click',
  perMinute: VISITORS,
  body: demoApprovalRequest,
  answer: approval,
  records: ['approval-given'],
  do: async (
    house: Parts<'sessions' | 'record' | 'approvals'>,
    { body: { role, table, command }, request },
  ) => {
    const { id } = visitorAs(role);
    const asker = await requestSession(house, request);
    if (asker?.person.id === id) {
      return notDone(STATUS.notPermitted, 'own-command', { code: 'own-command' });
    }
    const to = asker?.person.id ?? null;
    const noted = { id, role, table, act: command.do, command, to };
    await house.record.note('approval-given', noted);
    return { ...house.approvals.give(table, command, { id, role }), id, role };
  },
});

const switchPatronsAct = houseAct({
  address: 'POST /api/demo/patrons',
  summary: 'Switches simulated patrons on or off',
  body: onOrOff,
  answer: onOrOff,
  records: ['simulated-patrons-switched'],
  do: async (house: Parts<'floor' | 'record'>, { body: { on } }) => {
    house.floor.switchSimulatedPatrons(on);
    await house.record.note('simulated-patrons-switched', { on });
    return { on: house.floor.simulates };
  },
});

/** A visitor's role is known to the page alone; the lab is a page of its own, and asks a cookie. */
const openLabAct = houseAct({
  address: 'POST /api/demo/lab',
  summary: 'Lets the browser of a visitor open the lab',
  may: ['read-analysis'],
  perMinute: VISITORS,
  answer: onOrOff,
  do: (_, { session, request, reply }) => {
    keepCookie(request, reply, tokenOf(request) ?? '', session.until, LAB_PATH);
    return { on: true };
  },
});

const switchDealerAct = houseAct({
  address: 'POST /api/demo/tables/:table/dealer',
  summary: 'Lets a virtual table be dealt by itself, or card by card from a console',
  params: tableName,
  body: dealerChoice,
  answer: dealerChoice,
  records: ['dealer-switched'],
  do: async (house: Parts<'table' | 'record'>, { params: { table }, body }) => {
    const dealer = house.table(table)?.parts?.dealer ?? null;
    if (dealer === null) return noTable();
    dealer.switchTo(body.dealer);
    await house.record.note('dealer-switched', { table, to: body.dealer });
    return { dealer: dealer.dealtBy };
  },
});

const dealStepAct = houseAct({
  address: 'POST /api/demo/tables/:table/step',
  summary: 'Does the next thing at a virtual table that is dealt by hand',
  params: tableName,
  answer: stepTaken,
  do: async (house: Parts<'table'>, { params: { table } }) => {
    const dealer = house.table(table)?.parts?.dealer ?? null;
    if (dealer === null) return noTable();
    if (dealer.dealtBy !== 'by-hand') {
      return notDone(STATUS.conflict, 'dealt-by-itself', { code: 'dealt-automatically' });
    }
    const taken = await dealer.stepNow();
    const outcome = taken?.outcome;
    const refusal = outcome?.outcome === 'refused' ? outcome.refusal : null;
    return { did: taken?.did ?? null, refusal };
  },
});

export const DEMO_ACTS: readonly HouseAct[] = [
  sitDownAct,
  insertNoteAct,
  takeTicketAct,
  showTicketAct,
  voidTicketAct,
  payStoppedAct,
  takeRoleAct,
  approveCommandAct,
  switchPatronsAct,
  openLabAct,
  switchDealerAct,
  dealStepAct,
];

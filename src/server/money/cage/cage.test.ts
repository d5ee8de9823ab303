import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { assert } from '../../../rules/assert.ts';
import { staff } from '../../../table/testing/scene.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { HandClock } from '../../testing/clock.ts';
import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { journalOn } from '../../testing/journal.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { leavingWith, remoteTable, SYSTEM } from '../../testing/remote-terminal.ts';
import type { MailboxRig } from '../../testing/mailbox.ts';
import { gamingDays } from '../../ports/gaming-day.ts';
import { SoftwarePrinter } from '../tickets/printer.ts';
import { ledgerLiability, liabilityReport } from '../tickets/report.ts';
import { TicketSecret } from '../tickets/secret.ts';
import { LAST_TICKETS } from '../tickets/ticket.ts';
import { Cage, isTicketRefusal } from './cage.ts';
import {
  type CashOutWorld,
  payByTicket,
  PRINTER_SILENT_MS,
  resumeTickets,
} from './pay-by-ticket.ts';
import { wasDone } from '../../tables/mailbox/was-done.ts';

const CASHIER = { id: 'carla', role: 'cashier' } as const;
const OTHER_CASHIER = { id: 'cora', role: 'cashier' } as const;
const BOSS = { id: 'boss', role: 'casino-supervisor' } as const;
const secret = new TicketSecret(Buffer.alloc(32, 7));

const PLACE_ONE = { table: 'rapid-1', seat: 1 } as const;

let postgres: TestPostgres;
let journal: Journal;
let cage: Cage;
let rig: MailboxRig;
let world: CashOutWorld;
const clock = new HandClock();

async function openCage(): Promise<Cage> {
  const opened = await Cage.open({
    journal,
    clock,
    secret,
    gamingDay: gamingDays({ startsAtHour: 6, zone: 'Australia/Melbourne' }),
    currency: 'AUD',
    terms: {
      house: 'Test House',
      isDemonstration: true,
      zone: 'Australia/Melbourne',
      validMs: null,
    },
  });
  assert(opened instanceof Cage, JSON.stringify(opened));
  return opened;
}

beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  cage = await openCage();
  rig = await remoteTable(journal, 'rapid-1', clock);
  world = { cage, clock, wasDone: (table, key) => wasDone(journal.db, table, key) };
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

const numberOn = (paper: Uint8Array): string =>
  /\d\d-\d{4}-\d{4}-\d{4}-\d{4}/u.exec(readPdf(paper))?.[0] ?? 'no number';

async function ticketOf(seat: number, cents: number): Promise<{ id: string; number: string }> {
  const printer = new SoftwarePrinter();
  await leavingWith(rig, seat, cents);
  const out = await payByTicket(world, rig.box, seat, printer);
  assert('paid' in out && out.paid === 'by-ticket', JSON.stringify(out));
  return { id: out.id, number: numberOn(printer.printed[0]?.paper ?? new Uint8Array()) };
}

const owed = async (): Promise<number> => {
  const cents = await ledgerLiability(journal.db, 'AUD');
  expect(liabilityReport(cage.tickets, clock.now()).outstanding.cents).toBe(cents);
  return cents;
};

describe('a ticket from the printer to the cash desk', () => {
  test('R-CSH-4 R-CSH-5 R-CSH-7: printed, then paid by its table, redeemed once', async () => {
    const before = await owed();
    const printer = new SoftwarePrinter();
    await leavingWith(rig, 1, 123_45);
    const out = await payByTicket(world, rig.box, 1, printer);
    expect(out).toMatchObject({ paid: 'by-ticket', cents: 123_45 });
    expect(rig.box.table.seats[0]?.patron).toBeNull();
    expect(await owed()).toBe(before + 123_45);

    const paper = printer.printed[0]?.paper ?? new Uint8Array();
    const text = readPdf(paper);
    expect(text).toContain('Test House');
    expect(text).toContain('DEMONSTRATION: NO VALUE');
    expect(text).toContain('rapid-1/1');
    expect(text).toContain('AUD 123.45');
    expect(text).toContain('One hundred and twenty-three dollars and forty-five cents');
    expect(text).not.toContain('DUPLICATE');

    const number = numberOn(paper);
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ cents: 123_45, currency: 'AUD' });
    expect(await owed()).toBe(before);
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ refused: 'already-redeemed' });
    expect(await owed()).toBe(before);
  });

  test('R-CSH-4: a ticket is shown before it is paid, and after it says how it ended', async () => {
    const { id, number } = await ticketOf(1, 6400);
    const shown = await cage.lookUp(number, CASHIER);
    expect(shown).toMatchObject({
      ...{ id, cents: 6400, currency: 'AUD', table: 'rapid-1', seat: 1, reason: null },
    });
    expect(JSON.stringify(shown)).not.toContain(number.replaceAll('-', ''));
    expect(await cage.lookUp(number, BOSS)).toMatchObject({ refused: 'not-authorised' });
    expect(await cage.lookUp('0'.repeat(18), CASHIER)).toMatchObject({ refused: 'unknown-ticket' });
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ cents: 6400 });
    expect(await cage.lookUp(number, CASHIER)).toMatchObject({
      ...{ id, cents: 6400, reason: { code: 'ticket-redeemed', name: id } },
    });
  });

  test('R-CSH-4: two desks at the same moment: one pays', async () => {
    const { number } = await ticketOf(1, 5000);
    const both = await Promise.all([cage.redeem(number, CASHIER), cage.redeem(number, CASHIER)]);
    expect(both.filter(isTicketRefusal)).toHaveLength(1);
  });

  test('R-ACC-1: only a cashier redeems', async () => {
    const { number } = await ticketOf(1, 5000);
    for (const role of ['dealer', 'operator', 'administrator', 'inspector', 'patron'] as const) {
      const no = await cage.redeem(number, { id: 'x', role });
      expect(no).toMatchObject({ refused: 'not-authorised' });
    }
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ cents: 5000 });
  });

  test('R-CSH-4: a wrong digit, and a number that was never drawn, are told apart', async () => {
    expect(await cage.redeem(`${'0'.repeat(17)}1`, CASHIER)).toMatchObject({
      refused: 'not-a-ticket-number',
    });
    expect(await cage.redeem('0'.repeat(18), CASHIER)).toMatchObject({ refused: 'unknown-ticket' });
  });

  test('R-CSH-6: neither state, lists, report nor journal hold a whole number', async () => {
    const { number } = await ticketOf(1, 7000);
    const plain = number.replaceAll('-', '');
    const shown = JSON.stringify([
      cage.tickets,
      cage.lastOf({ table: 'rapid-1', seat: 1 }),
      liabilityReport(cage.tickets, clock.now()),
    ]);
    const { rows } = await journal.db.query<{ text: string }>(
      'select j::text as text from journal j',
    );
    const stored = rows.map(({ text }) => text).join('\n');
    for (const place of [shown, stored]) {
      expect(place).toContain(plain.slice(-4));
      expect(place).not.toContain(plain);
      expect(place).not.toContain(number);
    }
  });

  test('R16: none where nobody leaves, and none without a printer', async () => {
    const printer = new SoftwarePrinter();
    expect(await payByTicket(world, rig.box, 2, printer)).toMatchObject({
      refused: 'no-ticket-here',
    });
    await leavingWith(rig, 3, 5000);
    const out = await payByTicket(world, rig.box, 3, printer);
    expect(out).toMatchObject({ refused: 'no-ticket-here', clause: 'ruling R16' });
    expect(printer.printed).toEqual([]);
  });
});

test('R13: locked wagers are settled first, then the ticket is for what is left', async () => {
  const printer = new SoftwarePrinter();
  await rig.do({ do: 'buy-in', seat: 2, patron: 'patron-2', tender: 'notes', cents: 5000 }, SYSTEM);
  await rig.do({ do: 'open-wagering' });
  expect((await rig.wager(2, 2000)).outcome).toBe('done');
  await rig.do({ do: 'close-wagering' });
  await rig.do({ do: 'leave', seat: 2, patron: 'patron-2', reason: 'own-accord' });
  expect(await payByTicket(world, rig.box, 2, printer)).toMatchObject({ refused: 'wagers-locked' });
  await rig.cards('9S 2H 9D 3C');
  await rig.do({ do: 'settle-coup' });
  const out = await payByTicket(world, rig.box, 2, printer);
  expect(out).toMatchObject({ paid: 'by-ticket', cents: 7000 });
});

test('6.7.2: whoever lost everything goes without a paper, and the terminal is free', async () => {
  const printer = new SoftwarePrinter();
  await rig.do({ do: 'buy-in', seat: 2, patron: 'patron-2', tender: 'notes', cents: 2000 }, SYSTEM);
  await rig.do({ do: 'open-wagering' });
  expect((await rig.wager(2, 2000, 'banker')).outcome).toBe('done');
  await rig.do({ do: 'close-wagering' });
  await rig.do({ do: 'leave', seat: 2, patron: 'patron-2', reason: 'own-accord' });
  await rig.cards('9S 2H 9D 3C');
  await rig.do({ do: 'settle-coup' });
  expect(await payByTicket(world, rig.box, 2, printer)).toEqual({ paid: 'nothing' });
  expect(rig.box.table.seats[1]?.patron).toBeNull();
  expect(printer.printed).toEqual([]);
});

describe('when the printer fails', () => {
  test.each(['failed', 'unknown'] as const)(
    'R-CSH-7: printing %s: the number is dead, the patron is paid by hand',
    async next => {
      const before = await owed();
      const printer = new SoftwarePrinter();
      printer.next = next;
      await leavingWith(rig, 2, 90_00);
      const out = await payByTicket(world, rig.box, 2, printer);
      assert('paid' in out && out.paid === 'by-hand-instead', JSON.stringify(out));
      expect(await owed()).toBe(before);
      const command = { do: 'pay-out', seat: 2, patron: 'patron-2', how: 'by-hand' } as const;
      await rig.do(
        { ...command, cents: out.cents, reference: out.reference },
        staff('casino-supervisor'),
      );
      expect(cage.lastOf({ table: 'rapid-1', seat: 2 })[0]).toMatchObject({ state: 'cancelled' });
    },
  );

  test('R-CSH-9: a printer silent for ten seconds has failed', async () => {
    const printer = new SoftwarePrinter();
    printer.next = 'silent';
    await leavingWith(rig, 2, 10_00);
    const waiting = payByTicket(world, rig.box, 2, printer);
    while (cage.lastOf({ table: 'rapid-1', seat: 2 })[0]?.state !== 'issued') {
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    expect(await payByTicket(world, rig.box, 2, printer)).toMatchObject({
      refused: 'ticket-waits',
    });
    await new Promise(resolve => setTimeout(resolve, 100));
    clock.pass(PRINTER_SILENT_MS);
    const out = await waiting;
    assert('paid' in out && out.paid === 'by-hand-instead', JSON.stringify(out));
    const command = { do: 'pay-out', seat: 2, patron: 'patron-2', how: 'by-hand' } as const;
    await rig.do(
      { ...command, cents: 10_00, reference: out.reference },
      staff('casino-supervisor'),
    );
  });

  test('R-CSH-7: without paper nothing is printed and nothing is owed on paper', async () => {
    const printer = new SoftwarePrinter();
    printer.standing = 'paper-out';
    await leavingWith(rig, 2, 10_00);
    expect(await payByTicket(world, rig.box, 2, printer)).toMatchObject({
      paid: 'by-hand-instead',
    });
    printer.standing = 'ready';
    expect(await payByTicket(world, rig.box, 2, printer)).toMatchObject({ paid: 'by-ticket' });
  });
});

describe('after a restart', () => {
  test('R-MEM-6: printed but not paid is completed, issued but not printed undone', async () => {
    const printer = new SoftwarePrinter();
    await leavingWith(rig, 1, 40_00);
    await leavingWith(rig, 2, 60_00);
    const place = (seat: number) => ({ table: 'rapid-1', seat, patron: `patron-${seat}` });
    const one = await cage.issue(place(1), 40_00, 'AUD');
    const two = await cage.issue(place(2), 60_00, 'AUD');
    assert(!isTicketRefusal(one) && !isTicketRefusal(two), 'both are issued');
    await printer.print(one.id, await cage.paperOf(one));
    const number = numberOn(printer.printed[0]?.paper ?? new Uint8Array());
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ refused: 'not-yet-paid' });

    cage = await openCage();
    world = { ...world, cage };
    const resumed = await resumeTickets(world, new Map([['rapid-1', rig.box]]), () => printer);
    expect(resumed).toEqual([
      { paid: 'by-ticket', id: one.id, cents: 40_00 },
      { paid: 'by-hand-instead', reference: two.id, cents: 60_00 },
    ]);
    await owed();
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ cents: 40_00 });
    const command = { do: 'pay-out', seat: 2, patron: 'patron-2', how: 'by-hand' } as const;
    await rig.do({ ...command, cents: 60_00, reference: two.id }, staff('casino-supervisor'));
  });

  test('R-MEM-6: a table that paid just before the end is not asked to pay again', async () => {
    await leavingWith(rig, 1, 30_00);
    const place = { table: 'rapid-1', seat: 1, patron: 'patron-1' };
    const ticket = await cage.issue(place, 30_00, 'AUD');
    assert(!isTicketRefusal(ticket), 'it is issued');
    await cage.markPrinted(ticket.id);
    const key = { page: 'tickets-1', number: Number(ticket.id.slice(2)) };
    const command = {
      do: 'pay-out',
      ...place,
      how: 'ticket',
      cents: 30_00,
      reference: ticket.id,
    } as const;
    const { table: _, ...asked } = command;
    await rig.ask(asked, SYSTEM, key);

    cage = await openCage();
    world = { ...world, cage };
    const resumed = await resumeTickets(world, new Map([['rapid-1', rig.box]]), () => undefined);
    expect(resumed).toEqual([{ paid: 'by-ticket', id: ticket.id, cents: 30_00 }]);
    await owed();
  });

  test('R-MEM-6: what the journal does not take waits, and is finished when it does', async () => {
    await leavingWith(rig, 1, 20_00);
    const ticket = await cage.issue({ ...PLACE_ONE, patron: 'patron-1' }, 20_00, 'AUD');
    assert(!isTicketRefusal(ticket), 'it is issued');
    await cage.markPrinted(ticket.id);
    const resume = () =>
      resumeTickets(
        { ...world, wasDone: () => Promise.resolve(true) },
        new Map([['rapid-1', rig.box]]),
        () => undefined,
      );
    const command = { do: 'pay-out', seat: 1, patron: 'patron-1', how: 'ticket' } as const;
    await rig.do({ ...command, cents: 20_00, reference: ticket.id }, SYSTEM);
    journal.hold('The disk is nearly full.');
    expect(await resume()).toMatchObject([{ paid: 'waits', id: ticket.id }]);
    journal.resume();
    expect(await resume()).toEqual([{ paid: 'by-ticket', id: ticket.id, cents: 20_00 }]);
  });
});

describe('duplicates and voids', () => {
  test('R-CSH-5: a duplicate says so, and only one of the two papers is paid', async () => {
    const { id, number } = await ticketOf(1, 25_00);
    expect(await cage.duplicate(id, CASHIER, CASHIER, 'torn')).toMatchObject({
      refused: 'same-person',
    });
    expect(await cage.duplicate(id, CASHIER, OTHER_CASHIER, 'torn')).toMatchObject({
      refused: 'not-authorised',
    });
    expect(await cage.duplicate(id, CASHIER, BOSS, ' ')).toMatchObject({
      refused: 'wrong-state',
    });
    const paper = await cage.duplicate(id, CASHIER, BOSS, 'torn in the printer');
    assert(Buffer.isBuffer(paper), JSON.stringify(paper));
    expect(readPdf(paper)).toContain('DUPLICATE 1');
    expect(numberOn(paper)).toBe(number);
    expect(await cage.redeem(numberOn(paper), CASHIER)).toMatchObject({ cents: 25_00 });
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ refused: 'already-redeemed' });
    expect(await cage.duplicate(id, CASHIER, BOSS, 'again')).toMatchObject({
      refused: 'wrong-state',
    });
  });

  test('R-ACC-2: a void takes two people of the right ranks, and a reason', async () => {
    const before = await owed();
    const { id, number } = await ticketOf(1, 25_00);
    const bossAsCashier = { id: BOSS.id, role: 'cashier' } as const;
    expect(await cage.voidTicket(id, bossAsCashier, BOSS, 'torn')).toMatchObject({
      refused: 'same-person',
    });
    const dealer = { id: 'dan', role: 'dealer' } as const;
    expect(await cage.voidTicket(id, CASHIER, dealer, 'torn')).toMatchObject({
      refused: 'not-authorised',
    });
    expect(await cage.voidTicket(id, CASHIER, BOSS, ' ')).toMatchObject({ refused: 'wrong-state' });
    expect(await cage.voidTicket(id, CASHIER, BOSS, 'torn')).toMatchObject({ cents: 25_00 });
    expect(await cage.redeem(number, CASHIER)).toMatchObject({ refused: 'void' });
    expect(await owed()).toBe(before);
  });

  test('R-CSH-12: a terminal shows its last 35 tickets, newest first', async () => {
    const place = { table: 'elsewhere', seat: 1, patron: 'p' };
    for (let count = 0; count < LAST_TICKETS + 2; count += 1) {
      const ticket = await cage.issue(place, 100 + count, 'AUD');
      assert(!isTicketRefusal(ticket), 'it is issued');
      await cage.cancel(ticket.id, 'test');
    }
    const list = cage.lastOf(place);
    expect(list.map(({ cents }) => cents)).toEqual(
      Array.from({ length: LAST_TICKETS }, (_, index) => 100 + LAST_TICKETS + 1 - index),
    );
  });
});

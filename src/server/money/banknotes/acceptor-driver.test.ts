import { afterAll, beforeAll, expect, test } from 'vitest';

import { assert } from '../../../rules/assert.ts';
import { balanceOf, patronAccount } from '../../../table/accounts/money.ts';
import { staff } from '../../../table/testing/scene.ts';
import { StreamBook } from '../../storage/journal/stream-book.ts';
import { wasDone } from '../../tables/mailbox/was-done.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { HandClock } from '../../testing/clock.ts';
import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { journalOn } from '../../testing/journal.ts';
import type { MailboxRig } from '../../testing/mailbox.ts';
import { remoteTable } from '../../testing/remote-terminal.ts';
import { gamingDays } from '../../ports/gaming-day.ts';
import { SoftwareAcceptor } from './acceptor.ts';
import { type NoteBook, NoteDriver, type NoteWorld } from './acceptor-driver.ts';
import { acceptorOf, type NoteEvent } from './banknote.ts';
import { openNotes } from './banknote-stream.ts';

const TERMS = { values: [500, 1000, 2000, 5000, 10_000], mostBalance: 50_000, mostRejects: 3 };
const clock = new HandClock();
const gamingDay = gamingDays({ startsAtHour: 6, zone: 'Australia/Melbourne' });

let postgres: TestPostgres;
let journal: Journal;
let rig: MailboxRig;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  rig = await remoteTable(journal, 'rapid-1', clock);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

async function openBook(): Promise<NoteBook> {
  const book = await openNotes({ journal, clock, gamingDay, currency: 'AUD' }, 'rapid-1');
  assert(book instanceof StreamBook, JSON.stringify(book));
  return book;
}

/** An acceptor at a seat with its driver; every fault and refusal is heard. */
async function builtIn(seat: number, acceptor: SoftwareAcceptor, more: Partial<NoteWorld> = {}) {
  const book = await openBook();
  const heard: string[] = [];
  const world: NoteWorld = {
    ...{ book, box: rig.box, seat, terms: TERMS },
    isOutOfPlay: () => false,
    isPayingOut: () => false,
    newPatron: () => `guest-${seat}`,
    wasDone: (table, key) => wasDone(journal.db, table, key),
    onFault: fault => heard.push(fault),
    onRefused: ({ refused }) => heard.push(refused),
    ...more,
  };
  const driver = new NoteDriver(world, acceptor);
  acceptor.connect(message => void driver.receive(message));
  return { book, driver, heard };
}

const balanceAt = (seat: number): number => {
  const patron = rig.box.table.seats.find(({ number }) => number === seat)?.patron?.id;
  return patron === undefined ? 0 : balanceOf(rig.box.table.ledger, patronAccount(seat, patron));
};

/** Waits until nothing is said any more. */
async function quiet(driver: NoteDriver): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await driver.settled();
    await new Promise(resolve => setImmediate(resolve));
  }
}

test('R-CSH-3 6.4: a note is credited by itself once stacked, and opens the account', async () => {
  const acceptor = new SoftwareAcceptor('a1');
  const { book, driver, heard } = await builtIn(1, acceptor);
  acceptor.insert(5000);
  await quiet(driver);
  expect(balanceAt(1)).toBe(5000);
  expect(rig.box.table.seats[0]?.patron?.id).toBe('guest-1');
  expect(book.state.open).toEqual({});
  expect(acceptorOf(book.state, 'a1')).toEqual({ last: 1, fault: null, stacked: { 5000: 1 } });
  expect(heard).toEqual([]);
});

test('R-CSH-3: "stacked" that comes first credits nothing and locks the acceptor', async () => {
  const acceptor = new SoftwareAcceptor('a2');
  const { driver, heard } = await builtIn(2, acceptor);
  await driver.receive({ says: 'stacked', note: 1 });
  expect(heard).toEqual(['out-of-order']);
  expect(acceptor.isEnabled).toBe(false);
  expect(balanceAt(2)).toBe(0);
  // Locked, even a note that gets in is given back (R-BET-7).
  await driver.receive({ says: 'escrow', note: 1, cents: 1000 });
  await quiet(driver);
  expect(acceptor.fate.get(1)).toBe('returned');
  expect(balanceAt(2)).toBe(0);
  await driver.clear('sue', null);
  expect(acceptor.isEnabled).toBe(true);
});

test('R-MEM-4: a fault is still there after a restart', async () => {
  const acceptor = new SoftwareAcceptor('a3');
  const { driver } = await builtIn(2, acceptor);
  await driver.receive({ says: 'fault', fault: 'jam' });
  const again = new SoftwareAcceptor('a3', 2);
  const after = await builtIn(2, again);
  await after.driver.resume();
  expect(again.isEnabled).toBe(false);
  expect(acceptorOf(after.book.state, 'a3').fault).toBe('jam');
});

test('R-CSH-3: above a set balance the slot is shut, and a larger note goes back', async () => {
  const acceptor = new SoftwareAcceptor('a4');
  const terms = { ...TERMS, mostBalance: 10_500 };
  const { driver, heard } = await builtIn(3, acceptor, { terms });
  acceptor.insert(10_000);
  await quiet(driver);
  expect(acceptor.isEnabled).toBe(true);
  acceptor.insert(1000);
  await quiet(driver);
  expect(heard).toEqual(['balance-too-high']);
  acceptor.insert(500);
  await quiet(driver);
  expect(balanceAt(3)).toBe(10_500);
  expect(acceptor.isEnabled).toBe(false);
  expect(acceptor.insert(500)).toBeNull();
});

test('R-CSH-3: notes that go back again and again are one alarm', async () => {
  const acceptor = new SoftwareAcceptor('a5');
  const { driver, heard } = await builtIn(2, acceptor);
  for (let count = 0; count < 5; count += 1) await driver.receive({ says: 'rejected' });
  expect(heard).toEqual(['repeated-rejects']);
});

test('R-BET-7 R-CSH-7: none during a fault, freeze or payment; no strange note', async () => {
  const out = new SoftwareAcceptor('a6');
  const first = await builtIn(2, out, { isOutOfPlay: () => true });
  out.insert(1000);
  await quiet(first.driver);
  const paying = new SoftwareAcceptor('a7');
  const second = await builtIn(2, paying, { isPayingOut: () => true });
  paying.insert(1000);
  await quiet(second.driver);
  const strange = new SoftwareAcceptor('a8');
  const third = await builtIn(2, strange);
  strange.insert(1234);
  await quiet(third.driver);
  await rig.do({ do: 'freeze-accounts', why: 'a dispute' }, staff('casino-supervisor'));
  const frozen = new SoftwareAcceptor('a9');
  const fourth = await builtIn(2, frozen);
  frozen.insert(1000);
  await quiet(fourth.driver);
  await rig.do(
    { do: 'unfreeze-accounts', finding: 'Seen on the recording.' },
    staff('casino-supervisor'),
  );
  const all = [first, second, third, fourth].flatMap(({ heard }) => heard);
  expect(all).toEqual(['out-of-play', 'paying-out', 'unknown-note', 'out-of-play']);
  expect(balanceAt(2)).toBe(0);
});

test('R-MEM-7: killed at each step, a note is credited once or given back', async () => {
  const place = { table: 'rapid-1', seat: 2, patron: 'guest-2', cents: 2000, currency: 'AUD' };
  const book = await openBook();
  const write = (event: NoteEvent) => book.write<never>(() => ({ event }));
  const accepted = (device: string): NoteEvent => ({
    ...{ kind: 'note-accepted', device, note: 1 },
    ...place,
  });
  // Accepted, then silence: the device says it went into the box.
  await write(accepted('k1'));
  // Accepted, then silence: the device says it went back.
  await write(accepted('k2'));
  // Stacked, not credited.
  await write(accepted('k3'));
  await write({ kind: 'note-stacked', device: 'k3', note: 1 });
  // Stacked and credited by the table; the end of it not written.
  await write(accepted('k4'));
  await write({ kind: 'note-stacked', device: 'k4', note: 1 });
  const { seat, patron, cents } = place;
  const key = { page: 'notes-k4', number: 1 };
  const system = { role: 'system', id: 'note-acceptor' } as const;
  await rig.ask({ do: 'buy-in', seat, patron, tender: 'notes', cents }, system, key);
  // Accepted, and nobody knows.
  await write(accepted('k5'));

  const fates = {
    k1: 'stacked',
    k2: 'returned',
    k3: 'stacked',
    k4: 'stacked',
    k5: 'unknown',
  } as const;
  const heard: string[] = [];
  for (const [device, fate] of Object.entries(fates)) {
    const acceptor = new SoftwareAcceptor(device, 2);
    acceptor.fate.set(1, fate);
    const one = await builtIn(2, acceptor);
    await one.driver.resume();
    await one.driver.resume();
    heard.push(...one.heard);
  }
  expect(balanceAt(2)).toBe(3 * 2000);
  expect(new Set(heard)).toEqual(new Set(['outcome-unknown']));
  const left = await openBook();
  expect(Object.keys(left.state.open)).toEqual(['k5/1']);

  // Staff open the box and find it: it is credited, once.
  const acceptor = new SoftwareAcceptor('k5', 2);
  const last = await builtIn(2, acceptor);
  await last.driver.clear('sue', 'stacked');
  expect(balanceAt(2)).toBe(4 * 2000);
  expect(last.book.state.open).toEqual({});
});

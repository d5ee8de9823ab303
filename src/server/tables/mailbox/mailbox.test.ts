import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { staff } from '../../../table/testing/scene.ts';
import type { AppendRefusal } from '../../storage/journal/event.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { HandClock } from '../../testing/clock.ts';
import { startTestPostgres, type TestPostgres } from '../../testing/database.ts';
import { journalOn, NOON } from '../../testing/journal.ts';
import { MailboxRig, patronAt, wagerBy } from '../../testing/mailbox.ts';
import { verifyJournal } from '../../checks/verify/verify.ts';

let postgres: TestPostgres;
let journal: Journal;
let clock: HandClock;
let rig: MailboxRig;
let tables = 0;

beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});
beforeEach(async () => {
  clock = new HandClock();
  tables += 1;
  rig = await MailboxRig.open(journal, `t${tables}`, clock);
});
afterEach(async () => {
  await rig.box.close();
});

const name = (): string => `t${tables}`;
const wagers = (): readonly number[] =>
  rig.box.table.seats.map(({ wagers: lying }) => lying.reduce((sum, { stake }) => sum + stake, 0));

test('a coup is played, and what is shown is always what is on the disk', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  const asked = rig.wager(1, 5_000);
  expect(wagers()[0]).toBe(0);
  expect(await asked).toMatchObject({ outcome: 'done' });
  expect(wagers()[0]).toBe(5_000);
  await rig.do({ do: 'close-wagering' });
  await rig.cards('9s 5h Ts Tc');
  await rig.do({ do: 'settle-coup' });
  expect(rig.box.table.records[0]?.result).toBe('player');
  const { rows } = await journal.db.query<{ last: number }>(
    'select max(seq) as last from journal j join stream s on s.id = j.stream where s.name = $1',
    [`table:${name()}`],
  );
  expect(rows[0]?.last).toBe(rig.box.number);
});

test('[R-BET-3] a repeated key gets its first answer and does nothing more', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  const key = (number: number) => ({ page: 'd1.pagepage', number });
  const first = rig.ask(wagerBy(1, 5_000), patronAt(1), key(1));
  const twin = rig.ask(wagerBy(1, 5_000), patronAt(1), key(1));
  expect(await twin).toEqual(await first);
  const before = rig.box.number;
  // Even another command under the same key: the key was answered.
  expect(await rig.ask(wagerBy(1, 9_000), patronAt(1), key(1))).toEqual(await first);
  expect(rig.box.number).toBe(before);
  const refusal = await rig.ask(wagerBy(2, 5_000), patronAt(1), key(2));
  expect(refusal).toMatchObject({ outcome: 'refused' });
  expect(await rig.ask(wagerBy(1, 6_000), patronAt(1), key(2))).toEqual(refusal);
});

test('[R-BET-3] a key is known after a restart, from snapshot, events and journal', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  const key = (number: number) => ({ page: 'd1.pagepage', number });
  for (let number = 1; number <= 20; number += 1) {
    await rig.ask(wagerBy(1, 1_000 * number), patronAt(1), key(number));
  }
  await rig.box.close();
  rig = await MailboxRig.open(journal, name(), clock);
  expect(rig.eventsRead).toBe(0);
  expect(rig.box.nextKeyOf('d1.pagepage')).toBe(21);
  const before = rig.box.number;
  for (const number of [20, 12, 1]) {
    const again = await rig.ask(wagerBy(1, 77_000), patronAt(1), key(number));
    expect(again).toMatchObject({ outcome: 'done' });
  }
  expect(rig.box.number).toBe(before);
  expect(wagers()[0]).toBe(20_000);
});

test('what changed nothing is answered done, and is no damage after a restart', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  const key = (number: number) => ({ page: 'd1.pagepage', number });
  await rig.ask(wagerBy(1, 5_000), patronAt(1), key(1));
  const before = rig.box.number;
  const again = await rig.ask(wagerBy(1, 5_000), patronAt(1), key(2));
  expect(again).toEqual({ outcome: 'done', number: before });
  expect(JSON.stringify(again)).toBe(`{"outcome":"done","number":${before}}`);
  await rig.ask({ do: 'sign-on', duty: 'dealer' }, staff('dealer'), { page: 'c.page', number: 1 });
  // While the house runs its first answer is known, whatever is asked under its key.
  expect(await rig.ask(wagerBy(1, 9_000), patronAt(1), key(2))).toEqual(again);
  await rig.box.close();
  expect(await verifyJournal({ address: postgres.address })).toMatchObject({ damages: [] });
  rig = await MailboxRig.open(journal, name(), clock);
  expect(await rig.ask(wagerBy(1, 5_000), patronAt(1), key(2))).toMatchObject({ outcome: 'done' });
  expect(rig.box.number).toBe(before);
});

test('[R-BET-3] after a kill an earlier key never undoes what a later one did', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  const key = (number: number) => ({ page: 'd1.pagepage', number });
  await rig.ask(wagerBy(1, 5_000), patronAt(1), key(1));
  // The second changes nothing and the third is refused: no event tells of them.
  await rig.ask(wagerBy(1, 5_000), patronAt(1), key(2));
  const foreign = await rig.ask(wagerBy(2, 5_000), patronAt(1), key(3));
  expect(foreign).toMatchObject({ outcome: 'refused' });
  await rig.ask(wagerBy(1, 8_000), patronAt(1), key(4));
  rig = await MailboxRig.open(journal, name(), clock);
  for (const number of [2, 3]) {
    expect(await rig.ask(wagerBy(1, 5_000), patronAt(1), key(number))).toMatchObject({
      refusal: { refused: 'overtaken', clause: 'R-BET-3' },
    });
  }
  expect(await rig.ask(wagerBy(1, 8_000), patronAt(1), key(4))).toMatchObject({ outcome: 'done' });
  expect(wagers()[0]).toBe(8_000);
});

test('a driver’s refusal is no end: it is tried again under its key', async () => {
  await rig.ready();
  const key = { page: 'notes-a1', number: 7, isInAnyOrder: true } as const;
  const command = {
    do: 'buy-in',
    seat: 1,
    patron: 'patron-1',
    tender: 'chips',
    cents: 500,
  } as const;
  await rig.do({ do: 'freeze-accounts', why: 'a wrong result' });
  expect(await rig.ask(command, staff('dealer'), key)).toMatchObject({ outcome: 'refused' });
  await rig.do({ do: 'unfreeze-accounts', finding: 'none' }, staff('casino-supervisor'));
  const done = await rig.ask(command, staff('dealer'), key);
  expect(done).toMatchObject({ outcome: 'done' });
  expect(await rig.ask(command, staff('dealer'), key)).toEqual(done);
  // Its numbers are in no order: note 5 may be credited after note 7, also after a kill.
  rig = await MailboxRig.open(journal, name(), clock);
  const late = rig.ask(command, staff('dealer'), { ...key, number: 5 });
  expect(await late).toMatchObject({ outcome: 'done' });
});

test('what a limit left of a command is told with its clause, also the second time', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  const key = { page: 'd1.pagepage', number: 1 };
  const first = await rig.ask(wagerBy(1, 5_500), patronAt(1), key);
  expect(first).toMatchObject({ outcome: 'done', remarks: [{ bet: { on: 'player' } }] });
  await rig.box.close();
  rig = await MailboxRig.open(journal, name(), clock);
  expect(await rig.ask(wagerBy(1, 5_500), patronAt(1), key)).toEqual(first);
});

test('[R-MEM-2] a restart in the middle of a coup comes back to the very same table', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  await rig.wager(1, 5_000);
  await rig.do({ do: 'close-wagering' });
  await rig.cards('9s 5h');
  const before = JSON.stringify(rig.box.table);
  // Taken over without closing, as after kill -9: no snapshot was kept.
  rig = await MailboxRig.open(journal, name(), clock);
  expect(rig.eventsRead).toBeGreaterThan(10);
  expect(JSON.stringify(rig.box.table)).toBe(before);
  await rig.cards('Ts Tc');
  await rig.do({ do: 'settle-coup' });
});

test('[R-BET-1] the server’s clock closes the period, and nothing later counts', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  clock.pass(29_999);
  expect(await rig.wager(1, 5_000)).toMatchObject({ outcome: 'done' });
  clock.pass(1);
  expect(await rig.wager(2, 5_000)).toMatchObject({ refusal: { refused: 'wagers-closed' } });
  await expect.poll(() => rig.box.table.phase).toBe('no-more-wagers');
  expect(wagers()).toEqual([5_000, 0, 0]);
});

test('[R-BET-2] a command before the timer but after the time finds wagering closed', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  clock.set(NOON + 30_000);
  expect(await rig.wager(1, 5_000)).toMatchObject({ refusal: { refused: 'wagers-closed' } });
  await expect.poll(() => rig.box.table.phase).toBe('no-more-wagers');
});

test('more commands on their way than the mailbox may hold are answered busy', async () => {
  await rig.box.close();
  rig = await MailboxRig.open(journal, name(), clock, { mostFlying: 3 });
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  const key = (number: number) => ({ page: 'd1.pagepage', number });
  const asked = [1, 2, 3, 4].map(n => rig.ask(wagerBy(1, 1_000 * n), patronAt(1), key(n)));
  const outcomes = await Promise.all(asked);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'busy']);
  // Not tried, so it may be sent again with its own key.
  expect(await rig.ask(wagerBy(1, 4_000), patronAt(1), key(4))).toMatchObject({ outcome: 'done' });
  expect(wagers()[0]).toBe(4_000);
});

test('[R-CLK-1] a clock set back stops play until it caught up; a small step not', async () => {
  await rig.ready({ wageringMs: null });
  await rig.do({ do: 'open-wagering' });
  clock.set(NOON - 500);
  expect(await rig.wager(1, 5_000)).toMatchObject({ outcome: 'done' });
  clock.set(NOON - 60_000);
  expect(await rig.wager(1, 6_000)).toMatchObject({ outcome: 'busy' });
  clock.set(NOON + 1);
  expect(await rig.wager(1, 6_000)).toMatchObject({ outcome: 'done' });
});

test('what the journal does not take leaves the table as the disk has it', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  journal.hold('The disk is nearly full.');
  const asked = [rig.wager(1, 5_000), rig.wager(2, 5_000)];
  expect(await Promise.all(asked)).toMatchObject([{ outcome: 'busy' }, { outcome: 'busy' }]);
  expect(wagers()).toEqual([0, 0, 0]);
  journal.resume();
  expect(await rig.wager(1, 7_000)).toMatchObject({ outcome: 'done' });
  expect(wagers()).toEqual([7_000, 0, 0]);
});

test('a stream that was lost on the way is taken up again, and nothing is done twice', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  const key = { page: 'd1.pagepage', number: 1 };
  await rig.ask(wagerBy(1, 5_000), patronAt(1), key);
  // The same owner in another process has taken the stream meanwhile.
  await journal.db.query('update stream set epoch = epoch + 1 where name = $1', [
    `table:${name()}`,
  ]);
  expect(await rig.wager(1, 6_000)).toMatchObject({ outcome: 'busy' });
  await expect.poll(async () => rig.wager(1, 6_000)).toMatchObject({ outcome: 'done' });
  expect(wagers()[0]).toBe(6_000);
  expect(await rig.ask(wagerBy(1, 5_000), patronAt(1), key)).toMatchObject({ outcome: 'done' });
  expect(wagers()[0]).toBe(6_000);
});

test('[R-MEM-5] a table that breaks while judging stops alone, and says why', async () => {
  const broken = new Proxy(rig.box.book, {
    get: (book, field) => {
      if (field === 'procedure') throw new Error('the book has lost a page');
      return Reflect.get(book, field);
    },
  });
  Object.defineProperty(rig.box, 'book', { value: broken });
  expect(await rig.ask({ do: 'open-wagering' })).toMatchObject({ outcome: 'busy' });
  expect(rig.stops).toEqual(['the book has lost a page']);
  expect(await rig.ask({ do: 'open-wagering' })).toMatchObject({
    outcome: 'refused',
    refusal: { refused: 'table-stopped', clause: 'R-MEM-5' },
  });
  await expect
    .poll(async () => (await journal.take([`table:${name()}`]))[0])
    .toMatchObject({ refused: 'stopped' });
});

test('an append that is not storable is no acknowledgement', async () => {
  const broken: AppendRefusal = { refused: 'not-storable', says: 'no' };
  await rig.ready();
  await rig.box.close();
  let left = 1;
  rig = await MailboxRig.open(journal, name(), clock, {
    journal: {
      store: (append, answer) => (left-- > 0 ? answer(broken) : journal.store(append, answer)),
      keepSnapshot: (...args) => journal.keepSnapshot(...args),
      firstAnswer: (...args) => journal.firstAnswer(...args),
      stop: (...args) => journal.stop(...args),
    },
  });
  expect(await rig.ask({ do: 'open-wagering' })).toMatchObject({ outcome: 'busy' });
  await expect
    .poll(async () => rig.ask({ do: 'open-wagering' }))
    .toMatchObject({ outcome: 'done' });
});

test('what breaks after the write stops its table, and nobody behind it waits', async () => {
  await rig.ready();
  const other = await (await MailboxRig.open(journal, `${name()}-other`, clock)).ready();
  await rig.box.close();
  rig = await MailboxRig.open(journal, name(), clock, {
    onStored: () => {
      throw new Error('the broadcast has lost its head');
    },
  });
  const both = [rig.ask({ do: 'open-wagering' }), other.ask({ do: 'open-wagering' })];
  expect(await Promise.all(both)).toMatchObject([{ outcome: 'busy' }, { outcome: 'done' }]);
  expect(rig.stops).toEqual(['the broadcast has lost its head']);
});

test('every table’s journal replays to what the table was: the witness agrees', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  await rig.wager(1, 5_000);
  const report = await verifyJournal({
    address: postgres.address,
    witnessModule: new URL('../../checks/verify/witness.ts', import.meta.url).href,
  });
  expect(report).toMatchObject({ isWhole: true, damages: [] });
  expect(report.events).toBeGreaterThan(50);
});

test('who and when are the server’s to say', async () => {
  await rig.ready();
  await rig.do({ do: 'open-wagering' });
  expect(await rig.ask(wagerBy(2, 5_000), patronAt(1))).toMatchObject({
    refusal: { refused: 'not-your-seat' },
  });
  await rig.do({ do: 'close-wagering' }, staff('dealer'));
  expect(rig.stored.at(-1)?.events[0]).toMatchObject({ by: staff('dealer'), at: clock.now() });
});

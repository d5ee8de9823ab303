import { afterAll, beforeAll, expect, test } from 'vitest';

import { assert } from '../../../rules/assert.ts';
import { staff } from '../../../table/testing/scene.ts';
import type { SentCommand } from '../../../table/acts.ts';
import { CAGE_STREAM, isTicketRefusal } from '../../money/cage/cage.ts';
import { releaseStopped } from '../../house/stopped/release-stopped.ts';
import type { Projector } from '../projector/projector.ts';
import { HandClock } from '../../testing/clock.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../../testing/house.ts';
import { SYSTEM } from '../../testing/remote-terminal.ts';
import { auditStream, remakeStream } from './audit-stream.ts';
import { type Audited, auditedIn } from './audited.ts';
import { ContinuousAudit } from './continuous.ts';
import { differenceOfState } from './replayed.ts';
import { differenceOfTickets, type TicketSum } from './same-tickets.ts';

const CUP = 'tournament:derwent-cup';
const CASHIER = { id: 'carla', role: 'cashier' } as const;
const BOSS = { id: 'boss', role: 'casino-supervisor' } as const;
const PLACE = { table: 't1', seat: 1, patron: 'anna' };

let house: TestHouse;

/** The audit over the house's own database, with no thread between. */
const projector = (): Pick<Projector, 'audit' | 'remake'> => {
  const { db } = house.house.journal;
  return {
    audit: asked => auditStream(db, asked),
    remake: async (stream, inPlay) =>
      (await remakeStream(db, stream)) ??
      (inPlay === null || inPlay === undefined ? null : differenceOfState(db, stream, inPlay)),
  };
};

/** A ticket that is printed; a table's payment is none of this test's business. */
async function printed(cents: number): Promise<string> {
  const { cage } = house.house;
  const ticket = await cage.issue(PLACE, cents, 'AUD');
  assert(!isTicketRefusal(ticket), 'it is issued');
  await cage.markPrinted(ticket.id);
  return ticket.id;
}

beforeAll(async () => {
  house = await startTestHouse({ auditSeconds: 3_600 }, { plan: planOf(dealtTable('t1')) });
  await house.house.tournaments.demonstrate();
  // The check that every start makes has read its fill before figures are forged below.
  await house.check.done;
  const { cage } = house.house;
  for (const cents of [500, 700, 900, 1_100]) {
    const id = await printed(cents);
    if (cents > 500) await cage.markPaid(id);
    if (cents === 900) await cage.voidTicket(id, CASHIER, BOSS, 'torn');
  }
  await cage.cancel(await printed(1_300), 'a jam');
});
afterAll(() => house.end());

const audited = (stream: string): Audited => {
  const found = auditedIn(besides()).find(one => one.stream === stream);
  assert(found !== undefined, `${stream} is audited`);
  return found;
};

/** The getters of a house, and no table: what tables have paid is tested by itself. */
const besides = () => {
  const { cage, tournaments, journal, stopTable } = house.house;
  return { tables: [], cage, tournaments, journal, stopTable };
};

const differenceIn = async (stream: string): Promise<string | null> => {
  const inPlay = audited(stream).inPlay();
  assert(inPlay !== null, `${stream} is open`);
  const answer = await projector().audit({ stream, seq: inPlay.seq });
  assert(answer.is !== 'not-there', 'the projections are brought there');
  return answer.is === 'wrong' ? answer.says : inPlay.differs(answer);
};

test.each([CAGE_STREAM, CUP])('[R-MTR-2] %s adds up with what is stored of it', async stream => {
  expect(await differenceIn(stream)).toBeNull();
  const kept = audited(stream).inPlay()?.kept ?? null;
  expect(kept).not.toBeNull();
  expect(await projector().remake(stream, kept)).toBeNull();
});

/** Changes a stored row for as long as the test looks, then puts it back. */
async function changed(change: string, back: string, look: () => Promise<void>): Promise<void> {
  const { db } = house.house.journal;
  expect((await db.query(change)).rowCount).toBeGreaterThan(0);
  await look();
  await db.query(back);
}

const FORGED: readonly (readonly [string, string, string, RegExp])[] = [
  [
    'a ticket of another sum',
    `update ticket set cents = cents + 5 where state = 'outstanding' and cents = 1100`,
    `update ticket set cents = 1100 where cents = 1105`,
    /^The cage has metered 5 tickets of 4500 cents as issued, stored are 5 tickets of 4505 cents/u,
  ],
  [
    'a ticket that is said to be paid already',
    `update ticket set state = 'outstanding' where state = 'printed'`,
    `update ticket set state = 'printed' where cents = 500`,
    /^The cage has metered 3 tickets of 2700 cents as paid, stored are 4 tickets of 3200 cents/u,
  ],
  [
    'a ticket that never was',
    `insert into ticket select stream, 'T-999999', table_name, seat, patron, tail, cents, currency,
       gaming_day, issued_at, state from ticket where cents = 500`,
    `delete from ticket where id = 'T-999999'`,
    /^The cage has metered 5 tickets/u,
  ],
  [
    'an account of the cage',
    `update balance b set credits = credits + 1 from stream s
      where s.id = b.stream and s.name = 'cage' and account = 'hand-pays'`,
    `update balance b set credits = credits - 1 from stream s
      where s.id = b.stream and s.name = 'cage' and account = 'hand-pays'`,
    /^Account hand-pays AUD of the cage holds 901 cents, its tickets come to 900\.$/u,
  ],
  [
    'an account that is gone',
    `update balance b set account = 'forgotten' from stream s
      where s.id = b.stream and s.name = 'cage' and account = 'hand-pays'`,
    `update balance b set account = 'hand-pays' from stream s
      where s.id = b.stream and s.name = 'cage' and account = 'forgotten'`,
    /^Account forgotten AUD of the cage holds 900 cents, its tickets come to 0\.$/u,
  ],
];

test.each(FORGED)('[R-MTR-2] %s is found in the cage', async (_, change, back, says) => {
  await changed(change, back, async () => {
    expect(await differenceIn(CAGE_STREAM)).toMatch(says);
    expect(await projector().remake(CAGE_STREAM)).toMatch(/^The table (?:ticket|balance) of cage/u);
  });
  expect(await differenceIn(CAGE_STREAM)).toBeNull();
});

test('[R-MTR-2] money of a tournament that is not in its books is found', async () => {
  const of = `from stream s where s.id = b.stream and s.name = '${CUP}' and account = 'cash-in'`;
  await changed(
    `update balance b set debits = debits + 1 ${of}`,
    `update balance b set debits = debits - 1 ${of}`,
    async () => {
      expect(await differenceIn(CUP)).toMatch(
        /^Account cash-in AUD is -\d+ \(0 and 0 pending\) in/u,
      );
      expect(await projector().remake(CUP)).toMatch(/^The table balance of tournament:/u);
    },
  );
});

test.each([CAGE_STREAM, CUP])('[R-MTR-2] %s is told again and held against play', async stream => {
  const kept = audited(stream).inPlay()?.kept;
  assert(kept !== null && kept !== undefined, 'its state is kept');
  const text = JSON.stringify(kept.kept);
  const [was, is] = stream === CUP ? ['"phase":"', '"phase":"x-'] : ['"cents":700', '"cents":701'];
  expect(text).toContain(was);
  const forged = { ...kept, kept: JSON.parse(text.replace(was, is)) as unknown };
  expect(await projector().remake(stream, forged)).toBe(
    `In play ${stream} stands otherwise at event ${kept.seq}: its events make another state.`,
  );
});

const SUM = { table: 't1', currency: 'AUD', count: 1 };
const OF_T1: readonly TicketSum[] = [
  { ...SUM, state: 'printed', cents: 500 },
  { ...SUM, state: 'outstanding', cents: 700 },
];

test.each([
  [699, /^Table t1 has paid 699 cents by ticket, the cage's of it come to 700\.$/u],
  [700, null],
  // Paid by the table, and not yet marked so by the cage.
  [1_200, null],
  [1_201, /^Table t1 has paid 1201 cents/u],
])('[R-CSH-12] a table that paid %s by ticket is held against the cage', (paid, says) => {
  const place = { ...PLACE, name: '', sealed: '', tail: '', currency: 'AUD', issuedAt: 0 };
  const ticket = { ...place, expiresAt: null, duplicates: 0 };
  const nothing = { count: 0, cents: 0 };
  const tickets = {
    next: 3,
    last: {},
    open: {
      one: { ...ticket, id: 'one', cents: 500, state: 'printed' },
      two: { ...ticket, id: 'two', cents: 700, state: 'outstanding' },
    },
    meters: {
      ...{ redeemed: nothing, void: nothing, cancelled: nothing, credited: nothing },
      ...{ issued: { count: 2, cents: 1_200 }, paid: { count: 1, cents: 700 } },
    },
  } as const;
  const found = differenceOfTickets(
    tickets,
    { accounts: [], tickets: OF_T1 },
    new Map([['t1', paid]]),
  );
  if (says === null) expect(found).toBeNull();
  else expect(found).toMatch(says);
});

test('[R-CSH-12] a ticket that a table has really paid is found on both sides', async () => {
  const printing = { kind: 'remote-terminal', printer: true, noteAcceptor: true } as const;
  const seats = [1, 2, 3].map(number => ({ number, ...printing }));
  const plan = planOf(dealtTable('t9', { seats }));
  const other = await startTestHouse({ auditSeconds: 3_600 }, { plan });
  const { cage, tournaments, journal, stopTable, tables } = other.house;
  const box = other.house.table('t9')?.parts?.mailbox;
  const act = async (command: SentCommand, by = staff('dealer')) =>
    expect(await box?.submit({ by, command })).toMatchObject({ outcome: 'done' });
  await act({ do: 'sign-on', duty: 'dealer' });
  await act({ do: 'open-table', setup: plan.tables[0]?.setup ?? dealtTable('t9').setup });
  const anna = { seat: 2, patron: 'anna' };
  await act({ do: 'buy-in', ...anna, tender: 'notes', cents: 4_200 }, SYSTEM);
  await act({ do: 'leave', ...anna, reason: 'own-accord' });
  await expect.poll(() => cage.tickets.meters.paid.cents, { timeout: 60_000 }).toBe(4_200);
  const of = { tables, cage, tournaments, journal, stopTable };
  const look = async (stream: string): Promise<string | null> => {
    const inPlay = auditedIn(of)
      .find(one => one.stream === stream)
      ?.inPlay();
    assert(inPlay !== undefined && inPlay !== null, `${stream} is open`);
    const found = await auditStream(journal.db, { stream, seq: inPlay.seq });
    assert(found.is === 'agreed', JSON.stringify(found));
    return inPlay.differs(found);
  };
  expect(await look(CAGE_STREAM)).toBeNull();
  expect(await look('table:t9')).toBeNull();
  await journal.db.query(`update ticket set table_name = 'elsewhere'`);
  expect(await look(CAGE_STREAM)).toBe(
    "Table t9 has paid 4200 cents by ticket, the cage's of it come to 0.",
  );
  await other.end();
}, 120_000);

test('[R-MTR-2] [R-EVT-3] what disagrees stops, alone and on record', async () => {
  const { db } = house.house.journal;
  const clock = new HandClock();
  const { record, log } = house.house;
  const audit = new ContinuousAudit({ ...besides(), record, log, clock }, projector(), 1_000);
  await db.query(`update ticket set cents = 1 where cents = 700`);
  await db.query(
    `update balance b set debits = debits + 7 from stream s
      where s.id = b.stream and s.name = '${CUP}' and account = 'cash-in'`,
  );
  const { cage, tournaments } = house.house;
  const desk = tournaments.desk('derwent-cup');
  const isStopped = () => cage.stopped !== null && desk?.stopped !== null;
  await expect
    .poll(
      () => {
        clock.pass(1_000);
        return isStopped();
      },
      { timeout: 80_000 },
    )
    .toBe(true);
  await audit.stop();
  expect(await cage.issue(PLACE, 100, 'AUD')).toMatchObject({
    refused: 'cage-stopped',
    reason: { code: 'cage-stopped', note: expect.stringMatching(/^The cage has metered/u) },
  });
  expect(await desk?.act({ do: 'close-entries' })).toMatchObject({
    refusal: { refused: 'tournament-stopped' },
  });
  const { rows } = await db.query<{ body: string }>(
    `select body from journal where kind = 'meters-disagree' order by seq`,
  );
  const told = rows.map(({ body }) => (JSON.parse(body) as { stream: string }).stream);
  expect(told.toSorted()).toEqual([CAGE_STREAM, CUP]);
  expect(house.house.table('t1')?.stopped).toBeNull();
}, 120_000);

test('[R-MEM-4] [R-MEM-5] a house whose cage is stopped opens without it', async () => {
  const { folder } = house;
  await house.close();
  house = await startTestHouse({ auditSeconds: 3_600 }, { folder });
  const { cage, tournaments } = house.house;
  expect(cage.stopped).toMatch(/^cage is stopped: The cage has metered/u);
  expect(await cage.redeem('0'.repeat(18), CASHIER)).toMatchObject({ refused: expect.anything() });
  expect(tournaments.desk('derwent-cup')).toBeUndefined();
  expect(house.house.table('t1')?.stopped).toBeNull();
  expect(house.house.play.reason).toBeNull();
});

test('[R-MEM-5] the check behind play stops nothing a second time', async () => {
  await house.check.done;
  expect(house.house.checked).toBe('damaged');
  const streams = await house.house.journal.streams();
  const stopped = streams.filter(one => one.stopped !== null);
  expect(stopped.map(({ name }) => name).toSorted()).toEqual([CAGE_STREAM, CUP]);
  for (const { stopped: says } of stopped) expect(says).toMatch(/metered|Account cash-in/u);
  const { rows } = await house.house.journal.db.query(
    `select 1 from journal where kind = 'journal-damaged'`,
  );
  expect(rows).toEqual([]);
});

test('[R-MEM-4] [R-EVT-3] two people release cage and tournament, for the next start', async () => {
  const { folder } = house;
  const agreed = { by: 'olga', approvedBy: 'boss', why: 'a figure was changed by hand' };
  for (const stream of [CAGE_STREAM, CUP]) {
    const own = await releaseStopped(house.house, { ...agreed, stream, approvedBy: 'olga' });
    expect(own).toEqual({ code: 'own-command' });
    expect(await releaseStopped(house.house, { ...agreed, stream })).toBeNull();
  }
  await house.close();
  house = await startTestHouse({ auditSeconds: 3_600 }, { folder });
  expect(house.house.cage.stopped).toBeNull();
  expect(house.house.tournaments.desk('derwent-cup')?.stopped).toBeNull();
  for (const stream of [CAGE_STREAM, CUP]) expect(await differenceIn(stream)).toBeNull();
  const { rows } = await house.house.journal.db.query<{ body: string }>(
    `select body from journal where kind = 'stream-released' order by seq`,
  );
  expect(rows.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { stream: CAGE_STREAM, ...agreed, stopped: expect.stringMatching(/metered/u) },
    { stream: CUP, ...agreed },
  ]);
});

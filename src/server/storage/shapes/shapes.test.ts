import { afterAll, beforeAll, expect, test } from 'vitest';

import { HouseRecord } from '../../record/house-record.ts';
import { HOUSE_STREAM } from '../journal/house-stream-name.ts';
import { readSignificantEvents } from '../../reports/read-figures.ts';
import type { Journal } from '../journal/journal.ts';
import { catchUp } from '../../reports/projections/catch-up.ts';
import { PROJECTIONS } from '../../reports/projections/index.ts';
import { startTestPostgres, type TestPostgres } from '../../testing/database.ts';
import { journalOn, NOON, stored, takeOne, TestTable } from '../../testing/journal.ts';
import { systemClock } from '../../ports/clock.ts';
import { verifyHouse } from '../../checks/verify/verify-house.ts';
import { TABLE_SHAPES } from './families.ts';
import { Shapes } from './shapes.ts';

/** A wager that first had a text, then dollars, now cents. */
const shapes = new Shapes({
  wagered: [
    body => ({ dollars: Number(body) }),
    body => ({ cents: 100 * (body as { dollars: number }).dollars }),
  ],
});

test.each([
  [1, '25'],
  [2, { dollars: 25 }],
  [3, { cents: 2_500 }],
])('a body of version %s is lifted to today’s, step by step', (version, body) => {
  expect(shapes.lifted('wagered', version, body)).toEqual({ version: 3, body: { cents: 2_500 } });
});

test('a kind of one shape stays as it is, and so does a version that is still to come', () => {
  expect(shapes.versionOf('left')).toBe(1);
  expect(shapes.lifted('left', 1, { seat: 3 })).toEqual({ version: 1, body: { seat: 3 } });
  expect(shapes.lifted('wagered', 4, 'new')).toEqual({ version: 4, body: 'new' });
});

test('a sentence that 0.1.0 wrote as a reason is kept as it was written', () => {
  const note = 'Banker minimum is 25.00: the 20.00 was not placed.';
  const first = { seat: 1, changes: [{ stake: 0, because: note }, { stake: 2500 }] };
  expect(TABLE_SHAPES.lifted('wagers-changed', 1, first).body).toEqual({
    seat: 1,
    changes: [{ stake: 0, reason: { code: 'as-written', note } }, { stake: 2500 }],
  });
  expect(TABLE_SHAPES.lifted('wager-refused', 1, { seat: 1, because: note })).toEqual({
    version: 2,
    body: { seat: 1, reason: { code: 'as-written', note } },
  });
});

test('a patron whom 0.1.0 let leave left of their own accord', () => {
  const left = (reason: string) => ({ seat: 3, patron: 'ann', reason, remark: null });
  const lifted = (reason: string) => TABLE_SHAPES.lifted('leaving-noted', 1, left(reason));
  expect(lifted('own-wish')).toEqual({ version: 2, body: left('own-accord') });
  expect(lifted('idle')).toEqual({ version: 2, body: left('idle') });
});

let postgres: TestPostgres;
let journal: Journal;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

const RELEASE = { version: '0.1.0', engine: '0.1.0+b54d756608a00120' };

const note = async (version: number, body: object): Promise<void> => {
  const { epoch, seq, at } = await takeOne(journal, HOUSE_STREAM);
  const append = {
    ...{ stream: HOUSE_STREAM, epoch, expectedSeq: seq, at: Math.max(NOON, at) },
    ...{ gamingDay: '2025-03-01', currency: 'AUD', transfers: [] },
    events: [{ kind: 'server-started', version, body }],
  };
  stored(await journal.append(append));
};

const open = () =>
  HouseRecord.open({
    journal,
    clock: systemClock,
    terms: { gamingDay: () => '2025-03-01', currency: 'AUD' },
  });

const verified = () => verifyHouse({ address: postgres.address });

test('an event of the first version is read in today’s shape, its chain as stored', async () => {
  await note(1, RELEASE);
  const log = await open();
  expect(log instanceof HouseRecord && log.known.lastStart).toEqual({
    release: RELEASE,
    settings: null,
  });
  const { rows } = await journal.db.query<{ version: number; body: string }>(
    'select version, body from journal',
  );
  expect(rows).toEqual([{ version: 1, body: JSON.stringify(RELEASE) }]);
  for (const projection of PROJECTIONS) await catchUp(journal.db, projection);
  expect(await readSignificantEvents(journal.db, { limit: 1 })).toMatchObject([
    { kind: 'server-started', body: { release: RELEASE, settings: null } },
  ]);
  expect(await verified()).toMatchObject({ isWhole: true, damages: [] });
});

test('what a later release wrote is not guessed at: its stream stops', async () => {
  await note(9, { of: 'another time' });
  const table = await TestTable.open(journal, 'table:1');
  const says = 'Event 2 of house is version 9 of server-started: a later release wrote it.';
  expect(await open()).toEqual({ says });
  const damages = [{ stream: HOUSE_STREAM, seq: 2, found: 'later-version', says }];
  const report = await verified();
  expect(report.damages.filter(({ found }) => found === 'later-version')).toEqual(damages);
  stored(await table.append());
});

import { afterAll, beforeAll, expect, test } from 'vitest';

import { staff } from '../../../table/testing/scene.ts';
import { auditStream } from '../../checks/audit/audit-stream.ts';
import { tableStream } from '../../tables/mailbox/rebuild.ts';
import { noteFault } from '../../money/banknotes/may-accept.ts';
import {
  type Doing,
  doingAt,
  dealCoup,
  openWithShoe,
  PLAYER_WINS,
} from '../../testing/dealt-coup.ts';
import { dealtTable } from '../../testing/house.ts';
import { LiveHouse } from '../../testing/live-house.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { pitLineOf } from '../../connections/pit-line.ts';
import { withWinLock } from './win-lock.ts';

const TABLES = [dealtTable('t1')];
const MORE = { substantialWin: { AUD: 4_000 } };

let live: LiveHouse;
let act: Doing;

beforeAll(async () => {
  live = await LiveHouse.start(TABLES, MORE);
  const [setup] = house().approved.setupsOf('t1');
  act = await openWithShoe(live, 't1', setup);
  await dealCoup(act, PLAYER_WINS);
});
afterAll(() => live.running.end());

const house = () => live.running.house;
const table = () => house().table('t1')?.parts?.mailbox.table;
const seat = () => table()?.seats[0];
const metrics = () => house().meters.registry.metrics();

const paperAt = async (path: string, cookie: string): Promise<string> => {
  const response = await fetch(`${live.url}${path}`, { headers: { cookie } });
  if (response.status !== 200) return `${response.status}`;
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return readPdf(new Uint8Array(await response.arrayBuffer()));
};

test('[R-CSH-11] the house’s value is laid over set-ups of its currency, under an id', () => {
  const { setup } = dealtTable('t2');
  expect(withWinLock(setup, {})).toBe(setup);
  expect(withWinLock(setup, { SGD: 1 })).toBe(setup);
  const locked = withWinLock(setup, { AUD: 4_000 });
  expect(locked).toMatchObject({ substantialWin: 4_000, id: `${setup.id}+substantial-win-4000` });
  expect(withWinLock(locked, { AUD: 5_000 })).toBe(locked);
  expect(house().approved.setupsOf('t1')).toEqual([
    withWinLock(TABLES[0]?.setup ?? setup, MORE.substantialWin),
  ]);
});

test('[R-CSH-11] [R-EVT-2] a locked win is on record, counted, and told to the pit', async () => {
  expect(seat()).toMatchObject({ state: 'locked', wins: [{ cents: 5_000 }] });
  expect(await metrics()).toMatch(/^sabot_terminals_win_locked 1$/m);
  // Beside it one for the terminal that never said what it showed: nobody held it.
  expect(pitLineOf('t1', house().table('t1')?.parts?.mailbox).matters).toBe(2);
  const found = await live.ask(
    '/api/significant-events?kind=win-locked',
    null,
    await live.as('inspector'),
  );
  expect(found.body).toMatchObject({
    events: [{ kind: 'win-locked', body: { seat: 1, patron: 'patron-1', cents: 5_000 } }],
  });
  // The first who looks something up starts the thread that gathers it.
}, 60_000);

test('[R-CSH-11] [R-BET-7] a locked terminal takes no note', () => {
  const now = table();
  const acceptor = { last: 0, fault: null, stacked: {} };
  const offer = { seat: 1, cents: 5_000, isOutOfPlay: false, isPayingOut: false };
  const terms = { values: [5_000], mostBalance: 1_000_000, mostRejects: 3 };
  expect(now === undefined ? null : noteFault(now, acceptor, offer, terms)).toMatchObject({
    refused: 'out-of-play',
  });
});

test('[R-CSH-11] [R-MEM-4] it is still locked after a restart, with its form to sign', async () => {
  const { folder } = live.running;
  await live.running.close();
  live = await LiveHouse.start(TABLES, MORE, { folder });
  act = doingAt(live, 't1');
  expect(seat()).toMatchObject({ state: 'locked', wins: [{ cents: 5_000 }] });
  const path = '/api/tables/t1/wins/locked/1';
  const form = await paperAt(path, await live.as('casino-supervisor'));
  expect(form).toContain('Record of a substantial win');
  expect(form).toContain('AUD 50.00: Fifty dollars');
  expect(form).toContain('Signature of the winner');
  expect(await paperAt(path, await live.as('dealer'))).toBe('403');
  expect(await paperAt('/api/tables/t1/wins/locked/2', await live.as('pit-boss'))).toBe('404');
});

test('[R-CSH-11] [R-MTR-1] cleared by hand it is metered, and the books agree', async () => {
  const command = { do: 'release-locked-win', seat: 1, patron: 'patron-1', cents: 5_000 } as const;
  await act({ ...command, how: 'by-hand', form: 'F-17' }, staff('casino-supervisor'));
  expect(seat()).toMatchObject({ state: 'in-order' });
  expect(await metrics()).toMatch(/^sabot_terminals_win_locked 0$/m);
  const { journal } = house();
  const seq = house().table('t1')?.parts?.mailbox.number ?? 0;
  expect(await auditStream(journal.db, { stream: tableStream('t1'), seq })).toMatchObject({
    is: 'agreed',
  });
  const { rows } = await journal.db.query<{ cents: number }>(
    `select cents::int from meter where meter = 'out' and bet = 'attendant-paid'`,
  );
  expect(rows).toEqual([{ cents: 5_000 }]);
  const record = await paperAt(`/api/tables/t1/wins/cleared/${seq}`, await live.as('inspector'));
  expect(record).toContain('Form number F-17');
  expect(record).toContain('Cleared by hand by the-casino-supervisor');
  expect(await paperAt('/api/tables/t1/wins/cleared/1', await live.as('inspector'))).toBe('404');
});

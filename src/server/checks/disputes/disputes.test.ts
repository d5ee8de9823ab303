import { createPrivateKey } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { assert } from '../../../rules/assert.ts';
import { staff } from '../../../table/testing/scene.ts';
import type { DisputeMadePage } from '../../../wire/inspection/disputes.ts';
import type { SignificantEvents } from '../../../wire/reports/figures.ts';
import { knownHouseKey } from '../checkpoints/key.ts';
import { writeSigned } from '../checkpoints/signed.ts';
import { keySigner } from '../checkpoints/signer.ts';
import { setupAt } from '../../reports/setup-at.ts';
import {
  BANKER_WINS,
  dealCoup,
  type Doing,
  doingAt,
  openWithShoe,
  PLAYER_WINS,
  recalculate,
} from '../../testing/dealt-coup.ts';
import { dealtTable } from '../../testing/house.ts';
import { LiveHouse } from '../../testing/live-house.ts';
import { checkDispute } from './check.ts';
import { type Dispute } from './dispute.ts';

let live: LiveHouse;
let act: Doing;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit'), dealtTable('other')]);
  act = await openWithShoe(live, 'pit');
  await dealCoup(act, PLAYER_WINS);
  await recalculate(act, 1, BANKER_WINS);
}, 60_000);
afterAll(() => live.running.end());

const REQUEST = { table: 'pit', shoe: 1, coup: 1, why: 'the patron says that Player won' };

async function fileOf(role: 'inspector' | 'game-supervisor' | 'surveillance'): Promise<Buffer> {
  const cookie = await live.as(role);
  const { status, body } = await live.ask('/api/disputes', REQUEST, cookie);
  assert(status === 201, JSON.stringify(body));
  const { name } = body as unknown as DisputeMadePage; // the route's own answer
  const response = await fetch(`${live.url}/api/disputes/${name}`, { headers: { cookie } });
  expect(response.headers.get('content-disposition')).toContain(name);
  return Buffer.from(await response.arrayBuffer());
}

const houseKey = async () => {
  const key = await knownHouseKey(live.running.folder);
  assert(key !== null, 'the first file has made the key');
  return key;
};

test('[R-DIS-1] one act keeps coup, money, events, set-up and screens, signed', async () => {
  const file = await fileOf('inspector');
  const { dispute, faults } = checkDispute(file, await houseKey());
  expect(faults).toEqual([]);
  assert(dispute !== null, 'it was read');
  expect(dispute).toMatchObject({
    ...{ house: 'Test house', demonstration: false, table: 'pit', shoe: 1, coup: 1 },
    made: { by: 'the-inspector', role: 'inspector', why: REQUEST.why },
    ...{ result: 'banker', playerCount: 5, bankerCount: 9 },
    setup: live.running.house.table('pit')?.plan.setup,
    screens: { public: { table: 'pit' }, seats: [{ seat: 1, balance: 5_000 }] },
  });
  // Staked 50.00, won first, lost when it was set right: the sums stand before, after and now.
  expect(dispute.sums.balances).toEqual([
    { account: 'patron:1/patron-1', before: 10_000, after: 15_000, now: 5_000 },
  ]);
  const meter = (name: string) => dispute.sums.meters.find(one => one.meter === name);
  expect(meter('in')).toMatchObject({ before: 10_000, after: 10_000, now: 10_000 });
  expect(meter('stake')).toMatchObject({ of: 'player', before: 0, after: 5_000, now: 5_000 });
  expect(meter('corrected-down')).toMatchObject({ before: 0, after: 0, now: 10_000 });
  expect(dispute.paytable).toContainEqual(expect.objectContaining({ on: 'player', pays: [1, 1] }));
  const kinds = dispute.events.map(({ kind }) => kind);
  expect(kinds[0]).toBe('wagering-opened');
  expect(kinds).toEqual(expect.arrayContaining(['accounts-frozen', 'coup-restated']));
  expect(dispute.lines.map(({ says }) => says)).toContain(
    'Recalculated: Banker wins: Player 5, Banker 9.',
  );
});

test('[R-DIS-1] it is kept for us alone, and on record with its digest', async () => {
  await fileOf('surveillance');
  const folder = join(live.running.folder, 'disputes');
  const names = await readdir(folder);
  expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  const { body } = await live.ask(
    '/api/significant-events?kind=dispute-exported',
    null,
    await live.as('inspector'),
  );
  const { events } = body as unknown as SignificantEvents; // the route's own answer
  expect(events.map(event => (event.body as { name: string }).name)).toContain(names[0]);
  for (const name of ['nothing', '..%2fcheckpoint-key.pem', 'dispute-pit-1-1-7.jsonl']) {
    const { status } = await live.ask(`/api/disputes/${name}`, null, await live.as('inspector'));
    expect([name, status]).toEqual([name, 404]);
  }
});

test('[R-DIS-1] who deals or pays gets none; a coup that never was has none', async () => {
  for (const role of ['dealer', 'cashier', 'administrator'] as const) {
    expect((await live.ask('/api/disputes', REQUEST, await live.as(role))).status).toBe(403);
  }
  expect((await live.ask('/api/disputes', REQUEST)).status).toBe(401);
  const none = { ...REQUEST, coup: 9 };
  expect(await live.ask('/api/disputes', none, await live.as('inspector'))).toMatchObject({
    status: 404,
    body: { denied: 'no-such-coup' },
  });
});

test('[R-DIS-1] a supervisor freezes with the same act; an inspector freezes nothing', async () => {
  await act(
    { do: 'unfreeze-accounts', finding: 'Seen on the recording.' },
    staff('game-supervisor'),
  );
  const freeze = { ...REQUEST, freeze: true };
  const inspector = await live.as('inspector');
  expect((await live.ask('/api/disputes', freeze, inspector)).body['frozen']).toBe(false);
  const supervisor = await live.as('casino-supervisor');
  expect((await live.ask('/api/disputes', freeze, supervisor)).body['frozen']).toBe(true);
  expect(live.running.house.table('pit')?.parts?.mailbox.table.frozen?.why).toBe(REQUEST.why);
});

test('[R-DIS-1] a file that was changed, or signed over other words, does not hold', async () => {
  const file = await fileOf('game-supervisor');
  const key = await houseKey();
  const own = keySigner(
    createPrivateKey(await readFile(join(live.running.folder, 'checkpoint-key.pem'))),
  );
  const changed = Buffer.from(file.toString().replace('"bankerCount":9', '"bankerCount":8'));
  expect(checkDispute(changed, key).faults).toEqual(['The file: its signature does not hold.']);
  const { dispute } = checkDispute(file, key);
  assert(dispute !== null, 'it was read');
  const signed = async (forged: Dispute) =>
    checkDispute(await writeSigned('sabot-dispute/1', forged, own), key).faults;
  const [first, ...rest] = dispute.events;
  assert(first !== undefined, 'it has events');
  const bytes = Buffer.from(first.bytes, 'base64');
  bytes.writeUInt8(bytes.readUInt8(60) + 1, 60);
  const other = { ...first, bytes: bytes.toString('base64') };
  expect(await signed({ ...dispute, events: [other, ...rest] })).toEqual([
    `Event ${first.number}: its hash is not that of its bytes.`,
  ]);
  const turned = await signed({ ...dispute, events: [first, ...rest.toReversed()] });
  expect(turned[0]).toMatch(/out of order/);
  const [line, ...lines] = dispute.lines;
  assert(line !== undefined, 'it tells something');
  const forgedLines = [{ ...line, says: 'Nothing happened.' }, ...lines];
  expect(await signed({ ...dispute, lines: forgedLines })).toEqual([
    'The events do not tell the coup as the file does.',
  ]);
  expect(await signed({ ...dispute, payments: [] })).toEqual([
    'The events do not pay what the file says.',
  ]);
});

test('[R-HIS-3] a coup’s paytable is that of its time, for anybody', async () => {
  const { body } = await live.ask('/api/tables/pit/coups/1/1/paytable');
  const setup = live.running.house.table('pit')?.plan.setup;
  assert(setup !== undefined, 'the table is there');
  expect(body).toMatchObject({
    setup: setup.id,
    version: 'Traditional Baccarat',
    limits: setup.limits,
  });
  expect((await live.ask('/api/tables/pit/coups/1/9/paytable')).status).toBe(404);
  // Opened under one set-up and changed to another that pays Dragon Bonus otherwise.
  const other = doingAt(live, 'other');
  await other({ do: 'sign-on', duty: 'dealer' });
  await other({ do: 'open-table', setup });
  const changed = { ...setup, id: 'changed', pay: { ...setup.pay, dragonBonus: 2 } };
  await other({ do: 'change-setup', setup: changed }, staff('casino-supervisor'));
  const { db } = live.running.house.journal;
  const { rows } = await db.query<{ stream: number; seq: number }>(
    `select stream, seq from journal where kind = 'setup-changed'`,
  );
  const [at] = rows;
  assert(at !== undefined, 'the change is stored');
  const [before, after] = [
    await setupAt(db, at.stream, at.seq),
    await setupAt(db, at.stream, at.seq + 1),
  ];
  expect([before.setup, after.setup]).toEqual([setup, changed]);
  expect(before.sign.odds).not.toEqual(after.sign.odds);
});

test('[R-SW-3] every coup records the software that settled it', async () => {
  const { journal, release } = live.running.house;
  const { rows } = await journal.db.query<{ software: string }>(
    `select j.body ->> 'software' as software from journal j join stream s on s.id = j.stream
      where s.name = 'table:pit' and j.kind = 'coup-settled'`,
  );
  expect(rows).toEqual([{ software: release.engine }]);
});

// An area is left by one key: its tables take nothing, what lay is on record, and each is opened
// again by two, by count and ruling.

import { afterAll, beforeAll, expect, test } from 'vitest';

import { plainSetup } from '../../table/testing/scene.ts';
import { type Doing, openWithShoe } from '../testing/dealt-coup.ts';
import { dealtTable } from '../testing/house.ts';
import { LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { patronAt, wagerBy } from '../testing/mailbox.ts';
import type { Screen } from '../testing/screen.ts';

const AT = '/api/evacuations';
const AGREES = { id: 'the-pit-boss', password: PASSWORD };

let live: LiveHouse;
let supervisor = '';
let act: Doing;
let dealer: Screen;
let device = '';
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit'), dealtTable('salon')]);
  await live.approveSystem();
  supervisor = await live.as('game-supervisor');
  await live.as('pit-boss');
  act = await openWithShoe(live, 'pit');
  await act({ do: 'open-wagering' });
  await act(wagerBy(1, 5_000), patronAt(1));
  device = await live.deviceCookie({ kind: 'console', table: 'pit' });
  dealer = await live.consoleOf('pit', 'dealer', device);
});
afterAll(() => live.running.end());

const evacuated = async () => (await live.ask(AT, null, supervisor)).body['tables'];
const reopen = (more: object, table = 'pit') =>
  live.ask(
    `${AT}/over`,
    {
      table,
      counted: null,
      explains: '',
      ruling: 'The coup is dealt on.',
      approver: AGREES,
      ...more,
    },
    supervisor,
  );

test('one key locks the tables, with what lay there on record', async () => {
  const body = { tables: ['pit', 'salon'], why: 'fire alarm' };
  expect((await live.ask(AT, body, await live.as('dealer'))).status).toBe(403);
  expect((await live.ask(AT, { ...body, tables: ['attic'] }, supervisor)).status).toBe(404);
  expect((await live.ask(AT, body, supervisor)).status).toBe(201);
  expect(await evacuated()).toMatchObject([
    {
      ...{ table: 'pit', phase: 'wagering', coup: 1, felt: 5_000, accounts: 10_000, float: null },
      ...{ by: 'the-game-supervisor', why: 'fire alarm', currency: 'AUD' },
    },
    { table: 'salon', phase: 'closed', coup: null, felt: 0 },
  ]);
  // The same key once more finds them left, as they were.
  expect((await live.ask(AT, body, supervisor)).body).toEqual({ tables: [] });
});

test('nothing is taken there from anybody, also after a restart', async () => {
  const left = { refusal: { reason: { code: 'table-evacuated' } } };
  expect(await dealer.ask({ do: 'close-wagering' })).toMatchObject(left);
  const { body } = await live.ask('/api/inbox', null, supervisor);
  expect(body['entries']).toMatchObject([
    { kind: 'evacuated', table: 'pit', cents: 5_000, says: 'fire alarm' },
    { kind: 'evacuated', table: 'salon' },
    { kind: 'frozen', table: 'pit' },
  ]);
  await live.again();
  dealer = await live.consoleOf('pit', 'dealer', device, 'page-again');
  expect(await dealer.ask({ do: 'close-wagering' })).toMatchObject(left);
});

test('it is opened again by two, by a ruling, and goes on where it was', async () => {
  expect((await reopen({ ruling: '' })).status).toBe(400);
  const own = { id: 'the-game-supervisor', password: PASSWORD };
  expect(await reopen({ approver: own })).toMatchObject({ body: { denied: 'same-person' } });
  // A table without chips has none to count.
  expect(await reopen({ counted: { felt: 5_000, float: 0 } })).toMatchObject({
    body: { reason: { code: 'count-not-whole' } },
  });
  expect((await reopen({})).status).toBe(200);
  expect(await reopen({})).toMatchObject({ body: { reason: { code: 'table-not-evacuated' } } });
  expect(await evacuated()).toMatchObject([{ table: 'salon' }]);
  expect(await dealer.ask({ do: 'close-wagering' })).toMatchObject({ outcome: 'done' });
  const { rows } = await live.running.house.journal.db.query<{ body: string }>(
    `select body::text from journal where kind = 'table-reopened'`,
  );
  expect(rows.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    {
      ...{ table: 'pit', felt: 5_000, ruling: 'The coup is dealt on.' },
      ...{ by: 'the-game-supervisor', approvedBy: 'the-pit-boss' },
    },
  ]);
});

test('a float that differs is explained before the table opens', async () => {
  const chips = await LiveHouse.start([
    { ...dealtTable('chips'), setup: plainSetup('crown', 'traditional') },
  ]);
  await chips.as('pit-boss');
  const cookie = await chips.as('game-supervisor');
  await chips.ask(AT, { tables: ['chips'], why: 'flood' }, cookie);
  const over = (explains: string) => {
    const said = { counted: { felt: 0, float: 2_500 }, explains, ruling: 'None was in hand.' };
    return chips.ask(`${AT}/over`, { table: 'chips', ...said, approver: AGREES }, cookie);
  };
  expect(await over('')).toMatchObject({ body: { reason: { code: 'difference-unexplained' } } });
  expect((await over('A chip was found under the table.')).status).toBe(200);
  await chips.running.end();
});

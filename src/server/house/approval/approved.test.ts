import { afterAll, beforeAll, expect, test } from 'vitest';

import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { staff } from '../../../table/testing/scene.ts';
import type { Setup } from '../../../table/setup/setup.ts';
import type { SentCommand } from '../../../table/acts.ts';
import type { CommandOutcome } from '../../tables/mailbox/outcome.ts';
import { askTable, dealtTable } from '../../testing/house.ts';
import { type Answer, LiveHouse } from '../../testing/live-house.ts';
import type { HouseTable } from '../../tables/installed/house-table.ts';

const clause = clausesOf('crown-rapid');

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('one'), dealtTable('two'), dealtTable('lone')]);
  await live.approveSystem();
  for (const table of ['one', 'two', 'lone']) {
    await live.deviceCookie({ kind: 'console', table });
    await live.deviceCookie({ kind: 'terminal', table, seat: 1 });
  }
});
afterAll(() => live.running.end());

const tableOf = (name: string): HouseTable => {
  const table = live.running.house.table(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
};

let asked = 0;
const command = (
  table: string,
  sent: SentCommand,
  role: 'dealer' | 'casino-supervisor' = 'dealer',
) => {
  asked += 1;
  const key = { page: 'test', number: asked };
  return askTable(tableOf(table), { by: staff(role), command: sent, key });
};

const done = async (outcome: Promise<CommandOutcome>): Promise<void> =>
  expect(await outcome).toMatchObject({ outcome: 'done' });

const asOperator = async (path: string, body: object): Promise<Answer> =>
  live.ask(path, body, await live.as('operator'));

const switchTo = (dragonBonus: number, perfectPairs: number): Promise<Answer> =>
  asOperator('/api/options', { book: 'crown-rapid', options: { dragonBonus, perfectPairs } });

const setupOf = (table: string): Setup => {
  const [setup] = tableOf(table).setups;
  if (setup === undefined) throw new Error(`no set-up for ${table}`);
  return setup;
};

const other = (setup: Setup): Setup => ({
  ...setup,
  id: `${setup.id}-own`,
  pay: { ...setup.pay, dragonBonus: 2 },
});

clause(
  '10.1 footnote *',
  'one payout option for the whole house: no table overrides it, and all switch together',
  async () => {
    const says = /option 1 in the whole house/u;
    const odd = { name: 'odd', title: 'Odd', setup: other(setupOf('one')) };
    const installed = await asOperator('/api/tables', odd);
    expect(installed).toMatchObject({ status: 409 });
    expect(installed.body['says']).toMatch(says);
    const approved = await asOperator('/api/tables/one/setups', { setup: odd.setup });
    expect(approved).toMatchObject({ status: 409 });
    expect(approved.body['says']).toMatch(says);
    await done(command('one', { do: 'sign-on', duty: 'dealer' }));
    const override = command('one', { do: 'open-table', setup: odd.setup });
    expect(await override).toMatchObject({ refusal: { clause: '10.1 footnote *' } });

    // The book has two options for Perfect Pairs, not three.
    expect(await switchTo(2, 3)).toMatchObject({ status: 409 });

    // While one table cannot change, none does.
    await done(command('one', { do: 'open-table', setup: setupOf('one') }));
    const chips = { seat: 1, patron: 'patron-1', tender: 'chips', cents: 10_000 } as const;
    await done(command('one', { do: 'buy-in', ...chips }));
    expect(await switchTo(2, 1)).toMatchObject({ status: 409, body: { denied: 'not-now' } });
    expect(setupOf('two').pay).toMatchObject({ dragonBonus: 1, perfectPairs: 1 });

    // With no money on any table, open and closed ones change in one act.
    const patron = { seat: 1, patron: 'patron-1' };
    await done(command('one', { do: 'leave', ...patron, reason: 'own-accord' }));
    await done(command('one', { do: 'pay-out', ...patron, how: 'chips', cents: 10_000 }));
    expect(await switchTo(2, 1)).toMatchObject({ status: 200 });
    expect(tableOf('one').parts?.mailbox.table.setup?.pay).toMatchObject({ dragonBonus: 2 });
    for (const table of ['one', 'two']) {
      expect(setupOf(table).pay).toMatchObject({ dragonBonus: 2, perfectPairs: 1 });
    }
    await done(command('two', { do: 'sign-on', duty: 'dealer' }));
    await done(command('two', { do: 'open-table', setup: setupOf('two') }));
  },
);

clause(
  '2.2(c)',
  'each table has a game system of its own: what stops one leaves the others in play',
  async () => {
    const [one, lone] = [tableOf('one').parts?.mailbox, tableOf('lone').parts?.mailbox];
    expect(one).not.toBe(lone);
    const { rows } = await live.running.house.journal.db.query<{ name: string }>(
      "select name from stream where name like '%one' order by name",
    );
    expect(rows.map(({ name }) => name)).toEqual(['table:lone', 'table:one']);

    // Somebody is on duty at the other table, whether a test before this one saw to it or not.
    await command('one', { do: 'sign-on', duty: 'dealer' });
    // The lone table's system breaks: its journal is taken away from it.
    await done(command('lone', { do: 'sign-on', duty: 'dealer' }));
    await live.running.house.journal.stop('table:lone', 'its memory is damaged');
    await command('lone', { do: 'sign-off', duty: 'dealer' });
    await expect.poll(() => tableOf('lone').stopped).not.toBeNull();
    const { body } = await live.ask('/healthz');
    expect(body).toMatchObject({ play: true, stopped: ['lone'] });
    await done(command('one', { do: 'sign-off', duty: 'dealer' }));
    await done(command('one', { do: 'sign-on', duty: 'dealer' }));
  },
);

test('R-ACC-3: a console is offered the approved set-ups and no others', async () => {
  const path = '/api/tables/two/setups';
  expect((await live.ask(path)).status).toBe(401);
  const dealer = await live.as('dealer');
  const { body } = await live.ask(path, null, dealer);
  expect(body).toMatchObject({ table: 'two', setups: [{ rulebook: 'crown-rapid' }] });
  const high = { ...setupOf('two'), id: 'high-limits', aggregateMin: 1_000 };
  expect((await live.ask(path, { setup: high }, dealer)).status).toBe(403);
  expect(await asOperator(path, { setup: high })).toMatchObject({ status: 201 });
  expect(await asOperator(path, { setup: high })).toMatchObject({ status: 409 });
  const after = await live.ask(path, null, dealer);
  expect(after.body).toMatchObject({ setups: [{}, { id: 'high-limits', aggregateMin: 1_000 }] });
  expect(await asOperator('/api/tables/none/setups', { setup: high })).toMatchObject({
    status: 409,
  });
});

test('a table may have any name that the wire lets through', async () => {
  const setup = setupOf('two');
  const installed = await asOperator('/api/tables', { name: 'constructor', title: 'C', setup });
  expect(installed.status).toBe(201);
  // Its set-ups are its own, and everybody else's are still approved.
  const high = { setup: { ...setup, id: 'high-limits', aggregateMin: 1_000 } };
  expect((await asOperator('/api/tables/constructor/setups', high)).status).toBe(201);
  expect(tableOf('constructor').setups.map(({ id }) => id)).toEqual([setup.id, 'high-limits']);
});

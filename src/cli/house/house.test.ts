// A live house from its first start to tables that may be opened, by files alone, and run again.

import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { LiveHouse } from '../../server/testing/live-house.ts';
import { regulatorKeyFile } from '../../server/testing/regulator.ts';
import { linesIn, sabot } from '../testing/sabot.ts';

const PASSWORD = 'a long enough one';
const PASSWORDS = { ada: PASSWORD, anna: PASSWORD, opal: PASSWORD };

let live: LiveHouse;
let folder = '';
const at = (name: string): string => join(folder, name);
const write = (name: string, content: object): Promise<void> =>
  writeFile(at(name), JSON.stringify(content), { mode: 0o600 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabot-house-'));
  live = await LiveHouse.start([], { regulatorKey: null });
  const { out } = await sabot(['house', 'sample']);
  await write('house.json', JSON.parse(out) as object);
  await write('passwords.json', PASSWORDS);
  const { release } = live.running.house;
  await writeFile(at('regulator.pub.pem'), await readFile(regulatorKeyFile()));
  await writeFile(at('approval.jsonl'), (await live.approvalOf(release.engine)).file);
});
afterAll(async () => {
  await live.running.end();
  await rm(folder, { recursive: true });
});

const apply = (...more: readonly string[]) =>
  sabot(['house', 'apply', at('house.json'), '--passwords', at('passwords.json'), ...more]);
const here = (): readonly string[] => ['--url', live.url];

test('a file of passwords that others can read is not taken', async () => {
  await chmod(at('passwords.json'), 0o644);
  expect(await apply(...here())).toMatchObject({
    ...{ code: 1, error: expect.stringContaining('for its owner only') },
  });
  await chmod(at('passwords.json'), 0o600);
  const { code, error } = await sabot(['house', 'apply', at('house.json')]);
  expect({ code, error }).toMatchObject({ code: 2, error: expect.stringContaining('--passwords') });
});

test('a whole house from one file, by two, through the doors that everybody uses', async () => {
  const { code, out, error } = await apply('--link', live.running.setUpLink ?? '', '--json');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const [line] = linesIn(out);
  expect(line?.['did']).toEqual([
    'founded by ada and anna',
    'terms: River House, AUD, 6:00 Australia/Melbourne',
    'regulator’s key on record',
    ...['opal works here: operator', 'dora works here: dealer'],
    ...['gil works here: game-supervisor', 'cal works here: cashier'],
    'table river-1: crown-rapid traditional',
    'software approved',
  ]);
  expect(Object.keys(line?.['firstPasswords'] as object)).toEqual(['dora', 'gil', 'cal']);
  // Screens are enrolled where they stand, and a dealer opens the table.
  expect(line?.['steps']).toEqual([
    { step: 'screens', missing: ['river-1'] },
    { step: 'opening', missing: [] },
  ]);
  const { house } = live.running;
  expect(house.plan).toMatchObject({ name: 'River House', currency: 'AUD' });
  expect(house.table('river-1')?.plan.setup.wageringMs).toBe(25_000);
  const { rows } = await house.journal.db.query<{ kind: string; body: string }>(
    `select j.kind, j.body::text as body from journal j join stream s on s.id = j.stream
      where s.name = 'house' and j.kind in ('staff-added', 'house-terms-set') order by j.seq`,
  );
  const told = rows.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(told.slice(2)).toMatchObject(
    Array.from({ length: 5 }, () => ({ by: 'ada', approvedBy: 'anna' })),
  );
  // A first password is changed at its first use.
  const { dora = '' } = (line?.['firstPasswords'] ?? {}) as Record<string, string>;
  const signIn = { id: 'dora', password: dora };
  expect((await live.ask('/api/sign-in', signIn)).body).toMatchObject({ denied: 'password-old' });
});

test('run again it leaves what is there; another table is added', async () => {
  expect(await apply(...here())).toMatchObject({
    code: 0,
    out: 'still to do: screens (river-1)\nstill to do: opening\n',
  });
  const file = JSON.parse(await readFile(at('house.json'), 'utf8')) as { tables: object[] };
  const other = { name: 'river-2', title: 'River two', book: 'crown', version: 'tie-baccarat' };
  await write('house.json', { ...file, tables: [...file.tables, other] });
  expect((await apply(...here())).out).toMatch(/^table river-2: crown tie-baccarat\n/u);
});

test('what the house does not permit ends it with the house’s own words', async () => {
  const file = JSON.parse(await readFile(at('house.json'), 'utf8')) as object;
  const wrong = {
    ...{ name: 'river-3', title: 'River three', book: 'crown-rapid', version: 'traditional' },
    setup: { decks: 7 },
  };
  await write('house.json', { ...file, tables: [wrong] });
  expect(await apply(...here())).toMatchObject({
    ...{ code: 1, error: expect.stringContaining('/api/tables: ') },
  });
  await write('passwords.json', { ...PASSWORDS, ada: 'not her password' });
  expect(await apply(...here())).toMatchObject({
    ...{ code: 1, error: expect.stringContaining('/api/sign-in: ') },
  });
  const nowhere = await apply('--url', 'http://127.0.0.1:9', '--json');
  expect(linesIn(nowhere.out)).toMatchObject([{ error: { code: 'no-answer' } }]);
});

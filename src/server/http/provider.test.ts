import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { freshFolder } from '../testing/database.ts';
import { dealtTable } from '../testing/house.ts';
import { LiveHouse } from '../testing/live-house.ts';
import { TestBrowser, TestProvider } from '../testing/oidc.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

const DEALER = { name: 'the-dealer', roles: ['house-dealer'], amr: ['pwd'] };
const BOSS = { name: 'the-pit-boss', roles: ['house-pit-boss'], amr: ['pwd', 'otp'] };

let provider: TestProvider;
let live: LiveHouse;
beforeAll(async () => {
  provider = await TestProvider.open();
  const folder = await freshFolder();
  const secretFile = join(folder, 'client-secret');
  await writeFile(secretFile, `${provider.secret}\n`);
  live = await LiveHouse.start([dealtTable('pit')], {
    ...{ oidcIssuer: provider.issuer, oidcClient: provider.client, oidcSecretFile: secretFile },
    ...{ oidcRolePrefix: 'house-', codeRoles: ['pit-boss'] },
  });
  provider.serve(live.url);
  await live.as('dealer');
  await live.as('pit-boss');
});
afterAll(async () => {
  await live.running.end();
  provider.close();
});

/** Comes by the provider; what the house says to it, and who is signed in then. */
async function come(browser = new TestBrowser(), role = '') {
  const asked = role === '' ? '' : `?role=${role}`;
  const response = await browser.visit(`${live.url}/api/provider/begin${asked}`);
  const said = await response.text();
  const session = await live.ask('/api/session', null, browser.cookiesOf(live.url));
  return { status: response.status, said, session };
}

const lastNoted = async (kind: string): Promise<object> => {
  const { rows } = await live.running.house.journal.db.query<{ body: string }>(
    'select body from journal where kind = $1 order by seq desc limit 1',
    [kind],
  );
  return JSON.parse(rows[0]?.body ?? '{}') as object; // the house's own
};

test('R-ACC-1: whom the provider names signs in, and that is on record', async () => {
  provider.account = DEALER;
  expect((await live.ask('/api/provider')).body).toEqual({
    provider: new URL(provider.issuer).host,
  });
  const { status, said, session } = await come();
  expect({ status, said }).toMatchObject({ status: 200 });
  expect(session).toMatchObject({ status: 200, body: { id: 'the-dealer', role: 'dealer' } });
  expect(await lastNoted('signed-in')).toMatchObject({
    ...{ id: 'the-dealer', role: 'dealer', provider: provider.issuer, factor: false },
  });
});

test('G19: a claim gives nobody a role that two people did not', async () => {
  provider.account = { ...DEALER, roles: ['house-dealer', 'house-operator'] };
  const { session } = await come(new TestBrowser(), 'operator');
  expect(session.status).toBe(401);
  expect(await lastNoted('sign-in-refused')).toMatchObject({ why: 'not-authorised' });
  provider.account = { ...DEALER, roles: ['dealer'] };
  expect(await come()).toMatchObject({ status: 401, session: { status: 401 } });
});

test('ruling G19: roles that do not go together are refused, whoever claims them', async () => {
  provider.account = { ...DEALER, roles: ['house-dealer', 'house-administrator'] };
  expect(await come()).toMatchObject({ status: 401, session: { status: 401 } });
  expect(await lastNoted('sign-in-refused')).toMatchObject({ why: 'conflicting-roles' });
});

test('who is not of the staff, or has left, does not come in', async () => {
  provider.account = { ...DEALER, name: 'stranger' };
  expect((await come()).status).toBe(401);
  expect(await lastNoted('sign-in-refused')).toMatchObject({
    ...{ id: 'stranger', why: 'not-recognised' },
  });
});

test('where the house wants a second factor the provider must say that it saw one', async () => {
  provider.account = { ...BOSS, amr: ['pwd'] };
  expect((await come()).status).toBe(401);
  expect(await lastNoted('sign-in-refused')).toMatchObject({ why: 'code-wanted' });
  provider.account = BOSS;
  const browser = new TestBrowser();
  expect(await come(browser)).toMatchObject({ status: 200, session: { status: 200 } });
  // What a password alone may not do in that role, this session may.
  const cookie = browser.cookiesOf(live.url);
  expect((await live.ask('/api/significant-events', null, cookie)).status).toBe(200);
  const plain = await live.as('pit-boss');
  expect((await live.ask('/api/significant-events', null, plain)).status).toBe(403);
  // A row of the database that says so by itself signs nobody in.
  const { db } = live.running.house.journal;
  await db.query(`update session set factor = not factor where staff = 'the-pit-boss'`);
  expect((await live.ask('/api/significant-events', null, cookie)).status).toBe(401);
  expect((await live.ask('/api/significant-events', null, plain)).status).toBe(401);
});

test('an answer that this browser did not ask for is nobody’s', async () => {
  provider.account = DEALER;
  const [one, other] = [new TestBrowser(), new TestBrowser()];
  const before = await lastNoted('sign-in-refused');
  const begun = await fetch(`${live.url}/api/provider/begin`, { redirect: 'manual' });
  await begun.text();
  const code = await one.visit(`${live.url}/api/provider/back?code=stolen&state=x`);
  expect(code.status).toBe(401);
  expect((await other.visit(`${live.url}/api/provider/back`)).status).toBe(401);
  // Strangers can send such answers without end: none of them fills the record.
  expect(await lastNoted('sign-in-refused')).toEqual(before);
});

import { afterAll, beforeAll, expect, test } from 'vitest';

import { LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { dealtTable } from '../testing/house.ts';
import { Screen } from '../testing/screen.ts';
import { languageFolder, LANGUAGES } from '../../texts/languages.ts';

let live: LiveHouse;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')]);
});
afterAll(() => live.running.end());

const post = (fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${live.url}/set-up`, { method: 'POST', body: new URLSearchParams(fields) });

test('R-ACC-1: the first start’s link makes two administrators by a plain form, once', async () => {
  const link = live.running.setUpLink ?? '';
  expect(link).toContain(`${live.url}/set-up?token=`);
  const page = await fetch(link);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  // With no referrer at all a browser sends the form with an origin of null, and is turned away.
  expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  expect(await page.text()).toContain('<form method="post" action="/set-up">');
  for (const language of LANGUAGES) {
    const { setUp } = await languageFolder(language).pages();
    const headers = { 'accept-language': `xx, ${language};q=0.9` };
    const read = await (await fetch(link, { headers })).text();
    expect(read).toContain(`<html lang="${language}">`);
    expect(read).toContain(setUp.invites);
  }
  const token = new URL(link).searchParams.get('token') ?? '';
  const anna = { secondId: 'anna', secondName: 'Anna', secondPassword: PASSWORD };
  const both = { token, id: 'ada', name: 'Ada', password: PASSWORD, ...anna };
  const alone = await post({ token, id: 'ada', name: 'Ada', password: PASSWORD });
  expect(alone.status).toBe(409);
  for (const weak of [{ password: 'short' }, { secondPassword: 'password123' }]) {
    const refused = await post({ ...both, ...weak });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('The password has ten characters or more');
  }
  expect((await post({ ...both, secondId: 'ada' })).status).toBe(409);
  const noKey = await post({ ...both, key: 'no key' });
  expect(await noKey.text()).toContain('That is no Ed25519 public key.');
  expect((await post({ ...both, token: 'x'.repeat(43) })).status).toBe(403);

  const name = '<b>Ada</b>';
  expect((await post({ ...both, name })).status).toBe(201);
  for (const id of ['ada', 'anna']) {
    const signed = await live.ask('/api/sign-in', { id, password: PASSWORD });
    expect(signed.body).toMatchObject({ role: 'administrator', ...(id === 'ada' ? { name } : {}) });
  }
  expect((await fetch(link)).status).toBe(403);
  expect((await post({ ...both, id: 'eve', secondId: 'evan' })).status).toBe(403);
});

test('R-ACC-3: a console that is locked for a break says so and hears nothing', async () => {
  const own = await live.deviceCookie({ kind: 'console', table: 'pit' });
  const cookie = await live.as('dealer');
  const dealer = await live.consoleOf('pit', 'dealer', own);
  await dealer.do({ do: 'sign-on', duty: 'dealer' });
  expect((await live.ask('/api/break', {}, cookie)).status).toBe(200);
  expect(await live.ask('/api/session', null, cookie)).toMatchObject({
    status: 401,
    body: { denied: 'on-break', says: 'dealer is on a break.' },
  });
  dealer.raw({ kind: 'command', key: 99, command: { do: 'open-wagering' } });
  await dealer.until(() => dealer.isOver);
  expect(dealer.last('bye')).toMatchObject({ why: 'on-break' });
  const again = await Screen.overSocket(live.url, 'page-two', { cookie: `${cookie}; ${own}` });
  await again.hello({ as: 'console', table: 'pit' });
  expect(again.last('bye')).toMatchObject({ why: 'on-break' });
  const back = { password: PASSWORD };
  expect((await live.ask('/api/break/over', back, cookie)).status).toBe(200);
  const after = await live.consoleOf('pit', 'dealer', own, 'page-three');
  expect(after.last('welcome')?.you).toMatchObject({ role: 'dealer' });
});

test('R-ACC-1: people change their own password, and who has left is out at once', async () => {
  const cookie = await live.as('cashier');
  const change = { password: PASSWORD, newPassword: 'another long one' };
  const wrong = { ...change, password: 'not this one' };
  expect((await live.ask('/api/password', wrong, cookie)).status).toBe(401);
  expect((await live.ask('/api/password', change, cookie)).status).toBe(200);
  const id = 'the-cashier';
  expect((await live.ask('/api/sign-in', { id, password: PASSWORD })).status).toBe(401);
  const signed = await live.ask('/api/sign-in', { id, password: 'another long one' });
  expect(signed.status).toBe(200);

  const administrator = await live.as('administrator');
  expect((await live.ask('/api/staff/leave', { id }, signed.cookie)).status).toBe(403);
  const self = { id: 'the-administrator' };
  expect((await live.ask('/api/staff/leave', self, administrator)).status).toBe(403);
  expect((await live.ask('/api/staff/leave', { id }, administrator)).status).toBe(200);
  expect((await live.ask('/api/session', null, signed.cookie)).status).toBe(401);
  expect((await live.ask('/api/sign-in', { id, password: 'another long one' })).status).toBe(401);
});

test('[R-ACC-1] a password that has grown old is changed before it lets anybody in', async () => {
  const { db } = live.running.house.journal;
  await live.as('surveillance');
  const id = 'the-surveillance';
  const signIn = (more: object = {}) =>
    live.ask('/api/sign-in', { id, password: PASSWORD, ...more });
  await db.query(`update staff set password_since = now() - interval '91 days' where id = $1`, [
    id,
  ]);
  // Whoever has the wrong one is not told how old the right one is.
  const wrong = await signIn({ password: 'not this one' });
  expect(wrong.body).toMatchObject({ denied: 'not-recognised' });
  for (const more of [{}, { newPassword: PASSWORD }]) {
    expect(await signIn(more)).toMatchObject({
      status: 401,
      body: { denied: 'password-old' },
      cookie: '',
    });
  }
  const newPassword = 'another horse battery';
  expect((await signIn({ newPassword })).status).toBe(200);
  expect((await signIn()).status).toBe(401);
  expect((await signIn({ password: newPassword })).status).toBe(200);
});

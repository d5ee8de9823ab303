import { afterAll, beforeAll, expect, test } from 'vitest';

import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { post, Screen } from '../testing/screen.ts';
import { LANGUAGES } from '../../texts/languages.ts';

let demo: TestHouse;
let live: TestHouse;

beforeAll(async () => {
  demo = await startTestHouse({}, { plan: planOf(dealtTable('t1')) });
  live = await startTestHouse({ house: 'live' });
});
afterAll(async () => {
  await demo.end();
  await live.end();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${demo.url}${path}`, { headers });

test('health is told while play is possible, and why not when it is not', async () => {
  const well = await get('/healthz');
  expect(well.status).toBe(200);
  expect(await well.json()).toMatchObject({ play: true, tables: 1, stopped: [] });
  const screen = await Screen.overSocket(demo.url);
  await screen.hello({ as: 'display', table: 't1' });
  demo.house.journal.hold('The disk is nearly full.');
  await screen.until(() => screen.last('notice')?.what === 'play-halted');
  expect(screen.last('notice')?.reason).toMatchObject({ note: 'The disk is nearly full.' });
  const ill = await get('/healthz');
  expect(ill.status).toBe(503);
  expect(await ill.json()).toMatchObject({ play: false, says: 'The disk is nearly full.' });
  const newcomer = await Screen.overSocket(demo.url);
  await newcomer.hello({ as: 'display', table: 't1' });
  await newcomer.until(() => newcomer.last('notice')?.what === 'play-halted');
  demo.house.journal.resume();
  await screen.until(() => screen.last('notice')?.what === 'play-goes-on');
  expect((await get('/healthz')).status).toBe(200);
});

test('figures are told as Prometheus reads them', async () => {
  const text = await (await get('/metrics')).text();
  expect(text).toMatch(/^sabot_play 1$/m);
  expect(text).toMatch(/^sabot_journal_commits \d+$/m);
  expect(text).toContain('sabot_command_seconds_bucket');
});

test('where nothing is, a visitor reads it in every language and a program as JSON', async () => {
  for (const path of ['/nowhere', '/nowhere.html', '/api/tournaments/none/conditions.html']) {
    const visit = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([path, visit.status]).toEqual([path, 404]);
    expect(visit.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await visit.text();
    for (const language of LANGUAGES) {
      expect(page).toContain(`<section lang="${language}">`);
      expect(page).toContain(`href="/?lang=${language}"`);
    }
    const asked = await get(path);
    expect(asked.status).toBe(404);
    expect(await asked.json()).toMatchObject({ denied: expect.any(String) });
  }
  const style = await get('/plain.css');
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css']);
});

test('every answer carries careful headers', async () => {
  const { headers } = await get('/api/house');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('a foreign page is turned away, ours and none are not', async () => {
  const status = async (origin: string): Promise<number> =>
    (await get('/api/house', { origin })).status;
  expect(await status('http://evil.example')).toBe(403);
  expect(await status('null')).toBe(403);
  expect(await status(demo.url)).toBe(200);
});

test('[R-COM-3] what is malformed is refused with a sentence, never with a crash', async () => {
  const bodies = ['', '{', '[]', 'null', '{"role":"king"}', '{"role":"dealer","more":1}'];
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${demo.url}/api/demo/roles`, { method: 'POST', headers, body });
    expect({ body, status: answer.status }).toEqual({ body, status: 400 });
    expect(await answer.json()).toMatchObject({ denied: 'not-understood' });
  }
  const large = await post(`${demo.url}/api/demo/roles`, { role: 'x'.repeat(100_000) });
  expect(large.status).toBe(413);
  for (const path of ['/nothing', '/api/shoes/none', '/..%2f..%2fpackage.json', '/%00']) {
    expect((await get(path)).status).toBeLessThan(500);
  }
});

test('the interface describes itself from the schemas that check it', async () => {
  const page = (await (await get('/openapi/json')).json()) as { paths: object };
  expect(Object.keys(page.paths)).toEqual(
    expect.arrayContaining(['/healthz', '/api/house', '/api/sign-in', '/api/demo/seats']),
  );
  expect((await get('/openapi')).status).toBe(200);
});

test('[R-ACC-1] no default password: one link, once, makes the first person', async () => {
  expect(demo.setUpLink).toBeNull();
  const token = new URL(live.setUpLink ?? '').searchParams.get('token') ?? '';
  const person = { id: 'ada', name: 'Ada', password: 'correct horse battery' };
  const wrong = await post(`${live.url}/api/set-up`, { ...person, token: 'x'.repeat(43) });
  expect(wrong.status).toBe(403);
  expect((await post(`${live.url}/api/set-up`, { ...person, token })).status).toBe(201);
  const again = await post(`${live.url}/api/set-up`, { ...person, id: 'eve', token });
  expect(again.status).toBe(403);

  const signIn = (id: string, password: string) =>
    post(`${live.url}/api/sign-in`, { id, password });
  expect((await signIn('ada', 'wrong')).status).toBe(401);
  expect((await signIn('nobody', 'wrong')).status).toBe(401);
  const ada = await signIn('ada', person.password);
  expect(ada.body).toMatchObject({ id: 'ada', role: 'administrator' });
  const cookies = { cookie: ada.cookie };

  const operator = { id: 'otto', name: 'Otto', roles: ['operator'], password: 'another long one' };
  expect((await post(`${live.url}/api/staff`, operator)).status).toBe(401);
  expect((await post(`${live.url}/api/staff`, operator, cookies)).status).toBe(201);
  expect((await post(`${live.url}/api/staff`, operator, cookies)).status).toBe(409);
  await post(`${live.url}/api/sign-out`, {}, cookies);
  expect((await post(`${live.url}/api/staff`, operator, cookies)).status).toBe(401);
});

test('visitors who come at the same moment sit at different seats', async () => {
  const sit = () => post(`${demo.url}/api/demo/seats`, { table: 't1' });
  const sat = await Promise.all([sit(), sit(), sit()]);
  const seats = sat
    .filter(({ status }) => status === 200)
    .map(({ body }) => (body as { seat: number }).seat); // the wire's schema
  expect(seats.length).toBeGreaterThan(1);
  expect(new Set(seats).size).toBe(seats.length);
  const [seat] = seats;
  const again = await post(`${demo.url}/api/demo/seats`, { table: 't1', seat });
  expect(again.status).toBe(409);
});

test('a live house has no doors for visitors, and tables of its own only', async () => {
  expect((await post(`${live.url}/api/demo/seats`, { table: 't1' })).status).toBe(404);
  expect((await post(`${live.url}/api/demo/roles`, { role: 'dealer' })).status).toBe(404);
  expect((await fetch(`${live.url}/healthz`)).status).toBe(503);
  const { name, title, setup } = dealtTable('live-1');
  const command = { name, title, setup };
  expect((await post(`${live.url}/api/tables`, command)).status).toBe(401);
  const signed = await post(`${live.url}/api/sign-in`, {
    id: 'otto',
    password: 'another long one',
    newPassword: 'one of my own now',
  });
  const cookies = { cookie: signed.cookie };
  const wrong = { ...command, setup: { ...setup, decks: 3 } };
  expect(await post(`${live.url}/api/tables`, wrong, cookies)).toMatchObject({
    status: 409,
    body: { denied: 'not-installed' },
  });
  expect((await post(`${live.url}/api/tables`, command, cookies)).status).toBe(201);
  expect((await fetch(`${live.url}/healthz`)).status).toBe(200);
  const display = await Screen.overSocket(live.url);
  await display.hello({ as: 'display', table: 'live-1' });
  expect(display.last('bye')).toMatchObject({ why: 'not-enrolled' });
});

test.each([
  '/api/significant-events?kind=%00',
  '/api/significant-events?before=8888888888888888',
  '/api/significant-events?before=-1',
  '/api/tables/t1/coups?shoe=9007199254740991',
  '/api/tables/t1/coups/2147483648/1',
  '/api/tables/%00/wins/cleared/1',
  '/api/tables/t1/wins/locked/x',
])('%s is answered as not understood, not by a failure of ours', async path => {
  const { body } = await post(`${demo.url}/api/demo/roles`, { role: 'inspector' });
  const { token } = body as { token: string }; // the route's own answer
  const answer = await get(path, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ denied: 'not-understood' });
});

test('a first password is changed at its first use, a weak one is refused', async () => {
  const ada = {
    cookie: (
      await post(`${live.url}/api/sign-in`, {
        id: 'ada',
        password: 'correct horse battery',
      })
    ).cookie,
  };
  const add = (more: object) =>
    post(`${live.url}/api/staff`, { name: 'Nina', roles: ['dealer'], ...more }, ada);
  expect(await add({ id: 'nina', password: 'password123' })).toMatchObject({
    status: 403,
    body: { denied: 'weak-password' },
  });
  const first = { id: 'nina', password: 'what ada has chosen' };
  const roles = ['administrator', 'cashier'];
  expect(await add({ ...first, roles })).toMatchObject({ body: { denied: 'conflicting-roles' } });
  expect((await add(first)).status).toBe(201);
  expect(await post(`${live.url}/api/sign-in`, first)).toMatchObject({
    status: 401,
    body: { denied: 'password-old' },
  });
  const weak = { ...first, newPassword: 'nina-nina-nina' };
  expect(await post(`${live.url}/api/sign-in`, weak)).toMatchObject({
    body: { denied: 'weak-password' },
  });
  const chosen = { ...first, newPassword: 'one of my own now' };
  const signed = await post(`${live.url}/api/sign-in`, chosen);
  expect(signed.status).toBe(200);
  // Another password ends every other sign-in, and this one goes on.
  const other = await post(`${live.url}/api/sign-in`, {
    id: 'nina',
    password: 'one of my own now',
  });
  const change = { password: 'one of my own now', newPassword: 'and yet another one' };
  const changed = await post(`${live.url}/api/password`, change, { cookie: signed.cookie });
  expect(changed.status).toBe(200);
  const isIn = async (cookie: string) =>
    (await fetch(`${live.url}/api/session`, { headers: { cookie } })).status;
  expect([await isIn(changed.cookie), await isIn(other.cookie)]).toEqual([200, 401]);
});

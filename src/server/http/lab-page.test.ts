import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { STAFF_ROLES } from '../../wire/roles.ts';
import { dealtTable } from '../testing/house.ts';
import { startTestHouse, planOf, type TestHouse } from '../testing/house.ts';
import { LiveHouse } from '../testing/live-house.ts';
import { startLab } from './lab-server.ts';

const BUILT = fileURLToPath(new URL('../../../dist/lab-page', import.meta.url));
const READERS = ['casino-supervisor', 'inspector', 'operator', 'pit-boss', 'surveillance'];
/** A page stands in for one that was not built yet. */
const wasBuilt = existsSync(`${BUILT}/index.html`);

let live: LiveHouse;
let demonstration: TestHouse;

beforeAll(async () => {
  if (!wasBuilt) {
    mkdirSync(BUILT, { recursive: true });
    writeFileSync(`${BUILT}/index.html`, '<!doctype html><title>Lab</title>');
  }
  live = await LiveHouse.start([dealtTable('pit')]);
  demonstration = await startTestHouse({}, { plan: planOf(dealtTable('pit')) });
});
afterAll(async () => {
  await live.running.end();
  await demonstration.end();
  if (!wasBuilt) rmSync(BUILT, { recursive: true });
});

test('the lab is open to whoever reads analysis, and to no other role (R-ACC-1)', async () => {
  const open: string[] = [];
  for (const role of STAFF_ROLES) {
    const { status } = await live.ask('/lab/', null, await live.as(role));
    if (status === 200) open.push(role);
    else expect([role, status]).toEqual([role, 403]);
  }
  expect(open.toSorted()).toEqual(READERS);
});

test('nobody who has not signed in sees it; a person is shown where to', async () => {
  expect((await live.ask('/lab/')).status).toBe(401);
  const page = await fetch(`${live.url}/lab/`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(401);
  expect(await page.text()).toContain('href="/pit');
});

test.each(['terminal', 'display', 'console'] as const)(
  'a %s at a table gets no analysis, whoever has signed in at it (ruling G9)',
  async kind => {
    const seat = kind === 'terminal' ? { seat: 1 } : {};
    const device = await live.deviceCookie({ kind, table: 'pit', ...seat });
    for (const path of ['/lab', '/lab/', '/lab/index.html']) {
      expect((await live.ask(path, null, device)).status).toBe(403);
      const both = `${device}; ${await live.as('operator')}`;
      const answer = await live.ask(path, null, both);
      expect(answer.status).toBe(403);
      expect(answer.body['reason']).toEqual({ code: 'no-analysis-at-table' });
    }
    // Nor does its token open it where a page would send it.
    const [, token = ''] = device.split('=');
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${live.url}/lab/`, { headers })).status).toBe(403);
  },
);

test('only the lab may compile WebAssembly, and nothing of it stays in a cache', async () => {
  const headers = { cookie: await live.as('operator') };
  const lab = await fetch(`${live.url}/lab/`, { headers });
  expect(lab.headers.get('content-security-policy')).toContain("'self' 'wasm-unsafe-eval'");
  expect(lab.headers.get('cache-control')).toBe('no-store');
  const front = await fetch(`${live.url}/healthz`, { headers });
  expect(front.headers.get('content-security-policy')).not.toContain('wasm');
});

test('in a demonstration a visitor’s role opens it for the lab’s own address alone', async () => {
  const { url } = demonstration;
  const post = (path: string, body: object, token = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
  const takeRole = async (role: string) => {
    const { token } = (await (await post('/api/demo/roles', { role })).json()) as { token: string };
    return post('/api/demo/lab', {}, token);
  };
  expect((await takeRole('dealer')).status).toBe(403);
  const opened = await takeRole('pit-boss');
  const [cookie = ''] = opened.headers.getSetCookie();
  expect(cookie).toMatch(/Path=\/lab; .*HttpOnly; SameSite=Strict/);
  const [value = ''] = cookie.split(';');
  expect((await fetch(`${url}/lab/`, { headers: { cookie: value } })).status).toBe(200);
});

test('there is no way round: no file of the lab lies among the screens', async () => {
  const { status } = await live.ask('/lab/../lab/index.html', null, await live.as('dealer'));
  expect(status).toBe(403);
  expect((await live.ask('/lab.html', null, await live.as('operator'))).status).toBe(404);
});

test('sabot lab serves the page alone: no house, no other address', async () => {
  const lab = await startLab({ host: 'localhost', port: 0 });
  if ('failed' in lab) throw new Error(lab.says);
  try {
    const page = await fetch(lab.url);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain('wasm-unsafe-eval');
    expect((await fetch(new URL('/', lab.url))).url).toBe(lab.url);
    for (const path of ['/api/house', '/lab/../package.json', '/lab/%2e%2e/package.json']) {
      expect((await fetch(new URL(path, lab.url))).status).toBe(404);
    }
    const { port } = new URL(lab.url);
    expect(await startLab({ host: 'localhost', port: Number(port) })).toMatchObject({
      failed: 'no-port',
    });
  } finally {
    await lab.close();
  }
});

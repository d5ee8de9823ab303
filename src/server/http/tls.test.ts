import { writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { freshFolder } from '../testing/database.ts';
import { HandClock } from '../testing/clock.ts';
import {
  dealtTable,
  planOf,
  startTestHouse,
  type TestHouse,
  testSettings,
} from '../testing/house.ts';
import { selfSigned } from '../testing/self-signed.ts';
import { startHouse } from '../start.ts';
import { followTls, readTls } from './tls.ts';

let folder: string;
let house: TestHouse;
const { cert, key } = selfSigned();
const plan = planOf(dealtTable('pit'));

beforeAll(async () => {
  folder = await freshFolder();
  await writeFile(join(folder, 'cert.pem'), cert);
  await writeFile(join(folder, 'key.pem'), key);
  const tls = { tlsCert: join(folder, 'cert.pem'), tlsKey: join(folder, 'key.pem') };
  house = await startTestHouse(tls, { plan, folder });
});
afterAll(() => house.end());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly protocol: string | null;
}

/** A request over TLS that trusts our own certificate and no other. */
function ask(path: string, more: { method?: string; headers?: object; body?: string } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = more;
    const sent = request(
      `${house.url}${path}`,
      { ca: cert, method, headers: { 'content-type': 'application/json', ...headers } },
      response => {
        response.resume();
        const socket = response.socket as TLSSocket; // over TLS there is no other
        const { statusCode = 0, headers: heard } = response;
        resolve({ status: statusCode, headers: heard, protocol: socket.getProtocol() });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

test('R-COM-1: the house serves its screens by TLS with its own certificate', async () => {
  expect(house.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/u);
  const { status, headers, protocol } = await ask('/api/house');
  expect(status).toBe(200);
  expect(protocol).toBe('TLSv1.3');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  for (const rule of ["script-src 'self'", "connect-src 'self'", "object-src 'none'"]) {
    expect(headers['content-security-policy']).toContain(`${rule};`);
  }
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  // Whoever speaks without TLS is not answered.
  const port = new URL(house.url).port;
  const plain = new Promise((resolve, reject) => {
    plainRequest({ port, host: '127.0.0.1' }, resolve).once('error', reject).end();
  });
  await expect(plain).rejects.toThrow('socket hang up');
});

test('over TLS cookies are for TLS alone, and pages without it are foreign', async () => {
  const role = JSON.stringify({ role: 'dealer' });
  const taken = await ask('/api/demo/roles', { method: 'POST', body: role });
  expect(taken.status).toBe(200);
  const signIn = JSON.stringify({ id: 'nobody', password: 'wrong' });
  const sign = (origin: string) =>
    ask('/api/sign-in', { method: 'POST', body: signIn, headers: { origin } });
  expect((await sign(house.url)).status).toBe(401);
  expect((await sign(house.url.replace('https', 'http'))).status).toBe(403);
  expect((await sign('https://elsewhere.example')).status).toBe(403);
  const claim = await house.house.devices.enrol(
    { kind: 'display', table: 'pit', seat: null },
    'test',
  );
  const body = JSON.stringify({ token: claim.token });
  const { headers } = await ask('/api/device', { method: 'POST', body });
  const [cookie = ''] = headers['set-cookie'] ?? [];
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(part);
});

test('sockets go over TLS as well, and not from a foreign page', async () => {
  const open = (origin?: string): Promise<string> =>
    new Promise(resolve => {
      const socket = new WebSocket(`${house.url.replace('https', 'wss')}/socket`, {
        ca: cert,
        ...(origin === undefined ? {} : { origin }),
      });
      socket.once('open', () => {
        socket.terminate();
        resolve('open');
      });
      socket.once('error', error => resolve(error.message));
    });
  expect(await open(house.url)).toBe('open');
  expect(await open('https://elsewhere.example')).toContain('403');
});

test('over TLS, too, a request that comes byte by byte gives its line back', async () => {
  const { port } = new URL(house.url);
  const slow = connect({ host: '127.0.0.1', port: Number(port), ca: cert });
  slow.on('error', () => undefined);
  slow.resume();
  await new Promise(opened => slow.once('secureConnect', opened));
  slow.write('POST /api/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n');
  slow.write('content-type: application/json\r\n\r\n{"id":');
  const drip = setInterval(() => slow.write('x'), 500);
  // Ten seconds for a request, looked at every two; left to itself Node gives it five minutes.
  await expect.poll(() => slow.readyState, { timeout: 25_000 }).not.toBe('open');
  clearInterval(drip);
}, 40_000);

test('a certificate that cannot be used is told before anything starts', async () => {
  const elsewhere = join(folder, 'none.pem');
  const alone = { tlsCert: join(folder, 'cert.pem'), tlsKey: null };
  expect(await readTls(alone)).toMatchObject({
    says: 'SABOT_TLS_CERT and SABOT_TLS_KEY go together: one of them is not set.',
  });
  await writeFile(join(folder, 'other.pem'), selfSigned().key);
  for (const tlsKey of [elsewhere, join(folder, 'other.pem')]) {
    const settings = testSettings(folder, { tlsCert: join(folder, 'cert.pem'), tlsKey });
    expect(await startHouse({ settings })).toMatchObject({
      failed: 'setting',
      says: expect.stringContaining('cannot be used'),
    });
  }
});

test('a renewed certificate is taken up within the hour, without a restart', async () => {
  const clock = new HandClock();
  const renewed = selfSigned();
  const places = { tlsCert: join(folder, 'new-cert.pem'), tlsKey: join(folder, 'new-key.pem') };
  await writeFile(places.tlsCert, cert);
  await writeFile(places.tlsKey, key);
  const taken: unknown[] = [];
  const server = { setSecureContext: (options: { cert?: unknown }) => taken.push(options.cert) };
  const stop = followTls(server, { cert, key }, places, clock);
  await writeFile(places.tlsCert, renewed.cert);
  await writeFile(places.tlsKey, renewed.key);
  clock.pass(3_600_000);
  await expect.poll(() => taken).toEqual([renewed.cert]);
  stop();
});

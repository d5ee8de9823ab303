import { afterAll, beforeAll, expect, test } from 'vitest';

import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';

let behind: TestHouse;
let alone: TestHouse;
beforeAll(async () => {
  const plan = planOf(dealtTable('pit'));
  behind = await startTestHouse(
    { trustProxy: ['127.0.0.1'], hosts: ['baccarat.example'] },
    { plan },
  );
  alone = await startTestHouse({}, { plan });
});
afterAll(async () => {
  await behind.end();
  await alone.end();
});

/** What a proxy with TLS in front of us would send. */
const FORWARDED = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'baccarat.example',
  'x-forwarded-for': '203.0.113.7',
  origin: 'https://baccarat.example',
};

async function claim({ url, house }: TestHouse, headers: Readonly<Record<string, string>>) {
  const place = { kind: 'display', table: 'pit', seat: null } as const;
  const { token } = await house.devices.enrol(place, 'test');
  return fetch(`${url}/api/device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ token }),
  });
}

test('behind a named proxy its page is ours and cookies are for TLS', async () => {
  const response = await claim(behind, FORWARDED);
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toContain('Secure');
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const foreign = await claim(behind, { ...FORWARDED, origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
  const unnamed = { ...FORWARDED, 'x-forwarded-host': 'rebound.example' };
  expect((await claim(behind, unnamed)).status).toBe(421);
});

test('what nobody was asked to trust is not believed', async () => {
  expect((await claim(alone, FORWARDED)).status).toBe(403);
  const { origin: _, ...headers } = FORWARDED;
  const response = await claim(alone, headers);
  expect(response.headers.get('set-cookie')).not.toContain('Secure');
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

test('rates are counted by the client’s address, which only the proxy may say', async () => {
  const left = async ({ url }: TestHouse, client: string): Promise<number> => {
    const headers = { 'x-forwarded-for': client };
    const response = await fetch(`${url}/api/system`, { headers });
    return Number(response.headers.get('x-ratelimit-remaining'));
  };
  const [first, second] = [await left(behind, '203.0.113.8'), await left(behind, '203.0.113.9')];
  expect(second).toBe(first);
  const [one, two] = [await left(alone, '203.0.113.8'), await left(alone, '203.0.113.9')];
  expect(two).toBe(one - 1);
});

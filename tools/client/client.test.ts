import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { HouseClient, HouseDenial } from '../../client/index.ts';
import { dealtTable } from '../../src/server/testing/house.ts';
import { LiveHouse, PASSWORD } from '../../src/server/testing/live-house.ts';
import { type Description, typeOf, typesOf } from './types-of.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

let live: LiveHouse;
let description: Description;
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit')]);
  await live.as('pit-boss');
  const response = await fetch(`${live.url}/openapi/json`);
  description = (await response.json()) as Description; // the house's own
});
afterAll(() => live.running.end());

test('the client is as the house describes itself', () => {
  const written = readFileSync(new URL('../../client/acts.ts', import.meta.url), 'utf8');
  // After a new act or field: npm run client.
  expect(typesOf(description)).toBe(written);
});

test('every act has a name of its own, a group, and says how whoever asks is known', () => {
  const all = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.values(methods).map(operation => ({ path, ...operation })),
  );
  const acts = all.filter(({ path }) => path.startsWith('/api/'));
  expect(acts.length).toBeGreaterThan(90);
  expect(
    acts.filter(({ operationId, tags, security, summary }) => {
      return !operationId || !tags?.length || security === undefined || !summary;
    }),
  ).toEqual([]);
  const names = acts.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('a program asks the real house by the client, and hears its reasons', async () => {
  const founder = new HouseClient(live.url);
  const signedIn = await founder.ask('postSignIn', {
    body: { id: 'the-pit-boss', password: PASSWORD },
  });
  expect(signedIn.role).toBe('pit-boss');
  const page = await founder.ask('getHouse');
  expect(page.tables.map(({ table }) => table)).toEqual(['pit']);

  const approver = { id: 'the-pit-boss', password: PASSWORD };
  const wanted = { id: 'cms', purpose: 'test', powers: ['look-up', 'follow-events'], days: 1 };
  const made = await live.ask(
    '/api/services',
    { ...wanted, approver },
    await live.as('administrator'),
  );
  const program = new HouseClient(`${live.url}/`, String(made.body['token']));
  const coups = await program.ask('getTablesByTableCoups', {
    params: { table: 'pit' },
    query: { limit: 5 },
  });
  expect(coups).toMatchObject({ table: 'pit', coups: [] });
  expect((await program.ask('getFeed')).events).toEqual(expect.any(Array));
  const denied = program.ask('getTablesByTableCoups', { params: { table: 'none' } });
  await expect(denied).rejects.toMatchObject({ status: 404, denial: { denied: 'not-found' } });
  await expect(founder.ask('getFeed')).rejects.toBeInstanceOf(HouseDenial);
});

test('schemas become the types that they mean', () => {
  expect(typeOf({ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } })).toBe(
    'readonly (string | null)[]',
  );
  const object = { properties: { a: { const: 1 }, b: { enum: ['x', 'y'] } }, required: ['a'] };
  expect(typeOf(object)).toBe('{ readonly "a": 1; readonly "b"?: "x" | "y"; }');
  expect(typeOf({ type: ['integer', 'null'] })).toBe('number | null');
  expect(typeOf({ additionalProperties: { type: 'boolean' } })).toBe(
    'Readonly<Record<string, boolean>>',
  );
  expect(typeOf({ type: 'object', properties: {} })).toBe('Readonly<Record<string, never>>');
});

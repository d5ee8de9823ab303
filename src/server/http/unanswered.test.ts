import type { IncomingMessage, ServerResponse } from 'node:http';

import { expect, test } from 'vitest';

import { oneInATurn } from './unanswered.ts';

// The handler looks at nothing but whether its line is still there.
const request = (name: string, destroyed = false) =>
  ({ url: name, socket: { destroyed } }) as unknown as IncomingMessage;
const response = {} as ServerResponse;

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('of requests that come at once each has a turn of its own, in their order', async () => {
  const done: (string | undefined)[] = [];
  const hear = oneInATurn(({ url }) => done.push(url));
  for (const name of ['a', 'b', 'c']) hear(request(name), response);
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['a']);
  // What comes meanwhile waits behind the others.
  hear(request('d'), response);
  await turn();
  expect(done).toEqual(['a', 'b']);
  for (let more = 0; more < 3; more += 1) await turn();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  hear(request('e'), response);
  await turn();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a line that is gone takes no request along, and holds nobody up', async () => {
  const done: (string | undefined)[] = [];
  const hear = oneInATurn(({ url }) => done.push(url));
  hear(request('gone', true), response);
  hear(request('there'), response);
  await turn();
  await turn();
  expect(done).toEqual(['there']);
});

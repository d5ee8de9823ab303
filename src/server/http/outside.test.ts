import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { feedEvent, type FeedEvent } from '../../wire/administration/feed.ts';
import { waitAfter } from '../reports/feed/webhooks.ts';
import { HOUSE_STREAM } from '../storage/journal/house-stream-name.ts';
import { dealtTable } from '../testing/house.ts';
import { LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { WebhookEnd } from '../testing/webhook-end.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

const approver = { id: 'the-pit-boss', password: PASSWORD };
const cms = { id: 'cms', purpose: 'The casino’s own system', days: 30, approver };
const table = dealtTable('pit');

let live: LiveHouse;
let token = '';
beforeAll(async () => {
  live = await LiveHouse.start([table]);
  await live.as('pit-boss');
});
afterAll(() => live.running.end());

const asked = async (path: string, bearer: string): Promise<Response> =>
  fetch(`${live.url}${path}`, { headers: { authorization: `Bearer ${bearer}` } });

const statusOf = async (path: string, bearer: string): Promise<number> => {
  const response = await asked(path, bearer);
  await response.text();
  return response.status;
};

const feedPage = z.object({ events: z.array(feedEvent), last: z.number() });
const feedAfter = async (after: number, more = ''): Promise<readonly FeedEvent[]> =>
  feedPage.parse(await (await asked(`/api/feed?after=${after}${more}`, token)).json()).events;

/** Something that goes on record. */
const something = async (): Promise<void> => {
  await live.ask('/api/sign-in', { id: 'the-pit-boss', password: PASSWORD });
};

test('G19: two people give a program its token; it reads what it may', async () => {
  const cookie = await live.as('administrator');
  const body = { ...cms, powers: ['look-up', 'follow-events'] };
  const { approver: _, ...alone } = body;
  expect((await live.ask('/api/services', alone, cookie)).status).toBe(400);
  const self = { ...body, approver: { id: 'the-administrator', password: PASSWORD } };
  expect((await live.ask('/api/services', self, cookie)).status).toBe(409);
  await live.as('dealer');
  const dealer = { ...body, approver: { id: 'the-dealer', password: PASSWORD } };
  expect((await live.ask('/api/services', dealer, cookie)).status).toBe(409);
  expect((await live.ask('/api/services', body, await live.as('operator'))).status).toBe(403);
  const made = await live.ask('/api/services', body, cookie);
  expect(made.status).toBe(201);
  token = String(made.body['token']);

  const { rows } = await live.running.house.journal.db.query<{ body: string }>(
    `select body::text as body from journal where kind = 'service-added'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.body).not.toContain(token);
  expect(JSON.parse(rows[0]?.body ?? '')).toMatchObject({
    ...{ id: 'cms', by: 'the-administrator', approvedBy: 'the-pit-boss' },
  });

  expect(await statusOf('/api/significant-events', token)).toBe(200);
  expect(await statusOf('/api/feed', token)).toBe(200);
  // Neither what it was not given, nor what no program ever is.
  const day = 'from=2026-01-01&to=2026-01-01';
  expect(await statusOf(`/api/reports/figures?by=table&${day}`, token)).toBe(403);
  expect(await statusOf('/api/devices', token)).toBe(403);
  expect(await statusOf('/api/staff', token)).toBe(401);
  expect(await statusOf('/api/feed', `${token}x`)).toBe(401);
  // It is nobody: it does nothing in anybody's name.
  const acts = { method: 'POST', headers: { authorization: `Bearer ${token}` } };
  expect((await fetch(`${live.url}/api/services/remove`, acts)).status).not.toBe(200);
});

test('the feed numbers what happens without a gap, and goes on from any number', async () => {
  await something();
  await expect.poll(async () => (await feedAfter(0)).at(-1)?.kind).toBe('signed-in');
  await something();
  await expect.poll(async () => (await feedAfter(0)).length).toBeGreaterThan(1);
  const all = await feedAfter(0);
  expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
  expect(await feedAfter(1)).toEqual(all.slice(1));
  expect(await feedAfter(0, '&kinds=door-opened')).toEqual([]);
  expect(JSON.stringify(all)).not.toMatch(/"(?:hash|mark|nameMark|sealed)"/u);
});

/** Reads server-sent events until there are enough. */
async function followed(after: number | null, wanted: number): Promise<readonly FeedEvent[]> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(after === null ? {} : { 'last-event-id': String(after) }),
  };
  const over = new AbortController();
  const response = await fetch(`${live.url}/api/feed/stream`, { headers, signal: over.signal });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events: FeedEvent[] = [];
  let text = '';
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  while (events.length < wanted) {
    const { value, done } = await reader.read();
    if (done) break;
    text += Buffer.from(value).toString('utf8');
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const one of whole) {
      const data = /^data: (.*)$/mu.exec(one)?.[1];
      if (data !== undefined) events.push(feedEvent.parse(JSON.parse(data)));
    }
  }
  over.abort();
  return events;
}

test('a follower hears everything after its number as it happens', async () => {
  const before = await feedAfter(0);
  const [first] = before;
  const following = followed(first?.number ?? 0, before.length + 1);
  await something();
  await something();
  const heard = await following;
  expect(heard.slice(0, before.length - 1)).toEqual(before.slice(1));
  const numbers = heard.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});

test('a webhook is signed, tried again, and goes on after a restart', async () => {
  const end = await WebhookEnd.open();
  const cookie = await live.as('administrator');
  const plain = { id: 'till', url: end.url, approver };
  // A live house sends by https alone.
  expect((await live.ask('/api/webhooks', plain, cookie)).status).toBe(409);
  const safe = { ...plain, url: 'https://127.0.0.1:1/events', kinds: ['signed-in'] };
  expect((await live.ask('/api/webhooks', safe, cookie)).status).toBe(201);
  await something();
  const failing = async () => (await live.ask('/api/webhooks', null, cookie)).body;
  await expect
    .poll(async () => (await failing())['webhooks'], { timeout: 20_000 })
    .toMatchObject([{ id: 'till', failures: expect.toSatisfy((n: number) => n > 0) }]);
  // From here on the record says where it goes, as two people would set it for a test's own end.
  const { record } = live.running.house;
  const { key } = (await failing()) as { key: string };
  end.trust(key);
  end.isDeaf = true;
  const agreed = { by: 'the-administrator', approvedBy: 'the-pit-boss' };
  await record.note('webhook-set', { id: 'till', url: end.url, kinds: [], from: 1, ...agreed });
  const replay = { id: 'till', from: 1 };
  expect((await live.ask('/api/webhooks/replay', replay, cookie)).status).toBe(200);
  await expect.poll(() => end.refused, { timeout: 20_000 }).toBeGreaterThan(1);
  end.losesAnswer = true;
  end.isDeaf = false;
  await something();
  const numbers = () => end.events.map(({ number }) => number);
  const whole = (from = 1) => numbers().map((_, index) => index + from);
  await expect
    .poll(() => end.events.at(-1)?.kind === 'signed-in' && end.told > 3, { timeout: 20_000 })
    .toBe(true);
  await expect
    .poll(async () => (await feedAfter(0)).length, { timeout: 20_000 })
    .toBe(end.events.length);
  expect(numbers()).toEqual(whole());
  expect(end.forged).toBe(0);

  end.isDeaf = true;
  await something();
  const { folder } = live.running;
  await live.running.close();
  live = await LiveHouse.start([table], {}, { folder });
  end.isDeaf = false;
  const { db } = live.running.house.journal;
  const lastIn = async (): Promise<number | undefined> =>
    (await db.query<{ n: number }>('select max(number) as n from feed')).rows[0]?.n;
  await expect
    .poll(async () => [end.events.at(-1)?.kind, end.events.length === (await lastIn())], {
      timeout: 20_000,
    })
    .toEqual(['server-started', true]);
  expect(numbers()).toEqual(whole());
  // Nothing of the house's own record is missing between them.
  const { rows } = await db.query<{ seq: number }>(
    `select j.seq from journal j join stream s on s.id = j.stream
      where s.name = $1 and j.seq >= $2 order by j.seq`,
    [HOUSE_STREAM, end.events[0]?.seq],
  );
  const mine = end.events.filter(({ stream }) => stream === HOUSE_STREAM);
  expect(mine.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq));
  end.close();
});

test('who was taken off hears nothing more', async () => {
  const again = await live.ask('/api/sign-in', { id: 'the-administrator', password: PASSWORD });
  const following = followed(null, 10_000);
  await new Promise(done => setTimeout(done, 300));
  const gone = await live.ask('/api/services/remove', { id: 'cms' }, again.cookie);
  expect(gone.status).toBe(200);
  await something();
  const heard = await following;
  expect(heard.some(({ kind }) => kind === 'service-removed')).toBe(false);
  expect(await statusOf('/api/feed', token)).toBe(401);
  expect(await statusOf('/api/significant-events', token)).toBe(401);
});

test('the wait between two tries doubles, up to five minutes', () => {
  expect([1, 2, 3, 4].map(waitAfter)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(waitAfter(60)).toBe(300_000);
});

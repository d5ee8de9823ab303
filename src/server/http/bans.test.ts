// Bans of the house and self-exclusions (ruling G18): at every place, by name, card or document;
// money that is there stays the patron's.

import { afterAll, beforeAll, expect, test } from 'vitest';

import { dealtTable } from '../testing/house.ts';
import { LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { HOUSE_STREAM } from '../storage/journal/house-stream-name.ts';

const NOBODY = { documents: [], cards: [] };
const CARD = '7007 1234 5678';
const AGREES = { id: 'the-casino-supervisor', password: PASSWORD };

let live: LiveHouse;
let boss = '';
let dealer = '';
beforeAll(async () => {
  live = await LiveHouse.start([dealtTable('pit'), dealtTable('salon')]);
  boss = await live.as('pit-boss');
  dealer = await live.as('dealer');
  await live.as('casino-supervisor');
});
afterAll(() => live.running.end());

/** What the gate of a table says to money and wagers for somebody. */
const atTable = (name: string, patron: string, command: object, role = 'dealer' as const) => {
  const sent = { seat: 1, patron, ...command } as never;
  return live.running.house.bans.faultOf(name, sent, { id: 'the-dealer', role });
};
const BUY_IN = { do: 'buy-in', tender: 'cash', cents: 1000 };

async function ban(body: object): Promise<string> {
  const made = await live.ask(
    '/api/bans',
    { kind: 'house-ban', ...NOBODY, until: null, why: 'cheated', ...body },
    boss,
  );
  expect(made.status).toBe(201);
  return String(made.body['ban']);
}

const matches = async (): Promise<readonly Record<string, unknown>[]> => {
  const { rows } = await live.running.house.journal.db.query<{ body: string }>(
    `select j.body::text as body from journal j join stream s on s.id = j.stream
      where s.name = $1 and j.kind = 'ban-matched' order by j.seq`,
    [HOUSE_STREAM],
  );
  return rows.map(({ body }) => JSON.parse(body) as Record<string, unknown>); // ours
};

test('somebody who is banned brings no money and lays no wager, at any table', async () => {
  expect(atTable('pit', 'anna', BUY_IN)).toBeNull();
  const number = await ban({ person: 'anna' });
  for (const table of ['pit', 'salon']) {
    expect(atTable(table, 'anna', BUY_IN)).toMatchObject({
      ...{ refused: 'not-served', reason: { code: 'patron-banned' } },
    });
  }
  expect(atTable('pit', 'anna', { do: 'set-wager', bet: 'tie', stake: 500 })).not.toBeNull();
  expect(atTable('pit', 'berta', BUY_IN)).toBeNull();
  // Staff are told once for a place, not at every touch.
  expect(atTable('pit', 'anna', BUY_IN)).not.toBeNull();
  await expect.poll(matches).toMatchObject([
    { ban: number, person: 'anna', where: 'pit/1', how: 'person' },
    { ban: number, person: 'anna', where: 'salon/1' },
  ]);
});

test('credit is never trapped: lowering, leaving, being paid and a claim stay open', () => {
  for (const command of [
    { do: 'set-wager', bet: 'tie', stake: 0 },
    { do: 'clear-wagers' },
    { do: 'leave', reason: 'own-accord' },
    { do: 'pay-out', how: 'by-hand', cents: 1, reference: 'x' },
    { do: 'open-claim', says: 'Paid too little.' },
  ]) {
    expect(atTable('pit', 'anna', command)).toBeNull();
  }
});

test('a patron’s own screen says no more than whom to ask', () => {
  const command = { do: 'buy-in', seat: 1, patron: 'anna', tender: 'cash', cents: 1 } as const;
  const by = { id: 'anna', role: 'patron', seat: 1 } as const;
  expect(live.running.house.bans.faultOf('pit', command, by)?.reason).toEqual({
    code: 'ask-attendant',
  });
});

test('known by a card, however it is written, under another name', async () => {
  const number = await ban({ kind: 'self-exclusion', cards: [CARD], until: '2999-01-01' });
  const check = (card: string) =>
    live.ask('/api/identity-checks', { person: 'guest-9', card, table: 'pit', seat: 2 }, dealer);
  expect((await check('7007-0000-0000')).body).toEqual({ served: true });
  expect((await check('7007-1234-5678')).body).toEqual({ served: false });
  // From then on the name is bound as well.
  expect(atTable('salon', 'guest-9', BUY_IN)).not.toBeNull();
  const { body } = await live.ask('/api/bans', null, boss);
  expect(JSON.stringify(body)).not.toContain('1234');
  expect(body['bans']).toContainEqual(
    expect.objectContaining({ ban: number, marks: 1, persons: ['guest-9'], isInForce: true }),
  );
});

test('known by what the register keeps of them, before the order and after it', async () => {
  const kept = (person: string, number: string) =>
    live.ask(
      '/api/persons',
      {
        ...{ kind: 'patron', person },
        data: { name: 'X', documents: [{ kind: 'passport', number }], cards: [] },
      },
      boss,
    );
  expect((await kept('clara', 'PA 77')).status).toBe(200);
  await ban({ documents: ['pa77'] });
  expect(atTable('pit', 'clara', BUY_IN)).not.toBeNull();
  expect((await kept('dora', 'PA-77')).status).toBe(200);
  expect(atTable('pit', 'dora', BUY_IN)).not.toBeNull();
});

test('lifted by two people; an own exclusion only when its last day is over', async () => {
  const lift = (number: string, approver: object = AGREES) =>
    live.ask('/api/bans/lift', { ban: number, why: 'settled', approver }, boss);
  const own = await ban({ kind: 'self-exclusion', person: 'emil', until: '2999-01-01' });
  expect(await lift(own)).toMatchObject({ status: 409, body: { denied: 'not-now' } });
  expect(atTable('pit', 'emil', BUY_IN)).not.toBeNull();
  const forGood = await ban({ kind: 'self-exclusion', person: 'frida' });
  expect((await lift(forGood)).status).toBe(409);
  const number = await ban({ person: 'gerd' });
  const self = await lift(number, { id: 'the-pit-boss', password: PASSWORD });
  expect(self).toMatchObject({ status: 409, body: { denied: 'same-person' } });
  expect(atTable('pit', 'gerd', BUY_IN)).not.toBeNull();
  expect((await lift(number)).status).toBe(200);
  expect(atTable('pit', 'gerd', BUY_IN)).toBeNull();
  expect((await lift(number)).status).toBe(404);
});

test('an order whose last day is over holds no more, one without a name is refused', async () => {
  await ban({ person: 'hans', until: '2001-01-01' });
  expect(atTable('pit', 'hans', BUY_IN)).toBeNull();
  const empty = { kind: 'house-ban', ...NOBODY, until: null, why: 'x' };
  expect((await live.ask('/api/bans', empty, boss)).body['denied']).toBe('names-nobody');
});

test('numbers are in one series, and the journal holds no card or document in words', async () => {
  const { rows } = await live.running.house.journal.db.query<{ text: string }>(
    `select j.body::text as text from journal j where j.kind = 'ban-made' order by j.seq`,
  );
  const numbers = rows.map(({ text }) => /B-\d{6}/.exec(text)?.[0]);
  expect(numbers).toEqual(numbers.map((_, at) => `B-${`${at + 1}`.padStart(6, '0')}`));
  expect(rows.map(({ text }) => text).join()).not.toMatch(/1234|PA.?77/i);
});

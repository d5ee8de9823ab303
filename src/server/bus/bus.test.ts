import { expect, onTestFinished, test } from 'vitest';

import { type Bus, lastPart, NotReached, readSubjectPart, subjectPart } from '../ports/bus.ts';
import { systemClock } from '../ports/clock.ts';
import { natsHere, startTestNats } from '../testing/nats.ts';
import { MemoryExchange } from './memory-bus.ts';
import { connectNats, natsOptions } from './nats-bus.ts';

type Ends = () => Promise<readonly [Bus, Bus]>;

const inMemory: Ends = async () => {
  const exchange = new MemoryExchange(systemClock);
  return [exchange.connect(), exchange.connect()];
};

const overNats: Ends = async () => {
  const nats = await startTestNats();
  onTestFinished(nats.stop);
  const ends = [await connectNats(nats.url, 'one'), await connectNats(nats.url, 'other')] as const;
  const [one, other] = ends;
  if ('says' in one || 'says' in other) throw new Error('NATS did not answer');
  onTestFinished(async () => {
    await one.close();
    await other.close();
  });
  return [one, other];
};

const soon = (): Promise<void> => new Promise(done => setTimeout(done, 60));

const NATS = natsHere('the bus over NATS');
const KINDS: readonly (readonly [string, Ends])[] = [
  ['in memory', inMemory],
  ...NATS.map(name => [name, overNats] as const),
];

test.each(KINDS)('%s: what is said is heard in its order by all who listen', async (_, ends) => {
  const [one, other] = await ends();
  const heard: string[] = [];
  other.listen('house.stored.*', (text, subject) => heard.push(`${lastPart(subject)} ${text}`));
  one.listen('house.stored.t1', text => heard.push(`own ${text}`));
  await soon();
  for (const text of ['a', 'b', 'c']) one.publish('house.stored.t1', text);
  one.publish('house.elsewhere', 'x');
  one.publish(`house.stored.${subjectPart('t 2.x')}`, 'd');
  await soon();
  expect(heard.filter(text => text.startsWith('own'))).toEqual(['own a', 'own b', 'own c']);
  expect(heard.filter(text => !text.startsWith('own'))).toEqual([
    ...['t1 a', 't1 b', 't1 c', 't 2.x d'],
  ]);
});

test.each(KINDS)('%s: a question is answered, or nobody was reached', async (_, ends) => {
  const [one, other] = await ends();
  const stop = other.answer('house.do', async text => `${text}!`);
  other.answer('house.breaks', () => {
    throw new Error('no');
  });
  await soon();
  await expect(one.ask('house.do', 'deal', 1_000)).resolves.toBe('deal!');
  await expect(one.ask('house.nobody', 'deal', 1_000)).rejects.toThrow(NotReached);
  await expect(one.ask('house.breaks', 'deal', 50)).rejects.toThrow(NotReached);
  stop();
  await soon();
  await expect(one.ask('house.do', 'deal', 200)).rejects.toThrow(NotReached);
});

test('an end that is cut off neither hears nor is heard until it is joined', async () => {
  const exchange = new MemoryExchange(systemClock);
  const [one, other] = [exchange.connect(), exchange.connect()];
  const heard: string[] = [];
  other.listen('house.said', text => heard.push(text));
  other.answer('house.do', () => 'done');
  let joined = 0;
  other.onUp(() => (joined += 1));
  other.setUp(false);
  one.publish('house.said', 'lost');
  await expect(one.ask('house.do', '', 100)).rejects.toThrow(NotReached);
  other.setUp(true);
  one.publish('house.said', 'heard');
  await expect(one.ask('house.do', '', 100)).resolves.toBe('done');
  expect([heard, joined]).toEqual([['heard'], 1]);
});

test.each(NATS)(
  '%s that was away is joined again by itself',
  async () => {
    const nats = await startTestNats();
    const bus = await connectNats(nats.url, 'one');
    if ('says' in bus) throw new Error(bus.says);
    onTestFinished(async () => {
      await bus.close();
      await nats.stop();
    });
    bus.answer('house.do', () => 'done');
    const up = new Promise<void>(tell => bus.onUp(tell));
    await nats.stop();
    await expect.poll(() => bus.isUp, { timeout: 5_000 }).toBe(false);
    await expect(bus.ask('house.do', '', 1_000)).rejects.toThrow(NotReached);
    await nats.start();
    await up;
    await expect(bus.ask('house.do', '', 1_000)).resolves.toBe('done');
  },
  20_000,
);

test('a name becomes one part of a subject, and comes back', () => {
  for (const name of ['t1', 'Stra.ße *>', 'a b', '!~', 'constructor', '百家樂']) {
    expect(subjectPart(name)).toMatch(/^[^.*>\s]+$/u);
    expect(readSubjectPart(subjectPart(name))).toBe(name);
  }
});

test('an address of NATS may name user, password, TLS and several servers', () => {
  const options = natsOptions('tls://us%40er:p%3Aw@one:4222, tls://other:4223', 'node-1');
  expect(options).toMatchObject({
    servers: ['one:4222', 'other:4223'],
    user: 'us@er',
    pass: 'p:w',
  });
  expect(options.tls).toEqual({});
  expect(natsOptions('nats://localhost:4222', 'n')).not.toHaveProperty('tls');
});

test('without a server it is said that NATS does not answer', async () => {
  const bus = await connectNats('nats://127.0.0.1:1', 'one');
  expect(bus).toMatchObject({ says: expect.stringContaining('NATS does not answer') });
});

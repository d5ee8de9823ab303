// Whoever reaches the bus of a house without its key says nothing there, and hears nothing.

import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { systemChance } from '../ports/chance.ts';
import { systemClock } from '../ports/clock.ts';
import { MemoryBus, MemoryExchange } from '../bus/memory-bus.ts';
import { SealedBus } from './sealed-bus.ts';

const KEY = randomBytes(32);
let late = 0;
const clock = { ...systemClock, now: () => systemClock.now() + late };
const exchange = new MemoryExchange(systemClock);
const plain = () => new MemoryBus(exchange, systemClock);
const ofHouse = (key = KEY) => new SealedBus(plain(), key, { clock, chance: systemChance });

test('nodes of a house hear each other; a stranger gives no approval and reads none', async () => {
  const [one, other, stranger] = [ofHouse(), ofHouse(), plain()];
  const heard: string[] = [];
  const overheard: string[] = [];
  other.listen('house.approval', text => heard.push(text));
  stranger.listen('house.*', text => overheard.push(text));
  const forged = JSON.stringify({ name: 'x', given: { by: { role: 'pit-boss', id: 'eve' } } });
  stranger.publish('house.approval', forged);
  ofHouse(randomBytes(32)).publish('house.approval', forged);
  one.publish('house.approval', 'agreed by two');
  await expect.poll(() => heard).toEqual(['agreed by two']);
  expect(overheard).toHaveLength(3);
  expect(overheard.at(-1)).not.toContain('agreed');
});

test('what was overheard is heard no second time, on no other subject, and not later', async () => {
  const [one, other, stranger] = [ofHouse(), ofHouse(), plain()];
  const heard: string[] = [];
  const caught: string[] = [];
  stranger.listen('house.frames', text => caught.push(text));
  other.listen('house.frames', text => heard.push(text));
  other.listen('house.note', text => heard.push(`note: ${text}`));
  one.publish('house.frames', 'a wager');
  one.publish('house.frames', 'another');
  await expect.poll(() => heard).toEqual(['a wager', 'another']);
  for (const message of caught.slice(0, 2)) {
    stranger.publish('house.frames', message);
    stranger.publish('house.note', message);
  }
  // Whoever comes new has heard nothing yet: to them it is too old.
  const fresh: string[] = [];
  late = 61_000;
  ofHouse().listen('house.frames', text => fresh.push(text));
  stranger.publish('house.frames', caught[0] ?? '');
  one.publish('house.frames', 'a third');
  await expect.poll(() => fresh).toEqual(['a third']);
  expect(heard).toEqual(['a wager', 'another', 'a third']);
  late = 0;
});

test('a question is answered by a node of the house, for that question', async () => {
  const [one, other, stranger] = [ofHouse(), ofHouse(), plain()];
  other.answer('house.device', text => `device ${text}`);
  expect(await one.ask('house.device', 'seven', 1_000)).toBe('device seven');
  await expect(stranger.ask('house.device', 'seven', 50)).rejects.toThrow('not answered');
  stranger.answer('house.note', () => '');
  await expect(one.ask('house.note', 'a person', 1_000)).rejects.toThrow('by a stranger');
  expect(one.longest).toBeLessThan(plain().longest);
});

import { expect, test } from 'vitest';

import { Rates } from './rate.ts';
import { LineRate } from './line-rate.ts';
import { Strangers } from './strangers.ts';

/** Who was cut, in order. */
function watched(caps: { most: number; mostByAddress: number }) {
  const strangers = new Strangers(caps);
  const cut: string[] = [];
  const come = (address: string, name: string) => strangers.enter(address, () => cut.push(name));
  return { strangers, cut, come };
}

test('an address has room for so many; its oldest goes, nobody else’s', () => {
  const { strangers, cut, come } = watched({ most: 10, mostByAddress: 2 });
  come('other', 'first of all');
  for (const name of ['a', 'b', 'c', 'd']) come('greedy', name);
  expect(cut).toEqual(['a', 'b']);
  expect(strangers).toMatchObject({ count: 3, cut: 2 });
});

test('in all there is room for so many; who waits longest goes', () => {
  const { strangers, cut, come } = watched({ most: 3, mostByAddress: 2 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) come(`from ${name}`, name);
  expect(cut).toEqual(['a', 'b']);
  expect(strangers.count).toBe(3);
});

test('who has proved who they are is not counted, and not cut', () => {
  const { strangers, cut, come } = watched({ most: 2, mostByAddress: 2 });
  const known = come('here', 'known');
  known.leave();
  known.leave();
  for (const name of ['a', 'b', 'c']) come('here', name);
  expect(cut).toEqual(['a']);
  expect(strangers.count).toBe(2);
});

test('[R-BET-3] one device has one rate on all its lines, one after another too', () => {
  const strangers = new Strangers({ most: 100, mostByAddress: 100 });
  const limits = { strangers, rates: new Rates(2) };
  const taken = (line: LineRate, now: number): number => {
    let count = 0;
    while (line.take(now)) count += 1;
    return count;
  };
  const lineOf = (device: string, now: number): LineRate => {
    const line = new LineRate(limits, 'here', now, () => undefined);
    line.belongsTo(device, now);
    return line;
  };
  const first = lineOf('one', 0);
  expect(taken(first, 0)).toBe(4);
  expect(taken(lineOf('one', 0), 0)).toBe(0);
  expect(taken(lineOf('two', 0), 0)).toBe(4);
  first.over(0);
  // Coming again at once helps nobody; in two seconds the bucket is full in any case.
  expect(taken(lineOf('one', 500), 500)).toBe(1);
  expect(taken(lineOf('one', 2_500), 2_500)).toBe(4);
  expect(strangers.count).toBe(0);
});

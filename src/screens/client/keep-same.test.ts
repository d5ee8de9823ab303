// Structural sharing: equal parts are kept, changed ones are new, and nothing else differs.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

test('what is equal is the very same object, however deep', () => {
  const before = { hands: { player: ['2s', '3h'], banker: ['Kd'] }, number: 4 };
  const after = { hands: { player: ['2s', '3h'], banker: ['Kd', '9c'] }, number: 4 };
  const kept = keepSame(before, after);
  expect(kept).toEqual(after);
  expect(kept.hands.player).toBe(before.hands.player);
  expect(kept.hands.banker).not.toBe(before.hands.banker);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test('a list that grew keeps its entries; one that shrank is another', () => {
  const before = [{ winner: 'B' }, { winner: 'P' }];
  const grown = keepSame(before, [{ winner: 'B' }, { winner: 'P' }, { winner: 'T' }]);
  expect(grown).toHaveLength(3);
  expect(grown[1]).toBe(before[1]);
  expect(keepSame(before, [{ winner: 'B' }])).toEqual([{ winner: 'B' }]);
});

test('a part that is named like something every object inherits is a part like any other', () => {
  const odd = JSON.parse('{"__proto__":{},"toString":1}') as unknown;
  expect(keepSame({}, odd)).toEqual(odd);
  expect(Object.keys(keepSame({}, odd) as object)).toEqual(['__proto__', 'toString']);
  expect(keepSame(odd, structuredClone(odd))).toBe(odd);
});

test('the value is always the message’s own', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(keepSame(before, after)).toEqual(after);
      expect(keepSame(before, structuredClone(before))).toBe(before);
    }),
  );
});

// A line read the quick way is the line that JSON.parse reads.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WAGERS } from '../../../rules/wagers.ts';
import { parseSettleLine, PlainWagers } from './plain-line.ts';

/** What was read, with plain wagers as the objects that they stand for; or why it is no JSON. */
function readBy(parse: (text: string) => unknown, text: string): unknown {
  try {
    const value = parse(text);
    if (typeof value !== 'object' || value === null || !('wagers' in value)) return value;
    const { wagers } = value;
    if (!(wagers instanceof PlainWagers)) return value;
    return {
      ...value,
      wagers: wagers.on.map((on, index) => ({ on, stake: wagers.stakes[index] })),
    };
  } catch (thrown) {
    return String(thrown);
  }
}

const isPlain = (text: string): boolean => {
  const value = parseSettleLine(text) as { readonly wagers?: unknown }; // an object in these tests
  return value.wagers instanceof PlainWagers;
};

const both = (text: string): [unknown, unknown] => [
  readBy(parseSettleLine, text),
  readBy(JSON.parse, text),
];

const HEAD = '{"id":1,"rulebook":"crown"';
const anyWager = fc.record({
  on: fc.oneof(fc.constantFrom<string>(...WAGERS), fc.string()),
  stake: fc.oneof(fc.nat(), fc.maxSafeInteger(), fc.double(), fc.constant(0), fc.string()),
});
const anyLine = fc.record({ id: fc.anything(), house: fc.anything(), wagers: fc.array(anyWager) });

describe('a line that a program wrote', () => {
  test('has plain wagers, in any number and order', () => {
    const wager = fc.record({ on: fc.constantFrom(...WAGERS), stake: fc.integer({ min: 1 }) });
    fc.assert(
      fc.property(fc.string(), fc.array(wager, { minLength: 1, maxLength: 40 }), (id, wagers) => {
        const text = JSON.stringify({ id, wagers });
        const [ours, plainly] = both(text);
        expect(ours).toEqual(plainly);
        expect(isPlain(text)).toBe(true);
      }),
    );
  });

  test('is read as JSON.parse reads it, whatever it holds', () => {
    fc.assert(
      fc.property(anyLine, line => {
        const [ours, plainly] = both(JSON.stringify(line));
        expect(ours).toEqual(plainly);
      }),
      { numRuns: 500 },
    );
  });

  test('is read as JSON.parse reads it when a character of it was changed', () => {
    const whole = `${HEAD},"wagers":[{"on":"player","stake":100},{"on":"tie","stake":25}]}`;
    const characters = '{}[]",:\\0 -e.5wt\n'.split('');
    const changed = Array.from(whole, (_, at) => [whole.slice(0, at), whole.slice(at)]).flatMap(
      ([before = '', after = '']) => [
        before,
        before + after.slice(1),
        ...characters.flatMap(other => [before + other + after, before + other + after.slice(1)]),
      ],
    );
    expect(changed.filter(text => !isDeepStrictEqual(...both(text)))).toEqual([]);
  });
});

test.each([
  `{"wagers":[{"on":"player","stake":1}]}`,
  `{,"wagers":[{"on":"player","stake":1}]}`,
  `${HEAD},"wagers":[]}`,
  `${HEAD},"wagers":[{"on":"player","stake":01}]}`,
  `${HEAD},"wagers":[{"on":"player","stake":-1}]}`,
  `${HEAD},"wagers":[{"on":"player","stake":1e2}]}`,
  `${HEAD},"wagers":[{"on":"player","stake":123456789012345678}]}`,
  `${HEAD},"wagers":[{"on":"player","stake":1}],"kind":"live"}`,
  `${HEAD},"wagers":[{"on":"player","stake":1}]},"wagers":[{"on":"tie","stake":2}]}`,
  `${HEAD},"house":{"chip":1,"wagers":[{"on":"player","stake":1}]}}`,
  `[1,"wagers":[{"on":"player","stake":1}]}`,
  `{"id":",\\"wagers\\":[","wagers":[{"on":"player","stake":1}]}`,
])('%s is no exception', text => {
  const [ours, plainly] = both(text);
  expect(ours).toEqual(plainly);
});

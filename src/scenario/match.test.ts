// What matches an expectation and, above all, what does not.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerDifference, differenceOf, expectedPart, sayDifference } from './match.ts';

const matches = (expected: unknown, got: unknown): boolean =>
  differenceOf(expected, got) === undefined;

describe('objects in part, everything else exactly', () => {
  test.each([
    [{}, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: null } }, { a: { b: null, c: 3 } }],
    [[], []],
    [
      ['a', { b: 1 }],
      ['a', { b: 1, c: 2 }],
    ],
    [['...'], []],
    [['...'], [1, 2, 3]],
    [
      ['...', 3],
      [1, 2, 3],
    ],
    [[1, '...'], [1]],
    [
      [1, '...', 3, '...'],
      [1, 2, 3, 4, 5],
    ],
  ])('%j is in %j', (expected, got) => {
    expect(matches(expected, got)).toBe(true);
  });

  test.each([
    [{ a: 1 }, {}],
    [{ a: undefined }, {}],
    [{ a: null }, {}],
    [{ a: 1 }, { a: '1' }],
    [{ a: 0 }, { a: false }],
    [{ a: {} }, { a: null }],
    [{ a: {} }, { a: [] }],
    [[], [1]],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [
      [2, 1],
      [1, 2],
    ],
    [
      ['...', 4],
      [1, 2, 3],
    ],
    [
      ['...', 1, 2],
      [1, 3, 2],
    ],
    [[1, '...'], []],
    [{ a: [] }, { a: {} }],
    [{ toString: 1 }, {}],
  ])('%j is not in %j', (expected, got) => {
    expect(matches(expected, got)).toBe(false);
  });

  test('every value matches itself, and no longer once one leaf of it is another', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer(), (value, at) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes('...'));
        const copy = JSON.parse(text) as unknown;
        const spoilt = spoil(copy, at);
        expect(matches(value, copy)).toBe(true);
        expect(spoilt !== NOTHING && matches(value, spoilt)).toBe(false);
      }),
    );
  });
});

const NOTHING = Symbol('no leaf');

/** The value with one leaf of it changed. */
function spoil(value: unknown, at: number): unknown {
  if (typeof value !== 'object' || value === null) return value === 'spoilt' ? 'other' : 'spoilt';
  const names = Object.keys(value);
  const name = names[Math.abs(at) % (names.length || 1)];
  if (name === undefined) return NOTHING;
  const holder = value as Record<string, unknown>;
  const inside = spoil(holder[name], at);
  if (inside === NOTHING) return NOTHING;
  return Array.isArray(value) ? value.with(Number(name), inside) : { ...holder, [name]: inside };
}

describe('an answer', () => {
  const answer = {
    events: [
      { happened: 'wagering-closed', byWhat: 'dealer' },
      { happened: 'card-dealt', card: '9s' },
      { happened: 'coup-settled' },
    ],
  };
  const holds = (expected: Record<string, unknown>, got: Record<string, unknown> = answer) =>
    answerDifference(expected, got) === undefined;

  test('has its events in order, with others between them', () => {
    expect(holds({ events: ['wagering-closed', 'coup-settled'] })).toBe(true);
    expect(holds({ events: [{ happened: 'card-dealt', card: '9s' }] })).toBe(true);
    expect(holds({ events: ['coup-settled', 'wagering-closed'] })).toBe(false);
    expect(holds({ events: ['coup-settled', 'coup-settled'] })).toBe(false);
    expect(holds({ events: [{ happened: 'card-dealt', card: 'Kd' }] })).toBe(false);
  });

  test('has no events where none are expected, and is no refusal then', () => {
    expect(holds({ events: [] })).toBe(false);
    expect(holds({ events: [] }, { events: [] })).toBe(true);
    expect(holds({ events: [] }, { refused: 'not-now' })).toBe(false);
  });

  test('has all its events where all are named', () => {
    expect(holds({ allEvents: ['wagering-closed', 'card-dealt', 'coup-settled'] })).toBe(true);
    expect(holds({ allEvents: ['wagering-closed', 'coup-settled'] })).toBe(false);
    expect(holds({ allEvents: ['wagering-closed', '...'] })).toBe(true);
  });

  test('is any refusal for a star, and a named one for its name', () => {
    const no = { refused: 'not-now', clause: '11.4', because: 'No.' };
    expect(holds({ refused: '*' }, no)).toBe(true);
    expect(holds({ refused: 'not-now', clause: '11.4' }, no)).toBe(true);
    expect(holds({ refused: 'not-now', clause: '11.5' }, no)).toBe(false);
    expect(holds({ refused: 'frozen' }, no)).toBe(false);
    expect(holds({ refused: '*' })).toBe(false);
    expect(holds({ clause: '*' }, no)).toBe(false);
  });

  test('is told apart in one sentence, and in the part that was asked for', () => {
    const expected = { patrons: { ann: { balance: 1 } } };
    const got = { patrons: { ann: { balance: 2, locked: 0 }, bob: {} }, house: 0 };
    const difference = answerDifference(expected, got);
    expect(difference && sayDifference(difference)).toBe('patrons.ann.balance is 2, not 1');
    expect(expectedPart(expected, got)).toEqual({ patrons: { ann: { balance: 2 } } });
  });
});

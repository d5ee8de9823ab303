// Every language has the figures that English has, in every text: no language drops one.

import { describe, expect, test } from 'vitest';
import { ENGLISH } from './en/index.ts';
import { reasonText } from './format.ts';
import type { Texts } from './texts.ts';
import { SIMPLIFIED } from './zh-Hans/index.ts';
import { TRADITIONAL } from './zh-Hant/index.ts';

const LANGUAGES: Readonly<Record<string, Texts>> = {
  'zh-Hans': SIMPLIFIED,
  'zh-Hant': TRADITIONAL,
};
const BLANK = /\{(\w+)/gu;
const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(BLANK)].map(([, name = '']) => name).toSorted();

describe.each(Object.entries(LANGUAGES))('%s', (_, texts) => {
  test('has the figures of English in every text', () => {
    const otherwise = Object.entries(ENGLISH.reasons).flatMap(([code, text]) => {
      const own = Object.entries(texts.reasons).find(([name]) => name === code)?.[1] ?? '';
      const [ours, theirs] = [figuresIn(text), figuresIn(own)].map(each => each.join(' '));
      return ours === theirs ? [] : [`${code}: ${theirs} for ${ours}`];
    });
    expect(otherwise).toEqual([]);
  });

  test('names everything that English names, with no Latin letter but a card’s', () => {
    const latin = Object.values(texts.names)
      .flatMap((names: Readonly<Record<string, string>>) => Object.values(names))
      .filter(name => name === '' || /[A-Za-z]{2}/u.test(name));
    expect(latin).toEqual([]);
  });
});

test('sums, seats, bets and lists are filled in', () => {
  const bet = { on: 'banker-dragon-tail', area: 'early', position: 5 } as const;
  const stake = { code: 'stake-below-minimum', bet, minimum: 2500, asked: 125_050 } as const;
  expect(reasonText(ENGLISH, stake)).toBe(
    'Early Banker Dragon Tail at position 5 minimum is 25.00: the 1,250.50 was not placed.',
  );
  expect(reasonText(TRADITIONAL, stake)).toContain('1,250.50');
  const seats = { code: 'places-out-of-bounds', counts: [7, 9], places: 'seats' } as const;
  expect(reasonText(ENGLISH, seats)).toBe('A table has 7 or 9 seats.');
});

test('one is one, and more are more', () => {
  const times = (count: number) => reasonText(ENGLISH, { code: 'most-times-reached', count });
  expect([times(1), times(2)]).toEqual(['At most 1 time.', 'At most 2 times.']);
});

test('a sentence of an older journal stays as it was written', () => {
  const reason = { code: 'as-written', note: 'The Banker took 5.00 {seat}.' } as const;
  for (const texts of [ENGLISH, SIMPLIFIED, TRADITIONAL]) {
    expect(reasonText(texts, reason)).toBe(reason.note);
  }
});

// Every language has the figures that English has, in every text: no language drops one.

import { describe, expect, test } from 'vitest';
import { TEXTS as ENGLISH } from './en/index.ts';
import { reasonText } from './format.ts';
import { type Language, languageAsked, languageFolder, LANGUAGES } from './languages.ts';

const ALL = await Promise.all(
  LANGUAGES.map(async language => ({ language, texts: await languageFolder(language).texts() })),
);
const OTHERS = ALL.filter(({ language }) => language !== 'en');
const BLANK = /\{(\w+)(?:, plural,(?: \S+ \{[^{}]*\})+)?\}/gu;
const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(BLANK)].map(([, name = '']) => name).toSorted();

/** Every text by its name, with the blanks in it; one that takes figures is asked with letters. */
function blanksIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'function') {
    const asked = value as (...figures: readonly string[]) => string; // a text takes figures
    return blanksIn(asked('{0}', '{1}', '{2}'), name);
  }
  if (typeof value === 'string') {
    const blanks = [...new Set(value.match(/\{\d\}/gu))].toSorted().join(' ');
    return [`${name} ${value.trim() === '' ? 'empty' : blanks}`];
  }
  return Object.entries(value ?? {}).flatMap(([key, each]) => blanksIn(each, `${name}.${key}`));
}

const screenBlanks = async (language: Language): Promise<readonly string[]> => {
  const { screens } = languageFolder(language);
  const parts = Object.entries(screens).map(async ([part, load]) => blanksIn(await load(), part));
  return (await Promise.all(parts)).flat();
};

describe.each(OTHERS)('$language', ({ language, texts }) => {
  test('has the blanks of English in every text of every screen', async () => {
    const english = await screenBlanks('en');
    expect(english.length).toBeGreaterThan(1500);
    expect(await screenBlanks(language)).toEqual(english);
  });

  test('has the figures of English in every text', () => {
    const otherwise = Object.entries(ENGLISH.reasons).flatMap(([code, text]) => {
      const own = Object.entries(texts.reasons).find(([name]) => name === code)?.[1] ?? '';
      const [ours, theirs] = [figuresIn(text), figuresIn(own)].map(each => each.join(' '));
      return ours === theirs ? [] : [`${code}: ${theirs} for ${ours}`];
    });
    expect(otherwise).toEqual([]);
  });

  test('names everything that English names, Chinese with no Latin letter but a card’s', () => {
    const isMissing = (name: string): boolean =>
      name === '' || (language.startsWith('zh') && /[A-Za-z]{2}/u.test(name));
    const missing = Object.values(texts.names)
      .flatMap((names: Readonly<Record<string, string>>) => Object.values(names))
      .filter(isMissing);
    expect(missing).toEqual([]);
  });
});

test('sums, seats, bets and lists are filled in', () => {
  const bet = { on: 'banker-dragon-tail', area: 'early', position: 5 } as const;
  const stake = { code: 'stake-below-minimum', bet, minimum: 2500, asked: 125_050 } as const;
  expect(reasonText(ENGLISH, stake)).toBe(
    'Early Banker Dragon Tail at position 5 minimum is 25.00: the 1,250.50 was not placed.',
  );
  for (const { texts } of OTHERS) expect(reasonText(texts, stake)).toMatch(/1[,.\s]?250[.,]50/u);
  const seats = { code: 'places-out-of-bounds', counts: [7, 9], places: 'seats' } as const;
  expect(reasonText(ENGLISH, seats)).toBe('A table has 7 or 9 seats.');
});

test('one is one, and more are more', () => {
  const times = (count: number) => reasonText(ENGLISH, { code: 'most-times-reached', count });
  expect([times(1), times(2)]).toEqual(['At most 1 time.', 'At most 2 times.']);
});

test('a sentence of an older journal stays as it was written', () => {
  const reason = { code: 'as-written', note: 'The Banker took 5.00 {seat}.' } as const;
  for (const { texts } of ALL) {
    expect(reasonText(texts, reason)).toBe(reason.note);
  }
});

test('a reader gets the first language that is asked for and that there is', () => {
  expect(languageAsked(['fr', 'zh-TW', 'en'])).toBe('zh-Hant');
  expect(languageAsked(['zh-Hant-MO'])).toBe('zh-Hant');
  expect(languageAsked(['zh-CN'])).toBe('zh-Hans');
  expect(languageAsked(['fr'])).toBe('en');
  for (const language of LANGUAGES) expect(languageAsked([language])).toBe(language);
});

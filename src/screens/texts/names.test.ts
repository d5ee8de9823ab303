// Every game that a rulebook names has a name in Chinese, and so has every demonstration table.

import { expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { demonstrationPlan } from '../../server/house/demonstration.ts';
import { PACE } from '../../server/tables/virtual/pace.ts';
// oxlint-disable-next-line import/no-unassigned-import -- loads every text
import '../testing/draw.tsx';
import { bookText, gameText, titleText } from './names.ts';

const CHINESE = ['zh-Hans', 'zh-Hant'] as const;
const HAN = /\p{Script=Han}/u;

test.each(Object.values(RULEBOOKS))('$id: the book, its game and its versions', book => {
  for (const language of CHINESE) {
    expect(bookText(language, book.id)).toMatch(HAN);
    const names = [book, ...Object.values(book.versions)].map(({ name }) => name);
    for (const name of names) expect(gameText(language, name)).toMatch(HAN);
  }
  expect(gameText('en', book.name)).toBe(book.name);
});

test('the tables of the demonstration are called something in every language', () => {
  for (const table of demonstrationPlan('Sabot', 'AUD', PACE.brisk).tables) {
    for (const language of CHINESE) expect(titleText(language, table)).toMatch(HAN);
    expect(titleText('en', table)).toBe(table.title);
  }
});

test('what nobody has translated stays as it is written', () => {
  expect(gameText('zh-Hant', 'Salon privé')).toBe('Salon privé');
  expect(titleText('zh-Hans', { title: 'Salon' })).toBe('Salon');
});

// The sign says what the book pays, in every version of every book.

import { expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { RULEBOOK_IDS, versionsOf } from '../../rules/rulebook.ts';
import { plainSetup, readyTable } from '../testing/scene.ts';
import { publicView } from './index.ts';

const signOf = (...of: Parameters<typeof plainSetup>) => {
  const { book, table } = readyTable(plainSetup(...of));
  const { sign } = publicView({ book, table });
  if (sign === null) throw new Error('an open table has a sign');
  return sign;
};

test.each(
  RULEBOOK_IDS.flatMap(book =>
    versionsOf(RULEBOOKS[book]).map(version => [book, version] as const),
  ),
)('%s, %s: every wager on offer has its odds, with their clauses', (book, version) => {
  const sign = signOf(book, version);
  expect(new Set(sign.odds.map(({ on }) => on))).toEqual(new Set(sign.offered));
  const known = Object.keys(RULEBOOKS[book].clauses);
  expect(known).toEqual(expect.arrayContaining(sign.odds.map(({ clause }) => clause)));
  expect(sign.tableau.banker).toHaveLength(8);
});

test('the odds are those of the option that the house has chosen', () => {
  const [first, second] = [1, 2].map(dragonBonus => {
    const setup = plainSetup('crown-rapid', 'traditional');
    const sign = signOf('crown-rapid', 'traditional', { pay: { ...setup.pay, dragonBonus } });
    return sign.odds.filter(({ on }) => on === 'banker-dragon-bonus');
  });
  expect(first).not.toEqual(second);
});

test('commission and percentages stand on the sign as fractions', () => {
  const banker = signOf('crown', 'traditional').odds.find(({ on }) => on === 'banker');
  expect(banker).toMatchObject({ pays: [1, 1], commission: [5, 100] });
  const tied = signOf('crown', 'tie-baccarat').odds.filter(({ when }) => when === 'tie');
  expect(tied.map(({ on, pays }) => [on, pays])).toContainEqual(['player', [10, 200]]);
});

test('a sign is worked out once for a set-up', () => {
  const { book, table } = readyTable(plainSetup('crown', 'traditional'));
  expect(publicView({ book, table }).sign).toBe(publicView({ book, table: { ...table } }).sign);
});

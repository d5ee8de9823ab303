import { expect, test } from 'vitest';
import { csvText } from './sheet.ts';

test('cells are quoted where they must be, and no text becomes a formula', () => {
  const rows = [
    ['Banker', -0.010579, '-44/4159'],
    ['a, "b"', null, '=1+1'],
    ['-x', 1e-9, ''],
  ];
  expect(csvText({ name: 'odds', head: ['wager', 'edge', 'exact'], rows })).toBe(
    'wager,edge,exact\r\nBanker,-0.010579,-44/4159\r\n"a, ""b""",,\'=1+1\r\n\'-x,1e-9,\r\n',
  );
});

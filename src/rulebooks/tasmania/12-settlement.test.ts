// Section 12 of the document: settlement.

import { expect } from 'vitest';
import { pays100, place, settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');

clause('12.1', 'Player pays 1 to 1', () => {
  for (const version of ['traditional', 'federal'] as const) {
    expect(pays100(tasmania, version, 'player', '9s 2h Kd Kc')).toBe('100');
    expect(pays100(tasmania, version, 'player', '6s 5h Kd Kc Qs')).toBe('100');
  }
});

clause('12.2', 'Banker pays 19 to 20, whatever it wins with', () => {
  for (const text of ['2s 9h Kd Kc', 'Ks 7h 5d Kc Qs', 'Ks 6h 5d Kc Qs', 'Ks Kh Td 3c Qs 3h']) {
    expect(pays100(tasmania, 'traditional', 'banker', text)).toBe('95');
  }
  // No rounding rule: 19 to 20 of 101 is no whole number of cents (G1).
  const felt = { version: 'traditional', on: 'banker', cards: '2s 9h Kd Kc' } as const;
  expect(settle(tasmania, { ...felt, stake: 101 })).toMatchObject({
    profit: '1919/20',
    paid: undefined,
  });
  expect(place(tasmania, 'traditional', [{ on: 'banker', stake: 101 }]).refused).toEqual([
    ['banker', 'cannot-be-paid-exactly', 'ruling G1'],
  ]);
});

clause('12.3', 'Tie pays 8 to 1', () => {
  for (const version of ['traditional', 'federal'] as const) {
    expect(pays100(tasmania, version, 'tie', '7s 7h Kd Kc')).toBe('800');
    expect(pays100(tasmania, version, 'tie', '9s 9h Kd Kc')).toBe('800');
  }
});

clause('12.4', 'Federal: Banker pays 1 to 1, and half when it wins with six', () => {
  expect(pays100(tasmania, 'federal', 'banker', '2s 9h Kd Kc')).toBe('100');
  expect(pays100(tasmania, 'federal', 'banker', 'Ks 6h 5d Kc Qs')).toBe('50');
  expect(pays100(tasmania, 'federal', 'banker', 'Ks Kh Td 3c Qs 3h')).toBe('50');
  expect(pays100(tasmania, 'federal', 'banker', '6s 6h Kd Kc')).toBe('0');
});

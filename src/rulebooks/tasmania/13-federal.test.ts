// Section 13 of the document: Federal Baccarat.

import { expect } from 'vitest';
import { settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');
const federal = { version: 'federal', stake: 100 } as const;

clause('13 Banker', 'Federal Banker wins 1 to 1, with six half', () => {
  const banker = (text: string) => settle(tasmania, { ...federal, on: 'banker', cards: text });
  expect(banker('6s 7h Kd Kc')).toMatchObject({ profit: '100', clause: '13 Banker' });
  expect(banker('5s 6h Kd Kc Qs')).toMatchObject({ profit: '50', clause: '12.4' });
  // A six on three cards is a six, and a tie at six no win.
  expect(banker('Ks Kh Td 3c Qs 3h')).toMatchObject({ profit: '50', clause: '12.4' });
  expect(banker('6s 6h Kd Kc')).toMatchObject({ profit: '0', clause: '6.8' });
});

clause('13 Player', 'Federal Player wins 1 to 1', () => {
  expect(settle(tasmania, { ...federal, on: 'player', cards: '7s 6h Kd Kc' })).toMatchObject({
    profit: '100',
    clause: '13 Player',
  });
});

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
});

clause('13 Player', 'Federal Player wins 1 to 1', () => {
  expect(settle(tasmania, { ...federal, on: 'player', cards: '7s 6h Kd Kc' })).toMatchObject({
    profit: '100',
    clause: '13 Player',
  });
});

// Every face is its own: as many pips as its rank says, and a figure for each court card.

import { expect, test } from 'vitest';
import { RANKS, type Rank, SUITS } from '../../../rules/cards.ts';
import { courtPips, pipsOf } from './card-pips.ts';
import { courtArt } from './court-art.ts';

const COURTS = ['J', 'Q', 'K'] as const;
const CORNERS = 2;

/** How often a path is begun anew without a step from where it was. */
const begun = (path: string): number => path.split('M').length - 1;

const PIPS: Readonly<Partial<Record<Rank, number>>> = { A: 1, T: 10, J: 0, Q: 0, K: 0 };

test.each(RANKS)('%s has its number of pips and one in each corner', rank => {
  for (const suit of SUITS) {
    expect(begun(pipsOf(rank, suit))).toBe((PIPS[rank] ?? Number(rank)) + CORNERS);
  }
});

test('twelve court cards are twelve drawings, each with the emblem of its suit', () => {
  const drawings = SUITS.flatMap(suit =>
    COURTS.map(rank => JSON.stringify([courtArt(rank, suit), courtPips(suit)])),
  );
  expect(new Set(drawings).size).toBe(SUITS.length * COURTS.length);
});

test('a figure meets its other half at the waist, which is its own when turned about', () => {
  const [, sash = ''] = courtArt('K', 's').find(([ink]) => ink === 'gold') ?? [];
  const [, left, right] = /^M18 ([\d.]+) 52 ([\d.]+)/.exec(sash) ?? [];
  expect(Number(left) + Number(right)).toBe(100);
});

import { expect, test } from 'vitest';
import {
  isRunWager,
  isSingleCoupWager,
  isTailWager,
  isWagerName,
  RUN_WAGERS,
  TAIL_WAGERS,
  WAGER_KINDS,
  type WagerName,
  WAGERS,
  wagerTitle,
} from './wagers.ts';

/** The names that the command line publishes; a house's own book may add others. */
const PUBLISHED = [
  ...['player', 'banker', 'tie', 'player-pair', 'banker-pair'],
  ...['player-perfect-pair', 'banker-perfect-pair'],
  ...['player-dragon-bonus', 'banker-dragon-bonus', 'super-6', 'insurance'],
  ...['player-run', 'banker-run', 'combination-run', 'tie-run'],
  ...['player-dragon-tail', 'banker-dragon-tail'],
];

test('every published name is a wager, and they come first in their published order', () => {
  expect(WAGERS.slice(0, PUBLISHED.length)).toEqual(PUBLISHED);
  expect(new Set(WAGERS).size).toBe(WAGERS.length);
});

test('a wager that is named for a side is on that side', () => {
  const named = WAGERS.filter(on => /^(?:player|banker)\b/.test(on));
  for (const on of named) expect(on.split('-')[0]).toBe(WAGER_KINDS[on].side);
});

test('a wager is a Run, a tail or decided by one coup, never two of these', () => {
  for (const on of WAGERS) {
    const kinds = [isRunWager(on), isTailWager(on), isSingleCoupWager(on)];
    expect(kinds.filter(Boolean)).toHaveLength(1);
  }
  expect(RUN_WAGERS).toEqual(['player-run', 'banker-run', 'combination-run', 'tie-run']);
  expect(TAIL_WAGERS).toEqual(['player-dragon-tail', 'banker-dragon-tail']);
});

test('a name is one of the list, as written', () => {
  for (const on of WAGERS) expect(isWagerName(on)).toBe(true);
  const others = ['', 'Player', 'player ', 'super6', '__proto__', 'constructor', 'toString'];
  expect(others.filter(isWagerName)).toEqual([]);
});

test.each([
  ['player', 'Player'],
  ['super-6', 'Super 6'],
  ['banker-perfect-pair', 'Banker Perfect Pair'],
  ['combination-run', 'Player/Banker Run'],
] as const satisfies readonly (readonly [WagerName, string])[])('%s is titled %s', (on, title) => {
  expect(wagerTitle(on)).toBe(title);
});

import { expect, test } from 'vitest';
import {
  isRunWager,
  isSingleCoupWager,
  isTailWager,
  isWagerName,
  RUN_WAGERS,
  TAIL_WAGERS,
  WAGER_FAMILIES,
  WAGER_KINDS,
  WAGERS,
} from './wagers.ts';

test('there are seventeen wagers, each of one kind', () => {
  expect(new Set(WAGERS).size).toBe(17);
  expect(Object.keys(WAGER_KINDS)).toEqual(WAGERS);
});

test('a wager that is named for a side is on that side', () => {
  for (const on of WAGERS) {
    const named = ['player', 'banker'].find(side => on === side || on.startsWith(`${side}-`));
    expect(WAGER_KINDS[on].side).toBe(named);
  }
});

test('every family has a wager', () => {
  const families = WAGERS.map(on => WAGER_KINDS[on].family);
  expect(WAGER_FAMILIES.filter(family => !families.includes(family))).toEqual([]);
});

test('a wager is a Run, a tail or decided by one coup, never two of these', () => {
  for (const on of WAGERS) {
    const kinds = [isRunWager(on), isTailWager(on), isSingleCoupWager(on)];
    expect(kinds.filter(Boolean)).toHaveLength(1);
  }
  expect(WAGERS.filter(isRunWager)).toEqual(RUN_WAGERS);
  expect(WAGERS.filter(isTailWager)).toEqual(TAIL_WAGERS);
});

test('a name is one of the seventeen, as written', () => {
  for (const on of WAGERS) expect(isWagerName(on)).toBe(true);
  const others = ['', 'Player', 'player ', 'super6', '__proto__', 'constructor', 'toString'];
  expect(others.filter(isWagerName)).toEqual([]);
});

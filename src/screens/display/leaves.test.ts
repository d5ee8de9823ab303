import { expect, test } from 'vitest';
import { leavesOf } from './leaves.tsx';

const lines = (heights: readonly number[]) => {
  let top = 0;
  return heights.map(height => {
    const line = { top, bottom: top + height };
    top += height + 5;
    return line;
  });
};

test('a page that fits is one leaf', () => {
  expect(leavesOf(lines([20, 20]), 45)).toEqual([{ from: 0, height: 45 }]);
  expect(leavesOf([], 45)).toEqual([{ from: 0, height: 0 }]);
});

test('every line stands whole on one leaf, and no leaf is higher than it may be', () => {
  const page = lines([20, 60, 30, 30, 10, 90, 20]);
  const leaves = leavesOf(page, 100);
  for (const { height } of leaves) expect(height).toBeLessThanOrEqual(100);
  for (const { top, bottom } of page) {
    const holding = leaves.filter(({ from, height }) => top >= from && bottom <= from + height);
    expect(holding).toHaveLength(1);
  }
  expect(leaves.length).toBeGreaterThan(2);
});

test('a line that is higher than any leaf has one of its own', () => {
  expect(leavesOf(lines([10, 300, 10]), 100)).toEqual([
    { from: 0, height: 10 },
    { from: 15, height: 300 },
    { from: 320, height: 10 },
  ]);
});

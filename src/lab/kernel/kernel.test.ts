import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileKernel, startKernel } from './kernel.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the committed kernel is what its sources compile to', { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build-kernel.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the places in the memory of the kernel follow each other without touching', () => {
  const { at, bytes } = startKernel(compileKernel());
  const sizes: readonly (readonly [keyof typeof at, number])[] = [
    ['RANDOM_OFFSET', 8 * 8],
    ['SHOES_OFFSET', at.LANES * at.SHOE_BYTES],
    ['BOUNDS_OFFSET', 2 * at.SHOE_BYTES],
    ['REFUSED_OFFSET', 2 * at.SHOE_BYTES],
    ['BURNS_OFFSET', 256],
    ['PLAYER_PAIRS_OFFSET', 256],
    ['BANKER_PAIRS_OFFSET', 256],
    // Twice the totals of two cards, eighteen at most, Banker's in the high byte.
    ['OPENERS_OFFSET', 2 * 18 * 256 + 2 * 18 + 2],
    ['COUPS_OFFSET', 32_000],
    ['TAIL_STEPS_OFFSET', 64],
    ['TAILS_OFFSET', 4 * 64],
    ['LAST_TAILS_OFFSET', 4 * 64],
    ['HISTORIES_OFFSET', 4 * at.LANES],
    ['DEALT_OFFSET', 4 * at.LANES],
    ['KINDS_OFFSET', at.LANES * at.KINDS_BYTES],
    ['KIND_COUNTS_OFFSET', 4 * 3 * 128 * 16],
    ['WINDOWS_OFFSET', 4 * 4 ** 6],
    ['RESULTS_OFFSET', 8 * 3],
  ];
  const ends = sizes.map(([name, size]) => at[name] + size);
  const begins = [...sizes.slice(1).map(([name]) => at[name]), at.END];
  const overlaps = sizes.filter((_, place) => (ends[place] ?? 0) > (begins[place] ?? 0));
  expect(overlaps).toEqual([]);
  // A dealer's place has 13 bits.
  expect(at.SHOES_OFFSET + at.LANES * at.SHOE_BYTES).toBeLessThan(2 ** 13);
  expect(at.END).toBeLessThanOrEqual(bytes.length);
});

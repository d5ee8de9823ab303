// Odds that were counted are kept for the next process, and nothing else is taken for them.

import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { oddsKeptIn } from './kept-odds.ts';
import { Theories, type TheoryAnswer } from './theory.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabot-odds-'));
afterAll(() => rm(folder, { recursive: true }));

const GAME = 'crown-rapid traditional 8 1 1';
const ANSWER: TheoryAnswer = {
  joint: { wagers: ['banker'], returns: [-0.25], covariance: [[1]] },
  streaks: [],
};
const kept = oddsKeptIn(folder, 'mark-1');

test('what one process has counted the next one reads, and counts nothing', async () => {
  await kept.write(GAME, ANSWER);
  const theory = await new Theories(oddsKeptIn(folder, 'mark-1')).of(GAME);
  // No game returns that: it can only have been read.
  expect(theory.returnOf('banker')).toEqual({ return: -0.25, error: 0 });
});

test('neither other code, another game nor an altered file is taken for it', async () => {
  await kept.write(GAME, ANSWER);
  expect(await oddsKeptIn(folder, 'mark-2').read(GAME)).toBeNull();
  const other = GAME.replace('8', '6');
  await kept.write(other, ANSWER);
  const places = await readdir(join(folder, 'odds'));
  const [one = '', two = ''] = places.map(name => join(folder, 'odds', name));
  await copyFile(one, two);
  const read = await Promise.all([kept.read(GAME), kept.read(other)]);
  expect(read.filter(each => each !== null)).toEqual([ANSWER]);
  for (const file of [one, two]) {
    const bytes = await readFile(file);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(file, bytes);
  }
  expect(await kept.read(GAME)).toBeNull();
});

test('odds are counted ahead a while after a start, unless the house closes first', async () => {
  const theories = new Theories(oddsKeptIn(folder, 'mark-1'));
  const due: (() => void)[] = [];
  let isCalledOff = false;
  const clock = {
    after: (_: number, act: () => void) => {
      due.push(act);
      return () => {
        isCalledOff = true;
      };
    },
  };
  await rm(join(folder, 'odds'), { recursive: true });
  theories.countAhead(clock, () => ['tasmania federal 8 1 1']);
  for (const act of due) act();
  const counted = () => kept.read('tasmania federal 8 1 1');
  await expect.poll(counted, { timeout: 30_000 }).not.toBeNull();
  await theories.stop();
  expect(isCalledOff).toBe(true);
});

test('what is not kept is counted, and kept', async () => {
  const theories = new Theories(kept);
  const theory = await theories.of('tasmania traditional 8 1 1');
  expect(theory.returnOf('banker')?.return).toBeCloseTo(-0.010579, 6);
  expect((await kept.read('tasmania traditional 8 1 1'))?.joint.wagers).toContain('banker');
});

test('a count that ends after the house has closed is written nowhere', async () => {
  const written: string[] = [];
  const theories = new Theories({
    read: () => Promise.resolve(null),
    write: game => Promise.resolve(void written.push(game)),
  });
  const asked = theories.of('tasmania federal 6 1 1');
  await theories.stop();
  expect((await asked).returnOf('banker')).not.toBeNull();
  expect(written).toEqual([]);
});

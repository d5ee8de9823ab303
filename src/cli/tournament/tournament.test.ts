// `sabot tournament simulate`: the same seed is the same tournament, and its bracket adds up.

import { describe, expect, test } from 'vitest';
import { SHAPES } from '../schema/shapes.ts';
import { sabot } from '../testing/sabot.ts';
import { roundsFor, SEATS } from './simulate/plan.ts';
import type { TournamentStory } from './simulate/story.ts';

const simulate = (...words: readonly string[]) => sabot(['tournament', 'simulate', ...words]);

const small = ['--patrons', '20', '--tables', '3', '--coups', '6'];

async function storyOf(...words: readonly string[]): Promise<TournamentStory> {
  const { out } = await simulate('--json', ...small, ...words);
  return JSON.parse(out) as TournamentStory; // held to its shape below
}

describe.each(['tasmania', 'crown', 'crown-rapid'])('a tournament under %s', book => {
  test('is the same for the same seed, and another for another', async () => {
    const run = (seed: string) => simulate('--rulebook', book, ...small, '--seed', seed);
    const [first, again, other] = [await run('7'), await run('7'), await run('8')];
    expect(first).toEqual(again);
    expect(first.out).not.toBe(other.out);
    expect(first).toMatchObject({ code: 0, error: '' });
  });

  test('has a bracket: whoever goes on sits in the next round', async () => {
    const story = await storyOf('--rulebook', book);
    expect(SHAPES['tournament-answer'].safeParse(story).error).toBeUndefined();
    const heats = story.sessions.filter(({ playOff }) => playOff === null);
    const sat = (round: string) =>
      heats
        .filter(session => session.round === round)
        .flatMap(({ tables }) => tables.flatMap(({ places }) => places));
    expect(sat('Round 1')).toHaveLength(20);
    const on = sat('Round 1').filter(({ goesOn }) => goesOn);
    expect(on.map(({ patron }) => patron).toSorted()).toEqual(
      sat('Final')
        .map(({ patron }) => patron)
        .toSorted(),
    );
  });

  test('pays out its whole pool', async () => {
    const { pool, prizes } = await storyOf('--rulebook', book);
    expect(pool).toEqual({ fees: 220_000, retained: 22_000, pool: 198_000 });
    expect(prizes.reduce((sum, { cents }) => sum + cents, 0)).toBe(198_000);
    expect(prizes.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('what is for sale, and how long a session is', () => {
  const paidIn = async (...words: readonly string[]) => (await storyOf(...words)).pool.fees;

  test('buy-backs and add-ons are paid for and go into the pool', async () => {
    const crown = ['--rulebook', 'crown', '--seed', '3'];
    const plain = await paidIn(...crown);
    expect(plain).toBe(220_000);
    const boughtBack = await paidIn(...crown, '--tables', '1', '--buy-back', '50');
    expect(boughtBack).toBeGreaterThan(plain);
    expect(boughtBack % 5000).toBe(0);
    const added = (await paidIn(...crown, '--add-on', '7')) - plain;
    expect(added).toBeGreaterThan(0);
    expect(added % 700).toBe(0);
  });

  test.each(['tasmania', 'crown'])('a session can last for shoes (%s)', async book => {
    const words = ['--rulebook', book, '--patrons', '4', '--shoes', '2'];
    const { sessions, coups } = await storyOf(...words);
    expect(sessions.map(({ round }) => round)).toContain('Final');
    expect(coups).toBeGreaterThan(12);
  });

  test('nobody adds chips where they wager in turn', async () => {
    const { code, error } = await simulate('--add-on', '20');
    expect([code, error]).toEqual([2, expect.stringContaining('nobody adds chips')]);
  });
});

test('two hundred patrons at ten tables come down to one final', () => {
  const rounds = roundsFor({ patrons: 200, tables: 10, coups: 12 });
  expect(rounds.map(({ sessions, tables, kind }) => [kind, sessions, tables])).toEqual([
    ['round', 3, 10],
    ['round', 1, 9],
    ['round', 1, 3],
    ['final', 1, 1],
  ]);
  for (const { sessions, tables, seats } of rounds.slice(0, 1)) {
    expect(sessions * tables * seats).toBeGreaterThanOrEqual(200);
  }
  expect(SEATS).toBe(7);
});

test.each([
  [['--patrons', '1'], '--patrons'],
  [['--tables', '0'], '--tables'],
  [['--coups', '61'], '--coups'],
  [['--seed', 'x'], '--seed'],
  [['--shoes', '0'], '--shoes'],
  [['--buy-back', '1.5'], '--buy-back'],
  [['--add-on', '-1'], '--add-on'],
])('%j is typed wrongly', async (words, option) => {
  const { code, error } = await simulate(...words);
  expect(code).toBe(2);
  expect(error).toContain(option);
});

// `sabot table` and `sabot tournament play` on files and lines: answers, exit codes, shapes.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { linesOf, runLines, scenarioPaths } from '../../scenario/testing/scenario-file.ts';
import { COMMAND_SHAPES } from '../schema/shapes/scenario.ts';
import { SHAPES } from '../schema/shapes.ts';
import { linesIn, sabot } from '../testing/sabot.ts';
import { sabotProcess } from '../testing/sabot-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, ...lines: readonly object[]): string => {
  const path = join(folder, name);
  writeFileSync(path, lines.map(line => `${JSON.stringify(line)}\n`).join(''));
  return path;
};

const TABLE = { table: { rulebook: 'crown', decks: 8 }, seed: 7 };
const READY = { ready: { cards: '9s 2h Kh 5c' } };
const holds = fileOf('holds.jsonl', TABLE, READY, { expect: { phase: 'between-coups' } });
const fails = fileOf('fails.jsonl', TABLE, READY, { expect: { phase: 'wagering' } });
const odd = fileOf('odd.jsonl', TABLE, { dance: 1 }, READY);

describe('the exit code', () => {
  test('is 0 when every expectation holds', async () => {
    const { code, out, error } = await sabot(['table', '--in', holds]);
    expect(code).toBe(0);
    expect(error).toBe('');
    expect(linesIn(out)).toHaveLength(3);
    expect(linesIn(out).at(-1)).toEqual({ line: 3, held: true });
  });

  test('is 1 when one does not, and a sentence says which line', async () => {
    const { code, out, error } = await sabot(['table', '--in', fails]);
    expect(code).toBe(1);
    expect(error).toBe(`sabot: ${fails}:3: phase is "between-coups", not "wagering"\n`);
    expect(linesIn(out).at(-1)).toMatchObject({ line: 3, got: { phase: 'between-coups' } });
  });

  test('is 2 when a line cannot be read, and the others are answered', async () => {
    const { code, out, error } = await sabot(['table', '--in', odd]);
    expect(code).toBe(2);
    expect(error).toContain(`${odd}:2: cannot be read: expected one of table,`);
    expect(linesIn(out)).toMatchObject([{ line: 1 }, { error: {} }, { phase: 'between-coups' }]);
  });

  test.each([
    [[holds, holds], 0],
    [[holds, fails, holds], 1],
    [[fails, odd, holds], 2],
    [[holds, join(folder, 'nowhere.jsonl')], 2],
  ])('of %j is the worst: %i', async (files, worst) => {
    expect((await sabot(['table', '--in', ...files])).code).toBe(worst);
  });
});

test('several files begin anew, and each answer names its file', async () => {
  const { out } = await sabot(['table', '--in', holds, fails]);
  const answers = linesIn(out);
  expect(answers.map(({ file, line }) => [file, line])).toEqual(
    [holds, fails].flatMap(file => [1, 2, 3].map(line => [file, line])),
  );
  expect(answers[4]).toMatchObject({ ...answers[1], file: fails });
});

test.each([['table'], ['tournament']])('the scenario in the help of %s holds', async command => {
  const { out } = await sabot([command, '--help']);
  const lines = [...out.matchAll(/^ {2}(\{.*\})$/gm)].map(([, line = '']) => line);
  expect(lines.length).toBeGreaterThan(3);
  const { run } = runLines(lines);
  expect(run.failures).toEqual([]);
  expect(run.unexpected).toEqual([]);
});

test('lines come from standard input too, blank ones counted', async () => {
  const lines = `${JSON.stringify(TABLE)}\n\n{"do":"settle-coup"}\n`;
  const { code, out, error } = await sabot(['table'], lines);
  expect(code).toBe(0);
  expect(linesIn(out)).toMatchObject([{ line: 1 }, { line: 3, refused: 'not-now' }]);
  expect(error).toMatch(/^sabot: line 3: note: refused and nobody expected it: not-now\./);
});

test('a tournament is driven in the same way', async () => {
  const path = scenarioPaths().find(each => each.includes('whole-tournament'));
  const { code, error } = await sabot(['tournament', 'play', '--in', path ?? '']);
  expect({ code, error }).toEqual({ code: 0, error: '' });
});

describe('every scenario of the repository', () => {
  const texts = scenarioPaths().map(path => linesOf(path).filter(line => line !== ''));
  const isTournament = (lines: readonly string[]) =>
    lines.some(line => line.startsWith('{"tournament"'));

  test('has lines, commands and answers of the shapes that `sabot schema` prints', () => {
    const wrong = texts.flatMap(lines => {
      const name = isTournament(lines) ? 'tournament-play' : 'table';
      const answers = runLines(lines).answers.map(answer => JSON.parse(JSON.stringify(answer)));
      return [
        ...lines.filter(line => !SHAPES[`${name}-line`].safeParse(JSON.parse(line)).success),
        ...lines.filter(line => !isShaped(JSON.parse(line) as Readonly<Record<string, unknown>>)),
        ...answers.filter(answer => !SHAPES[`${name}-answer`].safeParse(answer).success),
      ];
    });
    expect(wrong).toEqual([]);
  }, 120_000);

  /** A command has the shape of its name, wherever it is given. */
  const isShaped = (line: Readonly<Record<string, unknown>>): boolean => {
    if (!('do' in line)) return true;
    const shapes = ['table', 'tournament', 'tournament-in-turn', 'tournament-together'] as const;
    return shapes.some(
      of => COMMAND_SHAPES[`${of}-command-${String(line['do'])}`]?.safeParse(line).success,
    );
  };

  test('runs in a process of its own as well, tables and tournaments together', async () => {
    const some = scenarioPaths().filter(
      (path, index) => index % 12 === 0 || path.includes('whole'),
    );
    expect(some.length).toBeGreaterThan(8);
    const { code, error, out } = await sabotProcess(['table', '--in', ...some]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const files = new Set(linesIn(out).map(({ file }) => file));
    expect([...files]).toEqual(some);
  });
});

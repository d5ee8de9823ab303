// The lab's commands that deal and draw, from words to exit code: simulate, battery, verify-shoe.

import { drawFrom } from '../lab/shuffle/draw.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freshShoe } from '../lab/shuffle/commitment.ts';
import { writeShoeFile } from '../lab/shuffle/shoe-file.ts';
import { seededBytes } from '../lab/shuffle/sources.ts';
import { SHAPES } from './schema/shapes.ts';
import { EXIT } from './shell.ts';
import { linesIn, sabot } from './testing/sabot.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-sampling-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('sabot simulate', () => {
  const SHORT = ['simulate', '--rulebook', 'crown', '--coups', '1000', '--threads', '1'];

  test('answers in its shape, the first version where none is named', async () => {
    const { code, out } = await sabot([...SHORT, '--seed', '18446744073709551615', '--json']);
    expect(code).toBe(EXIT.ok);
    const [answer] = linesIn(out);
    expect(SHAPES['simulate-answer'].parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ version: 'traditional', seed: '18446744073709551615' });
    for (const wager of [
      { on: 'player-run', length: 3 },
      { on: 'combination-run', pattern: 'PBP' },
      { on: 'banker-dragon-tail', area: 'late' },
    ]) {
      expect(answer?.['wagers']).toContainEqual(expect.objectContaining(wager));
    }
  });

  test('tells combination Runs on request, and progress where somebody watches', async () => {
    const unseen = await sabot(SHORT, '', { typing: true });
    expect(unseen).toMatchObject({ code: EXIT.ok, error: '' });
    expect(unseen.out).toContain('and 124 combination Runs');
    const seen = await sabot([...SHORT, '--patterns'], '', { watched: true });
    expect(seen.out).toContain('Player/Banker Run    PBPPBP');
    expect(seen.error).toContain(' million coups a second, 0 s left ');
  });

  test('takes the percentage of a tie by side', async () => {
    const both = ['--game', 'tie-baccarat', '--tie-percent', 'player:1,banker:10', '--json'];
    const [answer] = linesIn((await sabot([...SHORT, ...both])).out);
    const wagers = answer?.['wagers'] as readonly { on: string; return: number }[]; // our answer
    const { player, banker } = Object.fromEntries(wagers.map(each => [each.on, each.return]));
    const plain = await sabot([...SHORT, '--json']);
    const [traditional] = linesIn(plain.out);
    const ties = Number(traditional?.['tie']) / Number(traditional?.['coups']);
    const before = traditional?.['wagers'] as readonly { on: string; return: number }[]; // ours
    expect(player).toBeCloseTo((before[0]?.return ?? 0) + 0.01 * ties, 12);
    expect(banker).toBeCloseTo((before[1]?.return ?? 0) + 0.1 * ties, 12);
  });

  test.each([
    [['--rulebook', 'crwn'], '--rulebook: expected one of crown-rapid, mbs-rapid, tasmania, crown'],
    [['--game', 'federal'], '--game: crown has no version federal; expected one of traditional'],
    [['--decks', '9'], '--decks: crown is played with 4 to 8 decks, got 9 (3.1)'],
    [['--cut', '11'], '--cut: expected 12 to 404 cards behind the cutting card'],
    [['--cut', ''], ', got "" (4.1.1 (b))'],
    [['--coups', 'many'], '--coups: expected a whole number from 1 to 10000000000000, got "many"'],
    [['--threads', '0'], '--threads: expected a whole number from 1 to 64, got "0"'],
    [['--seed', ''], '--seed: expected a whole number from 0 to 2^64 - 1, got ""'],
    [['--seed', '18446744073709551616'], '--seed: expected'],
    [['--tie-percent', '11'], '--tie-percent: expected a percentage, 1 to 10, whole or half'],
    [['--rulebook', 'tasmania', '--burn', 'face-value'], '--burn: expected no burn'],
  ])('%j is refused, in words and in JSON', async (words, sentence) => {
    const { code, out, error } = await sabot([...SHORT, ...words, '--json']);
    expect(code).toBe(EXIT.usage);
    expect(error).toContain(sentence);
    const [answer] = linesIn(out);
    expect(SHAPES['lab-error-answer'].parse(answer)).toEqual(answer);
  });

  test.each([
    [['--wagers', 'some'], 'Allowed choices are results, all.'],
    [['--burn', 'none'], 'Allowed choices are one-card, face-value.'],
  ])('%j is no choice', async (words, sentence) => {
    const { code, out, error } = await sabot([...SHORT, ...words]);
    expect({ code, out }).toEqual({ code: EXIT.usage, out: '' });
    expect(error).toContain(sentence);
  });
});

describe('sabot draw', () => {
  const drawn = async (...words: readonly string[]) => (await sabot(['draw', ...words])).out;

  test('[R-RNG-6] numbers and shoes are the bytes of the same seed, scaled', async () => {
    const numbers = await drawn(
      '--kind',
      'numbers',
      '--below',
      '416',
      '--count',
      '5000',
      '--seed',
      '7',
    );
    const draw = drawFrom(seededBytes('7'));
    const expected = Array.from({ length: 5000 }, () => draw(416));
    expect(numbers.trim().split('\n').map(Number)).toEqual(expected);
    const [shoe = ''] = (await drawn('--kind', 'shoes', '--decks', '1', '--count', '1')).split(
      '\n',
    );
    expect(new Set(shoe.split(' ')).size).toBe(52);
  });

  test('what cannot be drawn is refused', async () => {
    for (const words of [
      ['--count', '0'],
      ['--below', '4294967297'],
      ['--decks', 'x'],
    ]) {
      const { code, error } = await sabot(['draw', ...words]);
      expect({ code, error }).toMatchObject({ code: EXIT.usage });
      expect(error).toContain(`${words[0] ?? ''} takes 1 to`);
    }
  });
});

describe('sabot battery', () => {
  test('answers in its shape, and fails a generator that is known to be bad', async () => {
    const words = [
      'battery',
      '--decks',
      '1',
      '--shoes',
      '1000',
      '--draws',
      '100000',
      '--seed',
      '7',
    ];
    const bad = await sabot([...words, '--bad', 'sorted-shoe', '--json']);
    expect(bad.code).toBe(EXIT.failed);
    const [answer] = linesIn(bad.out);
    expect(SHAPES['battery-answer'].parse(answer)).toEqual(answer);
  });

  test('complains on the error stream, not among the answers', async () => {
    const { code, out, error } = await sabot(['battery', '--shoes', 'x']);
    expect({ code, out }).toEqual({ code: EXIT.usage, out: '' });
    expect(error).toBe('sabot: --shoes takes 1000 to 100000000.\n');
    const named = await sabot(['battery', '--shoes', 'x', '--json']);
    expect(linesIn(named.out)).toMatchObject([{ error: { code: 'wrong-shoes' } }]);
  });
});

describe('sabot verify-shoe', () => {
  const file = join(folder, 'shoe.json');
  writeFileSync(file, writeShoeFile(freshShoe({ shoe: 'T7/12', decks: 8 }, seededBytes('shoe'))));

  test('answers in its shape', async () => {
    const { code, out } = await sabot(['verify-shoe', file, '--json']);
    expect(code).toBe(EXIT.ok);
    const [answer] = linesIn(out);
    expect(SHAPES['verify-shoe-answer'].parse(answer)).toEqual(answer);
    const another = ['--commitment', '00'.repeat(32), '--json'];
    const broken = await sabot(['verify-shoe', file, ...another]);
    expect(broken.code).toBe(EXIT.failed);
    const [found] = linesIn(broken.out);
    expect(SHAPES['verify-shoe-answer'].parse(found)).toEqual(found);
  });

  test('complains of what is no shoe, and of what is not there', async () => {
    const no = join(folder, 'no.json');
    writeFileSync(no, 'Ts 9c');
    const { code, out, error } = await sabot(['verify-shoe', no]);
    expect({ code, out }).toEqual({ code: EXIT.failed, out: '' });
    expect(error).toBe('sabot: opened shoe: The file is not JSON.\n');
    expect(await sabot(['verify-shoe', join(folder, 'none')])).toMatchObject({ code: EXIT.usage });
  });
});

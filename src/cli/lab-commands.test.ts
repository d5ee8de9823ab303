// The lab's four commands from words to exit code: odds, parsheet, compare, watch.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SHAPES } from './schema/shapes.ts';
import { EXIT } from './shell.ts';
import { linesIn, sabot } from './testing/sabot.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const json = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

const odds = (...more: readonly string[]) => sabot(['odds', '--rulebook', 'crown', ...more]);

describe('sabot odds', () => {
  test('answers as the contract has it', async () => {
    const { code, out } = await odds('--game', 'traditional', '--decks', '8', '--json');
    expect(code).toBe(EXIT.ok);
    const answer = json(out);
    expect(answer).toMatchObject({
      rulebook: 'crown',
      version: 'traditional',
      decks: 8,
      combinations: '4998398275503360',
      outcomes: {
        player: '8712962041376/19524993263685',
        banker: '8954111587648/19524993263685',
        tie: '619306544887/6508331087895',
      },
    });
    expect(answer['wagers']).toContainEqual(
      expect.objectContaining({
        on: 'banker',
        option: null,
        return: '-114753351728/10847218479825',
        hit: '8954111587648/19524993263685',
      }),
    );
  });

  test('cards that are gone are gone: from --removed and from a --shoe file alike', async () => {
    const file = join(folder, 'shoe.txt');
    writeFileSync(file, 'Ts Th Td Tc 9s 9h 6s 5d 4c 2h');
    const removed = await odds('--game', 'crown', '--removed', 'Ts 9c', '--json');
    expect(json(removed.out)).toMatchObject({ cards: 414, combinations: '4855082291584560' });
    const left = await odds('--game', 'crown', '--shoe', file, '--removed', 'Ts', '--json');
    expect(json(left.out)).toMatchObject({ cards: 9, combinations: '60480' });
  });

  test('a table for people when no JSON is asked for', async () => {
    const { out } = await odds('--game', 'crown');
    expect(out).toMatch(/^Insurance .*! favours the patron$/m);
  });

  test.each([
    [['--decks', '0'], 'wrong-decks', '--decks: expected 1 to 10 decks, got 0'],
    [['--decks', '11'], 'wrong-decks', '--decks: expected 1 to 10 decks, got 11'],
    [['--decks', 'x'], 'wrong-type', '--decks: '],
    [['--game', 'federal'], 'wrong-version', '--game: crown has no version federal'],
    [['--game', 'tie-baccarat'], 'needs-tie-percent', '--tie-percent: '],
    [['--game', 'tie-baccarat', '--tie-percent', '11'], 'out-of-range', '1 to 10'],
    [['--removed', 'Ts 1x'], 'unknown-card', '--removed: 1x is no card'],
    [['--removed', Array.from({ length: 9 }, () => 'Ts').join(' ')], 'too-many-copies', 'more Ts'],
    [['--floor', 'much'], 'out-of-range', '--floor: '],
  ])('%j is refused', async (words, name, sentence) => {
    const { code, out, error } = await odds('--json', ...words);
    expect(code).toBe(EXIT.usage);
    expect(json(out)).toMatchObject({ error: { code: name } });
    expect(error).toContain(sentence);
  });

  test('a file that is not there, and no book at all', async () => {
    expect(await odds('--shoe', join(folder, 'none'))).toMatchObject({ code: EXIT.usage, out: '' });
    expect(await sabot(['odds'])).toMatchObject({ code: EXIT.usage });
  });

  test('one to ten decks for mathematicians; what needs more only on request', async () => {
    const one = json((await odds('--decks', '1', '--json')).out);
    expect(one).toMatchObject({ decks: 1, notPermittedBy: '3.1', combinations: '14658134400' });
    expect(SHAPES['odds-answer'].parse(one)).toEqual(one);
    const perfect = expect.objectContaining({ on: 'player-perfect-pair' });
    expect(one['wagers']).not.toContainEqual(perfect);
    const all = json((await odds('--decks', '1', '--any-decks', '--json')).out);
    expect(all['wagers']).toContainEqual(perfect);
    expect((await odds('--decks', '10')).out).toContain('played with 4 to 8 decks (3.1)');
    expect((await odds('--decks', '8')).out).not.toContain('played with');
  });

  test('the percentage of a tie by side', async () => {
    const tie = ['--game', 'tie-baccarat', '--tie-percent', 'player:1,banker:2.5', '--json'];
    expect((await odds(...tie)).code).toBe(EXIT.ok);
  });
});

describe('the shapes of sabot schema', () => {
  test('hold every answer of odds and watch', async () => {
    for (const words of [
      ['--rulebook', 'crown', '--game', 'crown'],
      ['--rulebook', 'crown-rapid', '--game', 'crown', '--decks', '4'],
      ['--rulebook', 'mbs-rapid', '--decks', '10'],
    ]) {
      const counted = json((await sabot(['odds', ...words, '--json'])).out);
      expect(SHAPES['odds-answer'].parse(counted)).toEqual(counted);
      const coup = '{"cards":["Ts","6h","5d","Tc","Th","9s"]}';
      expect(SHAPES['watch-line'].parse(json(coup))).toEqual(json(coup));
      const { out } = await sabot(['watch', ...words, '--json'], `${coup}\n`);
      const watched = json(out.trim().split('\n')[1] ?? '');
      expect(SHAPES['watch-answer'].parse(watched)).toEqual(watched);
    }
  });

  test('refuse what is none', () => {
    expect(SHAPES['odds-answer'].safeParse({ rulebook: 'crown' }).success).toBe(false);
    expect(SHAPES['watch-line'].safeParse({ cards: ['1x'] }).success).toBe(false);
  });
});

describe('sabot parsheet', () => {
  test('writes a page and says where', async () => {
    const file = join(folder, 'sheet.html');
    const words = ['parsheet', '--rulebook', 'crown-rapid', '--game', 'crown', '--out', file];
    expect(await sabot(words)).toMatchObject({ code: EXIT.ok, out: `${file}\n` });
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('returns less than 75.00%');
    expect(page).toMatch(/Counted by sabot \d/);
  });

  test('the floor is the house’s to set, and - is standard output', async () => {
    const words = ['parsheet', '--rulebook', 'crown-rapid', '--floor', '70%', '--out', '-'];
    expect((await sabot(words)).out).toMatch(/none returns less than the floor of\s+70\.00%/);
  });

  test.each([
    [['--rulebook', 'crown-rapid', '--dragon-bonus', '4', '--out', '-'], '--dragon-bonus: '],
    [['--rulebook', 'crown', '--out', join(folder, 'no', 'such', 'folder.html')], 'cannot write'],
    [['--rulebook', 'crown'], '--out'],
  ])('%j is refused', async (words, sentence) => {
    const { code, error } = await sabot(['parsheet', ...words]);
    expect(code).toBe(EXIT.usage);
    expect(error).toContain(sentence);
  });
});

describe('sabot compare', () => {
  test('two books, two versions, in words and in JSON', async () => {
    expect((await sabot(['compare', 'crown', 'tasmania'])).out).toContain('crown/crown and tasm');
    const { out } = await sabot(['compare', 'crown/traditional', 'crown/crown', '--json']);
    expect(json(out)).toMatchObject({ here: 'crown/traditional', decks: 8 });
    for (const there of ['tasmania', 'mbs-rapid']) {
      const answer = json((await sabot(['compare', 'crown', there, '--json'])).out);
      expect(SHAPES['compare-answer'].parse(answer)).toEqual(answer);
    }
  });

  test.each([
    [['crown', 'london'], 'london is no book'],
    [['crown/federal', 'crown'], 'crown has no version federal'],
    [['crown', 'mbs-rapid', '--decks', '9'], 'both permit 4 to 8'],
    [['crown/crown', 'crown/tie-baccarat'], '--tie-percent: '],
    [['crown'], 'missing required argument'],
  ])('%j is refused', async (words, sentence) => {
    const { code, error } = await sabot(['compare', ...words]);
    expect(code).toBe(EXIT.usage);
    expect(error).toContain(sentence);
  });
});

describe('sabot watch', () => {
  const table = ['watch', '--rulebook', 'crown', '--game', 'crown'];

  test('follows a shoe, and says first for whom it is', async () => {
    const { code, out } = await sabot(table, 'burn 9c\nTs 6h 5d Tc Th\n# shift\nnew shoe\n');
    expect(code).toBe(EXIT.ok);
    const lines = out.trim().split('\n');
    expect(lines[0]).toContain('For surveillance only');
    expect(lines.slice(3).map(line => line.slice(0, 24))).toEqual([
      'after coup   0  415 left',
      'after coup   1  410 left',
      '# shift',
      'after coup   0  416 left',
    ]);
  });

  test('JSON lines; a bad one is answered and not counted', async () => {
    const input = '{"cards":["Ts","6h","5d","Tc","Th"]}\nTs 7x\n["9s","2h","Ts","Tc"]\n';
    const { code, out } = await sabot([...table, '--json'], input);
    expect(code).toBe(EXIT.failed);
    const lines = out.trim().split('\n').map(json);
    expect(lines[0]).toMatchObject({ watch: 'crown/crown', notice: '1/100', act: '1/20' });
    expect(lines[1]).toMatchObject({ coups: 1, cardsLeft: 411, level: 'quiet' });
    expect(lines[2]).toMatchObject({ error: { message: '7x is no card' } });
    expect(lines[3]).toMatchObject({ coups: 2, cardsLeft: 407 });
  });

  test('all wagers on request, thresholds as the house sets them', async () => {
    const { out } = await sabot([...table, '--all', '--notice', '0'], 'Ts 6h 5d Tc Th\n');
    expect(out).toContain('Notice from 0.00% per coup');
    expect(out).toMatch(/ {4}notice {2}Insurance \+/);
    expect(await sabot([...table, '--act', 'x'])).toMatchObject({ code: EXIT.usage });
    const crossed = await sabot([...table, '--notice', '10%', '--act', '5%']);
    expect(crossed).toMatchObject({ code: EXIT.usage, out: '' });
    expect(crossed.error).toContain('--act: expected 10.00% or more, from where --notice begins');
  });

  test('remarks in any script come back as they were; JSON stays ASCII', async () => {
    const input = '# \u63db\u73ed, caf\u00E9\n{"cards":["\u738B"]}\n';
    expect((await sabot(table, input)).out).toMatch(
      /\n# \u63db\u73ed, caf\u00E9\nline 2: \u738B is no card: not counted\n$/,
    );
    const { out } = await sabot([...table, '--json'], input);
    expect(out).toContain(String.raw`{"remark":"\u63db\u73ed, caf\u00e9"}`);
  });

  test('a line too long to keep is answered and not counted', async () => {
    const { code, out } = await sabot([...table, '--json'], `["Ts"${' '.repeat(2 ** 22)}]\n`);
    expect(code).toBe(EXIT.failed);
    expect(linesIn(out)[1]).toMatchObject({ error: { code: 'line-too-long' } });
  });
});

// Every fault names the field and the clause, says what was expected, and stops nobody else.

import { beforeAll, describe, expect, test } from 'vitest';
import { FAULT_CODES, RULE_FAULTS, SHAPE_FAULTS } from '../library/input/fault.ts';
import { EXIT } from './shell.ts';
import { BAD_SETTLE_LINES, type BadLine } from './testing/bad-lines.ts';
import { BAD_PLACE_LINES, BAD_SHOE_LINES } from './testing/bad-streak-lines.ts';
import { answers, linesIn, sabot } from './testing/sabot.ts';
import { VECTOR_COMMANDS } from './testing/vectors.ts';

const BAD_LINES = [...BAD_SETTLE_LINES, ...BAD_PLACE_LINES, ...BAD_SHOE_LINES];

describe('a bad line', () => {
  const given = new Map<BadLine, Record<string, unknown> | undefined>();
  beforeAll(async () => {
    for (const command of VECTOR_COMMANDS) {
      const bad = BAD_LINES.filter(line => line.command === command);
      const said = await answers(
        command,
        bad.map(({ line }) => line),
      );
      for (const [index, line] of bad.entries()) given.set(line, said[index]);
    }
  });

  test.each(BAD_LINES)('$command: $about is $code', bad => {
    expect(given.get(bad)).toMatchObject({
      id: bad.line['id'],
      error: {
        code: bad.code,
        field: bad.field,
        ...(bad.clause === undefined ? {} : { clause: bad.clause }),
      },
    });
  });

  test('tells what was expected', () => {
    const silent = [...given.values()]
      .map(answer => (answer?.['error'] as { readonly message: string } | undefined)?.message ?? '')
      .filter(said => !/expected|needs|open when|has no|prints|ask|played|pays|hold/.test(said));
    expect(silent).toEqual([]);
  });

  test('of every kind is among the samples', () => {
    const tried = new Set(BAD_LINES.map(({ code }) => code));
    expect([...SHAPE_FAULTS, ...RULE_FAULTS].filter(code => !tried.has(code))).toEqual([]);
    expect(new Set(FAULT_CODES).size).toBe(FAULT_CODES.length);
  });

  test('does not stop the others, and fails the run', async () => {
    const good = {
      id: 'good',
      rulebook: 'crown',
      version: 'crown',
      decks: 8,
      cards: [],
      wagers: [],
    };
    const lines = ['{"id":1', JSON.stringify(good), '', '[]', '7', JSON.stringify(good)];
    const { code, out } = await sabot(['settle'], lines.join('\n'));
    expect(code).toBe(EXIT.failed);
    expect(linesIn(out)).toMatchObject([
      { id: null, error: { code: 'broken-json', message: expect.stringMatching(/^line 1 /) } },
      { id: 'good', result: 'void' },
      { id: null, error: { code: 'wrong-type', message: expect.stringMatching(/^line 4 /) } },
      { id: null, error: { code: 'wrong-type', message: expect.stringMatching(/^line 5 /) } },
      { id: 'good', result: 'void' },
    ]);
  });
});

describe('the id of a line', () => {
  const base = { rulebook: 'crown', version: 'crown', decks: 8, cards: [], wagers: [] };

  test.each([0, -3, 1.5, 'x', '', 'ö "quoted" \n 庄', null])('%j comes back', async id => {
    expect(await answers('settle', [{ id, ...base }])).toMatchObject([{ id, result: 'void' }]);
  });

  test('may be left out', async () => {
    expect(await answers('settle', [base])).toMatchObject([{ id: null, result: 'void' }]);
  });

  test.each([[true], [[]], [{}]])('is no %j', async id => {
    const given = await answers('settle', [{ id, ...base }]);
    expect(given).toMatchObject([{ id: null, error: { code: 'wrong-type', field: 'id' } }]);
  });

  test.each([
    ['{"id":12,"rulebook":', 12],
    ['{ "id" : "a\\"b" , oh', 'a"b'],
    ['{"id":"\\x","rulebook"', null],
    ['{"rulebook":"crown","id":3', null],
    ['{"id":12', null],
  ])('is found at the start of broken %j', async (line, id) => {
    const { out } = await sabot(['settle'], line);
    expect(linesIn(out)).toMatchObject([{ id, error: { code: 'broken-json' } }]);
  });
});

test('answers are plain ASCII', async () => {
  const lines = ['{"id":"庄","rulebook":"Ωμέγα"}', '{"id":"é","cards":["ß"]}', '{"é":1}', '庄'];
  const { out } = await sabot(['settle'], lines.join('\n'));
  expect(out).toMatch(/^[\n -~]*$/);
  expect(linesIn(out)).toMatchObject([{ id: '庄' }, { id: 'é' }, { id: null }, { id: null }]);
});

test('a deep or long value is named, not repeated', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const lines = [`{"id":1,"rulebook":${deep}}`, `{"id":2,"rulebook":"${'x'.repeat(1_000_000)}"}`];
  const { out } = await sabot(['settle'], lines.join('\n'));
  expect(linesIn(out)).toMatchObject([
    { id: 1, error: { code: 'wrong-type', field: 'rulebook' } },
    { id: 2, error: { code: 'unknown-rulebook', field: 'rulebook' } },
  ]);
  expect(out.length).toBeLessThan(1000);
});

// The schemas and the readers judge alike, and every answer has its shape.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULE_FAULTS, SHAPE_FAULTS } from '../../library/input/fault.ts';
import { BAD_SETTLE_LINES } from '../testing/bad-lines.ts';
import { BAD_PLACE_LINES, BAD_SHOE_LINES } from '../testing/bad-streak-lines.ts';
import { answers, linesIn, sabot } from '../testing/sabot.ts';
import { type VectorCommand, VECTOR_COMMANDS, vectorsOf } from '../testing/vectors.ts';
import { allSchemas, SHAPES } from './shapes.ts';

const BAD_LINES = [...BAD_SETTLE_LINES, ...BAD_PLACE_LINES, ...BAD_SHOE_LINES];

const codeOf = (answer: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  (answer?.['error'] as { readonly code: string } | undefined)?.code;

/** What the reader of a command and the schemas say differently about a line, if anything. */
function quarrel(command: VectorCommand, line: unknown, answer: Record<string, unknown>) {
  const code = codeOf(answer);
  const fits = SHAPES[`${command}-line`].safeParse(line).success;
  if (!fits && code === undefined) return 'the schema refuses what is answered';
  if (fits && SHAPE_FAULTS.some(fault => fault === code)) return 'the schema takes what is refused';
  if (fits && code !== undefined && !RULE_FAULTS.some(fault => fault === code)) return 'no rule';
  const shape = code === undefined ? SHAPES[`${command}-answer`] : SHAPES['error-answer'];
  return shape.safeParse(answer).success ? undefined : 'the answer has not its shape';
}

async function quarrels(command: VectorCommand, lines: readonly unknown[]) {
  const sent = lines.map(line => JSON.parse(JSON.stringify(line)) as unknown);
  const given = await answers(command, sent);
  expect(given).toHaveLength(sent.length);
  return given.flatMap((answer, index) => {
    const why = quarrel(command, sent[index], answer);
    return why === undefined ? [] : [{ why, line: sent[index], answer }];
  });
}

describe.each(VECTOR_COMMANDS)('sabot %s and its schema agree', command => {
  const lines = vectorsOf(command).map(({ in: line }) => line);

  test('on the samples', async () => {
    expect(await quarrels(command, lines)).toEqual([]);
  });

  test('on bad lines', async () => {
    const bad = BAD_LINES.filter(each => each.command === command).map(({ line }) => line);
    expect(bad.length).toBeGreaterThan(20);
    expect(await quarrels(command, bad)).toEqual([]);
  });

  test('on samples with something changed in them', async () => {
    const short = lines.filter(line => JSON.stringify(line).length < 4000);
    const change = fc.record({
      line: fc.constantFrom(...short),
      at: fc.nat(),
      how: fc.constantFrom('replace', 'remove', 'add'),
      junk,
    });
    const changed = fc
      .sample(change, 400)
      .map(({ line, at, how, junk: value }) => spoil(line, at, how, value));
    expect(await quarrels(command, changed)).toEqual([]);
  });
});

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1, 2, 3, 4, 8, 1.5, 1e13, 1e14, 1e300, '', 'crown'),
  fc.constantFrom<unknown>('player', 'tie-run', 'insurance', 'live', 'dummy', 'void', 'Ts', 'ts'),
  fc.constantFrom<unknown>(
    [],
    {},
    ['Ts'],
    [{}],
    { player: 5, banker: 2.5 },
    { on: 'tie', stake: 1 },
  ),
  fc.constantFrom<unknown>(
    'early',
    'PB',
    'PBX',
    'federal',
    'mbs-rapid',
    '__proto__',
    'constructor',
  ),
);

/** Changes one thing somewhere in a line: a field or member replaced, removed or added. */
function spoil(line: unknown, at: number, how: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(line)) as unknown;
  const places: { readonly holder: Record<string, unknown>; readonly name: string }[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const holder = part as Record<string, unknown>; // lists have their indices for names
    for (const name of Object.keys(holder)) {
      places.push({ holder, name });
      walk(holder[name]);
    }
  };
  walk(copy);
  const place = places[at % places.length];
  if (place === undefined) return copy;
  const { holder, name } = place;
  if (how === 'replace') holder[name] = value;
  else if (how === 'remove' && Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (how === 'remove') delete holder[name];
  else if (Array.isArray(holder)) holder.push(value);
  else holder['more'] = value;
  return copy;
}

test('answers of sabot roads have their shape', async () => {
  const { out } = await sabot(['roads', '--json'], 'T B Bb T Pbp P P\n{"id":1,"hands":"B"}\nX\n');
  const [letters, json, error] = linesIn(out);
  expect(SHAPES['roads-answer'].safeParse(letters).success).toBe(true);
  expect(SHAPES['roads-answer'].safeParse(json).success).toBe(true);
  expect(SHAPES['error-answer'].safeParse(error).success).toBe(true);
});

describe('sabot schema', () => {
  test('prints one document with every shape in it', async () => {
    const { code, out } = await sabot(['schema']);
    expect(code).toBe(0);
    const document = JSON.parse(out) as Readonly<Record<string, unknown>>;
    expect(document).toEqual(JSON.parse(JSON.stringify(allSchemas())));
    expect(document['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(Object.keys(document['$defs'] as object)).toEqual(Object.keys(SHAPES));
  });

  test('prints one shape alone', async () => {
    const { out } = await sabot(['schema', 'error-answer']);
    expect(JSON.parse(out)).toMatchObject({
      type: 'object',
      properties: { error: { required: ['code', 'message'], additionalProperties: false } },
      required: ['id', 'error'],
    });
  });

  test('knows no other shape', async () => {
    const { code, error } = await sabot(['schema', 'dice']);
    expect(code).toBe(2);
    expect(error).toContain('Allowed choices are settle-line');
  });
});

// What docs/cli.md shows is what the commands do.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { FAULT_CODES } from '../library/input/fault.ts';
import { PLACEMENT_REFUSALS } from '../rules/placement/refusals.ts';
import { SHAPES_VERSION } from './schema/shapes.ts';
import { examplesIn, runExample } from './testing/run-doc-examples.ts';

const document = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8');
const examples = examplesIn(document);

describe('an example of docs/cli.md', () => {
  test.each(examples)('is true: $command', async example => {
    const { code, out, error } = await runExample(example);
    expect(error).toBe('');
    expect(out).toBe(example.prints);
    expect(code).toBe(example.exitCode);
  });

  test('is there for every command that needs no house', () => {
    const shown = examples.map(({ command }) => command).join('\n');
    expect(examples.length).toBe(document.split('```console').length - 1);
    for (const name of ['settle', 'place', 'shoe', 'table', 'roads', 'tournament', 'schema']) {
      expect(COMMANDS.map(entry => entry.name)).toContain(name);
      expect(shown).toContain(`./sabot ${name}`);
    }
  });
});

test('docs/cli.md tells the version of the shapes, every error and every refusal', () => {
  expect(document).toContain(`this is version ${SHAPES_VERSION}.`);
  for (const word of [...FAULT_CODES, ...PLACEMENT_REFUSALS])
    expect(document).toContain(`\`${word}\``);
});

// The command line as a whole: help, version, exit codes, input from a file.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { EXIT } from './shell.ts';
import { linesIn, sabot } from './testing/sabot.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('--version is the version of the package', async () => {
  const packed = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(packed) as { readonly version: string };
  expect(await sabot(['--version'])).toEqual({ code: EXIT.ok, out: `${version}\n`, error: '' });
});

describe('help', () => {
  test('names every command and shows examples', async () => {
    const { code, out } = await sabot(['--help']);
    expect(code).toBe(EXIT.ok);
    for (const { name, summary } of COMMANDS)
      expect(out).toMatch(new RegExp(`${name} +${summary}`));
    expect(out).toContain('Examples:');
  });

  test.each(COMMANDS.map(({ name }) => [name]))('of %s shows examples', async name => {
    const { code, out } = await sabot(['help', name]);
    expect(code).toBe(EXIT.ok);
    expect(out).toContain(`Usage: sabot ${name}`);
    expect(out).toContain('$ ');
    expect(await sabot([name, '--help'])).toEqual({ code, out, error: '' });
  });

  test('comes without asking when no command is given, as wrong usage', async () => {
    const { code, out, error } = await sabot([]);
    expect(code).toBe(EXIT.usage);
    expect(out).toBe('');
    expect(error).toContain('Usage: sabot');
  });
});

test('a mistake is told by sabot, with the help of the very command', async () => {
  const { code, error } = await sabot(['compare', 'crown']);
  expect(code).toBe(EXIT.usage);
  expect(error).toMatch(/^sabot: missing required argument .*\n\(sabot help compare tells more\)/);
});

test('help about no command says which was meant', async () => {
  const { code, out, error } = await sabot(['help', 'setle']);
  expect({ code, out }).toEqual({ code: EXIT.usage, out: '' });
  expect(error).toMatch(/^sabot: unknown command 'setle'\n\(Did you mean settle\?\)/);
  expect((await sabot(['help', 'help'])).code).toBe(EXIT.ok);
});

test('of a version that no book has, the versions of this book are told', async () => {
  const { error } = await sabot(['odds', '--rulebook', 'tasmania', '--game', 'classic']);
  expect(error).toContain('expected one of traditional, federal, got "classic"');
});

describe('--in', () => {
  test('reads a file of any length, blank lines skipped', async () => {
    const path = join(folder, 'roads.jsonl');
    const lines = Array.from({ length: 3000 }, (_, id) => `{"id":${id},"hands":"BPT"}\r\n\r\n`);
    writeFileSync(path, lines.join(''));
    const { code, out } = await sabot(['roads', '--json', '--in', path]);
    expect(code).toBe(EXIT.ok);
    expect(linesIn(out).map(({ id }) => id)).toEqual(lines.map((_, id) => id));
  });

  test('of a file that is not there is wrong usage', async () => {
    const { code, out, error } = await sabot(['settle', '--in', join(folder, 'nothing')]);
    expect(code).toBe(EXIT.usage);
    expect(out).toBe('');
    expect(error).toMatch(/^sabot: cannot read .*nothing: ENOENT/);
  });
});

test('nothing in gives nothing out', async () => {
  expect(await sabot(['settle'], '\n  \n\r\n')).toEqual({ code: EXIT.ok, out: '', error: '' });
});

// Completion scripts name every command, option and choice, and bash really completes by its own.

import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { sabot } from '../testing/sabot.ts';
import { completionScript, type KnownCommand, SHELLS } from './scripts.ts';

describe.each(SHELLS)('the script for %s', shell => {
  test('knows every command and its options', async () => {
    const { code, out } = await sabot(['completion', shell]);
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toContain(name);
    const words = ['differential', 'dummy', 'settle-answer', 'mbs-rapid', 'crown/two-to-one'];
    for (const word of words) expect(out).toContain(word);
  });
});

/** What bash offers for these words, by the script itself. */
function offered(words: readonly string[], commands: readonly KnownCommand[]): string[] {
  const script = `${completionScript('bash', commands)}
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _sabot; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const said = execFileSync('bash', ['-c', script, 'bash', 'sabot', ...words]).toString();
  return said.split('\n').filter(word => word !== '');
}

test('bash completes commands, options, choices and words', () => {
  const kind = {
    ...{ flag: '--kind', says: "the coup's kind", takesValue: true },
    choices: ['live', 'dummy'],
  };
  const json = { flag: '--json', says: 'in JSON', takesValue: false, choices: [] };
  const known: readonly KnownCommand[] = [
    { name: 'settle', says: 'pays', options: [kind, json], words: [] },
    { name: 'schema', says: 'shapes', options: [], words: ['settle-line', 'place-line'] },
  ];
  expect(offered(['s'], known)).toEqual(['settle', 'schema']);
  expect(offered(['settle', '--'], known)).toEqual(['--kind', '--json']);
  expect(offered(['settle', '--kind', 'd'], known)).toEqual(['dummy']);
  expect(offered(['schema', 'pl'], known)).toEqual(['place-line']);
});

test('texts are quoted, whatever they hold', () => {
  const option = { flag: '--a', says: "it's [so]: 50%", takesValue: false, choices: [] };
  const known = [{ name: 'odd', says: "the house's own", options: [option], words: [] }];
  for (const shell of ['bash', 'fish'] as const) {
    const script = completionScript(shell, known);
    if (shell === 'bash') execFileSync('bash', ['-n', '-c', script]);
    else expect(script).toContain(String.raw`-d 'it'\''s [so]: 50%'`);
  }
  expect(completionScript('zsh', known)).toContain(String.raw`--a[it'\''s \[so\]\: 50%]`);
});

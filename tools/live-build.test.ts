// What a live house runs holds neither scenarios, nor cards by name, nor anything of the tests: all
// that `sabot serve` can come to load is walked, and the image leaves the rest out.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SERVE = ['src/cli/main.ts', 'src/cli/serve/command.ts', 'src/server/index.ts'];

/** Folders with which cards are chosen; the image removes what is built of them. */
const CHOOSES_CARDS = ['scenario', 'cli/scenario', 'cli/table', 'cli/tournament'];

/** An import, of whatever kind, and a file that a thread or a process begins with. */
const NAMED = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'|new URL\('(\.[^']+\.[jt]sx?)', import/gu;

/** The files that one file names; commands are loaded when they are asked for, and by name. */
function namedIn(file: string): readonly string[] {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  if (file === 'src/cli/commands.ts') return [];
  return [...text.matchAll(NAMED)]
    .map(([, imported, begun]) => posix.join(dirname(file), imported ?? begun ?? ''))
    .map(path => (existsSync(`${ROOT}${path}`) ? path : path.replace(/\.js$/u, '.ts')))
    .filter(path => path.startsWith('src/') && path.endsWith('.ts'));
}

function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of namedIn(file)) reached.add(next);
  return reached;
}

test('nothing that a house loads can choose a card, and nothing of it is a test’s', () => {
  const reached = [...reachedFrom(SERVE)];
  // It was really walked: threads, the gateway's process and every table's act are in it.
  for (const file of ['server/checks/judge/shadow-worker', 'server/gateway/gateway-process']) {
    expect(reached).toContain(`src/${file}.ts`);
  }
  expect(reached.length).toBeGreaterThan(700);
  const forbidden = CHOOSES_CARDS.map(folder => `src/${folder}/`);
  const chosen = reached.filter(file => forbidden.some(folder => file.startsWith(folder)));
  expect(chosen).toEqual([]);
  expect(reached.filter(file => /\/testing\/|\.test\./u.test(file))).toEqual([]);
  // And the walk would find it: the command that drives a table reaches the scenarios.
  expect([...reachedFrom(['src/cli/table/command.ts'])]).toContain('src/scenario/index.ts');
});

test('the image of a house is without what chooses cards', () => {
  const recipe = readFileSync(`${ROOT}deploy/Containerfile`, 'utf8');
  const [, removed = ''] = /^ && rm -r ((?:dist\/\S+\s*)+)/mu.exec(recipe) ?? [];
  expect(removed.trim().split(/\s+/u).toSorted()).toEqual(
    CHOOSES_CARDS.map(folder => `dist/${folder}`).toSorted(),
  );
});

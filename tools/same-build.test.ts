// Two builds of one tree, in two places and at two times, are the same to the byte (R-SW-4).

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('../', import.meta.url));
const TREE = [
  'src',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
].concat('vite.lab.config.ts', 'vite.compress.ts');
/** The rooms that decide about cards and money, with what they stand on, and every screen. */
const BUILDS = [
  ['node_modules/typescript/bin/tsc', '-b', 'src/table'],
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
  [
    ...['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    ...['--config', 'vite.lab.config.ts'],
  ],
];

const folders: string[] = [];
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))));

/** As whoever builds a release does: a test's own environment makes screens for developers. */
const { NODE_ENV: _, VITEST: _vitest, ...ENVIRONMENT } = process.env;

function run(folder: string, words: readonly string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env: ENVIRONMENT,
      stdio: 'ignore',
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

/** Copies a tree into a folder of another name. */
async function copyTo(name: string, from: string): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'sabot-build-'));
  folders.push(place);
  const folder = join(place, name);
  await mkdir(folder);
  for (const part of TREE) await cp(join(from, part), join(folder, part), { recursive: true });
  await symlink(join(HERE, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds it, and digests every file that came of it. */
async function build(folder: string): Promise<Readonly<Record<string, string>>> {
  for (const words of BUILDS) expect([words, await run(folder, words)]).toEqual([words, 0]);
  return digestsIn(join(folder, 'dist'));
}

async function digestsIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const digests: Record<string, string> = {};
  for (const entry of entries) {
    // What the compiler remembers for its next run; no release holds it.
    if (!entry.isFile() || entry.name.endsWith('.tsbuildinfo')) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    digests[path.slice(folder.length)] = createHash('sha256').update(bytes).digest('hex');
  }
  return digests;
}

test('[R-SW-4] two builds of the same tree are the same to the byte', async () => {
  const first = await copyTo('one', HERE);
  const second = await copyTo('quite-another-place', first);
  const [one, other] = [await build(first), await build(second)];
  expect(Object.keys(one)).toEqual(
    expect.arrayContaining([
      '/table/decide.js',
      '/rules/settle.js',
      '/screens/terminal.html',
      '/lab-page/index.html',
    ]),
  );
  expect(other).toEqual(one);
}, 120_000);

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const STRICT = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];

/** The example of the README, and the line that it says it prints. */
function example(): { readonly code: string; readonly prints: string } {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  return { code, prints: /^\/\/ (.*)$/m.exec(code)?.[1] ?? 'nothing' };
}

describe('the library, installed alone into an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-library-'));
  const run = (command: string, ...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`);
    return stdout;
  };

  beforeAll(() => {
    run(process.execPath, join(root, 'tools/pack-library.mjs'), folder);
    rmSync(join(folder, 'sabot-rules'), { recursive: true });
    const packed = readdirSync(folder).find(name => name.endsWith('.tgz')) ?? 'nothing was packed';
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    run('npm', 'install', '--offline', '--silent', join(folder, packed));
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test('brings no dependency', () => {
    const installed = readdirSync(join(folder, 'node_modules'));
    expect(installed.filter(name => !name.startsWith('.'))).toEqual(['sabot-rules']);
  });

  test('brings its licence, its notice and no test', () => {
    const library = join(folder, 'node_modules/sabot-rules');
    const files = readdirSync(library, { recursive: true }).map(String);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md']));
    expect(files.filter(path => /test|tsbuildinfo/.test(path))).toEqual([]);
  });

  test('settles a coup with two imports, as the README shows, under strict types', () => {
    const { code, prints } = example();
    expect(code.match(/^import /gm)).toHaveLength(2);
    writeFileSync(join(folder, 'example.ts'), code);
    run(process.execPath, tsc, ...STRICT, 'example.ts');
    expect(run(process.execPath, 'example.js').trim()).toBe(prints);
  });

  test('has one door to both rooms', () => {
    const names = "Object.keys(await import('sabot-rules')).join(' ')";
    const seen = run(process.execPath, '--input-type=module', '-e', `console.log(${names})`);
    expect(seen.trim().split(' ')).toEqual(expect.arrayContaining(['settleWager', 'crown']));
  });
});

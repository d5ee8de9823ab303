import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const STRICT = ['--strict', '--target', 'es2023', '--lib', 'es2023,dom', '--types', ''];
const BOOKS = readdirSync(join(root, 'src/library/books')).map(file => file.replace('.ts', ''));
const MOST_BYTES = 25_000;

interface Example {
  readonly file: string;
  readonly code: string;
  readonly prints: string;
}

/** The examples of the two READMEs, each with what it says it prints. */
function examples(): readonly Example[] {
  const text = ['README.md', 'src/library/README.md']
    .map(path => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const found = text.matchAll(/```(c?ts)\n([\s\S]*?)```\n\nprints\n\n```text\n([\s\S]*?)```/g);
  return [...found].map(([, ending = '', code = '', prints = ''], index) => ({
    file: `example-${index}.${ending}`,
    code,
    prints,
  }));
}

describe('the library, installed alone into an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-library-'));
  const run = (command: string, ...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`);
    return stdout;
  };
  const evaluate = (code: string, kind: 'module' | 'commonjs') =>
    run(process.execPath, `--input-type=${kind}`, '-e', code).trim();

  const compile = (module: string, resolution: string, out: string) => {
    const files = examples().map(({ file }) => file);
    expect(files).toHaveLength(7);
    const options = ['--module', module, '--moduleResolution', resolution, '--outDir', out];
    run(process.execPath, tsc, ...STRICT, ...options, ...files);
  };

  beforeAll(() => {
    run(process.execPath, join(root, 'tools/pack-library.mjs'), folder);
    rmSync(join(folder, 'sabot-rules'), { recursive: true });
    const packed = readdirSync(folder).find(name => name.endsWith('.tgz')) ?? 'nothing was packed';
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    run('npm', 'install', '--offline', '--silent', join(folder, packed));
    for (const { file, code } of examples()) writeFileSync(join(folder, file), code);
    compile('node16', 'node16', 'out');
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test('brings no dependency', () => {
    const installed = readdirSync(join(folder, 'node_modules'));
    expect(installed.filter(name => !name.startsWith('.'))).toEqual(['sabot-rules']);
  });

  test('brings its papers, no test, and of the laboratory the odds alone', () => {
    const library = join(folder, 'node_modules/sabot-rules');
    const files = readdirSync(library, { recursive: true }).map(String);
    const papers = ['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md', 'API.md'];
    expect(files).toEqual(expect.arrayContaining(papers));
    expect(files.filter(path => /test|tsbuildinfo|tsconfig/.test(path))).toEqual([]);
    expect(files.filter(path => /lab.(parsheet|simulator|shuffle|kernel)/.test(path))).toEqual([]);
  });

  test('has the API page that is committed (npm run library:api writes it)', () => {
    const packed = readFileSync(join(folder, 'node_modules/sabot-rules/API.md'), 'utf8');
    expect(packed).toBe(readFileSync(join(root, 'src/library/API.md'), 'utf8'));
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
  ])('has types for every example under module %s, moduleResolution %s', (module, resolution) => {
    expect(() => compile(module, resolution, module)).not.toThrow();
  });

  test.each(examples())('prints in $file what its README says', ({ file, prints }) => {
    expect(run(process.execPath, join('out', file.replace(/ts$/, 'js')))).toBe(prints);
  });

  test.each(['', '/odds', '/clauses', ...BOOKS.map(book => `/${book}`)])(
    'gives the same names to import and to require from sabot-rules%s',
    entry => {
      const name = `sabot-rules${entry}`;
      const print = 'console.log(Object.keys(all).sort().join())';
      const imported = evaluate(`const all = await import('${name}'); ${print}`, 'module');
      const required = evaluate(`const all = require('${name}'); ${print}`, 'commonjs');
      expect(required.replace('__esModule,', '')).toBe(imported);
      expect(imported).not.toBe('');
    },
  );

  test.each(BOOKS)('deals and settles by %s in a bundle under 25 kB gzipped', async book => {
    const entry = join(folder, `bundle-${book}.js`);
    const calls = 'settle, openCoup, openShoe, roads, place';
    writeFileSync(
      entry,
      `export * from 'sabot-rules/${book}';\nexport { ${calls} } from 'sabot-rules/${book}';`,
    );
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
    });
    const outputs = Array.isArray(built) ? built.flatMap(each => each.output) : [];
    const bundle = outputs.map(each => ('code' in each ? each.code : '')).join('');
    expect(bundle.length).toBeGreaterThan(1000);
    expect(gzipSync(bundle).length).toBeLessThan(MOST_BYTES);
  });
});

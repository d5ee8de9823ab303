// Packs the library `sabot-rules`: rules, rulebooks and exact odds behind checked calls, with
// types, as ES modules and as CommonJS, without a dependency.
//
//   node tools/pack-library.mjs [folder]    writes sabot-rules-<version>.tgz there, or into dist/
//   node tools/pack-library.mjs --api       writes src/library/API.md
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { apiPage } from './library-api.mjs';
import { root, setUp } from './set-up.mjs';

const HOME = join(root, 'src/library');
const PAPERS = [
  ...['README.md', 'CHANGELOG.md'].map(name => join(HOME, name)),
  ...['LICENSE', 'NOTICE'].map(name => join(root, name)),
];

/** The two forms of the library; Node reads from the nearest package.json which one a file is. */
const FORMS = {
  esm: { type: 'module', module: 'nodenext', moduleResolution: 'nodenext' },
  cjs: { type: 'commonjs', module: 'commonjs', moduleResolution: 'bundler' },
};

/** What may be imported, and the file behind it: the whole, parts, and each book alone. */
const ENTRIES = {
  '.': 'index',
  './odds': 'odds',
  './clauses': 'clauses',
  ...Object.fromEntries(
    readdirSync(join(HOME, 'books')).map(file => {
      const book = file.replace(/\.ts$/, '');
      return [`./${book}`, `books/${book}`];
    }),
  ),
};

const fileOf = (form, path) => ({
  types: `./${form}/library/${path}.d.ts`,
  default: `./${form}/library/${path}.js`,
});

function manifest() {
  const { license, author, keywords, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const version = /^## (\d\S*)/m.exec(readFileSync(join(HOME, 'CHANGELOG.md'), 'utf8'))?.[1];
  if (version === undefined) throw new Error('src/library/CHANGELOG.md names no version.');
  return {
    name: 'sabot-rules',
    version,
    license,
    author,
    keywords,
    engines,
    description: 'Baccarat as published rulebooks have it: settle, place, roads and exact odds.',
    type: 'module',
    sideEffects: false,
    main: fileOf('cjs', 'index').default,
    types: fileOf('cjs', 'index').types,
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([name, path]) => [
          name,
          { import: fileOf('esm', path), require: fileOf('cjs', path) },
        ]),
      ),
      './package.json': './package.json',
    },
  };
}

/** Compiles what the entries reach and nothing else. */
function compile(folder, form) {
  const { type, ...options } = FORMS[form];
  const out = join(folder, form);
  mkdirSync(out, { recursive: true });
  const config = join(folder, `tsconfig.${form}.json`);
  const compilerOptions = {
    ...options,
    ...{ rootDir: join(root, 'src'), outDir: out, composite: false, stripInternal: true },
    verbatimModuleSyntax: form === 'esm',
  };
  const files = Object.values(ENTRIES).map(path => join(HOME, `${path}.ts`));
  const extended = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files };
  writeFileSync(config, JSON.stringify(extended));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', config], { cwd: root, stdio: 'inherit' });
  rmSync(config);
  for (const path of readdirSync(out, { recursive: true })) {
    if (path.endsWith('.d.ts')) nameCompiled(join(out, path));
  }
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ type, sideEffects: false })}\n`);
}

/** Declarations name sources; older compilers look only for what is there. */
function nameCompiled(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}

function writePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const form of Object.keys(FORMS)) compile(folder, form);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(folder, 'API.md'), apiPage(join(folder, 'esm')));
  for (const paper of PAPERS) cpSync(paper, join(folder, paper.split(/[/\\]/).at(-1)));
}

setUp();
const [word] = process.argv.slice(2);
const destination = resolve(word === undefined || word === '--api' ? join(root, 'dist') : word);
const folder = join(destination, 'sabot-rules');
writePackage(folder);
if (word === '--api') {
  cpSync(join(folder, 'API.md'), join(HOME, 'API.md'));
} else {
  const words = ['pack', folder, '--silent', '--pack-destination', destination];
  const packed = execFileSync('npm', words, { cwd: destination, encoding: 'utf8' });
  process.stdout.write(`${relative(process.cwd(), join(destination, packed.trim()))}\n`);
}

// Packs rules and rulebooks as `sabot-rules`: a library with types and without a dependency.
//
//   node tools/pack-library.mjs [folder]    writes sabot-rules-<version>.tgz there, or into dist/
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root, setUp } from './set-up.mjs';

const ROOMS = ['rules', 'rulebooks'];
const PAPERS = ['LICENSE', 'NOTICE'];

/** The compiled files of a room that have a source: what a deleted one left behind stays out. */
function compiledOf(room) {
  const folder = join(root, 'src', room);
  return readdirSync(folder, { recursive: true })
    .filter(path => path.endsWith('.ts') && !/\.test\.ts$|(^|[/\\])testing[/\\]/.test(path))
    .map(path => path.replace(/\.ts$/, ''))
    .flatMap(path => [`${path}.js`, `${path}.d.ts`])
    .map(path => join(room, path));
}

const entry = path => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

function manifest() {
  const { version, license, author, keywords, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return {
    name: 'sabot-rules',
    version,
    license,
    author,
    keywords,
    engines,
    description: 'The rules of baccarat as four published rulebooks have them, clause by clause.',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(ROOMS.map(room => [`./${room}`, entry(`${room}/index`)])),
    },
  };
}

/** The library's own README: the section of ours that shows it, so that there is one example. */
function readme() {
  const ours = readFileSync(join(root, 'README.md'), 'utf8');
  const section = ours.split('\n## As a library\n')[1]?.split('\n## ')[0]?.trim();
  if (!section) throw new Error('README.md has lost its section "As a library".');
  return `# sabot-rules\n\n${section}\n\nNot certified, not affiliated with anybody: see NOTICE.\n`;
}

function writePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of ROOMS.flatMap(compiledOf)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, 'dist', path), join(folder, path));
  }
  const index = ROOMS.map(room => `export * from './${room}/index.js';\n`).join('');
  writeFileSync(join(folder, 'index.js'), index);
  writeFileSync(join(folder, 'index.d.ts'), index);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readme());
  for (const paper of PAPERS) cpSync(join(root, paper), join(folder, paper));
}

setUp();
const tsc = join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-b', 'src/rulebooks'], { cwd: root, stdio: 'inherit' });

const destination = resolve(process.argv[2] ?? join(root, 'dist'));
const folder = join(destination, 'sabot-rules');
writePackage(folder);
const packed = execFileSync(
  'npm',
  ['pack', folder, '--silent', '--pack-destination', destination],
  {
    cwd: destination,
    encoding: 'utf8',
  },
);
process.stdout.write(`${relative(process.cwd(), join(destination, packed.trim()))}\n`);

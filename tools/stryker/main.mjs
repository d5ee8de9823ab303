// npm run stryker -- FOLDER [FILE ...]: changes the code of src/FOLDER piece by piece and runs the
// tests that reach it; what nothing notices is listed. Not a part of `npm test`: it takes minutes.

import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { sumLines } from './sums.ts';

/** The folders that money and rulings pass through. */
const FOLDERS = ['ledger', 'rules', 'table', 'tournament'];

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = '', ...files] = positionals;
const [room = ''] = folder.split('/');
if (!FOLDERS.includes(room)) {
  console.error(`stryker: expected a folder of ${FOLDERS.join(', ')}, got '${folder}'`);
  process.exit(2);
}

/** Where what was found is kept, so that the next run tries only what has changed. */
const CACHE = 'node_modules/.cache/stryker';
mkdirSync(CACHE, { recursive: true });

const mutated =
  files.length > 0
    ? files
    : [
        `src/${folder}/**/*.ts`,
        ...['*.test.ts', 'index.ts', 'reason.ts'].map(name => `!src/${folder}/**/${name}`),
        ...['testing', 'reasons'].map(name => `!src/**/${name}/**`),
      ];

const name = folder.replaceAll('/', '-');
// The tests' configuration asks which room's tests are wanted.
process.env['SABOT_MUTATED'] = room;
const results = await new Stryker({
  mutate: mutated,
  testRunner: 'vitest',
  vitest: { configFile: 'tools/stryker/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // TypeScript 7 has no JavaScript interface: nothing may ask for one.
  tsconfigFile: 'tools/stryker/no-tsconfig.json',
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: `${CACHE}/${name}.json`,
  ignorePatterns: ['dist', 'docs', 'e2e', 'bench', 'deploy', 'test-results', '.sabot', '*.md'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 10_000,
  allowEmpty: true,
}).runMutationTest();

for (const line of sumLines(results)) console.log(line);

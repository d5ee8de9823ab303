// npm run mutants [-- --book crown --clause 11.3 --written --list]: breaks duties one by one in a
// copy of the house and runs the proofs of the broken clause; one that still passes is a proof that
// cannot fail.

import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allMutants, type Mutant } from './mutants.ts';

const WORKERS = 2;

/** A copy of the house that may be broken. */
function copyOfTheHouse(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-mutants-'));
  for (const part of ['src', 'tools', 'package.json', 'vitest.config.ts', 'tsconfig.base.json']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The proofs of one clause: its title stands in brackets, alone or among others. */
const titleOf = ({ book, clause }: Mutant): string =>
  `\\[${book} ([^\\]]*; )?${escaped(clause)}(; [^\\]]*)?\\]`;

export type Fate = 'killed' | 'survived' | 'unproven';

/** The test files that prove clauses of a book; those that name this very clause, if any do. */
function proofsOf({ book, clause }: Mutant): readonly string[] {
  const proofs = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => ({ file: join('src', file), text: readFileSync(join('src', file), 'utf8') }))
    .filter(({ text }) => text.includes(`clausesOf('${book}')`));
  const named = proofs.filter(({ text }) => text.includes(`'${clause}'`));
  return (named.length === 0 ? proofs : named).map(({ file }) => file);
}

function runProofs(folder: string, mutant: Mutant): Promise<Fate> {
  const report = join(folder, 'mutant.json');
  const proofs = proofsOf(mutant);
  const args = [
    ...['vitest', 'run', ...proofs, '-t', titleOf(mutant)],
    ...['--reporter=json', `--outputFile=${report}`, '--bail=1'],
  ];
  return new Promise(resolve => {
    execFile('npx', args, { cwd: folder, maxBuffer: 1e8 }, () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
        readFileSync(report, 'utf8'),
      ) as Record<string, number>; // vitest's own report
      const failed = (numFailedTests ?? 0) + (numFailedTestSuites ?? 0);
      const ran = (numPassedTests ?? 0) + failed;
      resolve(failed > 0 ? 'killed' : ran === 0 ? 'unproven' : 'survived');
    });
  });
}

async function tryMutant(folder: string, mutant: Mutant): Promise<Fate> {
  const path = join(folder, mutant.file);
  const healthy = readFileSync(path, 'utf8');
  const { at, from, to } = mutant;
  writeFileSync(path, healthy.slice(0, at) + to + healthy.slice(at + from.length));
  try {
    return await runProofs(folder, mutant);
  } finally {
    writeFileSync(path, healthy);
  }
}

async function tryAll(mutants: readonly Mutant[]): Promise<Map<Fate, Mutant[]>> {
  const fates = new Map<Fate, Mutant[]>([
    ['killed', []],
    ['survived', []],
    ['unproven', []],
  ]);
  const queue = [...mutants];
  const worker = async (): Promise<void> => {
    const folder = copyOfTheHouse();
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const fate = await tryMutant(folder, mutant);
      fates.get(fate)?.push(mutant);
      console.log(`${fate.padEnd(9)} ${mutant.book} ${mutant.clause}: ${mutant.to.slice(-60)}`);
    }
    rmSync(folder, { recursive: true });
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return fates;
}

const { values } = parseArgs({
  options: {
    book: { type: 'string' },
    clause: { type: 'string' },
    every: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    written: { type: 'boolean', default: false },
  },
});
const chosen = allMutants()
  .filter(({ book }) => values.book === undefined || book === values.book)
  .filter(({ clause }) => values.clause === undefined || clause === values.clause)
  .filter(({ file }) => !values.written || !file.startsWith('src/rulebooks/'))
  .filter((_, index) => index % Number(values.every) === 0);
if (values.list) {
  for (const { book, clause, file } of chosen) console.log(`${book} ${clause} (${file})`);
  console.log(`${chosen.length} mutants`);
} else {
  const fates = await tryAll(chosen);
  const count = (fate: Fate) => fates.get(fate)?.length ?? 0;
  const clauses = new Set(fates.get('killed')?.map(({ book, clause }) => `${book} ${clause}`));
  console.log(
    `${count('killed')} killed (${clauses.size} clauses), ${count('survived')} survived, ` +
      `${count('unproven')} without a proof`,
  );
  process.exitCode = count('survived') === 0 ? 0 : 1;
}

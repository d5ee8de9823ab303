// How the tests run. Browser tests (e2e/) have a runner of their own.
import { configDefaults, defineConfig } from 'vitest/config';

const PURE = [
  'rules',
  'rulebooks',
  'library',
  'ledger',
  'table',
  'tournament',
  'wire',
  'judge',
  'texts',
  'scenario',
]
  .map(room => `src/${room}/**/*.test.{ts,tsx}`)
  .concat('tools/oracle/*.test.ts');

// The clause tool reads the report of a whole run; a run of some tests must not overwrite it.
const isWhole = process.argv.slice(2).every(word => word === 'run' || word === '--coverage');
const REPORT = ['json', { outputFile: 'test-results/vitest.json' }] as const;

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // Nothing but functions of what they are given: these may share one world, and are thrice
        // as quick for it. Screens mock parts of theirs, so each of their files keeps its own.
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PURE],
        },
      },
    ],
    reporters: isWhole ? ['default', [...REPORT]] : ['default'],
    // Two cores are the size of machine we promise to be quick on. Whole houses wait for clocks,
    // disks and kills half of the time: a third worker uses what two leave.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    allowOnly: false,
    passWithNoTests: false,
  },
});

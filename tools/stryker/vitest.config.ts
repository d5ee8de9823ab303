// The tests that may notice a change of one room: its own, and those that drive it from above.
import { defineConfig } from 'vitest/config';

const TESTS: Readonly<Record<string, readonly string[]>> = {
  ledger: ['src/ledger'],
  rules: ['src/rules', 'src/rulebooks'],
  table: ['src/table', 'src/scenario'],
  tournament: ['src/tournament', 'src/scenario'],
};

const folders = TESTS[process.env['SABOT_MUTATED'] ?? ''] ?? [];

export default defineConfig({
  test: {
    include: folders.map(folder => `${folder}/**/*.test.ts`),
    // Histories drawn by chance take minutes under instruments on a busy machine.
    testTimeout: 300_000,
    passWithNoTests: false,
  },
});

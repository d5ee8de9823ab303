// Browser tests: real Chromium, the real server, one house for all of them.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './e2e/chromium.ts';
import { BASE_PORT } from './e2e/port.ts';

const CHROMIUM = process.env['SABOT_CHROMIUM'] ?? '/usr/bin/chromium';
const isThere = existsSync(CHROMIUM);
if (!isThere) {
  process.stderr.write(
    `\n!!! BROWSER TESTS WERE NOT RUN: there is no Chromium at ${CHROMIUM}.\n` +
      '!!! Install Debian’s package chromium, or name another in SABOT_CHROMIUM.\n\n',
  );
}

/**
 * For `npm run heap:cold`, beside the plain `npm run heap`: without the engine's compilers, which
 * add code as they warm up, to tell that apart from what the page itself keeps.
 */
const COLD = [
  ...['--no-opt', '--no-maglev', '--no-sparkplug'],
  ...['--no-lazy-feedback-allocation', '--no-flush-bytecode'],
].join(' ');

export default defineConfig({
  testDir: 'e2e',
  testMatch: isThere ? '**/*.spec.ts' : [],
  ...(isThere ? { globalSetup: './e2e/global-setup.ts' } : {}),
  outputDir: 'test-results/browser',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Some tests play at tables that go on by themselves, where a touch can meet the end of a
  // wagering period; most have a table of their own that only they move (held-tables.ts).
  retries: 2,
  // A floor that is broken everywhere need not be waited for test by test.
  maxFailures: 8,
  use: {
    baseURL: `http://localhost:${BASE_PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-AU',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        ...(process.env['SABOT_COLD'] === undefined ? [] : [`--js-flags=${COLD}`]),
        ...CHROMIUM_ARGS,
      ],
    },
    screenshot: 'only-on-failure',
  },
});

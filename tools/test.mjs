// Everything that must hold, one step after the other; `npm test` and .ci/run are only this.
// It ends with one plain line, `N passed, N failed`, in which every check and every test counts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUp } from './set-up.mjs';

const bin = {
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
};

const VITEST_REPORT = join(root, 'test-results/vitest.json');
const AGAIN_REPORT = join(root, 'test-results/vitest-again.json');
const BROWSER_REPORT = join(root, 'test-results/playwright.json');
/** More broken files than this are no accident, and are not run again. */
const MOST_AGAIN = 4;

/** One command is one check: it holds or it does not. */
const check =
  (...command) =>
  () => {
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

const readReport = path => JSON.parse(readFileSync(path, 'utf8'));

/** Runs tests that leave a JSON report; a run that broke off without one is a failure. */
const tests =
  (report, count, ...command) =>
  () => {
    rmSync(report, { force: true });
    const { status } = spawnSync(process.execPath, command, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
    });
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const counts = count(readReport(report));
    return { ...counts, failed: Math.max(counts.failed, status === 0 ? 0 : 1) };
  };

/**
 * Whole houses run in the tests, with real processes that are killed, real disks and sockets; on a
 * machine that others use too one may come too late. As in the browser, what failed is run again,
 * once and alone, and is told; what fails twice has failed.
 */
const testsTwice = () => {
  const first = tests(VITEST_REPORT, countVitest, bin.vitest, 'run')();
  if (first.failed === 0 || !existsSync(VITEST_REPORT)) return first;
  const report = readReport(VITEST_REPORT);
  const again = report.testResults.filter(file => file.status === 'failed').map(file => file.name);
  if (again.length === 0 || again.length > MOST_AGAIN) return first;
  process.stdout.write(`\n!!! FAILED, and run again alone:\n!!! ${again.join('\n!!! ')}\n`);
  const options = ['--maxWorkers=1', '--reporter=default', '--reporter=json'];
  const to = `--outputFile.json=${AGAIN_REPORT}`;
  const second = tests(AGAIN_REPORT, countVitest, bin.vitest, 'run', ...again, ...options, to)();
  if (second.failed > 0 || second.passed === 0) return first;
  putTogether(report, readReport(AGAIN_REPORT));
  return { ...countVitest(readReport(VITEST_REPORT)), again: again.length };
};

/** The clause check reads one report: that of the second run stands for the files it has. */
function putTogether(report, second) {
  const newer = new Map(second.testResults.map(file => [file.name, file]));
  const testResults = report.testResults.map(file => newer.get(file.name) ?? file);
  const all = testResults.flatMap(file => file.assertionResults);
  const numPassedTests = all.filter(({ status }) => status === 'passed').length;
  const numFailedTests = all.filter(({ status }) => status === 'failed').length;
  const whole = { ...report, testResults, numPassedTests, numFailedTests, success: true };
  writeFileSync(VITEST_REPORT, JSON.stringify(whole));
}

/** A test file that does not even load has no failed test in it, but it has failed. */
const countVitest = report => {
  const broken = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(t => t.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
};

const countBrowser = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  again: stats.flaky,
});

// Without a browser the configuration says loudly that nothing was run; that is no failure of ours.
const BROWSER_OPTIONS = ['--reporter=list,json', '--pass-with-no-tests'];

const STEPS = [
  { name: 'lint', run: check(bin.oxlint, '--type-aware', '--deny-warnings') },
  { name: 'format', run: check(bin.oxfmt, '--check') },
  { name: 'build', run: check('tools/set-up.mjs', 'build') },
  { name: 'types of the tests', run: check(bin.tsc, '-p', 'tsconfig.tests.json') },
  { name: 'tests', run: testsTwice },
  {
    name: 'clauses',
    needs: 'tools/traceability/main.ts',
    run: check(bin.tsx, 'tools/traceability/main.ts', '--check'),
  },
  {
    name: 'browser',
    needs: 'playwright.config.ts',
    // Screens that were not built can only be waited for in vain.
    after: 'build',
    run: tests(BROWSER_REPORT, countBrowser, bin.playwright, 'test', ...BROWSER_OPTIONS),
  },
];

function runAll() {
  const results = [];
  for (const { name, needs, after, run } of STEPS) {
    if (needs && !existsSync(join(root, needs))) continue;
    process.stdout.write(`\n=== ${name}\n`);
    if (results.some(result => result.name === after && result.failed > 0)) {
      process.stdout.write(`not run: ${after} failed\n`);
      results.push({ name, passed: 0, failed: 1, seconds: 0 });
      continue;
    }
    const from = performance.now();
    const counts = run();
    results.push({ name, ...counts, seconds: (performance.now() - from) / 1000 });
  }
  return results;
}

try {
  setUp('tests');
} catch (stopped) {
  process.stderr.write(`set-up: ${stopped.message}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const results = runAll();
process.stdout.write('\n');
for (const { name, passed, failed, again = 0, seconds } of results) {
  const line = `${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`;
  const told = again === 0 ? '' : ` (${again} only when run again)`;
  process.stdout.write(`${line}   ${passed} passed, ${failed} failed${told}\n`);
}
const sum = key => results.reduce((total, counts) => total + counts[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

// The traceability command. It follows every clause to its proof in the last test report and back.
// Plain, it writes docs/traceability/<book>.md; with --check it only says whether they are true.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stalePages, summary, traceHouse } from './house.ts';
import { readProofs, type VitestReport } from './report.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const REPORT = join(ROOT, 'test-results/vitest.json');

const committed = (path: string): string | undefined =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;

function main(checking: boolean): number {
  if (!existsSync(REPORT)) {
    console.error('There is no test report yet: run the tests first (`npx vitest run`).');
    return 2;
  }
  // The report is vitest's own; if its shape changed, no proof would be read and all be open.
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport;
  const proofs = readProofs(report, ROOT);
  const { traces, pages } = traceHouse(proofs);
  if (!checking) {
    for (const { path, text } of pages) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
    }
  }

  const findings = [...traces.flatMap(traced => traced.findings), ...stalePages(pages, committed)];
  console.log(summary(traces));
  for (const finding of findings) console.error(finding);
  console.log(`\n${proofs.length} proofs read, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.includes('--check'));

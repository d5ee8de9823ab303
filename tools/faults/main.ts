// npm run faults -- --seeds 1000 [--from 1] [--seed N]: simulated nights of three nodes and four
// tables, from their seeds alone. A night with a finding is shortened and printed.

import { parseArgs } from 'node:util';

import { faultText } from './plan.ts';
import { shortened } from './shorten.ts';
import { runTrial } from './trial.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    /** Stops at the first finding, and does not shorten it. */
    quick: { type: 'boolean', default: false },
  },
});
const from = Number(values.seed ?? values.from);
const seeds = values.seed === undefined ? Number(values.seeds) : 1;
const begun = performance.now();
const sums = { coups: 0, events: 0, answers: 0, faults: 0, bad: 0 };
for (let seed = from; seed < from + seeds; seed += 1) {
  const report = await runTrial(seed);
  sums.coups += report.coups;
  sums.events += report.events;
  sums.answers += report.answers;
  sums.faults += report.faults.length;
  if (values.seed !== undefined) console.log(JSON.stringify({ ...report, faults: undefined }));
  if (report.findings.length === 0) continue;
  sums.bad += 1;
  console.log(`seed ${seed}, mark ${report.mark}:`);
  for (const finding of report.findings.slice(0, 8)) console.log(`  ${finding}`);
  if (values.quick) break;
  const short = await shortened(report);
  console.log(`  ${report.faults.length} faults, shortened to ${short.length}:`);
  for (const fault of short) console.log(`    ${faultText(fault)}`);
}
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
const { coups, events, answers, faults, bad } = sums;
console.log(`${seeds} seeds from ${from}, ${seconds} s: ${coups} coups, ${events} events`);
console.log(`${answers} answers held against the journal, ${faults} faults; ${bad} with findings`);
process.exitCode = bad === 0 ? 0 : 1;

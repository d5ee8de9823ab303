// npm run no-ops -- [--every 1] [--extremes 1]: every command that changes nothing, and values at
// their limits, through kill, restart, verify and restore.

import { parseArgs } from 'node:util';

import { sayTally } from '../sweep/tally.ts';
import { tableFamily } from '../sweep/tables.ts';
import { tournamentFamily } from '../sweep/tournaments.ts';
import { tableStreams, tournamentStreams } from './streams.ts';
import { runTrial } from './trial.ts';

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    extremes: { type: 'string', default: '1' },
  },
});
const begun = performance.now();
const every = Number(values.every);
const streams = [
  ...tableStreams(tableFamily(), every),
  ...tournamentStreams(tournamentFamily(1), every),
];
console.log(
  `${streams.length} streams found in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
);
const report = await runTrial({
  streams,
  extremes: Number(values.extremes),
  onStep: says => console.log(`  ${says}`),
});
let stops = 0;
for (const [name, tally, fieldsAre] of [
  ['commands that change nothing, and each command twice', report.noOps, 'phases'],
  ['extreme values', report.extremes, 'fields'],
] as const) {
  stops += tally.stops.size;
  console.log(`\n${name}\n${sayTally(tally, fieldsAre)}`);
  for (const [says, message] of tally.stops) console.log(`  ${says} ${JSON.stringify(message)}`);
}
const total = report.noOps.total + report.extremes.total;
const sent = `${total} messages to ${report.streams} streams, ${report.events} events`;
console.log(`\n${sent}: ${stops === 0 ? 'none stopped' : `${stops} STOPPED`}`);
process.exitCode = stops === 0 ? 0 : 1;

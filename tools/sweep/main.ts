// npm run sweep -- [--seeds 4] [--every 11] [--house 1]: every field of every message at its
// limits and beyond.

import { parseArgs } from 'node:util';

import { type SweepPlan, sweepHouses, sweepTables, sweepTournaments } from './everything.ts';
import { sayTally, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '4' },
    every: { type: 'string', default: '11' },
    house: { type: 'string', default: '1' },
  },
});
const thorough = { whereDone: 1, elsewhere: Number(values.every) };
const plan: SweepPlan = {
  seeds: Number(values.seeds),
  tables: thorough,
  tournaments: thorough,
  house: Number(values.house),
};

const PARTS: Readonly<Record<string, (plan: SweepPlan) => Tally | Promise<Tally>>> = {
  'commands of a table': sweepTables,
  'commands of a tournament': sweepTournaments,
  'over HTTP and sockets': sweepHouses,
};
let faults = 0;
for (const [name, part] of Object.entries(PARTS)) {
  const begun = performance.now();
  const tally = await part(plan);
  faults += tally.stops.size + tally.unnamed.size;
  console.log(`\n${name}\n${sayTally(tally)}`);
  for (const [says, message] of tally.stops) console.log(`  ${says} ${JSON.stringify(message)}`);
  for (const says of tally.unnamed) console.log(`  names no field: ${says}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${tally.total} messages in ${seconds} s, ${tally.stops.size} stopped something`);
}
process.exitCode = faults === 0 ? 0 : 1;

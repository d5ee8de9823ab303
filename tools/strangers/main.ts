// npm run strangers [-- --lines 10000 --addresses 1000 --seconds 600 --alone 120 --tables 20
// --seats 10 --rate 200 --check]: anonymous lines that say nothing, slowly, or too much, beside
// ordinary play, on this machine's loopback alone. With --check it fails where a promise does not
// hold; a machine that others use says more about them than about the house.

import { parseArgs } from 'node:util';

import { PACE } from '../../src/server/tables/virtual/pace.ts';
import { runStrangers, sayStrangers } from './trial.ts';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '10000' },
    addresses: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '600' },
    alone: { type: 'string', default: '120' },
    tables: { type: 'string', default: '20' },
    seats: { type: 'string', default: '10' },
    rate: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
  },
});
const { wageringMs } = PACE.fast;
const report = await runStrangers({
  size: {
    ...{ tables: Number(values.tables), seats: Number(values.seats) },
    ...{ wageringMs, spreadMs: wageringMs },
  },
  ...{ rate: Number(values.rate), seed: Number(values.seed), tell: console.log },
  ...{ lines: Number(values.lines), addresses: Number(values.addresses) },
  ...{ aloneMs: Number(values.alone) * 1_000, besideMs: Number(values.seconds) * 1_000 },
});
const said = sayStrangers(report);
for (const { says, holds } of said) console.log(`${holds ? ' ' : '!'} ${says}`);
for (const fault of report.faults.slice(0, 10)) console.log(`    ${fault}`);
process.exitCode = values.check && said.some(({ holds }) => !holds) ? 1 : 0;

// npm run crash -- --cycles 100 [--seed N] [--tables 10] [--seats 50]: kill -9 at random moments.

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { runCrash } from './crash.ts';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    tables: { type: 'string', default: '10' },
    seats: { type: 'string', default: '50' },
    within: { type: 'string', default: '1500' },
  },
});
const [cycles, seed] = [Number(values.cycles), Number(values.seed)];
const [tables, seats] = [Number(values.tables), Number(values.seats)];
const begun = performance.now();
console.log(`${cycles} cycles, seed ${seed}, ${tables * seats} terminals at ${tables} tables`);
const killWithinMs = Number(values.within);
const tell = (line: string): void => console.log(line);
const report = await runCrash({ cycles, seed, tables, seats, killWithinMs, tell });
const { kills, checked, coups, slowestStartMs, findings } = report;
for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`);
const killed = `killed: both ${kills.both}, house ${kills.house}, database ${kills.database}`;
const { events, answers, balances, books } = checked;
console.log(`${killed}; ${coups} coups at each terminal; slowest start ${slowestStartMs} ms`);
console.log(`checked: ${events} events, ${answers} answers, ${balances} balances, ${books} books`);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(`seed ${seed}, ${seconds} s: ${findings.length === 0 ? 'nothing lost' : 'FAILED'}`);
process.exitCode = findings.length === 0 ? 0 : 1;

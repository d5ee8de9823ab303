// npm run load [-- --terminals 10000 --tables 200 --rate 5000 --minutes 10 --pace floor --seed N
// --press 15 --no-bare --json]: a whole floor over real sockets. --press: seconds for which as many
// wagers are sent as are taken; --no-bare leaves out the bare path that the rest is measured by;
// with --check it fails when a promise does not hold. --judge 3: three runs with the second judge
// and three without, in turn, and what it costs by their medians. --node 3: the same for one
// node of a house of several beside a single process.

import { randomInt } from 'node:crypto';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

import { PACE, PACES } from '../../src/server/tables/virtual/pace.ts';
import { figuresOf, say } from './figures.ts';
import { costOfJudge, isWithin, sayCost } from './judge-cost.ts';
import { runLoad } from './load.ts';
import { costOfNode, isNodeWithin, sayNodeCost } from './node-cost.ts';

const { values } = parseArgs({
  options: {
    terminals: { type: 'string', default: '10000' },
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '10' },
    pace: { type: 'string', default: 'floor' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    press: { type: 'string', default: '15' },
    'no-bare': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    judge: { type: 'string' },
    node: { type: 'string' },
  },
});
const [tables, rate, seed] = [Number(values.tables), Number(values.rate), Number(values.seed)];
const seats = Math.floor(Number(values.terminals) / tables);
const pace = PACES.find(name => name === values.pace) ?? 'floor';
const { wageringMs } = PACE[pace];
const tell = (line: string): void => {
  if (!values.json) console.log(line);
};
tell(`${tables * seats} terminals at ${tables} tables, ${rate} wagers a second, seed ${seed}`);
const commands = {
  size: { tables, seats, wageringMs, spreadMs: wageringMs },
  ...{ pace, seed, rate, tell, bareMs: values['no-bare'] ? null : 16_000, isAudited: false },
  ...{ pressMs: Number(values.press) * 1_000, playMs: Number(values.minutes) * 60_000 },
} as const;
if (values.judge !== undefined) {
  const cost = await costOfJudge({ ...commands, bareMs: null }, Number(values.judge));
  console.log(sayCost(cost));
  process.exit(values.check && !isWithin(cost) ? 1 : 0);
}
if (values.node !== undefined) {
  const cost = await costOfNode({ ...commands, bareMs: null }, Number(values.node));
  console.log(sayNodeCost(cost));
  process.exit(values.check && !isNodeWithin(cost) ? 1 : 0);
}
const report = await runLoad(commands);
const figures = figuresOf(report);
const { ended, resident, dropped, findings } = report;
const { acknowledged, refusals, results } = ended;
for (const figure of figures) tell(say(figure));
const megabytes = resident.map(({ bytes }) => Math.round(bytes / 2 ** 20));
tell(`memory of the house: ${megabytes[0]} MB at first, ${Math.max(...megabytes)} MB at most`);
tell(`${acknowledged} wagers, ${results.length} results; refused: ${JSON.stringify(refusals)}`);
tell(`lines that the house ended: ${JSON.stringify(dropped)}`);
for (const finding of findings.slice(0, 20)) tell(`  ${finding}`);
tell(findings.length === 0 ? 'journal and terminals agree' : 'FAILED');
if (values.json) {
  const machine = { processor: cpus()[0]?.model ?? '', cores: cpus().length };
  const size = { terminals: tables * seats, tables, rate, seed };
  const said = { machine, ...size, figures, acknowledged, refusals, dropped, megabytes, findings };
  console.log(JSON.stringify(said));
}
const isBelow = figures.some(({ holds }) => holds === false);
process.exitCode = findings.length > 0 || (values.check && isBelow) ? 1 : 0;

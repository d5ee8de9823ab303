// npm run fuzz -- [--messages 100000] [--seed 1]: hostile messages against a house of its own.

import { parseArgs } from 'node:util';

import { besiege } from './besieged.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const MOST_GROWTH = 64 * 1024 * 1024;

const begun = performance.now();
const outcome = await besiege(Number(values.seed), Number(values.messages));
const { sent, connections, answers, heapGrew } = outcome;
const findings = [...outcome.findings];
if (heapGrew !== null && heapGrew > MOST_GROWTH) {
  findings.push(`the heap has grown by ${Math.round(heapGrew / 1024 / 1024)} MB`);
}
const total = Object.values(sent).reduce((sum, count) => sum + count, 0);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(JSON.stringify({ seed: Number(values.seed), sent, connections, answers, heapGrew }));
for (const finding of findings) console.log(`  ${finding}`);
const verdict = findings.length === 0 ? 'nothing was found' : `${findings.length} findings`;
console.log(`${total} hostile messages in ${seconds} s: ${verdict}`);
process.exitCode = findings.length === 0 ? 0 : 1;

// npm run faults:planted [-- --from N --seeds 200]: plants each fault of the list and runs the
// simulation until it finds it; one that is not found means that the simulation is blind there.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { PLANTED } from './list.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '200' },
  },
});
const PLANT = new URL('plant.mjs', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const WITHIN_MS = 180_000;
const chosen = PLANTED.slice(Number(values.from) - 1);
let missed = 0;
for (const fault of chosen) {
  const words = ['--import', PLANT, '--import', import.meta.resolve('tsx'), MAIN];
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...words, '--quick', '--seeds', values.seeds],
    {
      encoding: 'utf8',
      env: { ...process.env, SABOT_PLANTED: JSON.stringify(fault) },
      timeout: WITHIN_MS,
    },
  );
  const [, seed = ''] = /^seed (\d+), mark/mu.exec(stdout) ?? [];
  const [, finding = ''] = /^ {2}(.+)$/mu.exec(stdout) ?? [];
  const isFound = status === 1 && seed !== '';
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (!isFound) missed += 1;
  const how = isFound ? `found by seed ${seed}: ${finding}` : `NOT FOUND, exit ${status}`;
  console.log(`${fault.what}\n    ${how} (${seconds} s)`);
  if (!isFound && status !== 0) console.log(stderr.slice(-600));
}
console.log(`${chosen.length - missed} of ${chosen.length} found`);
process.exitCode = missed === 0 ? 0 : 1;

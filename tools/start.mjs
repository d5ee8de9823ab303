// What `npm start` does: sets up what is missing, then opens the demonstration house.
import { readFileSync } from 'node:fs';

import { setUpOrSay } from './set-up.mjs';

const LOOK_MS = 500;

/** The process above another; 0 where the system does not tell. */
function above(pid) {
  try {
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Between npm and us may stand a shell, which outlives an npm that was killed. */
const lineage = () => `${process.ppid} ${above(process.ppid)}`;
const born = lineage();

/** npm that was killed tells us nothing: whoever has lost it closes as if by Ctrl-C. */
function closeWithoutNpm() {
  if (lineage() !== born) process.kill(process.pid, 'SIGTERM');
  else setTimeout(closeWithoutNpm, LOOK_MS).unref();
}

if (setUpOrSay('build')) {
  process.argv.splice(2, 0, 'serve');
  const house = import('../dist/cli/main.js');
  // Only npm's own: a shell that ends may leave its house running.
  if (process.env.npm_lifecycle_event === 'start') closeWithoutNpm();
  await house;
}

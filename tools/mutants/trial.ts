// Tries breaks in a process of its own, and starts another when one of them never comes back.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Duty, type Mutant, sameDuty } from './mutants.ts';
import type { Answer, Task } from './worker.ts';

/** `faulty`: the proofs of the clause do not pass on healthy code, alone as they are selected. */
export type Fate = 'killed' | 'survived' | 'unproven' | 'faulty';

/** What was found of one clause: the fates of its breaks in their order. */
export interface Tried {
  readonly duty: Duty;
  readonly fates: readonly { readonly mutant: Mutant; readonly fate: Fate }[];
  /** What its proofs say to healthy code; undefined: there is none. */
  readonly healthy: boolean | undefined;
}

/** The first answer waits for all files of proofs to be read once. */
const LONGEST_FIRST_MS = 300_000;
const LONGEST_MS = 90_000;

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

type Seen = (answer: Answer) => void;

/** Runs tasks until one of them is never answered; how many were. */
function runSome(tasks: readonly Task[], seen: Seen): Promise<number> {
  const child: ChildProcess = fork(WORKER, { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  child.send(tasks);
  return new Promise(resolve => {
    let done = 0;
    let timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_FIRST_MS);
    child.on('message', (answer: Answer) => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
      done += 1;
      seen(answer);
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(done);
    });
  });
}

/** Runs all tasks; one that never ends counts as failed: no suite would ever be green with it. */
async function runAll(tasks: readonly Task[], seen: Seen): Promise<void> {
  let left = tasks;
  while (left.length > 0) {
    const done = await runSome(left, seen);
    const [stuck] = left.slice(done);
    if (stuck !== undefined) seen({ task: stuck, outcome: 'failed' });
    left = left.slice(done + 1);
  }
}

/** The tasks of clauses: first healthy code, then every break of each. */
const tasksOf = (duties: readonly Duty[], mutants: readonly Mutant[]): readonly Task[] =>
  duties.flatMap(duty => {
    const mine = mutants.filter(mutant => sameDuty(duty, mutant));
    return [{ duty }, ...mine.map(mutant => ({ duty, mutant }))];
  });

function fateOf(healthy: Answer['outcome'], outcome: Answer['outcome']): Fate {
  if (healthy === 'failed') return 'faulty';
  if (healthy === 'nothing-ran') return 'unproven';
  return outcome === 'failed' ? 'killed' : 'survived';
}

/** Tries every break of these clauses; `tell` hears of each as it comes. */
export async function tryDuties(
  duties: readonly Duty[],
  mutants: readonly Mutant[],
  tell: (mutant: Mutant, fate: Fate) => void,
): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  let [healthy, last]: [Answer['outcome'], Tried | undefined] = ['nothing-ran', undefined];
  await runAll(tasksOf(duties, mutants), ({ task: { duty, mutant }, outcome }) => {
    if (mutant === undefined || last === undefined) {
      healthy = outcome;
      last = {
        duty,
        fates: [],
        healthy: outcome === 'nothing-ran' ? undefined : outcome === 'passed',
      };
      tried.push(last);
      return;
    }
    const fate = fateOf(healthy, outcome);
    tell(mutant, fate);
    last = { ...last, fates: [...last.fates, { mutant, fate }] };
    tried.splice(-1, 1, last);
  });
  return tried;
}

// The process in which proofs are run: told which clauses and breaks, it answers one by one. Its
// parent ends it when it answers no more, for a break may make a loop without an end.

import { BenchOfProofs, type Outcome } from './bench-of-proofs.ts';
import type { Duty, Mutant } from './mutants.ts';

/** Work: the healthy proofs of a clause, or the same with one break. */
export interface Task {
  readonly duty: Duty;
  /** Undefined: healthy code. */
  readonly mutant?: Mutant;
}

export interface Answer {
  readonly task: Task;
  readonly outcome: Outcome;
}

async function work(tasks: readonly Task[]): Promise<void> {
  const bench = await BenchOfProofs.open();
  for (const task of tasks) {
    const answer: Answer = { task, outcome: await bench.run(task.duty, task.mutant) };
    process.send?.(answer);
  }
  await bench.close();
  process.exit();
}

process.once('message', (tasks: readonly Task[]) => void work(tasks));

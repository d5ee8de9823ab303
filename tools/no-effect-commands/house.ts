// The house of the trial in a process of its own, so that it can be killed: takes up the streams
// in its data folder, is sent everything, and reports what was answered.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { oneIn } from '../sweep/sweep.ts';
import { type CountedAnswers, Tally } from '../sweep/tally.ts';
import { openTrialHouse, STREAMS_FILE } from './open-house.ts';
import { sendAll } from './send.ts';
import type { TrialStream } from './streams.ts';

export interface HouseOptions {
  readonly folder: string;
  /** Of how many extreme values one is sent. */
  readonly extremes: number;
}

/** What the process sends when it has sent everything. */
export interface HouseReport {
  readonly noOps: CountedAnswers;
  readonly extremes: CountedAnswers;
}

async function run({ folder, extremes: times }: HouseOptions): Promise<void> {
  const text = await readFile(join(folder, STREAMS_FILE), 'utf8');
  const streams = JSON.parse(text) as readonly TrialStream[]; // written by trial.ts
  const { running, clock } = await openTrialHouse(folder, streams);
  const [noOps, extremes] = [new Tally(), new Tally()];
  const plan = { house: running.house, clock, noOps, extremes, isTurn: oneIn(times) };
  for (const stream of streams) await sendAll(plan, stream);
  const report: HouseReport = { noOps: noOps.counted, extremes: extremes.counted };
  process.send?.(report);
}

const [, , options] = process.argv;
if (options === undefined) throw new Error('the options stand on the command line');
await run(JSON.parse(options) as HouseOptions); // handed over by trial.ts

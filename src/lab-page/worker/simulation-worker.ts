// The worker that simulates: begins when asked, reports a few times a second, stops when told.

import type { SimulationReport } from '../../lab/simulator/report.ts';
import type { SimulationRefusal } from '../../lab/simulator/request.ts';
import { type BrowserSimulation, simulateInSlices } from './simulation.ts';

export type SimulationOrder = { readonly begin: BrowserSimulation } | 'stop';

export type SimulationNews =
  | { readonly report: SimulationReport; readonly isOver: boolean }
  | { readonly refusal: SimulationRefusal };

let stopped = false;

const send = (news: SimulationNews): void => postMessage(news);

/** Messages are taken between two turns of the event loop. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

async function play(request: BrowserSimulation): Promise<void> {
  const answer = await simulateInSlices(request, {
    now: () => performance.now(),
    pause,
    isStopped: () => stopped,
    onReport: report => send({ report, isOver: false }),
  });
  send('refused' in answer ? { refusal: answer } : { report: answer, isOver: true });
}

addEventListener('message', ({ data }: MessageEvent<SimulationOrder>) => {
  if (data === 'stop') stopped = true;
  else void play(data.begin);
});

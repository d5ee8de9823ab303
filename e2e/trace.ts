// Reads a trace of Chromium: the longest task and the most script of a frame, in CPU time.

import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds on the CPU: what other processes took is not in it. */
  readonly tdur?: number;
}

export interface Worst {
  readonly taskMs: number;
  /** Of the frame that had most. */
  readonly scriptMs: number;
  readonly frames: number;
}

const SCRIPT = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks'];
const US_PER_MS = 1000;
const MS_PER_S = 1000;

/** What the browser must write down for it. */
export const TRACED = ['devtools.timeline', 'toplevel'];

/** Of the page's main thread: the one that has most frames. */
export function worstOf(trace: Buffer): Worst {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
    traceEvents: readonly TraceEvent[]; // the browser's own format
  };
  const beginnings = traceEvents.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b');
  const framesOn = ({ pid, tid }: TraceEvent) =>
    beginnings.filter(event => event.pid === pid && event.tid === tid);
  const [main = []] = beginnings.map(framesOn).toSorted((a, b) => b.length - a.length);
  const [thread] = main;
  const here = traceEvents.filter(
    ({ pid, tid, ph }) => ph === 'X' && pid === thread?.pid && tid === thread.tid,
  );
  const longest = (events: readonly TraceEvent[]) =>
    Math.max(0, ...events.map(({ tdur = 0 }) => tdur));
  const starts = main.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const script = outermost(here.filter(({ name }) => SCRIPT.includes(name)));
  const perFrame = starts.map((start, at) => {
    const end = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return script
      .filter(({ ts }) => ts >= start && ts < end)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  });
  return {
    taskMs: longest(here.filter(({ name }) => name.endsWith('RunTask'))) / US_PER_MS,
    scriptMs: Math.max(0, ...perFrame) / US_PER_MS,
    frames: starts.length,
  };
}

/** CPU time of one errand on the machine that the limits were set on. */
const CALM_MS = 2.2;
const ERRANDS = 4;

/**
 * How much dearer work is on this machine at this moment than on the one the limits were set on,
 * with nobody else there: the same small errand in the page, by the CPU time it takes like all else
 * that is measured here.
 */
export async function dearness(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * MS_PER_S;
  };
  const before = await busyMs();
  await page.evaluate(errands => {
    let coup: unknown = { hands: { player: ['2s', '3h'], banker: ['Kd', 'Kc'] }, number: 1 };
    for (let times = 0; times < 2000 * errands; times += 1) coup = JSON.parse(JSON.stringify(coup));
  }, ERRANDS);
  const took = ((await busyMs()) - before) / ERRANDS;
  await devtools.detach();
  return Math.max(1, took / CALM_MS);
}

/** Calls within calls are in the time of the outer one already. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

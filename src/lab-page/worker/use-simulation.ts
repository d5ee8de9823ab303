// A simulation under way: begun, reported on, stopped; its worker ends with it.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { SimulationReport } from '../../lab/simulator/report.ts';
import type { SimulationRefusal } from '../../lab/simulator/request.ts';
import type { BrowserSimulation } from './simulation.ts';
import type { SimulationNews, SimulationOrder } from './simulation-worker.ts';

export interface SimulationState {
  readonly isRunning: boolean;
  /** The coups that were asked for. */
  readonly of: number;
  readonly refusal: SimulationRefusal | null;
  /** One after another, thinned out: the newest is last. */
  readonly reports: readonly SimulationReport[];
}

export interface SimulationKeys extends SimulationState {
  readonly begin: (request: BrowserSimulation) => void;
  readonly stop: () => void;
}

const AT_REST: SimulationState = { isRunning: false, of: 0, refusal: null, reports: [] };
const MOST_REPORTS = 400;

/** Adds a report; of too many, every other goes, so that the course stays in sight. */
export const withReport = (
  reports: readonly SimulationReport[],
  report: SimulationReport,
): readonly SimulationReport[] => [
  ...(reports.length < MOST_REPORTS ? reports : reports.filter((_, at) => at % 2 === 0)),
  report,
];

const after = (state: SimulationState, news: SimulationNews): SimulationState =>
  'refusal' in news
    ? { ...state, isRunning: false, refusal: news.refusal }
    : { ...state, isRunning: !news.isOver, reports: withReport(state.reports, news.report) };

export function useSimulation(): SimulationKeys {
  const [state, setState] = useState(AT_REST);
  const worker = useRef<Worker | null>(null);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  const begin = (request: BrowserSimulation) => {
    end();
    const started = new Worker(new URL('./simulation-worker.ts', import.meta.url), {
      type: 'module',
    });
    started.addEventListener('message', ({ data }: MessageEvent<SimulationNews>) =>
      setState(known => after(known, data)),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    started.postMessage({ begin: request } satisfies SimulationOrder);
    worker.current = started;
    setState({ ...AT_REST, isRunning: true, of: request.coups });
  };
  const stop = () => worker.current?.postMessage('stop' satisfies SimulationOrder);
  return { ...state, begin, stop };
}

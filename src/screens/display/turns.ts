// What takes turns on a display: languages, and the pages beside the limit sign.

import { useEffect, useState } from 'react';

/** Counts up by the clock; whoever draws takes it modulo what there is to show. */
export function useTurn(everyMs: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const next = setInterval(() => setTurn(before => before + 1), everyMs);
    return () => clearInterval(next);
  }, [everyMs]);
  return turn;
}

/** The one whose turn it is; undefined where there is nobody. */
export const whoseTurn = <Each>(all: readonly Each[], turn: number): Each | undefined =>
  all[turn % all.length];

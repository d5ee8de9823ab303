// The visit, kept in the browser's tab for as long as it lasts.

import { useEffect, useRef, useState } from 'react';
import type { ScreenState } from '../../client/screen-state.ts';
import { type Visit, visitAfter } from './visit.ts';

const textOf = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');

const keptVisit = (key: string): Visit | null => textOf(key) as Visit | null; // written below alone

/** Paid in, staked, come back: added up from the seat's views. */
export function useVisit({ patron, seat, table }: ScreenState): Visit | null {
  const key = `visit ${table?.table ?? ''} ${seat?.seat ?? ''}`;
  const [visit, setVisit] = useState<Visit | null>(() => keptVisit(key));
  // Before the first view it is not known whose visit was kept.
  const known = visit ?? (patron === null ? null : keptVisit(key));
  const next = visitAfter(known, patron, seat);
  if (next !== visit) setVisit(next);
  const now = useRef({ key, next });
  useEffect(() => {
    now.current = { key, next };
  });
  useEffect(() => {
    // Once, when the page goes: to write it at every coup would take the time of a frame.
    const keep = () => {
      if (now.current.next === null) return;
      sessionStorage.setItem(now.current.key, JSON.stringify(now.current.next));
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  return next;
}

const BEAT_MS = 5000;

/** The terminal's own time, often enough for minutes. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), BEAT_MS);
    return () => clearInterval(beat);
  }, []);
  return now;
}

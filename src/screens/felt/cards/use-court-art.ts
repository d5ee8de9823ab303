// The art of court cards comes after the page: until then, and without it, a card shows its letter.

import { useEffect, useSyncExternalStore } from 'react';
import type { courtArt } from './court-art.ts';

type Draw = typeof courtArt;

let draw: Draw | null = null;
let isAsked = false;
const waiting = new Set<() => void>();

async function load(): Promise<void> {
  isAsked = true;
  try {
    draw = (await import('./court-art.ts')).courtArt;
  } catch {
    // The line is away: the next court card asks again.
    isAsked = false;
  }
  for (const each of waiting) each();
}

const subscribe = (onChange: () => void): (() => void) => {
  waiting.add(onChange);
  return () => waiting.delete(onChange);
};

/** How court cards are drawn; null until the art has come. */
export function useCourtArt(): Draw | null {
  useEffect(() => {
    if (!isAsked) void load();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => draw,
    () => draw,
  );
}

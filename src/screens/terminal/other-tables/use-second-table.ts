// Which other table this browser keeps in view, from one visit to the next.

import { lazy, useCallback, useState } from 'react';

const KEPT = 'second-table';

export const LazySecondTable = lazy(async () => ({
  default: (await import('./second-table.tsx')).SecondTable,
}));
export const LazyOtherTables = lazy(async () => ({
  default: (await import('./second-table.tsx')).OtherTables,
}));

export interface SecondTableChoice {
  readonly kept: string | null;
  readonly keep: (table: string | null) => void;
}

/** One's own table is never the second one. */
export function useSecondTable(own: string): SecondTableChoice {
  const [kept, setKept] = useState(() => localStorage.getItem(KEPT));
  const keep = useCallback((table: string | null) => {
    if (table === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, table);
    setKept(table);
  }, []);
  return { kept: kept === own ? null : kept, keep };
}

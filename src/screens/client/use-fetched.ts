// Something that has to be fetched before a screen can begin: a seat, a role.

import { useEffect, useState } from 'react';

export interface FetchedValue<Value> {
  readonly done: boolean;
  /** Null where the house gives none: a live one wants a sign-in. */
  readonly value: Value | null;
}

export function useFetched<Value>(fetchIt: () => Promise<Value>): FetchedValue<Value> {
  const [fetched, setFetched] = useState<FetchedValue<Value>>({ done: false, value: null });
  useEffect(() => {
    fetchIt().then(
      value => setFetched({ done: true, value }),
      () => setFetched({ done: true, value: null }),
    );
  }, [fetchIt]);
  return fetched;
}

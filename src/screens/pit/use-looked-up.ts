// Something that is looked up, and again whenever the question changes.

import { useEffect, useState } from 'react';

export interface LookedUp<Value> {
  readonly value: Value | null;
  /** True where the house did not tell: most likely the role may not ask. */
  readonly failed: boolean;
}

/** Looks up what `question` names; an answer to an earlier question is not shown. */
export function useLookedUp<Value>(
  question: string,
  lookUp: () => Promise<Value>,
): LookedUp<Value> {
  const [found, setFound] = useState<LookedUp<Value>>({ value: null, failed: false });
  useEffect(() => {
    let gone = false;
    lookUp().then(
      value => {
        if (!gone) setFound({ value, failed: false });
      },
      () => {
        if (!gone) setFound({ value: null, failed: true });
      },
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the question says all that is asked
  }, [question]);
  return found;
}

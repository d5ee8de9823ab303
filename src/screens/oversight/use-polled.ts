// Something that is looked up again and again while it is looked at: the next time only once the
// last answer is there, however long that took.

import { useEffect, useState } from 'react';
import type { LookedUp } from '../pit/use-looked-up.ts';

/** `what` names what is asked for: an answer about anything else is not shown. */
export function usePolled<Value>(
  what: string,
  everyMs: number,
  lookUp: () => Promise<Value>,
): LookedUp<Value> {
  const [found, setFound] = useState<LookedUp<Value>>({ value: null, failed: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const next = (answer: LookedUp<Value>): void => {
      if (gone) return;
      setFound(answer);
      timer = setTimeout(look, everyMs);
    };
    const look = (): void => {
      lookUp().then(
        value => next({ value, failed: false }),
        () => next({ value: null, failed: true }),
      );
    };
    look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked for says all
  }, [what, everyMs]);
  return found;
}

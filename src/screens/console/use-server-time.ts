// The server's time, looked at again every few seconds: notices run for minutes.

import { useEffect, useState } from 'react';

const LOOK_MS = 5000;

export function useServerTime(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(beat);
  }, []);
  return now + aheadMs;
}

// A scanner built into a terminal types what it reads: a ticket held under it is taken without a
// touch, whatever lies open on the screen, but not into a field that somebody is typing in.

import { useEffect, useRef } from 'react';
import { scannedNumbers } from './ticket-number.ts';

export function useScannedTicket(takes: boolean, take: (number: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!takes) return undefined;
    const read = scannedNumbers();
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      const number = read(event.key, event.timeStamp);
      if (number === null) return;
      // Enter is the scanner's, not a touch of whatever key has the focus.
      event.preventDefault();
      event.stopPropagation();
      latest.current(number);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [takes]);
}

// The number of a ticket in whatever a hand, a scanner or a camera has read: eighteen digits, with
// or without hyphens, alone or at the end of an address.

const DIGITS = 18;
const NUMBER = /(?:\d[\s-]?){18,}$/u;

export function ticketNumberIn(read: string): string | null {
  const digits = NUMBER.exec(read.trim())?.[0].replaceAll(/\D/gu, '') ?? '';
  return digits.length === DIGITS ? digits : null;
}

/** Keys of a scanner follow each other faster than fingers do. */
const SCANNER_MS = 80;

/**
 * Gathers what a scanner types: hand it each key with its time, and it answers with the number
 * when a whole one has come, ended by Enter.
 */
export function scannedNumbers(): (key: string, at: number) => string | null {
  let read = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    if (at - last > SCANNER_MS) read = '';
    last = at;
    if (key === 'Enter') {
      const number = ticketNumberIn(read);
      read = '';
      return number;
    }
    if (key.length === 1) read += key;
    return null;
  };
}

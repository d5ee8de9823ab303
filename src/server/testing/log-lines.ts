// A log for tests: every line as it would stand on standard error, parsed.

import { pino, type Logger } from 'pino';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** A logger at info, and the lines that it has written. */
export function logLines(): { readonly log: Logger; readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as LogLine); // pino's own
  return { log: pino({ level: 'info', base: null }, { write }), lines };
}

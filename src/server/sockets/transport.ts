// What carries messages: a WebSocket in the house, two ends of a string in a test.

import type { RawData } from 'ws';

/** Of a screen's message, in bytes. */
export const LONGEST_MESSAGE = 65_536;

export interface Transport {
  send(message: string): void;
  close(code: number, why: string): void;
  /** Bytes that wait to be taken by the other end. */
  buffered(): number;
}

/** A socket's message as text; it may come in pieces. */
export function textOf(message: RawData): string {
  if (Buffer.isBuffer(message)) return message.toString('utf8');
  return Buffer.concat(Array.isArray(message) ? message : [Buffer.from(message)]).toString('utf8');
}

// The line protocol of smart shoes and scanners: one line of text for each thing that they see.
// docs/devices.md has it for whoever builds one.

import { type Card, parseCard } from '../../../rules/cards.ts';

/** What a device tells in one line. Cards and the cutting card are counted; the rest is not. */
export type CardDeviceLine =
  | { readonly says: 'card'; readonly seq: number; readonly card: Card }
  /** A card that came out face down and was not read (C20). */
  | { readonly says: 'unread'; readonly seq: number }
  | { readonly says: 'cut'; readonly seq: number }
  /** Still there; `next` is the number that its next card will have. */
  | { readonly says: 'beat'; readonly next: number }
  | { readonly says: 'fault'; readonly what: string };

/** A line that is not one. */
export interface BadLine {
  readonly bad: 'unreadable' | 'wrong-check';
}

const LONGEST_LINE = 80;
const SHAPE = /^([\u0020-\u007e]+) \*([0-9A-F]{4})$/u;
const POLYNOMIAL = 0x1021;

/** The check of a line: CRC-16 (polynomial 1021, start FFFF), four capital hexadecimal digits. */
export function checkOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Writes a line as a device would: for tests and software devices. */
export const withCheck = (text: string): string => `${text} *${checkOf(text)}`;

/** Reads a line, without its line feed. */
export function readLine(line: string): CardDeviceLine | BadLine {
  const shape = line.length > LONGEST_LINE ? null : SHAPE.exec(line);
  const [, text, check] = shape ?? [];
  if (text === undefined || check === undefined) return { bad: 'unreadable' };
  if (checkOf(text) !== check) return { bad: 'wrong-check' };
  return readWords(text.split(' ')) ?? { bad: 'unreadable' };
}

function readWords(words: readonly string[]): CardDeviceLine | undefined {
  const [word, first = '', second] = words;
  if (words.length > 3) return undefined;
  if (word === 'FAULT' && words.length === 2) {
    return /^[a-z-]{1,40}$/u.test(first) ? { says: 'fault', what: first } : undefined;
  }
  const number = numberOf(first);
  if (number === undefined) return undefined;
  if (word === 'CARD' && second !== undefined) {
    const card = parseCard(second);
    return card === undefined ? undefined : { says: 'card', seq: number, card };
  }
  if (words.length !== 2) return undefined;
  if (word === 'UNREAD') return { says: 'unread', seq: number };
  if (word === 'CUT') return { says: 'cut', seq: number };
  return word === 'BEAT' ? { says: 'beat', next: number } : undefined;
}

/** Counted from 1, no leading nought: one number has one spelling. */
const numberOf = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : undefined;

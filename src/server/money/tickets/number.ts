// The validation number of a ticket: 18 digits that nobody can foretell from others (R-CSH-8).

import { randomInt } from 'node:crypto';

export const TICKET_DIGITS = 18;

/** Gives a whole number from 0 up to, but not including, `below`; each is as likely. */
export type DrawDigit = (below: number) => number;

const drawFromSystem: DrawDigit = below => randomInt(below);

/**
 * Draws a number: seventeen digits by chance and one to check them. Nothing of time, terminal or
 * earlier tickets is in it; that it is new, the cage's journal makes sure of.
 */
export function drawTicketNumber(draw: DrawDigit = drawFromSystem): string {
  const digits = digitsOf(draw(1e9), 9) + digitsOf(draw(1e8), 8);
  return digits + checkDigitOf(digits);
}

const digitsOf = (value: number, width: number): string => String(value).padStart(width, '0');

/** A quasigroup of order ten without fixed points: it finds every single wrong digit and swap. */
const STEPS = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

function checkDigitOf(digits: string): string {
  let digit = '0';
  for (const next of digits) digit = STEPS[Number(digit)]?.[Number(next)] ?? '0';
  return digit;
}

/** Whether it can be a ticket's number at all: a slip of the hand cannot. */
export const isTicketNumber = (text: string): boolean =>
  text.length === TICKET_DIGITS && /^\d+$/u.test(text) && checkDigitOf(text) === '0';

const SHOWN = 4;

/** A number as screens and reports show it: never whole (R-CSH-6). */
export const maskedNumber = (tail: string): string => `••-••••-••••-••••-${tail}`;

/** All that is kept of a number in the clear. */
export const tailOf = (number: string): string => number.slice(-SHOWN);

/** A number as the paper bears it, in groups that people can read out. */
export const groupedNumber = (number: string): string =>
  [number.slice(0, 2), ...(number.slice(2).match(/.{4}/gu) ?? [])].join('-');

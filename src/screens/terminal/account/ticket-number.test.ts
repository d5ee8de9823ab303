import { expect, test } from 'vitest';
import { scannedNumbers, ticketNumberIn } from './ticket-number.ts';

const NUMBER = '123456789012345678';

test('a number is read from what was typed, printed or coded', () => {
  expect(ticketNumberIn(NUMBER)).toBe(NUMBER);
  expect(ticketNumberIn(' 12-3456-7890-1234-5678 ')).toBe(NUMBER);
  expect(ticketNumberIn('https://house/pit.html?role=cashier#ticket=12-3456-7890-1234-5678')).toBe(
    NUMBER,
  );
  expect(ticketNumberIn(NUMBER.slice(1))).toBeNull();
  expect(ticketNumberIn(`9${NUMBER}`)).toBeNull();
  expect(ticketNumberIn('Seat 5')).toBeNull();
});

test('what a scanner types is gathered; what fingers type is not', () => {
  const scanner = scannedNumbers();
  const keys = [...NUMBER.split(''), 'Enter'];
  const typedEvery = (ms: number) => keys.map((key, at) => scanner(key, at * ms)).at(-1);
  expect(typedEvery(10)).toBe(NUMBER);
  expect(typedEvery(200)).toBeNull();
  // Whatever was typed before does not spoil it.
  scanner('7', 10_000);
  expect(keys.map((key, at) => scanner(key, 20_000 + at)).at(-1)).toBe(NUMBER);
});

// Keys and scanners: which card was meant, and what is taken back before it is sent.

import { expect, test } from 'vitest';
import { type KeyDid, NOTHING_TYPED, type TypedKeys, typeKey } from './card-entry.ts';

/** Types keys so many milliseconds apart and keeps what each did. */
function typing(keys: readonly string[], everyMs: number): readonly KeyDid[] {
  let typed: TypedKeys = NOTHING_TYPED;
  return keys.map((key, at) => {
    const [after, did] = typeKey(typed, key, 1000 + at * everyMs);
    typed = after;
    return did;
  });
}

const last = (keys: readonly string[], everyMs: number) => typing(keys, everyMs).at(-1);

test('a card is its rank and its suit, in either case, the ten in two ways', () => {
  expect(last(['9', 's'], 200)).toEqual({ did: 'card', card: '9s' });
  expect(last(['k', 'H'], 200)).toEqual({ did: 'card', card: 'Kh' });
  expect(last(['t', 'd'], 200)).toEqual({ did: 'card', card: 'Td' });
  expect(last(['1', '0', 'c'], 200)).toEqual({ did: 'card', card: 'Tc' });
  expect(last(['A', '♠'], 200)).toEqual({ did: 'card', card: 'As' });
});

test('a wrong rank is undone by another, or by Backspace', () => {
  expect(last(['9', '8', 's'], 200)).toEqual({ did: 'card', card: '8s' });
  expect(last(['9', 'Backspace', 's'], 200)).toEqual({ did: 'nothing' });
});

test('a card that was typed is taken back before it is sent', () => {
  expect(last(['9', 's', 'Backspace'], 200)).toEqual({ did: 'take-back' });
  expect(last(['9', 's', 'Escape'], 200)).toEqual({ did: 'take-back' });
});

test('Enter sends the card; a scanner is known by its pace', () => {
  expect(last(['9', 's', 'Enter'], 200)).toEqual({ did: 'send', source: 'keypad' });
  expect(last(['9', 's', 'Enter'], 5)).toEqual({ did: 'send', source: 'scanner' });
  expect(last(['1', '0', 's', 'Enter'], 5)).toEqual({ did: 'send', source: 'scanner' });
});

test('what is no card does nothing', () => {
  expect(typing(['x', 'y', 'Tab', 's'], 200)).toEqual([
    { did: 'nothing' },
    { did: 'nothing' },
    { did: 'nothing' },
    { did: 'nothing' },
  ]);
});

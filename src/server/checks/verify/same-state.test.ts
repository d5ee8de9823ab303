// The same state is known for the same, however it came about.

import { expect, test } from 'vitest';
import { differenceIn } from './same-state.ts';

const rebuilding = { engine: 'one', fromSnapshot: (body: unknown) => body };

const compared = (kept: unknown, replayed: unknown): string | null =>
  differenceIn(
    { seq: 1, engine: 'one', body: JSON.stringify(kept) },
    replayed,
    rebuilding,
    each => each,
  );

test('fields in another order, or left out where they are undefined, are the same state', () => {
  const replayed = { seats: [{ number: 1, wins: undefined, notice: 'void' }], at: 1 };
  expect(compared({ at: 1, seats: [{ notice: 'void', number: 1 }] }, replayed)).toBeNull();
});

test('another value, a missing field or another order of rows is another state', () => {
  const replayed = { seats: [{ number: 1 }, { number: 2 }] };
  expect(compared({ seats: [{ number: 1 }, { number: 3 }] }, replayed)).not.toBeNull();
  expect(compared({ seats: [{ number: 1 }, {}] }, replayed)).not.toBeNull();
  expect(compared({ seats: [{ number: 2 }, { number: 1 }] }, replayed)).not.toBeNull();
});

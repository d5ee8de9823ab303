import { expect, test } from 'vitest';

import { drawTicketNumber } from './number.ts';
import { TicketSecret } from './secret.ts';

test('R-CSH-6: a seal opens with its own key for its own ticket only', () => {
  const ours = new TicketSecret(Buffer.alloc(32, 1));
  const other = new TicketSecret(Buffer.alloc(32, 2));
  const number = drawTicketNumber();
  const sealed = ours.seal('T-1', number);
  expect(sealed).not.toContain(number);
  expect(ours.open('T-1', sealed)).toBe(number);
  expect(ours.open('T-2', sealed)).toBeNull();
  expect(other.open('T-1', sealed)).toBeNull();
  expect(ours.nameOf(number)).not.toBe(other.nameOf(number));
});

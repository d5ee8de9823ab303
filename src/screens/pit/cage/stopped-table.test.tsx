// A stopped table in the pit: what is held there, who may pay it, and that it takes two.

import { expect, test } from 'vitest';
import { VISITOR_ROLES } from '../../../wire/roles.ts';
import type { StoppedBalances } from '../../../wire/index.ts';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { approversFor } from './second-person.tsx';
import { PaySheet, StoppedHeld } from './stopped-table.tsx';

const ANN = { seat: 1, patron: 'ann', payable: 5_000, waits: 0, paid: 0 };
const BOB = { seat: 2, patron: 'bob', payable: 0, waits: 2_000, paid: 6_000 };
const held = (mayBeReleased: boolean): StoppedBalances => ({
  ...{ because: 'an event was changed', event: 40, mayBeReleased, frozen: false, currency: 'AUD' },
  balances: [ANN, BOB],
});

test('what everybody holds is told, and what becomes of stakes', () => {
  const words = wordsOn(draw(<StoppedHeld held={held(true)} />));
  expect(words).toContain('1 · ann 50.00 AUD 0.00 0.00');
  expect(words).toContain('2 · bob 0.00 AUD 20.00 60.00');
  expect(words).toContain('stakes wait until the table is released');
  expect(wordsOn(draw(<StoppedHeld held={held(false)} />))).toContain('stakes go back');
});

test('only whoever may pay has a key for it, and nobody is paid twice', () => {
  expect(draw(<StoppedHeld held={held(true)} />)).not.toContain('Pay out');
  const html = draw(<StoppedHeld held={held(true)} onPay={() => undefined} />);
  expect(html).toMatch(/aria-label="Pay out 1 ann"/);
  expect(html).toMatch(/disabled="" aria-label="Pay out 2 bob"/);
});

test.each([true, false])('it waits for a reason and a second person (%s)', demonstration => {
  const html = draw(
    <PaySheet
      {...{ table: 't1', held: ANN }}
      approvers={approversFor({ demonstration, roles: VISITOR_ROLES, powers: [] })}
      send={() => Promise.reject(new Error('nobody approves here'))}
      onPaid={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(wordsOn(html)).toContain('Goes on record as paid by hand, once: 50.00');
  expect(html.match(/class="confirm" disabled=""/g)).not.toBeNull();
  expect(html).not.toMatch(/class="confirm"(?! disabled)/);
});

test('whoever may approve a payment may stand behind it', () => {
  const viewer = { roles: VISITOR_ROLES, powers: [] };
  expect(approversFor({ ...viewer, demonstration: false })).toBeNull();
  expect(approversFor({ ...viewer, demonstration: true })).toEqual([
    'casino-supervisor',
    'pit-boss',
    'operator',
  ]);
});

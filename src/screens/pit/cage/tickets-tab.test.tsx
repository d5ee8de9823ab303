// The cash desk: numbers as they are read from paper, what is paid, and what is owed.

import { expect, test } from 'vitest';
import { TICKET_POWERS } from '../../../server/money/tickets/judge.ts';
import type { TicketReport } from '../../../wire/index.ts';
import { VISITOR_ROLES } from '../../../wire/roles.ts';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { RedeemAnswer, ticketNumber, TICKET_READERS, TicketsOwed } from './tickets-tab.tsx';
import { approversFor } from './second-person.tsx';
import { VoidForm } from './void-ticket-form.tsx';

const NONE = { count: 0, cents: 0 };
const ONE = { count: 1, cents: 9500 };

const report = (tickets: TicketReport['tickets']): TicketReport => ({
  at: 1000,
  meters: { issued: ONE, paid: ONE, redeemed: NONE, void: NONE, cancelled: NONE, credited: NONE },
  ...{ outstanding: ONE, expired: NONE, underWay: NONE, tickets },
});

const TICKET: TicketReport['tickets'][number] = {
  ...{ id: 'T-000001', number: '••-••••-••••-••••-1778', table: 'rapid-1', seat: 11 },
  ...{ cents: 9500, currency: 'AUD', issuedAt: 0, state: 'outstanding', isExpired: false },
};

test('a number is taken as it is printed, with hyphens or without, and whole', () => {
  expect(ticketNumber('12-3456-7890-1234-5678')).toBe('123456789012345678');
  expect(ticketNumber(' 123456789012345678 ')).toBe('123456789012345678');
  expect(ticketNumber('1234')).toBeNull();
});

test('what is to be paid is said once, or why nothing is', () => {
  const says = (answer: Parameters<typeof RedeemAnswer>[0]['answer']) =>
    wordsOn(draw(<RedeemAnswer answer={answer} />));
  expect(says({ id: 'T-000001', cents: 9500, currency: 'AUD' })).toContain('Pay the patron 95.00');
  const reason = { code: 'ticket-redeemed', name: 'T-000001' } as const;
  expect(says({ denied: 'already-redeemed', says: '', reason })).toContain('T-000001 is redeemed');
  expect(says('not-whole')).toContain('18 digits');
});

test('what is owed stands in sums and ticket by ticket, old ones named as such', () => {
  const words = wordsOn(draw(<TicketsOwed report={report([{ ...TICKET, isExpired: true }])} />));
  expect(words).toContain('Outstanding 95.00 AUD (1)');
  expect(words).toMatch(/T-000001 .*1778 rapid-1 · 11 95\.00 AUD .* Expired$/);
  expect(wordsOn(draw(<TicketsOwed report={report([])} />))).toContain('No ticket is outstanding.');
});

test('tickets of two currencies have two sums and none together', () => {
  const other = { ...TICKET, id: 'T-000002', cents: 1000, currency: 'SGD' };
  const words = wordsOn(draw(<TicketsOwed report={report([TICKET, other])} />));
  expect(words).toContain('Outstanding 95.00 AUD (1) Outstanding 10.00 SGD (1)');
  expect(words).not.toContain('105.00');
});

test('voiding is for the cashier: it says what follows, and waits for a reason', () => {
  const owed = <TicketsOwed report={report([TICKET])} onVoid={() => undefined} />;
  expect(draw(owed)).toContain('aria-label="Void T-000001"');
  expect(draw(<TicketsOwed report={report([TICKET])} />)).not.toContain('Void T-000001');
  const form = (demonstration: boolean) =>
    draw(
      <VoidForm
        {...{ ticket: TICKET, onSettled: () => undefined }}
        approvers={approversFor({ demonstration, roles: VISITOR_ROLES, powers: [] })}
        send={() => Promise.reject(new Error('nobody approves here'))}
      />,
    );
  for (const html of [form(true), form(false)]) {
    expect(wordsOn(html)).toContain('the patron is paid by hand: 95.00 AUD');
    expect(wordsOn(html)).toContain('Two people stand behind it');
    expect(html.match(/class="confirm" disabled=""/g)).not.toBeNull();
    expect(html).not.toMatch(/class="confirm"(?! disabled)/);
  }
  expect(wordsOn(form(true))).toContain('Void it, approved by Pit boss');
  expect(form(false)).toContain('type="password"');
});

test('the tab is for whom the cage tells it', () => {
  expect(TICKET_READERS).toEqual(TICKET_POWERS.report);
});

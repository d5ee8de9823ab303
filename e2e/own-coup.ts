// What only one test has played: a coup with a stake on Player, a ticket that a terminal printed.

import type { Page } from '@playwright/test';
import { expect, type Held, sitDown, type OpenWindow, whileOpen } from './floor.ts';

/** Somebody has staked five dollars on Player, and the coup is paid. */
export async function playOwnCoup(terminal: Page, held: Held): Promise<void> {
  await held.until('wagering');
  await sitDown(terminal, held.name);
  await whileOpen(terminal);
  await terminal.locator('.area-player .area-touch').click();
  await expect(terminal.locator('.area-player .chip-ghost')).toHaveCount(0);
  await expect(terminal.locator('.balance')).toHaveText('95.00');
  await held.until('between-coups');
}

interface Face {
  readonly ticket: { readonly number: string } | null;
}

/** A ticket as its patron has it: what it is called, and its number, which is printed alone. */
export interface PrintedTicket {
  readonly name: string;
  readonly number: string;
}

/** Somebody has cashed a hundred dollars out at the one seat of the table that prints. */
export async function printOwnTicket(openWindow: OpenWindow, held: Held): Promise<PrintedTicket> {
  await held.until('wagering');
  const terminal = await openWindow();
  await sitDown(terminal, held.name, 3);
  // The table pays the ticket first: until then there is none to show.
  const shown = terminal.waitForResponse(
    async answer =>
      answer.url().endsWith('/api/demo/ticket/face') &&
      ((await answer.json()) as Face).ticket !== null, // the wire's schema
  );
  await terminal.getByRole('button', { name: 'Cash out' }).click();
  await terminal.locator('.cash-out .primary').click();
  await expect(terminal.locator('.summary')).toContainText(/Your ticket T-\d+ is printed/);
  const says = await terminal.locator('.summary').innerText();
  const { ticket } = (await (await shown).json()) as Face; // the same
  return { name: /T-\d+/.exec(says)?.[0] ?? '', number: ticket?.number ?? '' };
}

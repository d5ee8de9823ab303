// The dealer's console: the guide, dealing by hand, and a ruling seen before it is confirmed.

import type { Page } from '@playwright/test';
import { expect, sitDown, test, whileOpen } from './floor.ts';
import { tableFor } from './held-tables.ts';

interface StepTaken {
  readonly refusal: object | null;
}

const MOST_TOUCHES = 60;

/** Touches the biggest key until that step of the line is due. */
async function stepUntil(page: Page, step: string): Promise<void> {
  const key = page.locator('.next-key');
  const seen = async () => Number(await page.locator('main').getAttribute('data-number'));
  const due = page.locator('.step-now', { hasText: step });
  for (let touches = 0; touches < MOST_TOUCHES; touches += 1) {
    if (await due.isVisible()) return;
    const before = await seen();
    const answered = page.waitForResponse(response => response.url().endsWith('/step'));
    await key.click();
    const taken = (await (await answered).json()) as StepTaken; // of the wire's schema
    // Where nothing could be done yet, the table waits for a patron or the clock: so do we.
    if (taken.refusal === null) await expect.poll(seen).toBeGreaterThan(before);
  }
  await expect(due).toBeVisible();
}

test('a dealer plays a coup of a virtual shoe by hand, one key at a time', async ({
  page,
  openWindow,
  quiet,
}, { retry }) => {
  quiet(page);
  const table = tableFor('by-hand', retry);
  await page.goto(`/console.html?table=${table}&lang=en`);
  await expect(page.locator('.guide')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Deal it by hand' }).click();
  await expect(page.locator('.next-key')).toBeVisible();
  await stepUntil(page, 'Place your bets');
  const terminal = await openWindow();
  await sitDown(terminal, table);
  await whileOpen(terminal);
  await terminal.locator('.area-player .area-touch').click();
  await expect(page.locator('.stake-totals .tone-player dd')).toHaveText('5.00');
  await stepUntil(page, 'Paying');
  await expect(page.locator('.step-now')).toHaveText('Paying');
  await expect(page.locator('.result')).toContainText(/wins|Tie/);
  await page.getByRole('button', { name: 'Let it deal itself' }).click();
  await expect(page.locator('.self-dealt')).toBeVisible();
});

test('a ruling in three touches: clause, money, approver, then stakes go back', async ({
  page,
  openWindow,
  quiet,
}, { retry }) => {
  quiet(page);
  const table = tableFor('ruling', retry);
  const terminal = await openWindow();
  await page.goto(`/console.html?table=${table}&lang=en`);
  await page.getByRole('button', { name: 'Deal it by hand' }).click();
  await expect(page.locator('.next-key')).toBeVisible();
  await sitDown(terminal, table);
  await stepUntil(page, 'Place your bets');
  await whileOpen(terminal);
  await terminal.locator('.area-player .area-touch').click();
  await expect(terminal.locator('.balance')).toHaveText('95.00');
  const seat = /Seat (\d+)/.exec(await terminal.locator('.sign').innerText())?.[1];

  await page.getByRole('button', { name: 'Something is wrong' }).click();
  await page.getByRole('button', { name: 'The game was disrupted' }).click();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  const effect = page.getByRole('dialog').locator('.effect');
  await expect(effect).toContainText('13.3.1');
  await expect(effect).toContainText(`Seat ${seat}: 5.00 off the felt, 5.00 comes back`);
  await expect(effect).toContainText('Needs the approval of Casino supervisor');
  await expect(terminal.locator('.balance')).toHaveText('95.00');
  await effect.getByRole('button', { name: /Approve as Casino supervisor/ }).click();
  await expect(terminal.locator('.balance')).toHaveText('100.00');
  await expect(terminal.locator('.area-player .area-stake')).toHaveCount(0);
});

test('accounts are frozen by one touch and the terminal says that the money is safe', async ({
  page,
  openWindow,
  quiet,
}, { retry }) => {
  quiet(page);
  const table = tableFor('frozen', retry);
  const terminal = await openWindow();
  await terminal.goto(`/terminal.html?table=${table}&lang=en`);
  await page.goto(`/console.html?table=${table}&lang=en`);
  await page.getByRole('button', { name: 'Freeze accounts' }).click();
  await expect(terminal.locator('.banner-frozen')).toContainText('Your money is safe');
});

// A visitor's first five minutes: the front page, a seat, a note, a wager, the result and why, the
// ticket, and its money at the cage.

import type { Page } from '@playwright/test';
import { expect, type Held, test } from './floor.ts';
import { noMoreBets } from './no-more-bets.ts';

/** The terminal that stands apart and prints (crown-rapid 6.7.2). */
const WITH_PRINTER = 3;
const FIVE_MINUTES_MS = 300_000;

test('a visitor’s first five minutes end at the cage', async ({
  page,
  request,
  holdOwn,
  quiet,
}) => {
  test.setTimeout(FIVE_MINUTES_MS);
  page.setDefaultTimeout(30_000);
  quiet(page);
  const held = await holdOwn('visitor');
  await held.until('wagering');

  await test.step('front page, seat, note', async () => {
    await page.goto('/?lang=en');
    const sit = page.locator(`[data-table="${held.name}"]`).getByRole('link', { name: 'Take a' });
    const address = await sit.getAttribute('href');
    await page.goto(`${address}&seat=${WITH_PRINTER}`);
    await page.getByRole('button', { name: 'Insert $100' }).click();
    await expect(page.locator('.balance')).toHaveText('100.00');
  });

  await test.step('wager, result, why', async () => {
    for (const on of ['player', 'banker']) {
      await page.locator(`.area-${on} .area-touch`).click();
      await expect(page.locator(`.area-${on} .area-stake`)).toBeVisible();
      await expect(page.locator(`.area-${on} .chip-ghost`)).toHaveCount(0);
    }
    await noMoreBets(request, held.name);
    await held.until('between-coups');
    await expect(page.locator('.my-result')).toBeVisible();
    await page.locator('.acts-quiet button:enabled', { hasText: 'Why' }).click();
    await expect(page.getByRole('dialog').locator('.paid-why').first()).toContainText(/\(.*\d.*\)/);
    await page.keyboard.press('Escape');
  });

  const sum = await page.locator('.balance').innerText();
  const number = await ticketOut(page, held, sum);
  await atTheCage(page, sum, number);
});

/** Cashes out: the ticket is on the screen with its sum, number and code, and can be saved. */
async function ticketOut(page: Page, held: Held, sum: string): Promise<string> {
  await page.locator('.acts-quiet button', { hasText: 'Cash out' }).click();
  await page.locator('.cash-out .primary').click();
  const ticket = page.getByRole('region', { name: 'Your ticket' });
  await expect(async () => {
    await held.step();
    await expect(ticket).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(ticket.locator('.ticket-sum')).toHaveText(`${sum} AUD`);
  await expect(ticket.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await ticket.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^T-\d{6}\.pdf$/);
  for (const [width, height] of [
    [390, 844],
    [1024, 600],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `test-results/ticket-${width}.png` });
  }
  return ticket.locator('.ticket-number').innerText();
}

/** The cashier has the number already, and pays it once. */
async function atTheCage(page: Page, sum: string, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Bring it to the cage' }).click();
  await expect(page.locator('.redeem input')).toHaveValue(number);
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.locator('.redeemed')).toContainText(`${sum} AUD`);
  await page.screenshot({ path: 'test-results/ticket-cage.png' });
}

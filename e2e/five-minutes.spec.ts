// A visitor's first five minutes: the front page and its lobby, a seat, a note, a wager, a squeeze,
// the result and why, the slip of the coup, the ticket, and its money at the cage.

import type { BrowserContext, Page } from '@playwright/test';
import { nothingSerious } from './axe.ts';
import { expect, type Held, test } from './floor.ts';
import { noMoreBets } from './no-more-bets.ts';

/** The terminal that stands apart and prints (crown-rapid 6.7.2). */
const WITH_PRINTER = 3;
const FIVE_MINUTES_MS = 300_000;

test('a visitor’s first five minutes end at the cage', async ({
  page,
  context,
  request,
  holdOwn,
  quiet,
}) => {
  test.setTimeout(FIVE_MINUTES_MS);
  page.setDefaultTimeout(30_000);
  quiet(page);
  const held = await holdOwn('visitor');
  await held.until('wagering');

  await test.step('front page, lobby, seat, note', async () => {
    await page.goto('/?lang=en');
    await page
      .locator('.lobby-filter')
      .getByRole('button', { name: /Melbourne, Rapid/ })
      .click();
    await expect(page.locator('[data-table="crown-1"]')).toHaveCount(0);
    const table = page.locator(`[data-table="${held.name}"]`);
    await expect(table.locator('.lobby-limits')).toContainText('5 – 5,000 AUD');
    await expect(table.getByRole('img', { name: 'Big Road' })).toBeVisible();
    const sit = table.getByRole('link', { name: 'Take a' });
    const address = await sit.getAttribute('href');
    await page.goto(`${address}&seat=${WITH_PRINTER}`);
    await page.getByRole('button', { name: 'Insert $100' }).click();
    await expect(page.locator('.balance')).toHaveText('100.00');
  });

  await test.step('a squeeze is asked for', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/squeeze/i)
      .click();
    await page.keyboard.press('Escape');
  });

  await test.step('wager, squeeze, result, why', async () => {
    for (const on of ['player', 'banker']) {
      await page.locator(`.area-${on} .area-touch`).click();
      await expect(page.locator(`.area-${on} .area-stake`)).toBeVisible();
      await expect(page.locator(`.area-${on} .chip-ghost`)).toHaveCount(0);
    }
    await noMoreBets(request, held.name);
    await held.until('between-coups');
    const covered = page.locator('.squeezed-card');
    await expect(covered).not.toHaveCount(0);
    await expect(page.locator('.my-result')).toHaveCount(0);
    for (let left = await covered.count(); left > 0; left -= 1)
      await covered.first().press('Enter');
    await expect(page.locator('.my-result')).toBeVisible();
    await page.locator('.acts-quiet button:enabled', { hasText: 'Why' }).click();
    await expect(page.getByRole('dialog').locator('.paid-why').first()).toContainText(/\(.*\d.*\)/);
    await page.keyboard.press('Escape');
  });

  await test.step('the slip holds without the house, and not when it is changed', () =>
    keepSlip(page, context));

  const sum = await page.locator('.balance').innerText();
  const number = await ticketOut(page, held, sum);
  await atTheCage(page, sum, number);
});

/** Keeps the slip of the coup and opens it; then one letter of it is changed. */
async function keepSlip(page: Page, context: BrowserContext): Promise<void> {
  await page.locator('.acts-quiet button', { hasText: 'Last coups' }).click();
  await page.getByRole('button', { name: 'Keep the slip' }).first().click();
  const link = page.getByRole('link', { name: 'Open the slip' });
  await expect(page.getByRole('img', { name: 'QR code of the slip' })).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  const reader = await context.newPage();
  const asked: string[] = [];
  reader.on('request', each => asked.push(each.url()));
  await reader.goto(address.replace('slip.html', 'slip.html?lang=en'));
  await expect(reader.getByRole('heading', { name: 'Everything holds' })).toBeVisible();
  await expect(reader.locator('.slip-told')).toContainText('Player 5.00');
  // Nobody was asked about it, and nobody was sent it.
  expect(asked.filter(url => url.includes('/api/') || url.includes('socket'))).toEqual([]);
  await nothingSerious(reader);
  await reader.screenshot({ path: 'test-results/slip.png' });
  const [before, line = ''] = address.split('#');
  const at = line.indexOf('.') - 8;
  const other = line.charAt(at) === 'A' ? 'B' : 'A';
  await reader.goto(`${before}?lang=en#${line.slice(0, at)}${other}${line.slice(at + 1)}`);
  await reader.reload();
  await expect(reader.getByText('The signature does not hold')).toBeVisible();
  await reader.close();
}

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
  await nothingSerious(page);
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

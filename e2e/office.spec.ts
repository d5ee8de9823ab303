// Inbox, bans and the cash desk in a real browser: a ticket shown before it is paid, an order made
// and lifted by two, what waits in one list.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/texts/languages.ts';
import { nothingSerious, nothingSeriousInWords } from './axe.ts';
import { expect, test } from './floor.ts';
import { printOwnTicket } from './own-coup.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true });

test('a ticket is shown before it is paid, paid once, and leaves a receipt', async ({
  page,
  quiet,
  openWindow,
  holdOwn,
}) => {
  quiet(page);
  const held = await holdOwn('cash-desk');
  const ticket = await printOwnTicket(openWindow, held);

  await page.goto('/pit.html?lang=en&role=cashier');
  await tab(page, 'Cage').click();
  const desk = page.getByRole('region', { name: 'Look at a ticket' });
  const number = desk.getByLabel('The 18 digits on the ticket');
  await number.fill('1234');
  await desk.getByRole('button', { name: 'Look at a ticket' }).click();
  await expect(desk.getByRole('alert')).toContainText('18 digits');
  await number.fill(ticket.number);
  await desk.getByRole('button', { name: 'Look at a ticket' }).click();
  await expect(desk).toContainText(`from ${held.name}, seat 3`);
  await nothingSerious(page);
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect(desk.getByRole('button', { name: 'Pay 100.00 AUD' })).toBeInViewport({ ratio: 1 });
  await desk.getByRole('button', { name: 'Pay 100.00 AUD' }).click();
  const receipt = page.locator('.redeemed');
  await expect(receipt).toContainText('Receipt: 100.00 AUD');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  expect((await receipt.boundingBox())?.y).toBeLessThan(100);
  await expect(page.locator('.ticket-desk h2')).not.toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await number.fill(ticket.number);
  await desk.getByRole('button', { name: 'Look at a ticket' }).click();
  await expect(desk.getByRole('alert')).toContainText('is redeemed');
  await expect(desk.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

test('an order is made, met by a card, and lifted by two', async ({ page, quiet }, info) => {
  quiet(page);
  const card = `7007 ${Date.now()}`;
  await page.goto('/pit.html?lang=en');
  await tab(page, 'Bans').click();
  const make = page.getByRole('form', { name: 'Make an order' });
  await make.getByLabel('Number of a card').fill(card);
  await make.getByLabel('Why: it goes on record').fill(`attempt ${info.retry}`);
  await make.getByRole('button', { name: 'Make an order' }).click();
  await expect(make.locator('output')).toContainText(/Done\. B-\d+/);
  const ban = /B-\d+/.exec(await make.locator('output').innerText())?.[0] ?? '';
  const check = page.getByRole('form', { name: 'Check a card or document' });
  await check.getByLabel('Name at the tables').fill(`guest-${info.retry}`);
  await check.getByLabel('Number of a card').fill(card.replace(' ', '-'));
  await check.getByRole('button', { name: 'Check a card or document' }).click();
  await expect(check.locator('output')).toContainText('call a supervisor quietly');
  const row = page.locator('tbody tr', { hasText: ban });
  await expect(row).toContainText(`guest-${info.retry}`);
  await nothingSerious(page);
  await tab(page, 'Inbox').click();
  await expect(page.locator('tbody tr', { hasText: ban })).toContainText('Banned patron met');
  await nothingSerious(page);
  await tab(page, 'Bans').click();
  await page.getByRole('button', { name: `Lift ${ban}` }).click();
  const sheet = page.getByRole('dialog', { name: `Lift an order ${ban}` });
  const approve = sheet.getByRole('button', { name: 'Approved by Casino supervisor' });
  await expect(approve).toBeDisabled();
  await sheet.getByLabel('Why: it goes on record').fill('a mistake');
  await approve.click();
  await expect(sheet).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('a seat is kept, its credit taken into custody by two and paid back by two', async ({
  page,
  quiet,
  openWindow,
  holdOwn,
}) => {
  quiet(page);
  const held = await holdOwn('custody');
  await held.until('wagering');
  const terminal = await openWindow();
  await terminal.goto(`/terminal.html?table=${held.name}&seat=3&lang=en`);
  await terminal.getByRole('button', { name: 'Insert $100' }).click();
  await expect(terminal.locator('.balance')).toHaveText('100.00');

  await page.goto('/pit.html?lang=en&role=game-supervisor');
  await tab(page, 'Seats').click();
  await page.getByLabel('Seats of a table').first().selectOption(held.name);
  const seat = page.locator('tbody tr', { has: page.getByRole('rowheader', { name: '3' }) });
  await expect(seat).toContainText('100.00, 0.00 AUD');
  await seat.getByRole('button', { name: 'Keep seat 3' }).click();
  const keep = page.getByRole('dialog', { name: 'Keep seat 3' });
  await keep.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(seat.getByRole('button', { name: 'Give free 3' })).toBeVisible();
  await nothingSerious(page);
  await page.screenshot({ path: 'test-results/seats.png' });
  await seat.getByRole('button', { name: 'Take into custody 3' }).click();
  const take = page.getByRole('dialog', { name: 'Take into custody' });
  await take.getByLabel('How it was found').fill('Nobody came back.');
  await page.screenshot({ path: 'test-results/custody.png' });
  await take.getByRole('button', { name: 'Approved by Casino supervisor' }).click();
  await expect(take).toHaveCount(0);
  await expect(seat).not.toContainText('100.00');
  await expect(page.getByRole('region', { name: 'Credit in custody' }).first()).toContainText(
    `${held.name} · `,
  );

  await page.goto('/pit.html?lang=en&role=cashier');
  await tab(page, 'Cage').click();
  const row = page.locator('tbody tr', { hasText: held.name });
  await row.getByRole('button', { name: /^Pay back K-/ }).click();
  const back = page.getByRole('dialog', { name: /^Pay back K-/ });
  await back.getByLabel('How the person was known').fill('By passport.');
  await back.getByRole('button', { name: 'Approved by Game supervisor' }).click();
  await expect(row).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test(`${language}: the office fits a phone, and axe finds nothing serious`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(90_000);
    quiet(page);
    await page.goto(`/pit.html?lang=${language}`);
    // Until the house has said what this role may, there are fewer pages.
    await expect(page.locator('.pit-tabs button').nth(9)).toBeVisible();
    for (const place of [1, 2, 7, 8, 9]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.locator('.pit-tabs button').nth(place).click();
      await expect(page.locator('.pit-body [role=status]')).toHaveCount(0);
      await expect(page.locator('.pit-body .refusal')).toHaveCount(0);
      await (language === 'en' ? nothingSerious : nothingSeriousInWords)(page);
      await page.screenshot({ path: `test-results/office-${language}-${place}.png` });
      await page.setViewportSize({ width: 390, height: 844 });
      const seen = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(seen).toBeLessThanOrEqual(390);
    }
  });
}

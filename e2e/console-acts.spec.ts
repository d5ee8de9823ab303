// The sheet of rarer acts: by keys alone, clean for a screen reader, on a small screen.

import { nothingSerious, nothingSeriousInWords } from './axe.ts';
import { pressByTab } from './by-tab.ts';
import { expect, test } from './floor.ts';
import { tableFor } from './held-tables.ts';

test('a buy-in of any amount and a claim, with keys alone', async ({ page, quiet }, { retry }) => {
  test.setTimeout(180_000);
  quiet(page);
  await page.goto(`/console.html?table=${tableFor('acts', retry)}&lang=en`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await pressByTab(page, button('More acts'));
  await pressByTab(page, button('Buy in, any amount'));
  await pressByTab(page, button(/^Seat 9 /));
  await pressByTab(page, page.getByRole('dialog').getByRole('button', { name: 'cash' }));
  await page.getByRole('textbox', { name: 'Amount' }).focus();
  await page.keyboard.type('1234.50');
  await pressByTab(page, button('Do it'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.seat-key', { hasText: /^9/ })).toContainText('1,234.50');

  await pressByTab(page, button('More acts'));
  await pressByTab(page, button('Patron leaves'));
  await pressByTab(page, button(/^Seat 9 /));
  await pressByTab(page, page.getByRole('dialog').getByRole('button', { name: 'Idle' }));
  await pressByTab(page, button('Do it'));
  const told = page.getByRole('dialog').getByRole('alert');
  await expect(told).toContainText('game supervisor or above');
  await expect(button(/^Seat 9 /)).toHaveAttribute('aria-pressed', 'true');
  await pressByTab(page, page.getByRole('dialog').getByRole('button', { name: 'Own wish' }));
  await pressByTab(page, button('Do it'));
  await expect(page.getByRole('dialog')).toBeHidden();

  await pressByTab(page, button('More acts'));
  await pressByTab(page, button('Claim or dispute'));
  await page.getByLabel('What is claimed').focus();
  await page.keyboard.type('The dealer paid seat 9 too little, he says.');
  await pressByTab(page, button('Do it'));
  await pressByTab(page, page.locator('.tabs').getByRole('button', { name: /Matters/ }));
  await expect(page.locator('.claims')).toContainText('too little, he says');
});

test('the sheet: axe finds nothing serious, and it fits a small screen', async ({
  page,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet(page);
  await page.setViewportSize({ width: 1024, height: 600 });
  const open = (language: string) =>
    page.goto(`/console.html?table=crown-4&lang=${language}&role=pit-boss`);
  await open('en');
  await page.locator('.more-acts').click();
  await expect(page.locator('.act-group')).toHaveCount(8);
  await nothingSerious(page, { within: 'dialog' });
  await open('zh-Hant');
  await page.locator('.more-acts').click();
  await page.locator('.act-group').nth(5).getByRole('button').first().click();
  await expect(page.locator('.limits-entry')).toBeVisible();
  await nothingSeriousInWords(page, { within: 'dialog' });
  const body = page.locator('.sheet-body');
  const [wide, room] = await body.evaluate(all => [all.scrollWidth, all.clientWidth]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
});

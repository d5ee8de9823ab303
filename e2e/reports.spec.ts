// The reports of the back office in a real browser: sums, plots that answer the pointer, files, and
// the coups behind a figure.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { languageFolder, LANGUAGES } from '../src/texts/languages.ts';
import { nothingSerious, nothingSeriousInWords } from './axe.ts';
import { expect, test } from './floor.ts';
import { playOwnCoup } from './own-coup.ts';

async function saved(page: Page, key: string) {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: key }).click();
  return file;
}

test('accounts by table: saved as files, a figure opens the coups behind it', async ({
  page,
  quiet,
  openWindow,
  holdOwn,
}) => {
  test.setTimeout(120_000);
  quiet(page);
  const held = await holdOwn('reports');
  await playOwnCoup(await openWindow(), held);
  const row = page.getByRole('button', { name: `(${held.name})` });
  await expect(async () => {
    await page.goto('/pit.html?lang=en');
    await page.getByRole('button', { name: 'Reports', exact: true }).click();
    // A busy house takes its time over the first report.
    await expect(row).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await expect(page.getByRole('columnheader', { name: 'z value' })).toBeVisible();

  const csv = await saved(page, 'Save as CSV');
  expect(csv.suggestedFilename()).toMatch(/^sabot-accounts-by-table-\d{4}-\d\d-\d\d-.*\.csv$/);
  const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n');
  const own = lines.find(line => line.includes(`(${held.name})`))?.split(',') ?? [];
  // Table, currency, coups, pace, drop, handle: a hundred came in, five were staked.
  expect([own[1], own[2], own[4], own[5]]).toEqual(['SGD', '1', '100', '5']);
  const xlsx = await saved(page, 'Save as XLSX');
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');

  await row.click();
  const behind = page.getByRole('region', { name: 'Coups', exact: true });
  await expect(behind).toContainText(/Coups behind .*: 1/u);
  const plot = page.getByRole('img', { name: /Win over time.*SGD/ });
  await plot.hover();
  await expect(plot.locator('.u-legend .u-value').nth(1)).not.toHaveText('');
  await behind.getByRole('button', { name: new RegExp(`Open ${held.name}`) }).click();
  await expect(page.getByRole('dialog')).toContainText(held.name);
  await expect(page.getByRole('dialog').locator('.coup-told tr').first()).toBeVisible();
});

const KINDS = ['reconciliation', 'corrections', 'tickets', 'events', 'sums'] as const;
const CUTS = ['day', 'shift', 'dealer', 'wager', 'version', 'table'] as const;

for (const language of LANGUAGES) {
  test(`${language}: every report is there, and axe finds nothing serious`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(90_000);
    quiet(page);
    await page.goto(`/pit.html?lang=${language}`);
    const { reports } = await languageFolder(language).screens.accounts();
    await page.getByRole('button', { name: reports, exact: true }).click();
    const [report, by] = [
      page.locator('.pit-reports select').nth(0),
      page.locator('.pit-reports select').nth(1),
    ];
    for (const kind of KINDS) {
      await report.selectOption(kind);
      await expect(page.locator('.pit-reports [role=status]')).toHaveCount(0);
      await expect(page.locator('.pit-reports .refusal')).toHaveCount(0);
      await (language === 'en' ? nothingSerious : nothingSeriousInWords)(page);
    }
    // What is cut is the same in every language.
    for (const cut of language === 'en' ? CUTS : []) {
      await by.selectOption(cut);
      await expect(page.locator('.pit-reports tbody tr').first()).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const seen = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(seen).toBeLessThanOrEqual(390);
    await page.screenshot({ path: `test-results/reports-${language}.png`, fullPage: true });
  });
}

test('whose cash is large is for those who watch over the house, not for the floor', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await page.goto('/pit.html?lang=en&role=pit-boss');
  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  const report = page.locator('.pit-reports select').nth(0);
  await expect(report.locator('option')).toHaveCount(5);
  await page.goto('/pit.html?lang=en&role=surveillance');
  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  await report.selectOption('cash');
  await expect(page.getByLabel('From which sum')).toHaveValue('10,000.00');
});

// Surveillance, the inspector and last night again, on the real server, in three languages: each
// person's main tasks from what the page shows.

import type { Page } from '@playwright/test';
import { languageFolder } from '../src/texts/languages.ts';
import type { ScreenTexts } from '../src/texts/screen-texts.ts';
import { expect, test } from './floor.ts';
import { playOwnCoup } from './own-coup.ts';

const SPOKEN = ['en', 'zh-Hant', 'pt'] as const;

const oversight = async (language: (typeof SPOKEN)[number]): Promise<ScreenTexts['oversight']> =>
  languageFolder(language).screens.oversight();

test('surveillance watches, searches and notes; the inspector replays and verifies', async ({
  page,
  quiet,
  openWindow,
  holdOwn,
}) => {
  test.setTimeout(480_000);
  quiet(page);
  const held = await holdOwn('oversight');
  await playOwnCoup(await openWindow(), held);
  for (const language of SPOKEN) {
    const texts = await oversight(language);
    await surveillance(page, held.name, language, texts);
    await inspector(page, held.name, language, texts);
  }
});

async function surveillance(
  page: Page,
  table: string,
  language: string,
  texts: ScreenTexts['oversight'],
): Promise<void> {
  await page.goto(`/surveillance.html?lang=${language}`);
  await page.getByRole('button', { name: texts.search, exact: true }).click();
  const form = page.getByRole('form', { name: texts.search });
  // By the field's own name: its label holds the tables too, and one may be called like a field.
  await form.getByRole('combobox', { name: texts.table, exact: true }).selectOption(table);
  await form.getByRole('combobox', { name: texts.wager, exact: true }).selectOption('player');
  await expect(async () => {
    await form.getByRole('button', { name: texts.search }).click();
    await expect(page.getByRole('button', { name: `${table} 1/1` })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole('button', { name: texts.notes, exact: true }).click();
  const note = page.getByRole('form', { name: texts.putOnRecord });
  const says = `seen at ${table} in ${language}`;
  await note.getByLabel(texts.says).fill(says);
  await note.getByRole('button', { name: texts.putOnRecord }).click();
  await expect(page.getByRole('cell', { name: says })).toBeVisible();
  await page.getByRole('button', { name: texts.wall, exact: true }).click();
  await page.locator('.wall li').first().getByRole('button').click();
  const watch = page.getByRole('region', { name: texts.shoeWatch });
  await expect(watch.getByText(texts.forStaffOnly)).toBeVisible();
  await expect(watch.locator('tbody tr').first()).toBeVisible({ timeout: 60_000 });
}

async function inspector(
  page: Page,
  table: string,
  language: string,
  texts: ScreenTexts['oversight'],
): Promise<void> {
  await page.goto(`/inspector.html?lang=${language}`);
  const form = page.getByRole('form', { name: texts.coups });
  await form.getByRole('combobox', { name: texts.table, exact: true }).selectOption(table);
  await form.getByLabel(texts.coup, { exact: true }).fill('1');
  await form.getByRole('button', { name: texts.show }).click();
  const felt = page.locator('.replayed-felt');
  await expect(felt.locator('.hand-cards .card')).toHaveCount(0);
  await page.getByRole('button', { name: texts.nextCard }).click();
  await expect(felt.locator('.hand-player .hand-cards .card')).toHaveCount(1);
  await page.getByRole('button', { name: texts.allCards }).click();
  await expect(felt.locator('.result')).not.toBeEmpty();
  // What the machine does is the same in every language, and takes its time.
  if (language !== 'en') return;
  await page.getByRole('button', { name: texts.verdict }).click();
  await expect(page.getByRole('region', { name: texts.verdict }).getByRole('status')).toContainText(
    texts.noObjection.split('{0}')[0]?.trim() ?? '',
    { timeout: 60_000 },
  );
  await page.getByRole('button', { name: texts.verification, exact: true }).click();
  await page.getByRole('button', { name: texts.verifyNow }).click();
  await expect(page.getByText(texts.everythingHolds)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: texts.books, exact: true }).click();
  await expect(page.locator('details').first()).toBeVisible();
}

test('the day is played again as it was, to the cent, and under another version', async ({
  page,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet(page);
  for (const language of SPOKEN) {
    const texts = await oversight(language);
    await page.goto(`/again.html?lang=${language}`);
    const form = page.getByRole('form', { name: texts.lastNight });
    const total = page.locator('[data-total] td');
    await expect(async () => {
      await form.getByRole('button', { name: texts.playAgain }).click();
      await expect(total.first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    const [, did, , would, difference] = await total.allInnerTexts();
    expect([did, difference]).toEqual([would, language === 'pt' ? '0,00' : '0.00']);
  }
});

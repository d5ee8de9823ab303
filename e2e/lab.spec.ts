// The lab's page in a real browser: opened by staff from the pit, counted and simulated in workers.

import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { simulate } from '../src/lab/simulator/simulate.ts';
import { LANGUAGES } from '../src/texts/languages.ts';
import { nothingSerious, nothingSeriousInWords } from './axe.ts';
import { expect, test } from './floor.ts';

const TABS = ['odds', 'parSheet', 'compare', 'paytable', 'simulator', 'risk'] as const;

/** As a pit boss: the demonstration's pit takes that role by itself. */
async function enterLab(page: Page): Promise<void> {
  await page.goto('/pit.html?lang=en');
  await page.getByRole('button', { name: 'Lab', exact: true }).click();
  await expect(page).toHaveURL(/\/lab\/$/);
  await expect(page.getByRole('heading', { name: 'Lab' })).toBeVisible();
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const edgeOf = (page: Page, wager: string) =>
  page.getByRole('row', { name: wager }).first().locator('strong');

async function savedBy(page: Page, key: string): Promise<Download> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: key }).click();
  return saved;
}

test('whoever has taken no role is shown to the pit, and loads nothing of the lab', async ({
  page,
}) => {
  const answer = await page.goto('/lab/');
  expect(answer?.status()).toBe(401);
  await expect(page.getByRole('link', { name: 'To the pit' })).toBeVisible();
  await expect(page.locator('script')).toHaveCount(0);
});

test('exact odds, fractions, cards taken out by touch and by key, CSV and XLSX', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await enterLab(page);
  await expect(edgeOf(page, 'Banker')).toHaveText('1.0579%');
  await expect(page.locator('.lab-exact')).toHaveCount(0);
  await page.getByLabel('Show exact fractions').check();
  await expect(page.locator('.lab-exact').first()).toHaveText(/^-?\d+\/\d+$/);
  await page.getByText('Cards out of the shoe').click();
  for (const suit of ['♠', '♥']) {
    const five = page.getByRole('button', { name: `5${suit}: ` });
    await five.focus();
    for (let left = 8; left > 0; left -= 1) await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `5${suit}: 0 left` })).toBeDisabled();
  }
  await expect(page.getByText('400 of 416 cards left')).toBeVisible();
  // Without fives the Banker does better than the Player by far.
  await expect(edgeOf(page, 'Banker')).not.toHaveText('1.0579%');
  await page.getByRole('button', { name: 'A touch puts back' }).click();
  await page.getByRole('button', { name: '5♠: 0 left' }).click();
  await expect(page.getByText('401 of 416 cards left')).toBeVisible();
  await page.getByRole('button', { name: 'Put all back' }).click();
  await expect(edgeOf(page, 'Banker')).toHaveText('1.0579%');
  const csv = await savedBy(page, 'Save as CSV');
  expect(csv.suggestedFilename()).toBe('sabot-odds-crown-traditional-8.csv');
  expect(await readFile(await csv.path(), 'utf8')).toContain(
    'crown,traditional,8,416,banker,,0.010',
  );
  const xlsx = await savedBy(page, 'Save as XLSX');
  const bytes = await readFile(await xlsx.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('own odds: a Tie at 9 to 1 has its exact edge at once, and a line more decides', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await enterLab(page);
  await tab(page, 'What if').click();
  await page.getByLabel('Pays, first number: Tie').fill('9');
  await expect(page.locator('.lab-own strong')).toHaveText('4.8440%');
  await page.getByLabel('Add a line on top').selectOption('natural-tie');
  await page.getByLabel('Pays, first number: Tie of naturals').fill('20');
  await expect(page.locator('.lab-own strong')).toHaveText(/^-/);
  await page.getByRole('button', { name: 'As the book prints it' }).click();
  const printed = await page.locator('.lab-printed strong').innerText();
  await expect(page.locator('.lab-own strong')).toHaveText(printed);
});

test('two games side by side, and the par sheet with its own dress', async ({ page, quiet }) => {
  quiet(page);
  await enterLab(page);
  await tab(page, 'Compare').click();
  const other = page.getByRole('group', { name: 'The other game' });
  await other.getByLabel('Book').selectOption('tasmania');
  await expect(page.getByRole('row', { name: /^Banker -?\d/ })).toBeVisible();
  await page.getByText('What else differs').click();
  await expect(page.locator('pre')).toContainText('crown/traditional and tasmania/');
  await tab(page, 'Par sheet').click();
  const sheet = page.locator('.lab-sheet');
  await expect(sheet.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  // A cell's own colour is put on although the house forbids styles in markup.
  const shaded = sheet.locator('td[style]').first();
  await expect(shaded).toHaveCSS('background-color', /rgb/);
  expect(await shaded.evaluate(cell => getComputedStyle(cell).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  );
  const file = await savedBy(page, 'Save as a page');
  expect(await readFile(await file.path(), 'utf8')).toContain('<title>Par sheet: crown/');
});

const count = (page: Page, name: string) => page.locator(`[data-count=${name}] dd`);

test('the simulator counts as the command line does, reports, and stops', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await enterLab(page);
  await tab(page, 'Simulator').click();
  await field(page, 'Coups').fill('3000000');
  await field(page, 'Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('status')).toContainText('Complete');
  const request = { rulebook: 'crown', version: 'traditional', decks: 8, seed: 7n } as const;
  const report = await simulate({ ...request, coups: 3_000_000, threads: 1 });
  if ('refused' in report) throw new Error(report.message);
  for (const name of ['shoes', 'player', 'banker', 'tie'] as const) {
    await expect(count(page, name)).toHaveText(report[name].toLocaleString('en-AU'));
  }
  const banker = page.getByRole('row', { name: /^Banker \d/ });
  await expect(banker).toContainText('-1.0579%');
  await expect(
    page.getByRole('img', { name: /as the coups add up/ }).locator('canvas'),
  ).toBeVisible();
  await field(page, 'Coups').fill('1e12');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('status')).toContainText('million a second');
  await expect(count(page, 'player')).not.toHaveText(report.player.toLocaleString('en-AU'));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status')).toContainText('Stopped before its end');
  await field(page, 'Seed').fill('minus one');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a whole number as the seed');
});

test('bankroll and risk: figures, the method, the band', async ({ page, quiet }) => {
  quiet(page);
  await enterLab(page);
  await tab(page, 'Bankroll').click();
  const figure = (name: string) =>
    page.locator('.lab-figures div', { hasText: name }).locator('dd');
  await expect(figure('Expected result')).toHaveText('-105.79');
  await expect(page.getByText('Ruin is counted coup by coup')).toBeVisible();
  const before = await figure('Chance of ruin').innerText();
  await field(page, 'Bankroll').fill('100');
  await expect(figure('Chance of ruin')).not.toHaveText(before);
  await field(page, 'Coups').fill('1000000');
  await expect(page.getByText('Brownian motion')).toBeVisible();
  await expect(page.getByRole('img', { name: /1,000,000 coups/ }).locator('canvas')).toBeVisible();
});

test('axe finds nothing serious, and each part fits every screen, in every language', async ({
  page,
  quiet,
}) => {
  test.setTimeout(240_000);
  quiet(page);
  await enterLab(page);
  for (const language of LANGUAGES) {
    for (const part of TABS) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/lab/?lang=${language}&part=${part}#${part}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('.lab-part')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      if (part === 'odds') await page.locator('summary').click();
      await (language === 'en' ? nothingSerious : nothingSeriousInWords)(page);
      for (const width of [390, 820, 1024, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        const seen = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(seen, `${language} ${part} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  }
});

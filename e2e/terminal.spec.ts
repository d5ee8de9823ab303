// The terminal in real Chromium: dragging, undoing, streaks, sheets for everybody, a broken line.

import type { Locator, Page } from '@playwright/test';
import { nothingSeriousInWords } from './axe.ts';
import { expect, test } from './floor.ts';
import { languageFolder, LANGUAGES } from '../src/texts/languages.ts';

const stake = (page: Page, on: string) => page.locator(`.area-${on} .area-stake`);

/** Drags as a finger does: down, over, up. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('both are on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 3, { steps: 6 });
  await expect(page.locator('.carried')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.carried')).toHaveCount(0);
}

test('chips are dragged, undone, doubled, kept and laid again', async ({
  page,
  holdOwn,
  quiet,
}) => {
  quiet(page);
  const held = await holdOwn('chips');
  await held.until('wagering');
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  await page.locator('.insert').click();
  await expect(page.locator('.balance')).toHaveText('100.00');
  const area = (on: string) => page.locator(`.area-${on} .area-touch`);
  const act = (name: string) => page.getByRole('button', { name, exact: true });

  await drag(page, page.locator('.tray-chip').nth(1), area('player'));
  await expect(stake(page, 'player')).toHaveText('5.00');
  await expect(page.locator('.area-player .chip-ghost')).toHaveCount(0);
  await drag(page, page.locator('.area-player .area-stack'), area('banker'));
  await expect(stake(page, 'banker')).toHaveText('5.00');
  await expect(stake(page, 'player')).toHaveCount(0);
  await expect(page.locator('.chip-ghost')).toHaveCount(0);

  await area('banker').click();
  await expect(stake(page, 'banker')).toHaveText('10.00');
  await act('Undo').click();
  await expect(stake(page, 'banker')).toHaveText('5.00');
  await expect(page.locator('.chip-ghost')).toHaveCount(0);
  await act('Double').click();
  await expect(stake(page, 'banker')).toHaveText('10.00');
  await expect(page.locator('.chip-ghost')).toHaveCount(0);

  await act('Favourites').click();
  await act('Keep these wagers').click();
  await page.locator('.sheet-close').click();
  await drag(page, page.locator('.area-banker .area-stack'), page.locator('.tray'));
  await expect(stake(page, 'banker')).toHaveCount(0);
  await expect(page.locator('.balance')).toHaveText('100.00');
  await act('Favourites').click();
  await page.getByRole('button', { name: /^Favourite 1/ }).click();
  await expect(stake(page, 'banker')).toHaveText('10.00');
  await expect(page.locator('.chip-ghost')).toHaveCount(0);
  await act('Clear').click();
  await expect(page.locator('.balance')).toHaveText('100.00');

  // What patrons set for themselves holds before the house is asked.
  await act('Your own limits').click();
  const most = page.locator('.limit-row', { hasText: 'Most on one coup' });
  await most.getByRole('button', { name: '10.00', exact: true }).click();
  await expect(most.getByRole('button', { name: '25.00', exact: true })).toBeDisabled();
  await page.locator('.sheet-close').click();
  await page.locator('.tray-chip').nth(3).click();
  await area('player').click();
  await expect(page.locator('.foot-says')).toContainText('at most 10.00 on one coup');
  await expect(stake(page, 'player')).toHaveCount(0);
});

test('Runs and Dragon Tails ride on with their indicator', async ({ page, holdOwn, quiet }) => {
  quiet(page);
  const held = await holdOwn('streaks');
  await held.until('wagering');
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  await page.locator('.insert').click();
  await expect(page.locator('.balance')).toHaveText('100.00');
  await page.locator('.tray-chip').nth(1).click();
  const cell = (key: string) => page.locator(`[data-area="${key}"]`);
  const keys = ['player-run 2', 'banker-run 3', 'tie-run 2', 'player-dragon-tail early'];
  for (const key of keys) {
    await cell(key).locator('.area-touch').click();
    await expect(cell(key).locator('.area-stake')).toHaveText('5.00');
    await expect(cell(key).locator('.chip-ghost')).toHaveCount(0);
  }
  await page.locator('.area-player .area-touch').click();
  await expect(page.locator('.area-player .area-stake')).toHaveText('5.00');
  await page.locator('.area-combination-run .area-touch').first().click();
  await expect(page.locator('.area-combination-run .area-stake')).toHaveText('5.00');
  await expect(page.locator('.chip-ghost')).toHaveCount(0);
  await held.until('between-coups');
  await expect(page.locator('.result')).toContainText(/wins|Tie/);
  const result = await page.locator('.result').innerText();
  // A side that won goes on; a tie breaks nothing but the tie that did not come.
  const riding = result.startsWith('Player')
    ? 'player-run 2'
    : result.startsWith('Banker')
      ? 'banker-run 3'
      : 'tie-run 2';
  await expect(cell(riding).locator('.area-stake')).toHaveText('5.00');
  await expect(page.locator('.tail-of-player .tail-indicator b')).toHaveText(
    result.startsWith('Player') ? '1' : '0',
  );
});

const THEMES = ['night', 'light', 'contrast', 'large'];
for (const [turn, language] of LANGUAGES.entries()) {
  const theme = THEMES[turn % THEMES.length] ?? 'night';
  test(`nobody is left out of the sheets: ${language}, ${theme}`, async ({ page, quiet }) => {
    test.setTimeout(120_000);
    quiet(page);
    await page.addInitScript(dress => localStorage.setItem('theme', dress), theme);
    await page.goto(`/terminal.html?table=held-crown&lang=${language}`);
    await expect(page.locator('.area-player')).toBeVisible();
    await nothingSeriousInWords(page);
    // Rules, help, own limits: what every patron can open without a wager.
    for (const [at, name] of ['rules', 'help', 'limits'].entries()) {
      await page
        .locator('.acts-quiet button')
        .nth(at + 4)
        .click();
      await expect(page.locator(`.sheet-${name}`)).toBeVisible();
      if (name === 'rules') await expect(page.locator('.whole-book')).toBeVisible();
      await nothingSeriousInWords(page, { within: 'dialog' });
      await page.keyboard.press('Escape');
      await expect(page.locator('.sheet')).toHaveCount(0);
    }
  });
}

test('a broken line is said at once, nothing can be wagered, and play goes on by itself', async ({
  page,
  holdOwn,
  quiet,
}) => {
  quiet(page);
  const held = await holdOwn('broken-line');
  await held.until('wagering');
  let cut = () => Promise.resolve();
  let isCut = false;
  await page.routeWebSocket('**/socket', socket => {
    if (isCut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    cut = () => {
      isCut = true;
      return socket.close();
    };
  });
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  await page.locator('.insert').click();
  await expect(page.locator('.balance')).toHaveText('100.00');
  await cut();
  await expect(page.locator('.banner-away')).toContainText('Accepted wagers are safe');
  await expect(page.locator('.area-player .area-touch')).toBeDisabled();
  await expect(page.locator('.balance')).toHaveText('100.00');
  isCut = false;
  await expect(page.locator('.banner-away')).toHaveCount(0);
});

test('what is spoken is the language touched last, though an earlier one loads longer', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await page.goto('/terminal.html?table=crown-1&lang=en');
  await expect(page.locator('.area-player')).toBeVisible();
  const waiting: (() => void)[] = [];
  const come: string[] = [];
  await page.route(/\/assets\/.*\.js$/, async route => {
    await new Promise<void>(go => waiting.push(go));
    await route.continue();
  });
  page.on('requestfinished', request => come.push(request.url()));
  await page.getByRole('button', { name: '繁', exact: true }).click();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  const asked = waiting.length;
  for (const go of waiting) go();
  await expect.poll(() => come.length).toBeGreaterThanOrEqual(asked);
  // Whatever has come is read by now.
  await page.evaluate(() => new Promise(done => setTimeout(done, 100)));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('languages change at any time and leave wagers alone', async ({ page, holdOwn, quiet }) => {
  quiet(page);
  const held = await holdOwn('languages');
  await held.until('wagering');
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  await page.locator('.insert').click();
  await expect(page.locator('.balance')).toHaveText('100.00');
  await page.locator('.area-player .area-touch').click();
  await expect(stake(page, 'player')).toHaveText('5.00');
  for (const language of LANGUAGES.toReversed()) {
    const { sign, locale, screens } = languageFolder(language);
    const { player } = await screens.everyScreen();
    await page.getByRole('button', { name: sign, exact: true }).click();
    await expect(page.locator('.area-player .area-name')).toHaveText(player);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const sum = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(5);
    await expect(stake(page, 'player')).toHaveText(sum);
  }
});

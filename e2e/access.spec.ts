// Nobody is left out: no serious finding of axe on any page, in any dress; in every language its
// words serve, and no page is wider than its screen.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/texts/languages.ts';
import { nothingSerious, nothingSeriousInWords } from './axe.ts';
import { expect, test } from './floor.ts';

const PAGES = [
  ['front', '/?lang=en', '.front-table'],
  ['terminal', '/terminal.html?table=crown-1&lang=en', '.area-player'],
  ['console', '/console.html?table=crown-1&lang=en', '.seat-key'],
  ['pit', '/pit.html?lang=en', 'main'],
  ['display', '/display.html?table=crown-1&lang=en', '.display-roads'],
  ['surveillance', '/surveillance.html?lang=en', '.wall li'],
  ['inspector', '/inspector.html?lang=en', 'form'],
  ['again', '/again.html?lang=en', 'form'],
] as const;

const SCREENS = [
  [1024, 600],
  [1920, 1080],
  [820, 1180],
  [390, 844],
] as const;

/** The tables that wait for other tests are like those before them. */
const MORE_OF_THE_SAME = [
  '.front-table:nth-child(n + 14)',
  '.pit-tables tbody tr:nth-child(n + 14)',
] as const;

/** Lists that would have to be pushed sideways to be read. */
const cutLists = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.pit-tables')
    .evaluateAll(lists =>
      lists
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className, scrollWidth }) => `${className}: ${scrollWidth}`),
    );

for (const [name, address, ready] of PAGES) {
  test(`${name}: axe finds nothing serious, and it fits every screen, in every language`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(LANGUAGES.length * 40_000);
    quiet(page);
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address.replace('lang=en', `lang=${language}`));
      await expect(page.locator(ready).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const without = MORE_OF_THE_SAME;
      await (language === 'en' ? nothingSerious : nothingSeriousInWords)(page, { without });
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const seen = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(seen, `${language} at ${width}`).toBeLessThanOrEqual(width);
        expect(await cutLists(page), `${language} at ${width}`).toEqual([]);
      }
    }
  });
}

const FINGER = 44;

/** Keys in sight that are smaller than a finger; a line of text as a key has room around it. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.locator('button:visible').evaluateAll(
    (keys, finger) =>
      keys
        .filter(key => !key.classList.contains('sign'))
        .filter(key => {
          const { width, height } = key.getBoundingClientRect();
          return Math.min(width, height) < finger - 0.5;
        })
        .map(key => key.ariaLabel ?? key.textContent),
    FINGER,
  );

/** One of each kind of area. */
const KINDS = [
  ...['player', 'player-pair', 'player-run 2', 'banker-run 6', 'tie-run 4'],
  ...['combination-run 3', 'combination-run pbp', 'banker-dragon-tail early'],
];

/** A chip on every kind of area: whatever takes chips back is on the screen too. */
async function layOnEvery(page: Page): Promise<void> {
  await page.getByRole('button', { name: '5.00', exact: true }).click();
  for (const side of ['player', 'banker', 'player']) await page.locator(`.pattern-${side}`).click();
  for (const kind of KINDS) {
    const area = page.locator(`[data-area="${kind}"], [data-area="${kind} "]`);
    await area.locator('.area-touch').click();
    await expect(area.locator('.area-stake')).toHaveText('5.00');
    await expect(area.locator('.chip-ghost')).toHaveCount(0);
  }
}

test('a terminal with every wager there is: no key is smaller than a finger', async ({
  page,
  holdOwn,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet(page);
  const held = await holdOwn('fingers');
  await held.until('wagering');
  await page.goto(`/terminal.html?table=${held.name}&lang=en`);
  await page.locator('.insert').click();
  await expect(page.locator('.balance')).toHaveText('100.00');
  await layOnEvery(page);
  for (const [width, height] of [...SCREENS, [1280, 720], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.area-player')).toBeVisible();
    expect(await tooSmall(page), `${width}x${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect(page.locator('.tail-board')).toBeHidden();
  await page.getByRole('button', { name: 'Dragon Tails' }).click();
  await expect(page.locator('.tail-board')).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});

test('display: the drawing table and the notices are open to everybody too', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await page.goto('/display.html?table=derwent-1&lang=en');
  for (const name of ['Draw table', 'Notices']) {
    await page.getByRole('button', { name }).click();
    await nothingSerious(page, { within: 'main' });
  }
});

test('a table for one: axe finds nothing serious around its screens', async ({ page, quiet }) => {
  quiet(page);
  await page.goto('/one.html?table=crown-2&lang=en');
  await expect(page.locator('iframe')).toHaveCount(3);
  await nothingSerious(page, { without: ['iframe'] });
});

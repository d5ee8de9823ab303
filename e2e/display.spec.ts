// The public display in real Chromium: all four books, a coup card by card, every language.

import { expect, sitDown, test } from './floor.ts';
import { languageFolder, LANGUAGES } from '../src/texts/languages.ts';

const BOOKS = [
  ['rapid-2', 'Rapid Baccarat', 'Crown Baccarat'],
  ['rapid-3', 'Rapid No Commission Baccarat', 'No Commission Baccarat'],
  ['derwent-2', 'Baccarat', 'Federal Baccarat'],
  ['crown-1', 'Baccarat', 'Traditional Baccarat'],
] as const;

for (const [table, game, version] of BOOKS) {
  test(`${table}: the wall shows coup, roads, limits, odds and the drawing table`, async ({
    page,
    quiet,
  }) => {
    quiet(page);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`/display.html?table=${table}&lang=en`);
    await expect(page.locator('.display-head h1')).toHaveText(game);
    await expect(page.locator('.version')).toHaveText(version);
    await expect(page.locator('.limit-sign')).toContainText('5 – 5,000');
    await expect(page.locator('.display-roads .road')).toHaveCount(5);
    await page.getByRole('button', { name: 'Odds', exact: true }).click();
    await expect(page.locator('.odds-line').first()).toContainText('1:1');
    await page.getByRole('button', { name: 'Draw table' }).click();
    await expect(page.locator('.draw-table tbody tr')).toHaveCount(8);
    await page.getByRole('button', { name: 'Notices' }).click();
    await expect(page.locator('.house-notices li').last()).toContainText('Rules:');
    // Nothing hangs over the edge of the wall.
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(over).toEqual([0, 0]);
  });
}

test('the wall follows a coup card by card, and keeps the result until the next', async ({
  page,
  context,
  holdOwn,
  quiet,
}) => {
  quiet(page);
  const table = await holdOwn('held-display');
  const terminal = await context.newPage();
  quiet(terminal);
  await sitDown(terminal, table.name);
  await page.goto(`/display.html?table=${table.name}&lang=en`);
  await table.until('wagering');
  await expect(page.locator('.phase')).toHaveText('Place your bets, please');
  const letters = page.locator('.display-roads .bead-letter');
  const beads = async () => (await letters.allTextContents()).join('').length;
  const before = await beads();
  await terminal.locator('.area-player .area-touch').click();
  await expect(terminal.locator('.area-player .chip-ghost')).toHaveCount(0);
  await expect(terminal.locator('.balance')).toHaveText('95.00');
  await table.until('no-more-wagers');
  await expect(page.locator('.phase')).toHaveText('No more bets');
  await table.step();
  await expect(page.locator('.hand-player .card')).toHaveCount(1);
  await expect(page.locator('.coup-last')).toHaveCount(0);
  await expect(page.locator('.result')).toBeEmpty();
  await table.until('complete');
  await expect(page.locator('.result')).toHaveText(/wins|Tie/);
  const result = await page.locator('.result').innerText();
  await table.until('wagering');
  await expect(page.locator('.phase')).toHaveText('Place your bets, please');
  await expect(page.locator('.result')).toHaveText(result);
  await expect.poll(beads).toBe(before + 1);
});

test('what a page cannot hold is turned over, and never cut', async ({ page, quiet }) => {
  test.setTimeout(120_000);
  quiet(page);
  await page.clock.install();
  for (const [width, height] of [
    [1080, 1920],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/display.html?table=crown-1&lang=pt');
    for (const name of ['odds', 'notices'] as const) {
      const key = page.locator('.sign-key').nth(name === 'odds' ? 0 : 3);
      await key.click();
      const lines = page.locator(`.sign-page-${name} :is(li, .odds-line)`);
      const all = await lines.count();
      const seen = new Set<number>();
      const number = page.locator('.leaf-number');
      const leaves =
        (await number.count()) === 0 ? 1 : Number((await number.innerText()).slice(-1));
      for (let leaf = 0; leaf < leaves; leaf += 1) {
        for (const [whole, at] of await lines.evaluateAll(wholeLines)) if (whole) seen.add(at);
        await page.clock.fastForward(12_500);
      }
      expect(seen.size, `${name} at ${width} in ${leaves} leaves`).toBe(all);
    }
  }
  // The longest notices do not fit upright: there is something to turn.
  await expect(page.locator('.leaf-number')).toHaveCount(1);
});

test('without a language in its address the wall speaks all languages in turn', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await page.clock.install();
  await page.goto('/display.html?table=held-languages');
  const player = page.locator('.hand-player h2');
  for (const language of [...LANGUAGES, 'en'] as const) {
    const { player: name } = await languageFolder(language).screens.everyScreen();
    await expect(player).toHaveText(new RegExp(`^${name}`, 'u'));
    await page.clock.fastForward(15_000);
  }
});

test('a display of no table says so and is not blank', async ({ page, quiet }) => {
  quiet(page);
  await page.goto('/display.html?table=nowhere&lang=en');
  await expect(page.locator('.banner')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Sabot');
});

/** Runs in the page: which lines are whole on the leaf that is shown, and within their page. */
function wholeLines(lines: readonly Element[]): readonly (readonly [boolean, number])[] {
  const leaf = lines[0]?.closest<HTMLElement>('.sign-leaf');
  const room = leaf?.parentElement?.getBoundingClientRect();
  if (leaf === null || leaf === undefined || room === undefined) return [];
  const [, top = '0', bottom = '0'] =
    /inset\(([\d.]+)px [^ ]+ calc\(100% - ([\d.]+)px\)/.exec(leaf.style.clipPath) ?? [];
  const box = leaf.getBoundingClientRect();
  const clip = leaf.style.clipPath === '' ? null : Number(bottom);
  return lines.map((line, at) => {
    const { top: from, bottom: to } = line.getBoundingClientRect();
    const inClip = clip === null || (from - box.top >= Number(top) - 1 && to - box.top <= clip + 1);
    return [inClip && from >= room.top - 1 && to <= room.bottom + 1, at] as const;
  });
}

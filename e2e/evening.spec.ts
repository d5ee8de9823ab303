// A patron's evening under each book: buy-in, every kind of wager, a refusal, a win explained, the
// last coups again, cash-out. Each table waits for its test.

import type { Page } from '@playwright/test';
import { expect, test } from './floor.ts';
import { listen } from './heard.ts';
import type { HeldTable } from './held-tables.ts';
import { noMoreBets } from './no-more-bets.ts';
import { openMatters } from './open-matters.ts';

interface Evening {
  readonly table: HeldTable;
  readonly seat: number;
  readonly language: 'en' | 'zh-Hans' | 'zh-Hant';
  readonly game: string;
  /** Every area of the felt that a coup decides. */
  readonly areas: readonly string[];
  /** What the summary says of the payment. */
  readonly paid: RegExp;
  readonly clock: boolean;
}

const SIDES = ['player-perfect-pair', 'banker-perfect-pair'];
const CROWN_SIDES = ['player-pair', 'banker-pair', 'player-dragon-bonus', 'banker-dragon-bonus'];

const EVENINGS: readonly Evening[] = [
  {
    ...{ table: 'evening-rapid', seat: 3, language: 'en', game: 'Rapid Baccarat', clock: true },
    areas: [...CROWN_SIDES, ...SIDES, 'super-6'],
    paid: /Your ticket T-\d+ is printed/,
  },
  {
    ...{ table: 'evening-singapore', seat: 1, language: 'zh-Hans', clock: false },
    game: '快速免佣百家乐',
    areas: ['player-pair', 'banker-pair'],
    paid: /已以筹码付款给您/,
  },
  {
    ...{ table: 'evening-hobart', seat: 1, language: 'zh-Hant', game: '聯邦百家樂', clock: false },
    areas: SIDES,
    paid: /已以籌碼付款給您/,
  },
  {
    ...{ table: 'evening-crown', seat: 1, language: 'en', game: 'Baccarat', clock: false },
    areas: [...CROWN_SIDES, ...SIDES],
    paid: /You were paid in chips/,
  },
];

const touch = (page: Page, on: string) => page.locator(`.area-${on} .area-touch`);

/** Player, Banker and Tie: one of them wins whatever comes. */
async function layEverything(page: Page, areas: readonly string[]): Promise<void> {
  await page.locator('.tray-chip').nth(1).click();
  for (const on of ['player', 'banker', 'tie', ...areas]) {
    await touch(page, on).click();
    await expect(page.locator(`.area-${on} .area-stake`)).toHaveText('5.00');
    await expect(page.locator(`.area-${on} .chip-ghost`)).toHaveCount(0);
  }
}

for (const { table, seat, language, game, areas, paid, clock } of EVENINGS) {
  test(`an evening at ${table}, in ${language}`, async ({ page, request, holdOwn, quiet }) => {
    test.setTimeout(120_000);
    quiet(page);
    const held = await holdOwn(table);
    await held.until('wagering');
    await page.goto(`/terminal.html?table=${held.name}&seat=${seat}&lang=${language}`);
    await expect(page.locator('h1')).toContainText(game);
    await page.locator('.insert').click();
    await expect(page.locator('.balance')).toHaveText('100.00');

    await page.locator('.tray-chip').first().click();
    await touch(page, 'player').click();
    await expect(page.locator('.refusal')).toContainText(/(minimum is|最低(限[红紅])?) 5\.00/);
    await expect(page.locator('.refusal small')).toContainText(/\d/);
    await expect(page.locator('.area-player .area-stake')).toHaveCount(0);

    await layEverything(page, areas);
    const staked = 5 * (areas.length + 3);
    await expect(page.locator('.staked')).toHaveText(`${staked}.00`);
    await expect(page.locator('.balance')).toHaveText(`${100 - staked}.00`);

    if (clock) await noMoreBets(request, held.name);
    await held.until('between-coups');
    await expect(page.locator('.my-result')).toBeVisible();
    // The terminal has said what it showed at the close: a silent one would be a matter now (G9).
    await expect.poll(() => openMatters(request, held.name)).toEqual([]);
    await page.locator('.acts-quiet button:enabled', { hasText: /Why|为什么|為甚麼/ }).click();
    const why = page.getByRole('dialog');
    await expect(why.locator('tr')).toHaveCount(areas.length + 3);
    await expect(why.locator('.paid-win').first()).toBeVisible();
    for (const line of await why.locator('.paid-win .paid-why').allInnerTexts()) {
      expect(line).toMatch(/\S.*\(.*\d.*\)/);
    }
    await page.keyboard.press('Escape');
    await expect(why).toHaveCount(0);

    await page.locator('.acts-quiet button', { hasText: /Last coups|过往各局|過往各局/ }).click();
    await expect(page.locator('.recalled')).toHaveCount(1);
    await expect(page.locator('.recalled tr')).toHaveCount(areas.length + 3);
    await page.locator('.sheet-close').click();

    await page.locator('.acts-quiet button', { hasText: /Cash out|兑现|兌現/ }).click();
    await page.locator('.cash-out .primary').click();
    await expect(async () => {
      await held.step();
      await expect(page.locator('.summary')).toContainText(paid, { timeout: 1000 });
    }).toPass();
    await expect(page.locator('.balance')).toHaveText('0.00');
    await expect(page.locator('.summary .visit')).toContainText(`${staked}.00`);
  });
}

test('an evening by keyboard alone, with cards, result and payment heard', async ({
  page,
  holdOwn,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet(page);
  const held = await holdOwn('keys');
  await held.until('wagering');
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  const press = async (name: RegExp | string) => {
    const key = page.getByRole('button', { name, exact: typeof name === 'string' });
    await expect(key).toBeEnabled();
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await key.evaluate(element => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await press('Insert $100');
  await expect(page.locator('.balance')).toHaveText('100.00');
  await press('25.00');
  await press(/^Banker \d/);
  await expect(page.locator('.area-banker .area-stake')).toHaveText('25.00');
  await press('Undo');
  await expect(page.locator('.area-banker .area-stake')).toHaveCount(0);
  await press(/^Player \d/);
  await expect(page.locator('.area-player .chip-ghost')).toHaveCount(0);
  await expect(page.locator('.area-player .area-stake')).toHaveText('25.00');
  const heard = await listen(page);
  await held.until('between-coups');
  await expect(page.locator('.my-result')).toBeVisible();
  const cards = await page.locator('.coup svg.card').count();
  const spoken = /^(?:Player|Banker): (?:Ace|King|Queen|Jack|10|[2-9]) of \w+\. $/;
  const said = await heard();
  expect(said.filter(words => spoken.test(words))).toHaveLength(cards);
  for (const each of [/^(?:Player wins|Banker wins|Tie),? /, /^(?:You win|You lose|Your stakes)/]) {
    expect(said).toContainEqual(expect.stringMatching(each));
  }
  await press('Why?');
  await expect(page.getByRole('dialog').locator('tr')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('Cash out');
  await press('Confirm');
  await expect(async () => {
    await held.step();
    await expect(page.locator('.summary')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

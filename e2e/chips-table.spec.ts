// A table of chips: its float is counted when it opens, stakes are laid across the whole width, and
// before Pay stands what is taken and what each seat is paid.

import type { Page } from '@playwright/test';
import { deal, key, newTable, touch, countChips } from './dealer.ts';
import { expect, test } from './floor.ts';

test('a table of chips from its float to its payments', async ({
  page,
  openWindow,
  quiet,
}, attempt) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(30_000);
  quiet(page);
  const table = await newTable(page.request, 'pit-2', 'chips-table', attempt);
  await page.goto(`/console.html?table=${table}&lang=en`);
  await touch(page, 'Sign on');
  await touch(page, 'Open the table');

  await floatCounted(page);
  await readyToPlay(page);
  const layout = page.getByRole('region', { name: 'Stakes across the table' });
  const cell = (name: string) => layout.getByRole('button', { name, exact: true });
  await test.step('stakes are laid seat by seat across the whole width', async () => {
    await touch(page, 'Place your bets');
    await page.getByRole('button', { name: 'Stakes across the table' }).click();
    await layout.getByRole('button', { name: '100.00', exact: true }).click();
    // Touches that come faster than answers add up.
    const first = layout.locator('tbody tr').nth(0).locator('.stake-cell.tone-player').first();
    await first.dblclick();
    await expect(cell('Seat 1, Player: 200.00')).toBeVisible();
    await cell('Seat 2, Banker: 0.00').click();
    await cell('Seat 3, Player: 0.00').click();
    await expect(cell('Seat 3, Player: 100.00')).toBeVisible();
    await layout.getByRole('button', { name: 'Take off' }).click();
    await cell('Seat 3, Player: 100.00').click();
    await expect(cell('Seat 3, Player: 0.00')).toBeVisible();
    await layout.getByRole('button', { name: '500.00', exact: true }).click();
    await cell('Seat 3, Tie: 0.00').click();
    await expect(cell('Seat 3, Tie: 500.00')).toBeVisible();
    const width = await layout.evaluate(element => element.getBoundingClientRect().width);
    expect(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.95);
    await page.screenshot({ path: 'test-results/chips-stakes.png' });
  });

  const recorder = await openWindow();
  await recorder.goto(`/console.html?table=${table}&stakes&lang=zh-Hans`);
  await expect(recorder.locator('.stake-lies')).toHaveCount(3);
  await touch(page, 'No more bets');
  await expect(recorder.locator('.stake-cell').first()).toBeDisabled();

  await fitsAPhone(page, recorder);

  await test.step('before Pay: what is taken, then what each seat is paid in chips', async () => {
    await deal(page, '9s 3d Ks 4h');
    const list = page.getByRole('region', { name: 'What is taken and paid' });
    const columns = list.locator('div');
    await expect(columns.nth(0)).toContainText(/First take.*Seat 2 Banker 100\.00.*Seat 3 Tie 500/);
    await expect(columns.nth(1)).toContainText(/Then pay.*Seat 1 Player 200\.00\s*2 × 100\.00/);
    await expect(recorder.locator('.pay-list')).toContainText('200.00');
    await page.screenshot({ path: 'test-results/chips-pay.png' });
    await recorder.screenshot({ path: 'test-results/chips-recorder.png' });
  });

  await test.step('one touch lays everything as in the last coup', async () => {
    await touch(page, 'Pay, then call for bets');
    await recorder.getByRole('button', { name: '全部同上局' }).click();
    await expect(recorder.locator('.stake-lies')).toHaveCount(3);
    // Whoever had the layout open has it again in the next coup.
    await expect(cell('Seat 1, Player: 200.00')).toBeVisible();
    await expect(cell('Seat 3, Tie: 500.00')).toBeVisible();
  });
});

/** On a phone a card of the pad is as large as a finger, and no page is wider than its screen. */
async function fitsAPhone(dealer: Page, recorder: Page): Promise<void> {
  for (const each of [dealer, recorder]) {
    await each.setViewportSize({ width: 390, height: 844 });
    const wide = await each.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  }
  const { width = 0, height = 0 } =
    (await dealer.locator('.next-step [data-card="Tc"]').boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  for (const each of [dealer, recorder]) await each.setViewportSize({ width: 1280, height: 800 });
}

/** Its shoe is prepared, and three patrons have chips. */
async function readyToPlay(page: Page): Promise<void> {
  for (const says of ['Bring new cards', 'Check the cards', 'Shuffle']) await touch(page, says);
  for (const says of ['Cut', 'Place the cutting card', 'Burn one card']) await touch(page, says);
  await page.locator('.seat-key').first().click();
  for (const number of [1, 2, 3]) {
    if (number > 1) await page.getByRole('button', { name: `Seat ${number}`, exact: true }).click();
    await page.getByRole('button', { name: 'Buy in 5,000.00' }).click();
    await expect(page.getByRole('button', { name: 'Pay out 5,000.00' })).toBeVisible();
  }
}

const floatCounted = (page: Page): Promise<void> =>
  test.step('the opening float is counted by value as a step of opening', async () => {
    const float = page.locator('.float-step');
    await touch(page, 'Go on as Game supervisor');
    await expect(key(page, 'Enter the float: 0.00')).toBeDisabled();
    await countChips(float, { '1,000.00': 40, '100.00': 180, '5.00': 99 });
    await float.getByRole('listitem').filter({ hasText: '495.00' }).getByText('+20').click();
    await page.screenshot({ path: 'test-results/chips-float.png' });
    await touch(page, 'Enter the float: 58,595.00');
    await expect(key(page, 'Bring new cards')).toBeVisible();
  });

// A live table: stakes entered for patrons, a pro rata reduction, keys and a scanner, the pit.

import type { Locator } from '@playwright/test';
import { pressByTab } from './by-tab.ts';
import { deal, key, openingFloat, openTable, ownTable, takeRole, touch } from './dealer.ts';
import { expect, test } from './floor.ts';

test('a live table: stakes entered, and a reduction shown before it is done', async ({
  page,
  quiet,
}, attempt) => {
  test.setTimeout(180_000);
  quiet(page);
  await openTable(page, await ownTable(page.request, 'pit-2', attempt), 'Game supervisor');
  await touch(page, 'Burn one card');
  await expect(key(page, 'Place your bets')).toBeVisible();
  await openingFloat(page);

  await page.locator('.tabs').getByRole('button', { name: 'Seats' }).click();
  await page.locator('.seat-key').first().click();
  const seat = (number: number) =>
    page.getByRole('button', { name: `Seat ${number}`, exact: true });
  for (const number of [1, 2]) {
    if (number > 1) await seat(number).click();
    await page.getByRole('button', { name: 'Buy in 5,000.00' }).click();
    await expect(page.getByRole('button', { name: 'Pay out 5,000.00' })).toBeVisible();
  }

  await touch(page, 'Place your bets');
  const entry = page.getByRole('group', { name: 'Enter stakes' });
  const totals = page.locator('.stake-totals .tone-player dd');
  await seat(1).click();
  for (const total of ['1,000.00', '2,000.00', '3,000.00']) {
    await entry.getByRole('button', { name: '+1,000.00' }).click();
    await expect(totals).toHaveText(total);
  }
  await seat(2).click();
  await entry.getByRole('button', { name: '+500.00' }).click();
  await expect(totals).toHaveText('3,500.00');
  await touch(page, 'No more bets');

  const reduction = page.getByRole('region', { name: 'More than the sign allows' });
  await expect(reduction).toContainText('3,500.00 → 2,000.00 (7.4)');
  await expect(reduction).toContainText(/Seat 1\s*3,000.00\s*→ 1,714.25/);
  await expect(reduction).toContainText(/Seat 2\s*500.00\s*→ 285.75/);
  await reduction.getByRole('button', { name: 'Reduce all pro rata' }).click();
  await expect(totals).toHaveText('2,000.00');

  await deal(page, '9s 3d Ks 4h');
  await expect(page.locator('.result')).toHaveText('Player wins, 9 over 7');
  await touch(page, 'Pay, then call for bets');
  await seat(1).click();
  await expect(page.getByRole('button', { name: 'Pay out 6,714.25' })).toBeVisible();
});

test('a squeezed coup with keys alone: typed cards, a rank undone, a scanner', async ({
  page,
  quiet,
}, attempt) => {
  test.setTimeout(240_000);
  quiet(page);
  await page.goto(`/console.html?table=${await ownTable(page.request, 'pit-3', attempt)}&lang=en`);
  const press = (wanted: Locator) => pressByTab(page, wanted);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const says of ['Sign on', 'Open the table']) await press(key(page, says));
  await press(button('Count it later'));
  for (const says of ['Bring new cards', 'Check', 'Shuffle']) await press(key(page, says));
  await press(key(page, 'Go on as Table inspector'));
  await press(key(page, 'Sign on as Table inspector'));
  await press(key(page, 'Cut'));
  await takeRole(page, 'Dealer');
  await press(key(page, 'Place the cutting card'));

  await press(page.locator('.seat-key').nth(1));
  await press(button('Buy in 100.00'));
  await expect(button('Pay out 100.00 chips · Own wish')).toBeVisible();
  await press(key(page, 'Place your bets'));
  await press(page.locator('.stake-areas .tone-banker').first());
  await press(button('+25.00'));
  await expect(page.locator('.stake-totals .tone-banker dd')).toHaveText('25.00');
  await press(key(page, 'No more bets'));
  for (const [who, told] of [
    ['Ms Ho', 'Management is told'],
    ['Mr Cole', 'Surveillance is told'],
  ] as const) {
    await page.getByLabel('Who was told').fill(who);
    await press(button(told));
  }
  // The only wagerer is offered the Banker's cards; nobody the Player's.
  await press(button('Seat 2 takes them'));
  await expect(page.locator('.offer.tone-banker')).toContainText('Seat 2');
  for (const says of ['Player 1', 'Banker 1', 'Player 2', 'Banker 2']) {
    await press(key(page, says));
  }

  await expect(page.locator('.guide')).toHaveText('Turn the cards: Player');
  const felt = page.locator('.console-coup .hand-cards [aria-label="Card face down"]');
  await page.keyboard.type('8');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9s');
  await page.keyboard.press('Enter');
  await expect(felt).toHaveCount(3);
  await page.keyboard.type('kh');
  await page.keyboard.press('Enter');
  await expect(page.locator('.guide')).toHaveText('Turn the cards: Banker');
  // A scanner types faster than any hand and ends with Enter.
  await page.keyboard.type('10d\n', { delay: 0 });
  await expect(felt).toHaveCount(1);
  await page.keyboard.type('2c\n', { delay: 0 });
  await expect(page.locator('.result')).toHaveText('Player wins, 9 over 2');
  await expect(page.locator('.guided-line .step-now')).toHaveText('Paying');
});

test('the pit shows every table, opens one, and an inspector only reads', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await page.goto('/pit.html?lang=en');
  await expect(page.locator('.pit-tables tbody tr').nth(11)).toBeVisible();
  await page.getByRole('button', { name: /^Rapid Crown Baccarat/ }).click();
  await expect(page.locator('.pit-side .phase')).toBeVisible();
  await expect(
    page.locator('.pit-side').getByRole('button', { name: 'A patron disputes' }),
  ).toBeVisible();
  await takeRole(page, 'Inspector');
  await page.getByRole('button', { name: /^Rapid Crown Baccarat/ }).click();
  await expect(page.locator('.pit-side')).toContainText('You may look, not act.');
  await expect(
    page.locator('.pit-side').getByRole('button', { name: 'A patron disputes' }),
  ).toHaveCount(0);
});

// A dealer's shoe of real cards at an electronic table: coups, three irregularities, a correction.

import type { Page } from '@playwright/test';
import { deal, key, openTable, ownTable, padKey, touch } from './dealer.ts';
import { nothingSerious } from './axe.ts';
import { expect, sitDown, test } from './floor.ts';

/** The two screens of the story. */
interface Screens {
  readonly page: Page;
  readonly terminal: Page;
}

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Something is wrong' });
const effectOn = (page: Page) => wizard(page).locator('.effect');

/** From "something is wrong" to what the book says. */
async function report(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  await wizard(page).getByRole('button', { name: what }).click();
}

const hasCents = (terminal: Page, balance: string): Promise<void> =>
  expect(terminal.locator('.balance')).toHaveText(balance);

/** The patron puts five dollars on Player, and the dealer closes. */
async function wagered({ page, terminal }: Screens): Promise<void> {
  await terminal.locator('.area-player .area-touch').click();
  await expect(page.locator('.stake-totals .tone-player dd')).toHaveText('5.00');
  await touch(page, 'No more bets');
}

test('a shoe with three irregularities and a recalculation', async ({
  page,
  openWindow,
  quiet,
}, attempt) => {
  test.setTimeout(280_000);
  quiet(page);
  const terminal = await openWindow();
  const table = await ownTable(page.request, 'dealt', attempt);
  await openTable(page, table, 'Game supervisor');
  await touch(page, 'Burn one card');
  await sitDown(terminal, table);
  const screens = { page, terminal };
  await test.step('a coup of one touch a card, a wrong key taken back', () => aCoup(screens));
  await test.step('a third card goes to the Banker', () => thirdCardToPlayer(screens));
  await test.step('a recalculation is shown before two people do it', () => corrected(screens));
  await test.step('a card face up makes a dummy coup', () => cardFaceUp(screens));
  await test.step('a surplus card opens the next coup', () => surplusCard(screens));
  await test.step('axe finds nothing serious', () => looksWell(page));
});

async function aCoup(screens: Screens): Promise<void> {
  const { page, terminal } = screens;
  await touch(page, 'Place your bets');
  await wagered(screens);
  // In the page itself: however slow this machine is, the moment to think again does not pass.
  await page.locator('.next-step').evaluate(async pad => {
    pad.querySelector<HTMLButtonElement>('[data-card="Qs"]')?.click();
    await new Promise(drawn => {
      requestAnimationFrame(drawn);
    });
    document.querySelector<HTMLButtonElement>('.take-back')?.click();
  });
  await expect(page.locator('.staged')).toHaveCount(0);
  await expect(page.locator('.guide')).toHaveText('Player 1');
  await deal(page, '2s 9h Ks Kd');
  await expect(page.locator('.result')).toHaveText('Banker wins, 9 over 2');
  await touch(page, 'Pay, then call for bets');
  await hasCents(terminal, '95.00');
}

async function thirdCardToPlayer(screens: Screens): Promise<void> {
  const { page, terminal } = screens;
  await wagered(screens);
  await deal(page, '6s 2h Kh 3d');
  await expect(page.locator('.guide')).toHaveText('Player stands. Banker draws.');
  await report(page, /Player was dealt a third card/);
  await padKey(wizard(page), '4c').click();
  const effect = effectOn(page);
  await expect(effect).toContainText('The card goes to the Banker (11.7.1(a))');
  await expect(effect).toContainText('Banker 2h 3d 4c');
  await expect(effect).toContainText('No patron’s money moves.');
  await effect.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.result')).toHaveText('Banker wins, 9 over 6');
  await touch(page, 'Pay, then call for bets');
  await hasCents(terminal, '90.00');
}

/** The Banker's third card was a four in the books, and an ace on the felt: a tie. */
async function corrected({ page, terminal }: Screens): Promise<void> {
  await page.getByRole('button', { name: 'Freeze accounts' }).click();
  await report(page, /settled on a wrong result/);
  await wizard(page).locator('.entered-card').last().click();
  await padKey(wizard(page), 'Ac').click();
  const effect = effectOn(page);
  await expect(effect).toContainText('(11.11)');
  await expect(effect).toContainText('Banker wins, 9 over 6 → Tie, 6 each');
  await expect(effect.locator('.corrected tbody tr')).toHaveText(/1\s*0.00\s*5.00\s*\+5.00/);
  await expect(effect).toContainText('Two people stand behind it.');
  await hasCents(terminal, '90.00');
  await effect.getByRole('button', { name: /Approve as/ }).click();
  await hasCents(terminal, '95.00');
  await page.locator('.freeze').click();
  await page.getByLabel('What was found').fill('An ace, seen on the recording.');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByRole('button', { name: 'Freeze accounts' })).toBeVisible();
}

async function cardFaceUp(screens: Screens): Promise<void> {
  const { page, terminal } = screens;
  await wagered(screens);
  await report(page, /face up in the shoe/);
  await padKey(wizard(page), '7h').click();
  const effect = effectOn(page);
  await expect(effect).toContainText('(11.6.1)');
  await expect(effect).toContainText('Seat 1: 5.00 off the felt, 5.00 comes back');
  await effect.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.banner')).toContainText('DUMMY');
  await expect(page.locator('.spoken')).toContainText('this is a dummy coup');
  await hasCents(terminal, '95.00');
  await touch(page, 'Deal 7♥');
  await deal(page, '2d Kc 6d');
  await touch(page, 'End the dummy coup');
  await expect(key(page, 'Place your bets')).toBeVisible();
}

async function surplusCard({ page }: Screens): Promise<void> {
  await report(page, /nobody saw it/);
  const effect = effectOn(page);
  await expect(effect).toContainText('The card opens the next coup (11.2)');
  await effect.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.tabs').getByRole('button', { name: 'Shoe' }).click();
  await expect(page.locator('.panels')).toContainText('A card held over opens this coup');
}

/** The wizard over the limits, as axe sees them. */
async function looksWell(page: Page): Promise<void> {
  await page.locator('.tabs').getByRole('button', { name: 'Limits' }).click();
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  await nothingSerious(page);
}

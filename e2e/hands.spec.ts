// Safe hands: a mis-keyed card is put right by two touches, double taps do nothing, nothing that
// was keyed vanishes, and no message moves a key.

import type { Locator, Page } from '@playwright/test';
import { deal, key, newTable, onFelt, openTable, padKey, takeRole, touch } from './dealer.ts';
import { expect, sitDown, test } from './floor.ts';

const cardsOf = (page: Page, side: 'player' | 'banker'): Promise<readonly (string | null)[]> =>
  page
    .locator(`.hand-${side} svg.card`)
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-card')));

const pad = (page: Page): Locator => page.locator('.next-step');

/** Taps twice as a trembling finger does: at the same place, a moment apart. */
async function doubleTap(page: Page, wanted: Locator, apartMs = 120): Promise<void> {
  await expect(wanted).toBeEnabled();
  const box = await wanted.boundingBox();
  if (box === null) throw new Error('it is on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(apartMs);
  await page.mouse.click(x, y);
}

/** The first seat buys in and has a thousand on Player. */
async function enterStake(page: Page): Promise<void> {
  await page.locator('.seat-key').first().click();
  await page.getByRole('button', { name: 'Buy in 5,000.00' }).click();
  await page
    .getByRole('group', { name: 'Enter stakes' })
    .getByRole('button', { name: '+1,000.00' })
    .click();
  await expect(page.locator('.stake-totals .tone-player dd')).toHaveText('1,000.00');
}

test('a card keyed wrongly is put right by two touches, on all screens', async ({
  page,
  openWindow,
  quiet,
}, attempt) => {
  test.setTimeout(120_000);
  quiet(page);
  const [terminal, display] = [await openWindow(), await openWindow()];
  const table = await newTable(page.request, 'pit-1', 'hands', attempt);
  await openTable(page, table, 'Game supervisor');
  await touch(page, 'Burn one card');
  await takeRole(page, 'Dealer');
  await sitDown(terminal, table);
  await display.goto(`/display.html?table=${table}&lang=en`);
  await touch(page, 'Place your bets');
  await terminal.locator('.area-player .area-touch').click();
  await expect(terminal.locator('.area-player .area-stake')).toBeVisible();
  await touch(page, 'No more bets');

  await test.step('while the coup is dealt the dealer does it alone', async () => {
    // The Player's second card is a 2, not a 9: with it the Player draws.
    await deal(page, '3s 7d 9h Kc');
    await expect(page.locator('.guide')).toHaveText('Player draws.');
    await onFelt(page, 'player', 2).click();
    await expect(page.locator('.guide')).toHaveText(
      'Player 2 is 9♥. Touch the card that lies there.',
    );
    await padKey(pad(page), '3h').click();
    await expect(page.locator('.correction')).toHaveCount(0);
    await expect(page.locator('.console-coup .corrected-card')).toContainText('9♥ → 3♥');
    // Six stands: the Banker, with seven, stands too.
    await expect(page.locator('.result')).toHaveText('Banker wins, 7 over 6');
  });

  await test.step('a result that was shown needs a second person', async () => {
    await onFelt(page, 'banker', 1).click();
    await padKey(pad(page), '2d').click();
    await expect(page.locator('.correction')).toContainText('a second person confirms it');
    await page.getByRole('button', { name: 'Confirm as Game supervisor' }).click();
    await expect(page.locator('.guide')).toHaveText('Player stands. Banker draws.');
    for (const screen of [terminal, display]) {
      await expect(screen.locator('.corrected-card')).toHaveCount(2);
      await expect(screen.locator('.corrected-card').last()).toContainText('7♦ → 2♦');
      await expect.poll(() => cardsOf(screen, 'player')).toEqual(['3s', '3h']);
      await expect.poll(() => cardsOf(screen, 'banker')).toEqual(['2d', 'Kc']);
    }
    await page.screenshot({ path: 'test-results/hands-console.png' });
    await terminal.screenshot({ path: 'test-results/hands-terminal.png' });
    await display.screenshot({ path: 'test-results/hands-display.png' });
  });

  await test.step('a suit that pays nothing more is put right alone; then it is paid', async () => {
    await deal(page, '3d');
    await expect(page.locator('.result')).toHaveText('Player wins, 6 over 5');
    await onFelt(page, 'banker', 3).click();
    await padKey(pad(page), '3c').click();
    await expect(page.locator('.correction')).toHaveCount(0);
    await expect.poll(() => cardsOf(page, 'banker')).toEqual(['2d', 'Kc', '3c']);
    await touch(page, 'Pay, then call for bets');
    await expect(terminal.locator('.balance')).toHaveText('105.00');
  });
});

test('double taps do nothing, and no message moves a key', async ({ page, quiet }, attempt) => {
  test.setTimeout(120_000);
  quiet(page);
  const table = await newTable(page.request, 'pit-2', 'taps', attempt);
  await openTable(page, table, 'Game supervisor');
  await touch(page, 'Burn one card');

  await test.step('one opens the wagers and does not close them', async () => {
    await doubleTap(page, key(page, 'Place your bets'));
    await expect(key(page, 'No more bets')).toBeEnabled();
    await enterStake(page);
  });

  await test.step('one closes them and keys no card', async () => {
    await doubleTap(page, key(page, 'No more bets'));
    await expect(page.locator('.guide')).toHaveText('Player 1');
    await page.waitForTimeout(1200);
    await expect(page.locator('.console-coup .coup:not(.coup-last) svg.card')).toHaveCount(0);
  });

  await test.step('one card touched twice is asked about; a second is a touch away', async () => {
    await doubleTap(page, padKey(pad(page), '8s'));
    await expect(page.locator('.staged')).toContainText('Another 8♠?');
    await expect.poll(() => cardsOf(page, 'player')).toEqual(['8s']);
    await expect.poll(() => cardsOf(page, 'banker')).toEqual([]);
    await page.getByRole('button', { name: 'Yes, a second 8♠' }).click();
    await expect.poll(() => cardsOf(page, 'banker')).toEqual(['8s']);
    // A deliberate touch later is a card, and typing is never asked about.
    await page.waitForTimeout(800);
    await padKey(pad(page), '8s').click();
    await expect.poll(() => cardsOf(page, 'player')).toEqual(['8s', '8s']);
  });

  await test.step('second thoughts run by the clock, however often all is drawn', async () => {
    const before = await padKey(pad(page), 'As').boundingBox();
    await padKey(pad(page), 'Kd').click();
    await expect(page.locator('.staged')).toBeVisible();
    // Other news draws the console again and again meanwhile.
    for (let at = 0; at < 4; at += 1) {
      await page
        .locator('.tabs')
        .getByRole('button')
        .nth(at % 2)
        .click();
    }
    await expect.poll(() => cardsOf(page, 'banker'), { timeout: 1500 }).toEqual(['8s', 'Kd']);
    expect(before).not.toBeNull();
  });

  await test.step('a banner and a refusal leave every key where it was', async () => {
    await expect(page.locator('.result')).toHaveText('Banker wins, 8 over 6');
    const places = () =>
      page
        .locator('.next-step button, .side-keys button, .card-key')
        .evaluateAll(keys => keys.map(each => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    await page.getByRole('button', { name: 'Freeze' }).click();
    await expect(page.locator('.banner-frozen')).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test('with the house away the pad is locked, and nothing keyed vanishes', async ({
  page,
}, attempt) => {
  test.setTimeout(120_000);
  const table = await newTable(page.request, 'pit-2', 'away', attempt);
  // Every socket of the page can be cut, and what is sent can be lost on the way.
  let lose = false;
  const cuts: (() => void)[] = [];
  await page.routeWebSocket(/\/socket$/, socket => {
    const server = socket.connectToServer();
    cuts.push(() => void socket.close());
    socket.onMessage(message => {
      if (!lose) server.send(message);
    });
  });
  await openTable(page, table, 'Game supervisor');
  await touch(page, 'Burn one card');
  await touch(page, 'Place your bets');
  await enterStake(page);
  await touch(page, 'No more bets');
  await deal(page, '2s 3d');

  await test.step('a card that was lost on the way arrives once the line is back', async () => {
    lose = true;
    await padKey(pad(page), '4c').click();
    await page.keyboard.press('Enter');
    await expect(page.locator('.staged')).toHaveCount(0);
    lose = false;
    cuts.at(-1)?.();
    await expect.poll(() => cardsOf(page, 'player')).toEqual(['2s', '4c']);
  });

  await test.step('a card that was touched is kept while the pad is locked', async () => {
    const before = await padKey(pad(page), 'As').boundingBox();
    await page.context().setOffline(true);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-card="Kh"]')?.click());
    cuts.at(-1)?.();
    await expect(page.locator('.pad-locked')).toContainText('The house is away');
    await expect(page.locator('.pad-locked')).toContainText('K♥ is kept');
    await expect(padKey(pad(page), 'As')).toBeDisabled();
    expect(await padKey(pad(page), 'As').boundingBox()).toEqual(before);
    await page.screenshot({ path: 'test-results/hands-away.png' });
    await page.context().setOffline(false);
    await expect.poll(() => cardsOf(page, 'banker')).toEqual(['3d', 'Kh']);
    await expect.poll(() => cardsOf(page, 'player')).toEqual(['2s', '4c']);
  });
});

// The front door: a first visitor's first coup, the roles, and the table for one.

import { expect, test } from './floor.ts';
import { languageFolder, LANGUAGES } from '../src/texts/languages.ts';

test('a first visitor plays a coup from the front door', async ({ page, quiet }) => {
  test.setTimeout(120_000);
  quiet(page);
  const began = Date.now();
  await page.goto('/?lang=en');
  await expect(page.locator('.front-where')).toContainText('a demonstration house');
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Insert $100' }).click();
  await expect(page.locator('.balance')).toHaveText('100.00');
  // A period may close under the visitor's finger: the next one will do.
  await expect(async () => {
    await expect(page.locator('.area-player .area-touch')).toBeEnabled();
    await page.locator('.area-player .area-touch').click();
    // A chip that is only asked for may be refused: it counts once the house has confirmed it.
    await expect(page.locator('.area-player .chip-ghost')).toHaveCount(0);
    await expect(page.locator('.area-player .area-stake')).toBeVisible({ timeout: 2000 });
  }).toPass();
  // As long as the whole test may take: the table deals at its own pace.
  await expect(page.locator('.my-result')).toBeVisible({ timeout: 90_000 });
  const seconds = Math.round((Date.now() - began) / 1000);
  test.info().annotations.push({ type: 'seconds to a first coup', description: `${seconds}` });
});

test('the front door speaks every language and shows every table with its doors', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await page.goto('/?lang=en');
  const card = page.locator('[data-table=crown-1]');
  await expect(card.getByRole('link')).toHaveText([
    'Take a seat',
    'Table for one',
    'Dealer console',
    'Display',
  ]);
  for (const language of LANGUAGES) {
    const { sign, screens } = languageFolder(language);
    const { firstTime } = (await screens.front()).texts;
    await page.getByRole('button', { name: sign, exact: true }).click();
    await expect(page.locator('.front-welcome h2')).toHaveText(firstTime);
  }
  await card.getByRole('link').last().click();
  await expect(page.locator('.display')).toHaveAttribute('data-table', 'crown-1');
});

test('a visitor takes a role, and the console is opened in it', async ({ page, quiet }) => {
  quiet(page);
  await page.goto('/?lang=en');
  await page.getByRole('button', { name: 'Pit boss' }).click();
  await expect(page.getByRole('button', { name: 'Pit boss' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const door = page.locator('[data-table=held-one]').getByRole('link', { name: 'Dealer console' });
  await expect(door).toHaveAttribute('href', '/console.html?table=held-one&role=pit-boss');
  await door.click();
  await expect(page.locator('.next-step')).not.toBeEmpty();
});

test('a table for one: a wager at the terminal is seen on the console and the wall', async ({
  page,
  holdOwn,
  quiet,
}) => {
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  quiet(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const table = await holdOwn('held-one');
  await table.until('wagering');
  await page.goto(`/one.html?table=${table.name}&lang=en`);
  const [terminal, console, display] = ['Terminal', 'Dealer console', 'Display'].map(title =>
    page.frameLocator(`iframe[title="${title}"]`),
  );
  if (!terminal || !console || !display) throw new Error('three screens');
  await terminal.getByRole('button', { name: 'Insert $100' }).click();
  await expect(terminal.locator('.balance')).toHaveText('100.00');
  await terminal.locator('.area-banker .area-touch').click();
  await expect(terminal.locator('.balance')).toHaveText('95.00');
  await expect(console.locator('.seat-key', { hasText: /B\s5\.00/ })).toBeVisible();
  await table.until('complete');
  await expect(display.locator('.result')).toHaveText(/wins|Tie/);
  await expect(terminal.locator('.result')).toHaveText(
    await display.locator('.result').innerText(),
  );
  expect(said).toEqual([]);
});

// A dealer in a browser: opens a table of real cards, prepares its shoe and deals.

import type { APIRequestContext, Locator, Page, TestInfo } from '@playwright/test';
import { expect } from './floor.ts';

/** The biggest key, when it says this. */
export const key = (page: Page, says: string): Locator =>
  page.locator('.next-key', { hasText: says });

/** Touches the biggest key once it says this. */
export async function touch(page: Page, says: string): Promise<void> {
  await expect(key(page, says)).toBeEnabled();
  await key(page, says).click();
}

/** Takes a role in a demonstration and waits until the server has given it: until then every key
 * is still pressed in the role before. */
export async function takeRole(page: Page, label: string): Promise<void> {
  const roles = page.locator('.you-are select');
  await roles.selectOption({ label });
  await expect(roles.locator('option:checked')).toHaveText(label);
}

type Attempt = Pick<TestInfo, 'retry' | 'repeatEachIndex'>;

const attemptOf = ({ retry, repeatEachIndex }: Attempt): number => 10 * repeatEachIndex + retry;

/** The table of a first attempt; any other installs one like it, for the first was played at. */
export async function ownTable(
  request: APIRequestContext,
  table: string,
  attempt: Attempt,
): Promise<string> {
  const number = attemptOf(attempt);
  return number === 0 ? table : installed(request, table, `${table}-again-${number}`);
}

/** A new table with the set-up of another, for one attempt of one test. */
export const newTable = (
  request: APIRequestContext,
  like: string,
  name: string,
  attempt: Attempt,
): Promise<string> => installed(request, like, `${name}-${attemptOf(attempt)}`);

async function installed(request: APIRequestContext, like: string, name: string): Promise<string> {
  const role = await request.post('/api/demo/roles', { data: { role: 'operator' } });
  const { token } = (await role.json()) as { token: string }; // of the wire's schema
  const headers = { authorization: `Bearer ${token}` };
  const page = await request.get(`/api/tables/${like}/setups`, { headers });
  const { setups } = (await page.json()) as { setups: readonly object[] }; // the same
  const data = { name, title: name, setup: { ...setups[0], id: name } };
  expect((await request.post('/api/tables', { headers, data })).status()).toBe(201);
  return name;
}

/** Signs on, opens the table and prepares its shoe; where nobody sits a supervisor cuts. */
export async function openTable(page: Page, table: string, cutter: string): Promise<void> {
  await page.goto(`/console.html?table=${table}&lang=en`);
  await touch(page, 'Sign on');
  await touch(page, 'Open the table');
  await countLater(page);
  await touch(page, 'Bring new cards');
  await touch(page, 'Check the cards');
  await touch(page, 'Shuffle');
  await touch(page, `Go on as ${cutter}`);
  await touch(page, 'Cut');
  await touch(page, 'Place the cutting card');
}

/** At a table of chips the opening float may be counted later. */
export async function countLater(page: Page): Promise<void> {
  const later = page.getByRole('button', { name: 'Count it later' });
  await expect(later.or(key(page, 'Bring new cards'))).toBeVisible();
  if (await later.isVisible()) await later.click();
}

/** Counts chips into the tray: how many of each value, as its label has it. */
export async function countChips(
  within: Locator,
  chips: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [chip, count] of Object.entries(chips)) {
    await within.getByLabel(`Number of ${chip} chips`).fill(`${count}`);
  }
}

/** The opening float of a table that is open already, beside its shoe. */
export async function openingFloat(page: Page): Promise<void> {
  await page.locator('.tabs').getByRole('button', { name: 'Shoe' }).click();
  const float = page.getByRole('region', { name: 'Float' });
  await float.getByRole('button', { name: 'Opening float', exact: true }).click();
  await countChips(float, { '5,000.00': 10, '1,000.00': 40, '100.00': 100 });
  await float.getByRole('button', { name: 'Opening float 100,000.00' }).click();
  await expect(float).toContainText('Float: 100,000.00');
}

/** The key of a card on a pad. */
export const padKey = (within: Locator, card: string): Locator =>
  within.locator(`button[data-card="${card}"]`);

/** A card on a console's felt, by where it lies. */
export const onFelt = (page: Page, side: 'player' | 'banker', place: number): Locator =>
  page.locator(`.console-coup .hand-${side} .card-key`).nth(place - 1);

/** Touches cards on the pad, one after the other; the felt shows them all in the end. */
export async function deal(page: Page, cards: string): Promise<void> {
  const faces = cards.split(' ');
  const felt = page.locator('.console-coup .coup:not(.coup-last) .hand-cards .card');
  const before = await felt.count();
  for (const card of faces) {
    await padKey(page.locator('.next-step'), card).click();
  }
  await expect(felt).toHaveCount(before + faces.length);
}

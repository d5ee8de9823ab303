// Every screen beside those of a table: the pit in each role and room, enrolment, slips;
// and the sheets of a terminal. Tournaments are looked at where they are played (sealed-cup),
// the set-up where a house is set up (first-start), the lab where it counts (lab).

import { nothingSerious } from './axe.ts';
import { expect, test } from './floor.ts';

const ROLES = ['operator', 'cashier', 'casino-supervisor', 'inspector'] as const;

/** Rooms that are the same for everybody are looked at once; the lab is a page of its own (lab). */
const ALIKE = /^(?:Tables|Figures|Events|Reports|Bans)/u;

/** The tables that wait for other tests are like those before them. */
const MORE_OF_THE_SAME = ['.pit-tables tbody tr:nth-child(n + 14)'];

for (const role of ROLES) {
  test(`pit as ${role}: axe finds nothing serious in any room, in any dress`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(240_000);
    quiet(page);
    await page.goto(`/pit.html?lang=en&role=${role}`);
    const tabs = page.locator('main nav').first().getByRole('button');
    await expect(tabs.first()).toBeVisible();
    for (let at = 0; at < (await tabs.count()); at += 1) {
      const tab = tabs.nth(at);
      const name = await tab.innerText();
      if (name === 'Lab' || (role !== 'operator' && ALIKE.test(name))) continue;
      await tab.click();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
      await nothingSerious(page, { without: MORE_OF_THE_SAME });
    }
  });
}

for (const [name, address, ready] of [
  ['enrolment', '/enrol.html?lang=en', 'main'],
  ['a slip’s page without a slip', '/slip.html?lang=en', 'main'],
] as const) {
  test(`${name}: axe finds nothing serious in any dress`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(ready)).toBeVisible();
    await nothingSerious(page);
  });
}

test('terminal: axe finds nothing serious on any sheet, in any dress', async ({ page, quiet }) => {
  test.setTimeout(180_000);
  quiet(page);
  await page.goto('/terminal.html?table=house-1&lang=en');
  for (const name of [
    ...['Settings', 'Other tables', 'Insert ticket', 'Last coups', 'Rules', 'Help'],
    'Your own limits',
  ]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await nothingSerious(page, { within: 'dialog' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

// Keys alone: whoever cannot use a pointer walks through a page by Tab.

import type { Locator, Page } from '@playwright/test';
import { expect } from './floor.ts';

const MOST_TABS = 120;

/** Walks there by Tab alone and presses Enter. */
export async function pressByTab(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

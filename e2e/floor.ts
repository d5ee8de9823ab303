// What the browser tests share: pages that must be quiet, a patron who sits down.

import { setTimeout } from 'node:timers/promises';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { HousePage } from '../src/wire/index.ts';
import { type HeldTable, tableFor } from './held-tables.ts';

export type OpenWindow = () => Promise<Page>;

/** Takes a table into the test's own hand; another one of its kind when the test is tried again. */
export type HoldOwn = (table: HeldTable) => Promise<Held>;

interface Floor {
  readonly quiet: (page: Page) => void;
  readonly openWindow: OpenWindow;
  readonly holdOwn: HoldOwn;
}

/** Every page of a test must stay without an error and without a failed request. */
export const test = base.extend<Floor>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  quiet: async ({}, use) => {
    const faults: string[] = [];
    await use(page => {
      page.on('pageerror', error => faults.push(`error: ${error.message}`));
      page.on('console', message => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      page.on('response', response => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
    });
    expect(faults).toEqual([]);
  },
  // Pages in one window lie behind each other, and what lies behind is drawn once a second: a
  // touch, which waits for two drawings, would take two seconds there.
  openWindow: async ({ browser, quiet }, use) => {
    const windows: BrowserContext[] = [];
    await use(async () => {
      const window = await browser.newContext();
      windows.push(window);
      const page = await window.newPage();
      quiet(page);
      return page;
    });
    for (const window of windows) await window.close();
  },
  holdOwn: async ({ request }, use, { retry }) => {
    await use(table => hold(request, tableFor(table, retry)));
  },
});

export { expect };

/** Sits down at a table, at a free seat or at one's own, and has a hundred dollars. */
export async function sitDown(page: Page, table: string, seat?: number): Promise<void> {
  const at = seat === undefined ? table : `${table}&seat=${seat}`;
  await page.goto(`/terminal.html?table=${at}&lang=en`);
  await page.getByRole('button', { name: 'Insert $100' }).click();
  await expect(page.locator('.balance')).toHaveText('100.00');
}

/** Waits until wagers are taken and enough time is left for a few touches. */
export async function whileOpen(page: Page, area = 'player'): Promise<void> {
  await expect(page.locator('.phase-wagering')).toBeVisible();
  await expect(page.locator(`.area-${area} .area-touch`)).toBeEnabled();
}

/** A table that only the test moves. */
export interface Held {
  readonly name: string;
  /** Does the next thing at the table; what was done, or null where patrons must act first. */
  readonly step: () => Promise<string | null>;
  /** Goes on until the table stands there, with something done after every step. */
  readonly until: (phase: Phase, between?: () => Promise<unknown>) => Promise<void>;
}

type Phase = HousePage['tables'][number]['phase'];

/** A table has windows that its own clock closes, such as the one for Insurance. */
const LONGEST_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/** Takes the dealing of a table into the test's own hand. */
export async function hold(request: APIRequestContext, table: string): Promise<Held> {
  const path = `/api/demo/tables/${table}`;
  const held = await request.post(`${path}/dealer`, { data: { dealer: 'by-hand' } });
  expect(held.ok()).toBe(true);
  const phaseNow = async (): Promise<Phase | undefined> => {
    const page = (await (await request.get('/api/house')).json()) as HousePage; // the wire's schema
    return page.tables.find(each => each.table === table)?.phase;
  };
  const step = async () => {
    const taken = (await (await request.post(`${path}/step`)).json()) as StepTaken; // the same
    return taken.did;
  };
  const until: Held['until'] = async (phase, between) => {
    const giveUpAt = Date.now() + LONGEST_MS;
    while ((await phaseNow()) !== phase) {
      expect(Date.now(), `${table} never came to ${phase}`).toBeLessThan(giveUpAt);
      if ((await step()) === null) await setTimeout(LOOK_AGAIN_MS);
      await between?.();
    }
  };
  return { name: table, step, until };
}

interface StepTaken {
  readonly did: string | null;
}

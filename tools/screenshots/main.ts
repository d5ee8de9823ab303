// Takes the pictures of docs/screens from a real house, in every language:
// tsx tools/screenshots/main.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, chromium, type Page, request as requests } from '@playwright/test';
import { deal, openTable, touch } from '../../e2e/dealer.ts';
import { hold, sitDown } from '../../e2e/floor.ts';
import { runHouse } from '../../e2e/run-house.ts';
import { languageFolder } from '../../src/texts/languages.ts';
import { look, openWindows, takeAll, WALL, type Window } from './album.ts';

const PORT = 18_733;
const OUT = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const BY_HAND = 'pit-1';
const PLAYED = 'held-crown';
const FROZEN = 'rapid-2';
const COUPS_BEFORE = 14;
/** Chips of the tray: one dollar, and twenty-five. */
const [ONE, TWENTY_FIVE] = [0, 3];

const area = (page: Page, on: string) => page.locator(`.area-${on} .area-touch:enabled`).first();

/** A shoe with some past, so that the roads have something to show. */
async function playSome(window: Window, request: APIRequestContext): Promise<void> {
  const table = await hold(request, PLAYED);
  await table.until('wagering');
  const page = await look(window, `/terminal.html?table=${PLAYED}&seat=1`, '.insert');
  await page.locator('.insert').click();
  for (let coup = 0; coup < COUPS_BEFORE; coup += 1) {
    await table.until('wagering');
    await area(page, coup % 2 === 0 ? 'player' : 'banker').click();
    await page.locator('.staked', { hasText: '5.00' }).waitFor();
    await table.until('between-coups');
  }
  await page.close();
}

/** A patron's coup in one language: refused, placed, settled, explained, looked up. */
async function terminal(window: Window, request: APIRequestContext, seat: number): Promise<void> {
  const { language, take } = window;
  const { locale, screens } = languageFolder(language);
  const table = await hold(request, PLAYED);
  await table.until('wagering');
  const page = await look(window, `/terminal.html?table=${PLAYED}&seat=${seat}`, '.insert');
  await page.locator('.insert').click();
  await area(page, 'player').waitFor();
  await page.locator('.tray-chip').nth(ONE).click();
  await area(page, 'player').click();
  await page.locator('.refusal').waitFor();
  await take(page, 'terminal-refused');
  await page.locator('.tray-chip').nth(TWENTY_FIVE).click();
  await area(page, 'banker').click();
  await page.locator('.tray-chip').nth(1).click();
  await area(page, 'tie').click();
  await area(page, 'player-pair').click();
  const laid = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(35);
  await page.locator('.staked', { hasText: laid }).waitFor();
  await take(page, 'terminal-wagers');
  const wall = await look(window, `/display.html?table=${PLAYED}`, '.display-roads', WALL);
  await take(wall, 'display-wagers');
  await table.until('dealing');
  await page.locator('.phase-dealing').waitFor();
  await take(page, 'terminal-closed');
  await table.until('between-coups');
  await page.locator('.my-result').waitFor();
  await take(page, 'terminal-result');
  await wall.locator('.result:not(:empty)').waitFor();
  await take(wall, 'display');
  await wall.locator('.sign-key').nth(2).click();
  await take(wall, 'display-draw-table');
  const [own, every] = await Promise.all([screens.terminal(), screens.everyScreen()]);
  for (const [name, word] of [
    ['why', every.why],
    ['recall', own.recall],
    ['rules', every.rules],
    ['help', every.help],
  ] as const) {
    await page.getByRole('button', { name: word, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await take(page, `terminal-${name}`);
    await page.locator('.sheet-close').click();
  }
  await page.close();
  await wall.close();
}

/** A table of real cards: closed, shuffled, dealt card by card; then something is wrong. */
async function byHand(windows: readonly Window[]): Promise<void> {
  const [first] = windows;
  if (first === undefined) return;
  const wall = `/display.html?table=${BY_HAND}`;
  await takeAll(windows, 'display-closed', wall, '.stage-closed', WALL);
  const dealer = await first.context.newPage();
  await openTable(dealer, BY_HAND, 'Game supervisor');
  await takeAll(windows, 'console-shoe', `/console.html?table=${BY_HAND}`, '.next-step');
  await takeAll(windows, 'display-shuffle', wall, '.stage-shuffle', WALL);
  await touch(dealer, 'Burn one card');
  const patron = await first.context.newPage();
  await sitDown(patron, BY_HAND);
  await touch(dealer, 'Place your bets');
  await area(patron, 'banker').click();
  await patron.locator('.staked', { hasText: '5.00' }).waitFor();
  await touch(dealer, 'No more bets');
  await deal(dealer, '6s 2h Kh');
  for (const window of windows) await wrong(window);
  await dealer.close();
  await patron.close();
}

/** What may be wrong, and what the book says to it: nothing is confirmed. */
async function wrong(window: Window): Promise<void> {
  const { language, take } = window;
  const page = await look(window, `/console.html?table=${BY_HAND}`, '.next-step');
  await take(page, 'console-dealing');
  await page.locator('.wrong').click();
  await page.locator('.wizard-kinds button').first().waitFor();
  await take(page, 'console-something-is-wrong');
  const { irregularities } = await languageFolder(language).screens.floor();
  const disrupted = irregularities['game-disrupted'];
  await page.locator('.wizard-kinds button', { hasText: disrupted }).click();
  // Which coup it was stands above the question.
  await page.locator('.asked:not(.coups-asked) button').first().click();
  await page.locator('.effect').waitFor();
  await take(page, 'console-ruling');
  await page.close();
}

/** Accounts are frozen by one touch: what everybody sees. */
async function frozen(windows: readonly Window[]): Promise<void> {
  const [first] = windows;
  if (first === undefined) return;
  const dealer = await look(first, `/console.html?table=${FROZEN}`, '.freeze');
  await dealer.locator('.freeze').click();
  await dealer.locator('.banner-frozen').waitFor();
  await takeAll(
    windows,
    'terminal-frozen',
    `/terminal.html?table=${FROZEN}`,
    '.stop.banner-frozen',
  );
  await takeAll(windows, 'display-frozen', `/display.html?table=${FROZEN}`, '.banner-frozen', WALL);
  await dealer.close();
}

/** Terminal, console and display side by side, when all three are there. */
async function tableForOne(window: Window): Promise<void> {
  const size = { width: 1800, height: 1012 };
  const page = await look(window, '/one.html?table=rapid-1', 'iframe', size);
  for (const [screen, ready] of [
    ['terminal', '.area-player'],
    ['console', '.seat-key'],
    ['display', '.display-roads'],
  ] as const) {
    await page.frameLocator(`.one-${screen} iframe`).locator(ready).first().waitFor();
  }
  await window.take(page, 'table-for-one');
  await page.close();
}

const data = await mkdtemp(join(tmpdir(), 'sabot-screens-'));
const house = await runHouse(PORT, data, 'held');
const executablePath = process.env['SABOT_CHROMIUM'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const request = await requests.newContext({ baseURL: house.url });
try {
  const windows = await openWindows(browser, house.url, OUT);
  const [first] = windows;
  if (first !== undefined) await playSome(first, request);
  for (const [at, window] of windows.entries()) await terminal(window, request, 2 * at + 3);
  await takeAll(windows, 'front', '/', '.front-table');
  for (const window of windows) await tableForOne(window);
  await takeAll(windows, 'pit', '/pit.html', 'table');
  await frozen(windows);
  await byHand(windows);
} finally {
  await request.dispose();
  await browser.close();
  await house.stop();
  await rm(data, { recursive: true, force: true });
}

// Fifty terminals at one table, each in a browser context of its own, play one coup together.
// `npm run crowd` is this test alone; its figures are printed, for a test asserts no seconds.

import { type Browser, chromium, type Page } from '@playwright/test';
import { expect, test } from './floor.ts';

/** Fifty of them; a table that is held has seats of odd numbers only. */
const SEATS = Array.from({ length: 50 }, (_, at) => 2 * at + 1);
/** The machine has two cores: who sits down is waited for before the next ones do. */
const AT_A_TIME = 5;

const PATIENCE_MS = 90_000;

async function inTurns<One, Made>(
  all: readonly One[],
  each: (one: One, at: number) => Promise<Made>,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < all.length; from += AT_A_TIME) {
    const few = all.slice(from, from + AT_A_TIME);
    made.push(...(await Promise.all(few.map((one, at) => each(one, from + at)))));
  }
  return made;
}

/** What a hundred is after five on Player, and after five on Banker, without commission. */
function balancesAfter(result: string): readonly [ifPlayer: string, ifBanker: string] {
  if (result.startsWith('Player')) return ['105.00', '95.00'];
  if (result.startsWith('Banker wins, 6')) return ['95.00', '102.50'];
  if (result.startsWith('Banker')) return ['95.00', '105.00'];
  expect(result).toMatch(/^Tie/);
  return ['100.00', '100.00'];
}

/** A page in a window, with a store and a connection, of its own. */
async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 1024, height: 600 };
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** A frame is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise<number>(done => void requestAnimationFrame(done)));

/** When a terminal saw what, on the clock that all of them share. */
interface Seen {
  /** From the touch until the house has confirmed it, in milliseconds. */
  readonly tapMs: number;
  readonly resultAt: number;
}

/** Has a terminal write down its own touch and the result it shows. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now();
    const seen = { touchedAt: 0, confirmedAt: 0, resultAt: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const stakes = document.querySelectorAll('.area-stake').length;
      const ghosts = document.querySelectorAll('.chip-ghost').length;
      if (stakes > 0 && ghosts === 0) seen.confirmedAt ||= now();
      if (document.querySelector('.result')?.textContent !== '') seen.resultAt ||= now();
    };
    document.addEventListener('click', () => (seen.touchedAt ||= now()), { capture: true });
    const whole = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.body, whole);
  });

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Record<string, number> }; // put there by `watch`
    const { touchedAt = 0, confirmedAt = 0, resultAt = 0 } = seen;
    return { tapMs: confirmedAt - touchedAt, resultAt };
  });

function says(openS: number, seen: readonly Seen[]): string {
  const results = seen.map(({ resultAt }) => resultAt);
  const spread = Math.max(...results) - Math.min(...results);
  const taps = seen.map(({ tapMs }) => tapMs).toSorted((a, b) => a - b);
  const [middle = 0, worst = 0] = [taps[Math.floor(taps.length / 2)], taps.at(-1)];
  return (
    `${seen.length} terminals in contexts of their own: open in ${openS.toFixed(1)} s; ` +
    `tap confirmed p50 ${middle.toFixed(0)} ms, worst ${worst.toFixed(0)} ms; ` +
    `result from the first to the last screen ${spread.toFixed(0)} ms\n`
  );
}

test('fifty terminals at one table play a coup together', async ({
  holdOwn,
  baseURL,
  launchOptions,
  quiet,
}) => {
  test.setTimeout(420_000);
  const patient = expect.configure({ timeout: PATIENCE_MS });
  const table = await holdOwn('crowd');
  await table.until('wagering');
  const browser = await chromium.launch(launchOptions);
  try {
    const began = performance.now();
    const terminals = await inTurns(SEATS, async seat => {
      const page = await openPage(browser, baseURL ?? '');
      quiet(page);
      await page.goto(`/terminal.html?table=${table.name}&seat=${seat}&lang=en`);
      await page.getByRole('button', { name: 'Insert $100' }).click();
      await patient(page.locator('.balance')).toHaveText('100.00');
      await watch(page);
      return page;
    });
    const openS = (performance.now() - began) / 1000;
    const sideOf = (at: number) => (at % 2 === 0 ? 'player' : 'banker');
    await inTurns(terminals, async (page, at) => {
      await page.locator(`.area-${sideOf(at)} .area-touch`).click();
      await patient(page.locator('.balance')).toHaveText('95.00');
    });
    // As slowly as a dealer: every screen has drawn a card before the next one comes.
    await table.until('between-coups', () => Promise.all(terminals.map(drawn)));
    const [first] = terminals;
    if (first === undefined) throw new Error('fifty sit there');
    await patient(first.locator('.result')).not.toBeEmpty();
    const result = await first.locator('.result').innerText();
    const [ifPlayer, ifBanker] = balancesAfter(result);
    await inTurns(terminals, async (page, at) => {
      await patient(page.locator('.result')).toHaveText(result);
      await patient(page.locator('.balance')).toHaveText(at % 2 === 0 ? ifPlayer : ifBanker);
    });
    process.stdout.write(says(openS, await Promise.all(terminals.map(seenBy))));
  } finally {
    await browser.close();
  }
});

// The terminal against the clock, so that a slow machine does not matter: what is shown in the same
// task as a touch, how much the page carries, its own time per frame, and what it keeps of coups.

import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './floor.ts';
import { type FastHouse, fastHouse } from './fast-coups.ts';
import { dearness, TRACED, type Worst, worstOf } from './trace.ts';

const MOST_SCRIPT_BYTES = 200 * 1024;

test('a terminal is under 200 kB of script, gzipped', async ({ page, quiet }) => {
  quiet(page);
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
  });
  await page.goto('/terminal.html?table=held-crown&lang=en');
  await expect(page.locator('.area-player')).toBeVisible();
  // The line to the house is open: whatever the page wanted to begin with has come.
  await expect(page.locator('.insert')).toBeEnabled();
  const sizes = (await Promise.all(scripts.values())).map(script => gzipSync(script).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(scripts.size).toBeGreaterThan(1);
  expect(bytes).toBeLessThan(MOST_SCRIPT_BYTES);
});

test('a touch is drawn before anything else happens, and confirmed by the house', async ({
  page,
  holdOwn,
  quiet,
}) => {
  quiet(page);
  const held = await holdOwn('touch');
  await held.until('wagering');
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  await page.locator('.insert').click();
  await expect(page.locator('.balance')).toHaveText('100.00');
  const shown = await page.evaluate(async () => {
    const text = (path: string) => document.querySelector(path)?.textContent;
    document.querySelector<HTMLButtonElement>('.area-player .area-touch')?.click();
    // The end of the same task: no message, no timer and no frame has come between.
    await Promise.resolve();
    return { stake: text('.area-player .area-stake'), balance: text('.balance') };
  });
  expect(shown).toEqual({ stake: '5.00', balance: '95.00' });
  await expect(page.locator('.area-player .chip-ghost')).toHaveCount(0);
  await expect(page.locator('.area-player .area-stake')).toHaveText('5.00');
});

const THROTTLE = 4;
const MOST_TASK_MS = 50;
/** Half of a frame at sixty a second: the other half is the browser's, for layout and paint. */
const MOST_SCRIPT_MS = 8;
const COUPS = 5;
/** Wagering opens and closes, the first and the last card, the settlement. */
const MEASURED = [0, 3, 4, 9, 10];
/** Longer than a card takes to turn. */
const STEP_MS = 60;
/** A neighbour on the machine may be loud for a while; a page that is slow is so in every part. */
const MOST_PARTS = 6;

/** Longer than a frame: every view is drawn before the next one comes. */
const FRAME_MS = 18;

/** A terminal at a house that plays as fast as it is asked to, warm after a few coups. */
async function fastTerminal(page: Page, use: (house: FastHouse) => Promise<void>): Promise<void> {
  const house = await fastHouse();
  try {
    await page.goto(`${house.url}/terminal.html?table=T&seat=1&lang=en`);
    await expect(page.locator('.area-player')).toBeVisible();
    await use(house);
  } finally {
    await house.close();
  }
}

const middle = (of: readonly number[]): number =>
  of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.POSITIVE_INFINITY;

const drawn = async (page: Page, house: FastHouse) =>
  page.locator(`.coup-number:text-is("Coup ${house.coup()}")`).waitFor();

/** What a few coups cost, step by step: CPU time, as on the machine the limits were set on. */
async function costsOf(
  page: Page,
  browser: Browser,
  house: FastHouse,
): Promise<readonly Worst[][]> {
  const costs = new Map<number, Worst[]>(MEASURED.map(step => [step, []]));
  for (let coup = 0; coup < COUPS; coup += 1) {
    const dear = await dearness(page);
    for (let step = 0; step < house.steps; step += 1) {
      const seen = costs.get(step);
      if (seen !== undefined) await browser.startTracing(page, { categories: TRACED });
      house.step();
      await page.waitForTimeout(STEP_MS);
      if (seen === undefined) continue;
      const { taskMs, scriptMs, frames } = worstOf(await browser.stopTracing());
      if (frames > 0) seen.push({ taskMs: taskMs / dear, scriptMs: scriptMs / dear, frames });
    }
  }
  return [...costs.values()];
}

type Of = (cost: Worst) => number;

/**
 * Of each step what half of its coups cost at most, and of the steps the dearest: neither a coup
 * that went well counts, nor one that somebody else has stretched.
 */
const usual = (steps: readonly Worst[][], of: Of): number =>
  Math.max(...steps.map(step => middle(step.map(of)))) * THROTTLE;
const worst = (steps: readonly Worst[][], of: Of): number =>
  Math.max(...steps.flat().map(of)) * THROTTLE;

const task: Of = ({ taskMs }) => taskMs;
const script: Of = ({ scriptMs }) => scriptMs;

test('while cards turn no task is long, on a CPU four times slower', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await fastTerminal(page, async house => {
    await house.play(20, FRAME_MS);
    await drawn(page, house);
    let isWithin = false;
    for (let part = 0; part < MOST_PARTS && !isWithin; part += 1) {
      const steps = await costsOf(page, browser, house);
      const [taskMs, scriptMs] = [usual(steps, task), usual(steps, script)];
      process.stdout.write(
        `4x slower: task ${taskMs.toFixed(1)} ms, worst ${worst(steps, task).toFixed(1)}, ` +
          `script ${scriptMs.toFixed(1)} ms a frame, worst ${worst(steps, script).toFixed(1)}\n`,
      );
      for (const step of steps) expect(step.length).toBeGreaterThan(COUPS / 2);
      expect(scriptMs).toBeGreaterThan(0);
      isWithin = taskMs < MOST_TASK_MS && scriptMs < MOST_SCRIPT_MS;
    }
    expect(isWithin, 'the limits, in one of the parts above').toBe(true);
  });
});

// `npm run heap` looks at coup 100 and at coup 1,000; in a short look a page is still warming up.
//
// What grows in between was looked for in snapshots of the heap, by kind and by constructor. Of the
// page there is nothing: as many closures and shapes of objects, and fewer strings, arrays and
// objects (the roads of the shoe are shorter then). All of it is machine code of some 120 more
// functions, React's and ours, and what the engine writes beside such code; with its compilers off
// (`npm run heap:cold`) there is no such code. It is there after some thousand drawings. Therefore
// every view of a coup is drawn here, as at a table. While a whole coup was sent within a frame or
// two, most views were never drawn: at coup 100 the engine was still compiling, and the heap was
// 1.13 to 1.17 times as large at coup 1,000, though no larger than it is now.
const ASKED = process.env['SABOT_HEAP_COUPS'];
const [FEW = 0, MANY = 0] = (ASKED ?? '30,70').split(',').map(Number);
/** Whether they are drawn is not asked each time: who asks lives in the page's heap as well. */
const AT_A_TIME = 25;
const MOST_GROWTH = ASKED === undefined ? 1.2 : 1.1;

test('a page keeps nothing of the coups that are over', async ({ page }) => {
  test.setTimeout(900_000);
  await fastTerminal(page, async house => {
    const devtools = await page.context().newCDPSession(page);
    const heapAfter = async (coups: number) => {
      while (house.coup() < coups) {
        await house.play(Math.min(AT_A_TIME, coups - house.coup()), FRAME_MS);
        await drawn(page, house);
      }
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize;
    };
    const [few, many] = [await heapAfter(FEW), await heapAfter(MANY)];
    process.stdout.write(`heap ${few} at coup ${FEW}, ${many} at coup ${MANY}\n`);
    expect(many / few).toBeLessThanOrEqual(MOST_GROWTH);
  });
});

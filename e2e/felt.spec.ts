// The felt under a finger and on a wall: what is touched keeps its place through a coup, motion can
// be switched off whole, and an upright display gives half of itself to the roads.

import type { Page } from '@playwright/test';
import { expect, type Held, test } from './floor.ts';

const SIZES = [
  [390, 844],
  [1024, 600],
  [1280, 800],
  [1080, 1920],
] as const;

/** Whatever a finger can meet on the felt, and where: areas, cards, chips of the tray. */
const placesOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.area, .hand, .tray-chip').evaluateAll(all =>
    all
      .filter(each => each.getClientRects().length > 0)
      .map(each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const name = each.getAttribute('data-area') ?? each.className;
        return [name.replace(' hand-won', ''), x, y, width, height].map(String).join(' ');
      }),
  );

/** One coup of the test's own, looked at wherever something comes or goes. */
async function placesThroughACoup(page: Page, held: Held): Promise<readonly (readonly string[])[]> {
  await held.until('wagering');
  await expect(page.locator('.area-player .area-touch')).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 0));
  const seen = [await placesOn(page)];
  for (const area of ['player', 'tie', 'player-pair']) {
    await page.locator(`.area-${area} .area-touch`).first().click();
    await expect(page.locator(`.area-${area} .area-stake`).first()).toHaveText('5.00');
  }
  // What the house has not confirmed when wagering closes was never a wager.
  await expect(page.locator('.stack-ghost')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  seen.push(await placesOn(page));
  await held.until('dealing');
  await expect(page.locator('.felt-closed')).toBeVisible();
  seen.push(await placesOn(page));
  await held.until('between-coups');
  await expect(page.locator('.my-result')).toBeVisible();
  seen.push(await placesOn(page));
  return seen;
}

test('nothing moves under a finger through a coup, on a phone and on a cabinet', async ({
  page,
  holdOwn,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held = await holdOwn('places');
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  await page.locator('.insert').click();
  await expect(page.locator('.balance')).toHaveText('100.00');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [empty = [], ...later] = await placesThroughACoup(page, held);
    expect(empty.length).toBeGreaterThan(12);
    for (const places of later) {
      const moved = places.filter(place => !empty.includes(place));
      expect(moved, `${width}x${height}`).toEqual([]);
    }
  }
});

test('all motion is off where the system asks for it, and there without', async ({
  page,
  holdOwn,
  quiet,
}) => {
  quiet(page);
  const held = await holdOwn('motion');
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/terminal.html?table=${held.name}&seat=3&lang=en`);
  await page.locator('.insert').click();
  await held.until('wagering');
  await page.locator('.area-player .area-touch').click();
  await held.until('dealing');
  await expect(page.locator('.card-dealt').first()).toBeVisible();
  expect(await moving()).toBe(0);
  await expect(page.locator('.card-cover').first()).toHaveCSS('opacity', '0');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBeGreaterThan(0);
});

test('an upright display gives at least half of itself to the roads', async ({ page, quiet }) => {
  quiet(page);
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto('/display.html?table=crown-1&lang=en');
  const roads = page.locator('.display-roads');
  await expect(roads).toBeVisible();
  const { width = 0, height = 0 } = (await roads.boundingBox()) ?? {};
  expect(width * height).toBeGreaterThanOrEqual((1080 * 1920) / 2);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const lying = await roads.boundingBox();
  expect(lying?.height).toBeGreaterThan(1080 * 0.44);
});

const touchAt = async (
  page: Page,
  at: readonly [number, number],
  to: readonly [number, number],
) => {
  const card = page.locator('.squeezed-card').first();
  const box = await card.boundingBox();
  if (box === null) throw new Error('a card lies face down');
  const point = ([x, y]: readonly [number, number]) =>
    [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...point(at));
  await page.mouse.down();
  await page.mouse.move(...point(to), { steps: 6 });
};

test('a squeeze hides the result from its patron alone, and delays nothing', async ({
  page,
  openWindow,
  holdOwn,
  quiet,
}) => {
  quiet(page);
  const held = await holdOwn('squeezed');
  await page.addInitScript(() => localStorage.setItem('choices', 'squeeze'));
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  const wall = await openWindow();
  await wall.goto(`/display.html?table=${held.name}&lang=en`);
  await page.locator('.insert').click();
  await held.until('wagering');
  await page.locator('.area-player .area-touch').click();
  await expect(page.locator('.area-player .area-stake')).toHaveText('5.00');
  await held.until('between-coups');
  // The house has settled and everybody else has seen it; here the cards lie face down.
  await expect(wall.locator('.result:not(:empty)')).toBeVisible();
  const covered = page.locator('.squeezed-card');
  await expect(covered).not.toHaveCount(0);
  const count = await covered.count();
  await expect(page.locator('.result')).toBeEmpty();
  await expect(page.locator('.my-result')).toHaveCount(0);
  await expect(page.locator('.staked')).toHaveText('0.00');
  await expect(page.locator('.terminal-roads .bead')).toHaveCount(0);
  // A look at a corner that ends early shows nothing yet; from the side it opens when pulled far.
  await touchAt(page, [0.95, 0.95], [0.75, 0.85]);
  await expect(page.locator('.fold-edge')).toBeVisible();
  await page.mouse.up();
  await expect(covered).toHaveCount(count);
  await touchAt(page, [0.03, 0.5], [1.1, 0.5]);
  await page.mouse.up();
  await expect(covered).toHaveCount(count - 1);
  for (let left = count - 1; left > 0; left -= 1) await covered.first().press('Enter');
  await expect(page.locator('.result:not(:empty)')).toBeVisible();
  await expect(page.locator('.my-result')).toBeVisible();
  await expect(page.locator('.terminal-roads .bead')).toHaveCount(1);
});

test('ask-roads and alerts stand where a house has asked for them, and nowhere else', async ({
  page,
  quiet,
}) => {
  quiet(page);
  for (const [table, lines] of [
    ['rapid-3', 1],
    ['crown-1', 0],
  ] as const) {
    for (const screen of ['terminal', 'display']) {
      await page.goto(`/${screen}.html?table=${table}&lang=en`);
      await expect(page.locator(`.${screen}-roads`)).toBeVisible();
      await expect(page.locator('.road-line')).toHaveCount(lines);
    }
  }
});

/** Keys and areas of which one lies over another, by their names. */
const overlapping = (page: Page): Promise<readonly string[]> =>
  page
    .locator(':is(.terminal-head, .terminal-foot, .felt, .second-table) button:visible')
    .evaluateAll(keys => {
      const boxes = keys
        // A way to take chips back lies on its area, as it shall.
        .filter(key => !key.matches('.area-back'))
        .map(key => ({ key, box: key.getBoundingClientRect() }));
      const meet = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
      const name = (key: Element) => key.ariaLabel ?? key.textContent;
      return boxes.flatMap(({ key, box }, at) =>
        boxes
          .slice(at + 1)
          .filter(other => meet(box, other.box))
          .map(other => `${name(key)} / ${name(other.key)}`),
      );
    });

test('no key lies over another, whatever the cabinet and the language', async ({ page, quiet }) => {
  test.setTimeout(120_000);
  quiet(page);
  for (const language of ['en', 'zh-Hant', 'pt']) {
    await page.goto(`/terminal.html?table=crown-1&lang=${language}`);
    await expect(page.locator('.area-player')).toBeVisible();
    for (const [width, height] of [...SIZES.slice(1), [1920, 1080], [3840, 2160]] as const) {
      await page.setViewportSize({ width, height });
      expect(await overlapping(page), `${language} ${width}x${height}`).toEqual([]);
      const foot = await page.locator('.terminal-foot').boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  }
});

test('on a phone Player, Tie and Banker are in sight without scrolling', async ({
  page,
  quiet,
}) => {
  quiet(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'zh-Hant', 'pt']) {
    await page.goto(`/terminal.html?table=crown-1&lang=${language}`);
    const foot = page.locator('.terminal-foot');
    await expect(foot).toBeVisible();
    const edge = (await foot.boundingBox())?.y ?? 0;
    for (const area of ['player', 'tie', 'banker']) {
      // Its name and its odds, though not the whole of its edge.
      const odds = await page.locator(`.area-${area} .area-odds`).first().boundingBox();
      expect((odds?.y ?? edge) + (odds?.height ?? 0), `${language} ${area}`).toBeLessThan(edge);
    }
  }
});

test('a second table is kept in view, on every size, until it is closed', async ({
  page,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet(page);
  await page.goto('/terminal.html?table=rapid-3&lang=en');
  await page.getByRole('button', { name: 'Other tables' }).click();
  const other = page.getByRole('dialog').locator('[data-table="crown-1"]');
  await expect(other.locator('.second-standing')).not.toBeEmpty();
  await expect(other).toContainText('5.00 – 5,000.00 AUD');
  await expect(page.getByRole('dialog').locator('[data-table="rapid-3"]')).toHaveCount(0);
  const keep = other.getByRole('button', { name: 'Keep in view' });
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await page.screenshot({ path: 'test-results/second-list.png' });
  await page.keyboard.press('Escape');
  const second = page.getByRole('region', { name: 'A second table in view' });
  await expect(second.getByRole('img', { name: 'Big Road' })).toBeVisible();
  for (const [width, height] of [...SIZES, [820, 1180], [1920, 1080], [3840, 2160]] as const) {
    await page.setViewportSize({ width, height });
    await expect(second).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width}`).toBeLessThanOrEqual(width);
    if (width > 900) expect(await overlapping(page), `${width}x${height}`).toEqual([]);
    await page.screenshot({ path: `test-results/second-${width}.png` });
  }
  // It goes on by itself, and is there again after a visit.
  const says = await second.innerText();
  await expect.poll(() => second.innerText()).not.toBe(says);
  await page.reload();
  await expect(second).toBeVisible();
  await second.getByRole('button', { name: 'Close the second table' }).click();
  await expect(second).toHaveCount(0);
});

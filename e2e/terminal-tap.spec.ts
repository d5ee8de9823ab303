// A touch against the clock, on the loopback and a real house: `npm run tap` prints how long it
// takes until the house has confirmed it. A test asserts no seconds: this one asserts the order.

import { expect, test } from './floor.ts';

const TAPS = Number(process.env['SABOT_TAPS'] ?? '8');

test('every touch is shown in its own task and confirmed by the house', async ({
  page,
  holdOwn,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet(page);
  const held = await holdOwn('taps');
  await held.until('wagering');
  await page.goto(`/terminal.html?table=${held.name}&seat=1&lang=en`);
  for (let note = 1; note <= 3; note += 1) {
    await page.locator('.insert').click();
    await expect(page.locator('.balance')).toHaveText(`${note * 100}.00`);
  }
  const taps = await page.evaluate(async (wanted: number) => {
    const area = document.querySelector('.area-player');
    const touch = area?.querySelector<HTMLButtonElement>('.area-touch');
    if (!area || !touch) throw new Error('there is a Player area');
    const ghosts = () => area.querySelectorAll('.chip-ghost').length;
    const seen: { shown: boolean; shownMs: number; confirmedMs: number }[] = [];
    while (seen.length < wanted) {
      // Now and then the chips are taken back, so that no limit is reached.
      const isBack = seen.length % 20 === 19;
      const key = isBack ? area.querySelector<HTMLButtonElement>('.area-back') : touch;
      const before = area.querySelector('.area-stake')?.textContent;
      const start = performance.now();
      key?.click();
      await Promise.resolve();
      const shown = area.querySelector('.area-stake')?.textContent !== before;
      const shownMs = performance.now() - start;
      await new Promise<void>(confirmed => {
        const look = () => (ghosts() === 0 ? confirmed() : undefined);
        const watch = new MutationObserver(look);
        watch.observe(area, { subtree: true, childList: true, attributes: true });
        look();
      });
      seen.push({ shown, shownMs, confirmedMs: performance.now() - start });
      await new Promise(done => setTimeout(done, 70));
    }
    return seen;
  }, TAPS);
  const at = (share: number, of: readonly number[]) =>
    of.toSorted((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * share))] ?? 0;
  const [shown, confirmed] = [taps.map(tap => tap.shownMs), taps.map(tap => tap.confirmedMs)];
  const says = (of: readonly number[]) =>
    `p50 ${at(0.5, of).toFixed(1)} ms, p99 ${at(0.99, of).toFixed(1)} ms`;
  process.stdout.write(`${TAPS} taps: shown ${says(shown)}; confirmed ${says(confirmed)}\n`);
  expect(taps.map(tap => tap.shown)).toEqual(taps.map(() => true));
  expect(taps).toHaveLength(TAPS);
});

// The server is killed in the middle of play: the display keeps its picture and comes back alone.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './floor.ts';
import { RESTARTED_PORT } from './port.ts';
import { runHouse } from './run-house.ts';

/** What Chromium says when nobody listens any more: that and nothing else may be said. */
const EXPECTED = /WebSocket connection to '.*' failed|ERR_CONNECTION_(REFUSED|RESET)/;

test('the display recovers after the server was killed', async ({ page }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) faults.push(message.text());
  });
  const data = await mkdtemp(join(tmpdir(), 'sabot-e2e-'));
  const first = await runHouse(RESTARTED_PORT, data);
  let house = first;
  try {
    await page.goto(`${first.url}/display.html?table=rapid-1&lang=en`);
    // A whole coup was seen, and just now: there is something to keep, and no other has begun.
    await page.waitForFunction(
      () =>
        document.querySelectorAll('.hand-banker .card').length > 1 &&
        document.querySelector('.result')?.textContent !== '' &&
        document.querySelector('.coup-last') === null,
      undefined,
      { timeout: 60_000, polling: 'raf' },
    );
    await first.stop('SIGKILL');
    await expect(page.locator('.banner-away')).toBeVisible();
    await expect(page.locator('.display-roads')).toBeVisible();
    await expect(page.locator('.limit-sign')).toContainText('5 – 5,000');
    await expect(page.locator('.hand-player .card').first()).toBeVisible();
    house = await runHouse(RESTARTED_PORT, data);
    await expect(page.locator('.banner-away')).toBeHidden({ timeout: 60_000 });
    // It plays on: another coup opens and is shown, without a touch.
    await expect(page.locator('.phase-wagering')).toBeVisible({ timeout: 60_000 });
    expect(faults).toEqual([]);
  } finally {
    await house.stop();
    await rm(data, { recursive: true, force: true });
  }
});

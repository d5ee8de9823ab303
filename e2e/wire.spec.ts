// What a terminal fetches before its first wager: small on the wire, and never fetched twice.

import { expect, type Page, test } from '@playwright/test';
import { tableFor } from './held-tables.ts';
import { sitDown } from './floor.ts';

const MOST_BYTES = 180_000;
const KINDS: readonly string[] = ['Document', 'Script', 'Stylesheet'];

interface Fetched {
  readonly url: string;
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
  bytes: number;
}

/** Everything that the page fetches from here on, with its size as it came over the wire. */
async function listen(page: Page): Promise<ReadonlyMap<string, Fetched>> {
  const line = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  line.on('Network.responseReceived', ({ requestId, type, response: { url, headers } }) =>
    fetched.set(requestId, { url, kind: type, headers, bytes: 0 }),
  );
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  await line.send('Network.enable');
  return fetched;
}

const header = ({ headers }: Fetched, name: string): string | undefined =>
  Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];

test('a terminal is small on the wire, and its files are kept', async ({ page, request }, info) => {
  const fetched = await listen(page);
  await sitDown(page, tableFor('wire', info.retry));
  await page.locator('.area-player .area-touch').click();
  await expect(page.locator('.area-player .area-stake')).toBeVisible();
  const files = [...fetched.values()].filter(({ kind }) => KINDS.includes(kind));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  info.annotations.push({ type: 'wire', description: `${files.length} files, ${bytes} bytes` });
  process.stdout.write(`wire: ${files.length} files, ${bytes} bytes with Brotli\n`);
  expect(files.length).toBeGreaterThan(4);
  expect(bytes).toBeLessThan(MOST_BYTES);
  const assets = files.filter(({ url }) => url.includes('/assets/'));
  for (const asset of assets) expect(header(asset, 'cache-control')).toContain('immutable');
  expect(header(files[0] ?? ({ headers: {} } as Fetched), 'cache-control')).toBe('no-cache');

  await test.step('where a browser takes no Brotli, gzip is enough', async () => {
    const sizes = await Promise.all(
      files.map(async ({ url }) => {
        const answer = await request.get(url, { headers: { 'accept-encoding': 'gzip' } });
        return Number(answer.headers()['content-length']);
      }),
    );
    const zipped = sizes.reduce((sum, size) => sum + size, 0);
    process.stdout.write(`wire: ${zipped} bytes with gzip\n`);
    expect(zipped).toBeLessThan(MOST_BYTES);
  });
});

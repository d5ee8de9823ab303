// The album: one window for each language, and the pictures that are taken of all of them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Language, LANGUAGES } from '../../src/screens/texts/index.ts';

export const TERMINAL = { width: 1280, height: 800 };
export const WALL = { width: 1280, height: 720 };

/** One language's window on the house. */
export interface Window {
  readonly language: Language;
  readonly context: BrowserContext;
  /** Takes a picture of a page under its name. */
  readonly take: (page: Page, name: string) => Promise<void>;
}

const QUALITY = 0.82;

/** The same picture as WebP, made by the browser itself: a third of the size. */
async function smaller(darkroom: Page, picture: Buffer): Promise<Buffer> {
  const text = await darkroom.evaluate(
    async ([png, quality]) => {
      const image = await createImageBitmap(await (await fetch(png)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''));
    },
    [`data:image/png;base64,${picture.toString('base64')}`, QUALITY] as const,
  );
  return Buffer.from(text, 'base64');
}

const windowOf = async (
  browser: Browser,
  baseURL: string,
  folder: string,
  language: Language,
): Promise<Window> => {
  await mkdir(join(folder, language), { recursive: true });
  const context = await browser.newContext({
    baseURL,
    viewport: TERMINAL,
    reducedMotion: 'reduce',
  });
  const darkroom = await context.newPage();
  const take = async (page: Page, name: string) => {
    const small = await smaller(darkroom, await page.screenshot());
    await writeFile(join(folder, language, `${name}.webp`), small);
  };
  return { language, context, take };
};

export const openWindows = (
  browser: Browser,
  baseURL: string,
  folder: string,
): Promise<readonly Window[]> =>
  Promise.all(LANGUAGES.map(language => windowOf(browser, baseURL, folder, language)));

/** Opens an address in a window's language and waits for what must be there. */
export async function look(
  { context, language }: Window,
  address: string,
  ready: string,
  size = TERMINAL,
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
  await page.locator(ready).first().waitFor();
  return page;
}

/** The same picture in every language. */
export async function takeAll(
  windows: readonly Window[],
  name: string,
  address: string,
  ready: string,
  size = TERMINAL,
): Promise<void> {
  for (const window of windows) {
    const page = await look(window, address, ready, size);
    await window.take(page, name);
    await page.close();
  }
}

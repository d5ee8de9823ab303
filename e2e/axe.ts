// What a screen reader or weak eyes would stumble over, in every dress that a screen can wear.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './floor.ts';

/** What a screen wears; large letters wear the night's colours. Only colours change with it. */
const DRESSES = [['night'], ['light', 'color-contrast'], ['contrast', 'color-contrast']] as const;

/** What other words can spoil where one language was looked at whole: names, and room for them. */
const OF_WORDS = [
  ...['html-has-lang', 'html-lang-valid', 'valid-lang', 'document-title', 'empty-heading'],
  ...['button-name', 'link-name', 'label', 'select-name', 'image-alt', 'svg-img-alt'],
  ...['label-content-name-mismatch', 'scrollable-region-focusable'],
];

interface Look {
  /** Only this part of the page, where the rest has been looked at already. */
  readonly within?: string;
  readonly without?: readonly string[];
}

async function expectNothing(
  page: Page,
  { within, without = [] }: Look,
  dress: string,
  only?: string | readonly string[],
): Promise<void> {
  // In one go, without a second page that puts the parts of frames together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  for (const each of without) axe.exclude(each);
  if (only !== undefined) axe.withRules([...(typeof only === 'string' ? [only] : only)]);
  const { violations } = await axe.analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
  expect.soft(serious, `${page.url()} ${dress}`).toEqual([]);
}

/**
 * What answers a pointer and no key: React hangs what a part answers to on its element. A key of
 * the browser's own, or what holds the focus by itself, is reached by Tab; a dialog that a touch
 * beside it closes is closed by Escape.
 */
const pointerOnly = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const keys = 'button, a[href], input, select, textarea, summary, label, option, [tabindex="0"]';
    const ways = ['onClick', 'onDoubleClick', 'onPointerDown', 'onMouseDown', 'onTouchStart'];
    return [...document.body.querySelectorAll('*')]
      .filter(element => element.closest(keys) === null && !element.matches('dialog'))
      .filter(element => {
        const hung = Object.entries(element).find(([name]) => name.startsWith('__reactProps$'));
        const props: unknown = hung?.[1];
        return typeof props === 'object' && props !== null && ways.some(way => way in props);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/**
 * Nothing serious on what the page shows now, by night, by day and in high contrast; and nothing
 * on it that a keyboard does not reach.
 */
export async function nothingSerious(page: Page, look: Look = {}): Promise<void> {
  expect.soft(await pointerOnly(page), `${page.url()} by keys`).toEqual([]);
  const html = page.locator('html');
  const worn = await html.getAttribute('data-theme');
  for (const [dress, only] of DRESSES) {
    await html.evaluate((root, theme) => root.setAttribute('data-theme', theme), dress);
    await expectNothing(page, look, dress, only);
  }
  await html.evaluate((root, theme) => {
    if (theme === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', theme);
  }, worn);
}

/** The same screen in another language: only what its words decide is looked at again. */
export const nothingSeriousInWords = (page: Page, look: Look = {}): Promise<void> =>
  expectNothing(page, look, 'in words', OF_WORDS);

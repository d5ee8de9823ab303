// What a screen reader would say: whatever comes into a place that is announced, and that was there
// before. A place that comes together with its words is not heard by most readers.

import type { Page } from '@playwright/test';

const ANNOUNCED =
  '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';

/** Listens from now on; what it gives says what was heard so far, in its order. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await page.evaluateHandle(announced => {
    const said: string[] = [];
    const seen = new MutationObserver(changes => {
      const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
      const isNew = (place: Element | null): boolean =>
        place !== null && (added.has(place) || isNew(place.parentElement));
      for (const { type, target, addedNodes } of changes) {
        const within = target instanceof Element ? target : target.parentElement;
        const place = within?.closest(announced) ?? null;
        if (place === null || isNew(place)) continue;
        const words = type === 'characterData' ? [target] : [...addedNodes];
        said.push(...words.map(({ textContent }) => textContent ?? '').filter(text => text !== ''));
      }
    });
    seen.observe(document.body, { childList: true, characterData: true, subtree: true });
    return said;
  }, ANNOUNCED);
  return () => heard.jsonValue();
}

import { expect, test } from 'vitest';

import { Turnstile } from './turnstile.ts';

/** Work that goes on until it is told to end; in the order in which it began. */
function works(turnstile: Turnstile) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (name: string, isKnown: boolean): Promise<string | null> =>
    turnstile.pass(isKnown, async () => {
      begun.push(name);
      await new Promise<void>(end => ends.set(name, end));
      return name;
    });
  const soon = () => new Promise(then => setImmediate(then));
  const end = async (name: string): Promise<void> => {
    await soon();
    ends.get(name)?.();
    await soon();
  };
  return { begun, come, end };
}

test('[R-ACC-1] the house’s own people go before strangers, however many wait', async () => {
  const { begun, come, end } = works(new Turnstile());
  const names = Array.from({ length: 40 }, (_, index) => `stranger ${index}`);
  const strangers = names.map(name => come(name, false));
  const own = come('ada', true);
  await end('stranger 0');
  expect(begun).toEqual(['stranger 0', 'stranger 1', 'ada']);
  await end('ada');
  expect(await own).toBe('ada');
  // Two are inside and twenty wait: the others are told to come again, and no work was done.
  expect(await strangers[22]).toBeNull();
  expect(await strangers[39]).toBeNull();
  expect(begun).toHaveLength(4);
});

test('a place is given on, also by work that fails', async () => {
  const turnstile = new Turnstile();
  const fails = () => turnstile.pass(false, () => Promise.reject(new Error('no')));
  for (let count = 0; count < 5; count += 1) await expect(fails()).rejects.toThrow('no');
  expect(await turnstile.pass(false, () => Promise.resolve('in'))).toBe('in');
});

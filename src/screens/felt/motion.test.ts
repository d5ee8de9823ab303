// Motion is cheap: only transform and opacity are ever animated, and nothing has a transition.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../styles/', import.meta.url);
const styles = readdirSync(folder)
  .filter(name => name.endsWith('.css'))
  .map(name => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

/** Every property that a style's keyframes change. */
const animatedIn = (text: string): readonly string[] =>
  [...text.matchAll(/@keyframes [\w-]+ \{([\s\S]*?)\n\}/g)].flatMap(([, steps = '']) =>
    [...steps.matchAll(/^\s+([a-z-]+):/gm)].map(([, property = '']) => property),
  );

test('only transform and opacity move', () => {
  const animated = styles.flatMap(({ text }) => animatedIn(text));
  expect(animated.length).toBeGreaterThan(0);
  expect([...new Set(animated)].toSorted()).toEqual(['opacity', 'transform']);
});

test.each(styles)('$name has no transition of anything else', ({ text }) => {
  const transitions = [...text.matchAll(/transition(?:-property)?:([^;]+);/g)].map(
    ([, value = '']) => value.trim(),
  );
  for (const value of transitions) expect(value).toMatch(/^(none|transform|opacity)/);
  expect(text).not.toMatch(/\bblink\b/);
});

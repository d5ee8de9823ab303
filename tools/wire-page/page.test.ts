import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { wirePage } from './page.ts';

test('docs/wire.md is what the schemas say (npm run wire:page writes it again)', () => {
  const committed = readFileSync(new URL('../../docs/wire.md', import.meta.url), 'utf8');
  expect(committed).toBe(wirePage());
});

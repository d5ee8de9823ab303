// Planted faults can be planted: what they replace stands in the code, once.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLANTED_FAULTS } from './faults.ts';
import { broken } from './plant.ts';

describe('a planted fault', () => {
  test.each(PLANTED_FAULTS)('replaces what stands in the code: $name', fault => {
    const sound = readFileSync(new URL(`../../../src/${fault.file}`, import.meta.url), 'utf8');
    expect(broken(sound, fault)).not.toBe(sound);
  });
});

// One way to alter a copy, tried: who finds it, by what name, and whether that was expected.

import type { StoppedCopy } from './stopped-copy.ts';
import type { Way } from './way.ts';

export interface Tried {
  readonly way: Way;
  readonly name: string;
  readonly found: 'alone' | 'second place' | 'nobody';
  /** What it was found as. */
  readonly by: string;
  readonly isAsExpected: boolean;
}

export async function tried(copy: StoppedCopy, way: Way): Promise<Tried> {
  try {
    await way.alter(copy);
    const { alone, withSecondPlace } = await copy.verify();
    const found =
      alone.length > 0 ? 'alone' : withSecondPlace.length > 0 ? 'second place' : 'nobody';
    const expected = way.finder === 'trusted' ? 'nobody' : way.finder;
    const by = [...new Set(withSecondPlace)].join(', ');
    return { way, name: way.name, found, by, isAsExpected: found === expected };
  } finally {
    await copy.undo();
  }
}

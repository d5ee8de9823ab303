// One thread in a copy of the house with a fault in it: plays nights until one of them goes wrong,
// and shrinks it. Run by plant.ts, in the copy.

import { Night, type NightPlan } from '../night/night.ts';
import { shrink } from '../shrink/shrink.ts';
import type { Lines } from '../shrink/simpler.ts';

/** What is looked for, and for how long. */
export interface Search extends Pick<NightPlan, 'rulebook' | 'setup' | 'after'> {
  readonly from: number;
  readonly nights: number;
}

export interface Finding {
  /** Nights that were played until then. */
  readonly nights: number;
  readonly seed: number;
  readonly kind: string;
  /** The night itself, and what is left of it. */
  readonly long: number;
  readonly lines: Lines | null;
}

function search({ from, nights, ...plan }: Search): Finding | null {
  for (let seed = from; seed < from + nights; seed += 1) {
    const { violations, lines } = new Night({ ...plan, seed }).play();
    const [violation] = violations;
    if (violation === undefined) continue;
    const shrunk = shrink(lines, violation.kind);
    const found = { nights: seed - from + 1, seed, kind: violation.kind, long: lines.length };
    return { ...found, lines: shrunk?.lines ?? null };
  }
  return null;
}

const [, , asked] = process.argv;
if (asked !== undefined) {
  console.log(JSON.stringify(search(JSON.parse(asked) as Search))); // written by plant.ts
}

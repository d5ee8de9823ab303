// Chance from a seed, so that a disagreement can be had again by its number alone.

/** A source of chance: `below(n)` is a whole number from 0 to n - 1, evenly. */
export interface Chance {
  readonly below: (limit: number) => number;
  readonly pick: <Thing>(things: readonly Thing[]) => Thing;
  readonly isOneIn: (times: number) => boolean;
}

/** A small fast counter-and-mix generator (SplitMix32): good enough to choose cases, not cards. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit);
  return {
    below,
    pick: things => {
      const thing = things[below(things.length)];
      if (thing === undefined) throw new Error('nothing to pick from');
      return thing;
    },
    isOneIn: times => below(times) === 0,
  };
}

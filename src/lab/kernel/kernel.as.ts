// The simulator's hot loop, compiled to WebAssembly. It has no rule: tables made by the rules
// room say what every coup is, how it is burnt and cut, and where a tail goes.

export * from './memory.as';
export { shuffle } from './shuffle.as';
export { dealResults } from './results.as';
export { dealKinds, followShoes } from './kinds.as';

import { shuffle } from './shuffle.as';
import { dealResults } from './results.as';
import { dealKinds, followShoes } from './kinds.as';

/** Plays this many turns of eight shoes for their results alone. */
export function playResults(turns: u32, places: usize, free: u32, more: bool, cards: u32): void {
  for (let turn: u32 = 0; turn < turns; turn += 1) {
    shuffle(places);
    dealResults(free, more, cards);
  }
}

/** Plays this many turns of eight shoes for everything that a wager on one coup may turn on. */
export function playKinds(turns: u32, places: usize, free: u32, more: bool, cards: u32): void {
  for (let turn: u32 = 0; turn < turns; turn += 1) {
    shuffle(places);
    dealKinds(free, more, cards);
  }
}

/** The same, and follows Runs and Dragon Tails as well. */
export function playStreaks(turns: u32, places: usize, free: u32, more: bool, cards: u32): void {
  for (let turn: u32 = 0; turn < turns; turn += 1) {
    shuffle(places);
    dealKinds(free, more, cards);
    followShoes();
  }
}

// Shuffles eight shoes at once: the first cards of each become a fresh, even draw without
// replacement (Fisher and Yates), whatever order the shoe was in before.

import { BOUNDS_OFFSET, DRAWS_OFFSET, LANES, RANDOM_OFFSET, REFUSED_OFFSET, SHOE_BYTES, SHOES_OFFSET } from './memory.as';

// @ts-ignore: decorator
@inline
function rotate(word: v128, left: i32): v128 {
  return v128.or(i64x2.shl(word, left), i64x2.shr_u(word, 64 - left));
}

/** Swaps the card at a place with the card drawn for it. */
// @ts-ignore: decorator
@inline
function swap(place: usize, drawn: usize): void {
  const card = load<u8>(place);
  store<u8>(place, load<u8>(drawn));
  store<u8>(drawn, card);
}

/**
 * Draws the first `places` cards of every shoe; a multiple of eight.
 *
 * Random words are two xoshiro256++ generators side by side, cut into eight parts of 16 bits, one
 * for each of the next eight places. A part times the number of cards left has the draw in its
 * upper half; if a lower half is one of those that would make the draw uneven, all eight are drawn
 * again (Lemire). The eight shoes take turns card by card, so that no load waits for a store.
 */
export function shuffle(places: usize): void {
  let s0 = v128.load(RANDOM_OFFSET),
    s1 = v128.load(RANDOM_OFFSET, 16),
    s2 = v128.load(RANDOM_OFFSET, 32),
    s3 = v128.load(RANDOM_OFFSET, 48);
  const nextFour = i32x4.splat(4 << 16);
  const nextShoe = i32x4.splat((<i32>SHOE_BYTES - 4) << 16);
  for (let at: usize = 0; at < places; at += 8) {
    const bounds = v128.load(at << 1, BOUNDS_OFFSET);
    const refused = v128.load(at << 1, REFUSED_OFFSET);
    let from = i32x4.add(
      i32x4.splat((<i32>SHOES_OFFSET + <i32>at) << 16),
      i32x4(0, 1 << 16, 2 << 16, 3 << 16),
    );
    for (let draws = DRAWS_OFFSET; draws < DRAWS_OFFSET + LANES * 32; draws += 32) {
      let word: v128;
      do {
        word = i64x2.add(rotate(i64x2.add(s0, s3), 23), s0);
        const shifted = i64x2.shl(s1, 17);
        s2 = v128.xor(s2, s0);
        s3 = v128.xor(s3, s1);
        s1 = v128.xor(s1, s2);
        s0 = v128.xor(s0, s3);
        s2 = v128.xor(s2, shifted);
        s3 = rotate(s3, 45);
      } while (v128.any_true(i16x8.sub_sat_u(refused, i16x8.mul(word, bounds))));
      v128.store(draws, i32x4.add(from, i32x4.extmul_low_i16x8_u(word, bounds)));
      from = i32x4.add(from, nextFour);
      v128.store(draws, i32x4.add(from, i32x4.extmul_high_i16x8_u(word, bounds)), 16);
      from = i32x4.add(from, nextShoe);
    }
    let place = SHOES_OFFSET + at;
    for (let draws = DRAWS_OFFSET; draws < DRAWS_OFFSET + 32; draws += 4, place += 1) {
      swap(place, load<u16>(draws, 2));
      swap(place + SHOE_BYTES, load<u16>(draws, 34));
      swap(place + 2 * SHOE_BYTES, load<u16>(draws, 66));
      swap(place + 3 * SHOE_BYTES, load<u16>(draws, 98));
      swap(place + 4 * SHOE_BYTES, load<u16>(draws, 130));
      swap(place + 5 * SHOE_BYTES, load<u16>(draws, 162));
      swap(place + 6 * SHOE_BYTES, load<u16>(draws, 194));
      swap(place + 7 * SHOE_BYTES, load<u16>(draws, 226));
    }
  }
  v128.store(RANDOM_OFFSET, s0);
  v128.store(RANDOM_OFFSET, s1, 16);
  v128.store(RANDOM_OFFSET, s2, 32);
  v128.store(RANDOM_OFFSET, s3, 48);
}

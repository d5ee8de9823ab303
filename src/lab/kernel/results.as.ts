// Deals eight shoes at once and counts who won, nothing else: the shortest way through a shoe.

import { BURNS_OFFSET, COUPS_OFFSET, OPENERS_OFFSET, RESULTS_OFFSET, SHOE_BYTES, SHOES_OFFSET } from './memory.as';

/** A dealer in one word: 13 bits where the next card lies, 8 bits Player wins, the rest Banker. */
const PLACE: u32 = 0x1fff;

// @ts-ignore: decorator
@inline
function begin(lane: usize): u32 {
  const shoe = SHOES_OFFSET + lane * SHOE_BYTES;
  return <u32>shoe + load<u8>(load<u8>(shoe), BURNS_OFFSET);
}

/** Deals one coup. Each card is twice its point value, so that sums are offsets into tables. */
// @ts-ignore: decorator
@inline
function deal(dealer: u32): u32 {
  const at: usize = dealer & PLACE;
  const four = load<u32>(at);
  const row: usize = load<u16>((four + (four >> 16)) & 0xffff, OPENERS_OFFSET);
  // (2 x fifth + 256 x 2 x sixth) becomes 40 x fifth + 4 x sixth: ten words of ten words.
  const thirds: usize = ((<u32>load<u16>(at, 4) * 5122) >> 8) & 0x1ff;
  return dealer + load<u32>(row + thirds, COUPS_OFFSET);
}

// @ts-ignore: decorator
@inline
function place(dealer: u32, lane: u32): u32 {
  return (dealer & PLACE) - <u32>SHOES_OFFSET - lane * <u32>SHOE_BYTES;
}

/** Deals to the end: every coup that may start freely, then the last one if cards suffice. */
// @ts-ignore: decorator
@inline
function finish(begun: u32, lane: u32, free: u32, more: bool, cards: u32): u32 {
  let dealer = begun;
  while (place(dealer, lane) <= free) {
    dealer = deal(dealer);
    coups += 1;
  }
  if (more) {
    const last = deal(dealer);
    if (place(last, lane) <= cards) {
      dealer = last;
      coups += 1;
    }
  }
  playerWins += (dealer >> 13) & 0xff;
  return dealer >> 21;
}

let coups: u64 = 0;
let playerWins: u64 = 0;

/**
 * Deals the eight shoes: a coup may start freely at the place `free` or before it; `more` deals
 * one coup after those, if the cards suffice.
 */
export function dealResults(free: u32, more: bool, cards: u32): void {
  let a = begin(0), b = begin(1), c = begin(2), d = begin(3);
  let e = begin(4), f = begin(5), g = begin(6), h = begin(7);
  coups = load<u64>(RESULTS_OFFSET);
  playerWins = load<u64>(RESULTS_OFFSET, 8);
  while (true) {
    let most = max(max(place(a, 0), place(b, 1)), max(place(c, 2), place(d, 3)));
    most = max(most, max(max(place(e, 4), place(f, 5)), max(place(g, 6), place(h, 7))));
    if (most > free) break;
    // No coup takes more than six cards, so that this many can be dealt without looking.
    const blind = (free - most) / 6 + 1;
    for (let i: u32 = 0; i < blind; i += 1) {
      a = deal(a);
      b = deal(b);
      c = deal(c);
      d = deal(d);
      e = deal(e);
      f = deal(f);
      g = deal(g);
      h = deal(h);
    }
    coups += 8 * blind;
  }
  let bankerWins = load<u64>(RESULTS_OFFSET, 16);
  bankerWins += finish(a, 0, free, more, cards);
  bankerWins += finish(b, 1, free, more, cards);
  bankerWins += finish(c, 2, free, more, cards);
  bankerWins += finish(d, 3, free, more, cards);
  bankerWins += finish(e, 4, free, more, cards);
  bankerWins += finish(f, 5, free, more, cards);
  bankerWins += finish(g, 6, free, more, cards);
  bankerWins += finish(h, 7, free, more, cards);
  store<u64>(RESULTS_OFFSET, coups);
  store<u64>(RESULTS_OFFSET, playerWins, 8);
  store<u64>(RESULTS_OFFSET, bankerWins, 16);
}

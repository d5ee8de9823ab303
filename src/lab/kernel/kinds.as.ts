// Deals eight shoes at once and writes down what each coup was: its class and its pairs, enough to
// settle every wager on it. Runs and Dragon Tails are then read off the kinds, shoe by shoe.

import {
  BANKER_PAIRS_OFFSET,
  BURNS_OFFSET,
  COUPS_OFFSET,
  DEALT_OFFSET,
  HISTORIES_OFFSET,
  KIND_COUNTS_OFFSET,
  KINDS_OFFSET,
  KINDS_BYTES,
  LANES,
  LAST_TAILS_OFFSET,
  OPENERS_OFFSET,
  PLAYER_PAIRS_OFFSET,
  SHOE_BYTES,
  SHOES_OFFSET,
  TAIL_STEPS_OFFSET,
  TAILS_OFFSET,
  WINDOWS_OFFSET,
} from './memory.as';

/** Of a card's code these bits are twice its point value; the others tell its rank and suit. */
const VALUES: u32 = 0x1e1e1e1e;

/** A coup is its class above these four bits, and in them how many cards it takes. */
const CLASS: u32 = 0xfff0;

// @ts-ignore: decorator
@inline
function begin(lane: usize): usize {
  const shoe = SHOES_OFFSET + lane * SHOE_BYTES;
  return shoe + load<u8>(load<u8>(shoe), BURNS_OFFSET);
}

// @ts-ignore: decorator
@inline
function coupAt(at: usize): u32 {
  const four = load<u32>(at) & VALUES;
  const row: usize = load<u16>((four + (four >> 16)) & 0xffff, OPENERS_OFFSET);
  // (2 x fifth + 256 x 2 x sixth) becomes 20 x fifth + 2 x sixth: ten halves of ten words.
  const thirds: usize = (((<u32>load<u16>(at, 4) & VALUES) * 2561) >> 8) & 0xff;
  return load<u16>(row + thirds, COUPS_OFFSET);
}

/** Writes the kind of a coup on its line and counts it; a kind is a class and two pairs. */
// @ts-ignore: decorator
@inline
function write(at: usize, coup: u32, line: usize): void {
  const four = load<u32>(at);
  const alike = four ^ (four >> 16);
  const kind: u32 =
    (coup & CLASS) +
    load<u8>(alike & 0xff, PLAYER_PAIRS_OFFSET) +
    load<u8>((alike >> 8) & 0xff, BANKER_PAIRS_OFFSET);
  store<u16>(line, <u16>kind);
  store<u32>(kind << 2, load<u32>(kind << 2, KIND_COUNTS_OFFSET) + 1, KIND_COUNTS_OFFSET);
}

// @ts-ignore: decorator
@inline
function deal(at: usize, line: usize): usize {
  const coup = coupAt(at);
  write(at, coup, line);
  return at + (coup & 7);
}

function finish(begun: usize, lane: usize, done: u32, free: u32, more: bool, cards: u32): void {
  const shoe = SHOES_OFFSET + lane * SHOE_BYTES;
  const first = KINDS_OFFSET + lane * KINDS_BYTES;
  let at = begun;
  let line = first + (done << 1);
  while (at <= shoe + free) {
    at = deal(at, line);
    line += 2;
  }
  if (more) {
    const coup = coupAt(at);
    if (at + (coup & 7) <= shoe + cards) {
      write(at, coup, line);
      line += 2;
    }
  }
  store<u32>(lane << 2, <u32>(line - first) >> 1, DEALT_OFFSET);
}

/** Deals the eight shoes as `dealResults` does, and leaves the kinds of this turn. */
export function dealKinds(free: u32, more: bool, cards: u32): void {
  let a = begin(0), b = begin(1), c = begin(2), d = begin(3);
  let e = begin(4), f = begin(5), g = begin(6), h = begin(7);
  let done: u32 = 0;
  while (true) {
    let most = max(max(a, b - SHOE_BYTES), max(c - 2 * SHOE_BYTES, d - 3 * SHOE_BYTES));
    most = max(most, max(e - 4 * SHOE_BYTES, f - 5 * SHOE_BYTES));
    most = max(most, max(g - 6 * SHOE_BYTES, h - 7 * SHOE_BYTES)) - SHOES_OFFSET;
    if (<u32>most > free) break;
    // No coup takes more than six cards, so that this many can be dealt without looking.
    const until = done + (free - <u32>most) / 6 + 1;
    for (; done < until; done += 1) {
      const line = KINDS_OFFSET + (done << 1);
      a = deal(a, line);
      b = deal(b, line + KINDS_BYTES);
      c = deal(c, line + 2 * KINDS_BYTES);
      d = deal(d, line + 3 * KINDS_BYTES);
      e = deal(e, line + 4 * KINDS_BYTES);
      f = deal(f, line + 5 * KINDS_BYTES);
      g = deal(g, line + 6 * KINDS_BYTES);
      h = deal(h, line + 7 * KINDS_BYTES);
    }
  }
  finish(a, 0, done, free, more, cards);
  finish(b, 1, done, free, more, cards);
  finish(c, 2, done, free, more, cards);
  finish(d, 3, done, free, more, cards);
  finish(e, 4, done, free, more, cards);
  finish(f, 5, done, free, more, cards);
  finish(g, 6, done, free, more, cards);
  finish(h, 7, done, free, more, cards);
}

/** The result is what a kind has above its eleven lower bits. */
const RESULT: u32 = 11;

// @ts-ignore: decorator
@inline
function count(at: usize, base: usize): void {
  store<u32>(base + at, load<u32>(base + at) + 1);
}

/**
 * Follows the results of one shoe: each coup closes a window of six results, which goes on from
 * shoe to shoe, and moves the tails on, which begin anew with every shoe.
 */
function followShoe(lane: usize): void {
  let history = load<u32>(lane << 2, HISTORIES_OFFSET);
  let line = KINDS_OFFSET + lane * KINDS_BYTES;
  const last = line + (load<u32>(lane << 2, DEALT_OFFSET) << 1) - 2;
  let tail: usize = 0;
  for (; line < last; line += 2) {
    const result: u32 = load<u16>(line) >> RESULT;
    history = ((history << 2) | result) & 0xfff;
    count(history << 2, WINDOWS_OFFSET);
    count((tail + result) << 2, TAILS_OFFSET);
    tail = load<u8>(tail + result, TAIL_STEPS_OFFSET);
  }
  const result: u32 = load<u16>(last) >> RESULT;
  history = ((history << 2) | result) & 0xfff;
  count(history << 2, WINDOWS_OFFSET);
  count((tail + result) << 2, LAST_TAILS_OFFSET);
  store<u32>(lane << 2, history, HISTORIES_OFFSET);
}

/** Follows Runs and Dragon Tails through the shoes of this turn. */
export function followShoes(): void {
  for (let lane: usize = 0; lane < LANES; lane += 1) followShoe(lane);
}

// Numbers drawn evenly below a bound from random bytes: the only place where chance is scaled.
// Pure: the bytes come in through a function, so that a test can choose them.

import { assert } from '../../rules/assert.ts';

/** Gives that many fresh random bytes; no byte is ever given twice. */
export type RandomBytes = (count: number) => Uint8Array;

/** Draws a whole number from 0 up to, not including, the bound; each is equally likely. */
export type Draw = (bound: number) => number;

/** As many values as one random word of 32 bits can take, and so the largest bound. */
export const WORD_VALUES = 2 ** 32;

const WORD_BYTES = 4;

// Fewer than half of all words are refused at any bound, so an honest source refuses this many in
// a row once in 2^128 draws. A source that does it is broken, and the draw must stop, not spin.
const REFUSALS_AT_MOST = 128;

/**
 * Makes a draw from a source of bytes (R-RNG-4): words past the last whole multiple of the bound
 * are thrown away and drawn again, never folded back. Words are fetched some at a time and each is
 * used once; what is left when the draw is let go is lost with it.
 */
export function drawFrom(bytes: RandomBytes, wordsAtATime = 256): Draw {
  assert(Number.isSafeInteger(wordsAtATime) && wordsAtATime > 0, 'words at a time: at least one');
  const blockBytes = wordsAtATime * WORD_BYTES;
  let block: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;

  const nextWord = (): number => {
    if (at === block.byteLength) {
      const fresh = bytes(blockBytes);
      assert(fresh.length === blockBytes, 'the source of random bytes gave another number of them');
      block = new DataView(fresh.buffer, fresh.byteOffset, fresh.byteLength);
      at = 0;
    }
    const word = block.getUint32(at);
    at += WORD_BYTES;
    return word;
  };

  return bound => {
    assert(
      Number.isSafeInteger(bound) && bound >= 1 && bound <= WORD_VALUES,
      'a bound is a whole number from 1 to 2^32',
    );
    for (let refused = 0; refused < REFUSALS_AT_MOST; refused += 1) {
      const word = nextWord();
      const number = word % bound;
      // The stretch of words that number was counted in must lie whole below 2^32.
      if (word - number <= WORD_VALUES - bound) return number;
    }
    throw new Error('the source of random bytes is broken: it repeats words that cannot be used');
  };
}

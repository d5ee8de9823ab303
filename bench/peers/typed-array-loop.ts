// The peer of the simulator's kernel: the fastest loop over shoes that we could write in TypeScript
// with typed arrays alone. It knows the same tricks (four shoes side by side, two draws from one
// random word, every coup from a table), and counts results and nothing else.

import type { Tableau } from '../../src/rules/tableau.ts';
import { cardsOf, DECK, pointValue } from '../../src/rules/cards.ts';
import { dealCoup, factsOf } from '../../src/rules/coup.ts';

export interface LoopResults {
  readonly coups: number;
  readonly player: number;
  readonly banker: number;
}

const LANE = 640;
const PLACE = 0xfff;
const PLAYER_WIN = 1 << 12;
const BANKER_WIN = 1 << 20;

const cardOf = (value: number) => DECK.find(card => pointValue(card) === value) ?? 'Ts';

/** Every coup once: a row by the first totals, an entry in it by the two cards that come next. */
function tables(tableau: Tableau): { readonly openers: Uint16Array; readonly coups: Uint32Array } {
  const openers = new Uint16Array(19 * 32);
  const coups: number[] = [];
  const known = new Map<string, number>();
  for (let player = 0; player < 19; player += 1) {
    for (let banker = 0; banker < 19; banker += 1) {
      const row = Array.from({ length: 100 }, (_, thirds) => {
        const first = [player % 10, banker % 10, 0, 0, Math.floor(thirds / 10), thirds % 10];
        const coup = dealCoup(tableau, first.map(cardOf));
        const { result } = factsOf(coup);
        return coup.used + { player: PLAYER_WIN, banker: BANKER_WIN, tie: 0 }[result];
      });
      const begins = known.get(row.join()) ?? coups.length;
      known.set(row.join(), begins);
      if (begins === coups.length) coups.push(...row);
      openers[player * 32 + banker] = begins;
    }
  }
  return { openers, coups: Uint32Array.from(coups) };
}

/** Shuffles the first cards of four shoes, which take turns place by place. */
function shuffler(shoe: Uint8Array, cards: number, shuffled: number): () => void {
  let [g0, g1, g2, g3] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  return () => {
    let [s0, s1, s2, s3] = [g0, g1, g2, g3];
    for (let at = 0; at < shuffled; at += 2) {
      const n = cards - at;
      const m = n - 1;
      for (let place = at; place < 4 * LANE; place += LANE) {
        let a = 0;
        let b = 0;
        do {
          // xoshiro128++: 32 bits make two draws of 16.
          const sum = (s0 + s3) | 0;
          const word = (((sum << 7) | (sum >>> 25)) + s0) | 0;
          const shifted = s1 << 9;
          s2 ^= s0;
          s3 ^= s1;
          s1 ^= s2;
          s0 ^= s3;
          s2 ^= shifted;
          s3 = (s3 << 11) | (s3 >>> 21);
          a = (word & 0xffff) * n;
          b = (word >>> 16) * m;
        } while (
          ((a & 0xffff) < n && (a & 0xffff) < 65_536 % n) ||
          ((b & 0xffff) < m && (b & 0xffff) < 65_536 % m)
        );
        let drawn = place + (a >>> 16);
        let card = shoe[place] ?? 0;
        shoe[place] = shoe[drawn] ?? 0;
        shoe[drawn] = card;
        drawn = place + 1 + (b >>> 16);
        card = shoe[place + 1] ?? 0;
        shoe[place + 1] = shoe[drawn] ?? 0;
        shoe[drawn] = card;
      }
    }
    [g0, g1, g2, g3] = [s0, s1, s2, s3];
  };
}

/** Deals one coup. A dealer is one number: where the next card lies, and the wins of both sides. */
function dealing(shoe: Uint8Array, tableau: Tableau): (dealer: number) => number {
  const { openers, coups } = tables(tableau);
  return dealer => {
    const p = dealer & PLACE;
    const player = (shoe[p] ?? 0) + (shoe[p + 2] ?? 0);
    const banker = (shoe[p + 1] ?? 0) + (shoe[p + 3] ?? 0);
    const row = openers[player * 32 + banker] ?? 0;
    return (dealer + (coups[row + (shoe[p + 4] ?? 0) * 10 + (shoe[p + 5] ?? 0)] ?? 0)) | 0;
  };
}

/** Makes a loop that deals whole shoes of a book with a cutting card, four by four. */
export function typedArrayLoop(
  tableau: Tableau,
  decks: number,
  cut: number,
): (shoes: number) => LoopResults {
  const cards = decks * 52;
  const free = cards - cut;
  const shoe = new Uint8Array(4 * LANE);
  for (let lane = 0; lane < 4; lane += 1) shoe.set(cardsOf(decks).map(pointValue), lane * LANE);
  const shuffle = shuffler(shoe, cards, Math.ceil((free + 12) / 2) * 2);
  const deal = dealing(shoe, tableau);

  return shoes => {
    let [total, player, banker] = [0, 0, 0];
    const finish = (begun: number, lane: number): void => {
      let dealer = begun;
      for (; (dealer & PLACE) - lane * LANE <= free; total += 1) dealer = deal(dealer);
      dealer = deal(dealer);
      total += 1;
      player += (dealer >>> 12) & 0xff;
      banker += dealer >>> 20;
    };
    for (let dealt = 0; dealt < shoes; dealt += 4) {
      shuffle();
      let a = 1;
      let b = LANE + 1;
      let c = 2 * LANE + 1;
      let d = 3 * LANE + 1;
      for (;;) {
        const ab = Math.max(a & PLACE, (b & PLACE) - LANE);
        const most = Math.max(ab, (c & PLACE) - 2 * LANE, (d & PLACE) - 3 * LANE);
        if (most > free) break;
        const blind = (((free - most) / 6) | 0) + 1;
        for (let i = 0; i < blind; i += 1) {
          a = deal(a);
          b = deal(b);
          c = deal(c);
          d = deal(d);
        }
        total += 4 * blind;
      }
      finish(a, 0);
      finish(b, 1);
      finish(c, 2);
      finish(d, 3);
    }
    return { coups: total, player, banker };
  };
}

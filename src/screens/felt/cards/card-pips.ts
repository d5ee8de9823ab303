// Pips and where they lie on a card of 70 by 100: pure figures, drawn in one stroke a face.

import type { Rank, Suit } from '../../../rules/cards.ts';

/** A round leaf of the clubs, from its left. */
const LEAF = 'c0-2.76 2.24-5 5-5s5 2.24 5 5-2.24 5-5 5-5-2.24-5-5z';

const STALK = 'm0-2.5l1.4 5c.3 3 1.1 4.5 2.6 5.5h-8c1.5-1 2.3-2.5 2.6-5.5z';

/** From the middle of the pip, in steps only: so a pip of any size is the same steps, scaled. */
const SUIT_STEPS: Readonly<Record<Suit, string>> = {
  s: [
    'm0-10c3 5 9 8 9 14c0 4-5.5 5-7.5 1.5c.2 2.5 1 4 2.5 5h-8c1.5-1 2.3-2.5 2.5-5',
    'c-2 3.5-7.5 2.5-7.5-1.5c0-6 6-9 9-14z',
  ].join(''),
  h: 'm0 10c-5-5.5-9.5-9-9.5-14c0-4.5 7-6 9.5-.5c2.5-5.5 9.5-4 9.5 .5c0 5-4.5 8.5-9.5 14z',
  d: 'm0-11l7.5 11l-7.5 11l-7.5-11z',
  c: `m-5-5${LEAF}m-5 7.5${LEAF}m10 0${LEAF}${STALK}`,
};

const NUMBER = /-?\d*\.?\d+/g;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A pip with its middle there; one of negative size stands on its head. */
export const pipAt = (suit: Suit, x: number, y: number, size: number): string =>
  `M${x} ${y}${SUIT_STEPS[suit].replace(NUMBER, step => ` ${round(Number(step) * size)}`)}`;

type Spots = readonly (readonly [x: number, y: number])[];

/** The rows of a column of so many pips. */
const FOURS = [-28, -9.5, 9.5, 28] as const;

const twoColumns = (rows: readonly number[]): Spots =>
  rows.flatMap(
    y =>
      [
        [-12, y],
        [12, y],
      ] as const,
  );

/** Where the pips of a rank lie, from the middle of the card. */
const PIPS: Readonly<Record<Rank, Spots>> = {
  A: [[0, 0]],
  '2': [
    [0, -26],
    [0, 26],
  ],
  '3': [
    [0, -27],
    [0, 0],
    [0, 27],
  ],
  '4': twoColumns([-26, 26]),
  '5': [...twoColumns([-26, 26]), [0, 0]],
  '6': twoColumns([-27, 0, 27]),
  '7': [...twoColumns([-27, 0, 27]), [0, -13.5]],
  '8': [...twoColumns([-27, 0, 27]), [0, -13.5], [0, 13.5]],
  '9': [...twoColumns(FOURS), [0, 0]],
  T: [...twoColumns(FOURS), [0, -19], [0, 19]],
  J: [],
  Q: [],
  K: [],
};

export const isCourt = (rank: Rank): rank is 'J' | 'Q' | 'K' => PIPS[rank].length === 0;

/** An ace is large; pips in the lower half stand on their heads. */
const sizeOf = (rank: Rank, y: number): number => (rank === 'A' ? 1.9 : y > 0 ? -0.64 : 0.64);

/** Beside a court figure its emblem, in the upper left and on the staff. */
const COURT_PIPS: Spots = [
  [48, 14.5],
  [22, 15.5],
];

export const courtPips = (suit: Suit): string =>
  COURT_PIPS.map(([x, y]) => pipAt(suit, x, y, 0.38) + pipAt(suit, 70 - x, 100 - y, -0.38)).join(
    '',
  );

const drawn = new Map<string, string>();

/** Everything on a face that has the shape of its suit, drawn once and in one stroke. */
export function pipsOf(rank: Rank, suit: Suit): string {
  const known = drawn.get(rank + suit);
  if (known !== undefined) return known;
  const corners = pipAt(suit, 9.5, 27, 0.46) + pipAt(suit, 60.5, 73, -0.46);
  const pips = PIPS[rank].map(([x, y]) => pipAt(suit, 35 + x * 0.8, 50 + y, sizeOf(rank, y)));
  const path = corners + pips.join('');
  drawn.set(rank + suit, path);
  return path;
}

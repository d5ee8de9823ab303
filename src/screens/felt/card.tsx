// A playing card drawn by us: big corner indices, clean pips, readable from 48 px up.

import { memo } from 'react';
import type { Card, Rank, Suit } from '../../rules/cards.ts';

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

/** A pip with its middle there; one of negative size stands on its head. */
const pipAt = (suit: Suit, x: number, y: number, size: number): string =>
  `M${x} ${y}${SUIT_STEPS[suit].replace(NUMBER, step => ` ${round(Number(step) * size)}`)}`;

const NUMBER = /-?\d*\.?\d+/g;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Where the pips of a rank lie, in steps of a third of the field. */
const PIPS: Readonly<Record<Rank, readonly (readonly [number, number])[]>> = {
  A: [[0, 0]],
  '2': [
    [0, -26],
    [0, 26],
  ],
  '3': [
    [0, -26],
    [0, 0],
    [0, 26],
  ],
  '4': [
    [-13, -26],
    [13, -26],
    [-13, 26],
    [13, 26],
  ],
  '5': [
    [-13, -26],
    [13, -26],
    [0, 0],
    [-13, 26],
    [13, 26],
  ],
  '6': [
    [-13, -26],
    [13, -26],
    [-13, 0],
    [13, 0],
    [-13, 26],
    [13, 26],
  ],
  '7': [
    [-13, -26],
    [13, -26],
    [0, -13],
    [-13, 0],
    [13, 0],
    [-13, 26],
    [13, 26],
  ],
  '8': [
    [-13, -26],
    [13, -26],
    [0, -13],
    [-13, 0],
    [13, 0],
    [0, 13],
    [-13, 26],
    [13, 26],
  ],
  '9': [
    [-13, -28],
    [13, -28],
    [-13, -9],
    [13, -9],
    [0, 0],
    [-13, 10],
    [13, 10],
    [-13, 28],
    [13, 28],
  ],
  T: [
    [-13, -28],
    [13, -28],
    [0, -19],
    [-13, -9],
    [13, -9],
    [-13, 10],
    [13, 10],
    [0, 19],
    [-13, 28],
    [13, 28],
  ],
  J: [],
  Q: [],
  K: [],
};

const indexOf = (rank: Rank): string => (rank === 'T' ? '10' : rank);

export interface CardProps {
  /** Null lies face down. */
  readonly card: Card | null;
  readonly label: string;
  /** The back is drawn away from the face slowly. */
  readonly squeezed?: boolean;
}

export const PlayingCard = memo(({ card, label, squeezed = false }: CardProps) => (
  <svg
    className="card"
    viewBox="0 0 70 100"
    role="img"
    aria-label={label}
    data-card={card ?? undefined}
  >
    <rect className="card-paper" x="1" y="1" width="68" height="98" rx="6" />
    {card === null ? <CardBack /> : <CardFace card={card} />}
    {squeezed && card !== null && <CardCover />}
  </svg>
));

/** Slides off the card; what slides out of its frame is not seen. */
const CardCover = () => (
  <g className="card-cover">
    <rect className="card-paper" x="1" y="1" width="68" height="98" rx="6" />
    <CardBack />
  </g>
);

function CardBack() {
  return (
    <g className="card-back">
      <rect x="6" y="6" width="58" height="88" rx="4" />
      <path d="M35 18 52 50 35 82 18 50Z" />
      <path d="M35 32 45 50 35 68 25 50Z" />
    </g>
  );
}

function CardFace({ card }: { readonly card: Card }) {
  const rank = card.charAt(0) as Rank; // a card begins with its rank
  const suit = card.charAt(1) as Suit; // and ends with its suit
  return (
    <g className={suit === 'h' || suit === 'd' ? 'card-red' : 'card-black'}>
      <CornerIndex rank={rank} />
      <g transform="rotate(180 35 50)">
        <CornerIndex rank={rank} />
      </g>
      <path d={pipsOf(rank, suit)} />
      {PIPS[rank].length === 0 && <Court rank={rank} />}
    </g>
  );
}

const drawn = new Map<string, string>();

/** Everything on a face that has the shape of its suit, drawn once and in one stroke. */
function pipsOf(rank: Rank, suit: Suit): string {
  const known = drawn.get(rank + suit);
  if (known !== undefined) return known;
  const corners = pipAt(suit, 10, 27, 0.46) + pipAt(suit, 60, 73, -0.46);
  const pips = PIPS[rank].map(([x, y]) => pipAt(suit, 35 + x * 0.8, 50 + y, sizeOf(rank, y)));
  const path = corners + (pips.length === 0 ? pipAt(suit, 35, 72, 0.5) : pips.join(''));
  drawn.set(rank + suit, path);
  return path;
}

/** An ace is large; pips in the lower half stand on their heads. */
const sizeOf = (rank: Rank, y: number): number => (rank === 'A' ? 1.7 : y > 0 ? -0.56 : 0.56);

const CornerIndex = ({ rank }: { readonly rank: Rank }) => (
  <text
    className="card-index"
    x="10"
    y="19"
    textAnchor="middle"
    {...(rank === 'T' ? { textLength: 14, lengthAdjust: 'spacingAndGlyphs' } : {})}
  >
    {indexOf(rank)}
  </text>
);

/** Court cards are a letter in a frame: legible at any size, and nobody's portrait. */
const Court = ({ rank }: { readonly rank: Rank }) => (
  <g>
    <rect className="card-frame" x="20" y="20" width="30" height="60" rx="3" />
    <text className="card-court" x="35" y="58" textAnchor="middle">
      {rank}
    </text>
  </g>
);

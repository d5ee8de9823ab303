// Court cards of our own: a bust to the waist, drawn twice, with the emblem of its suit.

import type { Suit } from '../../../rules/cards.ts';

export type CourtRank = 'J' | 'Q' | 'K';

/** What one stroke of a figure is filled with; the style sheet names the colours. */
export type CourtInk = 'robe' | 'trim' | 'gold' | 'skin' | 'hair' | 'line';

/** Strokes from the back to the front, for the upper half of the card (70 by 100). */
export type CourtArt = readonly (readonly [CourtInk, string])[];

// The waist runs aslant through the middle of the card, so that two halves meet without a gap.
const ROBE = 'M18 53.5V45c0-6.4 4.6-9.5 10.6-10.3h12.8C47.4 35.5 52 38.6 52 45v1.5z';
const SASH = 'M18 53.5 52 46.5v-4.2L18 49.3z';
const COLLAR = 'M27.5 34.6 35 47.5l7.5-12.9-3.2-.8L35 40.5l-4.3-6.7z';
const NECK = 'M32 31h6v4.8l-3 3.7-3-3.7z';
const FACE = 'M28.8 20h12.4v7.2c0 4.3-2.9 7.5-6.2 7.5s-6.2-3.2-6.2-7.5z';
const EYES = 'M31 25.3h2.4v1.3H31zM36.6 25.3H39v1.3h-2.4z';
const MOUTH = 'M33.3 31.2h3.4v.9h-3.4z';
const BROWS = 'M30.6 23.4h3.2v.7h-3.2zM36.2 23.4h3.2v.7h-3.2zM34.7 25.2h.7v3.7h-1.3v-.6h.6z';

/** What a robe is covered with: chevrons, scales, lozenges or trefoils, each a suit's own. */
const CLOTH: Readonly<Record<Suit, string>> = {
  s: [
    'M20 44l4-4 4 4v2.2l-4-4-4 4zM42 44l4-4 4 4v2.2l-4-4-4 4z',
    'M23 38.5l2.5-2 2.5 2v1.8l-2.5-2-2.5 2zM42 38.5l2.5-2 2.5 2v1.8l-2.5-2-2.5 2z',
  ].join(''),
  h: [
    'M20 41a2.2 2.2 0 0 0 4.4 0zM25 45a2.2 2.2 0 0 0 4.4 0z',
    'M25.5 38a2.2 2.2 0 0 0 4 0zM45.6 41a2.2 2.2 0 0 0 4.4 0z',
    'M40.6 43.5a2.2 2.2 0 0 0 4.4 0zM40.5 38a2.2 2.2 0 0 0 4 0z',
    'M20 46.5a2.2 2.2 0 0 0 4.4 0z',
  ].join(''),
  d: [
    'M22.5 39.5l2 2.8-2 2.8-2-2.8zM27 36.7l1.7 2.4-1.7 2.4-1.7-2.4z',
    'M27.5 43.5l1.7 2.4-1.7 1.6-1.7-1.6zM47.5 37.5l2 2.8-2 2.8-2-2.8z',
    'M43 36.7l1.7 2.4-1.7 2.4-1.7-2.4zM42.5 41.7l1.7 2-1.7 1.6-1.7-1.6z',
  ].join(''),
  c: [
    'M22 40.2a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1 0 2.2 1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 1 1 0-2.2z',
    'M26 44.2a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 1 1 0 1.9 1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 1 1 0-1.9z',
    'M45.4 38.8',
    'a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1 0 2.2 1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 1 1 0-2.2z',
    'M41.8 41.6',
    'a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 1 1 0 1.9 1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 1 1 0-1.9z',
  ].join(''),
};

const KING_HAIR = 'M26.3 18.5h17.4v10.7c0 2.3-1.4 3.3-2.7 3.3V20H29v12.5c-1.3 0-2.7-1-2.7-3.3z';
const BEARD = [
  'M28.8 26.8c1 1.9 2.6 2.3 4 2.3h4.4c1.4 0 3-.4 4-2.3v3.4',
  'c0 4.7-3.2 8.3-6.2 9.6-3-1.3-6.2-4.9-6.2-9.6z',
].join('');
const CROWN = [
  'M25.5 19.6 23.6 10l5.6 4.1L35 7.4l5.8 6.7 5.6-4.1-1.9 9.6z',
  'M23.6 8.4a1.3 1.3 0 1 0 .1 0zM35 5.6a1.4 1.4 0 1 0 .1 0z',
  'M46.4 8.4a1.3 1.3 0 1 0 .1 0z',
].join('');
const CROWN_BAND = 'M25.7 16.9h18.6l-.3 1.7H26z';

const QUEEN_HAIR = [
  'M35 14.5c-6.5 0-9.8 4-9.8 9.3 0 5.2 1.4 7.7-1.6 12.2 4 .9 6.7-.3 7.6-2.3',
  'h7.6c.9 2 3.6 3.2 7.6 2.3-3-4.5-1.6-7-1.6-12.2 0-5.3-3.3-9.3-9.8-9.3z',
].join('');
const FRINGE = 'M28.8 24.6c2.6-.7 4.7-2.2 6.2-4.6 1.5 2.4 3.6 3.9 6.2 4.6V19H28.8z';
const CORONET =
  'M26.8 18.2l-1.6-7.3 4.2 3 2.6-4.7 3 4 3-4 2.6 4.7 4.2-3-1.6 7.3c-5.3-1.3-11.1-1.3-16.4 0z';
const PEARLS = [
  'M32 7.5a1.2 1.2 0 1 0 .1 0zM38 7.5a1.2 1.2 0 1 0 .1 0z',
  'M25.2 9.2a1.1 1.1 0 1 0 .1 0zM44.8 9.2a1.1 1.1 0 1 0 .1 0z',
].join('');
const NECKLACE = 'M30.5 36.8c2.6 3.4 6.4 3.4 9 0l1 1c-3.2 4.2-7.8 4.2-11 0z';

const JACK_HAIR = [
  'M27 18h16v9.5c1 1.9 2 3.2 1.3 5.3-2.4.6-4.3-.8-4.3-2.8l1-9H29l1 9',
  'c0 2-1.9 3.4-4.3 2.8-.7-2.1.3-3.4 1.3-5.3z',
].join('');
const CAP = 'M25.5 20.2c-.9-6.7 2.7-11 9.5-11s10.4 4.3 9.5 11c-6-2-13-2-19 0z';
const CAP_BAND = 'M25.5 20.2c6-2 13-2 19 0l-.2-2.7c-5.9-1.9-12.7-1.9-18.6 0z';
const FEATHER = 'M41.5 17.2c-1.1-4.3.6-8.3 6.5-9.7 1.7 3.8.4 8-4.9 9.9z';

/** A staff on the right with its emblem above: the pip is drawn by the card. */
const STAFF = 'M47.1 19.5h1.8v27.6l-1.8.4z';
const HAND = 'M45.6 40.5h4.8v3.6h-4.8z';

const HEADS: Readonly<Record<CourtRank, CourtArt>> = {
  K: [
    ['hair', KING_HAIR],
    ['skin', FACE],
    ['hair', BEARD],
    ['gold', CROWN],
    ['robe', CROWN_BAND],
    ['line', EYES + BROWS],
    ['skin', MOUTH],
  ],
  Q: [
    ['hair', QUEEN_HAIR],
    ['skin', NECK + FACE],
    ['hair', FRINGE],
    ['gold', CORONET + NECKLACE],
    ['trim', PEARLS],
    ['line', EYES],
    ['robe', MOUTH],
  ],
  J: [
    ['hair', JACK_HAIR],
    ['skin', NECK + FACE],
    ['robe', CAP],
    ['gold', CAP_BAND],
    ['trim', FEATHER],
    ['line', EYES + BROWS],
    ['robe', MOUTH],
  ],
};

/** The upper half of a court card. */
export const courtArt = (rank: CourtRank, suit: Suit): CourtArt => [
  ['robe', ROBE],
  ['trim', CLOTH[suit] + COLLAR],
  ['gold', SASH + STAFF],
  ...HEADS[rank],
  ['skin', HAND],
];

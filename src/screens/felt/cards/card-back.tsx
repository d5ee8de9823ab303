// The back of a card: a lattice of our own around the four suits; the same on every card.

import type { Suit } from '../../../rules/cards.ts';
import { pipAt } from './card-pips.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = [7, 7, 63, 93] as const;
const [WIDE, HIGH] = [7, 8.6] as const;

const tenth = (value: number): number => Math.round(value * 10) / 10;

const lozenge = (x: number, y: number, part: number): string => {
  const [w, h] = [tenth((WIDE / 2) * part), tenth((HIGH / 2) * part)];
  return `M${x} ${tenth(y - h)}l${w} ${h}-${w} ${h}-${w}-${h}z`;
};

/** The middle of every lozenge of the lattice. */
function* middles(): Generator<readonly [x: number, y: number]> {
  for (let y = TOP + HIGH / 2; y < BOTTOM; y += HIGH) {
    for (let x = LEFT + WIDE / 2; x < RIGHT; x += WIDE) yield [x, y];
  }
}

const isFree = ([x, y]: readonly [number, number]): boolean => Math.hypot(x - 35, y - 50) > 19;

const LATTICE = [...middles()].filter(isFree);
const LINES = LATTICE.map(([x, y]) => lozenge(x, y, 1)).join('');
const STONES = LATTICE.map(([x, y]) => lozenge(x, y, 0.42)).join('');

const QUARTERS: readonly (readonly [Suit, number, number])[] = [
  ['s', 35, 42.5],
  ['h', 42.5, 50],
  ['c', 35, 57.5],
  ['d', 27.5, 50],
];
const EMBLEM = QUARTERS.map(([suit, x, y]) => pipAt(suit, x, y, 0.36)).join('');

const NAME = 'card-back';

/** Drawn once on a page, out of sight; every back on it is a use of this one. */
export const CardBackPattern = () => (
  <svg className="card-pattern" width="0" height="0" aria-hidden="true">
    <g id={NAME}>
      <rect className="card-paper" x="0.5" y="0.5" width="69" height="99" rx="6" />
      <rect className="back-field" x="4" y="4" width="62" height="92" rx="4" />
      <path className="back-lines" d={LINES} />
      <path className="back-stones" d={STONES} />
      <rect className="back-rim" x="6" y="6" width="58" height="88" rx="2.5" />
      <circle className="back-medal" cx="35" cy="50" r="16.5" />
      <path className="back-stones" d={EMBLEM} />
    </g>
  </svg>
);

export const CardBack = ({ className }: { readonly className: string }) => (
  <use className={className} href={`#${NAME}`} />
);

// Reads what Runs and Dragon Tails say beside their stake: length, pattern, area.

import { TAIL_AREAS, type TailArea } from '../../rules/dragon-tails.ts';
import type { Side } from '../../rules/hand.ts';
import { Fault, shownInput } from './fault.ts';
import { notOfKind, readChoice, readWhole } from './read-field.ts';

/** This many coups in a row; whether the book has a Run of that length is judged elsewhere. */
export const readLength = (value: unknown): number | Fault =>
  readWhole(value, 'length', { least: 1, most: Number.MAX_SAFE_INTEGER });

/** The sides nominated coup by coup, like "PBP". */
export function readPattern(value: unknown): readonly Side[] | Fault {
  const expected = 'sides like "PBP"';
  if (typeof value !== 'string') return notOfKind(value, 'pattern', expected);
  if (!/^[PB]+$/.test(value)) {
    return new Fault('bad-pattern', `expected ${expected}, got ${shownInput(value)}`, 'pattern');
  }
  return value.split('').map(letter => (letter === 'P' ? 'player' : 'banker'));
}

/** A pattern as it was read. */
export const patternText = (pattern: readonly Side[]): string =>
  pattern.map(side => (side === 'player' ? 'P' : 'B')).join('');

export const readArea = (value: unknown): TailArea | Fault =>
  readChoice(value, 'area', TAIL_AREAS, 'unknown-area');

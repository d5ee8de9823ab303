// What the generator of virtual shoes gives, as it comes, for tests of other people's: raw bytes,
// numbers scaled to a range, or whole shoes. The source is that of play unless a seed is given.

import { drawFrom } from './draw.ts';
import { shuffledShoe } from './shuffle.ts';
import { osBytes, seededBytes } from './sources.ts';

export const OUTPUT_KINDS = ['bytes', 'numbers', 'shoes'] as const;
export type OutputKind = (typeof OUTPUT_KINDS)[number];

export interface OutputRequest {
  readonly kind: OutputKind;
  /** So many bytes, numbers or shoes. */
  readonly count: number;
  /** Numbers from 0 up to, not including, this one. */
  readonly below: number;
  readonly decks: number;
  /** Repeats an output; without it the operating system's bytes, as in play. */
  readonly seed?: string | undefined;
}

const BLOCK_BYTES = 65_536;
const BLOCK_LINES = 4_096;

/** In blocks, so that no output is too long for the memory. */
export function* generatorOutput(request: OutputRequest): Generator<Uint8Array | string> {
  const { kind, count, below, decks, seed } = request;
  const bytes = seed === undefined ? osBytes : seededBytes(seed);
  if (kind === 'bytes') {
    for (let left = count; left > 0; left -= BLOCK_BYTES) yield bytes(Math.min(left, BLOCK_BYTES));
    return;
  }
  const draw = drawFrom(bytes);
  const line =
    kind === 'numbers'
      ? () => `${draw(below)}\n`
      : () => `${shuffledShoe(decks, draw).join(' ')}\n`;
  for (let left = count; left > 0; left -= BLOCK_LINES) {
    const lines = Array.from({ length: Math.min(left, BLOCK_LINES) }, line);
    yield lines.join('');
  }
}

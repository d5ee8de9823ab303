// The promise of a shoe's order: published before the first card, opened after the last (R-RNG-1).
// What is hashed is plain text, so that anyone can check it with any SHA-256 tool.

import { createHash } from 'node:crypto';
import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import { drawFrom, type RandomBytes } from './draw.ts';
import { shuffledShoe } from './shuffle.ts';
import { osBytes } from './sources.ts';

/** Names the canonical text and the file; another text would be another number. */
export const SHOE_FORMAT = 'sabot-shoe/1';

/** What is published before the first wager: it binds the house and reveals the order to nobody. */
export interface ShoeCommitment {
  readonly format: typeof SHOE_FORMAT;
  readonly shoe: string; // which shoe: 'crown-3/2026-07-31/12'
  readonly decks: number;
  readonly commitment: string; // SHA-256 of the canonical text, 64 lower-case hex digits
}

/** What is published after the last card: all that is needed to make the commitment again. */
export interface ShoeReveal extends ShoeCommitment {
  readonly nonce: string; // 32 secret bytes, 64 lower-case hex digits
  readonly order: readonly Card[]; // as shuffled, before any cut; front card first
}

const SHOE_NAME = /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,127}$/;
const HEX_OF_32_BYTES = /^[0-9a-f]{64}$/;
const NONCE_BYTES = 32;

/** A shoe's name is one short word, so that no name can imitate a line of the canonical text. */
export const isShoeName = (text: string): boolean => SHOE_NAME.test(text);

/** Both nonce and commitment are 32 bytes, in lower case. */
export const isHexOf32Bytes = (text: string): boolean => HEX_OF_32_BYTES.test(text);

/** The text that is hashed: five lines, each ended by a line feed. */
export const canonicalText = (reveal: Omit<ShoeReveal, 'commitment'>): string =>
  [
    reveal.format,
    `shoe ${reveal.shoe}`,
    `decks ${reveal.decks}`,
    `nonce ${reveal.nonce}`,
    `order ${reveal.order.join(' ')}`,
    '',
  ].join('\n');

/** The commitment to any order; whether it is a right one is for `verifyShoe` to say. */
export const commitmentTo = (reveal: Omit<ShoeReveal, 'commitment'>): string =>
  createHash('sha256').update(canonicalText(reveal), 'utf8').digest('hex');

/** Commits to an order. The nonce keeps it secret even when few cards are left to guess. */
export function commitShoe(secret: {
  readonly shoe: string;
  readonly decks: number;
  readonly nonce: string;
  readonly order: readonly Card[];
}): ShoeReveal {
  assert(isShoeName(secret.shoe), `'${secret.shoe}' cannot name a shoe`);
  assert(isHexOf32Bytes(secret.nonce), 'a nonce is 32 bytes in lower-case hex');
  assert(secret.order.length === secret.decks * 52, 'the order holds all cards of the decks');
  const { shoe, decks, nonce, order } = secret;
  const opened = { format: SHOE_FORMAT, shoe, decks, nonce, order } as const;
  return { ...opened, commitment: commitmentTo(opened) };
}

/** The part of a shoe that may be published at once. */
export const published = (shoe: ShoeReveal): ShoeCommitment => ({
  format: shoe.format,
  shoe: shoe.shoe,
  decks: shoe.decks,
  commitment: shoe.commitment,
});

/** A fresh virtual shoe, shuffled and committed to in one step; sealed until its last card. */
export function freshShoe(
  { shoe, decks }: { readonly shoe: string; readonly decks: number },
  bytes: RandomBytes = osBytes,
): ShoeReveal {
  const nonce = Buffer.from(bytes(NONCE_BYTES)).toString('hex');
  return commitShoe({ shoe, decks, nonce, order: shuffledShoe(decks, drawFrom(bytes)) });
}

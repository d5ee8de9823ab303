// A virtual shoe under seal, as its row has it: nonce, order and cut, bound to name and promise.

import { commitShoe, type ShoeReveal } from '../../../lab/shuffle/commitment.ts';
import { parseCards } from '../../../rules/cards.ts';
import { seal, unseal } from '../../storage/secrets/seal.ts';
import type { ShoePromise } from '../../storage/secrets/shoe-promise.ts';

export interface SealedRow {
  readonly name: string;
  readonly decks: number;
  readonly commitment: string;
  readonly cut: number;
  readonly sealed: Buffer;
}

export const SHOE_COLUMNS = 'name, decks, commitment, cut_at as cut, sealed';

const labelOf = ({ shoe, commitment }: ShoePromise): string => `${shoe} ${commitment}`;

/** Seals what nobody may know, and the cut, which nobody may change. */
export function sealShoe(key: Buffer, shoe: ShoeReveal, cut: number): Buffer {
  return seal(key, labelOf(shoe), `${shoe.nonce}\n${shoe.order.join(' ')}\n${cut}`);
}

/** Breaks the seal; null when what is inside is not what was promised, or was cut elsewhere. */
export function revealShoe(key: Buffer, row: SealedRow): ShoeReveal | null {
  const { name, decks, commitment, sealed } = row;
  const text = unseal(key, labelOf({ shoe: name, commitment }), sealed);
  // Seals of 0.1.0 hold no cut.
  const [nonce, order, cut = `${row.cut}`] = text?.split('\n') ?? [];
  const cards = parseCards(order ?? '');
  if (nonce === undefined || 'notACard' in cards || cards.length !== decks * 52) return null;
  const reveal = commitShoe({ shoe: name, decks, nonce, order: cards });
  return reveal.commitment === commitment && cut === `${row.cut}` ? reveal : null;
}

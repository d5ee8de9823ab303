// What is kept of a card or a document so that it can be known again: a keyed mark. Whoever reads
// the record without the house's key learns no number from it.

import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Cards and documents somebody is known by. */
export interface Identity {
  readonly documents: readonly string[];
  readonly cards: readonly string[];
}

export class IdentityMarks {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    const derived = hkdfSync('sha256', key, Buffer.alloc(0), 'sabot identity mark', KEY_BYTES);
    this.#key = Buffer.from(derived);
  }

  /** Spaces and hyphens are how somebody wrote it down, not what it is. */
  of(kind: 'card' | 'document', number: string): string {
    const plain = number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    return createHmac('sha256', this.#key).update(`${kind} ${plain}`).digest('base64url');
  }

  all({ documents, cards }: Identity): readonly string[] {
    const marks = [
      ...documents.map(number => this.of('document', number)),
      ...cards.map(number => this.of('card', number)),
    ];
    return [...new Set(marks)];
  }
}

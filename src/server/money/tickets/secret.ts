// What is kept of a ticket's number: a keyed name to find it by, and the number under seal for a
// duplicate. The key lies beside the database, so that its reader cannot make a ticket (R-CSH-6).

import { createHmac, hkdfSync } from 'node:crypto';

import { seal, unseal } from '../../storage/secrets/seal.ts';

export class TicketSecret {
  readonly #nameKey: Buffer;
  readonly #sealKey: Buffer;

  constructor(key: Buffer) {
    this.#nameKey = derived(key, 'sabot ticket name');
    this.#sealKey = derived(key, 'sabot ticket seal');
  }

  /** The name of a number: the same for the same number, and no way back. */
  nameOf(number: string): string {
    return createHmac('sha256', this.#nameKey).update(number).digest('base64url');
  }

  /** The number under seal, bound to its ticket. */
  seal(ticket: string, number: string): string {
    return seal(this.#sealKey, ticket, number).toString('base64url');
  }

  /** Opens it for the printer; null when the seal is another ticket's or was touched. */
  open(ticket: string, sealed: string): string | null {
    return unseal(this.#sealKey, ticket, Buffer.from(sealed, 'base64url'));
  }
}

const KEY_BYTES = 32;

const derived = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, KEY_BYTES));

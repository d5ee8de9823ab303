// Opened shoes and dealt cards as JSON files: what docs/fair-shuffles.md promises, read with care.

import { parseCard, type Card } from '../../rules/cards.ts';
import { isHexOf32Bytes, isShoeName, SHOE_FORMAT, type ShoeReveal } from './commitment.ts';
import type { DealtCards } from './verify.ts';

/** Names the file of dealt cards. */
export const DEALT_FORMAT = 'sabot-dealt/1';

/** Why a file could not be read, in the shape of the command line's errors. */
export interface FileFault {
  readonly code: 'not-json' | 'wrong-format' | 'wrong-field' | 'not-a-card';
  readonly message: string;
}

/** What a file gave: its content, or why there is none. */
export type FromFile<T> = { readonly content: T } | { readonly fault: FileFault };

// Thrown and caught in this file alone: a field's fault ends the reading of its file.
class Unreadable extends Error {
  readonly fault: FileFault;

  constructor(code: FileFault['code'], message: string) {
    super(message);
    this.fault = { code, message };
  }
}

type Fields = ReadonlyMap<string, unknown>;

function parseFields(text: string, format: string): Fields {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Unreadable('not-json', 'The file is not JSON.');
  }
  if (typeof json !== 'object' || json === null) {
    throw new Unreadable('wrong-format', 'The file holds no JSON object.');
  }
  const fields: Fields = new Map(Object.entries(json));
  if (fields.get('format') !== format) {
    throw new Unreadable('wrong-format', `"format" must be "${format}".`);
  }
  return fields;
}

function textField(fields: Fields, name: string, isRight: (text: string) => boolean): string {
  const value = fields.get(name);
  if (typeof value === 'string' && isRight(value)) return value;
  throw new Unreadable('wrong-field', `"${name}" is missing or not of its form.`);
}

function wholeField(fields: Fields, name: string, least: number, absent?: number): number {
  const value = fields.get(name) ?? absent;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
  throw new Unreadable('wrong-field', `"${name}" must be a whole number, at least ${least}.`);
}

function listField(fields: Fields, name: string): readonly unknown[] {
  const value = fields.get(name);
  if (Array.isArray(value)) return value;
  throw new Unreadable('wrong-field', `"${name}" must be a list of cards.`);
}

function cardAt(value: unknown, at: number, name: string): Card {
  const card = typeof value === 'string' ? parseCard(value) : undefined;
  if (card !== undefined) return card;
  throw new Unreadable('not-a-card', `"${name}" has ${JSON.stringify(value)} at ${at + 1}.`);
}

function reading<T>(read: () => T): FromFile<T> {
  try {
    return { content: read() };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { fault: thrown.fault };
    throw thrown;
  }
}

/** Reads an opened shoe; whether it holds is for `verifyShoe` to say. */
export const readShoeFile = (text: string): FromFile<ShoeReveal> =>
  reading(() => {
    const fields = parseFields(text, SHOE_FORMAT);
    return {
      format: SHOE_FORMAT,
      shoe: textField(fields, 'shoe', isShoeName),
      decks: wholeField(fields, 'decks', 1),
      commitment: textField(fields, 'commitment', isHexOf32Bytes),
      nonce: textField(fields, 'nonce', isHexOf32Bytes),
      order: listField(fields, 'order').map((value, at) => cardAt(value, at, 'order')),
    };
  });

/** Reads dealt cards; a card that left the shoe unseen is null. */
export const readDealtFile = (text: string): FromFile<DealtCards> =>
  reading(() => {
    const fields = parseFields(text, DEALT_FORMAT);
    return {
      shoe: textField(fields, 'shoe', isShoeName),
      cut: wholeField(fields, 'cut', 0, 0),
      burn: wholeField(fields, 'burn', 0, 0),
      cards: listField(fields, 'cards').map((value, at) =>
        value === null ? null : cardAt(value, at, 'cards'),
      ),
    };
  });

/** Writes an opened shoe as the file that `readShoeFile` reads. */
export const writeShoeFile = (reveal: ShoeReveal): string => `${JSON.stringify(reveal)}\n`;

/** Writes dealt cards as the file that `readDealtFile` reads. */
export const writeDealtFile = (dealt: DealtCards): string =>
  `${JSON.stringify({ format: DEALT_FORMAT, ...dealt })}\n`;

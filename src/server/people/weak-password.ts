// Passwords that a stranger would try first: common ones, repeats, rows of keys, one's own name.

import { zxcvbn, zxcvbnOptions } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });

/** Guesses, as a power of ten, that a stranger at the sign-in page never gets through. */
const LEAST_GUESSES_LOG10 = 6;
/** What must be left of a password without its owner's names. */
const LEAST_BESIDE_NAMES = 6;

export function isWeakPassword(
  password: string,
  person: { readonly id: string; readonly name: string },
): boolean {
  const names = [person.id, ...person.name.split(/\s+/u), ...person.id.split(/[.-]/u)]
    .map(name => name.toLowerCase())
    .filter(name => name.length >= 3);
  const beside = names.reduce((left, name) => left.replaceAll(name, ''), password.toLowerCase());
  if (beside.length < LEAST_BESIDE_NAMES) return true;
  return zxcvbn(password, names).guessesLog10 < LEAST_GUESSES_LOG10;
}

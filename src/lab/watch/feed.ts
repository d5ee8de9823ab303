// What a watch is fed, line by line: a coup's cards, cards burnt face up, or a fresh shoe; as text
// for hands and as JSON for machines.

import { type Card, parseCards } from '../../rules/cards.ts';

export type WatchInput =
  | { readonly fed: 'coup'; readonly cards: readonly Card[] }
  | { readonly fed: 'burn'; readonly cards: readonly Card[] }
  | { readonly fed: 'new-shoe' }
  | { readonly fed: 'remark'; readonly remark: string };

/** A line that could not be read: in words, and what kind of fault that is. */
export interface Unreadable {
  readonly unreadable: string;
  readonly code: 'unknown-card' | 'broken-json' | 'wrong-type';
}

function cardsFrom(fed: 'coup' | 'burn', text: string): WatchInput | Unreadable {
  const cards = parseCards(text);
  if (!('notACard' in cards)) return { fed, cards };
  return { unreadable: `${cards.notACard} is no card`, code: 'unknown-card' };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string');

function fromJson(text: string): WatchInput | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { unreadable: 'the line is no JSON', code: 'broken-json' };
  }
  if (isTexts(value)) return cardsFrom('coup', value.join(' '));
  // One thing to a line: of two, one would be passed over in silence.
  const [[name, what] = ['', undefined], ...more] = Object.entries(value ?? {});
  if (more.length === 0) {
    if (name === 'newShoe' && what === true) return { fed: 'new-shoe' };
    if (name === 'cards' && isTexts(what)) return cardsFrom('coup', what.join(' '));
    if (name === 'burn' && isTexts(what)) return cardsFrom('burn', what.join(' '));
  }
  return { unreadable: 'expected "cards", "burn" or "newShoe" alone', code: 'wrong-type' };
}

/** Reads one line: `Ts 6h 5d Tc Th`, `burn 9c`, `new shoe`, or the same in JSON; # is a remark. */
export function readFeed(line: string): WatchInput | Unreadable {
  const text = line.trim();
  if (text.startsWith('#')) return { fed: 'remark', remark: text.slice(1).trim() };
  if (text.startsWith('{') || text.startsWith('[')) return fromJson(text);
  if (/^new(\s+shoe)?$/i.test(text)) return { fed: 'new-shoe' };
  const burn = /^burn\s+(.*)$/i.exec(text);
  return burn === null ? cardsFrom('coup', text) : cardsFrom('burn', burn[1] ?? '');
}

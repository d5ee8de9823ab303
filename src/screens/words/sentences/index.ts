// English sentences that have no code yet, in both Chinese scripts: the server's own, those of a
// competition's table, and why a wager was paid.

import type { Language } from '../index.ts';
import { fitOf, WHY_FOUND } from './blanks.ts';
import { Sentences } from './fill.ts';
import { PLAY } from './play.ts';
import { SERVER } from './server.ts';

const ALL_FOUND = new Sentences({ ...PLAY, ...SERVER }, fitOf);

const placeOf = (language: Exclude<Language, 'en'>): 0 | 1 => (language === 'zh-Hans' ? 0 : 1);

/** What the house said, in Chinese; null where it is no sentence of the house. */
export const sentenceIn = (language: Exclude<Language, 'en'>, english: string): string | null =>
  ALL_FOUND.find(english, placeOf(language));

/** A sentence without a code, in the language that is spoken. */
export const lackText = (language: Language, english: string): string => {
  if (language === 'en') return english;
  return sentenceIn(language, english) ?? english;
};

/** Why a wager was paid, in Chinese; null where nobody says it so. */
export const reasonIn = (language: Exclude<Language, 'en'>, english: string): string | null =>
  WHY_FOUND.find(english, placeOf(language));

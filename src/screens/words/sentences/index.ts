// The house's English sentences in both Chinese scripts, with the same figures, names and reasons.
// A sentence of the engine that has no words here, or a blank that nobody fills, does not compile.

import type { Language } from '../index.ts';
import { fitOf, WHY_FOUND } from './blanks.ts';
import type { Both } from './both.ts';
import { CARDS } from './cards.ts';
import { CORRECTIONS } from './corrections.ts';
import type { EngineSentence } from './engine.ts';
import { Sentences } from './fill.ts';
import { PEOPLE } from './people.ts';
import { PLAY } from './play.ts';
import { REPORTS } from './reports.ts';
import { SERVER } from './server.ts';
import { TOURNAMENT } from './tournament.ts';
import { WAGERS } from './wagers.ts';

/** Every sentence of the engine; what the server adds stands beside it. */
export const ENGINE_WORDS: Readonly<Record<EngineSentence, Both>> = {
  ...WAGERS,
  ...PEOPLE,
  ...CARDS,
  ...REPORTS,
  ...CORRECTIONS,
  ...TOURNAMENT,
  ...PLAY,
};
const ALL_FOUND = new Sentences({ ...ENGINE_WORDS, ...SERVER }, fitOf);

const placeOf = (language: Exclude<Language, 'en'>): 0 | 1 => (language === 'zh-Hans' ? 0 : 1);

/** What the house said, in Chinese; null where it is no sentence of the house. */
export const sentenceIn = (language: Exclude<Language, 'en'>, english: string): string | null =>
  ALL_FOUND.find(english, placeOf(language));

/** What a tournament still needs, or a form's fault, in the language that is spoken. */
export const lackText = (language: Language, english: string): string => {
  if (language === 'en') return english;
  return fitOf('item')(english, placeOf(language)) ?? sentenceIn(language, english) ?? english;
};

/** Why a wager was paid, in Chinese; null where nobody says it so. */
export const reasonIn = (language: Exclude<Language, 'en'>, english: string): string | null =>
  WHY_FOUND.find(english, placeOf(language));

// What a wager is called in the language that is spoken.

import type { Language } from '../texts/index.ts';
import { textsOf } from '../texts/load-texts.ts';

const everyScreen = textsOf('everyScreen');

/** 'Banker Dragon Bonus', 'Tie'; one of another release that has no name here says itself. */
export function betTitle(language: Language, on: string): string {
  const names: Readonly<Record<string, string>> = everyScreen(language);
  return names[on] ?? on;
}

// The console's texts in the language that is spoken.

import { type TextIn, textHook } from '../client/use-texts.ts';
import type { Language, ScreenTexts } from '../texts/index.ts';
import { textsOf } from '../texts/load-texts.ts';

const ofConsole = textsOf('console');
const ofRulings = textsOf('rulings');

export type ConsoleWord = keyof ScreenTexts['console'] | keyof ScreenTexts['rulings'];
export type ConsoleText = TextIn<ConsoleWord>;

export const consoleTexts = (language: Language): Readonly<Record<ConsoleWord, string>> => ({
  ...ofConsole(language),
  ...ofRulings(language),
});

export const useConsoleText = textHook(consoleTexts);

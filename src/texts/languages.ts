// The languages. Each is a folder; a new one is a folder and its line here.

import { LANGUAGE as english } from './en/language.ts';
import type { LanguageFolder } from './language-folder.ts';
import { LANGUAGE as simplified } from './zh-Hans/language.ts';
import { LANGUAGE as traditional } from './zh-Hant/language.ts';

const FOLDERS = { en: english, 'zh-Hans': simplified, 'zh-Hant': traditional } as const;

export type Language = keyof typeof FOLDERS;
export const LANGUAGES = Object.keys(FOLDERS) as readonly Language[]; // its own keys

export const languageFolder = (language: Language): LanguageFolder => FOLDERS[language];

/** A language by its name; English for what is none. */
export const languageNamed = (name: string | undefined): Language =>
  LANGUAGES.find(language => language === name) ?? 'en';

/** The language that a reader asks for first, of those there are; English where there is none. */
export function languageAsked(tags: readonly string[]): Language {
  const asked = tags.map(tag => tag.toLowerCase());
  const [found] = asked.flatMap(tag =>
    LANGUAGES.filter(language => FOLDERS[language].asked.test(tag)),
  );
  return found ?? 'en';
}

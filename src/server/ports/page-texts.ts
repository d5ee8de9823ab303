// The texts of the server's own pages in every language, loaded once.

import { type Language, languageFolder, LANGUAGES } from '../../texts/languages.ts';
import type { PageTexts } from '../../texts/page-texts.ts';

const load = async (language: Language): Promise<readonly [Language, PageTexts]> => [
  language,
  await languageFolder(language).pages(),
];

/** Every language, English first. */
export const PAGE_TEXTS: ReadonlyMap<Language, PageTexts> = new Map(
  await Promise.all(LANGUAGES.map(load)),
);

export function pageTexts(language: Language): PageTexts {
  const texts = PAGE_TEXTS.get(language);
  if (texts === undefined) throw new Error(`${language} is in the list of languages`);
  return texts;
}

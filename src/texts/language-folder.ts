// What the folder of a language hands out: small, so that every screen can list all languages.

import type { PageTexts } from './page-texts.ts';
import type { ScreenLoaders } from './screen-texts.ts';
import type { Texts } from './texts.ts';

export interface LanguageFolder {
  /** What the language is called in itself, in full and on the switch. */
  readonly name: string;
  readonly sign: string;
  /** For numbers, times, lists and plurals. */
  readonly locale: string;
  /** The tags with which a browser asks for it, in lower case. */
  readonly asked: RegExp;
  readonly texts: () => Promise<Texts>;
  readonly pages: () => Promise<PageTexts>;
  readonly screens: ScreenLoaders;
}

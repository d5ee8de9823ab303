// The languages. Each is a folder; a new one is a folder and a line here.

import type { Texts } from './texts.ts';

export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language is called in itself, for the switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'EN',
  'zh-Hans': '简',
  'zh-Hant': '繁',
};

/** Loads a language; a screen loads no other. */
export const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/index.ts')).TEXTS,
  'zh-Hans': async () => (await import('./zh-Hans/index.ts')).TEXTS,
  'zh-Hant': async () => (await import('./zh-Hant/index.ts')).TEXTS,
};

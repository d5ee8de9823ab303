// The texts of codes. A screen loads the language that is spoken and no other.

import { reasonText } from '../../texts/format.ts';
import { LOADERS } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';
import type { HouseReason } from '../../wire/index.ts';
import type { Language } from './index.ts';

const loaded = new Map<Language, Texts>();

/** To be awaited before a screen speaks a language. */
export async function loadTexts(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await LOADERS[language]());
}

/** A code with its figures, in the language that is spoken. */
export function codeText(language: Language, reason: HouseReason): string {
  if (reason.code === 'as-written') return reason.note;
  // A display that rotates may be ahead of what it has loaded: then the other language speaks.
  const [texts = loaded.get(language)] = loaded.has(language) ? [] : loaded.values();
  if (texts === undefined) throw new Error(`the texts of ${language} are loaded first`);
  return reasonText(texts, reason);
}

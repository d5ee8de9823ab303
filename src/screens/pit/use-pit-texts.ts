// The pit's texts in the language that is spoken.

import { useSettings } from '../client/settings.tsx';
import { inLanguage } from '../texts/console-texts.ts';
import { PIT_TEXTS, type PitWord } from '../texts/pit-texts.ts';

export function usePitTexts(): (word: PitWord) => string {
  const { language } = useSettings();
  return word => inLanguage(language, PIT_TEXTS[word]);
}

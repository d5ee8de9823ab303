// The pit's texts in the language that is spoken.

import { useSettings } from '../client/settings.tsx';
import { inLanguage } from '../words/console-words.ts';
import { PIT_WORDS, type PitWord } from '../words/pit-words.ts';

export function usePitWords(): (word: PitWord) => string {
  const { language } = useSettings();
  return word => inLanguage(language, PIT_WORDS[word]);
}

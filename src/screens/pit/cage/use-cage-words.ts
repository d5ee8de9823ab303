// The cash desk's words in the language that is spoken.

import { useSettings } from '../../client/settings.tsx';
import { CAGE_WORDS, type CageWord } from '../../words/cage-words.ts';
import { inLanguage } from '../../words/console-words.ts';

export const useCageWords = (): ((word: CageWord) => string) => {
  const { language } = useSettings();
  return word => inLanguage(language, CAGE_WORDS[word]);
};

// The sheet's texts in the language that is spoken.

import { useSettings } from '../../client/settings.tsx';
import { ACT_WORDS, type ActWord } from '../../words/act-words.ts';
import { inLanguage } from '../../words/console-words.ts';

export function useActWords(): (word: ActWord) => string {
  const { language } = useSettings();
  return word => inLanguage(language, ACT_WORDS[word]);
}

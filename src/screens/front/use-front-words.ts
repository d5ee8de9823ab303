// The front page's own words in the language that is spoken.

import { useSettings } from '../client/settings.tsx';
import { FRONT_WORDS, type FrontWord } from '../words/front-words.ts';

export function useFrontWords() {
  const { language } = useSettings();
  return { tell: (word: FrontWord): string => FRONT_WORDS[language][word] };
}

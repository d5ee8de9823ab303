// The front page's own words in the language that is spoken.

import { useSettings } from '../client/settings.tsx';
import { FRONT_TEXTS, type FrontWord } from '../texts/front-texts.ts';

export function useFrontTexts() {
  const { language } = useSettings();
  return { tell: (word: FrontWord): string => FRONT_TEXTS[language][word] };
}

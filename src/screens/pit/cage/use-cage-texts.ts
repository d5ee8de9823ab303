// The cash desk's words in the language that is spoken.

import { useSettings } from '../../client/settings.tsx';
import { CAGE_TEXTS, type CageWord } from '../../texts/cage-texts.ts';
import { inLanguage } from '../../texts/console-texts.ts';

export const useCageTexts = (): ((word: CageWord) => string) => {
  const { language } = useSettings();
  return word => inLanguage(language, CAGE_TEXTS[word]);
};

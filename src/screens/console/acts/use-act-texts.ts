// The sheet's texts in the language that is spoken.

import { useSettings } from '../../client/settings.tsx';
import { ACT_TEXTS, type ActWord } from '../../texts/act-texts.ts';
import { inLanguage } from '../../texts/console-texts.ts';

export function useActTexts(): (word: ActWord) => string {
  const { language } = useSettings();
  return word => inLanguage(language, ACT_TEXTS[word]);
}

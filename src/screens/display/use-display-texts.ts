// The display's own words in the language that is spoken, and the names on its signs.

import { useSettings } from '../client/settings.tsx';
import { DISPLAY_TEXTS, type DisplayWord } from '../texts/display-texts.ts';
import { filled } from '../texts/filled.ts';
import type { ScreenTextName } from '../texts/index.ts';
import type { SignName } from './sign-lines.ts';

/** A family of several wagers has a name of its own on a sign. */
type FamilyOfSeveral = Exclude<SignName, ScreenTextName | 'main'>;
const isOfSeveral = (name: SignName): name is FamilyOfSeveral =>
  Object.hasOwn(DISPLAY_TEXTS.en, name satisfies ScreenTextName | DisplayWord | 'main');

export function useDisplayTexts() {
  const { language, say } = useSettings();
  const tell = (word: DisplayWord, ...values: readonly number[]): string =>
    filled(DISPLAY_TEXTS[language][word], values);
  const nameOf = (name: SignName): string => {
    if (name === 'main') return `${say('player')} · ${say('banker')}`;
    return isOfSeveral(name) ? tell(name) : say(name);
  };
  return { tell, nameOf };
}

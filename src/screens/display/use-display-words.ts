// The display's own words in the language that is spoken, and the names on its signs.

import { useSettings } from '../client/settings.tsx';
import { DISPLAY_WORDS, type DisplayWord } from '../words/display-words.ts';
import { filled } from '../words/filled.ts';
import type { Word } from '../words/index.ts';
import type { SignName } from './sign-lines.ts';

/** A family of several wagers has a name of its own on a sign. */
type FamilyOfSeveral = Exclude<SignName, Word | 'main'>;
const isOfSeveral = (name: SignName): name is FamilyOfSeveral =>
  Object.hasOwn(DISPLAY_WORDS.en, name satisfies Word | DisplayWord | 'main');

export function useDisplayWords() {
  const { language, say } = useSettings();
  const tell = (word: DisplayWord, ...values: readonly number[]): string =>
    filled(DISPLAY_WORDS[language][word], values);
  const nameOf = (name: SignName): string => {
    if (name === 'main') return `${say('player')} · ${say('banker')}`;
    return isOfSeveral(name) ? tell(name) : say(name);
  };
  return { tell, nameOf };
}

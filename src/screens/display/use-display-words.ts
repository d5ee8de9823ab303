// The display's own words in the language that is spoken, and the names on its signs.

import { useSettings } from '../house/settings.tsx';
import { DISPLAY_WORDS, type DisplayWord } from '../words/display-words.ts';
import { filled } from '../words/filled.ts';
import type { Word } from '../words/index.ts';
import type { SignName } from './sign-lines.ts';

/** Kinds of wagers that have a name of their own on a sign. */
const KIND_WORDS = {
  pair: 'pair',
  'perfect-pair': 'perfect-pair',
  'dragon-bonus': 'dragon-bonus',
  run: 'run',
  'dragon-tail': 'dragon-tail',
} as const satisfies Record<string, DisplayWord>;

const isKind = (name: string): name is keyof typeof KIND_WORDS => Object.hasOwn(KIND_WORDS, name);

export function useDisplayWords() {
  const { language, say } = useSettings();
  const tell = (word: DisplayWord, ...values: readonly number[]): string =>
    filled(DISPLAY_WORDS[language][word], values);
  const nameOf = (name: SignName): string => {
    if (name === 'main') return `${say('player')} · ${say('banker')}`;
    return isKind(name) ? tell(KIND_WORDS[name]) : say(name satisfies Word);
  };
  return { tell, nameOf };
}

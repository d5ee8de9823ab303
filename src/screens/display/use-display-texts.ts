// The display's texts in the language that is spoken, and the names on its signs.

import { textIn } from '../client/use-texts.ts';
import { useSettings } from '../client/settings.tsx';
import type { ScreenTexts } from '../texts/index.ts';
import { textsOf } from '../texts/load-texts.ts';
import type { SignName } from './sign-lines.ts';

const displayTexts = textsOf('display');

/** A family of several wagers has a name of its own on a sign. */
type FamilyOfSeveral = Exclude<SignName, keyof ScreenTexts['everyScreen'] | 'main'>;

export function useDisplayTexts() {
  const { language, say } = useSettings();
  const texts = displayTexts(language);
  const isOfSeveral = (name: SignName): name is FamilyOfSeveral => Object.hasOwn(texts, name);
  const tell = textIn(texts);
  const nameOf = (name: SignName): string => {
    if (name === 'main') return `${say('player')} · ${say('banker')}`;
    return isOfSeveral(name) ? tell(name) : say(name);
  };
  return { tell, nameOf };
}

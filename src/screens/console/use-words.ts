// The console's texts in the language that is spoken.

import { useSettings } from '../client/settings.tsx';
import { CONSOLE_WORDS, type ConsoleWord, inLanguage } from '../words/console-words.ts';
import { WIZARD_WORDS, type WizardWord } from '../words/wizard-words.ts';

const LINES = { ...CONSOLE_WORDS, ...WIZARD_WORDS };

export type ConsoleText = (
  word: ConsoleWord | WizardWord,
  ...values: readonly (string | number)[]
) => string;

export function useConsoleText(): ConsoleText {
  const { language } = useSettings();
  return (word, ...values) => inLanguage(language, LINES[word], ...values);
}

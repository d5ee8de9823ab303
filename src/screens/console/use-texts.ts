// The console's texts in the language that is spoken.

import { useSettings } from '../client/settings.tsx';
import { CONSOLE_TEXTS, type ConsoleWord, inLanguage } from '../texts/console-texts.ts';
import { WIZARD_TEXTS, type WizardWord } from '../texts/wizard-texts.ts';

const LINES = { ...CONSOLE_TEXTS, ...WIZARD_TEXTS };

export type ConsoleText = (
  word: ConsoleWord | WizardWord,
  ...values: readonly (string | number)[]
) => string;

export function useConsoleText(): ConsoleText {
  const { language } = useSettings();
  return (word, ...values) => inLanguage(language, LINES[word], ...values);
}

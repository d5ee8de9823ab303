// The texts that only a terminal shows, by language.

import { useSettings } from '../../client/settings.tsx';
import type { Language } from '../index.ts';
import { TERMINAL as english, type TerminalTexts } from '../../../texts/en/screens/terminal.ts';
import { TERMINAL as simplified } from '../../../texts/zh-Hans/screens/terminal.ts';
import { TERMINAL as traditional } from '../../../texts/zh-Hant/screens/terminal.ts';

export type { TerminalTexts } from '../../../texts/en/screens/terminal.ts';

export const TERMINAL_TEXTS: Readonly<Record<Language, TerminalTexts>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** The texts in the language that is spoken now. */
export const useTerminalTexts = (): TerminalTexts => TERMINAL_TEXTS[useSettings().language];

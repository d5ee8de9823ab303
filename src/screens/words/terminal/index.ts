// The texts that only a terminal shows, by language.

import { useSettings } from '../../client/settings.tsx';
import type { Language } from '../index.ts';
import { english, type TerminalWords } from './english.ts';
import { simplified } from './simplified.ts';
import { traditional } from './traditional.ts';

export type { TerminalWords } from './english.ts';

export const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** The texts in the language that is spoken now. */
export const useTerminalWords = (): TerminalWords => TERMINAL_WORDS[useSettings().language];

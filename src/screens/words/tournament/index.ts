// The words of the tournament's screens: board, office, desk and competitor's terminal.

import type { Language } from '../index.ts';
import { english, type TournamentWords } from './english.ts';
import { simplified } from './simplified.ts';
import { traditional } from './traditional.ts';

export type { TournamentWord } from './english.ts';

export const TOURNAMENT_WORDS: Readonly<Record<Language, TournamentWords>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

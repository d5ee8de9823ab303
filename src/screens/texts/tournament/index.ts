// The words of the tournament's screens: board, office, desk and competitor's terminal.

import type { Language } from '../index.ts';
import {
  TOURNAMENT as english,
  type TournamentTexts,
} from '../../../texts/en/screens/tournament.ts';
import { TOURNAMENT as simplified } from '../../../texts/zh-Hans/screens/tournament.ts';
import { TOURNAMENT as traditional } from '../../../texts/zh-Hant/screens/tournament.ts';

export type { TournamentTextName } from '../../../texts/en/screens/tournament.ts';

export const TOURNAMENT_TEXTS: Readonly<Record<Language, TournamentTexts>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

// The line of a tournament's screen: what this role may see, and wishes in the tournament's words.

import type { TournamentView, SentTournamentCommand, Watch } from '../../wire/index.ts';
import { useConnection } from '../client/connection.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { useSettings } from '../client/settings.tsx';
import { filled } from '../texts/filled.ts';
import { TOURNAMENT_TEXTS, type TournamentTextName } from '../texts/tournament/index.ts';

export type Wishes = (wish: SentTournamentCommand) => void;

export interface TournamentConnection {
  readonly state: ScreenState;
  /** Null before the first view. */
  readonly view: TournamentView | null;
  readonly wish: Wishes;
}

export function useTournament(watch: Watch, token: string | null): TournamentConnection {
  const [state, line] = useConnection(watch, token);
  return { state, view: state.tournament?.view ?? null, wish: line.tournamentWish };
}

/** The words of these screens in the language that is spoken, and sums and times as it has them. */
export function useTournamentTexts() {
  const { language, money } = useSettings();
  const tell = (word: TournamentTextName, ...values: readonly number[]): string =>
    filled(TOURNAMENT_TEXTS[language][word], values);
  const time = (at: number): string =>
    new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return { tell, money, time, language };
}

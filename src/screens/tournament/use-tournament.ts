// The line of a tournament's screen: what this role may see, and the commands it sends.

import type { TournamentView, SentTournamentCommand, Watch } from '../../wire/index.ts';
import { useConnection } from '../client/connection.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { useSettings } from '../client/settings.tsx';
import { languageFolder } from '../../texts/languages.ts';
import { textIn } from '../client/use-texts.ts';
import { textsOf } from '../texts/load-texts.ts';
import type { ScreenTexts } from '../texts/index.ts';

export type TournamentTextName = keyof ScreenTexts['tournament'];
export const tournamentTexts = textsOf('tournament');

export type Submit = (submit: SentTournamentCommand) => void;

export interface TournamentConnection {
  readonly state: ScreenState;
  /** Null before the first view. */
  readonly view: TournamentView | null;
  readonly submit: Submit;
}

export function useTournament(watch: Watch, token: string | null): TournamentConnection {
  const [state, line] = useConnection(watch, token);
  return { state, view: state.tournament?.view ?? null, submit: line.sendToTournament };
}

/** The words of these screens in the language that is spoken, and sums and times as it has them. */
export function useTournamentTexts() {
  const { language, money } = useSettings();
  const tell = textIn(tournamentTexts(language));
  const time = (at: number): string =>
    new Date(at).toLocaleString(languageFolder(language).locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  return { tell, money, time, language };
}

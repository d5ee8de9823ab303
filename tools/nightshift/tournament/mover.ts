// What the flow of a tournament asks of the night that plays it.

import type { Chance } from '../../oracle/chance.ts';
import type { Fields } from '../commands/draw-schema.ts';
import type { AuditedTournament } from './audited-tournament.ts';

export interface TournamentMover {
  readonly run: AuditedTournament;
  readonly chance: Chance;
  /** Coups go step by step, so that chance has its say between any two; else each in one line. */
  readonly isStepped: boolean;
  /** Those who want to enter. */
  readonly guests: readonly string[];
  /** Gives a line; true when something happened. */
  readonly try: (line: Fields) => boolean;
  /** Draws a command until one is taken. */
  readonly tryDrawn: (name: string) => boolean;
}

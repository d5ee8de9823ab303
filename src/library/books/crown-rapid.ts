// `sabot-rules/crown-rapid`: this book alone, with everything that plays by it.

import { crownRapidGame } from '../../rulebooks/crown-rapid/game.ts';
import { frozen, type GameBook } from '../../rulebooks/rulebook.ts';

export * from '../play.ts';

export const crownRapid: GameBook = frozen(crownRapidGame);

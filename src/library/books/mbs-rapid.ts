// `sabot-rules/mbs-rapid`: this book alone, with everything that plays by it.

import { mbsRapidGame } from '../../rulebooks/mbs-rapid/game.ts';
import { frozen, type GameBook } from '../../rulebooks/rulebook.ts';

export * from '../play.ts';

export const mbsRapid: GameBook = frozen(mbsRapidGame);

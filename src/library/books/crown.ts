// `sabot-rules/crown`: this book alone, with everything that plays by it.

import { crownGame } from '../../rulebooks/crown/game.ts';
import { frozen, type GameBook } from '../../rulebooks/rulebook.ts';

export * from '../play.ts';

export const crown: GameBook = frozen(crownGame);

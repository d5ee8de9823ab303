// `sabot-rules/tasmania`: this book alone, with everything that plays by it.

import { tasmaniaGame } from '../../rulebooks/tasmania/game.ts';
import { frozen, type GameBook } from '../../rulebooks/rulebook.ts';

export * from '../play.ts';

export const tasmania: GameBook = frozen(tasmaniaGame);

// Reads which game a line or an option names: the book by its name, then version and decks.

import { RULEBOOK_IDS } from '../rules/rulebook.ts';
import { type Rulebook, RULEBOOKS } from '../rulebooks/index.ts';
import { type Fault, isFault } from '../library/input/fault.ts';
import { type Game, playable, readGameOf } from '../library/input/game.ts';
import { type InputFields, readChoice } from '../library/input/read-field.ts';

/** Book, version and decks; the number of decks is not yet judged. */
export function readGame(line: InputFields): Game<Rulebook> | Fault {
  const id = readChoice(line['rulebook'], 'rulebook', RULEBOOK_IDS, 'unknown-rulebook');
  return isFault(id) ? id : readGameOf(RULEBOOKS[id], line);
}

/** The same, and the book permits this many decks. */
export function readPlayableGame(line: InputFields): Game<Rulebook> | Fault {
  const game = readGame(line);
  return isFault(game) ? game : playable(game);
}

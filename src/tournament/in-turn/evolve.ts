// Writes one event into a competition's table. Never refuses: what happened, happened.

import type { Rulebook } from '../../rulebooks/index.ts';
import { evolversOf } from '../../table/act.ts';
import { IN_TURN_ACTS, type PlayEvent } from './acts.ts';
import { assertBalanced } from './change.ts';
import { EVOLVED_SINCE_FIRST_RELEASE, liftedTable } from './journals-of-0-1-0.ts';
import type { Play } from './play.ts';
import { seatToWager } from './wagers/positions.ts';

const EVOLVERS = evolversOf<Play, PlayEvent>([
  { evolve: EVOLVED_SINCE_FIRST_RELEASE },
  ...IN_TURN_ACTS,
]);

/** The next table. Its chips balance after every event, and a new turn starts its own clock. */
export function evolvePlay(book: Rulebook, play: Play, event: PlayEvent): Play {
  const dealing = liftedTable(book, play, event);
  const after = EVOLVERS[event.happened]({ ...play, dealing }, event, book);
  assertBalanced(after);
  const { coup } = after;
  if (coup === null || seatToWager(play) === seatToWager(after)) return after;
  return { ...after, coup: { ...coup, turnSince: event.at } };
}

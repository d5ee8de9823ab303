// The next state of a table where everybody wagers together.

import type { Rulebook } from '../../rulebooks/index.ts';
import { evolversOf } from '../../table/act.ts';
import type { Standing } from '../sessions/play-rules.ts';
import { SIMULTANEOUS_ACTS, type SimultaneousEvent } from './acts.ts';
import { enterTransfers } from '../../table/accounts/money.ts';
import { chipsOf } from './money.ts';
import type { SimultaneousPlay } from './simultaneous.ts';

const EVOLVERS = evolversOf<SimultaneousPlay, SimultaneousEvent>(SIMULTANEOUS_ACTS);

/** The event's chips are entered first; at the end the standings are kept before they go back. */
export function evolveSimultaneous(
  book: Rulebook,
  before: SimultaneousPlay,
  event: SimultaneousEvent,
): SimultaneousPlay {
  const standings =
    event.happened === 'play-ended' ? standingsOfSimultaneous(before) : before.standings;
  const ledger = enterTransfers(before.ledger, event.transfers ?? []);
  return EVOLVERS[event.happened]({ ...before, standings, ledger }, event, book);
}

/** How everybody stands; as it was at the end, once play has ended. */
export const standingsOfSimultaneous = (play: SimultaneousPlay): readonly Standing[] =>
  play.standings ??
  play.seats.map(({ seat, patron, state, outAfterCoup }) => ({
    seat,
    patron,
    chips: chipsOf(play, seat),
    state,
    outAfterCoup,
  }));

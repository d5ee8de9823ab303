// The witnesses of `sabot verify`: each replays its stream as the journal tells it, objects to
// what cannot have happened, and holds snapshots against what it has seen.

import { CAGE_STREAM, cageFolding } from '../cage/cage.ts';
import { rebuildingBook } from '../cage/stream-book.ts';
import { HOUSE_STREAM, houseRebuilding } from '../house/log.ts';
import type { Rebuilding } from '../journal/resume.ts';
import { keptTable, rebuilding as rebuildingTable, tableOf } from '../mailbox/rebuild.ts';
import { notesFolding, tableOfNotes } from '../notes/open.ts';
import { thisRelease } from '../release.ts';
import { keptOfTournament, rebuildingTournament, tournamentOf } from '../tournaments/rebuild.ts';
import { differenceIn } from './same-state.ts';
import type { Witness } from './stream-check.ts';

/** The witness of a stream; null for streams that nobody can replay. */
export function witnessFor(stream: string): Witness | null {
  if (tableOf(stream) !== null) {
    return replaying(stream, rebuildingTable(thisRelease().engine), keptTable);
  }
  if (tournamentOf(stream) !== null) {
    return replaying(stream, rebuildingTournament(thisRelease().engine), keptOfTournament);
  }
  if (tableOfNotes(stream) !== null) {
    return replaying(stream, rebuildingBook(notesFolding), state => state);
  }
  switch (stream) {
    case HOUSE_STREAM:
      return replaying(stream, houseRebuilding, state => state);
    case CAGE_STREAM:
      return replaying(stream, rebuildingBook(cageFolding), state => state);
    default:
      return null;
  }
}

/** Folds the events; `compared` is what of the state must be the same in a snapshot. */
function replaying<State>(
  stream: string,
  rebuilding: Rebuilding<State>,
  compared: (state: State) => unknown,
): Witness {
  let state = rebuilding.begin(stream);
  return {
    see: event => {
      try {
        state = rebuilding.evolve(state, event);
        return null;
      } catch (error) {
        return `${error instanceof Error ? error.message : String(error)}.`;
      }
    },
    compare: snapshot => differenceIn(snapshot, state, rebuilding, compared),
  };
}

// The witnesses of `sabot verify`: each replays its stream as the journal tells it, objects to
// what cannot have happened, and holds snapshots against what it has seen.

import { CAGE_STREAM, cageFolding } from '../../money/cage/cage.ts';
import { rebuildingBook } from '../../storage/journal/stream-book.ts';
import { houseRebuilding } from '../../record/house-record.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import type { StreamRebuilder } from '../../storage/journal/resume.ts';
import { outstandingFault } from '../../../table/restatement/outstanding.ts';
import {
  keptTable,
  rebuilding as rebuildingTable,
  tableOfStream,
  type TableState,
} from '../../tables/mailbox/rebuild.ts';
import { notesFolding, tableOfNotes } from '../../money/banknotes/banknote-stream.ts';
import { thisRelease } from '../../ports/release.ts';
import { keptOfTournament, rebuildingTournament, tournamentOf } from '../../tournaments/rebuild.ts';
import { judgeFor } from '../judge/stream-judge.ts';
import { differenceIn } from './same-state.ts';
import type { Witness } from './stream-check.ts';

/** The witness of a stream; null for streams that nobody can replay. */
export function replayingWitness(stream: string): Witness | null {
  if (tableOfStream(stream) !== null) {
    const replayed = rebuildingTable(thisRelease().engine);
    return {
      ...replaying(stream, replayed, keptTable, debtsFault),
      ...judging(stream),
    };
  }
  if (tournamentOf(stream) !== null) {
    const rebuilding = rebuildingTournament(thisRelease().engine);
    return { ...replaying(stream, rebuilding, keptOfTournament), ...judging(stream) };
  }
  if (tableOfNotes(stream) !== null) {
    return replaying(stream, rebuildingBook(notesFolding), state => state);
  }
  switch (stream) {
    case HOUSE_STREAM: {
      const witness = replaying(stream, houseRebuilding, state => state);
      return { ...witness, ...judging(stream) };
    }
    case CAGE_STREAM: {
      const witness = replaying(stream, rebuildingBook(cageFolding), state => state);
      return { ...witness, ...judging(stream) };
    }
    default:
      return null;
  }
}

/** Whoever judges the stream beside its replay. */
function judging(stream: string): Pick<Witness, 'judge'> {
  const judge = judgeFor(stream);
  return judge === null ? {} : { judge };
}

const DEBT = /^(?:owed|owing):/u;

/** What corrections left outstanding is on its accounts, to the cent, after every change (G17). */
const debtsFault: Objects<TableState> = (before, { table }, { transfers }) => {
  const isMoved = transfers.some(({ debit, credit }) => DEBT.test(debit) || DEBT.test(credit));
  return isMoved || before.table.outstanding !== table.outstanding ? outstandingFault(table) : null;
};

/** Says what cannot be after an event; null where nothing is wrong. */
type Objects<State> = (before: State, after: State, event: StoredEvent) => string | null;

/** Folds the events; `compared` is what of the state must be the same in a snapshot. */
function replaying<State>(
  stream: string,
  rebuilding: StreamRebuilder<State>,
  compared: (state: State) => unknown,
  objects: Objects<State> = () => null,
): Witness {
  let state = rebuilding.begin(stream);
  return {
    see: event => {
      try {
        const before = state;
        state = rebuilding.evolve(state, event);
        return objects(before, state, event);
      } catch (error) {
        return `${error instanceof Error ? error.message : String(error)}.`;
      }
    },
    compare: snapshot => differenceIn(snapshot, state, rebuilding, compared),
  };
}

/** The name by which a scan asks every module of witnesses (scan.ts). */
export { replayingWitness as witnessFor };

// Every recorded journal by its name: which stream it is, and what it is folded to.

import { RULEBOOK_IDS } from '../../src/rules/rulebook.ts';
import { HOUSE_STREAM } from '../../src/server/storage/journal/house-stream-name.ts';
import { foldCage, foldHouse, foldKeyedTable, foldNotes } from './fold-house.ts';
import { foldTournament } from './fold-tournament.ts';
import { foldRecorded, type RecordedEvent } from './journal.ts';
import { STREAM } from './record.ts';
import { MONEY_STREAMS } from './record-money.ts';
import { TOURNAMENT_STREAM } from './record-tournament.ts';

interface Fold {
  readonly name: RegExp;
  readonly stream: string;
  readonly fold: (stream: string, events: readonly RecordedEvent[]) => object;
}

const FOLDS: readonly Fold[] = [
  { name: new RegExp(`^(${RULEBOOK_IDS.join('|')})$`, 'u'), stream: STREAM, fold: foldRecorded },
  { name: /^tournament-/u, stream: TOURNAMENT_STREAM, fold: foldTournament },
  { name: /^cage$/u, stream: MONEY_STREAMS.cage, fold: foldCage },
  { name: /^notes$/u, stream: MONEY_STREAMS.notes, fold: foldNotes },
  { name: /^keyed-table$/u, stream: MONEY_STREAMS['keyed-table'], fold: foldKeyedTable },
  { name: /house$/u, stream: HOUSE_STREAM, fold: foldHouse },
];

/** What a recorded journal comes to, as plain JSON. */
export function foldNamed(name: string, events: readonly RecordedEvent[]): unknown {
  const found = FOLDS.find(one => one.name.test(name));
  if (found === undefined) throw new Error(`nobody knows how ${name} is folded`);
  return JSON.parse(JSON.stringify(found.fold(found.stream, events)));
}

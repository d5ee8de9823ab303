// What the other streams of a house come to: its own record, the cage, the note acceptors, and a
// table with the keys that it answered.

import { cageFolding } from '../../src/server/money/cage/cage.ts';
import {
  type StreamFolding,
  rebuildingBook,
} from '../../src/server/storage/journal/stream-book.ts';
import { houseRebuilding } from '../../src/server/record/house-record.ts';
import type { StreamRebuilder } from '../../src/server/storage/journal/resume.ts';
import { rebuilding } from '../../src/server/tables/mailbox/rebuild.ts';
import { notesFolding } from '../../src/server/money/banknotes/banknote-stream.ts';
import { foldRecorded, type RecordedEvent, readRecorded } from './journal.ts';

type Recorded = readonly RecordedEvent[];

function folded<State>(
  stream: string,
  events: Recorded,
  { begin, evolve }: StreamRebuilder<State>,
) {
  return [...readRecorded(stream, events)].reduce(evolve, begin(stream));
}

const headOf = (events: Recorded) => ({ events: events.length, head: events.at(-1)?.hash ?? '' });

/** What its transfers leave on each account of a stream that keeps no ledger of its own. */
function accountsOf(stream: string, events: Recorded): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  const add = (account: string, cents: number): void => {
    sums.set(account, (sums.get(account) ?? 0) + cents);
  };
  for (const { transfers } of readRecorded(stream, events)) {
    for (const { debit, credit, cents } of transfers) {
      add(debit, -cents);
      add(credit, cents);
    }
  }
  return Object.fromEntries(sums);
}

const foldBook = <State, Event extends { readonly kind: string }>(
  stream: string,
  events: Recorded,
  folding: StreamFolding<State, Event>,
): State => folded(stream, events, rebuildingBook(folding)).state;

/**
 * Every ticket as it stands, with its seal: a later version must still be able to open it. A meter
 * that came later and never moved is left out: the release that recorded them had none.
 */
export function foldCage(stream: string, events: Recorded) {
  const { meters, ...cage } = foldBook(stream, events, cageFolding);
  const moved = Object.entries(meters).filter(
    ([name, { count }]) => count > 0 || !METERS_SINCE_0_1_0.has(name),
  );
  return {
    ...{ ...headOf(events), accounts: accountsOf(stream, events) },
    ...{ ...cage, meters: Object.fromEntries(moved) },
  };
}

const METERS_SINCE_0_1_0 = new Set(['credited']);

export const foldNotes = (stream: string, events: Recorded) => ({
  ...headOf(events),
  ...foldBook(stream, events, notesFolding),
});

/** The table, and which keys it would answer how (R-BET-3). */
export function foldKeyedTable(stream: string, events: Recorded) {
  const { pages } = folded(stream, events, rebuilding(''));
  return { ...foldRecorded(stream, events), answers: pages.kept(events.length) };
}

/** What the house knows of itself; whole set-ups are told by their ids. */
export function foldHouse(stream: string, events: Recorded) {
  const { plan, setups, lastStart, ...known } = folded(stream, events, houseRebuilding);
  return {
    ...headOf(events),
    plan: plan && { ...plan, tables: plan.tables.map(({ name, setup }) => [name, setup.id]) },
    setups: Object.entries(setups).map(([table, own]) => [table, own.map(({ id }) => id)]),
    release: lastStart?.release ?? null,
    ...{ options: known.options, approval: known.approval, documents: known.documents },
    ...{ stoppedFeeds: known.stoppedFeeds, feedsFrom: known.feedsFrom },
    isMonitoringLost: known.isMonitoringLost,
  };
}

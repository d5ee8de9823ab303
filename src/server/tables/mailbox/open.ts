// Taking tables up: their streams, how they stood, and the first event of those that are new.

import { assert } from '../../../rules/assert.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import type { RulebookId } from '../../../rules/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import type { OpenStream } from '../../storage/journal/batch.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import type { LeaseResult } from '../../storage/journal/streams.ts';
import { resume } from '../../storage/journal/resume.ts';
import type { ClientPages } from './pages.ts';
import { installedEvent, rebuilding, tableStream } from './rebuild.ts';

/** A table of the house, as it is taken up. */
export interface TableToOpen {
  readonly name: string;
  readonly rulebook: RulebookId;
  readonly currency: string;
}

/** A table ready for its mailbox. */
export interface OpenMailbox {
  readonly book: Rulebook;
  readonly table: Table;
  readonly pages: ClientPages;
  readonly stream: OpenStream;
  /** The event after which the latest snapshot was taken. */
  readonly snapshotAt: number;
  readonly currency: string;
  /** How many events were read to get here. */
  readonly eventsRead: number;
}

/** Why one table could not be taken up; the others are (R-MEM-5). */
export interface NotOpened {
  readonly name: string;
  readonly because: string;
  /** Another node of the house has it. */
  readonly isElsewhere?: true;
}

export interface TableOpening {
  readonly journal: Journal;
  readonly engine: string;
  readonly now: () => number;
  readonly gamingDay: (at: number) => string;
}

/** Takes up many tables at once. */
export async function openTables(
  opening: TableOpening,
  tables: readonly TableToOpen[],
): Promise<readonly (OpenMailbox | NotOpened)[]> {
  const streams = tables.map(({ name }) => tableStream(name));
  const taken = await opening.journal.take(streams);
  try {
    return await openTaken(opening, tables, taken);
  } catch (error) {
    // What nobody here plays is not kept from others: its lease would be renewed for ever.
    await opening.journal.giveBack(streams).catch(() => undefined);
    throw error;
  }
}

async function openTaken(
  opening: TableOpening,
  tables: readonly TableToOpen[],
  taken: readonly LeaseResult[],
): Promise<readonly (OpenMailbox | NotOpened)[]> {
  const opened: (OpenMailbox | NotOpened)[] = [];
  for (const [index, table] of tables.entries()) {
    const stream = taken[index];
    assert(stream !== undefined, 'every stream is answered for');
    if ('taken' in stream) opened.push(await openTable(opening, table, { ...stream.taken }));
    else {
      const elsewhere = stream.refused === 'leased' ? ({ isElsewhere: true } as const) : {};
      opened.push({ name: table.name, because: stream.says, ...elsewhere });
    }
  }
  return opened;
}

async function openTable(
  opening: TableOpening,
  { name, rulebook, currency }: TableToOpen,
  stream: OpenStream,
): Promise<OpenMailbox | NotOpened> {
  const { journal, engine } = opening;
  if (stream.seq === 0) await install(opening, stream, rulebook, currency);
  const resumed = await resume(journal, stream, rebuilding(engine));
  if ('found' in resumed) return { name, because: resumed.says };
  const { state, head, events } = resumed;
  const { book, table, pages, reader } = state;
  if (book?.id !== rulebook || reader.isWaiting) {
    const because = `its journal is that of a table under ${book?.id}, not under ${rulebook}`;
    return { name, because };
  }
  const snapshotAt = head.seq - events;
  return { book, table, pages, stream, snapshotAt, currency, eventsRead: events };
}

/** The first event of a new table's stream. */
async function install(
  { journal, now, gamingDay }: TableOpening,
  stream: OpenStream,
  rulebook: RulebookId,
  currency: string,
): Promise<void> {
  const at = now();
  const stored = await journal.append({
    stream: stream.name,
    epoch: stream.epoch,
    expectedSeq: 0,
    at,
    gamingDay: gamingDay(at),
    currency,
    events: [installedEvent(rulebook)],
    transfers: [],
  });
  if ('refused' in stored) throw new Error(`${stream.name} cannot be begun: ${stored.says}`);
  stream.seq = stored.last;
  stream.hash = stored.hash;
  stream.at = at;
}

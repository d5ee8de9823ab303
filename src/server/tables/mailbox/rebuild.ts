// A table out of its journal: how it was installed, then everything that happened at it.

import { assert } from '../../../rules/assert.ts';
import { recordedBook, type Rulebook } from '../../../rulebooks/index.ts';
import { evolve } from '../../../table/evolve.ts';
import { newTable, type Table } from '../../../table/table.ts';
import type { NewEvent, StoredEvent } from '../../storage/journal/event.ts';
import type { StreamRebuilder } from '../../storage/journal/resume.ts';
import { TABLE_SHAPES } from '../../storage/shapes/families.ts';
import { done } from './outcome.ts';
import { type KeptPages, ClientPages, readJournalKey } from './pages.ts';
import { EventReader } from './stored.ts';

/** The prefix of every table's stream. */
const STREAM = 'table:';

export const tableStream = (table: string): string => `${STREAM}${table}`;

export const tableOfStream = (stream: string): string | null =>
  stream.startsWith(STREAM) ? stream.slice(STREAM.length) : null;

/** The first event of every table's stream: by it a journal can be read with nothing beside it. */
export const INSTALLED = 'table-installed';

export const installedEvent = (rulebook: string): NewEvent => ({
  kind: INSTALLED,
  version: TABLE_SHAPES.versionOf(INSTALLED),
  body: { rulebook },
});

/** A table as its mailbox holds it: the book, the table, and which keys were answered. */
export interface TableState {
  readonly book: Rulebook | null;
  readonly table: Table;
  readonly pages: ClientPages;
  readonly reader: EventReader;
}

/** What a snapshot keeps. */
interface Kept {
  readonly rulebook: string;
  readonly table: Table;
  readonly pages: KeptPages;
}

export const keptState = (
  book: Rulebook,
  table: Table,
  pages: ClientPages,
  upTo: number,
): Kept => ({
  rulebook: book.id,
  table,
  pages: pages.kept(upTo),
});

/** What of a table follows from its events alone; which answers are at hand does not. */
export const keptTable = ({ book, table }: TableState) => ({ rulebook: book?.id ?? null, table });

export const rebuilding = (engine: string): StreamRebuilder<TableState> => ({
  engine,
  begin: stream => ({
    book: null,
    table: newTable(tableOfStream(stream) ?? stream),
    pages: new ClientPages(),
    reader: new EventReader(),
  }),
  fromSnapshot: body => {
    const { rulebook, table, pages } = body as Kept; // ours: its digest was checked
    return {
      book: recordedBook(rulebook),
      table,
      pages: ClientPages.from(pages),
      reader: new EventReader(),
    };
  },
  evolve: foldStored,
});

/** One stored event more. Its key is known from here on. */
export function foldStored(state: TableState, event: StoredEvent): TableState {
  const { pages, reader } = state;
  if (event.kind === INSTALLED) {
    assert(state.book === null, 'a table is installed once');
    const { rulebook } = event.body as { readonly rulebook: string }; // written by installedEvent
    return { ...state, book: recordedBook(rulebook) };
  }
  const { book } = state;
  assert(book !== null, 'a table’s first event says how it was installed');
  const events = reader.take(event);
  const table = events.reduce((after, one) => evolve({ book, table: after }, one), state.table);
  if (event.key !== null) {
    const { page, key } = readJournalKey(event.key);
    const remarks = event.answer as Parameters<typeof done>[1]; // as the mailbox stored it
    pages.of(page).keep(key, done(event.seq, remarks ?? []));
  }
  return events.length === 0 ? state : { ...state, table };
}

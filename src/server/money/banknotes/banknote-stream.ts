// The stream of a table's note acceptors: each table has its own, so that none waits for another.

import { StreamBook } from '../../storage/journal/stream-book.ts';
import type { BookWorld, StreamFolding } from '../../storage/journal/stream-book.ts';
import type { NoteBook } from './acceptor-driver.ts';
import { evolveNotes, noNotes } from './banknote.ts';
import type { NoteEvent, Notes } from './banknote.ts';

const STREAM = 'notes:';

export const notesStreamOf = (table: string): string => `${STREAM}${table}`;

/** The table whose notes a stream tells of; null for any other stream. */
export const tableOfNotes = (stream: string): string | null =>
  stream.startsWith(STREAM) ? stream.slice(STREAM.length) : null;

/** How that stream is folded. */
export const notesFolding: StreamFolding<Notes, NoteEvent> = {
  engine: 'notes-1',
  begin: noNotes,
  evolve: evolveNotes,
};

/** Takes it up where it stood; a sentence when it cannot be. */
export const openNotes = (
  world: BookWorld,
  table: string,
): Promise<NoteBook | { readonly says: string }> =>
  StreamBook.open<Notes, NoteEvent>(world, notesStreamOf(table), notesFolding);

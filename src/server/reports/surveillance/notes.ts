// Notes and marks of surveillance, as the house's own stream has them.

import type pg from 'pg';

import type { NoteList } from '../../../wire/inspection/surveillance.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';

interface NoteRow {
  readonly number: number;
  readonly at: number;
  readonly body: string;
}

interface NoteBody {
  readonly kind: 'note' | 'mark';
  readonly table?: string;
  readonly shoe?: number;
  readonly coup?: number;
  readonly about: number;
  readonly says: string;
  readonly by: string;
}

const MOST = 500;

/** The newest first. */
export async function readNotes(
  db: pg.Pool,
  table: string | undefined,
): Promise<NoteList['notes']> {
  const { rows } = await db.query<NoteRow>(
    `select j.seq as number, j.at, j.body from journal j join stream s on s.id = j.stream
      where s.name = $1 and j.kind = 'surveillance-noted' order by j.seq desc limit $2`,
    [HOUSE_STREAM, MOST],
  );
  return rows
    .map(({ number, at, body }) => {
      const note = JSON.parse(body) as NoteBody; // as the act wrote it
      const { kind, says, by, about, table: of = null, shoe = null, coup = null } = note;
      return { number, at, by, kind, table: of, shoe, coup, about, says };
    })
    .filter(note => table === undefined || note.table === table);
}

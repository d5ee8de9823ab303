// Which tables there are and in which order they can be loaded: asked of the database, so that a
// table of a later migration is backed up without anybody thinking of it.

import type pg from 'pg';

import { assert } from '../../../rules/assert.ts';

export interface TableToCopy {
  readonly name: string;
  readonly columns: readonly string[];
}

interface TableRow extends TableToCopy {
  readonly refersTo: readonly string[];
}

/** Every table of ours but the list of migrations, those referred to before those that refer. */
export async function tablesToCopy(client: pg.ClientBase): Promise<readonly TableToCopy[]> {
  const { rows } = await client.query<TableRow>(
    `select c.relname as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                     and a.attgenerated = '' order by a.attnum) as columns,
            array(select distinct r.relname::text from pg_constraint f
                    join pg_class r on r.oid = f.confrelid
                   where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as "refersTo"
       from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and c.relname <> 'migration'
      order by c.relname`,
  );
  const ordered: TableRow[] = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      row =>
        !ordered.includes(row) &&
        row.refersTo.every(name => ordered.some(before => before.name === name)),
    );
    assert(next !== undefined, 'no two tables refer to each other');
    ordered.push(next);
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

/** Sequences and where they stand. */
export async function sequences(
  client: pg.ClientBase,
): Promise<readonly { readonly name: string; readonly value: number | null }[]> {
  const { rows } = await client.query<{ name: string; value: number | null }>(
    `select sequencename as name, last_value as value from pg_sequences
      where schemaname = current_schema() order by sequencename`,
  );
  return rows;
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

// How a way to alter a stopped copy is written down: what is done, and who is expected to find it.

import type { StoppedCopy } from './stopped-copy.ts';

/** Found by verify alone, only with the second place at hand, or by neither: then it is trusted. */
export type Finder = 'alone' | 'second place' | 'trusted';

export interface Way {
  readonly name: string;
  readonly class: string;
  readonly finder: Finder;
  readonly alter: (copy: StoppedCopy) => Promise<unknown>;
}

export type Alter = Way['alter'];

export const sql =
  (text: string): Alter =>
  async ({ admin }) => {
    const { rowCount } = await admin.query(text);
    if (rowCount === 0) throw new Error(`nothing was altered by ${text}`);
  };

/** Changes the database itself, not its rows. */
export const ddl =
  (text: string): Alter =>
  ({ admin }) =>
    admin.query(text);

export const STREAM = `(select id from stream where name = 'table:rapid')`;
export const alone = (name: string, group: string, alter: Alter): Way => ({
  ...{ name, class: group, finder: 'alone', alter },
});

export const set = (
  name: string,
  group: string,
  table: string,
  change: string,
  where = 'true',
): Way =>
  alone(
    name,
    group,
    sql(`update ${table} set ${change}
      where ctid = (select ctid from ${table} where ${where} limit 1)`),
  );
export const drop = (name: string, group: string, table: string, where = 'true'): Way =>
  alone(
    name,
    group,
    sql(`delete from ${table}
    where ctid = (select ctid from ${table} where ${where} limit 1)`),
  );

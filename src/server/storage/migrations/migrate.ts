// Brings a database to this release's tables: numbered migrations, each once, never edited.

import { createHash } from 'node:crypto';

import type pg from 'pg';

import { failure, type PostgresFailure } from '../postgres/failure.ts';
import { journalTables } from './0001-journal.ts';
import { appendFunctions } from './0002-append.ts';
import { projectionTables } from './0003-projections.ts';
import { peopleTables } from './0004-people.ts';
import { virtualShoeTables } from './0005-virtual-shoes.ts';
import { lockTables } from './0006-locks.ts';
import { figureTables } from './0007-figures.ts';
import { passwordAge } from './0008-password-age.ts';
import { appendPlainly } from './0009-append-plainly.ts';
import { signInPlaces } from './0010-sign-in-places.ts';
import { registers } from './0011-registers.ts';
import { spentShoes } from './0012-spent-shoes.ts';
import { nameSalts } from './0013-name-salts.ts';
import { sessionSeals } from './0014-session-seals.ts';
import { reportCellTables } from './0015-report-cells.ts';
import { feedTables } from './0016-feed.ts';
import { sessionFactors } from './0017-session-factors.ts';
import { nodeTables } from './0018-nodes.ts';
import { reportDayTables } from './0019-report-days.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** All migrations in their order. One that was released is never changed: another is added. */
export const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: 'journal', sql: journalTables },
  { number: 2, name: 'append', sql: appendFunctions },
  { number: 3, name: 'projections', sql: projectionTables },
  { number: 4, name: 'people', sql: peopleTables },
  { number: 5, name: 'virtual-shoes', sql: virtualShoeTables },
  { number: 6, name: 'locks', sql: lockTables },
  { number: 7, name: 'figures', sql: figureTables },
  { number: 8, name: 'password-age', sql: passwordAge },
  { number: 9, name: 'append-plainly', sql: appendPlainly },
  { number: 10, name: 'sign-in-places', sql: signInPlaces },
  { number: 11, name: 'registers', sql: registers },
  { number: 12, name: 'spent-shoes', sql: spentShoes },
  { number: 13, name: 'name-salts', sql: nameSalts },
  { number: 14, name: 'session-seals', sql: sessionSeals },
  { number: 15, name: 'report-cells', sql: reportCellTables },
  { number: 16, name: 'feed', sql: feedTables },
  { number: 17, name: 'session-factors', sql: sessionFactors },
  { number: 18, name: 'nodes', sql: nodeTables },
  { number: 19, name: 'report-days', sql: reportDayTables },
];

const MIGRATION_LOCK = 0x5ab0_7001;

export const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql).digest('hex');

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** Applies what is missing in one transaction; two that start at once take turns. */
export async function migrate(
  client: pg.ClientBase,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<{ readonly applied: readonly number[] } | PostgresFailure> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists migration (
      number int primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`);
    const { applied, fault } = await historyFault(client, migrations);
    if (fault !== null) {
      await client.query('rollback');
      return fault;
    }
    const missing = migrations.slice(applied);
    for (const migration of missing) {
      await client.query(migration.sql);
      await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
        migration.number,
        migration.name,
        checksumOf(migration),
      ]);
    }
    await client.query('commit');
    return { applied: missing.map(({ number }) => number) };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** How many migrations the database has had, and what of them is not as we know it. */
export async function historyFault(
  client: pg.ClientBase,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<{ readonly applied: number; readonly fault: PostgresFailure | null }> {
  const { rows } = await client.query<Applied>(
    'select number, name, checksum from migration order by number',
  );
  return { applied: rows.length, fault: unfitHistory(rows, migrations) };
}

function unfitHistory(
  applied: readonly Applied[],
  migrations: readonly Migration[],
): PostgresFailure | null {
  for (const [index, { number, name, checksum }] of applied.entries()) {
    const known = migrations[index];
    if (known === undefined) {
      return failure(
        'newer-release',
        `The database is at migration ${number} (${name}), which this release does not know: ` +
          'start the release that wrote it.',
      );
    }
    if (known.number !== number || checksumOf(known) !== checksum) {
      return failure(
        'changed-migration',
        `Migration ${number} (${name}) of the database is not the one of this release.`,
      );
    }
  }
  return null;
}

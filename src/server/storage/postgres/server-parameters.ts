// How our own PostgreSQL runs: durable first, then quick. On its command line, where no file wins.

import { createHash } from 'node:crypto';

/** Settings without which an acknowledgement would be a lie (R-MEM-2). */
export const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
} as const;

const QUICK = {
  // A floor of tables keeps a handful of connections open, never one for each terminal.
  max_connections: '60',
  shared_buffers: '256MB',
  wal_buffers: '16MB',
  // Checkpoints far apart: each one makes the next change of every page twice as dear.
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  // Tidying up behind a journal that only grows is never urgent: a steady trickle, not a burst that
  // takes a core of two every minute.
  autovacuum_vacuum_cost_delay: '10ms',
  // Our statements are short; compiling them costs more than it saves.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
} as const;

const QUIET = {
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements may hold a patron's balance; the log is for the database's own troubles.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const;

export type PostgresSettings = Readonly<Record<string, string>>;

/** Everything the server is told, and a mark by which an orphan with other settings is known. */
export function settingsFor(own: PostgresSettings): PostgresSettings {
  const settings: Record<string, string> = { ...DURABLE, ...QUICK, ...QUIET, ...own };
  const text = asArguments(settings).join('\n');
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { ...settings, cluster_name: `sabot-${mark}` };
}

/** Settings as arguments of the `postgres` program. */
export const asArguments = (settings: PostgresSettings): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

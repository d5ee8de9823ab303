// What `sabot backup` says: what is in the backup, and what is not.

import type { BackupManifest } from '../../server/index.ts';

const count = (number: number): string => number.toLocaleString('en');

/** A backup as it was made. */
export interface BackupContents extends BackupManifest {
  readonly folder: string;
  /** The keys that were copied elsewhere. */
  readonly keys: readonly string[];
}

export function formatManifest({ folder, at, tables, keys }: BackupContents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const events = tables.find(({ name }) => name === 'journal')?.rows ?? 0;
  const kept =
    keys.length === 0
      ? 'The house’s keys are not in it: copy them elsewhere with --keys.'
      : `Keys copied apart: ${keys.join(', ')}.`;
  return (
    `${folder} holds the house as of ${at}: ${tables.length} tables, ${count(rows)} rows, ` +
    `${count(events)} events, ${count(bytes)} bytes.\n${kept}\n`
  );
}

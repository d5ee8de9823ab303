// Which database a command is about: `--data DIR` or `--database URL`, or as the house's own
// settings say; reached for one piece of work and left as it was found.

import { resolve } from 'node:path';

import type { Command } from 'commander';

import { readSettings, type Settings, SETTINGS } from '../../server/settings/settings.ts';
import type { Address } from '../../server/storage/postgres/connect.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import { fail } from './fail.ts';

/** What every command about a house's database is given. */
export interface DatabaseOptions {
  readonly data?: string;
  readonly database?: string;
  readonly json?: boolean;
}

/** A database that answers, and the folder with the house's keys. */
export interface AtHand {
  readonly address: Address;
  readonly folder: string;
  readonly settings: Settings;
}

/** Adds the options that name the database. */
export const placeOptions = (command: Command): Command =>
  command
    .option('--data <folder>', 'the data folder of the house (.sabot)')
    .option('--database <url>', 'a PostgreSQL that others run, in place of the folder’s own')
    .option('--json', 'answer with one line of JSON');

export interface ReachOptions {
  /** What the database's list of sessions shows. */
  readonly purpose: string;
  /** `own` refuses a house that is running; `join` reads along with it. */
  readonly as: 'own' | 'join';
}

/** Reaches the database, lets `work` have it, and leaves it as it was. */
export async function atDatabase(
  shell: Shell,
  options: DatabaseOptions,
  { purpose, as }: ReachOptions,
  work: (at: AtHand) => Promise<void>,
): Promise<void> {
  const settings = settingsFrom(options);
  if ('failed' in settings) return complain(shell, EXIT.usage, settings.says);
  const { chooseDataFolder, isFailure, reachDatabase } = await import('../../server/index.ts');
  const { databaseUrl } = settings;
  // Only a database of our own needs a folder that its user can reach: keys stay where they are.
  const folder = databaseUrl === null ? chooseDataFolder(settings.data) : resolve(settings.data);
  const where = databaseUrl === null ? { data: folder } : { url: databaseUrl };
  const reached = await reachDatabase(where, purpose, as);
  if (isFailure(reached)) return fail(shell, options, reached.failed, reached.says);
  try {
    await work({ address: reached.address, folder, settings });
  } finally {
    await reached.leave();
  }
}

/** What was typed stands for what the environment says; a folder that was typed is meant. */
function settingsFrom({ data, database }: DatabaseOptions): ReturnType<typeof readSettings> {
  if (data !== undefined && database !== undefined) {
    const says = 'give --data DIR or --database URL, not both: each names a database';
    return { failed: 'setting', says };
  }
  const typed: Record<string, string | undefined> = { ...process.env };
  if (data !== undefined) {
    typed[SETTINGS.data.env] = data;
    typed[SETTINGS.databaseUrl.env] = undefined;
  }
  if (database !== undefined) typed[SETTINGS.databaseUrl.env] = database;
  return readSettings(typed);
}

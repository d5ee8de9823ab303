// `sabot backup`: copies a house's database at one moment, while play goes on.

import type { Command } from 'commander';

import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { type AtHand, atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import type { Shell } from '../shell.ts';
import { formatManifest } from './format.ts';

const EXAMPLES = `
Examples:
  $ sabot backup --to /mnt/backups/2025-03-01
  $ sabot backup --data /srv/sabot --to /mnt/backups/today --keys /mnt/safe/keys

The folder appears under its name only when it is whole. The house's keys are never in it: whoever
has a backup can neither read a sealed shoe nor sign a checkpoint. --keys copies them elsewhere.`;

interface Options extends DatabaseOptions {
  readonly to: string;
  readonly keys?: string;
}

export function define(command: Command, shell: Shell): void {
  placeOptions(
    command.description(
      'Copies every table of a house at one moment into a new folder, while play goes on, with ' +
        'a manifest of rows, bytes and SHA-256 that a restore is held to.',
    ),
  )
    .requiredOption('--to <folder>', 'a new folder for the backup')
    .option('--keys <folder>', 'another folder, kept apart, for a copy of the house’s keys')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      await atDatabase(shell, options, { purpose: 'sabot backup', as: 'join' }, at =>
        backUpHouse(shell, at, options),
      );
    });
}

async function backUpHouse(shell: Shell, { address, folder }: AtHand, options: Options) {
  const { backUp, copyKeys, readyToRead } = await import('../../server/index.ts');
  const notReady = await readyToRead(address);
  if (notReady !== null) return fail(shell, options, notReady.failed, notReady.says);
  const manifest = await backUp({ address, folder: options.to });
  if ('failed' in manifest) return fail(shell, options, manifest.failed, manifest.says);
  const keys = options.keys === undefined ? [] : await copyKeys(folder, options.keys);
  if ('failed' in keys) return fail(shell, options, keys.failed, keys.says);
  const contents = { folder: options.to, ...manifest, keys };
  shell.stdout.write(options.json === true ? `${asciiJson(contents)}\n` : formatManifest(contents));
}

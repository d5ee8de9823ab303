// `sabot restore`: loads a backup into an empty database, all of it or nothing, and verifies it.

import type { Command } from 'commander';

import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { type AtHand, atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import { EXIT, type Shell } from '../shell.ts';
import { formatReport } from '../verify/format.ts';

const EXAMPLES = `
Examples:
  $ sabot restore --from /mnt/backups/2025-03-01 --data /srv/sabot-again --keys /mnt/safe/keys
  $ sabot restore --from backup --database postgres://... --checkpoints /mnt/second-place

The database must be empty and no house may run on it. With checkpoints that are newer than the
backup, what happened after it is named: reconcile terminals, tickets and accounts before play.`;

interface Options extends DatabaseOptions {
  readonly from: string;
  readonly keys?: string;
  readonly checkpoints?: string;
  readonly key?: string;
}

export function define(command: Command, shell: Shell): void {
  placeOptions(
    command.description(
      'Loads a backup into an empty database, all of it or nothing, brings the tables of an ' +
        'older release up to date, and verifies the house that it then holds.',
    ),
  )
    .requiredOption('--from <folder>', 'the folder of the backup')
    .option('--keys <folder>', 'the folder that the house’s keys were copied to')
    .option('--checkpoints <place>', 'the folder or URL of the checkpoints, if not the settings’')
    .option('--key <file>', 'the inspector’s copy of the house’s public key')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      await atDatabase(shell, options, { purpose: 'sabot restore', as: 'own' }, at =>
        restoreHouse(shell, at, options),
      );
    });
}

async function restoreHouse(shell: Shell, at: AtHand, options: Options): Promise<void> {
  const { address, folder, settings } = at;
  const { checkpointsAt, copyKeys, restore, verifyHouse } = await import('../../server/index.ts');
  const keys = options.keys === undefined ? [] : await copyKeys(options.keys, folder);
  if ('failed' in keys) return fail(shell, options, keys.failed, keys.says);
  const place = options.checkpoints ?? settings.checkpoints;
  const given = await checkpointsAt({ place, keyFile: options.key ?? null, folder });
  if ('failed' in given) return fail(shell, options, given.failed, given.says);
  const against = given.checks;
  const restored = await restore({ address, folder: options.from, against, verify: verifyHouse });
  if ('failed' in restored) return fail(shell, options, restored.failed, restored.says);
  const { manifest, report } = restored;
  if (!report.isWhole) shell.exitCode = EXIT.failed;
  if (options.json === true) {
    shell.stdout.write(`${asciiJson({ from: options.from, at: manifest.at, keys, report })}\n`);
    return;
  }
  const kept =
    keys.length === 0
      ? 'No keys were restored: without them no earlier ticket can be redeemed (--keys).'
      : `Keys restored: ${keys.join(', ')}.`;
  const headline = `Restored the house as of ${manifest.at} from ${options.from}. ${kept}`;
  shell.stdout.write(`${headline}\n${formatReport(report)}`);
}

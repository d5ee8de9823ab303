// `sabot verify`: replays every journal and checks chains, books, balances, snapshots, projections
// and checkpoints.

import type { Command } from 'commander';

import type { HouseVerifyOptions } from '../../server/checks/verify/verify-house.ts';
import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { type AtHand, atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import { progressOn } from '../database/progress.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import { formatReport } from './format.ts';

const EXAMPLES = `
Examples:
  $ sabot verify
  $ sabot verify --data /srv/sabot --checkpoints /mnt/second-place
  $ sabot verify --database postgres://... --quick --json

Nothing is changed, and a house that is running plays on. The exit code is 0 only if everything
holds; else every damage is named: which stream, which event, what is wrong.`;

interface Options extends DatabaseOptions {
  readonly checkpoints?: string;
  readonly key?: string;
  readonly threads?: string;
  readonly quick?: boolean;
}

const MOST_THREADS = 64;

export function define(command: Command, shell: Shell): void {
  placeOptions(
    command.description(
      'Replays every journal of a house and checks each hash and link, the ledger, the stored ' +
        'balances, snapshots and projections, and the chains against older signed checkpoints.',
    ),
  )
    .option('--checkpoints <place>', 'the folder or URL of the checkpoints, if not the settings’')
    .option('--key <file>', 'the inspector’s copy of the house’s public key')
    .option('--threads <number>', 'how many threads read (one for each core)')
    .option('--quick', 'chains, books, balances, snapshots and checkpoints: replay nothing')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      const threads = options.threads === undefined ? undefined : Number(options.threads);
      if (threads !== undefined && !isThreads(threads)) {
        const wanted = `a whole number from 1 to ${MOST_THREADS}`;
        complain(shell, EXIT.usage, `--threads is ${options.threads}: ${wanted} is wanted there`);
        return;
      }
      await atDatabase(shell, options, { purpose: 'sabot verify', as: 'join' }, at =>
        verify(shell, at, options, threads),
      );
    });
}

const isThreads = (threads: number): boolean =>
  Number.isInteger(threads) && threads >= 1 && threads <= MOST_THREADS;

async function verify(
  shell: Shell,
  { address, folder, settings }: AtHand,
  options: Options,
  threads: number | undefined,
): Promise<void> {
  const { checkpointsAt, readyToRead, verifyHouse } = await import('../../server/index.ts');
  const notReady = await readyToRead(address);
  if (notReady !== null) return fail(shell, options, notReady.failed, notReady.says);
  const place = options.checkpoints ?? settings.checkpoints;
  const against = await checkpointsAt({ place, keyFile: options.key ?? null, folder });
  if ('failed' in against) return fail(shell, options, against.failed, against.says);
  const progress = progressOn(shell, 'verifying');
  const commands: HouseVerifyOptions = {
    ...{ address, folder },
    against: against.checks,
    isQuick: options.quick === true,
    onProgress: progress.tell,
    ...(threads === undefined ? {} : { threads }),
  };
  const report = await verifyHouse(commands);
  progress.done();
  shell.stdout.write(options.json === true ? `${asciiJson(report)}\n` : formatReport(report));
  if (!report.isWhole) shell.exitCode = EXIT.failed;
}

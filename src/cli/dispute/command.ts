// `sabot dispute`: the signed file of one coup, made from the journal of a house (R-DIS-1).

import { englishText } from '../../texts/index.ts';
import { writeFile } from 'node:fs/promises';

import type { Command } from 'commander';

import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { type AtHand, atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import { complain, EXIT, type Shell } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ sabot dispute --table 1 --shoe 3 --coup 12 --why "claim 7" --to dispute.jsonl

The file holds the cards, wagers and payments of the coup, meters and balances before and after it,
its events with their hashes, who did what, and the set-up and paytable in force; it is signed with
the house’s key, and a copy is kept in the data folder. \`sabot verify-dispute\` checks it.`;

interface Options extends DatabaseOptions {
  readonly table: string;
  readonly shoe: string;
  readonly coup: string;
  readonly why: string;
  readonly to: string;
}

export function define(command: Command, shell: Shell): void {
  placeOptions(command.description('Writes the signed file of one coup that is in dispute.'))
    .requiredOption('--table <name>', 'the table')
    .requiredOption('--shoe <number>', 'the shoe')
    .requiredOption('--coup <number>', 'the coup of that shoe')
    .requiredOption('--why <words>', 'what the dispute is about')
    .requiredOption('--to <file>', 'where the file is to go; it must not be there yet')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      const place = { shoe: Number(options.shoe), coup: Number(options.coup) };
      for (const [name, number] of Object.entries(place)) {
        if (Number.isSafeInteger(number) && number >= 1) continue;
        complain(shell, EXIT.usage, `--${name}: a whole number from 1 is wanted there`);
        return;
      }
      await atDatabase(shell, options, { purpose: 'sabot dispute', as: 'join' }, at =>
        write(shell, at, options, place),
      );
    });
}

async function write(
  shell: Shell,
  { address, folder, settings }: AtHand,
  options: Options,
  place: { readonly shoe: number; readonly coup: number },
): Promise<void> {
  const { exportDisputeFile, readyToRead } = await import('../../server/index.ts');
  const notReady = await readyToRead(address);
  if (notReady !== null) return fail(shell, options, notReady.failed, notReady.says);
  const { table, why, to } = options;
  const request = { table, ...place, why, by: 'sabot dispute', role: 'command-line' };
  const made = await exportDisputeFile(address, { folder, settings }, request);
  if ('says' in made) return fail(shell, options, made.failed, made.says);
  if ('failed' in made) return fail(shell, options, made.failed, englishText(made.reason));
  try {
    await writeFile(to, made.file, { flag: 'wx' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(shell, options, 'not-written', `${to} cannot be written: ${reason}.`);
  }
  const { name, sha256 } = made;
  const answer = { file: to, name, sha256, bytes: made.file.length };
  const says = `${to}: ${made.file.length} bytes, SHA-256 ${sha256}.\nKept as ${name}.\n`;
  shell.stdout.write(options.json === true ? `${asciiJson(answer)}\n` : says);
}

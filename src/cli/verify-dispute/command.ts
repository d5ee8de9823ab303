// `sabot verify-dispute`: whether the file of a dispute is what the house signed, and whether its
// events say what it says; beside a journal, whether that holds them.

import { readFile } from 'node:fs/promises';

import type { Command } from 'commander';

import type { DisputeChecked } from '../../server/index.ts';
import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import { EXIT, type Shell } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ sabot verify-dispute dispute.jsonl --key checkpoint-key.pub.pem
  $ sabot verify-dispute dispute.jsonl --data /srv/sabot --json

With --key the file is checked by itself: its signature, the hash of every event, the links between
them, and that they tell the coup as the file does. Without it the house’s own key is used, and
every event is held against its journal. The exit code is 0 only if everything holds.`;

interface Options extends DatabaseOptions {
  readonly key?: string;
}

export function define(command: Command, shell: Shell): void {
  placeOptions(command.description('Checks the signed file of a dispute.'))
    .argument('<file>', 'the file')
    .option('--key <file>', 'the inspector’s copy of the house’s public key: no journal is asked')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, options: Options) => {
      const bytes = await read(shell, options, file);
      if (bytes === null) return;
      const { key } = options;
      if (key !== undefined) return await byKey(shell, options, bytes, key);
      await atDatabase(
        shell,
        options,
        { purpose: 'sabot verify-dispute', as: 'join' },
        async at => {
          const { verifyDispute } = await import('../../server/index.ts');
          const checked = await verifyDispute(bytes, at);
          if ('failed' in checked) return fail(shell, options, checked.failed, checked.says);
          tell(shell, options, checked, 'the journal');
        },
      );
    });
}

async function byKey(shell: Shell, options: Options, bytes: Buffer, path: string): Promise<void> {
  const { checkDispute, readPublicKey } = await import('../../server/index.ts');
  const text = await read(shell, options, path);
  if (text === null) return;
  try {
    tell(shell, options, checkDispute(bytes, readPublicKey(text.toString())), null);
  } catch {
    fail(shell, options, 'no-key', `${path} holds no public key.`);
  }
}

async function read(shell: Shell, options: Options, path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    fail(shell, options, 'not-read', `${path} cannot be read: ${why}.`);
    return null;
  }
}

function tell(
  shell: Shell,
  { json = false }: Options,
  { dispute, faults }: DisputeChecked,
  also: string | null,
): void {
  const holds = faults.length === 0;
  if (!holds) shell.exitCode = EXIT.failed;
  const coup =
    dispute === null
      ? null
      : { table: dispute.table, shoe: dispute.shoe, coup: dispute.coup, made: dispute.made };
  const events = dispute?.events.length ?? 0;
  if (json) {
    shell.stdout.write(`${asciiJson({ holds, ...coup, events, against: also, faults })}\n`);
    return;
  }
  const of =
    dispute === null
      ? []
      : [
          `Table ${dispute.table}, shoe ${dispute.shoe}, coup ${dispute.coup}` +
            ` of ${dispute.house}, made ${dispute.made.at}` +
            ` by ${dispute.made.by}: ${dispute.made.why}`,
          `${events} events, each with its hash${also === null ? '' : `, held against ${also}`}`,
        ];
  const lines = holds ? [...of, 'Everything holds.'] : [...of, ...faults];
  shell.stdout.write(`${lines.join('\n')}\n`);
}

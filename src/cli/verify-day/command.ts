// `sabot verify-day`: whether the file of a gaming day is what the house signed, and whether every
// chain in it holds.

import { readFile } from 'node:fs/promises';

import type { Command } from 'commander';

import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { EXIT, type Shell } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ sabot verify-day day-2026-11-18.jsonl --key checkpoint-key.pub.pem
  $ sabot verify-day day-2026-11-18.jsonl --key checkpoint-key.pub.pem --json

No house and no journal is asked: the signature, the digest over all events, the hash of each event
and the links between them are checked with the inspector’s copy of the house’s public key. The exit
code is 0 only if everything holds.`;

interface Options {
  readonly key: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  command
    .description('Checks the signed file of a gaming day.')
    .argument('<file>', 'the file')
    .requiredOption('--key <file>', 'the inspector’s copy of the house’s public key')
    .option('--json', 'answer with one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (path: string, options: Options) => {
      const [file, key] = await Promise.all([path, options.key].map(read));
      if (file === undefined || typeof file === 'string') {
        return fail(shell, options, 'not-read', file ?? '');
      }
      if (key === undefined || typeof key === 'string') {
        return fail(shell, options, 'not-read', key ?? '');
      }
      await check(shell, options, file, key);
    });
}

const read = (path: string): Promise<Buffer | string> =>
  readFile(path).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    return `${path} cannot be read: ${why}.`;
  });

async function check(shell: Shell, options: Options, file: Buffer, pem: Buffer): Promise<void> {
  const { checkDayFile, readPublicKey } = await import('../../server/index.ts');
  let checked: ReturnType<typeof checkDayFile>;
  try {
    checked = checkDayFile(file, readPublicKey(pem.toString()));
  } catch {
    return fail(shell, options, 'no-key', `${options.key} holds no public key.`);
  }
  const { statement, coups, faults } = checked;
  const holds = faults.length === 0;
  if (!holds) shell.exitCode = EXIT.failed;
  if (options.json === true) {
    const { day = null, house = null, events = 0, made = null } = statement ?? {};
    const answer = { holds, day, house, events, coups, made, faults };
    shell.stdout.write(`${asciiJson(answer)}\n`);
    return;
  }
  const of =
    statement === null
      ? []
      : [
          `Gaming day ${statement.day} of ${statement.house}`,
          `Made ${statement.made.at} by ${statement.made.by}`,
          `${statement.streams.length} streams, ${statement.events} events, ${coups} coups`,
        ];
  const lines = holds ? [...of, 'Everything holds.'] : [...of, ...faults];
  shell.stdout.write(`${lines.join('\n')}\n`);
}

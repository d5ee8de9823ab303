// `sabot verify-shoe`: anyone checks that a virtual shoe was dealt as it was promised.

import type { Command } from 'commander';
import { verifyShoeCommand } from '../../lab/shuffle/verify-command.ts';
import { type Shell, writeAnswer } from '../shell.ts';
import { readText } from '../table-options.ts';

const EXAMPLES = `
Examples:
  $ sabot verify-shoe opened-shoe.json
  $ sabot verify-shoe opened-shoe.json --commitment 5f1c... --dealt dealt.json --json

The file is what the house opens when the last card is out; the commitment is what it published
before the first. Formats are in docs/fair-shuffles.md.`;

interface Options {
  readonly commitment?: string;
  readonly dealt?: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  command
    .summary('whether a shoe was dealt as promised')
    .description('Checks an opened virtual shoe against its commitment and the cards dealt.')
    .argument('<file>', 'the opened shoe, JSON')
    .option('--commitment <hex>', 'the commitment as it was published')
    .option('--dealt <file>', 'the cards that were dealt, JSON')
    .option('--json', 'answer in JSON')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: Options) => answer(shell, file, options));
}

function answer(shell: Shell, file: string, options: Options): void {
  const shoeText = readText(shell, file);
  if (shoeText === undefined) return;
  const dealtText = options.dealt === undefined ? undefined : readText(shell, options.dealt);
  if (options.dealt !== undefined && dealtText === undefined) return;
  const { commitment, json = false } = options;
  writeAnswer(shell, verifyShoeCommand({ shoeText, dealtText, commitment, json }));
}

// `sabot battery`: the statistical battery at 99% on the source of shuffles.

import type { Command } from 'commander';
import { batteryCommand } from '../../lab/shuffle/battery/battery-command.ts';
import { KNOWN_BAD } from '../../lab/shuffle/battery/known-bad.ts';
import { type Shell, writeAnswer } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ sabot battery
  $ sabot battery --seed 7 --json
  $ sabot battery --bad ${KNOWN_BAD[0]}        a generator that is known to be bad: it fails

Without --seed the bytes come from the operating system, as in play. What each test asks and how
the verdict is reached stands in docs/fair-shuffles.md.`;

interface Options {
  readonly decks: string;
  readonly shoes: string;
  readonly draws: string;
  readonly seed?: string;
  readonly bad?: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  command
    .summary('statistical tests of the shuffle')
    .description('Tests draws and whole shoes: chi-square, runs, serial correlation, gap, poker, …')
    .option('--decks <number>', 'decks in a shoe', '8')
    .option('--shoes <number>', 'shoes for each test', '5000')
    .option('--draws <number>', 'draws for each test', '1000000')
    .option('--seed <text>', 'repeat a run')
    .option('--bad <name>', `see it fail: ${KNOWN_BAD.join(', ')}`)
    .option('--json', 'answer in JSON')
    .addHelpText('after', EXAMPLES)
    .action((options: Options) => answer(shell, options));
}

function answer(shell: Shell, { decks, shoes, draws, seed, bad, json = false }: Options): void {
  const counts = { decks: Number(decks), shoes: Number(shoes), draws: Number(draws) };
  const progress = (done: number, of: number) => {
    if (shell.watched) shell.stderr.write(`\r${done} of ${of} tests${done === of ? '\n' : ''}`);
  };
  writeAnswer(shell, batteryCommand({ ...counts, seed, bad, json }, progress));
}

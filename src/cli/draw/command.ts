// `sabot draw`: what the generator of virtual shoes gives, for statistical tests of one's own.

import { once } from 'node:events';

import { type Command, Option } from 'commander';

import { WORD_VALUES } from '../../lab/shuffle/draw.ts';
import { generatorOutput, OUTPUT_KINDS, type OutputKind } from '../../lab/shuffle/output.ts';
import { complain, EXIT, type Shell } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ sabot draw --kind bytes --count 1000000000 | dieharder -a -g 200
  $ sabot draw --kind numbers --below 416 --count 1000000 > numbers.txt
  $ sabot draw --kind shoes --decks 8 --count 100000 > shoes.txt

Without --seed the bytes come from the operating system, as in play. Bytes are written as they
are, numbers and shoes a line each, the front card of a shoe first.`;

const MOST = 1e13;
const MOST_DECKS = 100;

interface Options {
  readonly count: string;
  readonly below: string;
  readonly decks: string;
  readonly seed?: string;
}

export function define(command: Command, shell: Shell): void {
  command
    .summary('bytes, numbers or shoes of the generator')
    .description(
      'Writes what the generator of virtual shoes gives, raw or scaled, to be tested elsewhere',
    )
    .addOption(
      new Option('--kind <kind>', 'what is written').choices([...OUTPUT_KINDS]).default('bytes'),
    )
    .option('--count <number>', 'how many bytes, numbers or shoes', '1000000')
    .option('--below <number>', 'numbers are from 0 up to, not including, this one', '416')
    .option('--decks <number>', 'decks in a shoe', '8')
    .option('--seed <text>', 'repeat an output')
    .addHelpText('after', EXAMPLES)
    .action((options: Options & { readonly kind: OutputKind }) => answer(shell, options));
}

async function answer(
  shell: Shell,
  { kind, seed, ...options }: Options & { readonly kind: OutputKind },
): Promise<void> {
  const bounds = [
    ['count', MOST],
    ['below', WORD_VALUES],
    ['decks', MOST_DECKS],
  ] as const;
  for (const [name, most] of bounds) {
    const value = Number(options[name]);
    if (Number.isSafeInteger(value) && value >= 1 && value <= most) continue;
    complain(shell, EXIT.usage, `--${name} takes 1 to ${most}.`);
    return;
  }
  const [count, below, decks] = bounds.map(([name]) => Number(options[name]));
  const request = { kind, count: count ?? 1, below: below ?? 1, decks: decks ?? 1, seed };
  for (const block of generatorOutput(request)) {
    if (!shell.stdout.write(block)) await once(shell.stdout, 'drain');
  }
}

// `sabot place`: its options and its help.

import type { Command } from 'commander';
import { answerLines } from '../json-lines.ts';
import type { Shell } from '../shell.ts';
import { answerPlace } from './line.ts';

const EXAMPLES = `
A line, and its answer (docs/cli.md has every field):
  {"id":1,"rulebook":"crown-rapid","version":"traditional","decks":8,
   "wagers":[{"on":"player-pair","stake":100}],"situation":{"standing":[{"on":"tie","stake":500}]}}
  {"id":1,"accepted":[{"on":"player-pair","stake":100,"asked":100}],"refused":[]}

Everything in "situation" may be left out: wagering open, nothing standing, no limits.

Examples:
  $ sabot place --in wagers.jsonl
  $ echo '{"rulebook":"tasmania","version":"federal","decks":5,
           "wagers":[{"on":"player-perfect-pair","stake":1000}]}' | tr -d '\\n' | sabot place`;

export function define(command: Command, shell: Shell): void {
  command
    .description(
      'Says which wagers may be placed, at what stake, and by which clause the others are ' +
        'refused: JSON lines from standard input or --in.',
    )
    .option('--in <file>', 'read JSON lines from a file')
    .addHelpText('after', EXAMPLES)
    .action(({ in: path }: { readonly in?: string }) => answerLines(shell, path, answerPlace));
}

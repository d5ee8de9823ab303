// `sabot table`: one table driven line by line, without a server; a file of lines is a scenario.

import type { Command } from 'commander';
import { runFiles } from '../scenario/run-files.ts';
import type { Shell } from '../shell.ts';

const EXAMPLES = `
A scenario (docs/scenarios.md has every line, set-up, show and how expectations match):
  {"table":{"rulebook":"crown","version":"crown","decks":8},"seed":7}
  {"ready":{"cards":"2s 9h 3d Kc"}}
  {"sit":{"seat":3,"patron":"ann","cents":100000}}
  {"do":"open-wagering"}
  {"do":"set-wager","patron":"ann","bet":{"on":"player"},"stake":1000}
  {"play":""}
  {"show":"money"}
  {"expect":{"patrons":{"ann":{"balance":99000,"locked":0}}}}

Examples:
  $ sabot table --in scenario.jsonl
  $ sabot table --in scenarios/crown/*.jsonl > answers.jsonl
  $ sabot schema table-command-set-wager

The exit code is 0 when every expectation holds and nothing stopped, 1 when not, 2 when a line
cannot be read; of several files the worst. Nothing here can reach a live house.`;

export function define(command: Command, shell: Shell): void {
  command
    .description(
      'Drives one table by its own commands, JSON lines from standard input or --in, and checks ' +
        'what the lines expect.',
    )
    .option('--in <files...>', 'read scenarios from files, each a table of its own')
    .addHelpText('after', EXAMPLES)
    .action(({ in: paths }: { readonly in?: readonly string[] }) =>
      runFiles(shell, paths, 'table'),
    );
}

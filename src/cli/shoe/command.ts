// `sabot shoe`: its options and its help.

import type { Command } from 'commander';
import { answerLines } from '../json-lines.ts';
import type { Shell } from '../shell.ts';
import { answerShoe } from './line.ts';

const EXAMPLES = `
Coups with Runs and Dragon Tails, each placed before the coup of that index:
  {"id":1,"rulebook":"crown","version":"traditional","decks":8,
   "coups":[{"cards":["9s","2h","Ts","3c"]},{"cards":["9d","2c","Td","3h"]}],
   "wagers":[{"on":"player-run","length":2,"before":0,"stake":500}]}
  {"id":1,"settlements":[{"on":"player-run","outcome":"win","profit":"1500","settledAt":1,...}]}

A whole stack, played by the book's own end of shoe:
  {"id":2,"rulebook":"crown","version":"traditional","decks":8,"stack":["9s",...],"burn":1,
   "cutFromBack":20}
  {"id":2,"coups":[{"first":1,"result":"banker"},...]}

Examples:
  $ sabot shoe --in shoes.jsonl`;

export function define(command: Command, shell: Shell): void {
  command
    .description(
      'Follows Runs and Dragon Tails through many coups, or plays a whole stack of cards: JSON ' +
        'lines from standard input or --in.',
    )
    .option('--in <file>', 'read JSON lines from a file')
    .addHelpText('after', EXAMPLES)
    .action(({ in: path }: { readonly in?: string }) => answerLines(shell, path, answerShoe));
}

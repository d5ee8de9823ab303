// `sabot settle`: its arguments, its options and its help.

import type { Command } from 'commander';
import { Option } from 'commander';
import { asciiJson } from '../ascii-json.ts';
import { isFault } from '../../library/input/fault.ts';
import { writeLines } from '../json-lines.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import { gameArgument } from '../table-options.ts';
import { SETTLE_KINDS } from '../../library/settle.ts';
import { writeSettle } from './fast/write-line.ts';
import { settleCoupLine } from './line.ts';
import { parseSettleLine } from './fast/plain-line.ts';
import { formatCoup, type RawOptions, typedLine } from './typed-by-people.ts';

const EXAMPLES = `
A line, and its answer (docs/cli.md has every field):
  {"id":1,"rulebook":"crown","version":"crown","decks":8,"kind":"live",
   "cards":["Ts","6h","5d","Tc","Th"],"wagers":[{"on":"banker","stake":1000}]}
  {"id":1,"player":{...},"banker":{...},"result":"banker","used":5,"insuranceOpen":true,
   "settlements":[{"on":"banker","stake":1000,"outcome":"win","profit":"500","paid":1500,...}]}

Examples:
  $ sabot settle --in coups.jsonl > answers.jsonl
  $ sabot settle crown/crown "Ts 6h 5d Tc Th" banker:10 tie:2.50
  $ sabot settle crown/tie-baccarat "9s 9h Ts Tc" player:20 --tie-percent 5
  $ sabot settle tasmania/federal "9s 8h Ts Tc" banker:10 --decks 6`;

interface Options extends RawOptions {
  readonly in?: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  command
    .description(
      'Says what every wager on one coup pays, by which clause and why: JSON lines from standard ' +
        'input or --in, or one coup typed here with stakes in dollars.',
    )
    .addArgument(gameArgument('[rulebook/version]', 'the game'))
    .argument('[cards]', 'in dealing order, like "Ts 6h 5d Tc Th"')
    .argument('[wager:dollars...]', 'like banker:10 tie:2.50')
    .option('--in <file>', 'read JSON lines from a file')
    .option('--json', 'answer a typed coup in JSON')
    .option('--decks <number>', 'decks of a typed coup', '8')
    .addOption(new Option('--kind <kind>', 'kind of coup').choices(SETTLE_KINDS).default('live'))
    .option('--dragon-bonus <option>', 'which Dragon Bonus odds, from 1')
    .option('--perfect-pairs <option>', 'which Perfect Pairs odds, from 1')
    .option('--tie-percent <percent>', 'what a tie pays in Tie Baccarat: 5, or player:5,banker:2.5')
    .option('--differential <dollars>', 'the table differential')
    .option('--chip <dollars>', 'the smallest chip that payments are rounded up to')
    .addHelpText('after', EXAMPLES)
    .action(async (game?: string, cards?: string, wagers?: string[], options?: Options) => {
      const misplaced = misplacedOption(command, game);
      if (misplaced !== undefined) complain(shell, EXIT.usage, misplaced);
      else if (game === undefined)
        await writeLines(shell, options?.in, writeSettle, parseSettleLine);
      else if (options !== undefined) settleTyped(shell, { game, cards, wagers }, options);
    });
}

/** What was typed beside a coup, or without one, and would have been passed over in silence. */
function misplacedOption(command: Command, game: string | undefined): string | undefined {
  const misplaced = command.options.find(option => {
    if (command.getOptionValueSource(option.attributeName()) !== 'cli') return false;
    const isForLines = option.long === '--in';
    return game === undefined ? !isForLines && option.long !== '--json' : isForLines;
  });
  if (misplaced === undefined) return undefined;
  return game === undefined
    ? `${misplaced.long} is for a typed coup; every line says its own`
    : `--in is for lines, and ${JSON.stringify(game)} begins a typed coup`;
}

interface Words {
  readonly game: string;
  readonly cards: string | undefined;
  readonly wagers: readonly string[] | undefined;
}

function settleTyped(shell: Shell, { game, cards, wagers = [] }: Words, options: Options): void {
  if (cards === undefined) {
    complain(shell, EXIT.usage, `expected the cards after ${game}, like "Ts 6h 5d Tc"`);
    return;
  }
  const line = typedLine({ game, cards, wagers }, options);
  if ('mistyped' in line) {
    complain(shell, EXIT.usage, String(line['mistyped']));
    return;
  }
  const answer = settleCoupLine(line);
  if (isFault(answer)) {
    const clause = answer.clause === undefined ? '' : ` (${answer.clause})`;
    complain(shell, EXIT.failed, `${answer.field}: ${answer.message}${clause}`);
    return;
  }
  shell.stdout.write(options.json ? `${asciiJson({ id: null, ...answer })}\n` : formatCoup(answer));
}

// `sabot odds`: exact odds of a table, of its whole shoe or of what is left of it.

import type { Command } from 'commander';
import { parseCards } from '../../rules/cards.ts';
import { formatOdds, oddsAnswer } from '../../lab/odds/answer.ts';
import { type Composition, fullShoe, without } from '../../lab/odds/composition.ts';
import { shoeFromText } from '../../lab/odds/shoe-text.ts';
import { oddsAt, type TableSetup } from '../../lab/table-setup.ts';
import { Fault, isFault } from '../../library/input/fault.ts';
import type { Shell } from '../shell.ts';
import {
  addTableOptions,
  complainOf,
  readSetup,
  readShare,
  readText,
  type TableOptions,
} from '../table-options.ts';

const EXAMPLES = `
Examples:
  $ sabot odds --rulebook crown --game traditional --decks 8
  $ sabot odds --rulebook crown --game crown --removed "Ts 9c 6h" --json
  $ sabot odds --rulebook crown --game tie-baccarat --tie-percent 5
  $ sabot odds --rulebook tasmania --game federal --decks 6 --shoe cards-left.txt

One to ten decks are counted, whatever the book permits; wagers that it wants more decks for are
left out unless --any-decks asks for them.

Fractions are exact. A return is the expected profit for one unit staked; Insurance is conditional
on its window being open, and also said for each count of the Player's first two cards.`;

interface Options extends TableOptions {
  readonly removed?: string;
  readonly shoe?: string;
  readonly floor: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  addTableOptions(command)
    .summary('exact odds of every wager, for any shoe')
    .description(
      'Counts the exact odds of every single-coup wager: for the whole shoe, without the cards ' +
        'that are --removed, or for the cards left in a --shoe file.',
    )
    .option('--removed <cards>', 'cards that are gone, like "Ts 9c"')
    .option('--shoe <file>', 'the cards that are left: text, or a list in JSON')
    .option('--floor <share>', 'flag wagers that return less than this', '0.75')
    .option('--json', 'answer in JSON')
    .addHelpText('after', EXAMPLES)
    .action((options: Options) => answerOdds(shell, options));
}

function answerOdds(shell: Shell, options: Options): void {
  const json = options.json ?? false;
  // Whatever the book permits, mathematicians ask for one deck to ten.
  const setup = readSetup(options, 'any-decks');
  if (isFault(setup)) return complainOf(shell, setup, json);
  const floor = readShare(options.floor, '--floor');
  if (isFault(floor)) return complainOf(shell, floor, json);
  const composition = readComposition(shell, options, setup);
  if (composition === undefined) return undefined;
  if (isFault(composition)) return complainOf(shell, composition, json);
  const odds = oddsAt(setup, composition);
  const text = json
    ? `${JSON.stringify(oddsAnswer(setup, odds, floor))}\n`
    : formatOdds(setup, odds, floor);
  shell.stdout.write(text);
}

function readComposition(
  shell: Shell,
  { removed, shoe }: Options,
  { book, decks }: TableSetup,
): Composition | Fault | undefined {
  const surplus = (card: string, field: string) =>
    new Fault('too-many-copies', `more ${card} than the shoe holds`, field, book.decks.clause);
  let left: Composition = fullShoe(decks);
  if (shoe !== undefined) {
    const file = readText(shell, shoe);
    if (file === undefined) return undefined;
    const from = shoeFromText(file, decks);
    if ('noShoe' in from) return new Fault('unknown-card', from.noShoe, '--shoe');
    if ('overdrawn' in from) return surplus(from.overdrawn, '--shoe');
    left = from;
  }
  const gone = parseCards(removed ?? '');
  if ('notACard' in gone) {
    return new Fault('unknown-card', `${gone.notACard} is no card`, '--removed', book.decks.clause);
  }
  const rest = without(left, gone);
  return 'overdrawn' in rest ? surplus(rest.overdrawn, '--removed') : rest;
}

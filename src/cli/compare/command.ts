// `sabot compare`: what differs between two books or versions, and what it does to the edge.

import type { Command } from 'commander';
import { comparisonAnswer } from '../../lab/compare/answer.ts';
import { compare, type Compared, wantsTiePercent } from '../../lab/compare/compare.ts';
import { formatComparison } from '../../lab/compare/text.ts';
import { versionsOf } from '../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { editionOf, editionsOf, rulebookOf } from '../../rulebooks/index.ts';
import { Fault, isFault } from '../../library/input/fault.ts';
import { readHouse } from '../../library/input/game.ts';
import type { Shell } from '../shell.ts';
import { complainOf, percentField } from '../table-options.ts';

const EXAMPLES = `
Examples:
  $ sabot compare crown tasmania
  $ sabot compare crown/traditional crown/crown
  $ sabot compare crown-rapid mbs-rapid --decks 6 --json
  $ sabot compare crown@undated crown@'Amendment 1'   once a second edition is there

Of two books the versions of one name are laid side by side, and those that pay alike on Player,
Banker and Tie. What is not named is alike in both.`;

interface Options {
  readonly decks?: string;
  readonly tiePercent?: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  command
    .summary('what differs between two books or versions')
    .description(
      'Says what differs between two books or two versions: odds with what each difference does ' +
        'to the edge, wagers, decks, shoe, limits, powers and irregularities.',
    )
    .argument('<here>', 'a book, book@edition or book/version')
    .argument('<there>', 'another')
    .option('--decks <number>', 'decks to count with; the most that both permit if left out')
    .option('--tie-percent <percent>', 'what a tie pays in Tie Baccarat: 5, or player:5,banker:2.5')
    .option('--json', 'answer in JSON')
    .addHelpText('after', EXAMPLES)
    .action((here: string, there: string, options: Options) =>
      answerCompare(shell, [here, there], options),
    );
}

function answerCompare(
  shell: Shell,
  [first, second]: readonly [string, string],
  options: Options,
): void {
  const json = options.json ?? false;
  const [here, there] = [readCompared(first), readCompared(second)];
  if (isFault(here)) return complainOf(shell, here, json);
  if (isFault(there)) return complainOf(shell, there, json);
  const decks = readDecks(options.decks, [here, there]);
  if (isFault(decks)) return complainOf(shell, decks, json);
  const house = readPercent(options.tiePercent, [here, there]);
  if (isFault(house)) return complainOf(shell, house, json);
  const comparison = compare(here, there, { decks, house });
  shell.stdout.write(
    json ? `${JSON.stringify(comparisonAnswer(comparison))}\n` : formatComparison(comparison),
  );
}

/** `crown`, `crown/traditional`, or with an edition `crown@2027/traditional`. */
export function readCompared(text: string, books = rulebookOf): Compared | Fault {
  const [named = '', name, ...more] = text.split('/');
  const [id = '', edition, ...others] = named.split('@');
  const shelf = books(id);
  if (shelf === undefined || more.length + others.length > 0) {
    return new Fault('unknown-rulebook', `${text} is no book or book/version`);
  }
  const book = editionOf(shelf, edition);
  if (book === undefined) {
    const known = editionsOf(shelf).map(each => `${id}@${each.document.edition}`);
    return new Fault('unknown-rulebook', `${named} is no edition; expected ${known.join(', ')}`);
  }
  if (name === undefined) return { book };
  const version = versionsOf(book).find(each => each === name);
  if (version !== undefined) return { book, version };
  const expected = versionsOf(book).join(', ');
  return new Fault('wrong-version', `${id} has no version ${name}; expected one of ${expected}`);
}

function readDecks(text: string | undefined, compared: readonly Compared[]): number | Fault {
  const least = Math.max(...compared.map(({ book }) => book.decks.least));
  const most = Math.min(...compared.map(({ book }) => book.decks.most));
  if (text === undefined) return most;
  const decks = Number(text);
  if (Number.isInteger(decks) && decks >= least && decks <= most) return decks;
  const clauses = compared.map(({ book }) => `${book.id} ${book.decks.clause}`).join(', ');
  return new Fault('wrong-decks', `both permit ${least} to ${most}, got ${text}`, 'decks', clauses);
}

function readPercent(text: string | undefined, compared: readonly Compared[]) {
  const crown = compared.find(({ book }) => book.versions['tie-baccarat'] !== undefined);
  if (text === undefined || crown === undefined) {
    if (!wantsTiePercent(compared)) return PLAIN_PAY_RULES;
    return new Fault('needs-tie-percent', 'expected what a tie pays, got nothing', 'tiePercent');
  }
  const { book } = crown;
  const version = book.versions['tie-baccarat'];
  if (version === undefined) return PLAIN_PAY_RULES;
  return readHouse({ tiePercent: percentField(text) }, { book, version, decks: book.decks.most });
}

// The table that the lab's commands are asked about: book, version, decks, house rules, by options.

import { readFileSync } from 'node:fs';
import { Argument, type Command, Option } from 'commander';
import { type Fraction, fraction } from '../rules/fraction.ts';
import { permitsDecks, RULEBOOK_IDS, VERSIONS, versionsOf } from '../rules/rulebook.ts';
import { MOST_DECKS } from '../lab/odds/composition.ts';
import type { TableSetup } from '../lab/table-setup.ts';
import { rulebookOf, RULEBOOKS } from '../rulebooks/index.ts';
import { Fault, isFault, shownInput } from '../library/input/fault.ts';
import { wrongDecks } from '../library/input/game.ts';
import { readPayingHouse } from '../library/settle.ts';
import { readGame } from './game.ts';
import { complain, EXIT, type Shell } from './shell.ts';

export interface TableOptions {
  readonly rulebook?: string;
  readonly game?: string;
  readonly decks: string;
  readonly tiePercent?: string;
  readonly dragonBonus?: string;
  readonly perfectPairs?: string;
  readonly anyDecks?: boolean;
}

/** Names its words for help and completion; others are refused by `readSetup`, in JSON too. */
function naming<Named extends Option | Argument>(named: Named, words: readonly string[]): Named {
  named.argChoices = [...words];
  return named;
}

/** Every game as a person types it. */
const GAMES = RULEBOOK_IDS.flatMap(id =>
  versionsOf(RULEBOOKS[id]).map(version => `${id}/${version}`),
);

/** An argument that names a game: 'crown/traditional'. */
export const gameArgument = (flags: string, says: string): Argument =>
  naming(new Argument(flags, says), GAMES);

/** Defines for the parser the options that name a game: book, version, decks, percentage. */
export const addGameOptions = (command: Command, tiePercent?: string): Command =>
  command
    .addOption(naming(new Option('--rulebook <id>', 'the book'), RULEBOOK_IDS))
    .addOption(
      naming(
        new Option('--game <version>', 'the version; the first of the book if left out'),
        VERSIONS,
      ),
    )
    .option('--decks <number>', 'decks in the shoe', '8')
    .option(
      '--tie-percent <percent>',
      'what a tie pays in Tie Baccarat: 5, or player:5,banker:2.5',
      tiePercent,
    );

/** The same for whoever may also ask about tables that the book does not permit. */
export const addTableOptions = (command: Command): Command =>
  addGameOptions(command).option(
    '--any-decks',
    `1 to ${MOST_DECKS} decks, and wagers that the book wants more of them for`,
  );

/** Where an option of the house chooses among odds. */
export const addOddsOptions = (command: Command): Command =>
  command
    .option('--dragon-bonus <option>', 'which Dragon Bonus odds, from 1')
    .option('--perfect-pairs <option>', 'which Perfect Pairs odds, from 1');

/** '5', or 'player:5,banker:2.5', as the fields of a line have it. */
export function percentField(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (!text.includes(':')) return numberField(text);
  const sides = text.split(',').map(side => side.split(':'));
  return Object.fromEntries(sides.map(([side, percent]) => [side, numberField(percent)]));
}

/** A number, or the text itself, which will be refused by the name of its field. */
export const numberField = (text: string | undefined): unknown =>
  text === undefined || text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);

/**
 * Reads the table; a number of decks outside the book is a fault that names the clause, unless the
 * question may be about any `reach` of decks.
 */
export function readSetup(
  options: TableOptions,
  reach: 'the-book' | 'any-decks' = options.anyDecks ? 'any-decks' : 'the-book',
): TableSetup | Fault {
  const named = rulebookOf(options.rulebook ?? '');
  const version = options.game ?? (named && versionsOf(named)[0]) ?? VERSIONS[0];
  const decks = numberField(options.decks);
  const game = readGame({ rulebook: options.rulebook, version, decks });
  if (isFault(game)) return game;
  const { book } = game;
  if (reach === 'the-book' && !permitsDecks(book, game.decks)) return wrongDecks(game);
  if (game.decks < 1 || game.decks > MOST_DECKS) {
    const message = `expected 1 to ${MOST_DECKS} decks, got ${game.decks}`;
    return new Fault('wrong-decks', message, 'decks');
  }
  const house = readPayingHouse(
    {
      dragonBonus: numberField(options.dragonBonus),
      perfectPairs: numberField(options.perfectPairs),
      tiePercent: percentField(options.tiePercent),
    },
    game,
  );
  if (isFault(house)) return house;
  const chosen = versionsOf(book).find(each => book.versions[each] === game.version);
  if (chosen === undefined) return new Fault('wrong-version', `no version ${version}`, 'version');
  return { book, version: chosen, decks: game.decks, house, anyDecks: options.anyDecks ?? false };
}

const OPTION_OF: Readonly<Record<string, string>> = {
  rulebook: '--rulebook',
  version: '--game',
  decks: '--decks',
  tiePercent: '--tie-percent',
  'house.tiePercent': '--tie-percent',
  'house.tiePercent.player': '--tie-percent',
  'house.tiePercent.banker': '--tie-percent',
  'house.dragonBonus': '--dragon-bonus',
  'house.perfectPairs': '--perfect-pairs',
  ...{ cut: '--cut', coups: '--coups', seed: '--seed', threads: '--threads', burn: '--burn' },
};

/** What a fault says, or another room's refusal. */
export type Complaint = Pick<Fault, 'message' | 'field' | 'clause'> & { readonly code: string };

/** Says what was typed wrongly, as a sentence and, where JSON was asked for, as JSON too. */
export function complainOf(shell: Shell, fault: Complaint, json: boolean): void {
  if (json) {
    const { code, message, field, clause } = fault;
    shell.stdout.write(`${JSON.stringify({ error: { code, message, field, clause } })}\n`);
  }
  const option = fault.field === undefined ? '' : `${OPTION_OF[fault.field] ?? fault.field}: `;
  const clause = fault.clause === undefined ? '' : ` (${fault.clause})`;
  complain(shell, EXIT.usage, `${option}${fault.message}${clause}`);
}

/** A share typed as a decimal or a percentage: `0.75`, `75%`; exactly, never as floating point. */
export function readShare(text: string, field: string): Fraction | Fault {
  const parts = /^(\d{0,9})(?:\.(\d{1,9}))?(%?)$/.exec(text.trim());
  if (parts === null || text.trim() === '' || text.trim() === '%') {
    return new Fault(
      'out-of-range',
      `expected a share like 0.75 or 75%, got ${shownInput(text)}`,
      field,
    );
  }
  const [, whole = '', places = '', sign = ''] = parts;
  const scale = 10n ** BigInt(places.length) * (sign === '%' ? 100n : 1n);
  return fraction(BigInt(`${whole}${places}` || '0'), scale);
}

/** The text of a file that an option names; undefined, and said so, when it cannot be read. */
export function readText(shell: Shell, path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : 'unreadable';
    complain(shell, EXIT.usage, `cannot read ${path}: ${reason}`);
    return undefined;
  }
}

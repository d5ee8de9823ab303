// `sabot tournament simulate`: a whole tournament from a seed, with its bracket and prize list; and
// `sabot tournament play`: one driven line by line.

import { Argument, type Command, Option } from 'commander';
import { drawFrom } from '../../lab/shuffle/draw.ts';
import { seededBytes } from '../../lab/shuffle/sources.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { assert } from '../../rules/assert.ts';
import { modelConditions, type TournamentEvent } from '../../tournament/index.ts';
import { runFiles } from '../scenario/run-files.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import { formatTournament } from './format.ts';
import { termsFor } from './simulate/plan.ts';
import { TournamentRun } from './simulate/run.ts';
import { storyOf, type TournamentStory } from './simulate/story.ts';

const EXAMPLES = `
Examples:
  $ sabot tournament simulate --rulebook tasmania --seed 7
  $ sabot tournament simulate --rulebook crown --patrons 40 --tables 4 --coups 20
  $ sabot tournament simulate --rulebook crown-rapid --json > bracket.json
  $ sabot tournament simulate --rulebook crown --buy-back 50 --add-on 20 --shoes 1 --patrons 20

  $ sabot tournament play --in scenario.jsonl

A scenario of a tournament (docs/scenarios.md has every line):
  {"tournament":{"rulebook":"crown"},"seed":7}
  {"ready":{"patrons":["ann","bob","cat"]}}
  {"play":"9s 2h Kh 5c","others":{"on":"player","stake":10000}}
  {"show":"standings"}

Everything goes through the tournament's and the tables' own commands. The same seed is the same
tournament, to the last chip.`;

/** Books that know tournaments. */
const BOOKS = ['crown-rapid', 'crown', 'tasmania'] as const;
type Book = (typeof BOOKS)[number];

interface Options {
  readonly rulebook: Book;
  readonly patrons: string;
  readonly tables: string;
  readonly coups: string;
  readonly shoes?: string;
  readonly buyBack: string;
  readonly addOn: string;
  readonly seed: string;
  readonly json?: boolean;
  readonly in?: readonly string[];
}

interface Asked {
  readonly rulebook: Book;
  readonly patrons: number;
  readonly tables: number;
  readonly coups: number;
  readonly shoes: number | undefined;
  /** Dollars; nought where it is not for sale. */
  readonly buyBack: number;
  readonly addOn: number;
  readonly seed: number;
}

export function define(command: Command, shell: Shell): void {
  command
    .summary('a whole tournament from a seed, or driven line by line')
    .description(
      'simulate holds a tournament from its conditions to its prizes and prints the bracket; ' +
        'play drives one by its own commands, JSON lines from standard input or --in.',
    )
    .addArgument(new Argument('<what>', 'what to do').choices(['simulate', 'play']))
    .option('--in <files...>', 'play: read scenarios from files, each a tournament of its own')
    .addOption(new Option('--rulebook <id>', 'the book').choices(BOOKS).default('tasmania'))
    .option('--patrons <number>', 'how many enter', '200')
    .option('--tables <number>', 'how many tables there are', '10')
    .option('--coups <number>', 'coups in each session', '12')
    .option('--shoes <number>', 'shoes in each session, instead of coups')
    .option('--buy-back <dollars>', 'what it costs to buy back in', '0')
    .option('--add-on <dollars>', 'what further chips cost', '0')
    .option('--seed <number>', 'a whole number', '1')
    .option('--json', 'answer in JSON')
    .addHelpText('after', EXAMPLES)
    .action((what: string, options: Options) =>
      what === 'play' ? runFiles(shell, options.in, 'tournament') : answer(shell, options),
    );
}

/** The longest session that one shoe is sure to last for. */
const COUPS_AT_MOST = 60;
const PATRONS_AT_MOST = 2000;
const SHOES_AT_MOST = 5;
const DOLLARS_AT_MOST = 1_000_000;

function answer(shell: Shell, options: Options): void {
  const { rulebook, json = false } = options;
  const asked: Asked = {
    rulebook,
    patrons: Number(options.patrons),
    tables: Number(options.tables),
    coups: Number(options.coups),
    shoes: options.shoes === undefined ? undefined : Number(options.shoes),
    buyBack: Number(options.buyBack),
    addOn: Number(options.addOn),
    seed: Number(options.seed),
  };
  const fault = faultOf(asked);
  if (fault !== undefined) {
    complain(shell, EXIT.usage, fault);
    return;
  }
  const story = hold(asked);
  shell.stdout.write(json ? `${JSON.stringify(story)}\n` : formatTournament(story));
}

function faultOf(asked: Asked): string | undefined {
  const { patrons, tables, coups, shoes, buyBack, addOn, seed } = asked;
  const within = (number: number, most: number): boolean =>
    Number.isInteger(number) && number >= 1 && number <= most;
  if (!within(patrons - 1, PATRONS_AT_MOST - 1)) return `--patrons: 2 to ${PATRONS_AT_MOST}`;
  if (!within(tables, 100)) return '--tables: 1 to 100';
  if (!within(coups, COUPS_AT_MOST)) return `--coups: 1 to ${COUPS_AT_MOST}`;
  if (shoes !== undefined && !within(shoes, SHOES_AT_MOST)) return `--shoes: 1 to ${SHOES_AT_MOST}`;
  if (!within(buyBack + 1, DOLLARS_AT_MOST)) return '--buy-back: whole dollars';
  if (!within(addOn + 1, DOLLARS_AT_MOST)) return '--add-on: whole dollars';
  if (addOn > 0 && RULEBOOKS[asked.rulebook].tournament?.play.turns !== undefined) {
    return '--add-on: in this book nobody adds chips during a session';
  }
  return Number.isSafeInteger(seed) ? undefined : '--seed: a whole number';
}

/** When simulated tournaments start: no clock is asked. */
const STARTS_AT = 100 * 86_400_000;

function hold(asked: Asked): TournamentStory {
  const { rulebook, patrons, tables, coups, shoes, seed } = asked;
  const size = { patrons, tables, coups, ...(shoes === undefined ? {} : { shoes }) };
  const sales = { buyBack: asked.buyBack * 100, addOn: asked.addOn * 100 };
  const awarded: Extract<TournamentEvent, { happened: 'prizes-awarded' }>[] = [];
  const run = new TournamentRun({
    book: RULEBOOKS[rulebook],
    patrons,
    tables,
    conditions: modelConditions(STARTS_AT, termsFor(size, sales)),
    draw: drawFrom(seededBytes(`tournament/${seed}`)),
    lively: false,
    hears: event => {
      if (event.happened === 'prizes-awarded') awarded.push(event);
    },
  });
  const tournament = run.play();
  const [prizes] = awarded;
  assert(prizes !== undefined, 'a tournament ends with its prizes');
  return storyOf({ rulebook, patrons, tables, seed, coups: run.coups }, tournament, prizes);
}

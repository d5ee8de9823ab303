// `sabot simulate`: many shoes by the book's own procedure, every wager priced at once.

import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import {
  type Burn,
  BURN_RULES,
  formatSimulation,
  isSimulationRefusal,
  type Priced,
  PRICED,
  simulate,
  type SimulationProgress,
  type SimulationRefusal,
} from '../../lab/simulator/index.ts';
import { isFault, shownInput } from '../../library/input/fault.ts';
import { interruptible } from '../interrupts.ts';
import type { InputFields } from '../../library/input/read-field.ts';
import type { Shell } from '../shell.ts';
import { addGameOptions, complainOf, readSetup, type TableOptions } from '../table-options.ts';

const EXAMPLES = `
Examples:
  $ sabot simulate --rulebook crown --game traditional --coups 1e8 --seed 7
  $ sabot simulate --rulebook tasmania --game federal --decks 6 --json
  $ sabot simulate --rulebook crown --game crown --wagers results --coups 1e9

The same seed and number of threads give the same counts. Ctrl-C prints what there is.`;

interface Options extends TableOptions {
  readonly cut?: string;
  readonly coups: string;
  readonly seed: string;
  readonly threads: string;
  readonly wagers: Priced;
  readonly burn: Burn;
  readonly patterns?: boolean;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  addGameOptions(command, '5')
    .summary('many shoes, every wager priced')
    .description('Deals whole shoes and prices every wager, Runs and Dragon Tails too.')
    .option('--cut <cards>', 'cards behind the cutting card; as the book has it if left out')
    .option('--coups <number>', 'at least so many coups, like 1e9', '1e7')
    .option('--seed <number>', 'a whole number', '1')
    .option('--threads <number>', 'worker threads', String(availableParallelism()))
    .addOption(
      new Option('--wagers <which>', 'every wager, or results alone')
        .choices(PRICED)
        .default('all'),
    )
    .addOption(
      new Option('--burn <how>', 'one card, or as many more as a patron may ask')
        .choices(BURN_RULES)
        .default('one-card'),
    )
    .option('--patterns', 'tell combination Runs too, pattern by pattern')
    .option('--json', 'answer in JSON')
    .addHelpText('after', EXAMPLES)
    .action((options: Options) => interruptible(signal => answer(shell, options, signal)));
}

async function answer(shell: Shell, options: Options, signal: AbortSignal): Promise<void> {
  const { json = false } = options;
  const setup = readSetup(options);
  if (isFault(setup)) return complainOf(shell, setup, json);
  const report = await simulate({
    rulebook: setup.book.id,
    version: setup.version,
    decks: setup.decks,
    ...(setup.house.tiePercent && { tiePercent: setup.house.tiePercent }),
    ...(options.cut !== undefined && { cut: numberIn(options.cut) }),
    coups: numberIn(options.coups),
    seed: /^\d+$/.test(options.seed) ? BigInt(options.seed) : numberIn(options.seed),
    threads: numberIn(options.threads),
    wagers: options.wagers,
    burn: options.burn,
    ...(shell.watched && { onProgress: progress => shell.stderr.write(progressLine(progress)) }),
    signal,
  });
  if (shell.watched) shell.stderr.write('\r\u001B[K');
  if (isSimulationRefusal(report)) return refuse(shell, report, options);
  const words = () => formatSimulation(report, options.patterns);
  shell.stdout.write(json ? `${JSON.stringify(report)}\n` : words());
  return undefined;
}

/** Of nothing at all `Number` makes a nought. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const BAR = 24;

/** A bar, the rate and the time left, over the line before. */
function progressLine({ coups, of, coupsPerSecond, secondsLeft }: SimulationProgress): string {
  const done = Math.min(BAR, Math.floor((BAR * coups) / of));
  const bar = '#'.repeat(done).padEnd(BAR, '.');
  const rate = (coupsPerSecond / 1e6).toFixed(1);
  return `\r[${bar}] ${rate} million coups a second, ${Math.ceil(secondsLeft)} s left \u001B[K`;
}

function refuse(shell: Shell, refusal: SimulationRefusal, options: Options): void {
  const { refused: code, field, clause } = refusal;
  const typed: InputFields = { ...options };
  const message = `${refusal.message}, got ${shownInput(typed[field])}`;
  complainOf(shell, { code, message, field, clause }, options.json ?? false);
}

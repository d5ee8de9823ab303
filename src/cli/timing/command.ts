// `sabot timing`: when the last wager was laid, when wagering closed and when the first card came,
// coup by coup, and what the house's clock did meanwhile; for a laboratory, from the journal.

import type { Command } from 'commander';

import type { ClockTrace, CoupTiming } from '../../server/index.ts';
import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { type AtHand, atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import { EXIT, type Shell } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ sabot timing
  $ sabot timing --table 1 --json > timing.jsonl

Times are milliseconds UTC by the house’s one clock, as the journal has them. The exit code is 1
where a card came before the close, or anything else is out of its order.`;

interface Options extends DatabaseOptions {
  readonly table?: string;
}

export function define(command: Command, shell: Shell): void {
  placeOptions(
    command.description(
      'Tells of every coup when it opened, when the last wager was laid, when wagering closed ' +
        'and when the first card came; then every step of the clock that is on record.',
    ),
  )
    .option('--table <name>', 'one table; all of them if left out')
    .addHelpText('after', EXAMPLES)
    .action((options: Options) =>
      atDatabase(shell, options, { purpose: 'sabot timing', as: 'join' }, at =>
        tell(shell, at, options),
      ),
    );
}

async function tell(shell: Shell, { address }: AtHand, options: Options): Promise<void> {
  const { clockTraces, connections, coupTimings, isInOrder, readyToRead, tablesIn } =
    await import('../../server/index.ts');
  const notReady = await readyToRead(address);
  if (notReady !== null) return fail(shell, options, notReady.failed, notReady.says);
  const db = connections(address, 'sabot timing', 1);
  try {
    const tables = await tablesIn(db);
    const { table = null } = options;
    if (table !== null && !tables.includes(table)) {
      return fail(shell, options, 'no-such-table', `There is no table ${table}.`);
    }
    for (const name of table === null ? tables : [table]) {
      const sums = new Sums(name);
      for await (const coup of coupTimings(db, name)) {
        const told = { ...coup, isInOrder: isInOrder(coup) };
        sums.add(told);
        if (options.json === true) shell.stdout.write(`${asciiJson(told)}\n`);
      }
      if (options.json !== true) shell.stdout.write(sums.text);
      if (sums.disordered > 0) shell.exitCode = EXIT.failed;
    }
    for (const trace of await clockTraces(db)) {
      shell.stdout.write(options.json === true ? `${asciiJson(trace)}\n` : formatTrace(trace));
    }
  } finally {
    await db.end();
  }
}

const formatTrace = ({ at, kind, byMs }: ClockTrace): string =>
  `${new Date(at).toISOString()}  ${kind}  ${byMs} ms\n`;

/** What of a table's coups is told in words. */
class Sums {
  disordered = 0;
  readonly #table: string;
  #coups = 0;
  #wagers = 0;
  #later = 0;
  #toClose = Infinity;
  #toCard = Infinity;

  constructor(table: string) {
    this.#table = table;
  }

  add(coup: CoupTiming & { readonly isInOrder: boolean }): void {
    const { lastWagerAt, closedAt, firstCardAt, wagers, laterWagers } = coup;
    this.#coups += 1;
    this.#wagers += wagers;
    this.#later += laterWagers;
    if (!coup.isInOrder) this.disordered += 1;
    if (closedAt === null) return;
    if (lastWagerAt !== null) this.#toClose = Math.min(this.#toClose, closedAt - lastWagerAt);
    if (firstCardAt !== null) this.#toCard = Math.min(this.#toCard, firstCardAt - closedAt);
  }

  get text(): string {
    const least = (ms: number): string => (ms === Infinity ? 'none' : `${Math.round(ms)} ms`);
    return (
      `Table ${this.#table}: ${this.#coups} coups, ${this.#wagers} changes of wagers, ` +
      `${this.#later} of later windows.\n` +
      `  Least from the last wager to the close: ${least(this.#toClose)}; ` +
      `from the close to the first card: ${least(this.#toCard)}.\n` +
      `  Out of order: ${this.disordered}.\n`
    );
  }
}

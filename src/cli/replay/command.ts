// `sabot replay`: reads a table's stream again, prints coups card by card and wager by wager, and
// shows the table as it stood after any event.

import type { Command } from 'commander';

import type { CoupPlace } from '../../table/accounts/holds.ts';
import type { ReplayedTable, ReplayedCoup } from '../../server/index.ts';
import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { progressOn } from '../database/progress.ts';
import { type AtHand, atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import { coupAnswer, stateAnswer } from './answers.ts';
import { formatReplayedCoup, formatState } from './format.ts';

const EXAMPLES = `
Examples:
  $ sabot replay --table 1 --coup 12
  $ sabot replay --table 1 --shoe 3 --json
  $ sabot replay --table 1 --at 4711

With --coup, that coup of the latest shoe that has one (or of --shoe) is told with every payment
and its clause; with --shoe alone, every coup of it; with --at, the table after that event; with
neither, the table as it stands. The snapshots that are passed must be equal byte for byte.`;

interface Options extends DatabaseOptions {
  readonly table: string;
  readonly shoe?: string;
  readonly coup?: string;
  readonly at?: string;
}

/** What is to be shown: numbers from 1, or null where none was given. */
interface Wanted {
  readonly shoe: number | null;
  readonly coup: number | null;
  readonly at: number | null;
}

export function define(command: Command, shell: Shell): void {
  placeOptions(
    command.description(
      'Reads the stream of a table from its first event and tells a coup again, card by card, ' +
        'wager by wager, with the clause of each payment; or shows the table after any event.',
    ),
  )
    .requiredOption('--table <name>', 'which table')
    .option('--shoe <number>', 'which shoe')
    .option('--coup <number>', 'which coup of the shoe')
    .option('--at <event>', 'the table after this event')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      const wanted = wantedBy(options);
      if (typeof wanted === 'string') return complain(shell, EXIT.usage, wanted);
      await atDatabase(shell, options, { purpose: 'sabot replay', as: 'join' }, at =>
        replay(shell, at, options, wanted),
      );
    });
}

function wantedBy({ shoe, coup, at }: Options): Wanted | string {
  for (const [name, text] of Object.entries({ shoe, coup, at })) {
    if (text === undefined || /^[1-9]\d{0,14}$/.test(text)) continue;
    return `--${name} is ${JSON.stringify(text)}: a whole number from 1 is wanted there`;
  }
  const number = (text: string | undefined): number | null =>
    text === undefined ? null : Number(text);
  return { shoe: number(shoe), coup: number(coup), at: number(at) };
}

async function replay(
  shell: Shell,
  { address }: AtHand,
  options: Options,
  wanted: Wanted,
): Promise<void> {
  const { readyToRead, replayTable } = await import('../../server/index.ts');
  const notReady = await readyToRead(address);
  if (notReady !== null) return fail(shell, options, notReady.failed, notReady.says);
  const progress = progressOn(shell, 'replaying');
  const { table } = options;
  const replayed = await replayTable({
    ...{ address, table, upTo: wanted.at, onProgress: progress.tell },
    keeps: place => isWanted(place, wanted),
  });
  progress.done();
  if ('failed' in replayed) return fail(shell, options, replayed.failed, replayed.says);
  if (wanted.shoe !== null || wanted.coup !== null) tellCoups(shell, options, wanted, replayed);
  else if (options.json === true) write(shell, asciiJson(stateAnswer(table, replayed)));
  else shell.stdout.write(formatState(table, replayed));
  for (const says of replayed.snapshots.differ) fail(shell, {}, 'snapshot-differs', says);
}

const isWanted = ({ shoe, coup }: CoupPlace, wanted: Wanted): boolean =>
  (wanted.shoe !== null || wanted.coup !== null) &&
  (wanted.shoe === null || wanted.shoe === shoe) &&
  (wanted.coup === null || wanted.coup === coup);

const write = (shell: Shell, line: string): void => void shell.stdout.write(`${line}\n`);

function tellCoups(shell: Shell, options: Options, wanted: Wanted, replayed: ReplayedTable): void {
  const { table } = options;
  const coups = chosen(replayed.coups, wanted);
  if (coups.length === 0) {
    const of = wanted.shoe === null ? '' : ` of shoe ${wanted.shoe}`;
    const what = wanted.coup === null ? `shoe ${wanted.shoe}` : `coup ${wanted.coup}${of}`;
    fail(shell, options, 'no-such-coup', `Table ${table} has no ${what}.`);
    return;
  }
  for (const coup of coups) {
    if (options.json === true) write(shell, asciiJson(coupAnswer(table, replayed, coup)));
    else shell.stdout.write(formatReplayedCoup(table, replayed, coup));
  }
}

/** A coup without its shoe is the latest of that number. */
const chosen = (coups: readonly ReplayedCoup[], { shoe }: Wanted): readonly ReplayedCoup[] =>
  shoe === null ? coups.slice(-1) : coups;

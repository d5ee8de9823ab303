// `sabot parsheet`: one page of exact odds for a table set-up, to print or to hand in.

import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { parSheetPage } from '../../lab/parsheet/page.ts';
import { parSheet } from '../../lab/parsheet/sheet.ts';
import { isFault } from '../../library/input/fault.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import {
  addOddsOptions,
  addTableOptions,
  complainOf,
  readSetup,
  readShare,
  type TableOptions,
} from '../table-options.ts';

const EXAMPLES = `
Examples:
  $ sabot parsheet --rulebook crown --game crown --decks 8 --out crown.html
  $ sabot parsheet --rulebook crown-rapid --dragon-bonus 3 --out rapid.html
  $ sabot parsheet --rulebook crown --game tie-baccarat --tie-percent 5 --out tie.html

The page needs nothing beside it and prints on A4. Wagers that favour the patron or return less
than --floor are flagged in words.`;

interface Options extends TableOptions {
  readonly out: string;
  readonly floor: string;
}

export function define(command: Command, shell: Shell): void {
  addOddsOptions(addTableOptions(command))
    .summary('a par sheet of one table, as a page')
    .description('Writes the par sheet of one table set-up as a self-contained HTML page.')
    .requiredOption('--out <file>', 'the page to write, or - for standard output')
    .option('--floor <share>', 'flag wagers that return less than this', '0.75')
    .addHelpText('after', EXAMPLES)
    .action((options: Options) => writeParSheet(shell, options, command.parent?.version()));
}

function writeParSheet(shell: Shell, options: Options, version = ''): void {
  const setup = readSetup(options);
  if (isFault(setup)) return complainOf(shell, setup, false);
  const floor = readShare(options.floor, '--floor');
  if (isFault(floor)) return complainOf(shell, floor, false);
  const page = parSheetPage(parSheet(setup, floor), `sabot ${version}`);
  if (options.out === '-') {
    shell.stdout.write(page);
    return undefined;
  }
  try {
    writeFileSync(options.out, page);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : 'unwritable';
    return complain(shell, EXIT.usage, `cannot write ${options.out}: ${reason}`);
  }
  shell.stdout.write(`${options.out}\n`);
}

// `sabot roads`: its arguments, its options and its help.

import type { Command } from 'commander';
import { asciiJson } from '../ascii-json.ts';
import { isFault } from '../../library/input/fault.ts';
import { readRoads } from '../../library/roads.ts';
import { paintFor } from '../ink.ts';
import { answerText, eachLine, faultAnswer } from '../json-lines.ts';
import type { Line } from '../lines.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import { drawRoads } from './drawing.ts';
import { answerRoads } from './line.ts';

const EXAMPLES = `
A hand is B, P or T, then b for a Banker pair and p for a Player pair: "B B T P Pp Tbp".
Without hands every line of standard input or of --in is a shoe, in letters or in JSON:
  {"id":1,"hands":"B B T P Pp P"}

Examples:
  $ sabot roads "B B T P Pp P"
  $ sabot roads --json BBTPPpP
  $ sabot roads --json --in shoes.txt > roads.jsonl`;

interface Options {
  readonly in?: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  command
    .description(
      'Draws the five roads of a shoe and what the next hand would mark. Past results do not ' +
        'change the odds.',
    )
    .argument('[hands...]', 'like "B B T P Pp P"')
    .option('--json', 'answer in JSON')
    .option('--in <file>', 'read shoes from a file, one on each line')
    .addHelpText('after', EXAMPLES)
    .action(async (words: readonly string[], { in: path, json = false }: Options) => {
      if (words.length > 0 && path !== undefined) {
        complain(shell, EXIT.usage, 'expected hands or --in, not both');
      } else if (words.length > 0) {
        shell.stdout.write(respond(shell, words.join(' '), json, ''));
      } else {
        await eachLine(shell, path, (line, number) => respondLine(shell, line, number, json));
      }
    });
}

/** One shoe in letters: its roads, in JSON or drawn. */
function respond(shell: Shell, hands: string, json: boolean, where: string): string {
  const roads = readRoads(hands);
  if (!isFault(roads)) {
    return json ? `${asciiJson(roads)}\n` : drawRoads(roads, paintFor(shell.colours));
  }
  if (!json) {
    complain(shell, EXIT.failed, `${where}${roads.message}`);
    return '';
  }
  shell.exitCode = EXIT.failed;
  return `${asciiJson(faultAnswer(null, roads))}\n`;
}

/** A line that begins like JSON is JSON, and is answered so. */
function respondLine(shell: Shell, line: Line, number: number, json: boolean): string {
  if (!line.tooLong && !line.text.trimStart().startsWith('{')) {
    return respond(shell, line.text, json, `line ${number}, `).trimEnd();
  }
  const { text, failed } = answerText(line, number, answerRoads);
  if (failed) shell.exitCode = EXIT.failed;
  return text;
}

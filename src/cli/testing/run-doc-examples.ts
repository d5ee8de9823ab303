// Takes the examples out of a document and runs them, as a reader would in a terminal.

import { sabot } from './sabot.ts';

export interface Example {
  /** The command, without its prompt. */
  readonly command: string;
  /** What the document says it prints. */
  readonly prints: string;
  readonly exitCode: number;
}

/** Every fenced block that begins with a prompt: ```console, or ```console exit-1. */
export const examplesIn = (document: string): readonly Example[] =>
  [...document.matchAll(/^```console(?: exit-(\d))?\n\$ (.+)\n([^]*?)^```$/gm)].map(
    ([, exitCode = '0', command = '', prints = '']) => ({
      command,
      prints,
      exitCode: Number(exitCode),
    }),
  );

/** Words parted by blanks; between quotes a blank is a blank. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );

/** What goes into a pipe: echo and printf '%s\n' are all that the documents use. */
function inputOf(producer: string): string {
  const [program, ...words] = wordsOf(producer);
  const lines = program === 'printf' ? words.slice(1) : [words.join(' ')];
  return lines.map(line => `${line}\n`).join('');
}

/** Runs an example in this process. */
export function runExample({ command }: Example) {
  const [producer, consumer] = command.split(/ \| (?=\.\/sabot)/);
  const isPiped = consumer !== undefined;
  const [, ...words] = wordsOf(isPiped ? consumer : (producer ?? ''));
  return sabot(words, isPiped ? inputOf(producer ?? '') : '');
}

// Runs a command in this process, with text for its input, and catches what it says.

import { Buffer } from 'node:buffer';
import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { run } from '../run.ts';
import { EXIT, type ExitCode, type Shell } from '../shell.ts';

export interface Said {
  readonly code: ExitCode;
  readonly out: string;
  readonly error: string;
}

const sink = () => {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done: () => void) => {
      // A copy: whoever writes may use the same paper again once it was read.
      chunks.push(Buffer.from(chunk));
      // Later, as a real reader would: whoever writes has to wait.
      setImmediate(done);
    },
  });
  const text = async () => {
    stream.end();
    await finished(stream);
    return Buffer.concat(chunks).toString();
  };
  return { stream, text };
};

/**
 * Runs `sabot` with these words and this on its standard input, in one piece or in several; `at`
 * says whether a person sits there.
 */
export async function sabot(
  words: readonly string[],
  input: string | readonly Buffer[] = '',
  at: Partial<Pick<Shell, 'typing' | 'watched'>> = {},
): Promise<Said> {
  const [out, error] = [sink(), sink()];
  const pieces = typeof input === 'string' ? [Buffer.from(input)] : input;
  const shell: Shell = {
    stdin: Readable.from(pieces),
    stdout: out.stream,
    stderr: error.stream,
    typing: false,
    watched: false,
    colours: false,
    ...at,
    exitCode: EXIT.ok,
  };
  const code = await run(words, shell);
  return { code, out: await out.text(), error: await error.text() };
}

/** The answers of JSON lines, one for each line. */
export async function answers(
  command: string,
  lines: readonly unknown[],
): Promise<readonly Record<string, unknown>[]> {
  const { out } = await sabot([command], lines.map(line => JSON.stringify(line)).join('\n'));
  return linesIn(out);
}

/** Reads JSON lines back. */
export const linesIn = (text: string): readonly Record<string, unknown>[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Record<string, unknown>); // our own answers

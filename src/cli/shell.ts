// Where a command runs: the three streams, and the code it ends with.

import type { Readable, Writable } from 'node:stream';
import type { CommandAnswer } from '../lab/shuffle/command-answer.ts';

/** All held, some line failed, the command was typed wrongly. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Shell {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** True when a person sits at the keyboard and nothing is piped in. */
  readonly typing: boolean;
  /** True when a person sees the error stream: only then is progress written there. */
  readonly watched: boolean;
  readonly colours: boolean;
  exitCode: ExitCode;
}

/** The shell of this process; its streams are opened only when a command asks for them. */
export function processShell(): Shell {
  const { env } = process;
  return {
    get stdin() {
      return process.stdin;
    },
    get stdout() {
      return process.stdout;
    },
    get stderr() {
      return process.stderr;
    },
    get typing() {
      return process.stdin.isTTY;
    },
    get watched() {
      return process.stderr.isTTY;
    },
    get colours() {
      const forced = env['FORCE_COLOR'] ?? '';
      if (forced !== '') return forced !== '0';
      return process.stdout.isTTY && (env['NO_COLOR'] ?? '') === '';
    },
    exitCode: EXIT.ok,
  };
}

/** Says on the error stream what went wrong, and lets the command end with its code. */
export function complain(shell: Shell, code: ExitCode, sentence: string): void {
  shell.stderr.write(`sabot: ${sentence}\n`);
  shell.exitCode = code;
}

/** Writes what a command worked out elsewhere, and lets the command end with its code. */
export function writeAnswer(shell: Shell, { output, complaint, exitCode }: CommandAnswer): void {
  if (complaint !== undefined) complain(shell, exitCode, complaint);
  shell.stdout.write(output);
  shell.exitCode = exitCode;
}

// Runs the built `sabot` as a process of its own.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SABOT = fileURLToPath(new URL('../../../sabot', import.meta.url));

/** What a process said and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs it to its end; the environment has nothing about a house but what is given. */
export async function sabotProcess(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { DATABASE_URL: _, SABOT_DATA: __, SABOT_CHECKPOINTS: ___, ...rest } = process.env;
  const child = spawn(SABOT, words, { env: { ...rest, ...env } });
  const said = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString('utf8')));
  child.stderr.on('data', (text: Buffer) => (said.error += text.toString('utf8')));
  const code = await new Promise<number | null>(ended => child.once('close', ended));
  return { code, ...said };
}

// Debian's nats-server for tests: on a free port of this machine, without a file of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';

import { freePort } from './free-port.ts';

export interface TestNats {
  readonly url: string;
  readonly port: number;
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
const WITHIN_MS = 10_000;

/** For `test.each`: nothing is run by a program that is not there, and that is said. */
export function natsHere(what: string): readonly string[] {
  if (FOLDERS.some(folder => existsSync(join(folder, 'nats-server')))) return ['nats-server'];
  process.stderr.write(
    `\n!!! ${what.toUpperCase()} WAS NOT RUN: there is no nats-server here.\n` +
      '!!! Install Debian’s package nats-server.\n\n',
  );
  return [];
}

export async function startTestNats(): Promise<TestNats> {
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const program = FOLDERS.map(folder => join(folder, 'nats-server')).find(existsSync);
    if (program === undefined) throw new Error('nats-server is not installed');
    server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    await untilOpen(port);
  };
  const stop = async (): Promise<void> => {
    const old = server;
    server = null;
    if (old === null || old.exitCode !== null) return;
    const gone = new Promise(end => old.once('exit', end));
    old.kill('SIGKILL');
    await gone;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, port, pid: () => server?.pid ?? 0, start, stop };
}

async function untilOpen(port: number): Promise<void> {
  const giveUp = performance.now() + WITHIN_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > giveUp) throw new Error('nats-server did not open its port');
    await new Promise(again => setTimeout(again, 20));
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise(tell => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => {
      probe.destroy();
      tell(true);
    });
    probe.once('error', () => tell(false));
  });

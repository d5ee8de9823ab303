// A house as a process of its own, that a test may stop and start again.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface HouseProcess {
  readonly url: string;
  /** The one-time link of a live house's first start; empty for every other. */
  readonly setUpLink: string;
  /** Ends it: politely, or as a power cut would. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts a house and waits until it is open; 'held' adds the tables that wait for tests. */
export function runHouse(
  port: number,
  data: string,
  tables: 'floor' | 'held' | 'live' | 'empty' = 'floor',
): Promise<HouseProcess> {
  const args = ['--import', 'tsx', 'e2e/house.ts', `${port}`, data, tables];
  const house = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((ready, fail) => {
    let said = '';
    house.stderr.on('data', text => (said += String(text)));
    house.once('exit', code => fail(new Error(`the house ended with ${code}: ${said}`)));
    house.stdout.on('data', text => {
      const [, url, setUpLink = ''] = /ready (\S+) (\S*)/.exec(String(text)) ?? [];
      if (url !== undefined) ready({ url, setUpLink, stop: signal => stopped(house, signal) });
    });
  });
}

function stopped(house: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise(done => {
    if (house.exitCode !== null || house.signalCode !== null) {
      done();
      return;
    }
    house.once('exit', () => done());
    house.kill(signal);
  });
}

import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { freeBytesOn } from '../../server/checks/watches/disk-watch.ts';
import { folderFailure } from '../../server/storage/postgres/data-folder.ts';
import { livingPostmaster } from '../../server/storage/postgres/postmaster.ts';
import { freshFolder } from '../../server/testing/database.ts';
import { smallDisk } from '../../server/testing/small-disk.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');
/** Several processes that each load the whole house. */
const LONG = 180_000;

let folder: string;
beforeAll(async () => {
  folder = await freshFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One `sabot serve` of its own process; everything it says is kept. */
class Serving {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  said = '';

  constructor(...words: readonly string[]) {
    const { SABOT_LOG: _, ...env } = process.env;
    const run = ['--import', TSX, MAIN, 'serve', '--host', '127.0.0.1', '--pace', 'brisk'];
    this.child = spawn(process.execPath, [...run, ...words], { env });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (text: Buffer) => {
        this.said += text.toString('utf8');
      });
    }
    this.ended = new Promise(answer => this.child.once('exit', answer));
  }

  async url(): Promise<string> {
    while (!this.said.includes('Ctrl-C closes it.')) {
      if (this.child.exitCode !== null) throw new Error(this.said);
      await wait(20);
    }
    return /front page +(\S+)\/\n/.exec(this.said)?.[1] ?? '';
  }
}

const sentence = async (...words: readonly string[]): Promise<string> => {
  const serving = new Serving(...words);
  return `${await serving.ended} ${serving.said}`;
};

const listening = async (): Promise<{ readonly server: Server; readonly port: number }> => {
  const server = createServer();
  await new Promise<void>(ready => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
};

test(
  'serve opens a demonstration floor, says where, and Ctrl-C leaves nothing',
  async () => {
    const serving = new Serving('--port', '0', '--data', folder);
    const url = await serving.url();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(serving.said).toContain('a demonstration house');

    // An old one still runs in the folder: a second is told so in one sentence.
    const second = await sentence('--port', '0', '--data', folder);
    expect(second).toBe(
      `1 sabot: The data in ${folder} is in use by sabot serve, process ${serving.child.pid}: ` +
        'stop that one first.\n',
    );

    // A terminal and npm both pass a Ctrl-C on: the second is no command to leave things lying.
    serving.child.kill('SIGINT');
    serving.child.kill('SIGTERM');
    expect(await serving.ended).toBe(0);
    expect(livingPostmaster(`${folder}/postgres`)).toBeNull();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  },
  LONG,
);

test(
  '[R-MEM-2] a database that still runs after its house was killed is taken over, and told',
  async () => {
    const says = 'The database of an earlier house still ran here: this one has taken it over.';
    const killed = new Serving('--port', '0', '--data', folder);
    await killed.url();
    expect(killed.said).not.toContain(says);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const left = livingPostmaster(`${folder}/postgres`);
    expect(left).not.toBeNull();

    const next = new Serving('--port', '0', '--data', folder);
    expect((await fetch(`${await next.url()}/healthz`)).status).toBe(200);
    expect(next.said).toContain(`\n${says}\n`);
    expect(livingPostmaster(`${folder}/postgres`)?.pid).toBe(left?.pid);
    next.child.kill('SIGINT');
    expect(await next.ended).toBe(0);
  },
  LONG,
);

test(
  'a port in use is told in one sentence, before anything is started',
  async () => {
    const { server, port } = await listening();
    expect(await sentence('--port', String(port), '--data', folder)).toBe(
      `1 sabot: Port ${port} is in use: stop what listens there, or choose another with --port.\n`,
    );
    server.close();
  },
  LONG,
);

/** A folder on a disk of its own; null where this machine lets nobody mount one. */
async function onDisk(megabytes: number): Promise<{ place: string; data: string } | null> {
  const disk = await smallDisk(megabytes);
  if (disk === null) return null;
  onTestFinished(disk.remove);
  return { place: disk.place, data: join(disk.place, 'data') };
}

const errorOf = (code: string): Error => Object.assign(new Error(code), { code });

test(
  'a disk that is full is told in one sentence, at the first start and later',
  async () => {
    const says = (data: string): string =>
      `The disk that holds ${data} is full: free some room and start again.`;
    expect(folderFailure('/data', errorOf('ENOSPC')).says).toBe(says('/data'));
    const first = await onDisk(8);
    const later = await onDisk(200);
    if (first === null || later === null) return;
    expect(await sentence('--port', '0', '--data', first.data)).toBe(
      `1 sabot: ${says(first.data)}\n`,
    );
    execFileSync('cp', ['-a', folder, later.data]);
    const room = String(await freeBytesOn(later.place));
    execFileSync('fallocate', ['--length', room, join(later.place, 'ballast')]);
    expect(await sentence('--port', '0', '--data', later.data)).toBe(
      `1 sabot: ${says(later.data)}\n`,
    );
  },
  LONG,
);

test(
  'a folder that we may not write in is told in one sentence',
  async () => {
    const says = (data: string): string => `We may not write in ${data}: choose another folder.`;
    expect(folderFailure('/data', errorOf('EACCES')).says).toBe(says('/data'));
    const disk = await onDisk(8);
    if (disk === null) return;
    execFileSync('mount', ['-o', 'remount,ro', disk.place]);
    expect(await sentence('--port', '0', '--data', disk.data)).toBe(
      `1 sabot: ${says(disk.data)}\n`,
    );
  },
  LONG,
);

test(
  'Ctrl-C in the middle of a start leaves nothing running',
  async () => {
    const serving = new Serving('--port', '0', '--data', folder);
    while (livingPostmaster(`${folder}/postgres`) === null) await wait(5);
    serving.child.kill('SIGINT');
    await serving.ended;
    expect(livingPostmaster(`${folder}/postgres`)).toBeNull();
  },
  LONG,
);

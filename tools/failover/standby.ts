// Two real PostgreSQL servers of Debian's packages: one takes what the house writes, the other has
// it on its disk before anybody is answered (synchronous streaming). When the first is killed the
// second is promoted, the address follows, and a new standby is made of it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { connect } from '../../src/server/storage/postgres/connect.ts';
import { runner } from '../../src/server/storage/postgres/run-as.ts';
import { freePort } from '../../src/server/testing/free-port.ts';
import { childrenOf } from '../floor/house-process.ts';
import type { TrialDatabase } from './database.ts';

interface PostgresServer {
  readonly folder: string;
  readonly port: number;
  readonly child: ChildProcess;
}

const PACKAGES = '/usr/lib/postgresql';
const USER = 'sabot';
const PATIENCE_MS = 60_000;
const LOOK_MS = 25;

/** The folder of Debian's programs; null where the package is not installed. */
export function debianPostgres(): string | null {
  if (!existsSync(PACKAGES)) return null;
  const folders = readdirSync(PACKAGES)
    .toSorted((a, b) => Number(b) - Number(a))
    .map(version => join(PACKAGES, version, 'bin'));
  return folders.find(folder => existsSync(join(folder, 'pg_basebackup'))) ?? null;
}

export class StandbyPair implements TrialDatabase {
  readonly #programs: string;
  readonly #door: MovingDoor;
  #primary: PostgresServer;
  #standby: PostgresServer | null = null;

  private constructor(programs: string, door: MovingDoor, primary: PostgresServer) {
    this.#programs = programs;
    this.#door = door;
    this.#primary = primary;
  }

  static async start(): Promise<StandbyPair> {
    const programs = debianPostgres();
    if (programs === null) throw new Error('Debian’s package postgresql is not installed');
    const folder = await ownFolder();
    run(programs, 'initdb', ['-D', folder, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C']);
    // A standby of another address of this machine may come.
    await appendFile(join(folder, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n');
    const primary = await open(programs, folder);
    const door = await MovingDoor.open(primary.port);
    const pair = new StandbyPair(programs, door, primary);
    await pair.#addStandby();
    return pair;
  }

  get url(): string {
    return urlAt(this.#door.port);
  }

  get address() {
    return { url: this.url };
  }

  /** kill -9 of the first, and the same server once more. */
  async restart(): Promise<void> {
    const { folder, port } = this.#primary;
    await killed(this.#primary);
    this.#door.cut();
    this.#primary = await open(this.#programs, folder, port);
    await this.#untilSynchronous();
  }

  /** kill -9 of the first; the second is promoted, and a third is made the standby of that. */
  async failOver(): Promise<void> {
    const [old, next] = [this.#primary, this.#standby];
    if (next === null) throw new Error('there is a standby');
    await killed(old);
    this.#door.cut();
    const db = await connect({ url: urlAt(next.port) }, 'failover');
    await db.query('select pg_promote(true, 60)');
    await db.end();
    this.#primary = next;
    this.#standby = null;
    this.#door.lead(next.port);
    await rm(old.folder, { recursive: true, force: true });
    await this.#addStandby();
  }

  /** The standby stops hearing, as if its cable were out; called again it hears. */
  freezeStandby(isFrozen: boolean): void {
    this.#standby?.child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
    // What it has started is frozen with it: its receiver is the one that hears.
    for (const pid of childrenOf(this.#standby?.child.pid ?? 0)) {
      process.kill(pid, isFrozen ? 'SIGSTOP' : 'SIGCONT');
    }
  }

  async stop(): Promise<void> {
    this.freezeStandby(false);
    for (const server of [this.#standby, this.#primary]) {
      if (server === null) continue;
      await killed(server);
      await rm(server.folder, { recursive: true, force: true });
    }
    this.#door.close();
  }

  async #addStandby(): Promise<void> {
    const { port } = this.#primary;
    const db = await connect({ url: urlAt(port) }, 'failover');
    const folder = await ownFolder();
    run(this.#programs, 'pg_basebackup', [
      ...['-h', '127.0.0.1', '-p', String(port), '-U', USER],
      ...['-D', folder, '-R', '-X', 'stream', '-c', 'fast'],
    ]);
    this.#standby = await open(this.#programs, folder);
    // Only now: what is written without a standby would wait for one.
    await db.query(`alter system set synchronous_standby_names = '*'`);
    await db.query('select pg_reload_conf()');
    await db.end();
    await this.#untilSynchronous();
  }

  async #untilSynchronous(): Promise<void> {
    const db = await connect({ url: urlAt(this.#primary.port) }, 'failover');
    await untilHolds('the standby keeps up', async () => {
      const { rows } = await db.query<{ state: string }>(
        'select sync_state as state from pg_stat_replication',
      );
      return rows.some(({ state }) => state === 'sync' || state === 'quorum');
    });
    await db.end();
  }
}

/** One address for whoever of two is the first just now, as an operator's own would be. */
class MovingDoor {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #to: number;

  private constructor(to: number) {
    this.#to = to;
    this.#server = createServer(socket => this.#join(socket));
  }

  static async open(to: number): Promise<MovingDoor> {
    const door = new MovingDoor(to);
    await new Promise<void>(opened => door.#server.listen(0, '127.0.0.1', opened));
    return door;
  }

  get port(): number {
    const at = this.#server.address();
    if (at === null || typeof at === 'string') throw new Error('the door is open');
    return at.port;
  }

  lead(to: number): void {
    this.cut();
    this.#to = to;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(inner: Socket): void {
    const outer = connectTo(this.#to, '127.0.0.1');
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}

const urlAt = (port: number): string => `postgresql://${USER}@127.0.0.1:${port}/postgres`;

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabot-test-standby-'));
  const user = runner();
  if (user !== null) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  return folder;
}

/** PostgreSQL refuses root: its programs run as whoever the house's own would. */
const asUser = () => {
  const user = runner();
  return user === null ? {} : { uid: user.uid, gid: user.gid };
};

function run(programs: string, program: string, words: readonly string[]): void {
  execFileSync(join(programs, program), words, { ...asUser(), cwd: '/', stdio: 'pipe' });
}

async function open(programs: string, folder: string, known?: number): Promise<PostgresServer> {
  const port = known ?? (await freePort());
  const settings = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`],
    ...['wal_level=replica', 'hot_standby=on', 'max_wal_senders=8', 'max_connections=100'],
    ...['wal_keep_size=256MB', 'wal_retrieve_retry_interval=200ms'],
  ];
  const words = ['-D', folder, ...settings.flatMap(setting => ['-c', setting])];
  const child = spawn(join(programs, 'postgres'), words, {
    ...asUser(),
    cwd: '/',
    stdio: 'ignore',
  });
  await untilHolds('PostgreSQL answers', async () => {
    const db = await connect({ url: urlAt(port) }, 'failover').catch(() => null);
    await db?.end();
    return db !== null;
  });
  return { folder, port, child };
}

/** kill -9 of the postmaster and everything it has started. */
async function killed({ child }: PostgresServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise(end => child.once('exit', end));
  const all = [child.pid, ...childrenOf(child.pid)];
  for (const pid of all) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It was quicker.
    }
  }
  await gone;
  await untilHolds('all of PostgreSQL is gone', () =>
    all.every(pid => !existsSync(`/proc/${pid}`)),
  );
}

async function untilHolds(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > giveUp) throw new Error(`it did not come about that ${what}`);
    await wait(LOOK_MS);
  }
}

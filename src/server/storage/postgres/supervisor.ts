// The supervisor of our own PostgreSQL: starts it, adopts one that outlived us, starts it again
// when it dies, and ends it cleanly.

import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import type pg from 'pg';

import { embeddedBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { DATABASE_NAME, DATABASE_USER, makeCluster } from './cluster.ts';
import { connect } from './connect.ts';
import type { Address } from './connect.ts';
import { clusterIn, passwordOf, prepareDataFolder, socketFolder } from './data-folder.ts';
import type { DataFolder } from './data-folder.ts';
import { failure, inUse, isFailure } from './failure.ts';
import type { PostgresFailure } from './failure.ts';
import { holderOfHouseLock, takeHouseLock } from './house-lock.ts';
import { launch, untilReady } from './launch.ts';
import { endPostmaster, isAlive, livingPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { runner } from './run-as.ts';
import type { Runner } from './run-as.ts';
import { settingsFor } from './server-parameters.ts';
import type { PostgresSettings } from './server-parameters.ts';

/** The database's state as the house sees it: `gone` until it is back, with the reason if known. */
export type PostgresState =
  | { readonly is: 'running' | 'stopped' }
  | { readonly is: 'gone'; readonly because: PostgresFailure | null };

export interface PostgresOptions {
  readonly folder: string;
  /** What we are, for the sentence that tells another process who is in its way. */
  readonly purpose: string;
  /** `own` refuses a folder that is in use; `join` reads along with its owner. */
  readonly as?: 'own' | 'join';
  /** Loopback TCP beside the socket; below 32768, where nothing picks ports by chance. */
  readonly port?: number;
  readonly settings?: PostgresSettings;
  readonly binaries?: Binaries;
  readonly onChange?: (state: PostgresState) => void;
}

/** A running PostgreSQL. */
export interface Postgres {
  readonly address: Address;
  /** How we came by it: started, found alive after our death, or somebody else's. */
  readonly how: 'started' | 'adopted' | 'joined';
  /** The folder of its programs. */
  readonly programs: string;
  /** The postmaster's process, which changes when it had to be started again. */
  readonly pid: () => number;
  /** Ends it, unless it is somebody else's. */
  readonly stop: () => Promise<void>;
}

interface Plan {
  readonly options: PostgresOptions;
  readonly folder: DataFolder;
  readonly user: Runner | null;
  readonly binaries: Binaries;
  readonly sockets: string;
  readonly settings: PostgresSettings;
  readonly password: string;
}

/** One bringing-up: the postmaster and the session that holds the house lock. */
interface Up {
  readonly how: Postgres['how'];
  readonly postmaster: Postmaster;
  readonly keeper: pg.Client;
}

const HIGHEST_PORT = 32_767;
const ATTEMPTS = 8;
const DYING_PAUSE_MS = 150;
const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/** Brings PostgreSQL up in its folder, or says in one sentence why not. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres | PostgresFailure> {
  const plan = await planFor(options);
  if (isFailure(plan)) return plan;
  const up = await bringUp(plan);
  return isFailure(up) ? up : supervise(plan, up);
}

async function planFor(options: PostgresOptions): Promise<Plan | PostgresFailure> {
  const { port } = options;
  if (port !== undefined && !(Number.isInteger(port) && port > 1023 && port <= HIGHEST_PORT)) {
    return failure('port-not-free', `The database port must lie between 1024 and ${HIGHEST_PORT}.`);
  }
  const user = runner();
  const folder = await prepareDataFolder(options.folder, user);
  if (isFailure(folder)) return folder;
  const binaries = options.binaries ?? (await embeddedBinaries(user, folder.root));
  if (isFailure(binaries)) return binaries;
  const state = await clusterIn(folder, binaries.major);
  if (state !== 'none' && state !== 'ready') return state;
  if (state === 'none') {
    const notMade = await makeCluster(binaries, folder, user);
    if (notMade !== null) return notMade;
  }
  const sockets = await socketFolder(folder, user);
  const settings = settingsFor({
    ...options.settings,
    listen_addresses: port === undefined ? '' : '127.0.0.1',
    port: String(port ?? 5432),
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
  });
  const password = await passwordOf(folder);
  return { options, folder, user, binaries, sockets, settings, password };
}

const addressOf = ({ password }: Plan, { sockets, port }: Postmaster): Address => ({
  host: sockets,
  port,
  user: DATABASE_USER,
  password,
  database: DATABASE_NAME,
});

/** Starts or adopts. Two that start at once meet at the pid file, then at the house lock. */
async function bringUp(plan: Plan): Promise<Up | PostgresFailure> {
  let last: PostgresFailure = inUse(plan.folder.root, null);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = livingPostmaster(plan.folder.cluster);
    const up = found === null ? await startNew(plan) : await takeOver(plan);
    if (up === 'again') continue;
    if (!isFailure(up)) return up;
    last = up;
    // Wait only where the pid file or the memory of one that is just dying is in our way.
    if (up.failed !== 'already-in-use' || found !== null) return up;
    await wait(DYING_PAUSE_MS);
  }
  return last;
}

async function startNew(plan: Plan): Promise<Up | PostgresFailure | 'again'> {
  const postmaster = await launch(plan.binaries, plan.folder, plan.user, plan.settings);
  if (isFailure(postmaster)) return postmaster;
  const keeper = await connect(addressOf(plan, postmaster), plan.options.purpose);
  if (await takeHouseLock(keeper)) return { how: 'started', postmaster, keeper };
  await keeper.end();
  return 'again';
}

/** A postmaster lives in our folder: an orphan of ours, or somebody's who is at work. */
async function takeOver(plan: Plan): Promise<Up | PostgresFailure | 'again'> {
  const postmaster = await untilReady(plan.folder.cluster);
  if (postmaster === null) return 'again';
  const keeper = await connect(addressOf(plan, postmaster), plan.options.purpose);
  if (!(await takeHouseLock(keeper))) {
    if (plan.options.as === 'join') return { how: 'joined', postmaster, keeper };
    const holder = await holderOfHouseLock(keeper);
    await keeper.end();
    return inUse(plan.folder.root, holder);
  }
  const { rows } = await keeper.query<{ cluster_name: string }>('show cluster_name');
  const sockets = postmaster.sockets === plan.sockets;
  if (sockets && rows[0]?.cluster_name === plan.settings['cluster_name']) {
    return { how: 'adopted', postmaster, keeper };
  }
  // An orphan with other settings is ended cleanly and started anew with ours.
  await keeper.end();
  await endPostmaster(postmaster.pid);
  return 'again';
}

/** Watches the keeper's session: when it breaks, PostgreSQL is gone and is brought up again. */
function supervise(plan: Plan, first: Up): Postgres {
  const now = { up: first, stopping: false, recovering: Promise.resolve() };
  const notify = (state: PostgresState): void => plan.options.onChange?.(state);

  const recover = async (): Promise<void> => {
    notify({ is: 'gone', because: null });
    let pauseMs = SHORTEST_PAUSE_MS;
    while (!now.stopping) {
      const next = await bringUp(plan).catch((error: unknown) => unexpected(error));
      if (!isFailure(next)) {
        now.up = next;
        watch();
        if (!now.stopping) notify({ is: 'running' });
        return;
      }
      notify({ is: 'gone', because: next });
      await wait(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  const watch = (): void => {
    now.up.keeper.once('end', () => {
      if (now.stopping) return;
      if (now.up.how === 'joined') notify({ is: 'gone', because: null });
      else now.recovering = recover();
    });
  };
  watch();

  const stop = async (): Promise<void> => {
    if (now.stopping) return;
    now.stopping = true;
    await now.recovering;
    await now.up.keeper.end().catch(() => undefined);
    if (now.up.how !== 'joined') {
      await endPostmaster(now.up.postmaster.pid);
      await removeFarSockets(plan);
    }
    notify({ is: 'stopped' });
  };
  return {
    address: addressOf(plan, first.postmaster),
    how: first.how,
    programs: plan.binaries.folder,
    pid: () => (isAlive(now.up.postmaster.pid) ? now.up.postmaster.pid : 0),
    stop,
  };
}

async function removeFarSockets({ sockets, folder }: Plan): Promise<void> {
  if (!sockets.startsWith(folder.root)) await rm(sockets, { recursive: true, force: true });
}

function unexpected(error: unknown): PostgresFailure {
  const why = error instanceof Error ? error.message : String(error);
  return failure('cannot-connect', `The database does not answer: ${why}.`);
}

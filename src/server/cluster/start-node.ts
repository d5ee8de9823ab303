// Starts one node of a house of several and stops it in the reverse order: database, bus, its
// floor, the office where it is placed here, the web server.

import { resolve } from 'node:path';
import { hostname } from 'node:os';

import type { Logger } from 'pino';
import type pg from 'pg';

import { ContinuousAudit } from '../checks/audit/continuous.ts';
import { DriftWatch } from '../checks/watches/drift-watch.ts';
import { MemoryExchange } from '../bus/memory-bus.ts';
import { connectNats } from '../bus/nats-bus.ts';
import { houseFailure, type StartFailure } from '../house/failure.ts';
import { type App, buildApp } from '../http/app.ts';
import { metricsApp } from '../http/metrics-app.ts';
import type { TlsKeys } from '../http/tls.ts';
import type { Bus } from '../ports/bus.ts';
import { systemChance } from '../ports/chance.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { type Release, thisRelease } from '../ports/release.ts';
import type { HousePlan } from '../record/plan.ts';
import type { Settings } from '../settings/settings.ts';
import {
  followCertificate,
  houseLogger,
  keyFault,
  listenForAll,
  plainFault,
  readyToListen,
  setUpLink,
  urlOf,
} from '../http/listen.ts';
import { migrate } from '../storage/migrations/migrate.ts';
import { type Address, connectChecked, connections } from '../storage/postgres/connect.ts';
import { prepareDataFolder } from '../storage/postgres/data-folder.ts';
import { inUse, isFailure } from '../storage/postgres/failure.ts';
import { holderOfHouseLock, shareHouseLock } from '../storage/postgres/house-lock.ts';
import { sealKeyFingerprint } from '../storage/secrets/fingerprint.ts';
import { sealKeyOf } from '../storage/secrets/seal.ts';
import { Membership } from './membership.ts';
import type { ClusterNode } from './node.ts';
import { openNode } from './open-node.ts';
import type { HousePart } from './part.ts';
import { SealedBus } from './sealed-bus.ts';
import { subjectsOf } from './subjects.ts';

export interface NodeOptions {
  readonly settings: Settings;
  readonly clock?: Clock;
  readonly plan?: HousePlan;
  readonly log?: Logger;
  /** This software, unless a test says that it is another. */
  readonly release?: Release;
  /** In place of NATS, for nodes of one process. */
  readonly bus?: Bus;
}

/** A node that plays. */
export interface RunningNode {
  readonly id: string;
  readonly node: ClusterNode;
  readonly floor: HousePart;
  readonly url: string;
  readonly folder: string;
  readonly setUpLink: string | null;
  readonly close: () => Promise<void>;
}

/** A node renews so many times within its lease. */
const BEATS_IN_LEASE = 4;
const MARK_BYTES = 4;
const CLOSES_WITHIN_MS = 8_000;
const OPENS_WITHIN_MS = 60_000;

export async function startNode(options: NodeOptions): Promise<RunningNode | StartFailure> {
  const { settings, clock = systemClock } = options;
  const { databaseUrl, nodeLeaseMs } = settings;
  if (databaseUrl === null) {
    const says = 'A node of a house of several needs DATABASE_URL: a PostgreSQL that all reach.';
    return houseFailure('no-cluster', says);
  }
  const ready = await readyToListen(settings);
  if ('failed' in ready) return ready;
  const { tls } = ready;
  const folder = resolve(settings.data);
  const places = await prepareDataFolder(folder, null);
  if (isFailure(places)) return places;
  const address = { url: databaseUrl };
  const keeper = await joinHouse(address);
  if (isFailure(keeper)) return keeper;
  const id = nodeId(settings);
  const reached = options.bus ?? (await busOf(settings, clock, id));
  if ('says' in reached) {
    await keeper.end();
    return houseFailure('no-bus', reached.says);
  }
  const key = await sealKeyOf(folder);
  const bus = new SealedBus(reached, key, { clock, chance: systemChance });
  const db = connections(address, `sabot node ${id}`, 2);
  const { release = thisRelease() } = options;
  const entry = { id, name: settings.node ?? hostname(), engine: release.engine };
  const membership = new Membership(db, entry, nodeLeaseMs);
  const house = sealKeyFingerprint(key);
  const log = (options.log ?? houseLogger(settings.logLevel)).child({ node: id });
  const opened = openNode({
    ...{ id, settings, address, folder, clock, log, bus, membership, release },
    ...(options.plan === undefined ? {} : { plan: options.plan }),
    subjects: subjectsOf(house),
    leaseMs: nodeLeaseMs,
    beatMs: Math.round(nodeLeaseMs / BEATS_IN_LEASE),
  });
  const closeAll = async (): Promise<void> => {
    await opened.close();
    await bus.close();
    await db.end();
    await keeper.end();
  };
  const floor = await opened.floor(OPENS_WITHIN_MS);
  if ('failed' in floor) {
    await closeAll();
    return floor;
  }
  const unsafe = plainFault(floor.house, tls) ?? keyFault(floor.house);
  const served = unsafe ?? (await serve(settings, floor, opened, tls));
  if ('failed' in served) {
    await closeAll();
    return served;
  }
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await opened.drain(CLOSES_WITHIN_MS);
    await served.close();
    await closeAll();
  };
  return {
    ...{ id, node: opened.node, floor, url: served.url, folder },
    setUpLink: await setUpLink(floor.house, served.url),
    close: () => (closing ??= close()),
  };
}

type OpenNode = ReturnType<typeof openNode>;

/** The node's own door: sockets and pages here, the rest by whoever has it. */
async function serve(settings: Settings, floor: HousePart, opened: OpenNode, tls: TlsKeys | null) {
  const { house, projector, software, outside } = floor;
  const app: App = await buildApp({
    ...{ house, floor: floor.floor, tls, projector, software, ...outside },
    ...{ connect: opened.edge.connect, elsewhere: opened.forward },
  });
  const figures = metricsApp(house);
  const audit = new ContinuousAudit(house, projector, settings.auditSeconds * 1000);
  const drift = new DriftWatch(house, settings.driftMs);
  const close = async (): Promise<void> => {
    drift.stop();
    await app.close();
    await audit.stop();
    await figures?.close();
  };
  const fault = await listenForAll(app, figures, settings);
  if (fault !== null) {
    await close();
    return fault;
  }
  followCertificate(app, tls, house);
  return { url: urlOf(app, settings, tls), close };
}

/** A house that runs by itself on the database and one of several refuse each other. */
async function joinHouse(address: Address): Promise<pg.Client | StartFailureOfDatabase> {
  const keeper = await connectChecked(address, 'sabot node');
  if (isFailure(keeper)) return keeper;
  if (!(await shareHouseLock(keeper))) {
    const holder = await holderOfHouseLock(keeper, 'house');
    await keeper.end();
    return inUse('DATABASE_URL', holder);
  }
  const migrated = await migrate(keeper);
  if (!isFailure(migrated)) return keeper;
  await keeper.end();
  return migrated;
}

type StartFailureOfDatabase = ReturnType<typeof inUse>;

/** By its own name and a mark of this start: nobody takes a lease over by being called alike. */
function nodeId({ node }: Settings): string {
  const name = (node ?? hostname()).replaceAll(/[^\w-]/gu, '-');
  return `${name}.${systemChance.bytes(MARK_BYTES).toString('hex')}`;
}

async function busOf({ natsUrl }: Settings, clock: Clock, id: string) {
  return natsUrl === null ? new MemoryExchange(clock).connect() : connectNats(natsUrl, id);
}

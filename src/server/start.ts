// Starts everything in its order and stops it in the reverse: database, house, sockets, web server.

import { resolve } from 'node:path';

import type { Logger } from 'pino';

import type { ContinuousAudit } from './checks/audit/continuous.ts';
import {
  type HouseCheckpoints,
  keepHouseCheckpoints,
} from './checks/checkpoints/house-checkpoints.ts';
import { Floor } from './connections/floor.ts';
import type { StartFailure } from './house/failure.ts';
import { checksBesidePlay, statisticsWatch, watchFigures } from './house/beside-play.ts';
import { DriftWatch } from './checks/watches/drift-watch.ts';
import { keepMemoryForPlay } from './ports/engine-memory.ts';
import type { FullCheck } from './checks/watches/full-check.ts';
import { type House, openHouse } from './house/house.ts';
import { tellOutside } from './house/tell-outside.ts';
import type { HousePlan } from './record/plan.ts';
import type { Settings } from './settings/settings.ts';
import { buildApp } from './http/app.ts';
import { metricsApp } from './http/metrics-app.ts';
import type { TlsKeys } from './http/tls.ts';
import {
  followCertificate,
  houseLogger,
  keyFault,
  listenForAll,
  plainFault,
  readyToListen,
  setUpLink,
  urlOf,
} from './http/listen.ts';
import { linkHouse } from './reports/monitoring/link-house.ts';
import type { MonitoringLink } from './reports/monitoring/link.ts';
import { type Address, connectChecked } from './storage/postgres/connect.ts';
import {
  chooseDataFolder,
  folderFailure,
  prepareDataFolder,
} from './storage/postgres/data-folder.ts';
import { inUse, isFailure, type PostgresFailure } from './storage/postgres/failure.ts';
import { holderOfHouseLock, takeHouseLock } from './storage/postgres/house-lock.ts';
import { startPostgres } from './storage/postgres/supervisor.ts';
import { Projector } from './checks/projector/projector.ts';
import { thisInstallation } from './checks/software/installation.ts';
import { readInstalled } from './checks/software/read.ts';
import { SoftwareWatch } from './checks/software/watch.ts';
import { type Clock, systemClock } from './ports/clock.ts';

export interface StartOptions {
  readonly settings: Settings;
  readonly clock?: Clock;
  readonly plan?: HousePlan;
  readonly log?: Logger;
}

/** A house that plays. */
export interface RunningHouse {
  readonly house: House;
  readonly floor: Floor;
  /** Where its database is. */
  readonly address: Address;
  /** The folder of its database's programs, where it runs its own. */
  readonly programs: string | undefined;
  /** Where its files are, which is not where asked if the database may not go there. */
  readonly folder: string;
  /** Whether the database of a house that was killed still ran here, and goes on for this one. */
  readonly foundDatabase: boolean;
  /** Where the screens are: 'http://localhost:8080'. */
  readonly url: string;
  /** The one-time link of a live house that has nobody yet. */
  readonly setUpLink: string | null;
  /** The check of the whole journal that goes on behind play. */
  readonly check: FullCheck;
  /** The audit of every table's meters that never ends. */
  readonly audit: ContinuousAudit;
  /** Ends everything; nothing is left running. */
  readonly close: () => Promise<void>;
}

interface Database {
  readonly address: Address;
  readonly folder: string;
  readonly wasFound: boolean;
  /** The folder of its programs; undefined where DATABASE_URL names it. */
  readonly programs?: string;
  readonly stop: () => Promise<void>;
}

/** Brings a whole house up, or says in one sentence why not. */
export async function startHouse(options: StartOptions): Promise<RunningHouse | StartFailure> {
  const { settings, clock = systemClock } = options;
  keepMemoryForPlay();
  const ready = await readyToListen(settings);
  if ('failed' in ready) return ready;
  const { tls } = ready;
  const database = await openDatabase(settings);
  if ('failed' in database) return database;
  const log = options.log ?? houseLogger(settings.logLevel);
  const { address, folder } = database;
  const { plan } = options;
  const opened = await openHouse({
    ...{ settings, address, folder, clock, log },
    ...(plan === undefined ? {} : { plan }),
  }).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  if ('failed' in opened) {
    await database.stop();
    return opened;
  }
  const open = plainFault(opened, tls) ?? keyFault(opened);
  if (open === null) return listen(opened, database, tls);
  await opened.close();
  await database.stop();
  return open;
}

async function listen(
  house: House,
  database: Database,
  tls: TlsKeys | null,
): Promise<RunningHouse | StartFailure> {
  const { settings } = house;
  const floor = new Floor(house);
  const projector = new Projector(database.address, settings.figuresSeconds * 1000);
  const installation = thisInstallation(database.programs);
  const software = new SoftwareWatch(house, signal => readInstalled(installation, signal));
  const drift = new DriftWatch(house, settings.driftMs);
  const statistics = statisticsWatch(house);
  const outside = tellOutside(house);
  const app = await buildApp({ house, floor, tls, projector, software, ...outside });
  const figures = metricsApp(house);
  let checkpoints: HouseCheckpoints | null = null;
  let closing: Promise<void> | null = null;
  let checks: ChecksBesidePlay | null = null;
  let monitoring: MonitoringLink | null = null;
  const closeAll = async (): Promise<void> => {
    floor.close();
    software.stop();
    drift.stop();
    statistics.stop();
    await outside.close();
    await app.close();
    const audited = checks?.audit.stop();
    await checks?.shadow.stop();
    await projector.close();
    await audited;
    await monitoring?.close();
    await checks?.check.stop();
    await house.close();
    // Whoever watches has seen it closing by then.
    await figures?.close();
    await checkpoints?.close();
    await database.stop();
  };
  const close = (): Promise<void> => (closing ??= closeAll());
  const fault = await listenForAll(app, figures, settings);
  if (fault !== null) {
    await close();
    return fault;
  }
  const url = urlOf(app, settings, tls);
  followCertificate(app, tls, house);
  // Until two people have reconciled it, nothing is dealt, paid, or signed as if nothing were lost.
  const begin = async (): Promise<void> => {
    checkpoints = await keepHouseCheckpoints(house, database.address);
    watchFigures(house, checkpoints);
    await house.begin();
  };
  house.hold.onReleased = begin;
  if (house.hold.reason === null) await begin();
  checks = checksBesidePlay(house, database.address, projector);
  [monitoring] = await Promise.all([linkHouse(house), outside.start()]);
  const link = await setUpLink(house, url);
  return {
    ...{ house, floor, url, close },
    address: database.address,
    programs: database.programs,
    folder: database.folder,
    foundDatabase: database.wasFound,
    setUpLink: link,
    check: checks.check,
    audit: checks.audit,
  };
}

type ChecksBesidePlay = ReturnType<typeof checksBesidePlay>;

/** Our own PostgreSQL in the data folder, or the one that the settings name. */
async function openDatabase(settings: Settings): Promise<Database | StartFailure> {
  if (settings.databaseUrl !== null) {
    // Only a database of our own needs a folder that its user can reach: keys stay where they are.
    const folder = resolve(settings.data);
    const places = await prepareDataFolder(folder, null);
    if (isFailure(places)) return places;
    const address = { url: settings.databaseUrl };
    const only = await onlyHouse(address);
    if (isFailure(only)) return only;
    return { address, folder, wasFound: false, stop: only.stop };
  }
  const folder = chooseDataFolder(settings.data);
  try {
    const postgres = await startPostgres({ folder, purpose: 'sabot serve' });
    if (isFailure(postgres)) return postgres;
    const { address, how, programs, stop } = postgres;
    return { address, folder, wasFound: how === 'adopted', programs, stop };
  } catch (error) {
    return folderFailure(folder, error);
  }
}

/**
 * The one house on a database that others run. A second that starts is refused; where the session
 * is lost later, the journal's own leases keep two houses from writing one stream.
 */
async function onlyHouse(
  address: Address,
): Promise<{ readonly stop: () => Promise<void> } | PostgresFailure> {
  const keeper = await connectChecked(address, 'sabot serve');
  if (isFailure(keeper)) return keeper;
  if (await takeHouseLock(keeper, 'house')) return { stop: () => keeper.end() };
  const holder = await holderOfHouseLock(keeper, 'house');
  await keeper.end();
  return inUse('DATABASE_URL', holder);
}

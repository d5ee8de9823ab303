// Starts everything in its order and stops it in the reverse: database, house, sockets, web server.

import { Server as TlsServer } from 'node:https';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

import { pino, type Logger } from 'pino';

import { ContinuousAudit } from './checks/audit/continuous.ts';
import {
  type HouseCheckpoints,
  keepHouseCheckpoints,
} from './checks/checkpoints/house-checkpoints.ts';
import { Floor } from './connections/floor.ts';
import { type HouseFailure, houseFailure, type StartFailure } from './house/failure.ts';
import { DriftWatch } from './checks/watches/drift-watch.ts';
import { keepMemoryForPlay } from './ports/engine-memory.ts';
import { FullCheck } from './checks/watches/full-check.ts';
import { ShadowJudge } from './checks/judge/shadow.ts';
import { StatisticsWatch } from './checks/watches/statistics-watch.ts';
import { type House, openHouse } from './house/house.ts';
import { tellOutside } from './house/tell-outside.ts';
import type { HousePlan } from './record/plan.ts';
import type { Settings } from './settings/settings.ts';
import { type App, buildApp } from './http/app.ts';
import { metricsAddress, metricsApp } from './http/metrics-app.ts';
import { followTls, readTls, type TlsKeys } from './http/tls.ts';
import { linkHouse } from './reports/monitoring/link-house.ts';
import type { MonitoringLink } from './reports/monitoring/link.ts';
import { makeSetUpToken } from './people/set-up-link.ts';
import { hasStaff } from './people/staff.ts';
import { type Address, connectChecked } from './storage/postgres/connect.ts';
import {
  chooseDataFolder,
  folderFailure,
  prepareDataFolder,
} from './storage/postgres/data-folder.ts';
import { inUse, isFailure, type PostgresFailure } from './storage/postgres/failure.ts';
import { holderOfHouseLock, takeHouseLock } from './storage/postgres/house-lock.ts';
import { startPostgres } from './storage/postgres/supervisor.ts';
import { lagReader } from './checks/projector/lag.ts';
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

type ListenAddress = Pick<Settings, 'port' | 'host'>;

interface Database {
  readonly address: Address;
  readonly folder: string;
  readonly wasFound: boolean;
  /** The folder of its programs; undefined where DATABASE_URL names it. */
  readonly programs?: string;
  readonly stop: () => Promise<void>;
}

/** Lines of JSON on standard error; what could be a secret is never written. */
export const houseLogger = (level: Settings['logLevel']): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    },
    pino.destination(2),
  );

/** Brings a whole house up, or says in one sentence why not. */
export async function startHouse(options: StartOptions): Promise<RunningHouse | StartFailure> {
  const { settings, clock = systemClock } = options;
  keepMemoryForPlay();
  const taken = (await portFault(settings)) ?? (await portFault(metricsAddress(settings)));
  if (taken !== null) return taken;
  const tls = await readTls(settings);
  if (tls !== null && 'failed' in tls) return tls;
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

/** Passwords and money of a live house go over TLS, unless somebody has said otherwise. */
export function plainFault(
  { demonstration, settings }: Pick<House, 'demonstration' | 'settings'>,
  tls: TlsKeys | null,
): HouseFailure | null {
  const { trustProxy, plainHttp } = settings;
  if (demonstration || tls !== null || trustProxy.length > 0 || plainHttp) return null;
  return houseFailure(
    'no-tls',
    'A live house is served by TLS: set SABOT_TLS_CERT and SABOT_TLS_KEY, or SABOT_TRUST_PROXY ' +
      'where a proxy has the certificate, or SABOT_PLAIN_HTTP=yes to do without.',
  );
}

/** Whoever has the disk of a live house has no key to sign with, unless somebody says otherwise. */
export function keyFault({ demonstration, settings }: House): HouseFailure | null {
  const { checkpoints, signingCommand, keyInFolder } = settings;
  if (demonstration || checkpoints === null || signingCommand !== null || keyInFolder) return null;
  return houseFailure(
    'key-in-folder',
    'The key that signs checkpoints lives elsewhere than a live house: set SABOT_SIGNING_COMMAND ' +
      'and SABOT_SIGNING_KEY, or SABOT_KEY_IN_FOLDER=yes to keep it in the data folder.',
  );
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
  const fault =
    (await listenFault(app, settings)) ??
    (figures && (await listenFault(figures, metricsAddress(settings))));
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

/** What looks at journal, meters and payments while the house plays. */
export const checksBesidePlay = (house: House, address: Address, projector: Projector) => ({
  check: new FullCheck(house, address),
  audit: new ContinuousAudit(house, projector, house.settings.auditSeconds * 1000),
  shadow: new ShadowJudge(house, address, house.settings.judgeSeconds * 1000),
});

/** The figures of checkpoints and projections, for /metrics. */
export const watchFigures = (house: House, checkpoints: HouseCheckpoints | null): void =>
  house.meters.watchBeside({
    now: house.clock.now,
    checkpoints: checkpoints && checkpoints.figures,
    projections: lagReader(house.journal.db),
  });

export const statisticsWatch = (house: House): StatisticsWatch => {
  const { alarmMinutes, alarmSigmaTenths, alarmRun, alarmSeatCents } = house.settings;
  const limits = { winTenths: alarmSigmaTenths, run: alarmRun, seatCents: alarmSeatCents };
  return new StatisticsWatch(house, alarmMinutes, limits);
};

/** Takes a renewed certificate up without a restart. */
export function followCertificate({ server }: App, tls: TlsKeys | null, house: House): void {
  if (tls === null || !(server instanceof TlsServer)) return;
  server.once('close', followTls(server, tls, house.settings, house.clock));
}

/** Where the screens are. */
export function urlOf({ server }: App, { host, port }: ListenAddress, tls: TlsKeys | null): string {
  const bound = server.address();
  const open = typeof bound === 'object' && bound !== null ? bound.port : port;
  return `${tls === null ? 'http' : 'https'}://${hostOf(host)}:${open}`;
}

/** A host that a browser can be pointed at. */
const hostOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

export async function setUpLink(house: House, url: string): Promise<string | null> {
  if (house.demonstration || (await hasStaff(house.journal.db))) return null;
  return `${url}/set-up?token=${await makeSetUpToken(house.journal.db)}`;
}

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

/** Knocks at the port before anything else is started: the most usual trouble is told at once. */
export function portFault(address: ListenAddress): Promise<HouseFailure | null> {
  if (address.port === 0) return Promise.resolve(null);
  return new Promise(answer => {
    const probe = createServer();
    probe.once('error', error => answer(notListening(address, error)));
    probe.listen(address.port, address.host, () => probe.close(() => answer(null)));
  });
}

/** Begins to listen; a sentence where that is not possible. */
export async function listenFault(
  app: App,
  { port, host }: ListenAddress,
): Promise<HouseFailure | null> {
  try {
    await app.listen({ port, host });
    return null;
  } catch (error) {
    return notListening({ port, host }, error);
  }
}

function notListening({ port, host }: ListenAddress, error: unknown): HouseFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const says = `Port ${port} is in use: stop what listens there, or choose another with --port.`;
    return houseFailure('port-in-use', says);
  }
  if (code === 'EACCES') {
    const says = `We may not listen on port ${port}: choose one above 1023 with --port.`;
    return houseFailure('port-not-permitted', says);
  }
  const why = error instanceof Error ? error.message : String(error);
  return houseFailure('cannot-listen', `We cannot listen on ${host}:${port}: ${why}.`);
}

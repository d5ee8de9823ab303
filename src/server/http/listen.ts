// How a house is reached: port, certificate, what it may not be served without; and its log.

import { Server as TlsServer } from 'node:https';
import { createServer } from 'node:net';

import { pino, type Logger } from 'pino';

import { type HouseFailure, houseFailure } from '../house/failure.ts';
import type { House } from '../house/house.ts';
import { makeSetUpToken } from '../people/set-up-link.ts';
import { hasStaff } from '../people/staff.ts';
import type { Settings } from '../settings/settings.ts';
import type { App } from './app.ts';
import { metricsAddress } from './metrics-app.ts';
import { followTls, readTls, type TlsKeys } from './tls.ts';

type ListenAddress = Pick<Settings, 'port' | 'host'>;

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

/** Knocks at the port before anything else is started: the most usual trouble is told at once. */
function portFault(address: ListenAddress): Promise<HouseFailure | null> {
  if (address.port === 0) return Promise.resolve(null);
  return new Promise(answer => {
    const probe = createServer();
    probe.once('error', error => answer(notListening(address, error)));
    probe.listen(address.port, address.host, () => probe.close(() => answer(null)));
  });
}

/** Asked before anything else is started: both ports, and the certificate where there is one. */
export async function readyToListen(
  settings: Settings,
): Promise<HouseFailure | { readonly tls: TlsKeys | null }> {
  const taken = (await portFault(settings)) ?? (await portFault(metricsAddress(settings)));
  if (taken !== null) return taken;
  const tls = await readTls(settings);
  return tls !== null && 'failed' in tls ? tls : { tls };
}

/** Begins to listen for screens, and for monitoring where the settings name a port for it. */
export const listenForAll = async (
  app: App,
  figures: App | null,
  settings: Settings,
): Promise<HouseFailure | null> =>
  (await listenFault(app, settings)) ??
  (figures && (await listenFault(figures, metricsAddress(settings))));

/** Begins to listen; a sentence where that is not possible. */
async function listenFault(app: App, { port, host }: ListenAddress): Promise<HouseFailure | null> {
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

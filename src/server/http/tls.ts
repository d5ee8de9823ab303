// TLS by the house's own certificate: read at the start, and again when the files have changed.

import { readFile } from 'node:fs/promises';
import type { Server, ServerOptions } from 'node:https';
import { createSecureContext } from 'node:tls';

import type { SettingFault, Settings } from '../settings/settings.ts';
import type { Clock } from '../ports/clock.ts';

/** What the web server is given to prove itself with. */
export interface TlsKeys {
  readonly cert: string;
  readonly key: string;
}

export const TLS_OPTIONS: ServerOptions = {
  minVersion: 'TLSv1.2',
  honorCipherOrder: true,
  // Whoever begins a handshake and does not end it gives the line back.
  handshakeTimeout: 10_000,
};

const LOOK_MS = 3_600_000;

/** Reads certificate and key; null where the settings name none. */
export async function readTls(
  settings: Pick<Settings, 'tlsCert' | 'tlsKey'>,
): Promise<TlsKeys | null | SettingFault> {
  const { tlsCert, tlsKey } = settings;
  if (tlsCert === null && tlsKey === null) return null;
  if (tlsCert === null || tlsKey === null) {
    return fault('SABOT_TLS_CERT and SABOT_TLS_KEY go together: one of them is not set.');
  }
  try {
    const [cert, key] = await Promise.all([readFile(tlsCert, 'utf8'), readFile(tlsKey, 'utf8')]);
    // Throws when they are not what they should be, or do not belong together.
    createSecureContext({ cert, key });
    return { cert, key };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fault(`The certificate in ${tlsCert} cannot be used: ${why}.`);
  }
}

const fault = (says: string): SettingFault => ({ failed: 'setting', says });

/** Takes a renewed certificate up without a restart; answers how to stop looking. */
export function followTls(
  server: Pick<Server, 'setSecureContext'>,
  first: TlsKeys,
  settings: Pick<Settings, 'tlsCert' | 'tlsKey'>,
  clock: Pick<Clock, 'after'>,
): () => void {
  let known = first;
  let callOff: () => void = () => undefined;
  const look = async (): Promise<void> => {
    const keys = await readTls(settings);
    // One that cannot be used is left lying: the old one still does.
    if (keys === null || 'failed' in keys || keys.cert === known.cert) return;
    known = keys;
    server.setSecureContext({ ...TLS_OPTIONS, ...keys });
  };
  const again = (): void => {
    callOff = clock.after(LOOK_MS, () => {
      void look();
      again();
    });
  };
  again();
  return () => callOff();
}

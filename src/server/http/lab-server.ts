// The lab's page alone, without a house: a few static files on one port.

import helmet from '@fastify/helmet';
import { fastify } from 'fastify';

import { LAB_PATH, labFiles, labIsBuilt } from './lab-page.ts';
import { CONTENT_POLICY } from './content-policy.ts';

export interface LabServerOptions {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
}

export interface RunningLab {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Why the page is not served. */
export interface LabFailure {
  readonly failed: 'not-built' | 'no-port';
  readonly says: string;
}

/** Serves the page until it is closed. */
export async function startLab({ host, port }: LabServerOptions): Promise<RunningLab | LabFailure> {
  if (!labIsBuilt()) {
    return { failed: 'not-built', says: 'the lab is not built yet: run npm run build' };
  }
  const app = fastify({ forceCloseConnections: true });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    strictTransportSecurity: false,
  });
  await labFiles(app, true);
  app.get('/', async (_, reply) => reply.redirect(`${LAB_PATH}/`));
  try {
    const url = await app.listen({ host, port });
    return { url: `${url}${LAB_PATH}/`, close: () => app.close() };
  } catch (error) {
    await app.close();
    const says = error instanceof Error ? error.message : 'the port cannot be opened';
    return { failed: 'no-port', says };
  }
}

// The lab's page over HTTP: static files of a folder of their own, and in a house for staff alone.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { House } from '../house/house.ts';
import { PAGE_TEXTS } from '../ports/page-texts.ts';
import { isVisit } from './not-found.ts';
import { pageInAll } from './plain-page.ts';
import { denied, DEVICE_COOKIE, only, requestSession, STATUS, tokenOf } from './who.ts';

/** Three floors up from src/server/http and from dist/server/http alike. */
const BUILT = fileURLToPath(new URL('../../../dist/lab-page', import.meta.url));

export const LAB_PATH = '/lab';

/** Whether the page was built; a house without it has no such address. */
export const labIsBuilt = (): boolean => existsSync(`${BUILT}/index.html`);

/** The simulator is WebAssembly, which a browser compiles only where the headers say so. */
const withKernel = (policy: unknown): string =>
  String(policy).replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/** Hands out the files under /lab/, and nothing else; `isAlone` where no other files are served. */
export async function labFiles(scope: FastifyInstance, isAlone: boolean): Promise<void> {
  scope.addHook('onSend', async (_, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (policy !== undefined) reply.header('content-security-policy', withKernel(policy));
    // Whoever signs off leaves nothing behind that the browser would still show.
    reply.header('cache-control', 'no-store');
  });
  await scope.register(fastifyStatic, {
    ...{ root: BUILT, prefix: `${LAB_PATH}/`, decorateReply: isAlone, cacheControl: false },
    preCompressed: true,
  });
  scope.get(LAB_PATH, { schema: { hide: true } }, async (_, reply) =>
    reply.redirect(`${LAB_PATH}/`),
  );
}

const SIGN_IN_PAGE = pageInAll(
  [...PAGE_TEXTS].map(([language, { labSignIn }]) => [language, labSignIn] as const),
  '/pit',
);

/** Whether a request comes from a screen that is enrolled at a table. */
const isFromTable = (house: House, request: FastifyRequest): boolean =>
  [request.cookies[DEVICE_COOKIE], tokenOf(request)].some(
    token => token !== undefined && house.devices.find(token) !== null,
  );

/** In a house: for staff who read analysis, and never on a screen that is enrolled at a table. */
export async function labRoutes(app: FastifyInstance, house: House): Promise<void> {
  if (!labIsBuilt()) return;
  const guard = only(house, 'read-analysis');
  await app.register(async scope => {
    scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      if (isFromTable(house, request)) {
        const reason = { code: 'no-analysis-at-table' } as const;
        await reply.code(STATUS.notPermitted).send(denied('not-permitted', reason));
      } else if (isVisit(request) && (await requestSession(house, request)) === null) {
        await reply.code(STATUS.notSignedIn).type('text/html; charset=utf-8').send(SIGN_IN_PAGE);
      } else {
        await guard(request, reply);
      }
    });
    await labFiles(scope, false);
  });
}

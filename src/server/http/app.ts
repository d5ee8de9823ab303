// The web server of the house: HTTP, sockets and the screens, on one port.

import { asWritten, type HouseReason } from '../../wire/reasons/house-reasons.ts';
import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { Socket } from 'node:net';

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';

import type { House } from '../house/house.ts';
import { EnrolmentCodes } from '../devices/enrolment-codes.ts';
import { Challenges } from '../devices/proof.ts';
import { Documents } from '../record/documents.ts';
import { HouseRecordFault } from '../record/house-record.ts';
import type { Projector } from '../checks/projector/projector.ts';
import { Verification } from '../checks/inspection/verification.ts';
import type { SoftwareWatch } from '../checks/software/watch.ts';
import type { Floor } from '../connections/floor.ts';
import type { Feed } from '../reports/feed/feed.ts';
import type { Webhooks } from '../reports/feed/webhooks.ts';
import { LONGEST_MESSAGE } from '../sockets/transport.ts';
import { CONTENT_POLICY } from './content-policy.ts';
import { refuseWhileHeld } from './held.ts';
import { labRoutes } from './lab-page.ts';
import { notFound } from './not-found.ts';
import { isOurName, isOurs } from './origin.ts';
import { type Beside, offerAct } from './routes/house-act.ts';
import { DEMONSTRATION_ACTS, HOUSE_ACTS } from './routes/house-acts.ts';
import { deviceSocketRoute } from './routes/devices/device-socket.ts';
import { healthRoutes, metricsRoute } from './routes/floor/health.ts';
import { type ConnectLine, socketRoute } from './routes/floor/socket.ts';
import { acceptPdf } from './routes/records/rulebooks.ts';
import { personsOf } from './routes/staff/persons.ts';
import { setUpPage } from './routes/staff/set-up-page.ts';
import { providerOf } from './provider.ts';
import { screenRoutes } from './screens.ts';
import { watchStrangeLines } from './strange-lines.ts';
import { answeredInTurn, oneInATurn } from './unanswered.ts';
import { SeatPromises } from './routes/floor/seat-promises.ts';
import { TLS_OPTIONS, type TlsKeys } from './tls.ts';
import { denied, SESSION_COOKIE, STATUS } from './who.ts';

/** The app with our schemas as its types. */
export type App = FastifyInstance;

export interface AppOptions {
  readonly house: House;
  readonly floor: Floor;
  /** Brings what staff look up up to date. */
  readonly projector: Projector;
  readonly software: SoftwareWatch;
  readonly feed: Feed;
  readonly webhooks: Webhooks;
  /** The house's own certificate; null where it has none, or a proxy has it. */
  readonly tls?: TlsKeys | null;
  /** Where sockets lead: to the floor, unless other nodes have tables too. */
  readonly connect?: ConnectLine;
  /** Answers what another node of the house has to; false where this one does. */
  /** It answers what others lead here and has no door of its own: no sockets, no pages. */
  readonly isBehind?: boolean;
  readonly elsewhere?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

const LARGEST_BODY = 65_536;
const A_YEAR_S = 31_536_000;
const SLOWEST_HEAD_MS = 5_000;
const SLOWEST_REQUEST_MS = 10_000;
const IDLE_LINE_MS = 20_000;
const SILENT_LINE_MS = 60_000;
/** How soon a slow request is noticed; left out, Node looks twice a minute. */
const LOOKED_AT = { connectionsCheckingInterval: 250 };
const REQUESTS_A_MINUTE = 3_000;
const UNLIMITED = ['/socket', '/device', '/healthz', '/livez', '/readyz', '/metrics'];

/** Builds it; nothing listens yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { settings, log } = options.house;
  const { tls = null } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    // Every request in the log would be ten thousand terminals' every minute.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    // Nobody but a proxy that was named may say where a request comes from.
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    forceCloseConnections: true,
    clientErrorHandler: hangUp,
    serverFactory: serverOf(options.house, tls),
  });
  limitTime(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  watchStrangeLines(app, options.house, options.floor);
  await guard(app, options.house, tls !== null);
  const { elsewhere } = options;
  if (elsewhere !== undefined) {
    app.addHook('onRequest', async (request, reply) => {
      // Fastify goes no further once something was sent.
      if (!reply.sent) await elsewhere(request, reply);
    });
  }
  await describe(app, options.house);
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
    errorHandler: (_, socket) => socket.terminate(),
  });
  const typed = app.withTypeProvider<ZodTypeProvider>();
  healthRoutes(typed, options.house);
  // Figures of the floor are nobody's business who only opens a screen.
  if (settings.metricsPort === 0) metricsRoute(typed, options.house);
  await personsOf(options.house).finishErasures();
  acceptPdf(app);
  const beside = besideOf(options);
  app.addHook('onClose', () => beside.verification.stop());
  const acts = options.house.demonstration ? [...HOUSE_ACTS, ...DEMONSTRATION_ACTS] : HOUSE_ACTS;
  for (const act of acts) offerAct(typed, act, options.house, beside);
  setUpPage(app, options.house);
  if (options.isBehind === true) return app;
  socketRoute(app, options);
  deviceSocketRoute(app, options.house, options.floor);
  await labRoutes(app, options.house);
  await screenRoutes(app, options.house);
  return app;
}

/** What acts need that is no part of the house at play. */
const besideOf = ({ house, ...beside }: AppOptions): Beside => ({
  projector: beside.projector,
  software: beside.software,
  feed: beside.feed,
  webhooks: beside.webhooks,
  followers: new Set(),
  provider: providerOf(house.settings),
  verification: new Verification(
    { address: beside.projector.address, folder: house.folder },
    house.clock,
  ),
  address: beside.projector.address,
  challenges: new Challenges(house.clock),
  codes: new EnrolmentCodes(house.clock, house.chance),
  promises: new SeatPromises(house.clock),
  documents: new Documents({
    folder: house.folder,
    isDemonstration: house.demonstration,
    known: () => house.record.known,
    note: document => house.record.note('rules-document-stored', document),
  }),
});

/** A plain server, or one that speaks TLS and is otherwise the same. */
const serverOf =
  ({ meters }: House, tls: TlsKeys | null) =>
  (handler: RequestListener): Server => {
    const inTurn = answeredInTurn(oneInATurn(handler), () =>
      meters.dropped.inc({ why: 'unanswered' }),
    );
    return tls === null
      ? createPlainServer(LOOKED_AT, inTurn)
      : createServer({ ...TLS_OPTIONS, ...LOOKED_AT, ...tls }, inTurn);
  };

/** What came was no request, or took too long: a word, and the line is closed, whoever reads it. */
function hangUp({ code }: Error & { readonly code: string }, socket: Socket): void {
  const said = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  if (socket.writable) socket.write(`HTTP/1.1 ${said}\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
}

/**
 * Whoever sends slowly, or nothing, gives the line back. Fastify would set these on a plain server
 * alone, and a live house has one that speaks TLS.
 */
function limitTime(server: App['server']): void {
  server.requestTimeout = SLOWEST_REQUEST_MS;
  // Were it above the time for a whole request, Node would take the one for the other.
  server.headersTimeout = SLOWEST_HEAD_MS;
  server.keepAliveTimeout = IDLE_LINE_MS;
  server.setTimeout(SILENT_LINE_MS);
}

/** Headers, origins, rates, and what an error says: never more than it must. */
async function guard(app: App, house: House, isTls: boolean): Promise<void> {
  const { settings } = house;
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: CONTENT_POLICY,
    },
    crossOriginEmbedderPolicy: false,
    // Said only where a browser can really come back by TLS.
    strictTransportSecurity:
      isTls || settings.trustProxy.length > 0
        ? { maxAge: A_YEAR_S, includeSubDomains: false }
        : false,
  });
  await app.register(rateLimit, {
    max: REQUESTS_A_MINUTE,
    timeWindow: '1 minute',
    // Sockets have a rate of their own, and monitoring must always get through.
    allowList: ({ url }) => UNLIMITED.includes(url),
  });
  refuseWhileHeld(app, house);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOurName(request, settings)) {
      await reply.code(STATUS.wrongHost).send(denied('foreign-host', { code: 'foreign-host' }));
    } else if (!isOurs(request, settings.origins)) {
      await reply.code(STATUS.notPermitted).send(denied('foreign-page', { code: 'foreign-page' }));
    }
  });
  // A refused upgrade has left the web server's care: nobody else would ever close its socket.
  app.addHook('onResponse', async ({ headers, raw }, { statusCode }) => {
    if (headers.upgrade !== undefined && statusCode >= 400) raw.socket.destroySoon();
  });
  app.setErrorHandler(async (error, request, reply) => {
    const known = faultOf(error);
    if (known.status >= STATUS.unavailable) request.log.error({ err: error }, 'a request failed');
    await reply.code(known.status).send(denied(known.what, known.reason));
  });
  app.setNotFoundHandler(async (request, reply) => notFound(request, reply));
}

/** What an error is to the outside. */
function faultOf(error: unknown): { status: number; what: string; reason: HouseReason } {
  if (error instanceof HouseRecordFault) {
    return { status: STATUS.unavailable, what: 'not-now', reason: asWritten(error.message) };
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500 && error instanceof Error) {
    return { status, what: 'not-understood', reason: asWritten(error.message) };
  }
  return { status: STATUS.unavailable, what: 'not-now', reason: { code: 'not-possible-now' } };
}

/** How whoever asks is known. */
const SECURITY = {
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
      bearer: { type: 'http', scheme: 'bearer', description: 'A session’s token.' },
      service: { type: 'http', scheme: 'bearer', description: 'A program’s token; it reads.' },
    },
  },
} as const;

/** The OpenAPI description, from the very schemas that check requests. */
async function describe(app: App, { release }: House): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Sabot: the house over HTTP',
        description: 'Tables and commands go over the socket; see docs/wire.md.',
        version: release.version,
      },
      ...SECURITY,
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/openapi', staticCSP: true });
}

// The socket's route: a WebSocket becomes a connection of the floor, in this process or by way of
// the gateway's.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

import { Gateway, type LineListener } from '../../../gateway/gateway.ts';
import type { GoneReason } from '../../../gateway/messages.ts';
import { gather } from '../../../sockets/gather.ts';
import type { GuestConnection } from '../../../connections/connection.ts';
import type { Caller } from '../../../connections/guest.ts';
import { Heartbeat } from '../../../sockets/heartbeat.ts';
import { textOf, type Transport } from '../../../sockets/transport.ts';
import type { App, AppOptions } from '../../app.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../who.ts';

/** A socket's line, wherever its table is. */
export type SocketLine = Pick<GuestConnection, 'receive' | 'measured' | 'bye' | 'cutOff' | 'over'>;
export type ConnectLine = (transport: Transport, caller: Caller) => SocketLine;

const connectOf = ({ floor, connect }: AppOptions): ConnectLine =>
  connect ?? ((transport, caller) => floor.connect(transport, caller));

const CLOSE_WITHIN_MS = 1_000;

export function socketRoute(app: App, options: AppOptions): void {
  const { house, tls = null } = options;
  const connect = connectOf(options);
  const heartbeat = new Heartbeat();
  app.addHook('onClose', () => heartbeat.stop());
  // Screens that do not answer the close in time are not waited for.
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const client of app.websocketServer.clients) client.terminate();
    }, CLOSE_WITHIN_MS).unref();
  });
  // What TLS has agreed on with a screen cannot be handed to another process.
  const isOutside = tls === null && house.settings.door;
  const route = {
    ...({ websocket: true, schema: { hide: true } } as const),
    ...(isOutside ? { onRequest: throughGateway(app, options) } : {}),
  };
  app.get('/socket', route, (socket: WebSocket, request) => {
    // Taken out of the request, which must not live as long as its connection.
    const line = request.raw.socket;
    const connection = connect(
      {
        send: message => {
          gather(line);
          socket.send(message, { binary: false });
        },
        close: (code, why) => socket.close(code, why),
        buffered: () => socket.bufferedAmount,
      },
      callerOf(request),
    );
    const spoke = heartbeat.watch(socket, connection);
    socket.on('message', (data, isBinary) => {
      spoke();
      receive(options, connection, isBinary ? null : textOf(data));
    });
    socket.on('error', () => socket.terminate());
    socket.once('close', () => connection.over());
  });
}

/** Hands a screen's socket to the gateway process before anything of it is read here. */
function throughGateway(app: App, options: AppOptions) {
  const { house } = options;
  const connect = connectOf(options);
  const { mostBufferedBytes } = house.settings;
  const gateway = new Gateway({ mostBufferedBytes }, code =>
    house.log.error({ code }, 'the gateway ended; another one is started'),
  );
  app.addHook('preClose', () => gateway.close());
  const heads = new WeakMap<object, Buffer>();
  app.server.prependListener('upgrade', (request, _, head) => heads.set(request, head));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { raw, headers, url } = request;
    const head = heads.get(raw);
    if (head === undefined) return;
    reply.hijack();
    reply.raw.detachSocket(raw.socket);
    const caller = callerOf(request);
    const hold = (line: Transport): LineListener =>
      new ConnectedLine(options, connect(line, caller));
    gateway.take({ socket: raw.socket, url, headers, head }, hold);
  };
}

/** Holds no request: whatever it references lives as long as the line. */
class ConnectedLine implements LineListener {
  readonly #options: AppOptions;
  readonly #connection: SocketLine;

  constructor(options: AppOptions, connection: SocketLine) {
    this.#options = options;
    this.#connection = connection;
  }

  onFrame(text: string | null): void {
    receive(this.#options, this.#connection, text);
  }

  onDelay(delayMs: number): void {
    this.#connection.measured(delayMs);
  }

  onGone(why: GoneReason): void {
    if (why === 'went') this.#connection.over();
    else this.#connection.cutOff(why);
  }
}

const callerOf = ({ cookies, ip }: FastifyRequest) => ({
  cookies: { session: cookies[SESSION_COOKIE], device: cookies[DEVICE_COOKIE] },
  address: ip,
});

/** One message of a screen; null for one that is no text. */
function receive({ house }: AppOptions, connection: SocketLine, text: string | null): void {
  if (text === null) {
    connection.bye('not-understood', { code: 'messages-are-text' });
    return;
  }
  const failed = (error: unknown): void => {
    house.log.error({ err: error }, 'a message could not be answered');
    connection.bye('house-closes', { code: 'server-error' });
  };
  try {
    void connection.receive(text)?.catch(failed);
  } catch (error) {
    failed(error);
  }
}

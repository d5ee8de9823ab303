// The socket's door: a WebSocket becomes a connection of the floor, in this process or by way of
// the doorman's.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

import { Door, type LineHolder } from '../../../gateway/gateway.ts';
import type { Gone } from '../../../gateway/messages.ts';
import { gather } from '../../../sockets/gather.ts';
import type { Connection } from '../../../connections/connection.ts';
import { Heartbeat } from '../../../sockets/heartbeat.ts';
import { textOf, type Transport } from '../../../sockets/transport.ts';
import type { App, AppWishes } from '../../app.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../who.ts';

const FAREWELL_MS = 1_000;

export function socketRoute(app: App, wishes: AppWishes): void {
  const { floor, house, tls = null } = wishes;
  const heartbeat = new Heartbeat();
  app.addHook('onClose', () => heartbeat.stop());
  // Who does not answer the farewell in time is not waited for.
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const client of app.websocketServer.clients) client.terminate();
    }, FAREWELL_MS).unref();
  });
  // What TLS has agreed on with a screen cannot be handed to another process.
  const isOutside = tls === null && house.settings.door;
  const options = {
    ...({ websocket: true, schema: { hide: true } } as const),
    ...(isOutside ? { onRequest: throughDoor(app, wishes) } : {}),
  };
  app.get('/socket', options, (socket: WebSocket, request) => {
    // Taken out of the request, which must not live as long as its connection.
    const line = request.raw.socket;
    const connection = floor.connect(
      {
        send: message => {
          gather(line);
          socket.send(message, { binary: false });
        },
        close: (code, why) => socket.close(code, why),
        buffered: () => socket.bufferedAmount,
      },
      cookiesOf(request),
    );
    const spoke = heartbeat.watch(socket, connection);
    socket.on('message', (data, isBinary) => {
      spoke();
      hear(wishes, connection, isBinary ? null : textOf(data));
    });
    socket.on('error', () => socket.terminate());
    socket.once('close', () => connection.over());
  });
}

/** Hands a screen's socket to the doorman before anything of it is read here. */
function throughDoor(app: App, wishes: AppWishes) {
  const { floor, house } = wishes;
  const { mostBufferedBytes } = house.settings;
  const door = new Door({ mostBufferedBytes }, code =>
    house.log.error({ code }, 'the doorman ended; another has his place'),
  );
  app.addHook('preClose', () => door.close());
  const heads = new WeakMap<object, Buffer>();
  app.server.prependListener('upgrade', (request, _, head) => heads.set(request, head));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { raw, headers, url } = request;
    const head = heads.get(raw);
    if (head === undefined) return;
    reply.hijack();
    reply.raw.detachSocket(raw.socket);
    const cookies = cookiesOf(request);
    const hold = (line: Transport): LineHolder =>
      new HeldLine(wishes, floor.connect(line, cookies));
    door.take({ socket: raw.socket, url, headers, head }, hold);
  };
}

/** Knows of no request: what it knows of lives as long as the line. */
class HeldLine implements LineHolder {
  readonly #wishes: AppWishes;
  readonly #connection: Connection;

  constructor(wishes: AppWishes, connection: Connection) {
    this.#wishes = wishes;
    this.#connection = connection;
  }

  heard(text: string | null): void {
    hear(this.#wishes, this.#connection, text);
  }

  measured(delayMs: number): void {
    this.#connection.measured(delayMs);
  }

  gone(why: Gone): void {
    if (why === 'went') this.#connection.over();
    else this.#connection.cutOff(why);
  }
}

const cookiesOf = ({ cookies }: FastifyRequest) => ({
  session: cookies[SESSION_COOKIE],
  device: cookies[DEVICE_COOKIE],
});

/** One message of a screen; null for one that is no text. */
function hear({ house }: AppWishes, connection: Connection, text: string | null): void {
  if (text === null) {
    connection.bye('not-understood', 'Messages are text.');
    return;
  }
  const failed = (error: unknown): void => {
    house.log.error({ err: error }, 'a message could not be answered');
    connection.bye('house-closes', 'Something went wrong here: connect again.');
  };
  try {
    void connection.receive(text)?.catch(failed);
  } catch (error) {
    failed(error);
  }
}

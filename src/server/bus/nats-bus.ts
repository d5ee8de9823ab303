// The bus of a house of many processes: NATS core, one connection for each node. It is told to
// wait for a server that is away, and what is asked meanwhile fails at once.

import {
  connect,
  type ConnectionOptions,
  type Msg,
  type NatsConnection,
} from '@nats-io/transport-node';

import { type Bus, NotReached } from '../ports/bus.ts';

const RECONNECT_MS = 250;
const CONNECT_WITHIN_MS = 5_000;
/** A server that is silent this long, twice, is given up and connected to again. */
const PING_MS = 2_000;

/** Why there is no bus; in one sentence. */
export interface NoBus {
  readonly says: string;
}

/** Servers as the setting names them, comma-separated; user and password stand in the first. */
export function natsOptions(urls: string, name: string): ConnectionOptions {
  const servers = urls.split(',').map(url => new URL(url.trim()));
  const [first] = servers;
  const { username = '', password = '', protocol = '' } = first ?? {};
  return {
    name,
    servers: servers.map(({ host }) => host),
    ...(username === '' ? {} : { user: decodeURIComponent(username) }),
    ...(password === '' ? {} : { pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    timeout: CONNECT_WITHIN_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval: PING_MS,
  };
}

/** Connects to NATS, or says why that is not possible. */
export async function connectNats(urls: string, name: string): Promise<Bus | NoBus> {
  try {
    return new NatsBus(await connect(natsOptions(urls, name)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { says: `NATS does not answer: ${why}.` };
  }
}

class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #onUp: (() => void)[] = [];
  #isUp = true;

  constructor(connection: NatsConnection) {
    this.#connection = connection;
    void this.#watch();
  }

  get isUp(): boolean {
    return this.#isUp && !this.#connection.isClosed();
  }

  get longest(): number {
    return this.#connection.info?.max_payload ?? 0;
  }

  readonly publish = (subject: string, text: string): void => {
    // What waited for a server that comes back would come too late to be of use.
    if (this.isUp) this.#connection.publish(subject, text);
  };

  readonly listen: Bus['listen'] = (subject, hear) => {
    const subscription = this.#connection.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) hear(message.string(), message.subject);
      },
    });
    return () => subscription.unsubscribe();
  };

  readonly answer: Bus['answer'] = (subject, answer) => {
    const subscription = this.#connection.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) void reply(message, answer);
      },
    });
    return () => subscription.unsubscribe();
  };

  readonly ask: Bus['ask'] = async (subject, text, withinMs) => {
    if (!this.isUp) throw new NotReached(`${subject}: NATS is away`);
    try {
      const answered = await this.#connection.request(subject, text, { timeout: withinMs });
      return answered.string();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new NotReached(`${subject}: ${why}`);
    }
  };

  readonly onUp = (listener: () => void): void => {
    this.#onUp.push(listener);
  };

  readonly close = async (): Promise<void> => {
    // What was said last still leaves; a server that is away is not waited for.
    if (this.isUp) await this.#connection.flush().catch(() => undefined);
    await this.#connection.close();
  };

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') this.#isUp = false;
      if (type === 'reconnect') {
        this.#isUp = true;
        for (const listener of this.#onUp) listener();
      }
    }
    this.#isUp = false;
  }
}

/** An answer that cannot be given is none: whoever asks hears so by its own time. */
async function reply(message: Msg, answer: (text: string) => string | Promise<string>) {
  try {
    message.respond(await answer(message.string()));
  } catch {
    // Told by the silence.
  }
}

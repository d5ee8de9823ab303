// Lays siege to a running house: hostile messages on sockets and over HTTP, from one seed. Nothing
// may crash, change, answer with 5xx, tell more than it should, or stay behind.

import { Agent, request } from 'node:http';

import { WebSocket } from 'ws';

import type { RunningHouse } from '../../src/server/index.ts';
import { textOf } from '../../src/server/sockets/transport.ts';
import { type Chance, chanceFrom } from '../oracle/chance.ts';
import {
  type Attack,
  type Attacker,
  ATTACKERS,
  ATTACKS,
  helloOf,
  type Loot,
  messageOf,
} from './messages.ts';
import { requestOf } from './requests.ts';

export interface SiegeReport {
  readonly sent: Readonly<Record<Attack | 'requests', number>>;
  readonly connections: number;
  /** Answers by their kind or status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly findings: readonly string[];
}

/** What no answer may hold: it would tell how the house is built, or a secret. */
const TELLS = /node_modules|\bat \S+\.[jt]s:\d|src\/server|password_hash|\$argon2|PRIVATE KEY/u;
const PATIENCE_MS = 20_000;
const MOST_FINDINGS = 20;
const MESSAGES_A_CONNECTION = 25;
/** Every so many connections is a real socket; the others speak to the same code in the process. */
const REAL_ONE_IN = 5;
const REQUESTS_AT_ONCE = 16;
/** So many connections come between two storms of requests. */
const REQUEST_ONE_IN = 12;

/** As much of a message as a siege looks at. */
interface Said {
  readonly kind?: string;
  readonly why?: string;
}

interface Line {
  readonly send: (text: string) => void;
  readonly isOver: () => boolean;
  /** Waits until the other end has answered a ping or hung up. */
  readonly settled: () => Promise<void>;
  readonly end: () => void;
}

export class Siege {
  readonly #house: RunningHouse;
  readonly #chance: Chance;
  readonly #loot: Loot;
  readonly #sent: Record<Attack | 'requests', number> = {
    ...{ malformed: 0, replayed: 0, reordered: 0, oversized: 0, forged: 0, requests: 0 },
  };
  readonly #answers: Record<string, number> = {};
  readonly #findings: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: REQUESTS_AT_ONCE });
  #connections = 0;

  constructor(house: RunningHouse, loot: Loot, seed: number) {
    this.#house = house;
    this.#loot = loot;
    this.#chance = chanceFrom(seed);
  }

  /** Sends so many hostile messages and tells what came of them. */
  async lay(count: number): Promise<SiegeReport> {
    while (this.#total() < count && this.#findings.length < MOST_FINDINGS) {
      if (this.#chance.isOneIn(REQUEST_ONE_IN)) await this.#storm();
      else await this.#connect();
    }
    this.#agent.destroy();
    return {
      sent: this.#sent,
      connections: this.#connections,
      answers: this.#answers,
      findings: this.#findings,
    };
  }

  #total(): number {
    return Object.values(this.#sent).reduce((sum, count) => sum + count, 0);
  }

  /** Several requests at once. */
  async #storm(): Promise<void> {
    await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, () => this.#request()));
  }

  async #request(): Promise<void> {
    const { method, path, headers, body } = requestOf(this.#chance);
    this.#sent.requests += 1;
    const { hostname, port } = new URL(this.#house.url);
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sending = request(
        { hostname, port, method, path, headers, agent: this.#agent, timeout: PATIENCE_MS },
        response => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
          response.on('error', reject);
        },
      );
      sending.on('timeout', () => sending.destroy(new Error('no answer')));
      sending.on('error', reject);
      sending.end(body ?? undefined);
    }).catch((error: unknown) => ({ status: -1, text: String(error) }));
    this.#hears(`HTTP ${answer.status}`, answer.text, `${method} ${path}`);
    // A body beyond all measure is cut off in the middle: its sender may see a broken pipe.
    const isCut = answer.status === -1 && /EPIPE|ECONNRESET|hang up/.test(answer.text);
    if (answer.status >= 500 || (answer.status === -1 && !isCut)) {
      this.#finds(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    }
  }

  /** One connection: a hello or none, then hostile messages until it is hung up or enough. */
  async #connect(): Promise<void> {
    const who = this.#chance.pick(ATTACKERS);
    const line = this.#chance.isOneIn(REAL_ONE_IN) ? await this.#dial() : this.#inside();
    this.#connections += 1;
    const hello = helloOf(this.#chance, who, this.#loot);
    if (who === 'liar') this.#sent.forged += 1;
    if (hello !== null) line.send(JSON.stringify(hello));
    await line.settled();
    for (let count = 0; count < MESSAGES_A_CONNECTION && !line.isOver(); count += 1) {
      this.#attack(line, who);
      if (this.#chance.isOneIn(3)) await line.settled();
    }
    await line.settled();
    line.end();
  }

  #attack(line: Line, who: Attacker): void {
    const attack = this.#chance.pick(ATTACKS);
    this.#sent[attack] += 1;
    line.send(messageOf(this.#chance, attack, who, this.#loot));
  }

  #inside(): Line {
    let isOver = false;
    const flying = new Set<Promise<void>>();
    const connection = this.#house.floor.connect({
      send: message => this.#hearsFrame(message),
      close: () => {
        isOver = true;
      },
      buffered: () => 0,
    });
    return {
      send: text => {
        const finds = (error: unknown): void =>
          this.#finds(`a message broke the connection: ${String(error)}: ${text.slice(0, 200)}`);
        try {
          const greeted = connection.receive(text)?.catch(finds);
          if (greeted !== undefined) flying.add(greeted);
        } catch (error) {
          finds(error);
        }
      },
      isOver: () => isOver,
      settled: async () => {
        await Promise.all(flying);
      },
      end: () => connection.over(),
    };
  }

  async #dial(): Promise<Line> {
    const socket = new WebSocket(`${this.#house.url.replace('http', 'ws')}/socket`);
    const wakers = new Set<() => void>();
    let pongs = 0;
    const wake = (): void => {
      for (const waker of wakers) waker();
    };
    socket.on('message', data => {
      if (this.#hearsFrame(textOf(data)).includes('pong')) pongs += 1;
      wake();
    });
    socket.on('close', wake);
    socket.on('error', wake);
    socket.on('pong', () => {
      pongs += 1;
      wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const isOver = (): boolean => socket.readyState !== WebSocket.OPEN;
    const settled = async (): Promise<void> => {
      const before = pongs;
      if (isOver()) return;
      socket.ping();
      await until(() => pongs > before || socket.readyState === WebSocket.CLOSED, wakers);
    };
    return {
      send: text => socket.send(text, () => undefined),
      isOver,
      settled: () => settled().catch(() => this.#finds('a connection fell silent')),
      end: () => socket.terminate(),
    };
  }

  /** One message or a list of them; answers with their kinds. */
  #hearsFrame(text: string): readonly string[] {
    const heard = JSON.parse(text) as Said | Said[];
    return (Array.isArray(heard) ? heard : [heard]).map(said => this.#hearsMessage(said, text));
  }

  #hearsMessage({ kind = '?', why = '' }: Said, text: string): string {
    this.#hears(why === '' ? kind : `${kind} ${why}`, text, 'a message');
    // Said when the house itself fails; it does not close while it is besieged.
    if (why === 'house-closes') this.#finds(`the house failed: ${text.slice(0, 200)}`);
    return kind;
  }

  #hears(kind: string, text: string, on: string): void {
    this.#answers[kind] = (this.#answers[kind] ?? 0) + 1;
    if (TELLS.test(text)) this.#finds(`the answer to ${on} tells too much: ${text.slice(0, 200)}`);
  }

  #finds(finding: string): void {
    if (this.#findings.length < MOST_FINDINGS) this.#findings.push(finding);
  }
}

/** Waits until something holds, looking again whenever woken. */
function until(holds: () => boolean, wakers: Set<() => void>): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => finish(new Error('it did not come about')), PATIENCE_MS);
    const look = (): void => {
      if (holds()) finish();
    };
    const finish = (error?: Error): void => {
      clearTimeout(late);
      wakers.delete(look);
      if (error === undefined) resolve();
      else reject(error);
    };
    wakers.add(look);
  });
}

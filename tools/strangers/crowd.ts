// Strangers on the house's doorstep, in a process of their own: lines from many addresses of this
// machine that say nothing, say it slowly, or say too much. None of them ever proves who they are.

import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';

/** What the trial may ask of this process. */
export type AskCrowd =
  | {
      readonly ask: 'come';
      readonly port: number;
      readonly lines: number;
      readonly addresses: number;
    }
  | { readonly ask: 'go' };

/** What became of them. */
export interface CrowdTold {
  /** Lines that came about, with those that came again. */
  readonly opened: number;
  /** Lines that the house ended. */
  readonly ended: number;
  /** As many as stood at once, at most. */
  readonly most: number;
  /** Lines that never came about. */
  readonly failed: number;
}

const POST = 'POST /api/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const ASK = 'GET /api/house HTTP/1.1\r\nhost: localhost\r\n\r\n';
const GUESS = JSON.stringify({ id: 'olga', password: 'password 123' });
const UPGRADE =
  'GET /socket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n' +
  'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
/** A masked frame of text with ten letters in it. */
const FRAME = Buffer.from([0x81, 0x8a, 0, 0, 0, 0, ...Buffer.from('{"kind":1}')]);

/** What a kind of stranger says first, and again and again. */
interface Manner {
  readonly first: string;
  readonly again: string | Buffer;
  /** Does not read what it asked for. */
  readonly isDeaf?: true;
}

const MANNERS: readonly Manner[] = [
  { first: '', again: '' },
  { first: 'GET /livez HTTP/1.1\r\nhost: localhost\r\n', again: 'x' },
  { first: `${POST}content-length: 60000\r\n\r\n{"id":`, again: 'x' },
  { first: ASK, again: ASK.repeat(5), isDeaf: true },
  { first: UPGRADE, again: '' },
  { first: UPGRADE, again: Buffer.concat(Array.from({ length: 50 }, () => FRAME)) },
  { first: `${POST}content-length: ${GUESS.length}\r\n\r\n${GUESS}`, again: '' },
];

/** Each comes again a while after it was sent away, so that no more come in a second than this. */
const OPENED_A_SECOND = 500;
const TURN_MS = 20;
/** Strangers know nothing of each other: each speaks once a second, in a turn of its own. */
const TURNS = 50;
/** Addresses of a machine's loopback end with 1 to 250 here. */
const LAST = 250;

class Crowd {
  readonly #port: number;
  readonly #addresses: number;
  readonly #lines: number;
  /** Who is there, by the turn in which they speak. */
  readonly #open = Array.from({ length: TURNS }, () => new Map<Socket, Manner>());
  #turn = 0;
  #next = 0;
  #flying = 0;
  #opened = 0;
  #ended = 0;
  #most = 0;
  #failed = 0;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor({ port, lines, addresses }: Extract<AskCrowd, { readonly ask: 'come' }>) {
    this.#port = port;
    this.#lines = lines;
    this.#addresses = addresses;
    this.#timers = [
      setInterval(() => this.#fill(), TURN_MS),
      setInterval(() => this.#sayAgain(), TURN_MS),
    ];
  }

  go(): CrowdTold {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#open.flatMap(own => [...own.keys()])) socket.destroy();
    return { opened: this.#opened, ended: this.#ended, most: this.#most, failed: this.#failed };
  }

  get #count(): number {
    return this.#open.reduce((sum, { size }) => sum + size, 0);
  }

  #fill(): void {
    const missing = this.#lines - this.#count - this.#flying;
    const many = Math.min(missing, (OPENED_A_SECOND * TURN_MS) / 1_000);
    for (let count = 0; count < many; count += 1) this.#come();
  }

  #come(): void {
    const number = (this.#next += 1);
    const address = number % this.#addresses;
    const manner = MANNERS[number % MANNERS.length] ?? { first: '', again: '' };
    const localAddress = `127.9.${Math.floor(address / LAST)}.${1 + (address % LAST)}`;
    const socket = connect({ host: '127.0.0.1', port: this.#port, localAddress });
    this.#flying += 1;
    const own = this.#open[number % TURNS] ?? new Map<Socket, Manner>();
    let isIn = false;
    socket.once('connect', () => {
      isIn = true;
      this.#flying -= 1;
      this.#opened += 1;
      own.set(socket, manner);
      this.#most = Math.max(this.#most, this.#count);
      if (manner.first !== '') socket.write(manner.first);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (isIn) this.#ended += 1;
      else {
        this.#flying -= 1;
        this.#failed += 1;
      }
      own.delete(socket);
    });
    if (manner.isDeaf !== true) socket.resume();
  }

  #sayAgain(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    for (const [socket, { again }] of this.#open[this.#turn] ?? []) {
      if (again.length > 0 && socket.writable && !socket.writableNeedDrain) socket.write(again);
    }
  }
}

/** Strangers have machines of their own: what theirs works is nothing the house has to wait for. */
const ELSEWHERE = 10;
setPriority(ELSEWHERE);

let crowd: Crowd | null = null;

process.on('message', message => {
  const asked = message as AskCrowd; // sent by trial.ts
  if (asked.ask === 'come') {
    crowd = new Crowd(asked);
    process.send?.({ told: null });
    return;
  }
  process.send?.({ told: crowd?.go() ?? null });
  crowd = null;
});
process.once('disconnect', () => process.exit(0));

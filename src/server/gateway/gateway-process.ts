// The doorman, a process of its own: holds the screens' sockets, passes on what they say and what
// they are told, and judges nothing. Whatever he does, the tables' core does not have to.

import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { type RawData, type WebSocket, WebSocketServer } from 'ws';

import { keepMemoryForPlay } from '../ports/engine-memory.ts';
import { Heartbeat } from '../sockets/heartbeat.ts';
import { LONGEST_MESSAGE, textOf } from '../sockets/transport.ts';
import type {
  ComeAndGone,
  DoorWishes,
  Ended,
  FromDoor,
  Gone,
  LineId,
  ToDo,
  ToDoor,
} from './messages.ts';
import { delayed, type Ear, worded, Words } from './frames.ts';

/** A screen that sends so many messages in one turn is not read on until the house has had them. */
const MOST_IN_A_TURN = 64;
/** Between two tellings of the house, when there is much to tell. */
const BETWEEN_MS = 1;
/** So many messages are much: fewer are passed on at once. */
const MUCH = 8;
const FAREWELL_MS = 1_000;
const TOO_SLOW = { code: 1013, why: 'too slow' } as const;

interface Line {
  readonly id: LineId;
  readonly socket: WebSocket;
  /** Told of every message: whoever speaks is alive. */
  readonly spoke: () => void;
  /** Messages of this turn. */
  heard: number;
}

interface Coming {
  readonly asked: Extract<ToDo, { say: 'take' }>;
  readonly wire: Socket;
}

class Doorman {
  readonly #wishes: DoorWishes;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  readonly #heartbeat = new Heartbeat();
  readonly #lines = new Map<LineId, Line>();
  /** Sockets that have come and are not greeted yet. */
  readonly #coming = new Map<LineId, Coming>();
  readonly #mouth: Ear = {
    heard: (id, message) => {
      const line = this.#lines.get(id);
      if (line !== undefined && message !== null) this.#sendTo(line, message);
    },
    measured: () => undefined,
  };
  /** Who has said something in this turn. */
  readonly #speaking: Line[] = [];
  /** What screens said, and how far away they are. */
  #words = '';
  /** How often they said something. */
  #heard = 0;
  #taken: LineId[] = [];
  #gone: ComeAndGone['gone'][number][] = [];
  #isPassingOn = false;
  #passedOnAt = Number.NEGATIVE_INFINITY;
  /** How many messages the house was told of the last time. */
  #passedOn = 0;

  constructor(wishes: DoorWishes) {
    this.#wishes = wishes;
  }

  hear(told: ToDoor, wire: unknown): void {
    if (typeof told === 'string') this.#say(new Words(told));
    else this.#do(told, wire);
  }

  #do(told: ToDo, wire: unknown): void {
    switch (told.say) {
      case 'take':
        if (wire instanceof Socket) this.#take(told, wire);
        // It went while it was handed over.
        else this.#lose(told.line, 'went');
        return;
      case 'begin':
        this.#begin(told.line);
        return;
      case 'end':
        for (const ended of told.ended) this.#end(ended);
        return;
      case 'close':
        this.#close();
    }
  }

  /**
   * A socket is shared until the house has closed its end. A screen that were greeted before could
   * say its first words into the house's ear, where nobody listens any more.
   */
  #take(asked: Coming['asked'], wire: Socket): void {
    const { line } = asked;
    wire.on('error', () => wire.destroy());
    wire.once('close', () => this.#lose(line, 'went'));
    this.#coming.set(line, { asked, wire });
    this.#taken.push(line);
    this.#passOnSoon();
  }

  #begin(id: LineId): void {
    const coming = this.#coming.get(id);
    this.#coming.delete(id);
    if (coming === undefined) return;
    const { asked, wire } = coming;
    const { url, headers, head } = asked;
    // All of a request that a handshake looks at; the rest was looked at by the house.
    const request = { method: 'GET', url, headers } as IncomingMessage;
    this.#server.handleUpgrade(request, wire, Buffer.from(head), socket => {
      const spoke = this.#heartbeat.watch(socket, {
        measured: ms => {
          this.#words += delayed(id, ms);
        },
        cutOff: why => this.#lose(id, why),
      });
      const line: Line = { id, socket, spoke, heard: 0 };
      this.#lines.set(id, line);
      socket.on('error', () => {
        this.#lose(id, 'broken');
        socket.terminate();
      });
      socket.on('message', (data, isBinary) => this.#listen(line, data, isBinary));
    });
  }

  #listen(line: Line, data: RawData, isBinary: boolean): void {
    this.#words += worded(line.id, isBinary ? null : textOf(data));
    this.#heard += 1;
    line.spoke();
    line.heard += 1;
    if (line.heard === MOST_IN_A_TURN) line.socket.pause();
    if (line.heard === 1) this.#speaking.push(line);
    this.#passOnSoon();
  }

  #lose(id: LineId, why: Gone): void {
    this.#lines.delete(id);
    this.#coming.delete(id);
    this.#gone.push({ line: id, why });
    this.#passOnSoon();
  }

  #say(words: Words): void {
    while (!words.isOver) words.next(this.#mouth);
  }

  #sendTo({ id, socket }: Line, message: string): void {
    if (socket.bufferedAmount > this.#wishes.mostBufferedBytes) {
      // Who does not listen would make everybody's messages pile up.
      this.#lose(id, 'slow');
      socket.close(TOO_SLOW.code, TOO_SLOW.why);
      return;
    }
    socket.send(message);
  }

  #end({ line: id, code, why }: Ended): void {
    this.#lines.get(id)?.socket.close(code, why);
    // One that was never greeted has no words to be told in.
    this.#coming.get(id)?.wire.destroy();
  }

  /**
   * Once everything that the sockets hold now was read, the house is told all of it. Right behind a
   * telling of much there is a moment's wait, for what comes then: every telling has its price
   * here, there and at the database. Where there is little, the wait would cost half a millisecond
   * of every wager's three and save nothing that anybody needs.
   */
  #passOnSoon(): void {
    if (this.#isPassingOn) return;
    this.#isPassingOn = true;
    if (this.#passedOn >= MUCH && performance.now() - this.#passedOnAt < BETWEEN_MS) {
      setTimeout(() => this.#passOn(), BETWEEN_MS);
    } else setImmediate(() => this.#passOn());
  }

  #passOn(): void {
    this.#passedOnAt = performance.now();
    this.#passedOn = this.#heard;
    this.#heard = 0;
    for (const line of this.#speaking.splice(0)) {
      if (line.heard >= MOST_IN_A_TURN) line.socket.resume();
      line.heard = 0;
    }
    // What comes before the house has taken this waits and goes together.
    const goOn = (): void => {
      this.#isPassingOn = false;
      if (this.#heard + this.#taken.length + this.#gone.length > 0) this.#passOnSoon();
    };
    const [words, taken, gone] = [this.#words, this.#taken, this.#gone];
    this.#words = '';
    if (taken.length + gone.length === 0) {
      this.#tell(words, goOn);
      return;
    }
    [this.#taken, this.#gone] = [[], []];
    this.#tell(words);
    this.#tell({ taken, gone }, goOn);
  }

  #tell(told: FromDoor, then?: () => void): void {
    process.send?.(told, undefined, undefined, then);
  }

  /** Who does not answer the farewell in time is not waited for. */
  #close(): void {
    this.#heartbeat.stop();
    const leave = (): never => process.exit(0);
    setTimeout(leave, FAREWELL_MS);
    const look = setInterval(() => {
      if (this.#lines.size === 0) leave();
    }, 10);
    look.unref();
  }
}

keepMemoryForPlay();
const [, , wishes] = process.argv;
if (wishes === undefined) throw new Error('the wishes stand on the command line');
const doorman = new Doorman(JSON.parse(wishes) as DoorWishes); // handed over by door.ts
process.on('message', (told, socket) => doorman.hear(told as ToDoor, socket)); // from door.ts
// Without a house there is nobody to ask; Ctrl-C is the house's own business, which says farewell.
process.once('disconnect', () => process.exit(0));
// Nor if it went while he was still putting on his coat: the screens he was handed come again.
if (!process.connected) process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

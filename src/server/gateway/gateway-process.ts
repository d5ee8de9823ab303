// The gateway, a separate process: holds the screens' sockets and forwards frames both ways, so
// that the thread that decides commands spends no time in sockets.

import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { type RawData, type WebSocket, WebSocketServer } from 'ws';

import { keepMemoryForPlay } from '../ports/engine-memory.ts';
import { Heartbeat } from '../sockets/heartbeat.ts';
import { LONGEST_MESSAGE, textOf } from '../sockets/transport.ts';
import type {
  LineChanges,
  GatewayOptions,
  LineEnd,
  FromGateway,
  GoneReason,
  GatewayLineId,
  GatewayOrder,
  ToGateway,
} from './messages.ts';
import { delayFrame, type FrameListener, textFrame, FrameReader } from './frames.ts';

/** A screen that sends this many messages in one turn is paused until they were forwarded. */
const MOST_IN_A_TURN = 64;
/** Pause between two batches under load. */
const BETWEEN_MS = 1;
/** Batches below this size are forwarded at once. */
const LARGE_BATCH = 8;
const CLOSE_WITHIN_MS = 1_000;
const TOO_SLOW = { code: 1013, why: 'too slow' } as const;

interface Line {
  readonly id: GatewayLineId;
  readonly socket: WebSocket;
  /** Called for every message: a screen that sends is alive. */
  readonly onMessage: () => void;
  /** Messages of this turn. */
  received: number;
}

interface Coming {
  readonly asked: Extract<GatewayOrder, { order: 'take' }>;
  readonly wire: Socket;
}

class GatewayProcess {
  readonly #options: GatewayOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  readonly #heartbeat = new Heartbeat();
  readonly #lines = new Map<GatewayLineId, Line>();
  /** Sockets that have arrived; their handshake is not done yet. */
  readonly #coming = new Map<GatewayLineId, Coming>();
  readonly #outgoing: FrameListener = {
    onFrame: (id, message) => {
      const line = this.#lines.get(id);
      if (line !== undefined && message !== null) this.#sendTo(line, message);
    },
    onDelay: () => undefined,
  };
  /** Lines that sent something in this turn. */
  readonly #active: Line[] = [];
  /** Frames of the screens, and their round-trip times. */
  #frames = '';
  /** How many frames of screens. */
  #received = 0;
  #taken: GatewayLineId[] = [];
  #gone: LineChanges['gone'][number][] = [];
  #isForwarding = false;
  #forwardedAt = Number.NEGATIVE_INFINITY;
  /** How many messages the last batch had. */
  #lastBatch = 0;

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  receive(message: ToGateway, wire: unknown): void {
    if (typeof message === 'string') this.#sendAll(new FrameReader(message));
    else this.#do(message, wire);
  }

  #do(message: GatewayOrder, wire: unknown): void {
    switch (message.order) {
      case 'take':
        if (wire instanceof Socket) this.#take(message, wire);
        // It closed while it was handed over.
        else this.#lose(message.line, 'went');
        return;
      case 'begin':
        this.#begin(message.line);
        return;
      case 'end':
        for (const ended of message.ended) this.#end(ended);
        return;
      case 'close':
        this.#close();
    }
  }

  /**
   * A socket is shared until the house has closed its end. If the handshake came earlier, the house
   * could read the screen's first frames, where nothing handles them any more.
   */
  #take(asked: Coming['asked'], wire: Socket): void {
    const { line } = asked;
    wire.on('error', () => wire.destroy());
    wire.once('close', () => this.#lose(line, 'went'));
    this.#coming.set(line, { asked, wire });
    this.#taken.push(line);
    this.#forwardSoon();
  }

  #begin(id: GatewayLineId): void {
    const coming = this.#coming.get(id);
    this.#coming.delete(id);
    if (coming === undefined) return;
    const { asked, wire } = coming;
    const { url, headers, head } = asked;
    // All of a request that a handshake looks at; the rest was looked at by the house.
    const request = { method: 'GET', url, headers } as IncomingMessage;
    this.#server.handleUpgrade(request, wire, Buffer.from(head), socket => {
      const onMessage = this.#heartbeat.watch(socket, {
        measured: ms => {
          this.#frames += delayFrame(id, ms);
        },
        cutOff: why => this.#lose(id, why),
      });
      const line: Line = { id, socket, onMessage, received: 0 };
      this.#lines.set(id, line);
      socket.on('error', () => {
        this.#lose(id, 'broken');
        socket.terminate();
      });
      socket.on('message', (data, isBinary) => this.#receiveFrom(line, data, isBinary));
    });
  }

  #receiveFrom(line: Line, data: RawData, isBinary: boolean): void {
    this.#frames += textFrame(line.id, isBinary ? null : textOf(data));
    this.#received += 1;
    line.onMessage();
    line.received += 1;
    if (line.received === MOST_IN_A_TURN) line.socket.pause();
    if (line.received === 1) this.#active.push(line);
    this.#forwardSoon();
  }

  #lose(id: GatewayLineId, why: GoneReason): void {
    this.#lines.delete(id);
    this.#coming.delete(id);
    this.#gone.push({ line: id, why });
    this.#forwardSoon();
  }

  #sendAll(frames: FrameReader): void {
    while (!frames.isOver) frames.next(this.#outgoing);
  }

  #sendTo({ id, socket }: Line, message: string): void {
    if (socket.bufferedAmount > this.#options.mostBufferedBytes) {
      // A screen that does not read would fill the memory of all.
      this.#lose(id, 'slow');
      socket.close(TOO_SLOW.code, TOO_SLOW.why);
      return;
    }
    socket.send(message);
  }

  #end({ line: id, code, why }: LineEnd): void {
    this.#lines.get(id)?.socket.close(code, why);
    // Before its handshake there is no frame to close it with.
    this.#coming.get(id)?.wire.destroy();
  }

  /**
   * Forwards once everything that the sockets hold now was read. Behind a large batch it waits a
   * moment for the next, since every batch costs time here, in the house and in the database. Under
   * low load that wait would add half a millisecond to a wager's three and save nothing.
   */
  #forwardSoon(): void {
    if (this.#isForwarding) return;
    this.#isForwarding = true;
    if (this.#lastBatch >= LARGE_BATCH && performance.now() - this.#forwardedAt < BETWEEN_MS) {
      setTimeout(() => this.#forward(), BETWEEN_MS);
    } else setImmediate(() => this.#forward());
  }

  #forward(): void {
    this.#forwardedAt = performance.now();
    this.#lastBatch = this.#received;
    this.#received = 0;
    for (const line of this.#active.splice(0)) {
      if (line.received >= MOST_IN_A_TURN) line.socket.resume();
      line.received = 0;
    }
    // What arrives before the house has taken this goes with the next batch.
    const goOn = (): void => {
      this.#isForwarding = false;
      if (this.#received + this.#taken.length + this.#gone.length > 0) this.#forwardSoon();
    };
    const [frames, taken, gone] = [this.#frames, this.#taken, this.#gone];
    this.#frames = '';
    if (taken.length + gone.length === 0) {
      this.#post(frames, goOn);
      return;
    }
    [this.#taken, this.#gone] = [[], []];
    this.#post(frames);
    this.#post({ taken, gone }, goOn);
  }

  #post(message: FromGateway, then?: () => void): void {
    process.send?.(message, undefined, undefined, then);
  }

  /** Screens that do not answer the close in time are not waited for. */
  #close(): void {
    this.#heartbeat.stop();
    const leave = (): never => process.exit(0);
    setTimeout(leave, CLOSE_WITHIN_MS);
    const look = setInterval(() => {
      if (this.#lines.size === 0) leave();
    }, 10);
    look.unref();
  }
}

keepMemoryForPlay();
const [, , options] = process.argv;
if (options === undefined) throw new Error('the options must be on the command line');
const gateway = new GatewayProcess(JSON.parse(options) as GatewayOptions); // written by gateway.ts
process.on('message', (message, socket) => {
  gateway.receive(message as ToGateway, socket); // sent by gateway.ts
});
// Without a house there is nothing to forward to; the house handles Ctrl-C and closes this process.
process.once('disconnect', () => process.exit(0));
// The house may have ended while this process was starting: the screens reconnect.
if (!process.connected) process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

// The house's side of the socket gateway: sockets are handed to the gateway process, frames come
// back, and each line is a connection of the floor like any other.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { Transport } from '../sockets/transport.ts';
import type {
  LineChanges,
  GatewayOptions,
  LineEnd,
  FromGateway,
  GoneReason,
  GatewayLineId,
  ToGateway,
} from './messages.ts';
import { OutgoingLine, Turn } from './turn.ts';
import { type FrameListener, FrameReader } from './frames.ts';

/** Receives what happens on one line. */
export interface LineListener {
  onFrame(text: string | null): void;
  onDelay(delayMs: number): void;
  onGone(why: GoneReason): void;
}

/** A screen's request for a socket, as far as its handshake needs it. */
export interface UpgradeRequest {
  readonly socket: Socket;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly head: Uint8Array;
}

const CLOSE_WITHIN_MS = 2_000;
const RESTART_MS = 200;
/** Frames handled, and sent, before other work gets a turn: a few milliseconds. */
const MOST_IN_A_TURN = 64;

const PROCESS = new URL('./gateway-process.ts', import.meta.url);
/** Sources are loaded by tsx; built files need no loader. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const LOADER = IS_SOURCE ? ['--import', 'tsx'] : [];
/** Measured: docs/decisions/001-gateway-process.md. */
const HEAP_OPTIONS = [
  '--max-semi-space-size=16',
  '--initial-old-space-size=128',
  '--no-memory-reducer',
] as const;
const PROGRAM = fileURLToPath(IS_SOURCE ? PROCESS : PROCESS.href.replace(/\.ts$/u, '.js'));

export class Gateway {
  readonly #options: GatewayOptions;
  readonly #onExit: (code: number | null) => void;
  readonly #lines = new Map<GatewayLineId, LineListener>();
  readonly #turn = new Turn();
  /** Received from the gateway and not handled yet. */
  readonly #received: (FrameReader | LineChanges)[] = [];
  readonly #listener: FrameListener = {
    onFrame: (line, text) => this.#lines.get(line)?.onFrame(text),
    onDelay: (line, delayMs) => this.#lines.get(line)?.onDelay(delayMs),
  };
  #process: ChildProcess;
  #last: GatewayLineId = 0;
  #isClosed = false;

  /** `onExit` is called when the process ends unexpectedly; another one is started then. */
  constructor(options: GatewayOptions, onExit: (code: number | null) => void) {
    this.#options = options;
    this.#onExit = onExit;
    this.#process = this.#start();
  }

  /** Hands a screen's socket to the process; `listen` is given the line to it. */
  take(
    { socket, url, headers, head }: UpgradeRequest,
    listen: (line: Transport) => LineListener,
  ): void {
    const line = (this.#last += 1);
    this.#lines.set(line, listen(new GatewayLine(line, this)));
    // The web server counts a socket out when it ends here. Node would also count it out when it is
    // sent, and a server that counts below nothing never closes.
    Object.assign(socket, { server: null });
    this.#post({ order: 'take', line, url, headers, head }, socket);
    // While the process restarts nobody takes it: the screen reconnects.
    if (!this.#process.connected) this.#forget(line, 'went');
  }

  /** Delivers what was sent last; no process is left running. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#flush();
    const gateway = this.#process;
    if (gateway.exitCode !== null || gateway.signalCode !== null) return;
    const gone = once(gateway, 'exit');
    this.#post({ order: 'close' });
    const late = setTimeout(() => gateway.kill('SIGKILL'), CLOSE_WITHIN_MS);
    await gone;
    clearTimeout(late);
  }

  /** Sends on a line, together with everything else of this turn. */
  send(to: OutgoingLine, message: string): void {
    // The first of many leave while the rest is still being decided.
    if (to.isEmpty && this.#turn.lines >= MOST_IN_A_TURN) this.#flush();
    this.#flushSoon();
    this.#turn.send(to, message);
  }

  /** Ends a line, after everything sent on it. */
  end(ended: LineEnd): void {
    this.#flushSoon();
    this.#turn.end(ended);
  }

  /** All that one turn of the event loop sends goes in one message, or in a few if it is much. */
  #flushSoon(): void {
    if (this.#turn.isEmpty) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    if (this.#turn.isEmpty) return;
    const { frames, ended } = this.#turn.take();
    if (frames !== '') this.#post(frames);
    if (ended.length > 0) this.#post({ order: 'end', ended });
  }

  #post(message: ToGateway, socket?: Socket): void {
    // A process that has just ended receives nothing: its lines end in a moment.
    if (this.#process.connected) this.#process.send(message, socket, {}, () => socket?.destroy());
    else socket?.destroy();
  }

  #start(): ChildProcess {
    const gateway = fork(PROGRAM, [JSON.stringify(this.#options)], {
      execArgv: [...HEAP_OPTIONS, ...LOADER],
      // Carries bytes as they are, and a text without a second pair of quotes.
      serialization: 'advanced',
    });
    gateway.on('message', message => this.#receive(message as FromGateway)); // by that process
    gateway.once('exit', code => this.#lost(code));
    // What cannot be sent any more shows in the exit.
    gateway.on('error', () => undefined);
    return gateway;
  }

  #receive(message: FromGateway): void {
    if (typeof message === 'string') {
      this.#received.push(new FrameReader(message));
    } else {
      // This comes behind the receipt for the socket, at which its end here was closed.
      for (const line of message.taken) this.#post({ order: 'begin', line });
      this.#received.push(message);
    }
    if (this.#received.length === 1) this.#work();
  }

  /** Large batches are handled in pieces, so that stored commands are answered in between. */
  #work(): void {
    for (let left = MOST_IN_A_TURN; left > 0; this.#received.shift()) {
      const [next] = this.#received;
      if (next === undefined) return;
      if (next instanceof FrameReader) {
        for (; left > 0 && !next.isOver; left -= 1) next.next(this.#listener);
        if (!next.isOver) break;
      } else {
        for (const { line, why } of next.gone) this.#forget(line, why);
      }
    }
    if (this.#received.length > 0) setImmediate(() => this.#work());
  }

  #forget(line: GatewayLineId, why: GoneReason): void {
    const listener = this.#lines.get(line);
    this.#lines.delete(line);
    listener?.onGone(why);
  }

  /** Without the process all its lines are cut; screens reconnect automatically. */
  #lost(code: number | null): void {
    const lines = [...this.#lines.keys()];
    for (const line of lines) this.#forget(line, 'went');
    if (this.#isClosed) return;
    this.#onExit(code);
    setTimeout(() => {
      if (!this.#isClosed) this.#process = this.#start();
    }, RESTART_MS);
  }
}

/** One line as the house holds it. A class: ten thousand of them are a good part of its memory. */
class GatewayLine implements Transport {
  readonly #outgoing: OutgoingLine;
  readonly #gateway: Gateway;

  constructor(line: GatewayLineId, gateway: Gateway) {
    this.#outgoing = new OutgoingLine(line);
    this.#gateway = gateway;
  }

  send(message: string): void {
    this.#gateway.send(this.#outgoing, message);
  }

  close(code: number, why: string): void {
    this.#gateway.end({ line: this.#outgoing.line, code, why });
  }

  /** The process watches the buffer and reports who was cut off for it. */
  buffered(): number {
    return 0;
  }
}

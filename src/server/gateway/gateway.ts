// The house's side of its door: sockets go out to the doorman's process, words come back, and each
// line is a connection of the floor like any other.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { Transport } from '../sockets/transport.ts';
import type { ComeAndGone, DoorWishes, Ended, FromDoor, Gone, LineId, ToDoor } from './messages.ts';
import { Spoken, Turn } from './turn.ts';
import { type Ear, Words } from './frames.ts';

/** Whoever listens to one line. */
export interface LineHolder {
  heard(text: string | null): void;
  measured(delayMs: number): void;
  gone(why: Gone): void;
}

/** A screen's request for a socket, as far as its handshake needs it. */
export interface Asked {
  readonly socket: Socket;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly head: Uint8Array;
}

const LAST_WORDS_MS = 2_000;
const HIRE_AGAIN_MS = 200;
/** So much is heard, and said, before anything else has its turn: a few milliseconds' work. */
const MOST_IN_A_TURN = 64;

const DOORMAN = new URL('./gateway-process.ts', import.meta.url);
/** Sources are read by tsx; what was built needs nobody. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const READER = IS_SOURCE ? ['--import', 'tsx'] : [];
/**
 * Words live for a turn: with room for them most need never be moved, and with twice as much every
 * pause would be half as long again. What a screen's socket remembers of its last message is tidied
 * up every minute or so of a full floor; with more room for it his memory would rise and fall by a
 * third. (deploy/sabot.service says why nothing is given back.)
 */
const ROOM = [
  '--max-semi-space-size=16',
  '--initial-old-space-size=128',
  '--no-memory-reducer',
] as const;
const PROGRAM = fileURLToPath(IS_SOURCE ? DOORMAN : DOORMAN.href.replace(/\.ts$/u, '.js'));

export class Door {
  readonly #wishes: DoorWishes;
  readonly #broke: (code: number | null) => void;
  readonly #lines = new Map<LineId, LineHolder>();
  readonly #turn = new Turn();
  /** What the doorman has said and is not dealt with yet. */
  readonly #toHear: (Words | ComeAndGone)[] = [];
  readonly #ear: Ear = {
    heard: (line, text) => this.#lines.get(line)?.heard(text),
    measured: (line, delayMs) => this.#lines.get(line)?.measured(delayMs),
  };
  #doorman: ChildProcess;
  #last: LineId = 0;
  #isClosed = false;

  /** `broke` is told of a doorman who ended by himself; another has his place then. */
  constructor(wishes: DoorWishes, broke: (code: number | null) => void) {
    this.#wishes = wishes;
    this.#broke = broke;
    this.#doorman = this.#hire();
  }

  /** Hands a screen's socket out, and answers with the line to it. */
  take({ socket, url, headers, head }: Asked, holder: (line: Transport) => LineHolder): void {
    const line = (this.#last += 1);
    this.#lines.set(line, holder(new DoorLine(line, this)));
    // The web server counts a socket out when it ends here. Node would also count it out when it is
    // sent, and a server that counts below nothing never closes.
    Object.assign(socket, { server: null });
    this.#tell({ say: 'take', line, url, headers, head }, socket);
    // Between two doormen nobody takes it: the screen comes again.
    if (!this.#doorman.connected) this.#forget(line, 'went');
  }

  /** Lets everybody hear what was said last; nobody is left running. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#flush();
    const doorman = this.#doorman;
    if (doorman.exitCode !== null || doorman.signalCode !== null) return;
    const gone = once(doorman, 'exit');
    this.#tell({ say: 'close' });
    const late = setTimeout(() => doorman.kill('SIGKILL'), LAST_WORDS_MS);
    await gone;
    clearTimeout(late);
  }

  /** Says something on a line, with all else that this turn says. */
  say(to: Spoken, message: string): void {
    // The first of many are on their way while the rest is still being thought of.
    if (to.isSilent && this.#turn.lines >= MOST_IN_A_TURN) this.#flush();
    this.#flushSoon();
    this.#turn.say(to, message);
  }

  /** Ends a line, after all that was said on it. */
  end(ended: Ended): void {
    this.#flushSoon();
    this.#turn.end(ended);
  }

  /** All that one turn of the event loop says goes in one message, or in a few if it is much. */
  #flushSoon(): void {
    if (this.#turn.isEmpty) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    if (this.#turn.isEmpty) return;
    const { words, ended } = this.#turn.take();
    if (words !== '') this.#tell(words);
    if (ended.length > 0) this.#tell({ say: 'end', ended });
  }

  #tell(said: ToDoor, socket?: Socket): void {
    // A doorman who has just ended hears nothing: his lines are over in a moment.
    if (this.#doorman.connected) this.#doorman.send(said, socket, {}, () => socket?.destroy());
    else socket?.destroy();
  }

  #hire(): ChildProcess {
    const doorman = fork(PROGRAM, [JSON.stringify(this.#wishes)], {
      execArgv: [...ROOM, ...READER],
      // Carries bytes as they are, and a text without a second pair of quotes.
      serialization: 'advanced',
    });
    doorman.on('message', message => this.#hear(message as FromDoor)); // sent by doorman.ts
    doorman.once('exit', code => this.#lost(code));
    // What cannot be sent any more is told by the exit.
    doorman.on('error', () => undefined);
    return doorman;
  }

  #hear(said: FromDoor): void {
    if (typeof said === 'string') {
      this.#toHear.push(new Words(said));
    } else {
      // That a socket has come is told behind the receipt for it, at which its end here is closed.
      for (const line of said.taken) this.#tell({ say: 'begin', line });
      this.#toHear.push(said);
    }
    if (this.#toHear.length === 1) this.#listen();
  }

  /** Much is gone through in pieces: what was stored meanwhile is answered between them. */
  #listen(): void {
    for (let left = MOST_IN_A_TURN; left > 0; this.#toHear.shift()) {
      const [said] = this.#toHear;
      if (said === undefined) return;
      if (said instanceof Words) {
        for (; left > 0 && !said.isOver; left -= 1) said.next(this.#ear);
        if (!said.isOver) break;
      } else {
        for (const { line, why } of said.gone) this.#forget(line, why);
      }
    }
    if (this.#toHear.length > 0) setImmediate(() => this.#listen());
  }

  #forget(line: LineId, why: Gone): void {
    const holder = this.#lines.get(line);
    this.#lines.delete(line);
    holder?.gone(why);
  }

  /** Without a doorman all his lines are cut; screens come again by themselves. */
  #lost(code: number | null): void {
    const lines = [...this.#lines.keys()];
    for (const line of lines) this.#forget(line, 'went');
    if (this.#isClosed) return;
    this.#broke(code);
    setTimeout(() => {
      if (!this.#isClosed) this.#doorman = this.#hire();
    }, HIRE_AGAIN_MS);
  }
}

/** One line as the house holds it. A class: ten thousand of them are a good part of its memory. */
class DoorLine implements Transport {
  readonly #spoken: Spoken;
  readonly #door: Door;

  constructor(line: LineId, door: Door) {
    this.#spoken = new Spoken(line);
    this.#door = door;
  }

  send(message: string): void {
    this.#door.say(this.#spoken, message);
  }

  close(code: number, why: string): void {
    this.#door.end({ line: this.#spoken.line, code, why });
  }

  /** The doorman watches that, and says who is gone for it. */
  buffered(): number {
    return 0;
  }
}

// The heartbeat of the sockets: measures each one's delay and ends those that are dead (R-BET-2).

import type { WebSocket } from 'ws';

const BEAT_MS = 10_000;
/** A beat goes round the floor in so many steps: ten thousand at once would make wagers wait. */
const STEPS = 100;
/** Who is heard of otherwise is alive: only the delay is measured, once in so many beats. */
const MEASURED_EVERY = 6;

/** Whoever wants to know how far away a screen is, and that nobody is there any more. */
export interface Measured {
  readonly measured: (delayMs: number) => void;
  readonly cutOff: (why: 'silent') => void;
}

interface Beating {
  readonly whom: Measured;
  sentAt: number | null;
  /** Whether anything else was heard since the last beat. */
  hasSpoken: boolean;
  /** Beats since its delay was measured. */
  beats: number;
}

export class Heartbeat {
  readonly #sockets = new Map<WebSocket, Beating>();
  readonly #beatMs: number;
  readonly #timer: NodeJS.Timeout;
  /** Goes on from where the last step ended; who came meanwhile is met as well. */
  #round = this.#sockets.entries();
  #due = 0;

  constructor(beatMs = BEAT_MS) {
    this.#beatMs = beatMs;
    this.#timer = setInterval(() => this.#step(), beatMs / STEPS).unref();
  }

  /** Answers with what is to be told of every message that comes. */
  watch(socket: WebSocket, whom: Measured): () => void {
    const beating: Beating = { whom, sentAt: performance.now(), hasSpoken: false, beats: 0 };
    this.#sockets.set(socket, beating);
    socket.on('pong', () => {
      if (beating.sentAt === null) return;
      whom.measured(Math.round((performance.now() - beating.sentAt) * 10) / 10);
      beating.sentAt = null;
    });
    socket.once('close', () => this.#sockets.delete(socket));
    socket.ping();
    return () => {
      beating.hasSpoken = true;
    };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #step(): void {
    for (this.#due += this.#sockets.size / STEPS; this.#due >= 1; this.#due -= 1) {
      let next = this.#round.next();
      if (next.done === true) {
        this.#round = this.#sockets.entries();
        next = this.#round.next();
      }
      if (next.done !== true) this.#beat(...next.value);
    }
  }

  #beat(socket: WebSocket, beating: Beating): void {
    const now = performance.now();
    const { sentAt, hasSpoken } = beating;
    beating.hasSpoken = false;
    beating.beats += 1;
    if (sentAt === null) {
      if (hasSpoken && beating.beats < MEASURED_EVERY) return;
      beating.sentAt = now;
      beating.beats = 0;
      socket.ping();
    } else if (now - sentAt >= this.#beatMs && !hasSpoken) {
      // A whole beat without an answer: nobody is there. (Who has just come is given one, too.)
      beating.whom.cutOff('silent');
      socket.terminate();
    }
  }
}

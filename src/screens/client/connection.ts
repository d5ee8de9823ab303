// The line to the server: says hello, hears messages, sends commands, and comes back by itself.

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Frame, SentTournamentCommand, Watch, SentCommand } from '../../wire/index.ts';
import { WIRE_VERSION } from '../../wire/socket/version.ts';
import type { SentReport } from './floor-terms.ts';
import { SilenceWatch } from './silence-watch.ts';
import { hear, NOTHING_SEEN, type ScreenState, unanswered, withPending } from './screen-state.ts';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;
const LOOK_MS = 1000;

/** Drawn by chance, so that the screens of a house that went away do not all come back at once. */
const spread = (waitMs: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return waitMs * (0.5 + drawn / 2 ** 32);
};

export class ScreenConnection {
  #state: ScreenState = NOTHING_SEEN;
  #socket: WebSocket | null = null;
  #waitMs = FIRST_WAIT_MS;
  #ended = false;
  #frame: number | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #page = crypto.randomUUID().slice(0, 18);

  readonly #watch: Watch;
  readonly #token: string | null;

  constructor(watch: Watch, token: string | null) {
    this.#watch = watch;
    this.#token = token;
  }

  open(): void {
    this.#ended = false;
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    this.#socket?.close();
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): ScreenState => this.#state;

  /** Sends a command under the next key, which the answer carries too; none without a line. */
  readonly send = (command: SentCommand, approval?: string): number | undefined => {
    if (!this.#state.connected) return undefined;
    const key = this.#state.nextKey;
    this.#set(withPending(this.#state, command));
    const approved = approval === undefined ? {} : { approval };
    this.#send({ kind: 'command', key, command, ...approved });
    return key;
  };

  /** Sends a command to the tournament that is watched. */
  readonly sendToTournament = (command: SentTournamentCommand): void => {
    if (!this.#state.connected) return;
    const key = this.#state.nextKey;
    this.#set({ ...this.#state, nextKey: key + 1, refused: null });
    this.#send({ kind: 'tournament-command', key, command });
  };

  /** Asks what a ruling would do; the effect comes back and nothing is done. */
  readonly preview = (command: SentReport): void => {
    const key = this.#state.nextKey;
    this.#send({ kind: 'preview', key, command });
  };

  /** Asks for the last coups; they come back with what they paid here (R-HIS-1). */
  readonly recall = (): void => this.#send({ kind: 'recall', key: this.#state.nextKey });

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    const silence = new SilenceWatch();
    const look = setInterval(() => {
      const found = silence.look(Date.now());
      if (found === 'ask') this.#send({ kind: 'ping', at: Date.now() });
      // Nobody closes the line at the other end either: it is not waited for.
      if (found === 'nobody') gone();
    }, LOOK_MS);
    const gone = (): void => {
      clearInterval(look);
      socket.close();
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost();
    };
    socket.addEventListener('open', () => {
      silence.heard();
      this.#waitMs = FIRST_WAIT_MS;
      const known = this.#token === null ? {} : { token: this.#token };
      const { table, stale, number } = this.#state;
      const seen = table === null || stale || number === 0 ? {} : { seen: number };
      const [watch, page] = [this.#watch, this.#page];
      this.#send({ kind: 'hello', wire: WIRE_VERSION, watch, page, ...known, ...seen });
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      silence.heard();
      const heard = JSON.parse(String(data)) as Frame; // the server's own schema
      for (const message of Array.isArray(heard) ? heard : [heard]) {
        this.#state = hear(this.#state, message, Date.now());
        if (message.kind === 'welcome') this.#sendAgain();
      }
      this.#tellSoon();
      if (this.#state.stale) socket.close();
    });
    socket.addEventListener('close', gone);
  }

  #lost(): void {
    this.#set({ ...this.#state, connected: false });
    if (this.#ended || this.#state.over !== null) return;
    setTimeout(() => {
      if (!this.#ended) this.#connect();
    }, spread(this.#waitMs));
    this.#waitMs = Math.min(LONGEST_WAIT_MS, this.#waitMs * 2);
  }

  #sendAgain(): void {
    for (const { key, command } of unanswered(this.#state)) {
      this.#send({ kind: 'command', key, command });
    }
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** What is heard before the next frame is drawn in it, all of it together. */
  #tellSoon(): void {
    this.#frame ??= requestAnimationFrame(() => this.#tell());
  }

  #tell(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    for (const listener of this.#listeners) listener();
  }

  #set(state: ScreenState): void {
    this.#state = state;
    this.#tell();
  }
}

/** A connection for as long as the component is there, and what it has heard. */
export function useConnection(watch: Watch, token: string | null): [ScreenState, ScreenConnection] {
  const wanted = JSON.stringify(watch);
  const line = useMemo(
    () => new ScreenConnection(JSON.parse(wanted) as Watch, token), // written just above
    [wanted, token],
  );
  useEffect(() => {
    line.open();
    return () => line.end();
  }, [line]);
  return [useSyncExternalStore(line.listen, line.state), line];
}

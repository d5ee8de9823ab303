// The line to the server: says hello, hears messages, sends wishes, and comes back by itself.

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Frame, SentTournamentCommand, Watch, SentCommand } from '../../wire/index.ts';
import { WIRE_VERSION } from '../../wire/version.ts';
import type { SentReport } from './floor-terms.ts';
import { hear, NOTHING_SEEN, type ScreenState, unanswered, wished } from './screen-state.ts';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;

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

  /** Sends a wish under the next key, which the answer bears too; none where no line is there. */
  readonly wish = (command: SentCommand, approval?: string): number | undefined => {
    if (!this.#state.connected) return undefined;
    const key = this.#state.nextKey;
    this.#set(wished(this.#state, command));
    const approved = approval === undefined ? {} : { approval };
    this.#send({ kind: 'command', key, command, ...approved });
    return key;
  };

  /** Sends a wish to the tournament that is watched. */
  readonly tournamentWish = (command: SentTournamentCommand): void => {
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
    socket.addEventListener('open', () => {
      this.#waitMs = FIRST_WAIT_MS;
      const known = this.#token === null ? {} : { token: this.#token };
      const { table, stale, number } = this.#state;
      const seen = table === null || stale || number === 0 ? {} : { seen: number };
      const [watch, page] = [this.#watch, this.#page];
      this.#send({ kind: 'hello', wire: WIRE_VERSION, watch, page, ...known, ...seen });
    });
    socket.addEventListener('message', ({ data }) => {
      const heard = JSON.parse(String(data)) as Frame; // the server's own schema
      for (const message of Array.isArray(heard) ? heard : [heard]) {
        this.#state = hear(this.#state, message, Date.now());
        if (message.kind === 'welcome') this.#sendAgain();
      }
      this.#tellSoon();
      if (this.#state.stale) socket.close();
    });
    socket.addEventListener('close', () => this.#lost());
  }

  #lost(): void {
    this.#set({ ...this.#state, connected: false });
    if (this.#ended || this.#state.over !== null) return;
    setTimeout(() => {
      if (!this.#ended) this.#connect();
    }, this.#waitMs);
    this.#waitMs = Math.min(LONGEST_WAIT_MS, this.#waitMs * 2);
  }

  #sendAgain(): void {
    for (const { key, wish } of unanswered(this.#state)) {
      this.#send({ kind: 'command', key, command: wish });
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

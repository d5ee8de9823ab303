// The line to one machine: what is sent while it is connected, and questions that it answers.

import type { HouseMessage } from '../../wire/socket/device-messages.ts';

/** A machine's end of a connection. */
export interface MachineEnd {
  readonly send: (message: HouseMessage) => void;
  readonly close: (says: string) => void;
}

/** The line of a machine that comes and goes; nothing is kept for one that is away. */
export class MachineLine {
  #end: MachineEnd | null = null;
  readonly #waiting = new Set<() => void>();
  readonly #awaited = new Set<() => void>();

  get isConnected(): boolean {
    return this.#end !== null;
  }

  /** It is here; an earlier connection of it is closed. Answers how it goes. */
  connect(end: MachineEnd): () => void {
    this.#end?.close('This device has connected again.');
    this.#end = end;
    for (const here of this.#awaited) here();
    this.#awaited.clear();
    return () => {
      if (this.#end !== end) return;
      this.#end = null;
      for (const giveUp of this.#waiting) giveUp();
      this.#waiting.clear();
    };
  }

  send(message: HouseMessage): boolean {
    this.#end?.send(message);
    return this.#end !== null;
  }

  /** The machine is here, or has come: for whoever gives up by a clock of their own. */
  connected(): Promise<void> {
    if (this.#end !== null) return Promise.resolve();
    return new Promise(here => this.#awaited.add(here));
  }

  /** Is told when the machine goes away; answers how to stop that. */
  onGone(act: () => void): () => void {
    this.#waiting.add(act);
    return () => this.#waiting.delete(act);
  }
}

/** Answers that a machine owes, by what they are about. */
export class Questions<Key, Answer> {
  readonly #open = new Map<Key, (answer: Answer) => void>();

  /** Waits for the answer; the machine going away is one as well. */
  ask(line: MachineLine, key: Key, message: HouseMessage, away: Answer): Promise<Answer> {
    if (!line.send(message)) return Promise.resolve(away);
    return new Promise(resolve => {
      const stop = line.onGone(() => this.answer(key, away));
      this.#open.set(key, answer => {
        stop();
        resolve(answer);
      });
    });
  }

  answer(key: Key, answer: Answer): void {
    const waits = this.#open.get(key);
    this.#open.delete(key);
    waits?.(answer);
  }
}

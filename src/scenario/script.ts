// Several commands of one line, one after another, as far as the engine takes them.

import type { EventsAnswer, LineFields, RefusedAnswer } from './answer.ts';
import { isLineError, type LineError } from './line-error.ts';

/** A command that was given, and what the engine said to it. */
export interface GivenCommand {
  readonly command: object;
  readonly decision: readonly object[] | RefusedAnswer;
}

/** What commands are given to. */
export interface Driver {
  /** Reads a `do` line, gives the command and does what follows. */
  readonly do: (line: LineFields) => GivenCommand | LineError;
  /** Where it stands now, in a word or two. */
  readonly standing: () => LineFields;
}

export const isRefused = (decision: object): decision is RefusedAnswer => 'refused' in decision;

/** The answer to a single command. */
export function answerTo(given: GivenCommand | LineError) {
  if (isLineError(given)) return given;
  const { decision } = given;
  return isRefused(decision) ? { ...decision } : { events: decision };
}

export class Script {
  readonly #driver: Driver;
  readonly #commands: object[] = [];
  readonly #events: object[] = [];
  #refusal: RefusedAnswer | undefined;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** True as long as nothing was refused. */
  get goesOn(): boolean {
    return this.#refusal === undefined;
  }

  /** Does one command by the usual person; nothing any more once one was refused. */
  do(line: LineFields): void {
    if (!this.goesOn) return;
    const given = this.#driver.do(line);
    if (isLineError(given)) throw new Error(`a script cannot be read: ${given.message}`);
    const { command, decision } = given;
    this.#commands.push(command);
    if (isRefused(decision)) this.#refusal = decision;
    else this.#events.push(...decision);
  }

  /** What was done, where it stands now, and what was refused. */
  answer(): EventsAnswer & LineFields {
    return {
      events: this.#events,
      commands: this.#commands,
      ...this.#driver.standing(),
      ...this.#refusal,
    };
  }
}

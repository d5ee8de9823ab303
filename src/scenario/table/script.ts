// Several commands of one line, one after another, as far as the table takes them.

import type { Command } from '../../table/command.ts';
import type { TableEvent } from '../../table/event.ts';
import { isRefusal, type Refusal } from '../../table/refusal.ts';
import { guideOf } from '../../table/views/guide.ts';
import type { EventsAnswer, Fields } from '../answer.ts';
import { isLineError, type LineError } from '../line-error.ts';
import { readCommand } from './command-line.ts';
import type { DrivenTable } from './driven-table.ts';
import { commandOf } from './usual-person.ts';

/** A `do` line at this table, read and given its people. */
export function readyCommand(driven: DrivenTable, line: Fields): Command | LineError {
  const read = readCommand(driven, line);
  return isLineError(read) ? read : commandOf(driven, read);
}

export class Script {
  readonly driven: DrivenTable;
  readonly #commands: Command[] = [];
  readonly #events: TableEvent[] = [];
  #refusal: Refusal | undefined;

  constructor(driven: DrivenTable) {
    this.driven = driven;
  }

  /** True as long as nothing was refused. */
  get goesOn(): boolean {
    return this.#refusal === undefined;
  }

  /** Does one command by the usual person; nothing any more once one was refused. */
  do(line: Fields): void {
    if (!this.goesOn) return;
    const command = readyCommand(this.driven, line);
    if (isLineError(command)) throw new Error(`a script cannot be read: ${command.message}`);
    this.#commands.push(command);
    const decision = this.driven.give(command);
    if (isRefusal(decision)) this.#refusal = decision;
    else this.#events.push(...decision);
  }

  /** What was done, where the table stands, what comes next there, and what was refused. */
  answer(): EventsAnswer & Fields {
    const { table } = this.driven;
    return {
      events: this.#events,
      commands: this.#commands,
      phase: table.phase,
      next: guideOf(this.driven).next,
      ...this.#refusal,
    };
  }
}

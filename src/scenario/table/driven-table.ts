// A table that a scenario drives: the engine's own decide and evolve, a clock, and the cards.

import type { Draw } from '../../lab/shuffle/draw.ts';
import { RULEBOOKS, type Rulebook } from '../../rulebooks/index.ts';
import type { Card } from '../../rules/cards.ts';
import type { At } from '../../table/act.ts';
import type { Command, TableEvent } from '../../table/acts.ts';
import { decide } from '../../table/decide.ts';
import { evolve } from '../../table/evolve.ts';
import { isRefusal, type Refusal } from '../../table/refusal.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { pastCoupWanted } from '../../table/restatement/reported-coup.ts';
import { type CoupRecord, newTable, type Table } from '../../table/table.ts';
import { STARTS_AT } from '../time.ts';
import { PhysicalShoe } from '../physical-shoe.ts';

/** A command that was given at a table, and what was decided. */
export interface DecidedCommand {
  readonly before: At;
  /** The set-up that the scenario asked for. */
  readonly setup: Setup;
  readonly command: Command;
  readonly decision: readonly TableEvent[] | Refusal;
}

export type DecisionListener = (given: DecidedCommand) => void;

export class DrivenTable implements At {
  readonly book: Rulebook;
  readonly shoe = new PhysicalShoe();
  /** Every finished coup as it stands now: what a house reads from its journal. */
  readonly #finished = new Map<string, CoupRecord>();
  /** Everybody who ever had money here. */
  readonly patrons = new Set<string>();
  /** The set-up that the scenario asked for. */
  readonly setup: Setup;
  now = STARTS_AT;
  /** Cards that the next shoe has on top, after its burn. */
  stacked: readonly Card[] = [];
  readonly #draw: Draw;
  readonly #onGiven: DecisionListener | undefined;
  #table: Table = newTable('table-1');

  constructor(setup: Setup, draw: Draw, onGiven?: DecisionListener) {
    this.book = RULEBOOKS[setup.rulebook];
    this.setup = setup;
    this.#draw = draw;
    this.#onGiven = onGiven;
  }

  get table(): Table {
    return this.#table;
  }

  /** What would follow from a command; changes nothing. */
  ask(command: Command): readonly TableEvent[] | Refusal {
    return decide(this.#before(command), command);
  }

  /** The table and the finished coup that a command is about, where the table forgot it. */
  #before(command: Command): At {
    const { book, table } = this;
    const wanted = pastCoupWanted(table, command);
    const past = wanted === null ? undefined : this.#finished.get(`${wanted.shoe}/${wanted.coup}`);
    return { book, table, past };
  }

  /** Does what was decided. */
  take(events: readonly TableEvent[]): void {
    const before = this.#table;
    for (const event of events) {
      this.#table = evolve(this, event);
      if (event.happened === 'bought-in') this.patrons.add(event.patron);
      if (event.happened === 'cards-brought') this.#loadShoe();
      if ('record' in event) {
        const { shoe, number } = event.record;
        this.#finished.set(`${shoe}/${number}`, event.record);
      }
    }
    this.shoe.follow(before, this.#table);
  }

  /** Gives a command and does what follows from it. */
  give(command: Command): readonly TableEvent[] | Refusal {
    const before = this.#before(command);
    const decision = decide(before, command);
    this.#onGiven?.({ before, setup: this.setup, command, decision });
    if (!isRefusal(decision)) this.take(decision);
    return decision;
  }

  #loadShoe(): void {
    const burn = this.#table.shoe.toDo.includes('burn') ? 1 : 0;
    const decks = this.#table.setup?.decks ?? this.setup.decks;
    this.shoe.load(decks, this.#draw, this.stacked, burn);
    this.stacked = [];
  }
}

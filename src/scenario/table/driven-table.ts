// A table that a scenario drives: the engine's own decide and evolve, a clock, and the cards.

import type { Draw } from '../../lab/shuffle/draw.ts';
import { RULEBOOKS, type Rulebook } from '../../rulebooks/index.ts';
import type { Card } from '../../rules/cards.ts';
import type { At } from '../../table/act.ts';
import type { Command } from '../../table/command.ts';
import { decide } from '../../table/decide.ts';
import type { TableEvent } from '../../table/event.ts';
import { evolve } from '../../table/evolve.ts';
import { isRefusal, type Refusal } from '../../table/refusal.ts';
import type { Setup } from '../../table/setup.ts';
import { newTable, type Table } from '../../table/table.ts';
import { STARTS_AT } from '../time.ts';
import { PhysicalShoe } from './physical-shoe.ts';
import { Shortfalls } from './shortfalls.ts';

export class DrivenTable implements At {
  readonly book: Rulebook;
  readonly shoe = new PhysicalShoe();
  readonly shortfalls = new Shortfalls();
  /** Everybody who ever had money here. */
  readonly patrons = new Set<string>();
  /** The set-up that the scenario asked for. */
  readonly setup: Setup;
  now = STARTS_AT;
  /** Cards that the next shoe has on top, after its burn. */
  stacked: readonly Card[] = [];
  readonly #draw: Draw;
  #table: Table = newTable('table-1');

  constructor(setup: Setup, draw: Draw) {
    this.book = RULEBOOKS[setup.rulebook];
    this.setup = setup;
    this.#draw = draw;
  }

  get table(): Table {
    return this.#table;
  }

  /** What would follow from a command; changes nothing. */
  ask(command: Command): readonly TableEvent[] | Refusal {
    return decide(this, command);
  }

  /** Does what was decided. */
  take(events: readonly TableEvent[]): void {
    const before = this.#table;
    for (const event of events) {
      this.#table = evolve(this, event);
      if (event.happened === 'bought-in') this.patrons.add(event.patron);
      if (event.happened === 'cards-brought') this.#loadShoe();
      this.shortfalls.hear(event);
    }
    this.shoe.follow(before, this.#table);
  }

  /** Gives a command and does what follows from it. */
  give(command: Command): readonly TableEvent[] | Refusal {
    const decision = this.ask(command);
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

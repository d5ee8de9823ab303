// A real table lent to a tournament: it prepares its shoe, deals and reports its coups.

import type { Draw } from '../../lab/shuffle/draw.ts';
import { shuffledShoe } from '../../lab/shuffle/shuffle.ts';
import type { Role, Rulebook } from '../../rulebooks/index.ts';
import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import {
  type Actor,
  type Command,
  decide,
  evolve,
  isRefusal,
  newTable,
  type Table,
} from '../../table/index.ts';
import { type PlayRules, sessionSetup } from '../../tournament/index.ts';

type UnstampedTableCommand = Command extends infer One
  ? One extends Command
    ? Omit<One, 'by' | 'at'> & { readonly by?: Actor }
    : never
  : never;

const staff = (role: Role): Actor => ({ role, id: `${role}-1` });

/** Where a dealer cuts when nobody says otherwise. */
const CUT_AT = 100;

/** One table of one session, with a new shoe. */
export class DealingTable {
  #table: Table;
  readonly #shoe: readonly Card[];
  #taken = 0;
  readonly #book: Rulebook;

  constructor(book: Rulebook, id: string, rules: PlayRules, draw: Draw) {
    this.#book = book;
    this.#table = newTable(id);
    this.#shoe = shuffledShoe(rules.decks, draw);
    this.#do({ do: 'sign-on', duty: 'dealer' });
    if (book.procedure.deal.needsInspector !== undefined) {
      this.#do({ do: 'sign-on', duty: 'table-inspector', by: staff('table-inspector') });
    }
    this.#do({ do: 'open-table', setup: sessionSetup(book, rules, 1) });
    this.#do({ do: 'bring-cards', cardSet: id, preShuffled: false });
    for (const step of this.#table.shoe.toDo) this.#prepare(step);
  }

  get table(): Table {
    return this.#table;
  }

  #prepare(step: Table['shoe']['toDo'][number]): void {
    const { cutOrder } = this.#book.procedure.shoe;
    const cutter =
      cutOrder?.otherwise === 'table-inspector' ? 'table-inspector' : 'game-supervisor';
    if (step === 'cut') {
      this.#do({ do: 'prepare-shoe', step, cutAt: CUT_AT, by: staff(cutter) });
      return;
    }
    this.#do({ do: 'prepare-shoe', step });
    if (step === 'burn') this.#taken += 1;
  }

  /** True when the shoe has had its last coup. */
  get isOut(): boolean {
    return this.#table.phase === 'preparing';
  }

  /** How many cards come out before the one that announces the end. */
  get untilMarker(): number {
    const fromBack = this.#table.setup?.cutFromBack ?? 0;
    return Math.max(0, this.#shoe.length - this.#taken - fromBack);
  }

  /** A card too many comes out between two coups; it is the next coup's first. */
  surplus(seen: boolean): Card {
    const card = this.#shoe[this.#taken];
    assert(card !== undefined, 'well before the end of the shoe');
    const what = seen ? 'surplus-card-seen' : 'surplus-card-unseen';
    this.#do({ do: 'report-irregularity', what, facts: { cards: [seen ? card : null] } });
    assert(this.#table.shoe.held.length === 1, 'well before the end of the shoe');
    return card;
  }

  /** Deals a whole coup and gives its cards in the order in which they came out. */
  coup(): readonly Card[] {
    if (this.#table.shoe.nextIsDummy === null) {
      this.#do({ do: 'open-wagering' });
      this.#do({ do: 'close-wagering' });
    } else {
      this.#do({ do: 'begin-dummy-coup' });
    }
    const from = this.#taken;
    while (this.#table.phase !== 'complete') this.#deal();
    this.#do({ do: 'settle-coup' });
    return this.#shoe.slice(from, this.#taken);
  }

  #deal(): void {
    if (this.#table.coup?.cards.length === 4) this.#do({ do: 'announce-counts' });
    const card = this.#shoe[this.#taken];
    assert(card !== undefined, 'a session is shorter than a shoe');
    this.#do({ do: 'deal-card', card, source: 'virtual-shoe' });
    this.#taken += 1;
  }

  #do(unstamped: UnstampedTableCommand): void {
    // What the table adds makes it a whole command.
    const command = { by: staff('dealer'), at: this.#table.at, ...unstamped } as Command;
    const room = { book: this.#book, table: this.#table };
    const decision = decide(room, command);
    assert(!isRefusal(decision), `a table of a tournament refused: ${JSON.stringify(decision)}`);
    for (const event of decision) this.#table = evolve({ ...room, table: this.#table }, event);
  }
}

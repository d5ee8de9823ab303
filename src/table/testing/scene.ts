// A table for tests: opened, prepared and played by plain words, every refusal loud.

import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import { RULEBOOKS, type Role, type Rulebook } from '../../rulebooks/index.ts';
import type { RulebookId, Version } from '../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { WAGERS, type WagerName } from '../../rules/wagers.ts';
import type { Command, TableEvent } from '../acts.ts';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import { HOME_CURRENCY, plainChoices } from '../setup/plain-setup.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { Actor, SeatPlan, Setup } from '../setup/setup.ts';
import { type CoupRecord, newTable, type Table } from '../table.ts';
import type { Bet } from '../wagers/wager.ts';

/** A command without the things that a scene adds: who and when. */
type SceneCommand = Command extends infer One
  ? One extends Command
    ? Omit<One, 'by' | 'at'> & { readonly by?: Actor; readonly at?: number }
    : never
  : never;

export const staff = (role: Role): Actor => ({ role, id: `${role}-1` });
export const patronAt = (seat: number): Actor => ({ role: 'patron', id: `patron-${seat}`, seat });

const terminals = (count: number): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    kind: 'terminal',
    printer: false,
    noteAcceptor: true,
  }));

const seats = (count: number): readonly SeatPlan[] =>
  terminals(count).map(plan => ({ ...plan, kind: 'seat', noteAcceptor: false }));

/** House rules that every book permits, with generous limits; a test changes what it is about. */
export function plainSetup(
  rulebook: RulebookId,
  version: Version,
  changes: Partial<Setup> = {},
): Setup {
  const book = RULEBOOKS[rulebook];
  const live = book.procedure.seats.kind === 'seats';
  const limit = { min: 1000, max: 1_000_000, step: 1000 };
  const rules = book.versions[version];
  const offered = WAGERS.filter(on => on in { ...rules?.wagers, ...rules?.runs, ...rules?.tails });
  return {
    ...plainChoices(book),
    id: 'set-up-1',
    rulebook,
    version,
    decks: 8,
    currency: HOME_CURRENCY[rulebook],
    offered,
    pay: { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 5 } },
    seats: live ? seats(7) : terminals(3),
    stakeMode: 'seat-terminals',
    wageringMs: book.procedure.wagering.defaultMs?.ms ?? null,
    ...changes,
    // A bet without limits is no bet on offer: a test says only those that it is about.
    limits: {
      ...Object.fromEntries(offered.map((on: WagerName) => [on, limit])),
      ...changes.limits,
    },
  };
}

/** One table and everything that happened at it, driven by changes. */
export class Scene {
  readonly book: Rulebook;
  table: Table = newTable('table-1');
  readonly events: TableEvent[] = [];
  now = 0;
  /** A finished coup that the journal would hand in. */
  past: CoupRecord | undefined;

  constructor(rulebook: RulebookId, book = RULEBOOKS[rulebook]) {
    this.book = book;
  }

  /** Asks without doing: events, or the refusal. */
  ask(asked: SceneCommand): readonly TableEvent[] | Refusal {
    const command = { by: staff('dealer'), at: this.now, ...asked } as Command; // and the rest
    return decide(this, command);
  }

  /** Does it; a refusal is a fault of the test. */
  do(command: SceneCommand): this {
    const decision = this.ask(command);
    assert(!isRefusal(decision), `refused: ${JSON.stringify(decision)}`);
    for (const event of decision) {
      this.table = evolve({ book: this.book, table: this.table }, event);
      this.events.push(event);
    }
    return this;
  }

  /** Expects a no and gives it back. */
  refused(command: SceneCommand): Refusal {
    const decision = this.ask(command);
    assert(isRefusal(decision), `not refused: ${JSON.stringify(command)}`);
    return decision;
  }

  wager(seat: number, on: WagerName, stake: number, bet: Partial<Bet> = {}): this {
    const patron = `patron-${seat}`;
    const by = patronAt(seat);
    return this.do({ do: 'set-wager', by, seat, patron, bet: { ...bet, on }, stake });
  }

  cards(text: string): this {
    for (const card of text.split(' ')) {
      this.do({ do: 'deal-card', card: card as Card, source: 'keypad' }); // the test's own cards
    }
    return this;
  }
}

/** Does every step that the shoe still needs; nobody sits yet, so staff cut. */
export function prepareShoe(scene: Scene): void {
  const { cutOrder } = scene.book.procedure.shoe;
  const cutter = cutOrder?.otherwise === 'table-inspector' ? 'table-inspector' : 'game-supervisor';
  for (const step of scene.table.shoe.toDo) {
    const by = staff(step === 'cut' ? cutter : 'dealer');
    const at = step === 'cut' ? { cutAt: 100 } : {};
    scene.do({ do: 'prepare-shoe', step, by, ...at });
  }
}

/** A book of the test's own, and the gaming day on which its table opens. */
interface BookAndDay {
  readonly book: Rulebook;
  readonly day: string;
}

/** The clock of the house begins another gaming day. */
export const turnDay = (scene: Scene, day: string): Scene =>
  scene.do({ do: 'begin-gaming-day', day, by: { role: 'system', id: 'clock' } });

/** A table opened under a book, its shoe ready, a patron with 10,000.00 in every seat. */
export function readyTable(setup: Setup, of: Partial<BookAndDay> = {}): Scene {
  const scene = new Scene(setup.rulebook, of.book);
  if (of.day !== undefined) turnDay(scene, of.day);
  scene.do({ do: 'sign-on', duty: 'dealer' });
  if (scene.book.procedure.deal.needsInspector !== undefined) {
    scene.do({ do: 'sign-on', duty: 'table-inspector', by: staff('table-inspector') });
  }
  scene.do({ do: 'open-table', setup });
  scene.do({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  prepareShoe(scene);
  if (scene.book.procedure.powers['move-float'] !== undefined) {
    const signed = { slip: 'F-1', countersignedBy: 'cashier-1', by: staff('game-supervisor') };
    scene.do({ do: 'move-float', move: 'opening', cents: 100_000_000, ...signed });
  }
  for (const { number } of setup.seats) {
    const patron = `patron-${number}`;
    scene.do({ do: 'buy-in', seat: number, patron, tender: 'chips', cents: 1_000_000 });
  }
  return scene;
}

// A tournament that a scenario drives: the engine's own decide and evolve, a clock, and the cards.

import type { Draw } from '../../lab/shuffle/draw.ts';
import { shuffledShoe } from '../../lab/shuffle/shuffle.ts';
import { RULEBOOKS, type Rulebook } from '../../rulebooks/index.ts';
import { type Card, DECK } from '../../rules/cards.ts';
import {
  type TournamentContext,
  type TournamentCommand,
  type Conditions,
  decideTournament,
  evolveTournament,
  isTournamentRefusal,
  newTournament,
  type TournamentRefusal,
  type Session,
  type SessionTable,
  type Tournament,
  type TournamentEvent,
} from '../../tournament/index.ts';
import { STARTS_AT } from '../time.ts';

/** A table of a session that is being played. */
export interface TableInPlay {
  readonly session: Session;
  readonly table: SessionTable;
}

export class DrivenTournament implements TournamentContext {
  readonly book: Rulebook;
  /** The conditions that the scenario asked for. */
  readonly conditions: Conditions;
  now = STARTS_AT;
  readonly #draw: Draw;
  /** What each table's shoe holds, the next card first. */
  readonly #shoes = new Map<string, Card[]>();
  #tournament: Tournament = newTournament('tournament-1');

  constructor(rulebook: Rulebook['id'], conditions: Conditions, draw: Draw) {
    this.book = RULEBOOKS[rulebook];
    this.conditions = conditions;
    this.#draw = draw;
  }

  get tournament(): Tournament {
    return this.#tournament;
  }

  /** What would follow from a command; changes nothing. */
  ask(command: TournamentCommand): readonly TournamentEvent[] | TournamentRefusal {
    return decideTournament(this, command);
  }

  give(command: TournamentCommand): readonly TournamentEvent[] | TournamentRefusal {
    const decision = this.ask(command);
    if (isTournamentRefusal(decision)) return decision;
    for (const event of decision) this.#tournament = evolveTournament(this, event);
    return decision;
  }

  /** The table of a session; left out, the only one that is being played. */
  tableIn(session: unknown, table: unknown): TableInPlay | undefined {
    const playing = this.#tournament.sessions.filter(each =>
      session === undefined ? each.state === 'playing' : each.id === session,
    );
    const tables = playing.flatMap(each => each.tables.map(at => ({ session: each, table: at })));
    const named = tables.filter(each => table === undefined || each.table.table === table);
    const open = named.filter(each => each.table.closing === null);
    const [only, other] = open.length > 0 ? open : named;
    return other === undefined ? only : undefined;
  }

  /** A new shoe at a table. */
  loadShoe(table: string): Card[] {
    const shoe = shuffledShoe(this.conditions.terms.decks ?? 8, this.#draw);
    this.#shoes.set(table, shoe);
    return shoe;
  }

  /** The next card at a table: the one named, or the shoe's. */
  takeCard(table: string, named?: Card): Card {
    const shoe = this.#shoes.get(table) ?? this.loadShoe(table);
    const at = named === undefined ? 0 : shoe.indexOf(named);
    const [card] = at < 0 ? [] : shoe.splice(at, 1);
    return named ?? card ?? this.drawCard();
  }

  /** A card from a whole deck, for the length of a play-off. */
  drawCard(): Card {
    return DECK[this.#draw(DECK.length)] ?? 'As';
  }
}

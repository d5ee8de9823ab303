// A tournament that a scenario drives: the engine's own decide and evolve, a clock, and the cards.

import type { Draw } from '../../lab/shuffle/draw.ts';
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
import { PhysicalShoe } from '../physical-shoe.ts';
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
  /** The cards of each table of a session. */
  readonly #shoes = new Map<string, PhysicalShoe>();
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
    const before = this.#tournament;
    for (const event of decision) this.#tournament = evolveTournament(this, event);
    if (command.do === 'play') this.#followCards(before, command.session, command.table);
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

  /** The faces of the cards that come next at a table of a session. */
  upcoming(session: string, table: string): readonly Card[] {
    const dealing = dealingAt(this.#tournament, session, table);
    const shoe = this.#shoes.get(`${session} ${table}`);
    return dealing === undefined || shoe === undefined ? [] : shoe.upcoming(dealing);
  }

  /** Takes the cards out that a command took out; new ones are shuffled as they are brought. */
  #followCards(before: Tournament, session: string, table: string): void {
    const was = dealingAt(before, session, table);
    const is = dealingAt(this.#tournament, session, table);
    if (is === undefined) return;
    const name = `${session} ${table}`;
    const shoe = this.#shoes.get(name) ?? new PhysicalShoe();
    this.#shoes.set(name, shoe);
    if (is.shoe.number === was?.shoe.number) shoe.follow(was, is);
    else shoe.load(is.setup?.decks ?? 8, this.#draw, [], 0);
  }

  /** A card from a whole deck, for the length of a play-off. */
  drawCard(): Card {
    return DECK[this.#draw(DECK.length)] ?? 'As';
  }
}

const dealingAt = ({ sessions }: Tournament, session: string, table: string) =>
  sessions.find(({ id }) => id === session)?.tables.find(each => each.table === table)?.play?.play
    .dealing;

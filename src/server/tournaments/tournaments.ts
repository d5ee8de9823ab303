// The tournaments of the house: found in the journal, taken up where they stood, or opened new.

import type { RefusalTold } from '../tables/mailbox/outcome.ts';
import { assert } from '../../rules/assert.ts';
import type { Session } from '../../tournament/sessions/session.ts';
import { rulebookOf } from '../../rulebooks/index.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { TournamentSummary } from '../../wire/tournament/http.ts';
import type { OpenStream } from '../storage/journal/batch.ts';
import { resume } from '../storage/journal/resume.ts';
import { prepareDemonstration } from './demonstration.ts';
import { type DeskHouse, type LoadedTournament, TournamentDesk } from './desk.ts';
import { TournamentBroadcast } from './broadcast.ts';
import { openedEvent, rebuildingTournament, streamOf, tournamentOf } from './rebuild.ts';

/** Seats of the sessions that are played or about to be. */
const competitorsSeats = (sessions: readonly Session[]): TournamentSummary['seats'] =>
  sessions
    .filter(({ state }) => state === 'seated' || state === 'playing')
    .flatMap(({ tables }) =>
      tables
        .filter(({ closing }) => closing === null)
        .flatMap(({ table, seats }) => seats.map(({ seat }) => ({ table, seat }))),
    );

export interface TournamentsHouse extends Omit<DeskHouse, 'load'> {
  readonly demonstration: boolean;
}

/** Under which book a new tournament is opened, and by whom. */
interface Fresh {
  readonly rulebook: RulebookId;
  readonly by: string;
}

export class Tournaments {
  readonly #house: TournamentsHouse;
  readonly #desks = new Map<string, TournamentDesk>();

  private constructor(house: TournamentsHouse) {
    this.#house = house;
  }

  /** Takes up every tournament that the journal holds. */
  static async open(house: TournamentsHouse): Promise<Tournaments> {
    const tournaments = new Tournaments(house);
    const streams = await house.journal.streams();
    const names = streams.flatMap(({ name }) => tournamentOf(name) ?? []);
    for (const name of names) await tournaments.#take(name);
    return tournaments;
  }

  /** For nodes of a house that keep none. */
  static none(house: TournamentsHouse): Tournaments {
    return new Tournaments(house);
  }

  desk(tournament: string): TournamentDesk | undefined {
    return this.#desks.get(tournament);
  }

  get desks(): readonly TournamentDesk[] {
    return [...this.#desks.values()];
  }

  get summaries(): readonly TournamentSummary[] {
    return this.desks.map(({ tournament, room }) => {
      const { id, phase, conditions, published, version } = tournament;
      const isPublished = conditions !== null && published === version;
      return {
        tournament: id,
        title: conditions?.title ?? id,
        rulebook: room.book.id,
        phase,
        startsAt: isPublished ? (conditions.terms.startsAt ?? null) : null,
        published: isPublished,
        seats: competitorsSeats(tournament.sessions),
      };
    });
  }

  /** Why a table is not for ordinary wagers now, with the clause of the tournament's book. */
  busyAt(table: string): RefusalTold | null {
    const desk = this.desks.find(each => each.uses(table));
    if (desk === undefined) return null;
    const { id, tournament } = desk.room.book;
    const clause = `${id} ${tournament?.exclusive ?? ''}`;
    return { refused: 'reserved', clause, reason: { code: 'tournament-at-table' } };
  }

  /** Opens another tournament under a book, or says why it cannot be. */
  async found(
    name: string,
    rulebook: RulebookId,
    by: string,
  ): Promise<TournamentSummary | HouseReason> {
    if (this.#desks.has(name)) return { code: 'tournament-name-taken' };
    if (rulebookOf(rulebook)?.tournament === undefined) return { code: 'book-without-tournaments' };
    const says = await this.#take(name, { rulebook, by });
    const made = this.summaries.find(({ tournament }) => tournament === name);
    return made ?? { code: 'tournament-stopped', note: says ?? '' };
  }

  /** The demonstration's own tournament, in a house that has none yet. */
  async demonstrate(): Promise<void> {
    if (this.#desks.size > 0) return;
    const says = await prepareDemonstration(this, this.#house.clock.now());
    if (says !== null) this.#house.onStopped('demonstration', says);
  }

  async close(): Promise<void> {
    await Promise.all(this.desks.map(desk => desk.close()));
  }

  async #take(name: string, fresh?: Fresh): Promise<string | null> {
    const loaded = await this.#load(name, fresh);
    if (typeof loaded === 'string') {
      this.#house.onStopped(name, loaded);
      return loaded;
    }
    const { clock, demonstration } = this.#house;
    const { room, stream } = loaded;
    const of = { tournament: name, rulebook: room.book.id, demonstration };
    const broadcast = new TournamentBroadcast(of, clock, room, stream.seq);
    const load = (tournament: string) => this.#load(tournament);
    this.#desks.set(name, new TournamentDesk(loaded, broadcast, { ...this.#house, load }));
    return null;
  }

  /** Takes the stream and reads it; a sentence when it cannot be. */
  async #load(name: string, fresh?: Fresh): Promise<LoadedTournament | string> {
    const { journal, engine } = this.#house;
    const [taken] = await journal.take([streamOf(name)]);
    assert(taken !== undefined, 'the stream is answered for');
    if (!('taken' in taken)) return taken.says;
    const stream = { ...taken.taken };
    if (stream.seq === 0) {
      if (fresh === undefined) return 'nothing was ever written in it';
      await this.#begin(stream, openedEvent(fresh.rulebook, fresh.by));
    }
    const resumed = await resume(journal, stream, rebuildingTournament(engine));
    if ('found' in resumed) return resumed.says;
    const { book, tournament, pages } = resumed.state;
    if (book === null) return 'its journal does not say under which book';
    return { room: { book, tournament }, pages, stream, snapshotAt: stream.seq - resumed.events };
  }

  /** The first event of a new tournament's stream. */
  async #begin(stream: OpenStream, event: ReturnType<typeof openedEvent>): Promise<void> {
    const { journal, clock, gamingDay, currency } = this.#house;
    const at = clock.now();
    const stored = await journal.append({
      stream: stream.name,
      epoch: stream.epoch,
      expectedSeq: 0,
      at,
      gamingDay: gamingDay(at),
      currency,
      events: [event],
      transfers: [],
    });
    if ('refused' in stored) throw new Error(`${stream.name} cannot be begun: ${stored.says}`);
    stream.seq = stored.last;
    stream.hash = stored.hash;
    stream.at = at;
  }
}

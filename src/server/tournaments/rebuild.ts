// A tournament out of its journal: how it was opened, then everything that happened in it.

import { assert } from '../../rules/assert.ts';
import { recordedBook, type Rulebook } from '../../rulebooks/index.ts';
import { evolveTournament, newTournament, type Tournament } from '../../tournament/index.ts';
import type { TournamentEvent } from '../../tournament/acts.ts';
import type { NewEvent, StoredEvent } from '../storage/journal/event.ts';
import type { StreamRebuilder } from '../storage/journal/resume.ts';
import { done } from '../tables/mailbox/outcome.ts';
import { type KeptPages, ClientPages, readJournalKey } from '../tables/mailbox/pages.ts';
import { EventReader } from '../tables/mailbox/stored.ts';
import { TOURNAMENT_SHAPES } from '../storage/shapes/families.ts';

/** The prefix of every tournament's stream. */
const STREAM = 'tournament:';

export const streamOf = (tournament: string): string => `${STREAM}${tournament}`;

export const tournamentOf = (stream: string): string | null =>
  stream.startsWith(STREAM) ? stream.slice(STREAM.length) : null;

/** The first event of every tournament's stream: by it a journal is read with nothing beside it. */
export const OPENED = 'tournament-opened';

export const openedEvent = (rulebook: string, by: string): NewEvent => ({
  kind: OPENED,
  version: TOURNAMENT_SHAPES.versionOf(OPENED),
  body: { rulebook, by },
});

/** A tournament as its desk holds it: the book, how it stands, and which keys were answered. */
export interface TournamentState {
  readonly book: Rulebook | null;
  readonly tournament: Tournament;
  readonly pages: ClientPages;
  readonly reader: EventReader<TournamentEvent>;
}

/** What a snapshot of a tournament keeps. */
export interface KeptTournament {
  readonly rulebook: string;
  readonly tournament: Tournament;
  readonly pages: KeptPages;
}

export const keptTournament = (
  book: Rulebook,
  tournament: Tournament,
  pages: ClientPages,
  upTo: number,
): KeptTournament => ({ rulebook: book.id, tournament, pages: pages.kept(upTo) });

/** What of a tournament follows from its events alone; which answers are at hand does not. */
export const keptOfTournament = ({ book, tournament }: TournamentState) => ({
  rulebook: book?.id ?? null,
  tournament,
});

export const rebuildingTournament = (engine: string): StreamRebuilder<TournamentState> => ({
  engine,
  begin: stream => ({
    book: null,
    tournament: newTournament(tournamentOf(stream) ?? stream),
    pages: new ClientPages(),
    reader: new EventReader<TournamentEvent>(),
  }),
  fromSnapshot: body => {
    const { rulebook, tournament, pages } = body as KeptTournament; // ours: its digest was checked
    return {
      book: recordedBook(rulebook),
      tournament,
      pages: ClientPages.from(pages),
      reader: new EventReader<TournamentEvent>(),
    };
  },
  evolve: foldStored,
});

/** One stored event more. Its key is known from here on. */
function foldStored(state: TournamentState, event: StoredEvent): TournamentState {
  const { pages, reader, book } = state;
  if (event.kind === OPENED) {
    assert(book === null, 'a tournament is opened once');
    const { rulebook } = event.body as { readonly rulebook: string }; // written by openedEvent
    return { ...state, book: recordedBook(rulebook) };
  }
  assert(book !== null, 'a tournament’s first event says under which book it is held');
  const events = reader.take(event);
  const tournament = events.reduce(
    (after, one) => evolveTournament({ book, tournament: after }, one),
    state.tournament,
  );
  if (event.key !== null) {
    const { page, key } = readJournalKey(event.key);
    pages.of(page).keep(key, done(event.seq));
  }
  return events.length === 0 ? state : { ...state, tournament };
}

// A tournament as data: who sat where, who went on, who fell, and what each place won.

import {
  type Session,
  type SessionTable,
  type Tournament,
  type TournamentEvent,
} from '../../../tournament/index.ts';

export interface PlaceStory {
  readonly patron: string;
  readonly chips: number;
  readonly state: string;
  readonly goesOn: boolean;
}

export interface SessionStory {
  readonly session: string;
  readonly round: string;
  readonly playOff: { readonly card: string | null; readonly coups: number } | null;
  readonly tables: readonly { readonly table: string; readonly places: readonly PlaceStory[] }[];
}

export interface TournamentStory {
  readonly rulebook: string;
  readonly patrons: number;
  readonly tables: number;
  readonly seed: number;
  readonly coups: number;
  readonly sessions: readonly SessionStory[];
  readonly pool: { readonly fees: number; readonly retained: number; readonly pool: number };
  readonly prizes: readonly {
    readonly place: number;
    readonly patron: string;
    readonly cents: number;
    readonly clause: string;
  }[];
}

export interface StoryTitle {
  readonly rulebook: string;
  readonly patrons: number;
  readonly tables: number;
  readonly seed: number;
  readonly coups: number;
}

export function storyOf(
  title: StoryTitle,
  { sessions, prizes }: Tournament,
  awarded: Extract<TournamentEvent, { happened: 'prizes-awarded' }>,
): TournamentStory {
  const { retained, pool } = awarded;
  return {
    ...title,
    sessions: sessions.map(sessionStory),
    pool: { fees: retained + pool, retained, pool },
    prizes: prizes.map(({ place, patron, cents, clause }) => ({ place, patron, cents, clause })),
  };
}

function sessionStory(session: Session): SessionStory {
  const { id, round, playOff, tables, rules } = session;
  const coups = 'coups' in rules.length ? rules.length.coups : 0;
  return {
    session: id,
    round,
    playOff: playOff === null ? null : { card: playOff.card, coups },
    tables: tables.map(table => ({ table: table.table, places: placesAt(session, table) })),
  };
}

/** Everybody at a table, best first; who left before the end comes last. */
function placesAt({ order }: Session, { table, closing, seats }: SessionTable) {
  const found = order?.find(other => other.table === table);
  const ranked = (found?.groups ?? []).flatMap(({ patrons }) => patrons);
  const rest = seats.map(({ patron }) => patron).filter(patron => !ranked.includes(patron));
  return [...ranked, ...rest].map(patron => {
    const seat = seats.find(other => other.patron === patron)?.seat;
    const standing = closing?.find(other => other.seat === seat);
    return {
      patron,
      chips: standing?.chips ?? 0,
      state: standing?.state ?? 'in',
      goesOn: found?.advanced.includes(patron) ?? false,
    };
  });
}

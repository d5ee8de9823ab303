// A value for each field that the schemas of tournament commands leave open, by the field's name.

import type { Rulebook } from '../../../src/rulebooks/index.ts';
import { cardsOf } from '../../../src/rules/cards.ts';
import { dealCoup } from '../../../src/rules/coup.ts';
import type { DrivenTournament } from '../../../src/scenario/tournament/driven-tournament.ts';
import { modelRound, type RoundPlan, roundsIn } from '../../../src/tournament/index.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { Fields, Makes, Values } from '../commands/draw-schema.ts';
import { shuffled } from '../shuffled.ts';
import { openSessions, peopleAt, tablesInPlay } from './places.ts';

/** What commands of a tournament are drawn from. */
export interface TournamentSource {
  readonly driven: DrivenTournament;
  readonly chance: Chance;
}

/** One command being drawn: whom it is about and where. */
export interface TournamentDrawing extends TournamentSource {
  readonly made: Fields;
  readonly patron: string;
  readonly seat: number;
  readonly session: string;
  readonly table: string;
}

type Make = Makes<TournamentDrawing>;

const NAMES = ['ann', 'bob', 'cai', 'dee', 'eve', 'fay', 'gus', 'hal', 'ida', 'joe'] as const;
export const someEntrant = (chance: Chance): string => chance.pick(NAMES);

const words: Make = ({ chance }) => chance.pick(['as seen', 'by the rules', 'said so']);
const text: Make = ({ chance }) => chance.pick(['A-1', 'paper', 'house']);

const rounds = ({ tournament }: DrivenTournament): readonly RoundPlan[] =>
  tournament.conditions === null ? [] : roundsIn(tournament);

const roundName: Make = ({ driven, chance }) => {
  const names = rounds(driven).map(({ name }) => name);
  return names.length === 0 || chance.isOneIn(12) ? 'Heats' : chance.pick(names);
};

/** Those who play, or some of everybody. */
const patrons: Make = ({ driven, chance }) => {
  const { entries } = driven.tournament;
  const entered = entries.filter(({ state }) => state === 'entered').map(({ patron }) => patron);
  const some = entries.map(({ patron }) => patron).filter(() => chance.isOneIn(2));
  return chance.isOneIn(4) ? some : entered;
};

const startsAt: Make = ({ driven, chance }) =>
  driven.now + chance.pick([0, 60_000, 1_800_000, 7_200_000]);

/** Limits of the table in question, and the chips of whoever sits there. */
const chips: Make = ({ driven, chance, session }) => {
  const rules = driven.tournament.sessions.find(({ id }) => id === session)?.rules;
  const { min, max, step } = rules?.limits ?? { min: 10_000, max: 500_000, step: 1000 };
  const bank = rules?.bank ?? 1_000_000;
  return chance.pick([min, min, min + step, min * 3, max, bank, bank, min - 1, 0]);
};

const seats: Make = ({ driven, session, chance }) => {
  const found = driven.tournament.sessions.find(({ id }) => id === session);
  const tables = driven.tournament.tables;
  const perTable = Math.max(
    1,
    Math.ceil((found?.patrons.length ?? 1) / Math.max(1, tables.length)),
  );
  return (found?.patrons ?? []).map((patron, index) => ({
    patron,
    table: tables[Math.floor(index / perTable)] ?? 'T1',
    seat: (index % perTable) + (chance.isOneIn(30) ? 2 : 1),
  }));
};

/** Two hands as the table of play deals them, or a coup that counts for nothing. */
function someCoup(chance: Chance, { tableau }: Rulebook): object {
  const { player, banker } = dealCoup(tableau, shuffled(chance, 1).slice(0, 6));
  return { player, banker };
}

/** What is asked of a session's table now and then, mostly at the wrong moment. */
const AT_TABLE = [
  { do: 'begin-dummy-coup' },
  { do: 'announce-counts' },
  { do: 'settle-coup' },
  { do: 'deal-card', card: '9s', source: 'keypad' },
  { do: 'report-irregularity', what: 'game-disrupted', facts: {} },
] as const;

/** A form as it is filled in: mostly right, now and then with a fault. */
const form: Make = ({ patron, seat, chance }) => ({
  name: chance.isOneIn(8) ? '' : patron,
  seatNumber: String(chance.isOneIn(8) ? seat + 1 : seat),
  figures: chance.pick(['100', '100', '200', '1']),
  words: chance.pick(['one hundred', 'one hundred', 'two hundred', 'one']),
  marked: chance.pick([['player'], ['banker'], ['tie'], ['player', 'banker'], []]),
  signature: chance.isOneIn(8) ? '' : patron,
});

const conditions: Make = ({ driven, chance }) => {
  const { conditions: now } = driven;
  if (!chance.isOneIn(4)) return now;
  const entryFee = chance.pick([0, 1000, 3335]);
  return { ...now, terms: { ...now.terms, entryFee } };
};

const newSession: Make = ({ driven }) => `S${driven.tournament.sessions.length + 1}`;

export const TOURNAMENT_VALUES: Values<TournamentDrawing> = {
  file: 'tournament/field-values.ts',
  made: {
    about: words,
    approvedBy: text,
    bank: chips,
    card: ({ chance }) => chance.pick(cardsOf(1)),
    channel: ({ chance }) => chance.pick(['cage', 'cage', 'terminal', 'post']),
    chips,
    coups: ({ chance }) => 1 + chance.below(3),
    deputies: () => ['deputy'],
    document: text,
    figures: text,
    // The book's own depth is 104 cards, a quarter of a deck of them more or less (16.5.1).
    fromBack: ({ chance }) => chance.pick([104, 104, 90, 130, 20]),
    ms: ({ chance }) => chance.pick([1000, 30_000]),
    name: ({ patron }) => patron,
    notified: patrons,
    of: ({ seat }) => seat,
    patron: ({ patron }) => patron,
    patrons,
    penalty: ({ driven, chance }) => {
      const { penalties = [] } = driven.conditions.terms;
      return penalties.length === 0 || chance.isOneIn(5) ? 'none' : chance.pick(penalties).name;
    },
    person: ({ chance }) => chance.pick(['director', 'director', 'another']),
    playOff: newSession,
    round: roundName,
    ruling: words,
    seat: ({ seat }) => seat,
    seats,
    session: ({ session }) => session,
    signature: ({ patron }) => patron,
    staffApprovedBy: text,
    stake: chips,
    startsAt,
    substitute: ({ chance }) => chance.pick(['sub-1', 'sub-2', someEntrant(chance)]),
    table: ({ table }) => table,
    tables: ({ chance }) => (chance.isOneIn(2) ? ['T1'] : ['T1', 'T2']),
    to: text,
    version: ({ driven, chance }) => driven.tournament.version + (chance.isOneIn(10) ? 1 : 0),
    why: words,
  },
  objects: {
    conditions,
    coup: ({ chance, driven }) => someCoup(chance, driven.book),
    command: ({ chance }) => chance.pick(AT_TABLE),
    form,
    round: ({ chance, driven }) =>
      modelRound(`Round ${rounds(driven).length + 1}`, {
        kind: chance.pick(['round', 'repechage', 'secondary']),
        tables: 1,
        length: { coups: 3 },
      }),
  },
  chosen: (drawing, field) => (field === 'card' ? drawing.chance.pick(cardsOf(1)) : undefined),
  isSaid: ({ chance }, _path, field) => chance.isOneIn(field === 'withFewer' ? 1 : 2),
};

/** Somebody somewhere: an entrant at a table in play, any entrant, or somebody new. */
export function someFocus({ driven, chance }: TournamentSource) {
  const { tournament } = driven;
  const places = tablesInPlay(tournament);
  const sessions = openSessions(tournament);
  const place = places.length === 0 ? undefined : chance.pick(places);
  const session = place?.session ?? (sessions.length === 0 ? undefined : chance.pick(sessions));
  const sitting = place === undefined ? [] : peopleAt(place);
  const entries = tournament.entries.map(({ patron }) => ({ patron, seat: 1 }));
  const pools = [sitting, sitting, entries].filter(({ length }) => length > 0);
  const isNew = pools.length === 0 || chance.isOneIn(8);
  const person = isNew ? { patron: someEntrant(chance), seat: 1 } : chance.pick(chance.pick(pools));
  return {
    ...person,
    session: chance.isOneIn(15) ? 'S9' : (session?.id ?? `S${tournament.sessions.length + 1}`),
    table: place?.table.table ?? session?.tables[0]?.table ?? tournament.tables[0] ?? 'T1',
  };
}

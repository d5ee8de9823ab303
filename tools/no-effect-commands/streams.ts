// The streams of the trial: a table or a tournament just before a command, with every command that
// would change nothing there. Each has a journal of its own in a real house.

import { assert } from '../../src/rules/assert.ts';
import type { Append } from '../../src/server/storage/journal/event.ts';
import type { Journal } from '../../src/server/storage/journal/journal.ts';
import { installedEvent, tableStream } from '../../src/server/tables/mailbox/rebuild.ts';
import { writeEvents } from '../../src/server/tables/mailbox/stored.ts';
import { TABLE_SHAPES, TOURNAMENT_SHAPES } from '../../src/server/storage/shapes/families.ts';
import { stored, takeOne } from '../../src/server/testing/journal.ts';
import { gamingDays } from '../../src/server/ports/gaming-day.ts';
import { openedEvent, streamOf as tournamentStream } from '../../src/server/tournaments/rebuild.ts';
import type { Setup } from '../../src/table/index.ts';
import type { SentTournamentCommand } from '../../src/tournament/acts.ts';
import type { SentCommand } from '../../src/table/acts.ts';
import type { Family, History, Moment } from '../sweep/sweep.ts';
import { type TableState, timeOf } from '../sweep/states.ts';
import { timeOf as timeOfTournament, type TournamentState } from '../sweep/tournaments.ts';
import { noOpsAt, type TriedCommand } from './find.ts';

/** The house's gaming day is the scenarios': a day of the calendar. */
export const GAMING_DAY = { gamingDayHour: 0, gamingDayZone: 'UTC' } as const;
const gamingDay = gamingDays({ startsAtHour: 0, zone: 'UTC' });

/** What one command made, as it is appended. */
type Written = Pick<Append, 'at' | 'events' | 'transfers'>;

/** A stream and what is sent to it; the house of the trial gets it as text. */
export interface TrialStream {
  readonly of: 'table' | 'tournament';
  readonly name: string;
  /** The house rules of a table. */
  readonly setup: Setup | null;
  readonly currency: string;
  /** Where it stands: book, version, phase. */
  readonly where: string;
  /** When it is sent. */
  readonly at: number;
  readonly gets: 'no-ops' | 'extremes';
  readonly noOps: readonly TriedCommand[];
  /** A command that is done there. */
  readonly own: TriedCommand;
}

/** A stream and its journal so far. */
export interface NewStream {
  readonly stream: TrialStream;
  readonly written: readonly Written[];
}

export const journalNameOf = ({ of, name }: TrialStream): string =>
  of === 'table' ? tableStream(name) : tournamentStream(name);

/** Two streams for every so manieth moment of a family of tables: no-ops, and extreme values. */
export const tableStreams = (
  family: Family<TableState, SentCommand>,
  every: number,
): readonly NewStream[] =>
  chosen(family, every).flatMap((moment, index): readonly NewStream[] => {
    const { state } = moment;
    const { setup, table, history, book } = state;
    const at = moment.at ?? timeOf(state);
    const written = writtenOf(history, events => writeEvents(events, TABLE_SHAPES));
    const stream = {
      ...({ of: 'table', name: `t${index + 1}`, setup, currency: setup.currency, at } as const),
      where: `${book.id} ${table.phase}`,
    };
    return bothFor(family, moment, stream, begunBy(installedEvent(book.id), written, at));
  });

export const tournamentStreams = (
  family: Family<TournamentState, SentTournamentCommand>,
  every: number,
): readonly NewStream[] =>
  chosen(family, every).flatMap((moment, index): readonly NewStream[] => {
    const { tournament, history, book } = moment.state;
    const written = writtenOf(history, events => writeEvents(events, TOURNAMENT_SHAPES));
    const at = moment.at ?? timeOfTournament(moment.state);
    const currency = tournament.conditions?.terms.currency ?? 'AUD';
    const stream = {
      ...({ of: 'tournament', name: `c${index + 1}`, setup: null, currency, at } as const),
      where: `${book.id} ${tournament.phase}`,
    };
    return bothFor(family, moment, stream, begunBy(openedEvent(book.id, 'operator'), written, at));
  });

/** What people send twice every night: never left out of a short trial. */
const USUAL = ['begin-gaming-day', 'sign-on', 'set-wager', 'close-wagering', 'leave'];

/** Moments of commands that a screen can send: every so manieth, and the first of usual ones. */
const chosen = <State, Sent>(
  { moments, schema }: Family<State, Sent>,
  every: number,
): readonly Moment<State>[] =>
  moments
    .filter(({ command }) => schema.safeParse(command).success)
    .filter(({ name }, index, all) => {
      const isFirst = all.findIndex(other => other.name === name) === index;
      return index % every === 0 || (isFirst && USUAL.includes(name));
    });

/** What is accepted beyond a limit may leave no place for a no-op: each has a stream of its own. */
function bothFor<State, Sent>(
  family: Family<State, Sent>,
  { name, state, command, by }: Moment<State>,
  stream: Omit<TrialStream, 'gets' | 'noOps' | 'own'>,
  written: readonly Written[],
): readonly NewStream[] {
  const own = { name, command, by };
  const noOps = noOpsAt(family, state);
  const other = `${stream.name}-extremes`;
  return [
    { stream: { ...stream, gets: 'no-ops', noOps, own }, written },
    { stream: { ...stream, name: other, gets: 'extremes', noOps: [], own }, written },
  ];
}

interface AnyEvent {
  readonly happened: string;
  readonly at: number;
}

function writtenOf<Event extends AnyEvent>(
  history: History<Event> | null,
  write: (events: readonly Event[]) => Omit<Written, 'at'>,
): readonly Written[] {
  const parts: Written[] = [];
  for (let part = history; part !== null; part = part.before) {
    const [first] = part.events;
    assert(first !== undefined, 'a command without events is no part of a history');
    parts.push({ at: first.at, ...write(part.events) });
  }
  return parts.toReversed();
}

/** The first event of a stream says what it is. */
const begunBy = (
  first: Written['events'][number],
  written: readonly Written[],
  at: number,
): readonly Written[] => [{ at: written[0]?.at ?? at, events: [first], transfers: [] }, ...written];

/** Writes a stream as its table or tournament would have. */
export async function writeStream(journal: Journal, { stream, written }: NewStream): Promise<void> {
  const { epoch, name } = await takeOne(journal, journalNameOf(stream));
  const { currency } = stream;
  let expectedSeq = 0;
  // One after another into the same batch: nobody waits for the disk in between.
  const all = written.map(part => {
    const place = { stream: name, epoch, expectedSeq, gamingDay: gamingDay(part.at), currency };
    expectedSeq += part.events.length;
    return journal.append({ ...place, ...part });
  });
  for (const answer of await Promise.all(all)) stored(answer);
}

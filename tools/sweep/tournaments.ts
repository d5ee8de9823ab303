// Tournaments for the sweep: every command, at every stage of every book that knows them.

import { director, operator, staff } from '../../src/cli/tournament/simulate/people.ts';
import { roundsFor } from '../../src/cli/tournament/simulate/plan.ts';
import {
  type RunPlan,
  TournamentRun,
  type RunCommand as Asked,
} from '../../src/cli/tournament/simulate/run.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { RULEBOOK_IDS } from '../../src/rules/rulebook.ts';
import { stampedCommand } from '../../src/server/tournaments/desk.ts';
import { rolesWith } from '../../src/rulebooks/roles.ts';
import { type SentTournamentCommand, TOURNAMENT_ACT_OF } from '../../src/tournament/acts.ts';
import type { Actor } from '../../src/table/setup/setup.ts';
import {
  type TournamentContext,
  decideTournament,
  evolveTournament,
  isTournamentRefusal,
  modelConditions,
  modelRound,
  type SessionTable,
  type Terms,
  type Tournament,
  type TournamentEvent,
  viewsOf,
  seatToWager,
} from '../../src/tournament/index.ts';
import { TABLE_COMMAND_SCHEMAS } from '../../src/tournament/sessions/table-command.ts';
import {
  TOURNAMENT_COMMAND_SCHEMAS,
  tournamentCommandSchema,
} from '../../src/wire/tournament/commands.ts';
import { chanceFrom } from '../oracle/chance.ts';
import {
  type Answered,
  explored,
  type Family,
  type Fields,
  type History,
  type Moment,
  saidBy,
  soundOf,
} from './sweep.ts';

export interface TournamentState extends TournamentContext {
  readonly name: string;
  readonly history: History<TournamentEvent> | null;
}

/** When simulated tournaments begin. */
const START = Date.UTC(2025, 3, 1);

/** When a command comes that says no time: at the last event, or when nothing happened yet. */
export const timeOf = ({ tournament }: TournamentState): number =>
  Math.max(tournament.at, START - 30 * 86_400_000);
const PATRONS = 9;

export interface TournamentsSeen {
  readonly states: readonly TournamentState[];
  readonly moments: readonly Moment<TournamentState>[];
}

/** A tournament and what led to it. */
type TournamentSoFar = Pick<TournamentState, 'tournament' | 'history'>;

type CommandListener = (before: TournamentSoFar, asked: Asked, at: number) => void;

/** A simulated tournament that is looked at before every command. */
class WatchedRun extends TournamentRun {
  readonly #onDone: CommandListener;
  readonly #events: TournamentEvent[];
  #history: History<TournamentEvent> | null = null;

  constructor(plan: RunPlan, onDone: CommandListener) {
    const events: TournamentEvent[] = [];
    super({ ...plan, hears: event => events.push(event) });
    this.#onDone = onDone;
    this.#events = events;
  }

  override ask(command: Asked): ReturnType<TournamentRun['ask']> {
    const before = { tournament: this.tournament, history: this.#history };
    const refusal = super.ask(command);
    const events = this.#events.splice(0);
    if (events.length > 0) this.#history = { before: this.#history, events };
    if (refusal === undefined) this.#onDone(before, command, this.now);
    return refusal;
  }
}

/** Tournaments of so many seeds, at every stage that they come through. */
export function seeTournaments(seeds: number): TournamentsSeen {
  const states = new Map<string, TournamentState>();
  const moments = new Map<string, Moment<TournamentState>>();
  for (const id of RULEBOOK_IDS.filter(one => RULEBOOKS[one].tournament !== undefined)) {
    const book = RULEBOOKS[id];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const rounds = roundsFor({ patrons: PATRONS, tables: 2, coups: 3 });
      const terms: Partial<Terms> = {
        rounds,
        entrants: { least: 1, most: PATRONS },
        furtherRounds: 'director-decides',
        buyBack: { cents: 5_000, chips: 0, most: 1, untilRound: 0 },
        addOn: { cents: 2_000, chips: 500_000, most: 2, untilRound: 1 },
      };
      const plan: RunPlan = {
        ...{ book, patrons: PATRONS, tables: 2, lively: true, draw: chanceFrom(seed).below },
        conditions: modelConditions(START, terms),
      };
      new WatchedRun(plan, (before, { by = operator, ...command }, at) => {
        const name = kindOf(id, before.tournament);
        const moment = nameOf(command);
        if (states.has(name) && moments.has(`${id} ${moment}`)) return;
        const [soFar, sent] = withWords(before, command);
        const state = { name, book, ...soFar };
        if (!states.has(name)) states.set(name, state);
        if (moments.has(`${id} ${moment}`)) return;
        moments.set(`${id} ${moment}`, { name: moment, state, command: sent, by, at });
      }).play();
    }
  }
  return { states: [...states.values()], moments: [...moments.values()] };
}

/** 'apply', 'play/in-turn/deal-card' ... */
const nameOf = (command: Omit<Asked, 'by'>): string => {
  if (command.do !== 'play') return command.do;
  const { way, what } = (command as Extract<Asked, { do: 'play' }>).command; // just asked
  return `play/${way}/${what.do}`;
};

/** A simulated tournament names sessions and tables with blanks, which no message can. */
function withWords(before: TournamentSoFar, command: object): readonly [TournamentSoFar, Fields] {
  const { sessions, tables } = before.tournament;
  const planned = 'session' in command ? [String(command.session)] : [];
  const own = 'playOff' in command ? [String(command.playOff)] : [];
  const designated = 'tables' in command ? (command.tables as readonly string[]) : []; // as sent
  const names = [...sessions.map(({ id }) => id), ...tables, ...planned, ...own, ...designated];
  const spoken = (value: unknown): unknown =>
    JSON.parse(
      names.reduce(
        (told, name) => told.replaceAll(`"${name}"`, `"${name.replaceAll(' ', '-')}"`),
        JSON.stringify(value),
      ),
    );
  const { order: _, ...sent } = spoken(command) as Fields; // the server draws the order itself
  return [spoken(before) as TournamentSoFar, sent];
}

/** What makes a tournament another one for whoever asks something of it. */
function kindOf(id: string, { phase, sessions, conditions, approval, published }: Tournament) {
  const session = sessions.at(-1);
  const play = session?.tables.find(({ play: on }) => on !== null)?.play;
  const gates = [conditions === null, approval === null, published === null].map(Number).join('');
  return [id, phase, gates, session?.state ?? '', play?.play.phase ?? ''].join(' ');
}

/** Where a command is about: the last session, its first table, somebody who sits there. */
function placeIn({ sessions, entries }: Tournament): {
  readonly session: string;
  readonly at: SessionTable | undefined;
  readonly seat: number;
  readonly patron: string;
} {
  const session = sessions.at(-1);
  const at = session?.tables.find(({ closing }) => closing === null) ?? session?.tables[0];
  const turn = at?.play?.way === 'in-turn' ? seatToWager(at.play.play) : null;
  const first = at?.seats.find(one => one.seat === turn) ?? at?.seats[0];
  const entered = entries.find(({ state }) => state === 'entered') ?? entries[0];
  return {
    ...{ session: session?.id ?? 'Round-1-/-1', at, seat: first?.seat ?? 1 },
    patron: first?.patron ?? entered?.patron ?? 'P001',
  };
}

function suited(command: Fields, { tournament }: TournamentState): readonly Fields[] {
  const { session, at, seat, patron } = placeIn(tournament);
  const found = tournament.sessions.find(({ id }) => id === session);
  const suits: Fields = {
    ...{ session, patron, seat, stake: 10_000, table: at?.table ?? 'Table-1' },
    ...{ chips: found?.rules.bank ?? 10_000, channel: 'cage', penalty: 'telephone' },
    ...{ fromBack: 104, playOff: 'play-off-1', substitute: 'S1', staffApprovedBy: null },
    ...{ version: tournament.version, round: tournament.conditions?.terms.rounds?.[0]?.name },
    conditions: modelConditions(START),
    patrons: tournament.entries.map(entry => entry.patron),
    notified: tournament.entries.map(entry => entry.patron),
    tables: ['Table-1', 'Table-2'],
    startsAt: START,
    bank: 1_000_000,
  };
  const fit = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        if ((name === 'command' || name === 'what') && typeof value === 'object') {
          return [name, fit(value as Fields)]; // no command has a list or nothing there
        }
        if (name === 'round' && typeof value === 'object') {
          return [name, modelRound('Second chance', { kind: 'repechage', tables: 1 })];
        }
        return [name, suits[name] ?? value];
      }),
    );
  return [fit(command)];
}

function actorsFor(name: string, { tournament }: TournamentState): readonly Actor[] {
  const [first = ''] = name.split('/');
  // So the names are made.
  const roles = rolesWith(TOURNAMENT_ACT_OF[first as SentTournamentCommand['do']].may);
  const { seat, patron } = placeIn(tournament);
  return roles.map(role => {
    if (role === 'patron') return { role, id: patron, seat };
    return role === 'tournament-director' ? director : staff(role);
  });
}

function ask(
  state: TournamentState,
  command: SentTournamentCommand,
  by: Actor,
  at = timeOf(state),
): Answered<TournamentState> {
  try {
    const decision = decideTournament(state, stampedCommand({ by, command }, state, at));
    if (isTournamentRefusal(decision)) return { is: 'refused' };
    if (decision.length === 0) return { is: 'unchanged' };
    const history = { before: state.history, events: decision };
    const after = { ...folded(state, decision), history };
    // As stored: plain text.
    const again = folded(state, JSON.parse(JSON.stringify(decision)) as typeof decision);
    if (JSON.stringify(again.tournament) !== JSON.stringify(after.tournament)) {
      return { is: 'stopped', says: 'its events as stored make another tournament' };
    }
    const viewFor = viewsOf(after, at);
    for (const role of ['operator', 'dealer', 'display'] as const) viewFor({ role, id: role });
    viewFor({ role: 'patron', id: placeIn(after.tournament).patron });
    return { is: 'done', state: after };
  } catch (error) {
    return { is: 'stopped', says: saidBy(error) };
  }
}

const folded = (state: TournamentState, events: readonly TournamentEvent[]): TournamentState => ({
  ...state,
  tournament: events.reduce(
    (after, event) => evolveTournament({ book: state.book, tournament: after }, event),
    state.tournament,
  ),
});

const { play: _, ...OFFICE_COMMANDS } = TOURNAMENT_COMMAND_SCHEMAS;

/** What is asked at a table, inside the command that carries it. */
const atTable = (
  way: 'in-turn' | 'together',
  sound: readonly (readonly [string, readonly Fields[]])[],
) =>
  sound.map(([name, commands]) => {
    const carried = commands.map((what): Fields => {
      const command = { way, what };
      return { do: 'play', session: 's', table: 't', command };
    });
    return [`play/${way}/${name}`, carried] as const;
  });

/** Tournaments of so many seeds, and what can be done from where they have been. */
export function tournamentFamily(seeds: number): Family<TournamentState, SentTournamentCommand> {
  const family = familyOf(seeTournaments(seeds));
  return { ...family, moments: [...family.moments, ...explored(family, ({ book }) => book.id)] };
}

const SOUND = [
  ...soundOf(OFFICE_COMMANDS),
  ...atTable('in-turn', soundOf(TABLE_COMMAND_SCHEMAS['in-turn'])),
  ...atTable('together', soundOf(TABLE_COMMAND_SCHEMAS.together)),
];

const familyOf = (seen: TournamentsSeen): Family<TournamentState, SentTournamentCommand> => ({
  sound: SOUND,
  schema: tournamentCommandSchema,
  ...seen,
  nameOf: ({ name }) => name,
  suited,
  actorsFor,
  ask,
  goOn,
  isName: path => ['do', 'way'].includes(String(path.at(-1))),
});

/** What is usually done next anywhere, one after another: none of it may stop it. */
function goOn(state: TournamentState): Answered<TournamentState> | null {
  let now = state;
  for (const [name, [command]] of SOUND) {
    if (command === undefined) continue;
    const [asked] = suited(command, now);
    const read = tournamentCommandSchema.safeParse(asked);
    const [by] = actorsFor(name, now);
    if (read.data === undefined || by === undefined) continue;
    const next = ask(now, read.data, by);
    if (next.is === 'stopped') return { ...next, says: `then ${name}: ${next.says}` };
    if (next.is === 'done' && !ENDS.includes(name)) now = next.state;
  }
  return null;
}

/** Nothing comes after these. */
const ENDS: readonly string[] = ['cancel', 'award-prizes'];

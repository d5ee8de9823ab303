// A command that somebody might give in a tournament, as a line of a scenario.

import { type Role, ROLES } from '../../../src/rulebooks/roles.ts';
import type { Actor } from '../../../src/table/index.ts';
import { type TournamentCommand, isTournamentRefusal } from '../../../src/tournament/index.ts';
import { IN_TURN_ACTS } from '../../../src/tournament/in-turn/acts.ts';
import { SIMULTANEOUS_ACTS } from '../../../src/tournament/simultaneous/acts.ts';
import { TABLE_COMMAND_SCHEMAS } from '../../../src/tournament/sessions/table-command.ts';
import { TOURNAMENT_COMMAND_SCHEMAS } from '../../../src/wire/tournament/commands.ts';
import { drawFields, type Fields, type Schema } from '../commands/draw-schema.ts';
import type { Proposal } from '../commands/propose.ts';
import {
  someFocus,
  TOURNAMENT_VALUES,
  type TournamentDrawing,
  type TournamentSource,
} from './field-values.ts';
import { wayOf } from './places.ts';

type Schemas = Readonly<Record<string, Schema>>;

// Read by their definitions alone.
const { play: _atTables, ...OFFICE } = TOURNAMENT_COMMAND_SCHEMAS as unknown as Schemas;
const AT_TABLES = {
  'in-turn': TABLE_COMMAND_SCHEMAS['in-turn'] as unknown as Schemas,
  together: TABLE_COMMAND_SCHEMAS.together as unknown as Schemas,
} as const;

export const OFFICE_NAMES = Object.keys(OFFICE);
/** What somebody may send to a table; some acts only the tournament itself asks of it. */
const namesOf = (acts: readonly { readonly name: string; readonly may: readonly unknown[] }[]) =>
  acts.filter(({ may }) => may.length > 0).map(({ name }) => name);

export const TABLE_NAMES = {
  'in-turn': namesOf(IN_TURN_ACTS),
  together: namesOf(SIMULTANEOUS_ACTS),
} as const;

const USUAL: readonly Role[] = [
  ...([
    'patron',
    'patron',
    'operator',
    'tournament-director',
    'dealer',
    'table-inspector',
  ] as const),
];
const LADDER: readonly Role[] = [
  ...([
    'operator',
    'tournament-director',
    'patron',
    'dealer',
    'table-inspector',
    'cashier',
  ] as const),
];

/** Limits of time are given with notice, and run out only where somebody waits (16.4.7). */
const WAITS = ['+40s', '+2m', '+2h'] as const;
const WAIT_MS = { '+40s': 40_000, '+2m': 120_000, '+2h': 7_200_000 } as const;

const TRIES = 16;
const PATIENCE_LOST: Readonly<Record<string, number>> = { 'not-in-this-book': TRIES, 'not-now': 4 };

/** Every command by its name, those at tables in the book's way. */
export const namesFor = (source: TournamentSource): readonly string[] => [
  ...OFFICE_NAMES,
  ...TABLE_NAMES[wayOf(source.driven)],
];

/** A command of this name: one that is taken if one is found, else the last that was not. */
export function proposeInTournament(source: TournamentSource, name: string): Proposal {
  let proposal = proposeOnce(source, name);
  let patience = TRIES;
  while (proposal.reaction === 'refused' && patience > 0) {
    patience -= PATIENCE_LOST[proposal.refused ?? ''] ?? 1;
    proposal = proposeOnce(source, name);
  }
  return proposal;
}

interface Asked extends Proposal {
  readonly refused?: string;
}

function proposeOnce(source: TournamentSource, name: string): Asked {
  const way = wayOf(source.driven);
  const isOffice = Object.hasOwn(OFFICE, name);
  const schema = isOffice ? OFFICE[name] : AT_TABLES[way][name];
  if (schema === undefined) throw new Error(`${name} is no command of a tournament`);
  const drawing: TournamentDrawing = { ...source, ...someFocus(source), made: {} };
  const fields = drawFields(TOURNAMENT_VALUES, drawing, name, schema);
  const { chance } = source;
  const role = chance.isOneIn(10) ? chance.pick(ROLES) : chance.pick(USUAL);
  let asked = ask(drawing, fields, isOffice, personFor(drawing, role));
  for (const other of LADDER) {
    if (asked.refused !== 'not-authorised') break;
    asked = ask(drawing, fields, isOffice, personFor(drawing, other));
  }
  return asked;
}

function personFor({ driven, patron }: TournamentDrawing, role: Role): Actor {
  if (role === 'patron') return { role, id: patron };
  const director = driven.tournament.director?.id ?? 'director';
  return { role, id: role === 'tournament-director' ? director : role };
}

function ask(drawing: TournamentDrawing, fields: Fields, isOffice: boolean, by: Actor): Asked {
  const { driven, session, table, chance } = drawing;
  const wait = chance.isOneIn(10) ? chance.pick(WAITS) : null;
  const at = driven.now + (wait === null ? 1000 : WAIT_MS[wait]);
  const order = fields['do'] === 'draw-seats' ? { order: orderOf(drawing) } : {};
  const atTable = { do: 'play', session, table, command: { way: wayOf(driven), what: fields } };
  // Drawn by the wire's own schemas.
  const command = {
    ...(isOffice ? { ...fields, ...order } : atTable),
    ...{ by, at },
  } as unknown as TournamentCommand;
  const line = {
    ...{ ...fields, ...order, ...(isOffice ? {} : { session, table }), by },
    ...(wait === null ? {} : { at: wait }),
  };
  try {
    const decision = driven.ask(command);
    if (isTournamentRefusal(decision))
      return { line, reaction: 'refused', refused: decision.refused };
    return { line, reaction: decision.length === 0 ? 'done' : 'happens' };
  } catch (threw) {
    return { line, reaction: 'throws', threw };
  }
}

/** The draw of a session's seats: everybody once. */
function orderOf({ driven, session, chance }: TournamentDrawing): readonly string[] {
  const patrons = driven.tournament.sessions.find(({ id }) => id === session)?.patrons ?? [];
  return patrons.toSorted(() => chance.below(3) - 1);
}

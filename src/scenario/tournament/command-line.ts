// A `do` line of a tournament: any of its commands, or one at a session's table in the book's way.

import { z } from 'zod';
import { parseCard } from '../../rules/cards.ts';
import { roundsIn, type TablePlay } from '../../tournament/index.ts';
import { COUP_COMMANDS, type CoupCommand } from '../../table/index.ts';
import { COMMAND_SCHEMAS } from '../../wire/socket/commands.ts';
import { COMMAND_LINES } from '../table/command-line.ts';
import { TABLE_COMMAND_SCHEMAS } from '../../tournament/sessions/table-command.ts';
import { TOURNAMENT_COMMAND_SCHEMAS } from '../../wire/tournament/commands.ts';
import { word } from '../../table/fields.ts';
import type { LineFields } from '../answer.ts';
import { isLineError, type LineError, readAs, unknownCommand } from '../line-error.ts';
import { type ActorLine, actorSchema, namedIn, staffOf } from '../people.ts';
import { atSchema } from '../time.ts';
import type { DrivenTournament, TableInPlay } from './driven-tournament.ts';

type ObjectSchema = z.ZodObject<z.ZodRawShape>;
type Schemas = Readonly<Record<string, ObjectSchema>>;
type Way = TablePlay['way'];

const AT_TABLES: Readonly<Record<Way, Schemas>> = {
  ...TABLE_COMMAND_SCHEMAS,
};
const COMMANDS: Schemas = TOURNAMENT_COMMAND_SCHEMAS;

const SAID = { by: actorSchema.exactOptional(), at: atSchema.exactOptional() };

/** What a line may leave out, where a command has it. */
const LEFT_OUT = ['session', 'table', 'version', 'conditions', 'patrons', 'startsAt', 'tables'];

const partially = (schema: ObjectSchema, keys: readonly string[]): ObjectSchema =>
  schema.partial(
    Object.fromEntries(
      keys.filter(key => Object.hasOwn(schema.shape, key)).map(key => [key, true as const]),
    ),
  );

const linesOf = (schemas: Schemas, lineOf: (schema: ObjectSchema, name: string) => ObjectSchema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, lineOf(one, name)]));

/** Every command of a tournament as a line writes it. */
export const TOURNAMENT_COMMAND_LINES: Schemas = linesOf(COMMANDS, (schema, name) =>
  partially(schema, LEFT_OUT)
    .extend({
      ...SAID,
      ...(name === 'draw-seats' ? { order: z.array(word).max(1_000).exactOptional() } : {}),
    })
    .strict(),
);

/** Every command at a session's table: where it is, and a patron in place of a seat. */
const atTableLines = (schemas: Schemas): Schemas =>
  linesOf(schemas, schema =>
    partially(schema, ['seat', 'card'])
      .extend({
        ...SAID,
        session: word.exactOptional(),
        table: word.exactOptional(),
        ...('seat' in schema.shape && !('patron' in schema.shape)
          ? { patron: word.exactOptional() }
          : {}),
      })
      .strict(),
  );
export const SESSION_TABLE_LINES: Readonly<Record<Way, Schemas>> = {
  'in-turn': atTableLines(AT_TABLES['in-turn']),
  together: atTableLines(AT_TABLES.together),
};

/** A command with what a line says beside it. */
export interface TournamentCommandLine {
  readonly command: LineFields & { readonly do: string };
  /** The table's own command, where it is one at a table. */
  readonly atTable?: LineFields & { readonly do: string };
  readonly by?: ActorLine | undefined;
}

export function readTournamentCommand(
  driven: DrivenTournament,
  line: LineFields,
): TournamentCommandLine | LineError {
  const name = String(line['do']);
  if (Object.hasOwn(COMMANDS, name)) return readOwn(driven, name, line);
  const found = driven.tableIn(line['session'], line['table']);
  const turns = driven.book.tournament?.play.turns;
  const way = found?.table.play?.way ?? (turns === undefined ? 'together' : 'in-turn');
  const schema = SESSION_TABLE_LINES[way][name];
  const known = [...Object.keys(COMMANDS), ...Object.keys(AT_TABLES[way])];
  const coup = COUP_COMMANDS.find(each => each === name);
  if (schema === undefined && coup !== undefined) {
    return readCoupCommand(driven, { name: coup, way, found }, line);
  }
  if (schema === undefined) return unknownCommand(line['do'], known);
  return readAtTable(driven, { name, way, schema, found }, line);
}

const cardIn = (value: unknown): unknown =>
  typeof value === 'string' ? (parseCard(value) ?? value) : value;
const withCard = (line: LineFields): LineFields =>
  'card' in line ? { ...line, card: cardIn(line['card']) } : line;

function readOwn(driven: DrivenTournament, name: string, line: LineFields) {
  const [lines, wire] = [TOURNAMENT_COMMAND_LINES[name], COMMANDS[name]];
  if (lines === undefined || wire === undefined) return unknownCommand(name, []);
  const read = readAs(lines, withCard(line));
  if (isLineError(read)) return read;
  // What the schema has let through.
  const { by, at: _at, order, ...fields } = read.value as LineFields & { readonly by?: ActorLine };
  const whole = readAs(wire, { ...defaultsFor(driven, name, wire, fields), ...fields });
  if (isLineError(whole)) return whole;
  const drawn = name === 'draw-seats' ? { order: order ?? orderOf(driven, fields['session']) } : {};
  return { command: { ...whole.value, ...drawn, do: name }, by };
}

/** The seats are drawn as the session's list has its patrons, unless the line says otherwise. */
const orderOf = ({ tournament }: DrivenTournament, id: unknown): readonly string[] =>
  (tournament.sessions.find(each => each.id === id) ?? tournament.sessions.at(-1))?.patrons ?? [];

function defaultsFor(
  driven: DrivenTournament,
  name: string,
  schema: ObjectSchema,
  fields: LineFields,
) {
  const { tournament, conditions, now, book } = driven;
  const entered = tournament.entries.filter(({ state }) => state === 'entered');
  const session = tournament.sessions.findLast(({ state }) => state !== 'decided');
  const found = driven.tableIn(fields['session'], fields['table']);
  const rounds = tournament.conditions === null ? [] : roundsIn(tournament);
  const tables = Math.max(1, ...rounds.map(round => round.tables));
  const values: LineFields = {
    session: found?.session.id ?? session?.id,
    table: found?.table.table,
    version: tournament.version,
    conditions,
    patrons: entered.map(({ patron }) => patron),
    startsAt: Math.max(now, conditions.terms.startsAt ?? now),
    tables: Array.from({ length: tables }, (_, index) => `T${index + 1}`),
  };
  const wanted = Object.keys(values).filter(key => Object.hasOwn(schema.shape, key));
  const card = name === 'order-play-off' && book.tournament?.playOff !== undefined;
  const isDrawn = card && fields['coups'] === undefined && fields['card'] === undefined;
  return {
    ...Object.fromEntries(wanted.map(key => [key, values[key]])),
    ...(isDrawn ? { card: driven.drawCard() } : {}),
  };
}

interface TableRead {
  readonly name: string;
  readonly way: Way;
  readonly schema: ObjectSchema;
  readonly found: TableInPlay | undefined;
}

function readAtTable(
  driven: DrivenTournament,
  { name, way, schema, found }: TableRead,
  line: LineFields,
): TournamentCommandLine | LineError {
  const read = readAs(schema, withCard(line));
  if (isLineError(read)) return read;
  // What the schema has let through.
  const said = read.value as LineFields & { readonly by?: ActorLine };
  const { by, at: _at, session, table, ...fields } = said;
  const own = AT_TABLES[way][name];
  if (own === undefined) return unknownCommand(name, []);
  const whole = readAs(own, placed(driven, own, fields, { by, found }));
  if (isLineError(whole)) return whole;
  const what = { ...whole.value, do: name };
  const where = { session: session ?? found?.session.id ?? '', table: table ?? found?.table.table };
  const command = { do: 'play', ...where, command: { way, what } };
  return { command, atTable: what, by };
}

/** A command about the coup, as a line at an ordinary table writes it. */
function readCoupCommand(
  driven: DrivenTournament,
  { name, way, found }: Omit<TableRead, 'schema'> & { readonly name: CoupCommand['do'] },
  line: LineFields,
): TournamentCommandLine | LineError {
  const where = { session: word.exactOptional(), table: word.exactOptional() };
  const read = readAs(COMMAND_LINES[name].extend(where).strict(), withCard(line));
  if (isLineError(read)) return read;
  // What the schema has let through.
  const said = read.value as LineFields & Partial<Record<'by' | 'approvedBy', ActorLine>>;
  const { by, at: _at, approvedBy, session, table, ...fields } = said;
  const place = { session: session ?? found?.session.id ?? '', table: table ?? found?.table.table };
  const isCard = name === 'deal-card' && !('card' in fields) && found !== undefined;
  const card = isCard ? nextCardAt(driven, found) : {};
  const source = name === 'deal-card' ? { source: 'keypad' } : {};
  const whole = readAs(COMMAND_SCHEMAS[name], { ...source, ...card, ...fields });
  if (isLineError(whole)) return whole;
  const second = approvedBy === undefined ? undefined : namedIn(approvedBy);
  const approved = second === undefined ? {} : { approvedBy: staffOf(second.role, second.id) };
  const what = { do: 'at-table', command: { ...whole.value, ...approved, do: name } };
  return {
    command: { do: 'play', ...place, command: { way, what } },
    atTable: what,
    by,
  };
}

/** The seat of the patron who is named or who acts, and the next card of that table's shoe. */
function placed(
  driven: DrivenTournament,
  { shape }: ObjectSchema,
  fields: LineFields,
  { by, found }: Pick<TournamentCommandLine, 'by'> & Pick<TableRead, 'found'>,
): LineFields {
  const acts = typeof by === 'object' && by.role === 'patron' ? by.id : undefined;
  const isNamed = 'seat' in shape && !('patron' in shape);
  const { patron, ...rest } = fields;
  const who = isNamed ? (patron ?? acts) : acts;
  const seat = seatsAt(found).find(each => each.patron === who)?.seat;
  const needsCard = 'card' in shape && !('card' in fields) && found !== undefined;
  return {
    ...('seat' in shape && seat !== undefined ? { seat } : {}),
    ...(needsCard ? nextCardAt(driven, found) : {}),
    ...(isNamed ? rest : fields),
  };
}

/** The card on top of a table's shoe; out of one that is empty any, for the table to refuse. */
function nextCardAt(driven: DrivenTournament, { session, table }: TableInPlay): LineFields {
  const [card = driven.drawCard()] = driven.upcoming(session.id, table.table);
  return { card };
}

/** Who sits where at a table now, substitutes included. */
export function seatsAt(found: TableInPlay | undefined) {
  const play = found?.table.play ?? null;
  if (play === null) return found?.table.seats ?? [];
  return play.way === 'in-turn' ? play.play.positions : play.play.seats;
}

// A `do` line: any command of the table by the wire's schema, with what it leaves out filled in.

import { ACT_OF, type Command, COMMAND_NAMES, type CommandName } from '../../table/acts.ts';
import { z } from 'zod';
import { type Card, parseCard } from '../../rules/cards.ts';
import { cutBounds } from '../../rules/shoe.ts';
import { isCountedAtEnd } from '../../table/shoe/card-count.ts';
import { cutterNow } from '../../table/shoe/cutting.ts';
import { peopleAt } from '../../table/people/people-at.ts';
import { COMMAND_SCHEMAS } from '../../wire/socket/commands.ts';
import type { LineFields } from '../answer.ts';
import { isLineError, type LineError, readAs, unknownCommand } from '../line-error.ts';
import { isLineFields } from '../match.ts';
import { type ActorLine, actorSchema } from '../people.ts';
import { atSchema } from '../time.ts';
import type { DrivenTable } from './driven-table.ts';
import { changedSetupSchema, mergedSetup } from './preset.ts';

/** Whether somebody may stand behind a command: an approver, or who countersigns a slip. */
const isApproved = (name: CommandName): boolean => ACT_OF[name].secondPerson !== undefined;

/** Fields that a line may leave out, wherever a command has them. */
const LEFT_OUT = {
  seat: true,
  patron: true,
  revision: true,
  card: true,
  source: true,
  setup: true,
  cardSet: true,
  preShuffled: true,
  step: true,
  slip: true,
  facts: true,
} as const;

/** Commands with a whole set-up in them; elsewhere `setup` is the id of one. */
const bringsSetup = (name: CommandName): boolean =>
  name === 'open-table' || name === 'change-setup';

type ObjectSchema = z.ZodObject<z.ZodRawShape>;

/** A command as a line writes it. */
function lineOf(name: CommandName): ObjectSchema {
  const schema: ObjectSchema = COMMAND_SCHEMAS[name];
  const spare = Object.keys(LEFT_OUT).filter(key => Object.hasOwn(schema.shape, key));
  const mask: Record<string, true> = Object.fromEntries(spare.map(key => [key, true]));
  const more = {
    ...(bringsSetup(name) ? { setup: changedSetupSchema.exactOptional() } : {}),
    by: actorSchema.exactOptional(),
    at: atSchema.exactOptional(),
    ...(isApproved(name) ? { approvedBy: actorSchema.exactOptional() } : {}),
  };
  return schema.partial(mask).extend(more).strict();
}

/** Every command by its name, as a scenario's line writes it. */
export const COMMAND_LINES = Object.fromEntries(
  COMMAND_NAMES.map(name => [name, lineOf(name)]),
) as Readonly<Record<CommandName, ObjectSchema>>; // one for each name

/** A command with what a line says beside it. */
export interface CommandLine {
  readonly command: Omit<Command, 'by' | 'at'> & LineFields;
  readonly by?: ActorLine | undefined;
  readonly approvedBy?: ActorLine | undefined;
}

const isName = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(COMMAND_SCHEMAS, name);

/** Reads a `do` line at a table. */
export function readCommand(driven: DrivenTable, line: LineFields): CommandLine | LineError {
  const { do: name } = line;
  if (!isName(name)) return unknownCommand(name, COMMAND_NAMES);
  const read = readAs(COMMAND_LINES[name], withCards(line));
  if (isLineError(read)) return read;
  // What the schema has let through.
  const said = read.value as LineFields & Omit<CommandLine, 'command'>;
  const { by, at: _at, approvedBy, ...fields } = said;
  const whole = readAs(COMMAND_SCHEMAS[name], completed(driven, name, fields, by));
  if (isLineError(whole)) return whole;
  // Read by the schema of its own name.
  return { command: whole.value as CommandLine['command'], by, approvedBy };
}

/** Cards in either case, wherever a command names some. */
function withCards(line: LineFields): LineFields {
  const one = (value: unknown): unknown =>
    typeof value === 'string' ? (parseCard(value) ?? value) : value;
  const change = (name: string, value: unknown): unknown => {
    if (name === 'card' || name === 'burnt') return one(value);
    if (name === 'cards' && Array.isArray(value)) return value.map(one);
    return isLineFields(value) ? withCards(value) : value;
  };
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, change(name, value)]),
  );
}

function completed(
  driven: DrivenTable,
  name: CommandName,
  fields: LineFields,
  by: ActorLine | undefined,
): LineFields {
  const placed = isPlaced(name) ? withPlace(driven, fields, by) : fields;
  const setup = bringsSetup(name) ? { setup: wholeSetup(driven, name, placed) } : {};
  return { ...DEFAULTS[name]?.(driven, placed), ...placed, ...setup };
}

/** Commands about one patron at one seat. */
const isPlaced = (name: CommandName): boolean => {
  const { seat, patron }: z.ZodRawShape = COMMAND_SCHEMAS[name].shape;
  return seat !== undefined && patron !== undefined && !isOptional(seat) && !isOptional(patron);
};
const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

/** The seat of a patron who is named, or the patron of a seat. */
function withPlace(
  { table }: DrivenTable,
  fields: LineFields,
  by: ActorLine | undefined,
): LineFields {
  const own = typeof by === 'object' && by.role === 'patron' ? by.id : undefined;
  const { seat: number, patron = number === undefined ? own : undefined } = fields;
  if (number !== undefined && patron !== undefined) return fields;
  const seat = table.seats.find(each =>
    number === undefined ? peopleAt(each).some(({ id }) => id === patron) : each.number === number,
  );
  const sits = patron ?? seat?.patron?.id;
  const at = number ?? seat?.number;
  return {
    ...(at === undefined ? {} : { seat: at }),
    ...(sits === undefined ? {} : { patron: sits }),
    ...fields,
  };
}

type Defaults = (driven: DrivenTable, fields: LineFields) => LineFields;

const presentRevision: Defaults = ({ table }, { seat }) => ({
  revision: table.seats.find(({ number }) => number === seat)?.revision,
});
const nextSetup: Defaults = ({ table, setup }) => ({
  setup: idAfter(table.setup?.id ?? setup.id),
});

/** What the dealer would do who was told no more than this. */
const DEFAULTS: { readonly [name in CommandName]?: Defaults } = {
  'deal-card': driven => ({ card: faceToDeal(driven), source: 'keypad' }),
  'turn-card': ({ shoe, table }, { side }) => {
    const face = side === 'player' || side === 'banker' ? shoe.unreadOn(table, side) : undefined;
    return face === undefined ? {} : { card: face };
  },
  'bring-cards': ({ table }) => ({
    ...{ cardSet: `cards-${table.shoe.number + 1}`, preShuffled: false },
  }),
  'show-burn-card': ({ shoe }) => (shoe.burnt === undefined ? {} : { card: shoe.burnt }),
  'prepare-shoe': stepDefaults,
  'announce-limits': nextSetup,
  'set-collective-liability': nextSetup,
  'move-float': ({ table }) => ({ slip: `slip-${table.ledger.next}` }),
  'report-irregularity': () => ({ facts: {} }),
  'close-table': countDefaults,
  'move-wager': presentRevision,
  'clear-wagers': presentRevision,
  'repeat-wagers': presentRevision,
  'double-wagers': presentRevision,
};

/** The next card of the shoe; unread where the coup is dealt face down. */
function faceToDeal({ table, shoe }: DrivenTable): Card | null {
  const [held] = table.shoe.held;
  if (table.coup?.faceDown === true && held !== null) return null;
  return shoe.next(table) ?? null;
}

/** A complete set, where the book has the cards counted; nobody counts those that are replaced. */
function countDefaults({ table, book }: DrivenTable): LineFields {
  return isCountedAtEnd({ table, book }) ? { cardsCounted: 52 * (table.setup?.decks ?? 0) } : {};
}

/** The next step; the cut falls in the middle, by whoever it is offered to. */
function stepDefaults(driven: DrivenTable, fields: LineFields): LineFields {
  const { table, book } = driven;
  const [next] = table.shoe.toDo;
  const { step = next } = fields;
  if (step !== 'cut') return { step };
  const bounds = cutBounds(book, table.shoe.cards);
  const cutter = cutterNow(driven);
  const cutAt = bounds === undefined ? {} : { cutAt: Math.floor((bounds.least + bounds.most) / 2) };
  return { step, ...cutAt, ...(cutter === null ? {} : { cutter }) };
}

/** A set-up in part: upon the scenario's own, or upon the one in force under a new id. */
function wholeSetup({ table, setup: first }: DrivenTable, name: CommandName, fields: LineFields) {
  const read = readAs(changedSetupSchema, fields['setup'] ?? {});
  if (isLineError(read)) return undefined;
  const { setup: inForce } = table;
  if (name === 'open-table' || inForce === null) return mergedSetup(first, read.value);
  return mergedSetup({ ...inForce, id: idAfter(inForce.id) }, read.value);
}

/** 'set-up-2' after 'set-up-1': a changed set-up bears a new id. */
const idAfter = (id: string): string => {
  const [, name = id, number = '0'] = /^(.*?)(\d+)$/.exec(id) ?? [];
  return `${name}${Number(number) + 1}`;
};

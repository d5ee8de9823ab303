// Writes docs/wire.md from the schemas of the wire: what is documented is what is checked.

import { z } from 'zod';

import { rolesWith } from '../../src/rulebooks/roles.ts';
import { CLIENT_MESSAGES } from '../../src/wire/socket/client-messages.ts';
import { HOUSE_MESSAGES, MACHINE_MESSAGES } from '../../src/wire/socket/device-messages.ts';
import {
  wagerRemark,
  refusal,
  SERVER_MESSAGES,
  systemPage,
  tableSummary,
} from '../../src/wire/socket/server-messages.ts';
import { limitsSchema, setupSchema } from '../../src/table/setup/setup-fields.ts';
import { bet } from '../../src/table/fields.ts';
import { WIRE_VERSION } from '../../src/wire/socket/version.ts';
import { ACT_OF, type CommandName } from '../../src/table/acts.ts';
import { COMMAND_SCHEMAS } from '../../src/wire/socket/commands.ts';
import { type TournamentCommandName, TOURNAMENT_ACT_OF } from '../../src/tournament/acts.ts';
import { conditionsSchema, roundPlanSchema } from '../../src/tournament/conditions/fields.ts';
import { TABLE_COMMAND_SCHEMAS } from '../../src/tournament/sessions/table-command.ts';
import type { HouseAct } from '../../src/server/http/routes/house-act.ts';
import { DEMONSTRATION_ACTS, HOUSE_ACTS } from '../../src/server/http/routes/house-acts.ts';
import { TOURNAMENT_COMMAND_SCHEMAS } from '../../src/wire/tournament/commands.ts';

type Json = z.core.JSONSchema.JSONSchema;

const schemaOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' });

/** A schema with a name of its own is told once, under that name. */
const NAMED: readonly z.ZodType[] = [
  bet,
  limitsSchema,
  setupSchema,
  refusal,
  wagerRemark,
  tableSummary,
  systemPage,
];

const INTRO = `# The wire

Every message between the server and its screens, version ${WIRE_VERSION}. This page is
written from the schemas in \`src/wire\` by \`npm run wire:page\`; a test holds it to them.
Of HTTP it has the acts; the server itself describes their fields and answers, at \`/openapi\`.

## How a connection goes

1. A screen opens a WebSocket at \`/socket\` and says \`hello\`: the version it speaks, what
   it is there to show, and who it is (a device's or a session's token, or the cookies
   that \`POST /api/sign-in\` and \`POST /api/device\` left in the browser). A console of a
   live house wants both: the person's session and the table's one enrolled console.
2. The server answers \`welcome\`, then a whole \`view\`; a terminal is sent its own
   \`seat\` too. From then on come \`change\`s: the fields of the view that are different.
   A wager changes little of a seat: \`laid\` has those fields. All text is JSON in UTF-8;
   what comes together is one frame, a list of messages in their order.
3. A command is sent without who and when. It carries a key that counts up within
   the page: 1, 2, 3, ... Its \`answer\` says \`done\` (on the disk), \`refused\` (with the
   clause and a sentence) or \`busy\` (not tried; send it again with the same key). A key
   that is sent again gets its first answer and does nothing, also after the server has
   restarted.
4. A line that breaks is not a patron who leaves: the seat stays taken and its wagers lie.
   The screen connects again, says \`hello\` with the same \`page\`, and \`seen\`, the
   number of the view it still shows; it is sent a whole view only if that has changed.
   Commands without an answer are sent again with their keys.
5. Whatever is not understood changes nothing. Too many messages are answered \`busy\`; a
   screen that does not take its messages is dropped and may connect again.

Money is whole cents. Times are milliseconds UTC by the server's clock; a screen's own clock
only draws the countdown. What others stake is told as sums, at most twice a second, and
never whose.
`;

const MACHINES = `## Machines

Smart shoes, scanners, note acceptors and ticket printers have a socket of their own, at
\`/device\`. A machine says \`hello\`, signs the \`challenge\` and is told \`ready\`; whoever
cannot is told \`bye\` and no more. After that it says what its kind says, and is cut off
for anything else. [devices.md](devices.md) tells the order of messages and what is signed.
`;

export function wirePage(): string {
  return [
    INTRO,
    '## From a screen\n',
    ...Object.entries(CLIENT_MESSAGES).map(([name, schema]) => messagePart(name, schema)),
    '## From the server\n',
    ...Object.entries(SERVER_MESSAGES).map(([name, schema]) => messagePart(name, schema)),
    '## Parts\n',
    'PublicView, ConsoleView, SeatView and Effect are drawn up by the table: `src/table/views` and',
    '`src/table/rulings/effect-of.ts` have their fields, each with a sentence.\n',
    ...NAMED.map(schema => namedPart(schema)),
    '## Commands\n',
    'Every command has its name in `do`. Who may send it at all is in the last column; what a',
    'rulebook lets them do, and when, the table itself judges. Second signatures go with the',
    'message, as `approval`.\n',
    '| command | fields | who |',
    '| --- | --- | --- |',
    ...Object.keys(COMMAND_SCHEMAS)
      .toSorted()
      .map(name => commandRow(name as CommandName)), // its own keys
    '',
    ...tournamentPart(),
    ...httpPart(),
    MACHINES,
    '### From a machine\n',
    ...Object.entries(MACHINE_MESSAGES).map(([name, schema]) => messagePart(name, schema, 4)),
    '### To a machine\n',
    ...Object.entries(HOUSE_MESSAGES).map(([name, schema]) => messagePart(name, schema, 4)),
  ].join('\n');
}

/** Every act of the house, from the list that offers them. */
const httpPart = (): readonly string[] => [
  '## Acts over HTTP\n',
  'Whoever sends one signs in first, but for those that anybody may do. Where somebody must stand',
  'beside them the body has an `approver`, who proves on the spot who they are.\n',
  '| act | what it does | who | beside them | on record |',
  '| --- | --- | --- | --- | --- |',
  ...HOUSE_ACTS.map(actRow),
  '',
  'A demonstration has these beside them:\n',
  '| act | what it does | who | beside them | on record |',
  '| --- | --- | --- | --- | --- |',
  ...DEMONSTRATION_ACTS.map(actRow),
  '',
];

function actRow({ address, summary, may, second, records = [] }: HouseAct): string {
  const signedIn = may?.length === 0 ? 'whoever is signed in' : rolesWith(may ?? []).join(', ');
  const beside =
    second && (second.may === undefined ? 'by the act' : rolesWith(second.may).join(', '));
  const cells = [`\`${address}\``, summary, may === undefined ? 'anybody' : signedIn, beside ?? ''];
  return `| ${[...cells, records.join(', ')].join(' | ')} |`;
}

function messagePart(name: string, schema: z.ZodType, level = 3): string {
  const json = schemaOf(schema);
  const forms = json.oneOf ?? json.anyOf ?? [json];
  const tables = forms.map(form => fieldTable(form)).join('\n\n');
  return `${'#'.repeat(level)} ${name}\n\n${json.description ?? ''}\n\n${tables}\n`;
}

function namedPart(schema: z.ZodType): string {
  const json = schemaOf(schema);
  if (json.properties === undefined) {
    const values = json.additionalProperties;
    const of = typeof values === 'object' ? typeText(values) : '';
    return `### ${json.title}\n\nBy wager: ${of}.\n`;
  }
  return `### ${json.title}\n\n${fieldTable(json)}\n`;
}

function fieldTable({ properties = {}, required = [] }: Json): string {
  const rows = Object.entries(properties).map(([name, field]) => {
    const json = field as Json;
    const optional = required.includes(name) ? '' : ', may be left out';
    return `| \`${name}\` | ${typeText(json)}${optional} | ${json.description ?? ''} |`;
  });
  return ['| field | | |', '| --- | --- | --- |', ...rows].join('\n');
}

function commandRow(name: CommandName): string {
  const roles = rolesWith(ACT_OF[name].may);
  const who = roles.length === 0 ? 'nobody: the server itself' : roles.join(', ');
  return `| \`${name}\` | ${fieldsOf(COMMAND_SCHEMAS[name])} | ${who} |`;
}

/** The fields of a command in one cell. */
function fieldsOf(schema: z.ZodType): string {
  const { properties = {}, required = [] } = schemaOf(schema);
  const fields = Object.entries(properties)
    .filter(([field]) => field !== 'do')
    .map(([field, json]) => {
      const optional = required.includes(field) ? '' : '?';
      return `\`${field}${optional}\` ${typeText(json as Json)}`;
    });
  return fields.join('; ') || 'none';
}

const byName = <Value>(record: Readonly<Record<string, Value>>): readonly [string, Value][] =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Commands for a tournament, and those for one of its tables, which go inside `play`. */
function tournamentPart(): readonly string[] {
  const atTable = (title: string, commands: Readonly<Record<string, z.ZodType>>) => [
    `### At a table ${title}\n`,
    '| command | fields |',
    '| --- | --- |',
    ...byName(commands).map(([name, schema]) => `| \`${name}\` | ${fieldsOf(schema)} |`),
    '',
  ];
  return [
    '## Commands for a tournament\n',
    'They go in a `tournament-command` of a screen that watches as `tournament` or `competitor`.',
    'Chance is the server’s: it draws the order of `draw-seats`, and the card of a play-off that',
    'names neither card nor coups. TournamentView is drawn up by `src/tournament/view`.\n',
    ...[conditionsSchema, roundPlanSchema].map(schema => namedPart(schema)),
    '| command | fields | who |',
    '| --- | --- | --- |',
    ...byName(TOURNAMENT_COMMAND_SCHEMAS).map(([name, schema]) => {
      const { may } = TOURNAMENT_ACT_OF[name as TournamentCommandName]; // its own keys
      return `| \`${name}\` | ${fieldsOf(schema)} | ${rolesWith(may).join(', ')} |`;
    }),
    '',
    ...atTable('in turn', TABLE_COMMAND_SCHEMAS['in-turn']),
    ...atTable('together', TABLE_COMMAND_SCHEMAS.together),
  ];
}

const MANY = 14;

/** A type as a person would say it. */
function typeText(json: Json): string {
  const forms = json.anyOf ?? json.oneOf;
  if (json.title !== undefined && forms?.some(form => isNull(form)) !== true) {
    return `*${json.title}*`;
  }
  if (forms !== undefined) {
    const texts = forms.map(form => (isNull(form) ? 'null' : typeText(form)));
    return [...new Set(texts)].join(' or ');
  }
  if (json.const !== undefined) return `\`${String(json.const)}\``;
  if (json.enum !== undefined) {
    const values = json.enum.map(value => `\`${String(value)}\``);
    return values.length > MANY ? `one of ${values.length} words` : values.join(' ');
  }
  if (json.type === 'array') return `list of ${typeText((json.items ?? {}) as Json)}`; // one schema
  if (json.type === 'object') return objectText(json);
  return PLAIN_NAMES[String(json.type)] ?? 'anything';
}

const PLAIN_NAMES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'whole number',
  number: 'number',
  string: 'text',
};

const isNull = (json: Json): boolean => json.type === 'null';

function objectText({ properties, required = [] }: Json): string {
  if (properties === undefined) return 'object';
  const fields = Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${name}${optional}: ${typeText(field as Json)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

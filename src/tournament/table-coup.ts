// The coup of a session's table, asked of the table itself.

import type { Rulebook } from '../rulebooks/index.ts';
import type { Card } from '../rules/cards.ts';
import { TABLE_ACTS } from '../table/acts.ts';
import {
  type CoupCommand,
  type CoupRecord,
  decide,
  evolve,
  handsOf,
  isCoupCommand,
  isRefusal,
  newTable,
  type Refusal,
  type Table,
  type TableEvent,
} from '../table/index.ts';
import { oneOfSchemas, sentSchemasOf } from '../table/sent-schema.ts';
import { NO_SHOE } from '../table/shoe/shoe.ts';
import type { Given } from './act.ts';
import type { PlayRules } from './play-rules.ts';
import { sessionSetup } from './session-setup.ts';

/** How a coup came out: its cards, or that it counts for nothing. */
export type CoupTold =
  | { readonly player: readonly Card[]; readonly banker: readonly Card[] }
  | { readonly countsForNothing: 'void' | 'dummy' };

/** What the table itself is asked, without who and when. */
export type CoupCommandAsked = CoupCommand extends infer One
  ? One extends CoupCommand
    ? Omit<One, 'by' | 'at'>
    : never
  : never;

const COUP_ACTS = TABLE_ACTS.filter(({ name }) => isCoupCommand({ do: name }));

/** Anything about the coup itself, as at any other table. */
export const coupCommand = oneOfSchemas<CoupCommandAsked>(
  sentSchemasOf(COUP_ACTS),
  'command of the coup',
);

/** The tournament opens and closes wagering itself; everything else is a command of the coup. */
export type AskedOfTable = CoupCommandAsked | { readonly do: 'open-wagering' | 'close-wagering' };

/** A coup by the shoe it came from and its number in it. */
export type RecordPlace = Pick<CoupRecord, 'shoe' | 'number'>;

export const samePlace =
  (one: RecordPlace) =>
  (other: RecordPlace): boolean =>
    other.shoe === one.shoe && other.number === one.number;

/** How a record of the table reads to the stakes. */
export const toldBy = (record: CoupRecord): CoupTold =>
  record.standing === 'live' && record.result !== null
    ? handsOf(record)
    : { countsForNothing: record.standing === 'void' ? 'void' : 'dummy' };

/** A table that no session has opened yet; cards out of service stay so (4.4). */
export const closedTable = (id: string, retired: readonly string[]): Table => ({
  ...newTable(id),
  shoe: { ...NO_SHOE, retired },
});

interface SessionRules {
  readonly rules: PlayRules;
  readonly seats: readonly { readonly seat: number }[];
}

/** The table of a session opens by the rules that the conditions publish. */
export function tableOpened(
  book: Rulebook,
  { rules, seats }: SessionRules,
  { by, at }: Given,
): TableEvent {
  const setup = sessionSetup(book, rules, Math.max(...seats.map(({ seat }) => seat)));
  return { happened: 'table-opened', by, at, setup };
}

/** What the table answers, and how it stands then. */
export interface TableAnswer {
  readonly events: readonly TableEvent[];
  readonly table: Table;
}

/** Asks the table one command after another. */
export function askTable(
  book: Rulebook,
  before: Table,
  { by, at }: Given,
  commands: readonly AskedOfTable[],
): TableAnswer | Refusal {
  const events: TableEvent[] = [];
  let table = before;
  for (const command of commands) {
    // The same command with who and when put back.
    const decision = decide({ book, table }, { ...command, by, at });
    if (isRefusal(decision)) return decision;
    for (const event of decision) table = evolve({ book, table }, event);
    events.push(...decision);
  }
  return { events, table };
}

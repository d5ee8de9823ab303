// Asks a table as its mailbox would: what follows is taken in, stored as text, read back and shown.

import { stampCommand } from '../../src/server/tables/mailbox/request.ts';
import { EventReader, writeEvents } from '../../src/server/tables/mailbox/stored.ts';
import {
  type Command,
  decide,
  effectOf,
  evolve,
  isRefusal,
  type Table,
  type TableEvent,
  viewFor,
} from '../../src/table/index.ts';
import { pastCoupWanted } from '../../src/table/restatement/reported-coup.ts';
import type { Actor } from '../../src/table/setup/setup.ts';
import type { CoupRecord } from '../../src/table/table.ts';
import type { SentCommand } from '../../src/table/acts.ts';
import { type TableState, timeOf } from './states.ts';
import { type Answered, saidBy } from './sweep.ts';

const SECOND: Actor = { role: 'operator', id: 'operator-2' };

/** What the table answers, and whether what follows can be stored, told again and shown. */
export function askTable(
  state: TableState,
  sent: SentCommand,
  by: Actor,
  at = timeOf(state),
): Answered<TableState> {
  const { book, table } = state;
  try {
    const past = pastFor(state, sent);
    const command = stampCommand({ by, command: sent, approvedBy: SECOND }, at);
    preview(state, command);
    const decision = decide({ book, table, past }, command);
    if (isRefusal(decision)) return { is: 'refused' };
    if (decision.length === 0) return { is: 'unchanged' };
    const after = folded(state, decision);
    if (JSON.stringify(folded(state, readBack(decision))) !== JSON.stringify(after)) {
      return { is: 'stopped', says: 'its events as stored make another table' };
    }
    for (const viewer of viewersOf(after)) viewFor(viewer, { book, table: after });
    const history = { before: state.history, events: decision };
    return { is: 'done', state: { ...state, table: after, history } };
  } catch (error) {
    return { is: 'stopped', says: saidBy(error) };
  }
}

/** The finished coup that a command is about, as the server would look it up. */
function pastFor({ table, past }: TableState, command: SentCommand): CoupRecord | undefined {
  const wanted = pastCoupWanted(table, command);
  const isIt = wanted?.shoe === past?.shoe && wanted?.coup === past?.number;
  return isIt ? past : undefined;
}

/** A console may ask beforehand what a report would do. */
function preview({ book, table }: TableState, command: Command): void {
  if (command.do === 'report-irregularity') effectOf({ book, table }, command);
}

const folded = ({ book, table }: TableState, events: readonly TableEvent[]): Table =>
  events.reduce((after, event) => evolve({ book, table: after }, event), table);

function readBack(events: readonly TableEvent[]): readonly TableEvent[] {
  const { events: written, transfers } = writeEvents(events);
  const reader = new EventReader();
  return written.flatMap(({ kind, version, body }, index) => {
    const isLast = index === written.length - 1;
    return reader.take({
      ...{ stream: 'table:sweep', seq: index + 1, epoch: 1, at: events[0]?.at ?? 0 },
      ...{ gamingDay: '2025-03-01', currency: 'AUD', kind, version, key: null, answer: null },
      body: JSON.parse(JSON.stringify(body)),
      transfers: isLast ? transfers : [],
      ...{ prevHash: '', hash: '' },
    });
  });
}

/** Whoever is shown a table when something has happened at it. */
const viewersOf = ({ seats }: Table): readonly (Actor | 'display')[] => [
  'display',
  { role: 'dealer', id: 'dealer-1' },
  ...seats.map(({ number, patron }): Actor => ({
    role: 'patron',
    id: patron?.id ?? 'nobody',
    seat: number,
  })),
];

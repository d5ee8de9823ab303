// Tables for the sweep: every command, in every phase of every book.

import { usualPerson } from '../../src/scenario/table/usual-person.ts';
import { balanceOf, patronAccount } from '../../src/table/accounts/money.ts';
import { owedBy } from '../../src/table/restatement/outstanding.ts';
import type { Actor } from '../../src/table/setup/setup.ts';
import type { Seat } from '../../src/table/index.ts';
import { COMMAND_SCHEMAS, commandSchema } from '../../src/wire/socket/commands.ts';
import { rolesWith } from '../../src/rulebooks/roles.ts';
import { ACT_OF, type SentCommand } from '../../src/table/acts.ts';
import { askTable } from './ask.ts';
import { seeTables, type TablesSeen, type TableState } from './states.ts';
import { type Answered, explored, type Family, type Fields, soundOf } from './sweep.ts';

/** Tables of scenarios, and what can be done from there. */
/** The same without what nobody did: quicker to find. */
export const scenarioFamily = (every: number): Family<TableState, SentCommand> =>
  familyOf(seeTables(every));

export function tableFamily(): Family<TableState, SentCommand> {
  const family = familyOf(seeTables());
  return { ...family, moments: [...family.moments, ...explored(family, groupOf)] };
}

const groupOf = ({ book }: TableState): string => book.id;

const familyOf = (seen: TablesSeen): Family<TableState, SentCommand> => ({
  sound: soundOf(COMMAND_SCHEMAS),
  schema: commandSchema,
  ...seen,
  nameOf: ({ name }) => name,
  suited,
  actorsFor,
  ask: askTable,
  goOn,
  isName: ([first]) => first === 'do',
});

/** The seat that commands are about: one with a patron, if there is any. */
const seatOf = ({ table: { seats } }: TableState): Seat | undefined =>
  seats.find(({ patron }) => patron !== null) ?? seats[0];

/** Whoever may send it; what nobody may, the server itself does. */
function actorsFor(name: string, state: TableState): readonly Actor[] {
  const roles = rolesWith(ACT_OF[name as SentCommand['do']].may); // named as the acts
  if (roles.length === 0) return [{ role: 'system', id: 'server' }];
  const seat = seatOf(state);
  const own = { id: seat?.patron?.id ?? 'p1', seat: seat?.number ?? 1 };
  return roles.map(role => (role === 'patron' ? { role, ...own } : usualPerson(state.table, role)));
}

/** A sound command about what lies on this table: its seat, its patron, its house rules. */
export function suited(command: Fields, state: TableState): readonly Fields[] {
  const { setup, table } = state;
  const { coup, records, claims, ledger } = table;
  const seat = seatOf(state);
  const number = seat?.number ?? 1;
  const patron = seat?.patron?.id ?? 'p1';
  const suits: Fields = {
    ...{ seat: number, patron, revision: seat?.revision ?? 0, stake: 2_000 },
    setup: typeof command['setup'] === 'object' ? setup : `${setup.id}-next`,
    closesAt: table.at + AN_HOUR_MS,
    coup: coup?.number ?? records.at(-1)?.number ?? 1,
    claim: claims.open[0]?.id ?? 1,
    patrons: table.seats.flatMap(one => one.patron?.id ?? []),
    name: 'a supervisor',
    limits: command['limits'] === null ? null : setup.limits,
    day: '2025-03-02',
  };
  const owed = owedBy(table).find(one => one.seat === number);
  const locked = seat?.wins?.reduce((sum, { cents }) => sum + cents, 0) ?? 0;
  const changed = Object.fromEntries(
    Object.entries(command).map(([name, value]) => [name, suits[name] ?? value]),
  );
  if (typeof command['cents'] !== 'number') return [changed];
  const held = balanceOf(ledger, patronAccount(number, patron));
  const sums = [2_000, held, owed?.cents ?? 0, locked].filter(sum => sum > 0);
  return sums.map(cents => ({
    ...changed,
    ...(owed === undefined ? {} : { seat: owed.seat, patron: owed.patron }),
    cents,
  }));
}

/** The table goes on as it would have: no later command may stop it either. */
function goOn(state: TableState): Answered<TableState> | null {
  let now = state;
  for (const { command, by, afterMs = 0 } of nextSteps(state)) {
    const next = askTable(now, command, by, now.table.at + afterMs);
    if (next.is === 'stopped') return { ...next, says: `then ${command.do}: ${next.says}` };
    if (next.is === 'done') now = next.state;
  }
  return null;
}

interface Step {
  readonly command: SentCommand;
  readonly by: Actor;
  readonly afterMs?: number;
}

const CARDS = ['9s', '2h', 'Kd', 'Kc', '3s', '4h'] as const;
const LATER_MS = 60_000;
const AN_HOUR_MS = 3_600_000;
const dealer: Actor = { role: 'dealer', id: 'dealer-1' };
const boss: Actor = { role: 'pit-boss', id: 'pit-boss-1' };
const server: Actor = { role: 'system', id: 'server' };

/** A patron buys in and wagers, the coup is dealt and settled, and everybody leaves. */
function nextSteps(state: TableState): readonly Step[] {
  const seat = seatOf(state);
  const who = { seat: seat?.number ?? 1, patron: seat?.patron?.id ?? 'p-late' };
  const patron: Actor = { role: 'patron', id: who.patron, seat: who.seat };
  const wagers = (['player', 'banker', 'tie'] as const).map((on): Step => ({
    command: { do: 'set-wager', ...who, bet: { on }, stake: 2_000 },
    by: patron,
  }));
  const cards = CARDS.map((card): Step => ({
    command: { do: 'deal-card', card, source: 'keypad' },
    by: dealer,
  }));
  const coup: readonly Step[] = [
    { command: { do: 'begin-gaming-day', day: '2025-03-03' }, by: server },
    { command: { do: 'buy-in', ...who, tender: 'chips', cents: 10_000 }, by: dealer },
    { command: { do: 'open-wagering' }, by: dealer },
    ...wagers,
    { command: { do: 'double-wagers', ...who, revision: seat?.revision ?? 0 }, by: patron },
    { command: { do: 'close-wagering' }, by: dealer },
    { command: { do: 'close-wagering' }, by: boss, afterMs: LATER_MS },
    ...cards,
    { command: { do: 'close-insurance' }, by: dealer },
    { command: { do: 'settle-coup' }, by: dealer },
  ];
  return [
    ...coup,
    ...coup,
    { command: { do: 'leave', ...who, reason: 'own-accord' }, by: patron },
    { command: { do: 'pay-out', ...who, how: 'chips', cents: 10_000 }, by: dealer },
    { command: { do: 'order-shuffle', reason: 'the end' }, by: boss },
    { command: { do: 'close-table', cardsChecked: true }, by: boss },
  ];
}

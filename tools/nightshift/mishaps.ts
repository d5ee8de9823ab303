// What goes wrong in a night: dealers who err, terminals that fail, supervisors who void.

import type { Card } from '../../src/rules/cards.ts';
import { IRREGULARITIES, type Irregularity } from '../../src/rulebooks/index.ts';
import type { Table } from '../../src/table/index.ts';
import type { Facts } from '../../src/table/irregularity.ts';
import type { Chance } from '../oracle/chance.ts';

/** A report as it might be made, true or not: the table must rule on it or refuse it. */
export interface Mishap {
  readonly what: Irregularity;
  readonly facts: Facts;
  /** Cards that left the shoe with it. */
  readonly takes: number;
}

/** Facts as a flustered dealer would give them; `ahead` are the next cards of the shoe. */
export function someMishap(chance: Chance, table: Table, ahead: readonly Card[]): Mishap {
  const what = chance.pick(IRREGULARITIES);
  const drawn = CARD_FROM_SHOE.includes(what);
  const [next] = ahead;
  const unseen = what === 'surplus-card-unseen';
  const cards = drawn && next !== undefined ? [unseen ? null : next] : undefined;
  const seat = chance.pick(table.seats).number;
  const patron = table.seats.find(({ number }) => number === seat)?.patron?.id;
  return {
    what,
    takes: drawn ? 1 : 0,
    facts: {
      seat,
      note: 'seen by the dealer',
      orderIsCertain: chance.isOneIn(2),
      canBePutRight: chance.isOneIn(2),
      provenByRecords: chance.isOneIn(2),
      onset: chance.pick(['before-the-close', 'after-the-close']),
      fault: chance.pick(['screen', 'door']),
      choice: chance.pick(['complete', 'again', 'reopen', 'dummy']),
      foreign: chance.pick(['wrong-back', 'joker', 'extra-copy']),
      ...(cards === undefined ? {} : { cards }),
      ...(patron === undefined ? {} : { patron }),
      ...(isNamed(what) || chance.isOneIn(3) ? coupNamed(chance, table) : {}),
    },
  };
}

/** Malfunctions name the coup they were in (R18). */
const isNamed = (what: Irregularity): boolean =>
  what === 'terminal-malfunction' || what === 'system-malfunction';

/** The coup at the table, or now and then one that is finished. */
function coupNamed(chance: Chance, { coup, shoe, records }: Table): Pick<Facts, 'shoe' | 'coup'> {
  const past = records.length > 0 && (coup === null || chance.isOneIn(3));
  const record = past ? chance.pick(records) : undefined;
  if (record !== undefined) return { shoe: record.shoe, coup: record.number };
  return coup === null ? {} : { shoe: shoe.number, coup: coup.number };
}

const CARD_FROM_SHOE: readonly Irregularity[] = [
  'surplus-card-unseen',
  'surplus-card-seen',
  'third-card-to-player',
  'third-card-to-banker',
  'player-card-to-banker',
];

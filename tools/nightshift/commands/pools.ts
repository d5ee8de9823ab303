// Whom a command can be about at all: those of whom the table keeps what the command settles.

import { RULEBOOKS } from '../../../src/rulebooks/index.ts';
import { debtsOf, markersOf } from '../../../src/table/settlement/commission.ts';
import { wonOnRecord } from '../../../src/table/accounts/holds.ts';
import { owedBy, owingTo } from '../../../src/table/restatement/outstanding.ts';
import { lockedFor } from '../../../src/table/settlement/substantial-win.ts';
import type { Table } from '../../../src/table/table.ts';
import type { CommandName } from '../../../src/table/acts.ts';
import type { Focus } from './focus.ts';

type Pool = (table: Table) => readonly Focus[];

const withSum = ({ seat, patron, cents }: Omit<Focus, 'figures'> & { readonly cents: number }) => ({
  ...{ seat, patron, figures: [cents] },
});

const seated = ({ seats }: Table, number: number): string =>
  seats.find(seat => seat.number === number)?.patron?.id ?? 'ann';

const atSeat =
  (of: (table: Table) => readonly { readonly seat: number }[]): Pool =>
  table =>
    of(table).map(({ seat }) => ({ seat, patron: seated(table, seat), figures: [] }));

const owing: Pool = table =>
  owingTo(table).flatMap(row => [
    withSum(row),
    withSum({ ...row, cents: Math.ceil(row.cents / 2) }),
  ]);

const markers: Pool = table => [
  ...markersOf(table).map(({ due, ...who }) => withSum({ ...who, cents: due })),
  ...debtsOf(table).map(withSum),
];

/** Those who have won something that is on record. */
export const winners: Pool = table => {
  if (table.setup === null) return [];
  const book = RULEBOOKS[table.setup.rulebook];
  const people = table.records.flatMap(({ seats }) =>
    seats.flatMap(({ seat, paid }) => paid.map(({ patron }) => ({ seat, patron }))),
  );
  const rows = people.map(({ seat, patron }) => {
    const won = wonOnRecord({ book, table }, patron, { shoe: 0, coup: 0 });
    return { seat, patron, cents: won.reduce((sum, { cents }) => sum + cents, 0) };
  });
  return rows.filter(({ cents }) => cents > 0).map(withSum);
};

/** Left out: anybody. */
export const POOL_FOR: { readonly [name in CommandName]?: Pool } = {
  'pay-owed': table => owedBy(table).map(withSum),
  'collect-owing': owing,
  'write-off-owing': owing,
  'settle-commission': markers,
  'release-debt': table => debtsOf(table).map(withSum),
  'end-hold': ({ claims }) => claims.holds.map(withSum),
  'end-detention': ({ claims }) =>
    claims.detained.map(({ seat, patron }) => ({ seat, patron, figures: [] })),
  'lift-exclusion': ({ claims }) =>
    claims.excluded.map(patron => ({ seat: 1, patron, figures: [] })),
  'release-locked-win': ({ seats }) =>
    seats.flatMap(seat =>
      (seat.wins ?? []).map(({ patron }) => {
        return withSum({ seat: seat.number, patron, cents: lockedFor(seat, patron) });
      }),
    ),
  'return-terminal': atSeat(({ kept }) => kept.outOfService),
  'close-discrepancy': atSeat(({ kept }) => kept.shownMatters),
  'confirm-snapshot': atSeat(({ coup }) => coup?.shown ?? []),
  'show-burn-card': atSeat(({ shoe }) => shoe.burnAskedBy.map(seat => ({ seat }))),
};

// Everything that is open at a table besides chips on accounts, and the lines that end it.

import { debtsOf, markersOf } from '../../../src/table/settlement/commission.ts';
import { owedBy, owingTo } from '../../../src/table/restatement/outstanding.ts';
import { lockedFor } from '../../../src/table/settlement/substantial-win.ts';
import type { Seat, Table } from '../../../src/table/table.ts';
import type { Fields } from '../commands/draw-schema.ts';

/** A second person, of whatever rank is wanted. */
const SECOND = { approvedBy: { role: 'operator', id: 'operator-9' } };

export const endingLines = (table: Table): readonly Fields[] => [
  ...claims(table),
  ...terminals(table),
  ...table.seats.flatMap(clearedWins),
  ...table.claims.holds.flatMap(({ id: hold, seat, patron }) =>
    (['patron', 'house'] as const).map(to => ({
      ...{ do: 'end-hold', seat, patron, hold, to, finding: 'nothing was found', ...SECOND },
    })),
  ),
  ...table.claims.detained.map(({ patron }) => ({
    ...{ do: 'end-detention', patron, takenOverBy: 'the police' },
  })),
  ...money(table),
];

const claims = ({ claims: { open } }: Table): readonly Fields[] =>
  open.map(({ id }) => ({
    ...{ do: 'close-claim', claim: id, action: 'settled', outcome: 'settled', by: 'operator' },
  }));

const terminals = ({ kept }: Table): readonly Fields[] => [
  ...kept.shownMatters.map(({ seat, shoe, coup }) => ({
    ...{ do: 'close-discrepancy', seat, shoe, coup, note: 'the records agree' },
  })),
  ...kept.outOfService.map(({ seat, fault }) => ({
    ...{ do: 'return-terminal', seat, fault, selfTest: 'passed', technician: 'tess' },
  })),
];

const money = (table: Table): readonly Fields[] => [
  ...owedBy(table).map(({ seat, patron, cents }) => ({
    ...{ do: 'pay-owed', seat, patron, cents, note: 'known by papers' },
  })),
  ...owingTo(table).flatMap(({ seat, patron, cents }) => [
    { do: 'collect-owing', seat, patron, cents, from: 'account', note: 'by agreement' },
    { do: 'write-off-owing', seat, patron, cents, why: 'nobody pays it', ...SECOND },
  ]),
  ...markersOf(table).map(({ seat, patron }) => ({ do: 'settle-commission', seat, patron })),
  ...debtsOf(table).map(({ seat, patron, cents }) => ({
    ...{ do: 'release-debt', seat, patron, cents, approval: 'A-1', note: 'nobody pays it' },
    ...SECOND,
  })),
];

const clearedWins = (seat: Seat): readonly Fields[] =>
  [...new Set((seat.wins ?? []).map(({ patron }) => patron))].flatMap(patron =>
    (['to-credit', 'by-hand'] as const).map(how => ({
      ...{ do: 'release-locked-win', seat: seat.number, patron, how },
      ...{ cents: lockedFor(seat, patron), form: 'form-1' },
    })),
  );

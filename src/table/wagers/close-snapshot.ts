// What lay at the close, seat by seat: settled from, shown by the terminal, and confirmed (G9).

import type { Rulebook } from '../../rulebooks/index.ts';
import type { At } from '../act.ts';
import { digestOf } from './snapshot-digest.ts';
import { peopleAt } from '../people/people-at.ts';
import type { ScreenDiscrepancy } from '../people/kept-beyond-coups.ts';
import type { Setup } from '../setup/setup.ts';
import type { TableCoup, Seat, Table } from '../table.ts';

/** What one person had at the close, in one line that a terminal can sign and people can read. */
export interface ShownAtClose {
  readonly seat: number;
  readonly patron: string;
  readonly digest: string;
}

/** What the terminal has said about it since. */
export const REPLIES = ['awaited', 'same', 'differs', 'not-asked'] as const;
export type Reply = (typeof REPLIES)[number];

export type ShownAndSaid = ShownAtClose & { readonly reply: Reply };

/** The snapshot of a table whose wagers are final. */
export const snapshotOf = ({ table }: At, seats: readonly Seat[]): readonly ShownAtClose[] =>
  seats.flatMap(seat =>
    peopleAt(seat).map(({ id }) => {
      const mine = seat.wagers.filter(({ patron }) => patron === id);
      const digest = digestOf(table.shoe.number, table.coup?.number ?? 0, mine);
      return { seat: seat.number, patron: id, digest };
    }),
  );

/** Terminals are asked only where the book settles what they showed (crown-rapid 4.6). */
export const asksTerminals = ({ procedure }: Rulebook, { stakeMode }: Setup): boolean =>
  procedure.wagering.shownAtClose !== undefined && stakeMode === 'seat-terminals';

export const asked = (
  { book, table }: At,
  shown: readonly ShownAtClose[],
): readonly ShownAndSaid[] => {
  const reply = table.setup !== null && asksTerminals(book, table.setup) ? 'awaited' : 'not-asked';
  // Written out: what grows behind a copy gets a hidden class of its own, here one a seat and coup.
  return shown.map(({ seat, patron, digest }) => ({ seat, patron, digest, reply }));
};

/** Opens a matter in place of an older one about the same record. */
export function withMatter(table: Table, matter: ScreenDiscrepancy): Table {
  const { kept } = withoutMatter(table, matter.seat, matter.recorded);
  return { ...table, kept: { ...kept, shownMatters: [...kept.shownMatters, matter] } };
}

/** Closes the matter about this record; one about another coup stays open. */
export const withoutMatter = (table: Table, seat: number, recorded: string): Table => ({
  ...table,
  kept: {
    ...table.kept,
    shownMatters: table.kept.shownMatters.filter(
      matter => matter.seat !== seat || matter.recorded !== recorded,
    ),
  },
});

/** Terminals that had wagers and never said what they showed: a matter each (G9). */
export const silentOnes = ({ shoe, seats }: Table, coup: TableCoup): readonly ScreenDiscrepancy[] =>
  coup.shown
    .filter(({ seat, reply }) => reply === 'awaited' && hasWagers(seats, seat))
    .map(({ seat, digest: recorded }) => ({
      shoe: shoe.number,
      coup: coup.number,
      seat,
      what: 'silent',
      shown: null,
      recorded,
    }));

/** What was voided since the close is no matter any more. */
const hasWagers = (seats: readonly Seat[], number: number): boolean =>
  seats.some(seat => seat.number === number && seat.wagers.length > 0);

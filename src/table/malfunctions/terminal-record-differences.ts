// What the records say about the wagers of a coup at one terminal: the journal, and the digest that
// the terminal signed at the close (crown-rapid 4.6, rulings G9 and R18).

import type { At } from '../act.ts';
import type { Facts } from '../irregularities/irregularity.ts';
import { coupMeant } from '../restatement/reported-coup.ts';
import type { ScreenDiscrepancy } from '../people/kept-beyond-coups.ts';
import type { CoupRecord, Table } from '../table.ts';

/** The matter that is open about one terminal at one coup. */
export const matterAt = (
  { kept }: Table,
  coup: { readonly shoe: number; readonly coup: number },
  seat: number,
): ScreenDiscrepancy | undefined =>
  kept.shownMatters.find(
    matter => matter.seat === seat && matter.shoe === coup.shoe && matter.coup === coup.coup,
  );

/** Terminals that had wagers on the coup and whose records do not agree. */
export function seatsInDoubt(context: At, facts: Facts): readonly number[] {
  const meant = coupMeant(context, facts);
  if (meant === undefined) return [];
  const doubted =
    meant === 'present' ? doubtedNow(context.table) : doubtedThen(context.table, meant);
  return facts.seat === undefined ? doubted : doubted.filter(seat => seat === facts.seat);
}

/** What video proves to have been shown is a record too: then they do not agree. */
export const recordsAgree = (context: At, facts: Facts): boolean =>
  seatsInDoubt(context, facts).length === 0 && !isProvenOtherwise(facts);

const isProvenOtherwise = ({ shown, provenByRecords }: Facts): boolean =>
  shown !== undefined && provenByRecords === true;

/** Of the coup at the table: a terminal that says something else, or nothing so far. */
function doubtedNow({ coup, seats }: Table): readonly number[] {
  return (coup?.shown ?? [])
    .filter(({ reply }) => reply === 'differs' || reply === 'awaited')
    .map(({ seat }) => seat)
    .filter(seat => seats.some(({ number, wagers }) => number === seat && wagers.length > 0));
}

/** Of a finished coup: where the matter is still open. */
const doubtedThen = (table: Table, { shoe, number, seats }: CoupRecord): readonly number[] =>
  seats
    .map(({ seat }) => seat)
    .filter(seat => matterAt(table, { shoe, coup: number }, seat) !== undefined);

/** True where two people have ruled on wagers of the coup before: that would be undone. */
export function wasRuledOn(context: At, facts: Facts): boolean {
  const meant = coupMeant(context, facts);
  if (meant === undefined || meant === 'present') return false;
  return meant.seats
    .filter(({ seat }) => facts.seat === undefined || seat === facts.seat)
    .some(({ paid }) =>
      paid.some(({ ruledVoid, asShown }) => ruledVoid !== undefined || asShown === true),
    );
}

/** The table without the matters of a coup at these terminals: somebody has ruled on them. */
export const withoutMatters = (
  table: Table,
  coup: { readonly shoe: number; readonly coup: number },
  seats: readonly number[],
): Table => ({
  ...table,
  kept: {
    ...table.kept,
    shownMatters: table.kept.shownMatters.filter(
      matter =>
        matter.shoe !== coup.shoe || matter.coup !== coup.coup || !seats.includes(matter.seat),
    ),
  },
});

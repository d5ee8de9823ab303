// What a patron is notified of at the terminal: wagers that a ruling voided or confirmed, a coup
// that was restated (ruling R18).

import type { CoupRecord, Seat, Table } from '../table.ts';

export const NOTICE_KINDS = ['wagers-void', 'wagers-stand', 'coup-void', 'coup-corrected'] as const;

/** The latest of them; it stands until two further coups are finished. */
export interface PatronNotice {
  readonly what: (typeof NOTICE_KINDS)[number];
  readonly patron: string;
  readonly shoe: number;
  readonly coup: number;
  readonly clause: string;
  /** What went back or was confirmed; of a restated coup what it pays more or less than before. */
  readonly cents: number;
  /** How many more coups it stands. */
  readonly left: number;
}

const COUPS_IT_STANDS = 2;

type Notified = Omit<PatronNotice, 'left'>;

/** Puts notices up wherever their patrons sit now; one takes the place of an older one. */
export function withNotices(table: Table, notices: readonly Notified[]): Table {
  if (notices.length === 0) return table;
  const seats = table.seats.map(seat => {
    const notice = notices.find(({ patron }) => patron === seat.patron?.id);
    return notice === undefined ? seat : { ...seat, notice: { ...notice, left: COUPS_IT_STANDS } };
  });
  return { ...table, seats };
}

/** One coup later; a seat without a notice stays the same. */
export function noticeAfterCoup({ notice }: Seat): Pick<Seat, 'notice'> {
  if (notice === undefined) return {};
  return { notice: notice.left > 1 ? { ...notice, left: notice.left - 1 } : undefined };
}

/** Those for whom a restated coup comes to something else than before. */
export const noticesOfRestated = (
  { shoe, number: coup, standing }: CoupRecord,
  changed: readonly { readonly patron: string; readonly cents: number }[],
  clause: string,
): readonly Notified[] =>
  changed.map(({ patron, cents }) => ({
    what: standing === 'void' ? 'coup-void' : 'coup-corrected',
    ...{ patron, shoe, coup, clause, cents },
  }));

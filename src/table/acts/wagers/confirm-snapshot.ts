// A terminal says what it showed at the close; a difference or silence is a matter (4.6, G9).

import * as field from '../../fields.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup } from '../../change.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { secondPerson } from '../../people/second-person.ts';
import type { Actor } from '../../setup/setup.ts';
import { withMatter, withoutMatter } from '../../wagers/close-snapshot.ts';
import type { ScreenDiscrepancy } from '../../people/kept-beyond-coups.ts';
import type { Table } from '../../table.ts';

const confirmSnapshotFields = {
  seat: field.seatNumber,
  digest: field.text(2000),
  signature: field.text(1000),
};

/**
 * The digest of what the terminal showed. Its signature is the seal that the house gave this line
 * when it let the terminal in: the connection refuses any other, so nobody answers for a terminal
 * from another line. A simulated patron has no line and says so in its place.
 */
export type ConfirmSnapshot = CommandWith<'confirm-snapshot', typeof confirmSnapshotFields>;

export interface SnapshotConfirmed extends Happened {
  readonly happened: 'snapshot-confirmed';
  readonly seat: number;
  readonly digest: string;
  readonly signature: string;
  /** What the records hold where the terminal showed something else; null where they agree. */
  readonly differsFrom: string | null;
}

const closeDiscrepancyFields = {
  seat: field.seatNumber,

  /** The coup it is about, where several are in question at the seat. */
  shoe: field.count.exactOptional(),
  coup: field.count.exactOptional(),

  /** What the records showed: it goes on record. */
  note: field.words,
};

/** The dealer closes a matter: the records prove the wagers, and they stand as settled. */
export type CloseDiscrepancy = CommandWith<'close-discrepancy', typeof closeDiscrepancyFields> &
  Approvable;

export interface ShownMatterClosed extends Happened {
  readonly happened: 'shown-matter-closed';
  readonly matter: ScreenDiscrepancy;
  readonly clause: string;
  readonly note: string;
  /** Left out where nobody had to, and in old journals. */
  readonly approvedBy?: Actor;
}

export function decideConfirmSnapshot(
  room: At,
  command: ConfirmSnapshot,
): Decision<SnapshotConfirmed> {
  const { book, table } = room;
  const { by, at, seat, digest, signature } = command;
  const rule = book.procedure.wagering.shownAtClose;
  if (rule === undefined) {
    return refuse('not-in-this-book', book.procedure.wagering.after, {
      code: 'settles-what-was-placed',
    });
  }
  const isTheirs = by.role === 'system' || (by.role === 'patron' && by.seat === seat);
  if (!isTheirs) {
    return refuse('not-your-seat', rule.clause, { code: 'terminal-answers-for-itself' });
  }
  const recorded = recordedAt(table, seat, placeOf(digest));
  if (recorded === undefined) {
    return refuse('nothing-to-do', rule.clause, { code: 'nothing-closed-at-terminal' });
  }
  if (recorded.said === digest) return [];
  const differsFrom = digest === recorded.digest ? null : recorded.digest;
  return [{ happened: 'snapshot-confirmed', by, at, seat, digest, signature, differsFrom }];
}

interface Recorded {
  readonly digest: string;
  /** What the terminal has said already; undefined while it is awaited. */
  readonly said: string | undefined;
}

/** The record of the coup in hand, or of one whose matter is still open: late answers count. */
function recordedAt({ coup, kept }: Table, seat: number, place: string): Recorded | undefined {
  const shown = coup?.shown.find(each => each.seat === seat && each.reply !== 'not-asked');
  const open = kept.shownMatters.filter(each => each.seat === seat);
  const late = open.find(({ recorded }) => placeOf(recorded) === place);
  if (shown === undefined || (late !== undefined && placeOf(shown.digest) !== place)) {
    const matter = late ?? open.at(-1);
    return matter && { digest: matter.recorded, said: matter.shown ?? undefined };
  }
  const matter = open.find(({ recorded }) => recorded === shown.digest);
  const said = shown.reply === 'same' ? shown.digest : (matter?.shown ?? undefined);
  return { digest: shown.digest, said };
}

export function evolveSnapshotConfirmed(table: Table, event: SnapshotConfirmed): Table {
  const { seat, digest, differsFrom } = event;
  const recorded = differsFrom ?? digest;
  const answered = withReply(table, seat, recorded, differsFrom === null ? 'same' : 'differs');
  if (differsFrom === null) return withoutMatter(answered, seat, recorded);
  const [shoe, coup] = numbersIn(differsFrom);
  const matter = { shoe, coup, seat, what: 'differs', shown: digest } as const;
  return withMatter(answered, { ...matter, recorded: differsFrom });
}

/** An answer about a coup that is over changes nothing in the one in hand. */
function withReply(table: Table, seat: number, recorded: string, reply: 'same' | 'differs'): Table {
  if (table.coup === null) return table;
  const shown = table.coup.shown.map(each =>
    each.seat === seat && each.digest === recorded ? { ...each, reply } : each,
  );
  return changeCoup(table, { shown });
}

/** Which coup a digest is about: it begins with that. */
const placeOf = (digest: string): string => digest.split(' ')[0] ?? '';

/** A digest begins with its shoe and coup. */
function numbersIn(digest: string): readonly [shoe: number, coup: number] {
  const [shoe, coup] = placeOf(digest).split('/').map(Number);
  assert(shoe !== undefined && coup !== undefined, 'a digest of the records begins with its coup');
  return [shoe, coup];
}

export function decideCloseDiscrepancy(
  room: At,
  command: CloseDiscrepancy,
): Decision<ShownMatterClosed> {
  const { by, at, note } = command;
  const unauthorised = lacksPower(room, by, 'rule-on-malfunction');
  if (unauthorised !== undefined) return unauthorised;
  const { wagering } = room.book.procedure;
  const clause = wagering.shownAtClose?.matter ?? wagering.after;
  const matter = matterMeant(room.table, command, clause);
  if ('refused' in matter) return matter;
  if (note === '') return refuse('steps-missing', clause, { code: 'records-not-described' });
  const closed = { happened: 'shown-matter-closed', by, at, matter, clause, note } as const;
  // A terminal that was silent contradicts nobody; one that showed something else does.
  if (matter.what === 'silent') return [closed];
  const approvedBy = secondPerson(room, command, 'approve-recalculation', clause);
  return isRefusal(approvedBy) ? approvedBy : [{ ...closed, approvedBy }];
}

function matterMeant(
  { kept }: Table,
  { seat, shoe, coup }: CloseDiscrepancy,
  clause: string,
): ScreenDiscrepancy | Refusal {
  const [matter, other] = kept.shownMatters.filter(
    each =>
      each.seat === seat &&
      (shoe === undefined || each.shoe === shoe) &&
      (coup === undefined || each.coup === coup),
  );
  if (matter === undefined) {
    return refuse('nothing-to-do', clause, { code: 'nothing-open-at-seat', seat });
  }
  if (other === undefined) return matter;
  return {
    ...refuse('facts-missing', clause, { code: 'several-coups-in-question' }),
    asks: 'coup',
  };
}

export const evolveShownMatterClosed = (table: Table, { matter }: ShownMatterClosed): Table =>
  withoutMatter(table, matter.seat, matter.recorded);

export const confirmSnapshotAct: Act<ConfirmSnapshot, SnapshotConfirmed> = {
  name: 'confirm-snapshot',
  fields: confirmSnapshotFields,
  may: ['play'],
  decide: decideConfirmSnapshot,
  evolve: { 'snapshot-confirmed': evolveSnapshotConfirmed },
};

export const closeDiscrepancyAct: Act<CloseDiscrepancy, ShownMatterClosed> = {
  name: 'close-discrepancy',
  fields: closeDiscrepancyFields,
  may: ['run-table'],
  /** A second person, where the terminal showed something else than is stored (G19). */
  secondPerson: 'approves',
  decide: decideCloseDiscrepancy,
  evolve: { 'shown-matter-closed': evolveShownMatterClosed },
};

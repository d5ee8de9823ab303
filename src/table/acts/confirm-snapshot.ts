// A terminal says what it showed at the close; a difference or silence is a matter (4.6, G9).

import { assert } from '../../rules/assert.ts';
import type { At, Decision, Given, Happened } from '../act.ts';
import { changeCoup } from '../change.ts';
import { refuse } from '../refusal.ts';
import { lacksPower } from '../roles.ts';
import { withMatter, withoutMatter } from '../snapshot.ts';
import type { ShownMatter } from '../remembered.ts';
import type { Table } from '../table.ts';

/**
 * The digest of what the terminal showed. Its signature is the seal that the house gave this line
 * when it let the terminal in: the connection refuses any other, so nobody answers for a terminal
 * from another line. A simulated patron has no line and says so in its place.
 */
export interface ConfirmSnapshot extends Given {
  readonly do: 'confirm-snapshot';
  readonly seat: number;
  readonly digest: string;
  readonly signature: string;
}

export interface SnapshotConfirmed extends Happened {
  readonly happened: 'snapshot-confirmed';
  readonly seat: number;
  readonly digest: string;
  readonly signature: string;
  /** What the records hold where the terminal showed something else; null where they agree. */
  readonly differsFrom: string | null;
}

/** The dealer closes a matter: the records prove the wagers, and they stand as settled. */
export interface CloseDiscrepancy extends Given {
  readonly do: 'close-discrepancy';
  readonly seat: number;
  /** What the records showed: it goes on record. */
  readonly note: string;
}

export interface ShownMatterClosed extends Happened {
  readonly happened: 'shown-matter-closed';
  readonly matter: ShownMatter;
  readonly clause: string;
  readonly note: string;
}

export function decideConfirmSnapshot(
  room: At,
  command: ConfirmSnapshot,
): Decision<SnapshotConfirmed> {
  const { book, table } = room;
  const { by, at, seat, digest, signature } = command;
  const rule = book.procedure.wagering.shownAtClose;
  if (rule === undefined) {
    const because = 'This book settles what was placed, not what was shown.';
    return refuse('not-in-this-book', book.procedure.wagering.after, because);
  }
  const isTheirs = by.role === 'system' || (by.role === 'patron' && by.seat === seat);
  if (!isTheirs) {
    return refuse('not-your-seat', rule.clause, 'A terminal answers for itself alone.');
  }
  const recorded = recordedAt(table, seat, placeOf(digest));
  if (recorded === undefined) {
    return refuse('nothing-to-do', rule.clause, 'Nothing was closed at this terminal.');
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
  const matter = kept.shownMatters.find(each => each.seat === seat);
  const isLate = matter !== undefined && placeOf(matter.recorded) === place;
  if (shown === undefined || (isLate && placeOf(shown.digest) !== place)) {
    return matter && { digest: matter.recorded, said: matter.shown ?? undefined };
  }
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
  { by, at, seat, note }: CloseDiscrepancy,
): Decision<ShownMatterClosed> {
  const { book, table } = room;
  const unauthorised = lacksPower(room, by, 'rule-on-malfunction');
  if (unauthorised !== undefined) return unauthorised;
  const clause = book.procedure.wagering.shownAtClose?.matter ?? book.procedure.wagering.after;
  const matter = table.kept.shownMatters.find(each => each.seat === seat);
  if (matter === undefined) {
    return refuse('nothing-to-do', clause, `Nothing is open at seat ${seat}.`);
  }
  if (note === '') return refuse('steps-missing', clause, 'Say what the records show.');
  return [{ happened: 'shown-matter-closed', by, at, matter, clause, note }];
}

export const evolveShownMatterClosed = (table: Table, { matter }: ShownMatterClosed): Table =>
  withoutMatter(table, matter.seat, matter.recorded);

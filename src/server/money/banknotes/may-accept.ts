// Whether a note in escrow may be taken: judged before it goes past the point of return.

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { balanceOf, patronAccount } from '../../../table/accounts/money.ts';
import type { Table } from '../../../table/table.ts';
import { seatRules } from '../tickets/seat-rules.ts';
import type { AcceptorState } from './banknote.ts';

/** What the house lets acceptors take. */
export interface NoteTerms {
  /** The notes of the currency, in cents (G14). */
  readonly values: readonly number[];
  /** A balance above this disables the acceptor (R-CSH-3). */
  readonly mostBalance: number;
  /** So many notes given back in a row are one alarm. */
  readonly mostRejects: number;
}

/** Why a note is given back. */
export interface NoteRefusal {
  readonly refused: string;
  readonly clause: string;
  readonly reason: HouseReason;
}

const no = (refused: string, clause: string, reason: HouseReason): NoteRefusal => ({
  refused,
  clause,
  reason,
});

export interface OfferedNote {
  readonly seat: number;
  readonly cents: number;
  /** True while play is halted, or the terminal is in audit, test or fault (R-BET-7). */
  readonly isOutOfPlay: boolean;
  /** True while a ticket of this terminal is being printed. */
  readonly isPayingOut: boolean;
}

/** Judges a note before it is stacked; null for one that may be taken. */
export function noteFault(
  table: Table,
  acceptor: AcceptorState,
  { seat: number, cents, isOutOfPlay, isPayingOut }: OfferedNote,
  terms: NoteTerms,
): NoteRefusal | null {
  const seat = table.seats.find(one => one.number === number);
  if (seat === undefined || !seat.noteAcceptor || table.phase === 'closed') {
    const clause = seatRules(table)?.acceptors ?? 'ruling G14';
    return no('no-acceptor-here', clause, { code: 'terminal-takes-no-notes' });
  }
  const isShut = isOutOfPlay || seat.state !== 'in-order' || table.frozen !== null;
  if (acceptor.fault !== null || isShut) {
    return no('out-of-play', 'R-BET-7', { code: 'terminal-out-of-play' });
  }
  if (seat.leaving || isPayingOut) {
    return no('paying-out', 'R-CSH-7', { code: 'terminal-being-paid-out' });
  }
  if (!terms.values.includes(cents)) {
    return no('unknown-note', 'ruling G14', { code: 'note-not-taken' });
  }
  return balanceFault(table, number, cents, terms);
}

function balanceFault(
  table: Table,
  number: number,
  cents: number,
  { mostBalance }: NoteTerms,
): NoteRefusal | null {
  const patron = table.seats.find(one => one.number === number)?.patron?.id;
  const balance = patron === undefined ? 0 : balanceOf(table.ledger, patronAccount(number, patron));
  if (balance + cents <= mostBalance) return null;
  return no('balance-too-high', 'R-CSH-3', { code: 'terminal-holds-most' });
}

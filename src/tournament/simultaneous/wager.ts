// Wagers at such a table: laid, changed and taken back by everybody until the period closes.

import { type Draft, pend, replace, voidTransfer } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import {
  judgePlacement,
  type Placement,
  PLAIN_SITUATION,
  type WagerAsked,
} from '../../rules/placement/judge-placement.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { procedureOf } from '../roles.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { TogetherAt, TogetherCommandOf, TogetherDecision } from './act.ts';
import { behind, chipsOf, drawUpChips, mustDrawUp, toBank } from './money.ts';
import {
  BANK,
  seatAccount,
  type Together,
  togetherSeat,
  type TogetherSeat,
  type TogetherWager,
} from './simultaneous.ts';

type Laying = TogetherCommandOf<'wager'>;

/** Judges all wagers of a seat together, as at the close. */
export function judgeSeat(
  { book, play }: TogetherAt,
  seat: number,
  asked: readonly WagerAsked[],
): Placement {
  const { rules } = play;
  const version = versionOf(book, rules.version);
  assert(version !== undefined, `${book.id} has ${rules.version}`);
  const situation = {
    ...PLAIN_SITUATION,
    offered: rules.offered,
    limits: Object.fromEntries(rules.offered.map(on => [on, rules.limits])),
    balance: chipsOf(play, seat),
  };
  return judgePlacement({ book, version, decks: rules.decks, house: rules.pay }, situation, asked);
}

/** A stake on one bet is what it is set to; nought takes it back. */
export function decideWager(room: TogetherAt, command: Laying): TogetherDecision {
  const { play } = room;
  const { seat: number, on, by, at } = command;
  const seat = mayWager(room, command);
  if ('refused' in seat) return seat;
  const spot = seat.wagers.find(wager => wager.on === on && !wager.secret);
  const stake = permitted(room, seat, command, spot);
  if (typeof stake !== 'number') return stake;
  if (windowOf(play) === 'lower-only' && stake > (spot?.stake ?? 0)) {
    const { ranking } = procedureOf(room).sessions;
    return refuse('not-now', ranking, { code: 'wagers-in-period-only' });
  }
  const transfers = drawUpChips(play.ledger, draftsOf(room, seat, spot, stake));
  if (transfers === undefined) return notSoMany(room);
  return [{ happened: 'wager-laid', by, at, seat: number, on, stake, secret: false, transfers }];
}

export const notSoMany = (room: TogetherAt): Refusal =>
  refuse('not-enough-money', procedureOf(room).sessions.banks, { code: 'fewer-chips-there' });

/** The period, or a window that a ruling of the table opens once more (11.7, 11.9). */
function windowOf({ phase, dealing }: Together): 'open' | 'lower-only' | 'shut' {
  if (dealing.frozen !== null) return 'shut';
  if (phase === 'wagering' || dealing.phase === 'wagers-changing') return 'open';
  return dealing.phase === 'wagers-reopened' ? 'lower-only' : 'shut';
}

/** Who may wager now, from which seat. */
export function mayWager(
  room: TogetherAt,
  { by, seat: number }: Pick<Laying, 'by' | 'seat'>,
): TogetherSeat | Refusal {
  const { play } = room;
  const { exclusive, entrant, sessions } = procedureOf(room);
  const seat = togetherSeat(play, number);
  if (windowOf(play) === 'shut') {
    return refuse('not-now', sessions.ranking, { code: 'wagers-in-period-only' });
  }
  if (seat === undefined || seat.state !== 'in') {
    return refuse('not-entered', exclusive, { code: 'nobody-plays-seat', seat: number });
  }
  if (by.role === 'patron' && by.id !== seat.patron) {
    return refuse('not-entered', entrant, { code: 'wagers-by-seat-patron' });
  }
  return seat;
}

/** What the book permits of the stake that was asked; nought where it is taken back. */
export function permitted(
  room: TogetherAt,
  seat: TogetherSeat,
  { on, stake }: Pick<Laying, 'on' | 'stake'>,
  instead: TogetherWager | undefined,
): number | Refusal {
  if (stake === 0) return 0;
  const others = seat.wagers.filter(wager => wager !== instead);
  const asked: WagerAsked = { on, stake };
  const placement = judgeSeat(room, seat.seat, [...others, asked]);
  const accepted = placement.accepted.find(({ wager }) => wager === asked);
  if (accepted !== undefined) return accepted.stake;
  const refused = placement.refused.find(({ wager }) => wager === asked);
  assert(refused !== undefined, 'a wager is accepted or refused');
  return refuse('not-permitted', refused.clause, {
    code: 'wager-refused',
    refused: refused.refusal,
  });
}

function draftsOf(
  { play }: TogetherAt,
  seat: TogetherSeat,
  spot: TogetherWager | undefined,
  stake: number,
): readonly Draft[] {
  if (spot === undefined) return stake === 0 ? [] : [staked(seat.seat, stake)];
  const pending = behind(play, seat.seat, spot);
  return [stake === 0 ? voidTransfer(pending) : replace(pending, stake)];
}

/** The chips of a wager, held until the coup is settled. */
export const staked = (seat: number, cents: number): Draft =>
  pend({ debit: seatAccount(seat), credit: BANK, cents, memo: 'wager' });

/** Closes the period: what the book does not let stand goes back, who missed it is named. */
export function decideCloseWagering(
  room: TogetherAt,
  { by, at }: TogetherCommandOf<'close-wagering'>,
): TogetherDecision {
  const { play, directorPresent } = room;
  const { director, sessions, equalChance } = procedureOf(room);
  if (play.phase !== 'wagering') {
    return refuse('not-now', sessions.ranking, { code: 'no-period-open' });
  }
  if (!directorPresent) {
    return refuse('director-away', director.present, { code: 'director-must-be-present' });
  }
  const drafts = play.seats.flatMap(seat =>
    fallen(room, seat).map(wager => voidTransfer(behind(play, seat.seat, wager))),
  );
  const missed = play.rules.compulsory
    ? play.seats.filter(seat => seat.state === 'in' && !hasWagered(room, seat))
    : [];
  const { min } = play.rules.limits;
  const deductions = missed.map(({ seat }) => toBank(seat, Math.min(min, chipsOf(play, seat))));
  const taken = play.rules.missedWager === 'minimum-deducted' ? deductions : [];
  const transfers = mustDrawUp(play.ledger, [...drafts, ...taken]);
  return [
    {
      happened: 'wagering-closed',
      by,
      at,
      missed: missed.map(({ seat }) => seat),
      clause: equalChance,
      transfers,
    },
  ];
}

/** Wagers that do not stand at the close, such as pairs whose main wager was taken back. */
export function fallen(room: TogetherAt, seat: TogetherSeat): TogetherSeat['wagers'] {
  const refused = judgeSeat(room, seat.seat, seat.wagers).refused.map(({ wager }) => wager);
  return seat.wagers.filter(wager => refused.includes(wager));
}

const hasWagered = (room: TogetherAt, seat: TogetherSeat): boolean =>
  seat.wagers.length > fallen(room, seat).length;

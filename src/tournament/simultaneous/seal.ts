// Secret wagers where everybody wagers together: signed and sealed, then opened after the cards.

import { voidTransfer } from '../../ledger/index.ts';
import { procedureOf } from '../roles.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { TogetherAt, TogetherCommandOf, TogetherDecision } from './act.ts';
import { behind, drawUpChips, mustDrawUp } from './money.ts';
import { togetherSeat, type TogetherSeat, type TogetherWager } from './simultaneous.ts';
import { mayWager, notSoMany, permitted, staked } from './wager.ts';

/** Where the book speaks of secret wagers; the banks' clause where it leaves them to the terms. */
export const secretsClause = (room: TogetherAt): string =>
  procedureOf(room).conditions.find(({ items }) => items.includes('secret-wagers'))?.clause ??
  procedureOf(room).sessions.banks;

const sealedOf = ({ wagers }: TogetherSeat): TogetherWager | undefined =>
  wagers.find(({ sealed }) => sealed);

/** One form a coup, by the patron's own hand: whoever wrote it for them would know it. */
export function decideSealWager(
  room: TogetherAt,
  command: TogetherCommandOf<'seal-wager'>,
): TogetherDecision {
  const { by, at, on, signature } = command;
  const seat = mayWager(room, command);
  if ('refused' in seat) return seat;
  const fault = maySeal(room, command, seat);
  if (fault !== undefined) return fault;
  const stake = permitted(room, seat, command, undefined);
  if (typeof stake !== 'number') return stake;
  const transfers = drawUpChips(room.play.ledger, [staked(seat.seat, stake)]);
  if (transfers === undefined) return notSoMany(room);
  return [{ happened: 'wager-sealed', by, at, seat: seat.seat, on, stake, signature, transfers }];
}

function maySeal(
  room: TogetherAt,
  { by, stake, signature }: TogetherCommandOf<'seal-wager'>,
  seat: TogetherSeat,
): Refusal | undefined {
  const clause = secretsClause(room);
  const { secretWagers: most } = room.play.rules;
  if (by.role !== 'patron') {
    return refuse('not-authorised', clause, { code: 'secret-written-by-patron' });
  }
  if (seat.secretsUsed >= most) {
    return refuse('not-permitted', clause, { code: 'secrets-used-up', count: most });
  }
  if (sealedOf(seat) !== undefined) {
    return refuse('not-now', clause, { code: 'one-secret-a-coup' });
  }
  if (stake === 0 || signature.trim() === '') {
    return refuse('steps-missing', clause, { code: 'secret-needs-stake-and-signature' });
  }
  return undefined;
}

/** While wagers are taken the patron may have the form back; it was not used then. */
export function decideBreakSeal(
  room: TogetherAt,
  command: TogetherCommandOf<'break-seal'>,
): TogetherDecision {
  const { by, at } = command;
  const { play } = room;
  const seat = mayWager(room, command);
  if ('refused' in seat) return seat;
  const clause = secretsClause(room);
  if (by.role !== 'patron') {
    return refuse('not-authorised', clause, { code: 'seal-broken-by-patron' });
  }
  const wager = sealedOf(seat);
  if (wager === undefined) return refuse('nothing-to-do', clause, { code: 'nothing-sealed' });
  const transfers = mustDrawUp(play.ledger, [voidTransfer(behind(play, seat.seat, wager))]);
  return [{ happened: 'seal-broken', by, at, seat: seat.seat, transfers }];
}

/** After the cards a form is opened before everybody, one seat after another. */
export function decideOpenSecret(
  room: TogetherAt,
  { by, at, seat: number }: TogetherCommandOf<'open-secret'>,
): TogetherDecision {
  const clause = secretsClause(room);
  if (room.play.phase !== 'revealing') {
    return refuse('not-now', clause, { code: 'secrets-after-cards' });
  }
  if (by.role === 'patron') {
    return refuse('not-authorised', clause, { code: 'secrets-opened-by-staff' });
  }
  const seat = togetherSeat(room.play, number);
  const wager = seat === undefined ? undefined : sealedOf(seat);
  if (wager === undefined) {
    return refuse('nothing-to-do', clause, { code: 'nothing-sealed-at-seat', seat: number });
  }
  const { on, stake } = wager;
  return [{ happened: 'secret-opened', by, at, seat: number, on, stake }];
}

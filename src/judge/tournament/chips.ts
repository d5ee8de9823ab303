// What the wagers of a session are due: every stake that lay there, once, by the book's odds.

import { type EventFields, numberIn, stringIn } from '../fields.ts';
import type { StakeLimit } from '../house-rules.ts';
import { dueOn } from '../pay.ts';
import type { Raise } from '../verdict.ts';
import type { ToldCoup } from './session-coups.ts';
import type { SessionRules } from './session-rules.ts';

/** Chips on a bet, in sight or on a form. */
export interface ChipStake {
  readonly seat: number;
  readonly on: string;
  readonly stake: number;
  readonly secret: boolean;
}

const isSame =
  (one: ChipStake) =>
  (other: ChipStake): boolean =>
    one.seat === other.seat &&
    one.on === other.on &&
    one.secret === other.secret &&
    one.stake === other.stake;

/** A line in which a wager was decided. */
export const stakeIn = (seat: number, row: EventFields): ChipStake => ({
  ...{ seat, on: stringIn(row, 'on'), stake: numberIn(row, 'stake') },
  secret: row['secret'] === true,
});

interface Decided {
  readonly seat: number;
  readonly row: EventFields;
}

/** Every stake is decided once, by its odds; nothing is that did not lie there. */
export function judgeDecided(
  rules: SessionRules,
  told: ToldCoup,
  lying: readonly ChipStake[],
  decided: readonly Decided[],
  raise: Raise,
): void {
  const left = [...lying];
  for (const { seat, row } of decided) {
    const stake = stakeIn(seat, row);
    const at = left.findIndex(isSame(stake));
    const { on, stake: cents } = stake;
    if (at < 0) raise('wager-unknown', { seat, on, stake: cents }, rules.clause);
    else left.splice(at, 1);
    judgePaid(rules, told, stake, row, raise);
  }
  for (const { seat, on, stake } of left) {
    raise('wager-not-settled', { seat, on, stake }, rules.clause);
  }
}

/** What one decided wager gives back by its odds; a coup that counts for nothing gives all. */
export function judgePaid(
  rules: SessionRules,
  told: ToldCoup,
  { seat, on, stake }: ChipStake,
  row: EventFields,
  raise: Raise,
): void {
  const paid = numberIn(row, 'paid');
  if (told === null) {
    if (paid !== stake) raise('payment-wrong', { seat, on, paid, due: stake }, rules.clause);
    return;
  }
  const due = dueOn(rules.book, rules, told, on, stake, false);
  if (due === null) {
    raise('wager-not-offered', { seat, on }, rules.clause);
    return;
  }
  if (paid !== stake + due.profit) {
    raise('payment-wrong', { seat, on, paid, due: stake + due.profit }, due.clause);
  }
  const clause = stringIn(row, 'clause');
  if (clause !== due.clause) raise('clause-wrong', { said: clause, is: due.clause }, due.clause);
}

/** A stake by the sign of the session's table. */
export function judgeChipLimit(
  { min, max, step }: StakeLimit,
  stake: number,
  clause: string,
  raise: Raise,
): void {
  if (stake < min) raise('stake-below-minimum', { stake, min }, clause);
  if (stake > max) raise('stake-above-maximum', { stake, max }, clause);
  if (stake % step !== 0) raise('stake-off-step', { stake, step }, clause);
}

// A wager decided by one coup: what plays of it, by which odds, and why.

import { assert } from '../../rules/assert.ts';
import type { CoupFacts } from '../../rules/coup.ts';
import { type Fraction, isWhole, roundUpTo } from '../../rules/fraction.ts';
import { isArranged, payRulesFor } from '../../rules/placement/personal-terms.ts';
import type { Odds } from '../../rules/rulebook.ts';
import { judgeWager, paymentOf, type WagerVerdict } from '../../rules/settle.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { personAt } from '../people/people-at.ts';
import type { Reason } from '../reason.ts';
import { stakeRulesAt } from '../wagers/stake-rules.ts';
import type { Patron, Seat } from '../table.ts';
import type { WagerOutcome } from './till.ts';
import type { Wager } from '../wagers/wager.ts';

/** What the coup makes of a wager; `warn` is true where the patron is told about the minimum. */
export interface SettledSingle {
  readonly outcome: WagerOutcome;
  readonly warn: boolean;
}

/** Settles one wager on the facts of a complete coup (crown 10.1, 7.3; tasmania 7.4, 7.5). */
export function settleSingle(
  room: At,
  facts: CoupFacts,
  seat: Seat,
  wager: Wager & { readonly on: SingleCoupWager },
): SettledSingle {
  const again = againUnderMinimum(room, wager);
  if (again !== undefined) return { outcome: again, warn: false };
  const { on, stake, counts = stake } = wager;
  const rules = stakeRulesAt(room, on);
  assert(rules.offer !== undefined, 'a wager lies only where it is offered');
  const person = personAt(seat, wager.patron);
  const arranged = isArranged(rules, person, counts);
  const house = payRulesFor(rules.house, arranged);
  const verdict = judgeWager(rules.offer, house, facts, { on, stake: counts });
  const money = verdict.outcome === 'win' ? winnings(room, verdict, counts, house) : NOTHING_WON;
  const isDeferred = money.commission > 0 && defers(room, seat, person, verdict);
  const outcome: WagerOutcome = {
    outcome: verdict.outcome,
    profit: money.profit,
    commission: money.commission,
    clause: verdict.clause,
    reason: reasonWithLimits(room, wager, verdict.outcome, verdict.reason),
    deferred: isDeferred,
    arranged,
  };
  const decided = verdict.outcome !== 'push';
  return { outcome, warn: wager.under !== undefined && decided };
}

const NOTHING_WON = { profit: 0, commission: 0 } as const;

function winnings(
  { book }: At,
  verdict: WagerVerdict,
  stake: number,
  house: Parameters<typeof paymentOf>[1],
) {
  const { paid, commission } = paymentOf(book, house, verdict, stake);
  assert(paid !== undefined, 'stakes that cannot be paid exactly are never taken');
  return { profit: paid - stake, commission: wholeCents(commission) };
}

/** A part of a cent of commission is the house's gift, as the payment was rounded up (7.3.3). */
const wholeCents = (commission: Fraction): number =>
  Number(isWhole(commission) ? commission.numerator : roundUpTo(1n, commission) - 1n);

/** The second and every later wager under the minimum goes back, win or lose (7.3.1, 7.5). */
export function againUnderMinimum({ book, table }: At, wager: Wager): WagerOutcome | undefined {
  const late = book.procedure.limits?.foundLate;
  if (wager.under === undefined || late === undefined) return undefined;
  if (!table.kept.warned.includes(wager.patron)) return undefined;
  const reason = { code: 'under-minimum-again', minimum: wager.under } as const;
  return { outcome: 'void', ...NOTHING_WON, clause: late.underMinimum, reason };
}

/** What plays of a stake: nothing if it goes back, at most the maximum if it is over that. */
export const stakeOf = (room: At, wager: Wager): number =>
  againUnderMinimum(room, wager) === undefined ? (wager.counts ?? wager.stake) : 0;

/** The reason of its odds, and what a stake outside the limits comes to (7.3.1, 7.3.2). */
export function reasonWithLimits(
  { book }: At,
  { stake, counts, under }: Wager,
  outcome: WagerOutcome['outcome'],
  reason: Reason,
): Reason {
  const late = book.procedure.limits?.foundLate;
  if (late === undefined || outcome === 'push' || outcome === 'void') return reason;
  if (under !== undefined) return { code: 'under-minimum-settled-once', reason, minimum: under };
  if (counts === undefined) return reason;
  const over = { over: stake - counts, maximum: counts, clause: late.overMaximum };
  return { code: 'above-maximum-returned', reason, ...over };
}

/** Only an approved patron who sits there owes commission, and never the half on six (C13). */
function defers(
  { book }: At,
  seat: Seat,
  person: Patron | undefined,
  { pays }: WagerVerdict,
): boolean {
  if (person?.defersCommission !== true || seat.patron?.id !== person.id) return false;
  const net = book.procedure.commission?.alwaysNet.rate;
  return !sameRate(pays?.line.commission, net);
}

const sameRate = (a: Odds | undefined, b: Odds | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] * b[1] === b[0] * a[1];

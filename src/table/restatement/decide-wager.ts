// What a restated coup makes of one wager: a new decision, or the first one again.

import { assert } from '../../rules/assert.ts';
import { type CoupFacts, insuranceOpen } from '../../rules/coup.ts';
import { payRulesFor } from '../../rules/placement/personal-terms.ts';
import { settleWager } from '../../rules/settle.ts';
import type { DealtHands } from '../../rules/tableau.ts';
import { isSingleCoupWager, type SingleCoupWager } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { versionAt } from '../settlement/settlement.ts';
import type { PaidWager, WagerDecision } from '../table.ts';
import { betOf } from '../wagers/wager.ts';

/** A whole coup by its cards. */
export interface WholeCoup {
  readonly hands: DealtHands;
  readonly facts: CoupFacts;
}

/** What a coup truly was. */
export type CoupTruth = WholeCoup | 'void';

/** What a wager brought; commission on a marker is owed beside it. */
export const broughtIn = ({
  paid,
  stake,
  commission,
  deferred,
}: Pick<PaidWager, 'stake' | 'paid' | 'commission' | 'deferred'>): number =>
  paid - stake - (deferred === true ? commission : 0);

/** A wager that went back when the coup was settled stays back, whoever sent it. */
export const isFinal = ({ outcome, first }: PaidWager): boolean =>
  outcome === 'void' && first === undefined;

/** How a wager is decided as it stands. */
export const decisionOf = (wager: PaidWager): WagerDecision => {
  const { outcome, paid, commission, deferred, clause, reason } = wager;
  return {
    ...{ outcome, paid, commission, clause, reason },
    ...(deferred === true ? { deferred } : {}),
  };
};

/** A wager of this coup alone on what the coup truly was; undefined where that is not asked. */
export function decideSingle(
  context: At,
  truth: CoupTruth,
  wager: PaidWager,
  clause: string,
): WagerDecision | undefined {
  const { on } = wager;
  if (wager.ruledVoid !== undefined) return wentBack(wager, wager.ruledVoid);
  if (truth === 'void') return wentBack(wager, clause);
  if (!isSingleCoupWager(on)) return undefined;
  if (on === 'insurance' && !insuranceOpen(context.book.tableau, truth.hands)) {
    return wentBack(wager, 'ruling C23');
  }
  return settledOn(context, truth.facts, { ...wager, on }, clause);
}

function settledOn(
  context: At,
  truth: CoupFacts,
  wager: PaidWager & { readonly on: SingleCoupWager },
  clause: string,
): WagerDecision {
  const { on, stake, counts = stake, arranged } = wager;
  const offer = versionAt(context).wagers[on];
  const pay = context.table.setup?.pay;
  assert(offer !== undefined && pay !== undefined, 'a settled wager was on offer');
  const house = payRulesFor(pay, arranged === true);
  const settled = settleWager(context.book, offer, house, truth, { on, stake: counts });
  assert(settled.paid !== undefined, 'limits that cannot be paid are refused when a table opens');
  const { outcome, reason } = settled;
  const { numerator, denominator } = settled.commission;
  const commission = outcome === 'win' ? Number(numerator / denominator) : 0;
  // What lay above the maximum went back before and stays back.
  return { outcome, paid: settled.paid + stake - counts, commission, clause, reason };
}

/** The stake goes back. */
export const wentBack = (wager: PaidWager, clause: string): WagerDecision => ({
  ...{ outcome: 'void', paid: wager.stake, commission: 0, clause },
  reason: { code: 'bet-goes-back', bet: betOf(wager) },
});

/** The wager with another decision; what comes to the same as at first is as it was then. */
export function withDecision(wager: PaidWager, decision: WagerDecision): PaidWager {
  const { first = decisionOf(wager), deferred: _before, ...laid } = wager;
  return first !== null && isSame(wager, first, decision)
    ? { ...laid, ...first }
    : { ...laid, ...decision, first };
}

const isSame = ({ stake }: PaidWager, one: WagerDecision, other: WagerDecision): boolean =>
  one.outcome === other.outcome && broughtIn({ stake, ...one }) === broughtIn({ stake, ...other });

// House rules by which a table would be played otherwise than its book has it, or not at all.

import type { Rulebook } from '../../rulebooks/index.ts';
import { SIDES } from '../../rules/hand.ts';
import { offeredUnder, type Setup } from './setup.ts';
import { fault, type SetupFault } from './setup-fault.ts';

type Check = (book: Rulebook, setup: Setup) => readonly SetupFault[];

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

const clockFault: Check = ({ procedure: { wagering } }, { wageringMs }) =>
  wageringMs === null || isAmount(wageringMs)
    ? []
    : [fault('wageringMs', wagering.firstCardCloses.clause, { code: 'time-not-above-zero' })];

const insuranceFault: Check = ({ placement }, { insuranceMs }) => {
  if (insuranceMs === undefined || isAmount(insuranceMs)) return [];
  const clause = placement.refusals['window-not-open'] ?? 'ruling C9';
  return [fault('insuranceMs', clause, { code: 'time-not-above-zero' })];
};

/** Cards and shoe go to patrons only where the book lets them (8.1, 9.3). */
const methodFault: Check = ({ procedure: { deal } }, { method }) => {
  const isPermitted = {
    dealer: true,
    'hands-to-wagerers': deal.squeeze !== undefined,
    'shoe-to-a-wagerer': deal.shoeToPatron !== undefined,
  }[method];
  if (isPermitted) return [];
  return [fault('method', deal.order, { code: 'dealer-keeps-shoe-and-cards' })];
};

const exposureFault: Check = ({ procedure: { deal } }, { faceDown }) =>
  faceDown && deal.exposure === 'face-up'
    ? [fault('faceDown', deal.order, { code: 'face-up-in-book' })]
    : [];

const layoutFault: Check = ({ procedure: { seats } }, { layout }) => {
  const { clause, named } = seats.layouts;
  if (named.includes(layout)) return [];
  return [fault('layout', clause, { code: 'no-such-layout', counts: named })];
};

/** Stakes are laid in chips at live tables alone (G12). */
const stakeModeFault: Check = ({ procedure: { seats, wagering } }, { stakeMode }) => {
  const isOnFelt = stakeMode === 'recorded' || stakeMode === 'results-only';
  if (seats.kind === 'seats' || !isOnFelt) return [];
  return [fault('stakeMode', wagering.route, { code: 'wagers-at-terminals-in-book' })];
};

/** What holds all wagers of a hand together lets at least one through. */
const collectiveFaults: Check = ({ procedure }, { pay, collectiveLiability, limits }) => {
  const rule = procedure.limits?.proRata;
  const clause = rule?.clause ?? procedure.notices.limitSign;
  const least = Math.max(...SIDES.map(side => limits[side]?.min ?? 0));
  const sums = [
    { field: 'pay.differential', holds: 'differential', sum: pay.differential ?? null },
    {
      ...{ field: 'collectiveLiability', holds: 'collective-liability' },
      sum: collectiveLiability,
    },
  ];
  return sums.flatMap(({ field, holds, sum }) => {
    if (sum === null) return [];
    if (rule?.holds !== holds) {
      return [fault(field, clause, { code: 'no-such-sum-on-sign' })];
    }
    if (isAmount(sum) && sum >= Math.max(least, pay.chip)) return [];
    return [fault(field, clause, { code: 'limit-lets-nothing-through' })];
  });
};

/** Wagers that are refused for their sum alone could never be placed (5.3.3). */
const aggregateFault: Check = ({ placement }, setup) => {
  const { aggregateMin, limits } = setup;
  const clause = placement.refusals['below-aggregate-minimum'] ?? 'ruling R6';
  const most = offeredUnder(setup).reduce((sum, on) => sum + (limits[on]?.max ?? 0), 0);
  if (aggregateMin === 0) return [];
  if (isAmount(aggregateMin) && aggregateMin <= most) return [];
  return [fault('aggregateMin', clause, { code: 'aggregate-minimum-unreachable' })];
};

const deferralFault: Check = ({ procedure }, { deferredCommission }) =>
  deferredCommission && procedure.commission === undefined
    ? [
        fault('deferredCommission', procedure.wagering.route, {
          code: 'commission-at-once-in-book',
        }),
      ]
    : [];

export const PLAY_CHECKS: readonly Check[] = [
  clockFault,
  insuranceFault,
  methodFault,
  exposureFault,
  layoutFault,
  stakeModeFault,
  collectiveFaults,
  aggregateFault,
  deferralFault,
];

// Duties about money: when accounts are frozen, what is owed before a shoe, what may be held.

import type { TableEvent } from '../../../../src/table/acts.ts';
import { peopleAt } from '../../../../src/table/people/people-at.ts';
import { personOf } from '../books.ts';
import { type Duty, refused } from './duty.ts';

/** While accounts are frozen no wagering opens, nobody wagers, leaves or is paid (R19). */
const FROZEN_OUT: readonly TableEvent['happened'][] = [
  'wagering-opened',
  'wagers-changed',
  'bought-in',
  'leaving-noted',
  'paid-out',
  'win-cleared',
  'owed-paid',
  'owing-collected',
  'owing-written-off',
  'commission-settled',
  'debt-released',
  'hold-ended',
  'insurance-closed',
  'table-closed',
];

const movesWhileFrozen: Duty = ({ event, before }) =>
  before.frozen !== null && FROZEN_OUT.includes(event.happened)
    ? refused(`frozen: ${event.happened}`, `accounts are frozen, and ${event.happened} follows`)
    : undefined;

/** Recalculation only while accounts are frozen, where the book freezes at all (R19). */
const recalculatedUnfrozen: Duty = ({ book, event, before }, { ruled }) => {
  if (event.happened !== 'coup-restated' || before.frozen !== null) return undefined;
  if (book.id !== 'crown-rapid' || ruled?.what !== 'wrong-result-entered') return undefined;
  return refused('recalculated while nothing is frozen', 'a coup is recalculated without a freeze');
};

/** No wagering opens in a new shoe while commission is owed, but on management's word (C25). */
const opensInDebt: Duty = ({ event, before }, { debts }) => {
  if (event.happened !== 'wagering-opened') return undefined;
  const { number } = before.shoe;
  // Who has left without chips has a debt at the cage and keeps nobody from playing.
  const here = new Set(before.seats.flatMap(seat => peopleAt(seat).map(({ id }) => id)));
  const old = [...debts.owedSince].some(
    ([account, shoe]) => shoe < number && here.has(personOf(account) ?? ''),
  );
  if (!old || debts.carriedInto === number) return undefined;
  return refused('wagering opens with commission owed', 'commission of an earlier shoe is owed');
};

/** Insurance is at most the main wager that plays (C23). */
const overInsured: Duty = ({ event, after }) => {
  if (event.happened !== 'wagers-changed' || after.phase !== 'insurance') return undefined;
  const mine = after.seats.flatMap(({ wagers }) =>
    wagers.filter(({ patron }) => patron === event.patron),
  );
  const plays = (on: string): number =>
    mine
      .filter(wager => wager.on === on)
      .reduce((total, { stake, counts = stake }) => total + counts, 0);
  const insured = plays('insurance');
  const main = Math.max(plays('player'), plays('banker'));
  if (insured <= main) return undefined;
  return refused('insurance above the main wager', `${insured} insured, ${main} plays`);
};

/** What may be kept back is what was won (13.2.3): a buy-in is not. */
const holdsMoreThanWon: Duty = ({ event }, { wonBy, keptBackOf }) => {
  if (event.happened !== 'patron-sanctioned' || event.kind !== 'hold-winnings') return undefined;
  const [held, won] = [keptBackOf(event.patron), wonBy(event.patron)];
  if (held <= won) return undefined;
  return refused('more held than was won', `${held} is held of ${event.patron}, who won ${won}`);
};

/** A malfunction is ruled on in the coup that it was in (11.14(b), 11.15(b), R18). */
const pastMalfunction: Duty = ({ event, before }, { ruled }) => {
  if (event.happened !== 'wagers-voided' || (event.transfers ?? []).length === 0) return undefined;
  const { coup, shoe = before.shoe.number } = ruled?.facts ?? {};
  const isNow = coup === undefined || (coup === before.coup?.number && shoe === before.shoe.number);
  if (isNow) return undefined;
  return refused(
    'a past malfunction voids the present coup',
    `it was in coup ${shoe}/${coup}, and wagers of ${before.coup?.number} go back`,
  );
};

/** A window that only lowers wagers gives no Run back that rode into the coup (11.7(b)). */
const savedRun: Duty = ({ event, before }) => {
  if (before.phase !== 'wagers-reopened' || !('returned' in event)) return undefined;
  const rode = new Set(before.seats.flatMap(({ runs }) => runs.map(({ transfer }) => transfer)));
  const saved = event.returned.find(({ wager }) => rode.has(wager.transfer));
  if (saved === undefined) return undefined;
  const { on, stake, patron } = saved.wager;
  return {
    kind: 'a Run saved by a reopened window',
    says: `${patron}'s ${stake} on ${on} rode into the coup and goes back`,
    expectation: {
      show: { show: 'table' },
      expect: { riding: ['...', { patron, on, stake }, '...'] },
    },
    passes: true,
  };
};

export const ACCOUNT_DUTIES: readonly Duty[] = [
  movesWhileFrozen,
  recalculatedUnfrozen,
  opensInDebt,
  overInsured,
  holdsMoreThanWon,
  pastMalfunction,
  savedRun,
];

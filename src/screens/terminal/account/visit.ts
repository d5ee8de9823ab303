// A patron's visit as the terminal has seen it: paid in, staked, come back, and for how long.

import type { SeatView } from '../../../wire/index.ts';

export interface Visit {
  readonly patron: string;
  /** The server's time. */
  readonly since: number;
  readonly paidIn: number;
  readonly staked: number;
  readonly cameBack: number;
  readonly coups: number;
  readonly balance: number;
  /** Which payments have been counted. */
  readonly counted: string;
}

const keyOf = (paid: SeatView['lastPaid']): string =>
  paid.map(({ transfer, outcome }) => `${transfer}${outcome}`).join(' ');

/** Payments that are final: what rides on is counted when it is over. */
const finalOf = (paid: SeatView['lastPaid']) => paid.filter(({ outcome }) => outcome !== 'open');

/** The visit after another view of the seat; the same object when nothing has changed. */
export function visitAfter(visit: Visit | null, patron: string | null, mine: SeatView | null) {
  if (mine === null || patron === null || !mine.open) return visit;
  const counted = keyOf(mine.lastPaid);
  if (visit?.patron !== patron) {
    const { since, balance, paidIn } = mine;
    const begun = { patron, since: since ?? 0, paidIn, staked: 0, cameBack: 0 };
    return { ...begun, coups: 0, balance, counted };
  }
  if (visit.balance === mine.balance && visit.counted === counted) return visit;
  const paid = visit.counted === counted ? [] : finalOf(mine.lastPaid);
  const staked = paid.reduce((sum, { stake }) => sum + stake, 0);
  const cameBack = paid.reduce((sum, wager) => sum + wager.paid, 0);
  // What no coup explains was paid in; what was taken without one is a correction of the past.
  const other = mine.balance - visit.balance - (cameBack - staked);
  return {
    ...visit,
    paidIn: visit.paidIn + Math.max(0, other),
    staked: visit.staked + staked,
    cameBack: visit.cameBack + cameBack + Math.min(0, other),
    coups: visit.coups + (paid.length > 0 ? 1 : 0),
    balance: mine.balance,
    counted,
  };
}

/** More or less than was paid in. */
export const resultOf = ({ balance, paidIn }: Visit): number => balance - paidIn;

export const minutesOf = ({ since }: Visit, now: number): number =>
  since === 0 ? 0 : Math.max(0, Math.floor((now - since) / 60_000));

// What a settled coup brought to each patron: what undoing or correcting it goes by.

import { patronAccount } from './money.ts';
import type { CoupRecord, PaidWager, Table } from './table.ts';

/** What one patron had of a coup, all wagers together. */
export interface PatronNet {
  readonly seat: number;
  readonly patron: string;
  /** What the coup brought the patron; below nought what it cost. */
  readonly net: number;
  readonly commission: number;
  /** The first of the stakes: what sets them right refers to it. */
  readonly refersTo: number;
}

/** The nets of everybody who had a wager settled in the coup. */
export function netsOf({ seats }: CoupRecord): readonly PatronNet[] {
  return seats.flatMap(({ seat, paid }) => {
    const patrons = [...new Set(paid.map(({ patron }) => patron))];
    return patrons.map(patron => {
      const mine = paid.filter(wager => wager.patron === patron);
      const net = mine.reduce((sum, wager) => sum + broughtIn(wager), 0);
      const commission = mine.reduce((sum, wager) => sum + wager.commission, 0);
      const refersTo = Math.min(...mine.map(({ transfer }) => transfer));
      return { seat, patron, net, commission, refersTo };
    });
  });
}

/** What a wager brought; commission on a marker is owed until it is paid, whatever is corrected. */
export const broughtIn = ({ paid, stake, commission, deferred }: PaidWager): number =>
  paid - stake - (deferred === true ? commission : 0);

/** True when the patron's account is still there to take an entry. */
export const hasAccount = ({ ledger }: Table, { seat, patron }: PatronNet): boolean =>
  ledger.places[patronAccount(seat, patron)] !== undefined;

// Stakes on Runs and tails after a coup was decided anew: those that lie again, those that cannot.

import { pend, voidTransfer } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import { tailAreaOpen } from '../../rules/dragon-tails.ts';
import { SIDES } from '../../rules/hand.ts';
import type { At } from '../act.ts';
import type { SuccessiveEntries } from '../accounts/successive-entries.ts';
import { availableOf, houseAccount, patronAccount, pendingBehind } from '../accounts/money.ts';
import { withTransfers } from '../wagers/riding.ts';
import { fateOf, type JudgedAnew, type StreakFate, type StreaksAnew } from './streaks-anew.ts';
import type { Riding, Table } from '../table.ts';
import { paidWager } from '../settlement/till.ts';

export interface LaidAgain {
  /** What the event carries; undefined where no streak was touched. */
  readonly streaks: StreaksAnew | undefined;
  /** The transfers that hold reopened stakes now; null where a stake went back. */
  readonly moved: ReadonlyMap<number, number | null>;
}

/**
 * Reserves what rides on again, once all else is entered. Nobody is driven below zero and nobody
 * plays on credit: a stake whose chips are gone goes back.
 */
export function layAgain(room: At, judged: JudgedAnew, entries: SuccessiveEntries): LaidAgain {
  const { table } = room;
  const moved = new Map<number, number | null>();
  const fates: StreakFate[] = [...judged.left];
  for (const stake of judged.reopened) {
    const { patron, stake: cents, transfer: before } = stake.wager;
    const debit = patronAccount(stake.seat, patron);
    const transfer = availableOf(entries.ledger, debit) < cents ? null : entries.ledger.next;
    moved.set(before, transfer);
    if (transfer === null) fates.push(fateOf(stake, 'cannot-lie-again'));
    else {
      const laid = pend({ debit, credit: houseAccount(table), cents, memo: 'wager' });
      assert(entries.enter([laid]), 'what is available can be reserved');
      fates.push({ ...fateOf(stake, 'lies-again'), transfer });
    }
  }
  const riding = judged.after && withTransfers(judged.after, moved);
  if (riding !== null) fates.push(...shutAreas(room, riding, entries));
  const warned = judged.decided.filter(({ warn }) => warn).map(({ wager }) => wager.patron);
  const decided = judged.decided.map(({ seat, wager, settled }) => ({
    seat,
    wager: paidWager(wager, settled),
  }));
  const touched = riding !== null || fates.length > 0;
  return { streaks: touched ? { riding, fates, decided, warned } : undefined, moved };
}

/** Wagers for the coming coup on an area that the true indicator shuts go back (11.13, C5). */
function shutAreas(
  { table }: At,
  { tails }: Riding,
  entries: SuccessiveEntries,
): readonly StreakFate[] {
  const shut = SIDES.flatMap(side =>
    table.seats.flatMap(({ number: seat, wagers }) =>
      wagers
        .filter(({ on, area = 'early' }) => {
          const { indicator } = tails[side];
          const isOpen = tailAreaOpen(area, indicator, table.shoe.lastCoup, table.setup?.tails);
          return on === `${side}-dragon-tail` && !isOpen;
        })
        .map(wager => fateOf({ seat, wager }, 'area-shut')),
    ),
  );
  const back = shut.map(({ seat, patron, transfer }) =>
    voidTransfer(pendingBehind(entries.ledger, patronAccount(seat, patron), transfer)),
  );
  assert(entries.enter(back), 'stakes that are held can always go back');
  return shut;
}

/** The table with its Runs and tails as they ride now, and without what went back. */
export function ridesAnew(table: Table, streaks: StreaksAnew | undefined): Table {
  if (streaks === undefined || streaks.riding === null) return table;
  const { riding, fates, warned } = streaks;
  const runs = new Map(riding.runs.map(entry => [entry.seat, entry.runs]));
  const shut = new Set(
    fates.filter(({ fate }) => fate === 'area-shut').map(({ transfer }) => transfer),
  );
  const seats = table.seats.map(seat => {
    const rides = runs.get(seat.number) ?? [];
    const wagers = seat.wagers.filter(({ transfer }) => !shut.has(transfer));
    const same = rides.length + seat.runs.length === 0 && wagers.length === seat.wagers.length;
    return same ? seat : { ...seat, runs: rides, wagers, revision: seat.revision + 1 };
  });
  const kept = { ...table.kept, warned: [...new Set([...table.kept.warned, ...warned])] };
  return { ...table, seats, tails: riding.tails, kept };
}

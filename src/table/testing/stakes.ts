// What tests of wagers ask again and again: what lies at a seat, what is in the account.

import { availableOf, balanceOf, patronAccount } from '../accounts/money.ts';
import type { PaidWager } from '../table.ts';
import { betKey } from '../wagers/wager.ts';
import type { Scene } from './scene.ts';

/** The chips of a patron, those on the felt included. */
export const chipsOf = (scene: Scene, seat: number, patron = `patron-${seat}`): number =>
  balanceOf(scene.table.ledger, patronAccount(seat, patron));

/** The chips of a patron that are not on the felt. */
export const creditOf = (scene: Scene, seat: number, patron = `patron-${seat}`): number =>
  availableOf(scene.table.ledger, patronAccount(seat, patron));

/** What lies at a seat, by bet. */
export const lyingAt = (scene: Scene, seat: number, patron = `patron-${seat}`) =>
  Object.fromEntries(
    (scene.table.seats.find(({ number }) => number === seat)?.wagers ?? [])
      .filter(wager => wager.patron === patron)
      .map(wager => [betKey(wager), wager.stake]),
  );

/** What the last coup paid at a seat, by bet. */
export const paidAt = (scene: Scene, seat: number): Readonly<Record<string, PaidWager>> =>
  Object.fromEntries(
    (scene.table.records.at(-1)?.seats.find(entry => entry.seat === seat)?.paid ?? []).map(
      wager => [betKey(wager), wager],
    ),
  );

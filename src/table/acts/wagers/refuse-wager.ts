// Before the deal the dealer hands back a wager whose win could not be paid exactly (crown 6.6).

import * as field from '../../fields.ts';
import { numbered, voidTransfer } from '../../../ledger/index.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeSeat, seatOf } from '../../change.ts';
import { patronAccount, pendingBehind } from '../../accounts/money.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';
import { canBePaidHere } from '../../wagers/unpayable.ts';
import { type Wager, wagerOn } from '../../wagers/wager.ts';
import type { Reason } from '../../reason.ts';

const refuseWagerFields = { ...field.atSeat, bet: field.bet };

export type RefuseWager = CommandWith<'refuse-wager', typeof refuseWagerFields>;

export interface WagerRefused extends Happened {
  readonly happened: 'wager-refused';
  readonly seat: number;
  readonly wager: Wager;
  readonly clause: string;
  readonly reason: Reason;
}

export function decideRefuseWager(room: At, command: RefuseWager): Decision<WagerRefused> {
  const { book, table } = room;
  const { by, at, seat: number, patron, bet } = command;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const clause = book.placement.refusals['cannot-be-paid-exactly'] ?? 'ruling G1';
  if (book.fractions.go === 'unpaid') {
    return refuse('not-in-this-book', clause, { code: 'exactness-not-in-book' });
  }
  if (table.phase !== 'wagering' && table.phase !== 'no-more-wagers') {
    return refuse('not-now', clause, { code: 'refusal-before-deal' });
  }
  const seat = seatOf(table, number);
  const wager = seat && wagerOn(seat.wagers, patron, bet);
  if (seat === undefined || wager === undefined) {
    return refuse('nothing-to-do', clause, { code: 'nothing-on-bet', bet, seat: number });
  }
  if (canBePaidHere(room, seat, wager)) {
    return refuse('not-now', clause, { code: 'every-win-payable' });
  }
  const pending = pendingBehind(table.ledger, patronAccount(number, patron), wager.transfer);
  const reason: Reason = { code: 'win-not-payable', stake: wager.stake };
  const transfers = numbered(table.ledger, [voidTransfer(pending)]);
  return [{ happened: 'wager-refused', by, at, seat: number, wager, clause, reason, transfers }];
}

export const evolveWagerRefused = (table: Table, event: WagerRefused): Table =>
  changeSeat(table, event.seat, seat => ({
    ...seat,
    revision: seat.revision + 1,
    wagers: seat.wagers.filter(({ transfer }) => transfer !== event.wager.transfer),
  }));

export const refuseWagerAct: Act<RefuseWager, WagerRefused> = {
  name: 'refuse-wager',
  fields: refuseWagerFields,
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideRefuseWager,
  evolve: { 'wager-refused': evolveWagerRefused },
};

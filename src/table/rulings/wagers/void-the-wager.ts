// One wager is void and goes back, whatever the result (11.13, C5).

import { numbered, voidTransfer } from '../../../ledger/index.ts';
import type { At, Happened } from '../../act.ts';
import { changeSeat, seatOf } from '../../change.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import { patronAccount, pendingBehind } from '../../accounts/money.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { Table } from '../../table.ts';
import { type Bet, betKey, type Wager } from '../../wagers/wager.ts';

export interface WagerVoided extends Happened {
  readonly happened: 'wager-voided';
  readonly seat: number;
  readonly patron: string;
  readonly bet: Bet;
  /** The wager as the books had it; null where only the felt did (G12). */
  readonly wager: Wager | null;
  readonly clause: string;
}

export function voidTheWager({ table }: At, { clause, report }: Ruled): RulingEvents {
  const { by, at, facts } = report;
  const { seat = 0, patron = '', bet } = facts;
  if (bet === undefined) return [];
  const wager = seatOf(table, seat)?.wagers.find(
    lies => lies.patron === patron && betKey(lies) === betKey(bet),
  );
  const event = { happened: 'wager-voided', by, at, seat, patron, bet, clause } as const;
  if (wager === undefined) return [{ ...event, wager: null }];
  const pending = pendingBehind(table.ledger, patronAccount(seat, patron), wager.transfer);
  return [{ ...event, wager, transfers: numbered(table.ledger, [voidTransfer(pending)]) }];
}

export function evolveWagerVoided(table: Table, { seat: number, wager }: WagerVoided): Table {
  if (wager === null) return table;
  return changeSeat(table, number, seat => ({
    ...seat,
    revision: seat.revision + 1,
    wagers: seat.wagers.filter(({ transfer }) => transfer !== wager.transfer),
  }));
}

// The coup becomes a dummy: its wagers go back at once, it is dealt to its end for the card order.

import { numbered, voidTransfer } from '../../../ledger/index.ts';
import { isSingleCoupWager } from '../../../rules/wagers.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import type { ReturnedWager } from '../../acts/coup/close-wagering.ts';
import type { At, Given, Happened } from '../../act.ts';
import { changeCoup, coupOf } from '../../change.ts';
import { assertGround } from '../../coup/dummy.ts';
import { heldOver } from '../../coup/held-cards.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import { patronAccount, pendingBehind } from '../../accounts/money.ts';
import { phaseAfterCard } from '../../coup/phase-after-card.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { cardsOut } from '../../coup/standing.ts';
import type { Actor } from '../../setup/setup.ts';
import type { Seat, Table, TablePhase } from '../../table.ts';
import { repeatable } from '../../wagers/wager.ts';

export interface CoupMadeDummy extends Happened {
  readonly happened: 'coup-made-dummy';
  /** The clause that makes it one. */
  readonly ground: string;
  readonly returned: readonly ReturnedWager[];
  /** Who approved an order of somebody below that rank. */
  readonly approvedBy?: Actor;
}

/** A known card that nobody has dealt yet is the first one of the dummy and no other (11.5.1). */
export function coupBecomesDummy(room: At, { clause, report }: Ruled): RulingEvents {
  const dummy = madeDummy(room, clause, report);
  const { cards } = report.facts;
  const isFirst = cards !== undefined && cardsOut(room.table) === 0;
  return isFirst ? [heldOver(cards, clause, report), dummy] : [dummy];
}

/** All wagers go back but Runs and Dragon Tails, which the dummy does not touch (11.8.4). */
export function madeDummy(room: At, ground: string, { by, at }: Given): CoupMadeDummy {
  assertGround(room, ground);
  const { table } = room;
  const returned = table.seats.flatMap(seat =>
    seat.wagers
      .filter(({ on }) => isSingleCoupWager(on))
      .map(wager => ({ seat: seat.number, wager, clause: room.book.goesBack.dummy })),
  );
  const drafts = returned.map(({ seat, wager }) =>
    voidTransfer(pendingBehind(table.ledger, patronAccount(seat, wager.patron), wager.transfer)),
  );
  const transfers = numbered(table.ledger, drafts);
  return { happened: 'coup-made-dummy', by, at, ground, returned, transfers };
}

export function evolveCoupMadeDummy(table: Table, event: CoupMadeDummy, book: Rulebook): Table {
  const { closedAt, openedAt } = coupOf(table);
  const dummy = changeCoup(table, {
    standing: 'dummy',
    ground: event.ground,
    closedAt: closedAt ?? Math.max(openedAt, event.at),
  });
  const seats = dummy.seats.map(seat => withoutWagers(seat));
  return { ...dummy, seats, phase: phaseOfDummy({ book, table }, dummy) };
}

/** What lay there can be repeated in the next coup. */
function withoutWagers(seat: Seat): Seat {
  const kept = seat.wagers.filter(({ on }) => !isSingleCoupWager(on));
  if (kept.length === seat.wagers.length) return seat;
  const lastWagers = repeatable(seat.wagers);
  return { ...seat, wagers: kept, lastWagers, revision: seat.revision + 1 };
}

/** No window stays open for a dummy. */
function phaseOfDummy({ book }: At, table: Table): TablePhase {
  return coupOf(table).cards.length === 0 ? 'no-more-wagers' : phaseAfterCard(book, table);
}

// The first coup's cards go back in order, the burn is made, and the coup is dealt again (11.1.1).

import { type Draft, numbered, voidTransfer } from '../../../ledger/index.ts';
import type { Card } from '../../../rules/cards.ts';
import type { At, Happened } from '../../act.ts';
import { changeCoup, changeShoe } from '../../change.ts';
import { withHeldCards } from '../../coup/held-cards.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import { patronAccount, pendingBehind } from '../../accounts/money.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { Seat, Table } from '../../table.ts';

export interface FirstCoupTakenBack extends Happened {
  readonly happened: 'first-coup-taken-back';
  /** The cards that are dealt again, in order: those the burn did not take. */
  readonly again: readonly (Card | null)[];
  /** How many cards went back on the shoe before the burn, or were the burn. */
  readonly back: number;
  /** What of the cards held over is held still; absent where none was held, and in old journals. */
  readonly held?: readonly (Card | null)[];
}

/**
 * The wagers stay as they are, locked or open (R10); only Insurance goes back: the hands that it
 * was laid on are gone, and other cards open its window or do not.
 */
export function dealTheFirstCoupAgain({ table }: At, { report }: Ruled): RulingEvents {
  const { by, at } = report;
  const burnt = table.coup?.burnt === true ? 1 : 0;
  const drawn = (table.coup?.cards ?? []).map(({ card }) => card);
  const transfers = numbered(table.ledger, insuranceBack(table));
  const event = { happened: 'first-coup-taken-back', by, at, transfers } as const;
  const toBurn = Math.max(0, table.shoe.openingBurn - burnt);
  const { held } = table.shoe;
  if (held.length === 0) {
    return [{ ...event, again: drawn.slice(toBurn), back: drawn.length + burnt }];
  }
  if (drawn.length === 0) {
    // Those at the mouth of the shoe are what the burn takes first.
    const left = held.slice(toBurn);
    return [{ ...event, again: [], back: held.length - left.length + burnt, held: left }];
  }
  const all = [...drawn, ...held];
  return [{ ...event, again: all.slice(toBurn), back: all.length + burnt, held: [] }];
}

const insuranceBack = (table: Table): readonly Draft[] =>
  table.seats.flatMap(({ number, wagers }) =>
    wagers
      .filter(({ on }) => on === 'insurance')
      .map(({ patron, transfer }) =>
        voidTransfer(pendingBehind(table.ledger, patronAccount(number, patron), transfer)),
      ),
  );

/** The burn was entered when the shoe was prepared, so its cards are counted already. */
export function evolveFirstCoupTakenBack(table: Table, event: FirstCoupTakenBack): Table {
  const dealt = table.shoe.dealt - event.back;
  const seen = event.again.reduce(unseen, table.shoe.seen);
  const held = event.held === undefined ? {} : withHeldCards(table.shoe, event.held);
  const after = changeShoe(table, { dealt, seen, ...held });
  if (table.coup === null || table.phase === 'wagering') return withoutBurn(after);
  const seats = after.seats.map(withoutInsurance);
  return { ...changeCoup(after, NO_CARDS), seats, phase: 'no-more-wagers' };
}

const NO_CARDS = {
  ...{ cards: [], burnt: false, countsAnnounced: false },
  insuranceOver: false,
} as const;

function withoutInsurance(seat: Seat): Seat {
  if (seat.wagers.every(({ on }) => on !== 'insurance')) return seat;
  const wagers = seat.wagers.filter(({ on }) => on !== 'insurance');
  return { ...seat, wagers, revision: seat.revision + 1 };
}

const withoutBurn = (table: Table): Table =>
  table.coup === null ? table : changeCoup(table, { burnt: false });

function unseen(seen: Table['shoe']['seen'], card: Card | null): Table['shoe']['seen'] {
  if (card === null) return seen;
  return { ...seen, [card]: Math.max(0, (seen[card] ?? 0) - 1) };
}

// What the dealer and those above may see: every seat, the shoe so far, and what may be done now.

import type { Card } from '../../rules/cards.ts';
import type { ShoeStep } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import { peopleAt } from '../people/people-at.ts';
import { powersShown } from '../people/roles.ts';
import { mayReduceNow } from '../acts/wagers/reduce-pro-rata.ts';
import { type TooMuch, tooMuch } from '../wagers/pro-rata.ts';
import type { ScreenDiscrepancy } from '../people/kept-beyond-coups.ts';
import type { CoupRecord, StaffOnDuty, Table } from '../table.ts';
import { unpayableWagers } from '../wagers/unpayable.ts';
import { type FloorView, floorView } from './floor-view.ts';
import { type Guide, guideOf } from './guide.ts';
import { type PaymentsDue, paymentsDue } from './payments-view.ts';
import { type PublicView, publicView } from './public-view.ts';
import { type Reportable, reportable } from './reportable.ts';
import { type SeatView, seatView } from './seat-view.ts';

export interface ConsoleSeat extends SeatView {
  readonly patron: string | null;
  readonly standing: readonly string[];
  /** Somebody on record who acts for the patron; null where the patron acts in person. */
  readonly nominee: string | null;
  readonly idleCoups: number;
  /** Patrons who stand behind this seat, each with the own chips and wagers. */
  readonly behind: readonly PersonBehind[];
  /** The greatest main wager above the differential by arrangement (7.5). */
  readonly arrangement: number | null;
  readonly defersCommission: boolean;
  /** Who has been told that the next wager under the minimum goes back (7.3.1, 7.5). */
  readonly warned: readonly string[];
}

/** Somebody without a seat of their own. */
export interface PersonBehind {
  readonly patron: string;
  readonly balance: number;
  readonly wagers: SeatView['wagers'];
}

export interface ConsoleView extends PublicView {
  readonly staff: StaffOnDuty;
  readonly guide: Guide;
  readonly seats: readonly ConsoleSeat[];
  readonly shoeSteps: readonly ShoeStep[];
  readonly cardsLeft: number;
  /** Cards of which the shoe can hold no more: their keys are dead. */
  readonly exhausted: readonly Card[];
  readonly records: readonly CoupRecord[];
  /** Sides with more on them than the sign allows, and how they would be reduced (7.4, 7.3.b). */
  readonly tooMuch: readonly TooMuch[];
  /** What is taken and what is paid, once the coup is complete; null where chips are elsewhere. */
  readonly payments: PaymentsDue | null;
  /** Wagers that the dealer may hand back, because no win could pay them exactly (6.6). */
  readonly unpayable: ReturnType<typeof unpayableWagers>;
  /** Terminals that showed something else at a close, or said nothing (G9). */
  readonly shownMatters: readonly ScreenDiscrepancy[];
  readonly floor: FloorView;
  readonly reportable: readonly Reportable[];
  /** Who may do what by this book, and by which clause. */
  readonly powers: ReturnType<typeof powersShown>;
}

/** Before the first card wagers can still be reduced or handed back. */
const mayStillChange = ({ phase }: Table): boolean =>
  phase === 'wagering' || phase === 'no-more-wagers';

/** Copies that a machine has read but nobody has turned: not even a dead key may tell of them. */
const faceDown = ({ coup }: Table, card: Card): number =>
  (coup?.cards ?? []).filter(dealt => dealt.down === true && dealt.card === card).length;

/** Cards of which the shoe cannot hold another one. */
export function exhaustedCards(table: Table): readonly Card[] {
  const { seen } = table.shoe;
  const decks = table.setup?.decks ?? 0;
  return (Object.keys(seen) as Card[]) // its keys
    .filter(card => (seen[card] ?? 0) - faceDown(table, card) >= decks);
}

function behind(room: At, seat: number, patron: string): PersonBehind {
  const view = seatView(room, seat, patron);
  return { patron, balance: view?.balance ?? 0, wagers: view?.wagers ?? [] };
}

export function consoleView(room: At): ConsoleView {
  const { table } = room;
  const { cards, dealt, toDo } = table.shoe;
  return {
    ...publicView(room),
    staff: table.staff,
    guide: guideOf(room),
    seats: table.seats.map(seat => ({
      ...(seatView(room, seat.number) as SeatView), // the seat is one of the table's own
      patron: seat.patron?.id ?? null,
      standing: seat.standing.map(({ id }) => id),
      nominee: seat.patron?.nominee ?? null,
      idleCoups: seat.idleCoups,
      behind: seat.standing.map(({ id }) => behind(room, seat.number, id)),
      arrangement: seat.patron?.arrangement ?? null,
      defersCommission: seat.patron?.defersCommission === true,
      warned: peopleAt(seat)
        .map(({ id }) => id)
        .filter(id => table.kept.warned.includes(id)),
    })),
    shoeSteps: toDo,
    cardsLeft: cards - dealt,
    exhausted: exhaustedCards(table),
    records: table.records,
    tooMuch: mayStillChange(table) || mayReduceNow(room) ? tooMuch(room) : [],
    payments: paymentsDue(room),
    unpayable: mayStillChange(table) ? unpayableWagers(room) : [],
    shownMatters: table.kept.shownMatters,
    floor: floorView(room),
    reportable: reportable(room),
    powers: powersShown(room),
  };
}

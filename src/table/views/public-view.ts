// What everybody may see: the coup, its cards as turned, the signs. No person, no secret.

import { factsOf, type Result } from '../../rules/coup.ts';
import type { Card } from '../../rules/cards.ts';
import type { RoadHand } from '../../rules/roads.ts';
import { pointCount, type Side } from '../../rules/hand.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { PublicNotice } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import { burnCardFault } from '../acts/shoe/ask-to-see-burn-card.ts';
import { holderOf, sideOfHolder } from '../people/holders.ts';
import { markersOf } from '../settlement/commission.ts';
import { type DummyNotice, dummyNotice } from '../coup/dummy.ts';
import { handsOf, lies } from '../coup/hands.ts';
import type { LimitsByWager } from '../matters/notices.ts';
import { aCardHasLeft } from '../coup/standing.ts';
import type {
  CardCorrection,
  TableCoup,
  CoupRecord,
  CoupStanding,
  DealtCard,
  Table,
  TablePhase,
} from '../table.ts';
import { type LimitsToCome, type SignView, signView } from './sign-view.ts';

/** A hand on the felt: null is a card that lies face down. */
export interface HandView {
  readonly cards: readonly (Card | null)[];
  /** Known once every card of the hand is turned. */
  readonly count: number | null;
}

export interface CoupView {
  readonly number: number;
  readonly standing: CoupStanding | 'void';
  readonly ground: string | null;
  readonly hands: Readonly<Record<Side, HandView>>;
  /** Only when the coup is complete: nothing is hinted before. */
  readonly result: Result | null;
  /** Cards that were keyed wrongly and put right, for everybody to see (G16). */
  readonly corrected: readonly CardCorrection[];
}

/** One and the same list, so that nothing is sent where nothing has changed. */
const NO_CORRECTIONS: CoupView['corrected'] = [];
const NO_NOTICES = {};

/** Seats that took a hand, and the seat that holds the shoe for a side. */
export interface Discs {
  readonly player: number | null;
  readonly banker: number | null;
  readonly shoe: { readonly seat: number; readonly side: Side } | null;
}

/** A card that patrons may ask to see (4.3.1 (a), 3.8.1). */
export interface BurntCard {
  readonly shown: Card | null;
  readonly askedBy: readonly number[];
}

/** A coup that stands otherwise than it was paid, and by which clause. */
export interface RestatedCoup {
  readonly number: number;
  readonly standing: CoupView['standing'];
  readonly result: Result | null;
  readonly playerCount: number;
  readonly bankerCount: number;
  readonly clause: string;
}

export interface PublicView {
  readonly table: string;
  readonly rulebook: RulebookId;
  readonly setup: string | null;
  readonly phase: TablePhase;
  readonly at: number;
  readonly closesAt: number | null;
  readonly shoe: number;
  readonly lastCoup: boolean;
  readonly shoeOver: boolean;
  readonly coup: CoupView | null;
  /** The last finished coup, until the next one begins (R-DSP-2). */
  readonly last: CoupView | null;
  /** Coups just played that were corrected after they were paid (G17); mostly none. */
  readonly restated: readonly RestatedCoup[];
  readonly hands: readonly RoadHand[];
  readonly tails: Readonly<Record<Side, number>>;
  readonly sign: SignView | null;
  /** What stands announced: other limits, the close of the table (5.3.2, 7.2, G10). */
  readonly announced: {
    readonly limits: LimitsToCome | null;
    readonly closesAt: number | null;
  };
  /** The clause of a dummy coup now, and of one that comes next (11.8.3). */
  readonly dummy: DummyNotice;
  /** Where the cards and the shoe are while patrons handle them (8.1.1 (c), 9.3.d). */
  readonly discs: Discs;
  /** Positions where other limits hold than on the sign, with the figures (7.6, 7.2). */
  readonly markers: readonly { readonly seat: number; readonly limits: LimitsByWager }[];
  /** Commission owed, by seat (10.2.1 (b)). */
  readonly commissionMarkers: readonly { readonly seat: number; readonly due: number }[];
  /** The burnt card of the shoe, until its first card is dealt; null where it is no matter. */
  readonly burnt: BurntCard | null;
  readonly frozen: { readonly clause: string; readonly why: string } | null;
  /** What the book wants patrons informed of, each by its clause (13.1, 6.7.2). */
  readonly notices: { readonly [what in PublicNotice]?: string };
  readonly practice: boolean;
}

export function publicView(room: At): PublicView {
  const { book, table } = room;
  return {
    table: table.id,
    rulebook: book.id,
    setup: table.setup?.id ?? null,
    phase: table.phase,
    at: table.at,
    closesAt: mayRunOut(table) ? (table.coup?.closesAt ?? null) : null,
    shoe: table.shoe.number,
    lastCoup: table.shoe.lastCoup,
    shoeOver: table.shoe.over,
    coup: table.coup === null ? null : coupView(table.phase, table.coup),
    last: lastCoup(table),
    restated: restatedCoups(table),
    hands: table.shoe.hands,
    tails: { player: table.tails.player.indicator, banker: table.tails.banker.indicator },
    sign: signView(room),
    announced: announced(table),
    dummy: dummyNotice(table),
    discs: discs(table),
    markers: limitMarkers(table),
    commissionMarkers: markersOf(table).map(({ seat, due }) => ({ seat, due })),
    burnt: burntCard(room),
    frozen: table.frozen && { clause: table.frozen.clause, why: table.frozen.why },
    notices: book.procedure.notices.toPatrons ?? NO_NOTICES,
    practice: table.setup?.practice ?? false,
  };
}

/** In sight once somebody asked for it, and no matter any more when the first card is out. */
function burntCard(room: At): BurntCard | null {
  const { shoe } = room.table;
  const mayBeAsked = burnCardFault(room) === undefined;
  const isFresh = shoe.coups <= 1 && !aCardHasLeft(room.table) && room.table.phase !== 'preparing';
  if (!mayBeAsked && !(isFresh && shoe.burnShown !== null)) return null;
  return { shown: shoe.burnShown, askedBy: shoe.burnAskedBy };
}

/** Periods that the clock may end; it stands still while accounts are frozen. */
const mayRunOut = ({ phase, frozen }: Table): boolean =>
  frozen === null && (phase === 'wagering' || phase === 'insurance');

function coupView(phase: TablePhase, coup: TableCoup): CoupView {
  const complete = phase === 'complete';
  return {
    number: coup.number,
    standing: coup.standing,
    ground: coup.ground,
    hands: handViews(coup.cards),
    result: complete ? factsOf(handsOf(coup)).result : null,
    corrected: coup.corrections ?? NO_CORRECTIONS,
  };
}

function handViews(dealt: readonly DealtCard[]): Record<Side, HandView> {
  const view = (side: Side): HandView => {
    // A face that only a machine has read is nobody's to see (R-RNG-1).
    const cards = dealt
      .filter(({ to }) => to === side)
      .map(card => (lies(card) ? null : card.card));
    const turned = cards.filter(card => card !== null);
    const known = turned.length > 0 && turned.length === cards.length;
    return { cards, count: known ? pointCount(turned) : null };
  };
  return { player: view('player'), banker: view('banker') };
}

function lastCoup({ records }: Table): CoupView | null {
  const record: CoupRecord | undefined = records.at(-1);
  if (record === undefined) return null;
  const { number, standing, cards, result, corrections: corrected = NO_CORRECTIONS } = record;
  return { number, standing, ground: null, hands: handViews(cards), result, corrected };
}

/** How many coups back a correction is told on the display; the roads show it in any case. */
const TOLD_COUPS = 3;
const NONE_RESTATED: PublicView['restated'] = [];

function restatedCoups({ records, shoe }: Table): PublicView['restated'] {
  const told = records
    .slice(-TOLD_COUPS)
    .flatMap(({ number, standing, result, playerCount, bankerCount, corrected, ...record }) =>
      corrected === null || record.shoe !== shoe.number
        ? []
        : [{ number, standing, result, playerCount, bankerCount, clause: corrected }],
    );
  return told.length === 0 ? NONE_RESTATED : told;
}

const limitMarkers = ({ seats }: Table) =>
  seats.flatMap(({ number, patron }) =>
    patron?.limits === undefined ? [] : [{ seat: number, limits: patron.limits }],
  );

function announced({ notices: { limits, closing } }: Table): PublicView['announced'] {
  const toCome = limits && {
    limits: limits.limits,
    aggregateMin: limits.aggregateMin,
    notBefore: limits.notBefore,
  };
  return { limits: toCome, closesAt: closing?.closesAt ?? null };
}

function discs(table: Table): Discs {
  const { coup } = table;
  const holder = holderOf(table);
  const seatOf = (side: Side) => {
    const seat = coup?.openers[side].seat ?? null;
    return seat === 'dealer' ? null : seat;
  };
  return {
    player: seatOf('player'),
    banker: seatOf('banker'),
    shoe: holder && { seat: holder.seat, side: sideOfHolder(table, holder) },
  };
}

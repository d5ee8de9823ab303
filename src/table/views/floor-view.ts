// What the console's people must know beside the coup: who is offered what, and what waits.

import { cutBounds } from '../../rules/shoe.ts';
import type { Card } from '../../rules/cards.ts';
import { SIDES, type Side } from '../../rules/hand.ts';
import type { Role } from '../../rulebooks/roles.ts';
import type { At } from '../act.ts';
import { mayBurnNow } from '../acts/shoe/burn-card.ts';
import { staffMissing } from '../acts/table/sign-on.ts';
import { isCountedAtEnd } from '../shoe/card-count.ts';
import type { Claims } from '../matters/claims.ts';
import { type Debt, debtsOf } from '../settlement/commission.ts';
import { cutterNow } from '../shoe/cutting.ts';
import { holderOf } from '../people/holders.ts';
import type { OutOfService } from '../malfunctions/failed-terminals.ts';
import { balanceOf } from '../accounts/money.ts';
import { type OutstandingSum, owedBy, owingTo } from '../restatement/outstanding.ts';
import { handOfferedTo, handOffers, shoeOffers } from '../people/openers.ts';
import type { DealingMethod, StakeMode } from '../setup/setup.ts';
import { type SurplusDue, surplusDue } from '../coup/surplus-cards.ts';
import type { Informed, Opener, ShoeHolder, Table } from '../table.ts';

/** A hand that is dealt face down: who wagered most on it, and who has it. */
export interface HandOffer {
  /** Seats by their wager on the hand, the highest first. */
  readonly offers: readonly number[];
  readonly offeredTo: number | 'dealer';
  readonly takenBy: Opener['seat'];
  readonly delegate: string | null;
}

/** The shoe, where it goes to a patron. */
export interface ShoeOffer {
  readonly holder: ShoeHolder | null;
  /** The seat that is asked now; null when all have declined. */
  readonly offeredTo: number | null;
}

/** The cut that is due: whom it is offered to, who cuts else, and where it may fall. */
export interface CutDue {
  readonly offeredTo: number | null;
  /** A person without a seat who was named to cut. */
  readonly person: string | null;
  readonly otherwise: Role;
  readonly least: number;
  readonly most: number;
}

/** What lies around the coup. */
export interface FloorView {
  /** Whose duty nobody has taken, so that play waits. */
  readonly missing: 'dealer' | 'table-inspector' | null;
  readonly stakeMode: StakeMode | null;
  readonly cuttingCard: 'counted' | 'noted' | null;
  readonly cuttingCardOut: boolean;
  /** True while this coup's cards are dealt face down. */
  readonly faceDown: boolean;
  readonly method: DealingMethod | null;
  /** True where a card may be burnt before this coup, now. */
  readonly mayBurn: boolean;
  /** Cards that open the next coup; null for one that nobody has seen. */
  readonly held: readonly (Card | null)[];
  /** Seats with the highest wager on each hand. */
  readonly highest: Readonly<Record<Side, number | null>>;
  readonly hands: Readonly<Record<Side, HandOffer>> | null;
  readonly shoe: ShoeOffer | null;
  readonly cut: CutDue | null;
  /** Who was told that patrons handle the cards; null where nobody must be (9.3.e). */
  readonly informed: Informed | null;
  readonly claims: Claims['open'];
  /** Winnings kept back until an investigation ends (13.2.3). */
  readonly holds: Claims['holds'];
  /** Who may not play here, until somebody lifts it (13.2.2). */
  readonly excluded: Claims['excluded'];
  /** Who waits for an authorised person (13.2.5). */
  readonly detained: Claims['detained'];
  /** Patrons who wager together and share one maximum (tasmania 7.3). */
  readonly partnerships: readonly (readonly string[])[];
  /** Who agreed to the announced limits; null where no consent is asked for (tasmania 7.6.a). */
  readonly consents: readonly string[] | null;
  /** What the house owes to people from coups that were restated (G17). */
  readonly owed: readonly OutstandingSum[];
  /** What people owe to the house from such coups. */
  readonly owing: readonly OutstandingSum[];
  /** Commission that people who have left still owe (C25). */
  readonly debts: readonly Debt[];
  /** A card that lies over since a correction, and what it is to be reported as (G16). */
  readonly surplus: SurplusDue | null;
  /** Terminals that failed and wait for their self-test (G20). */
  readonly outOfService: readonly OutOfService[];
  /** The chips of a live table; null where an electronic one has no float. */
  readonly float: number | null;
  /** True where a spoken wager counts when its money comes with it (6.3). */
  readonly callBets: boolean;
  readonly standingAllowed: boolean;
  readonly deferredCommission: boolean;
  /** True where these cards are counted before the table closes (3.4). */
  readonly countedAtEnd: boolean;
}

export function floorView(room: At): FloorView {
  const { table } = room;
  const { setup, shoe, coup, kept } = table;
  return {
    missing: missingDuty(room),
    stakeMode: setup?.stakeMode ?? null,
    cuttingCard: setup?.cuttingCard ?? null,
    cuttingCardOut: shoe.cuttingCardOut || coup?.cuttingCardIn === true,
    faceDown: coup?.faceDown ?? setup?.faceDown ?? false,
    method: coup?.method ?? setup?.method ?? null,
    mayBurn: mayBurnNow(room),
    held: shoe.held,
    highest: { player: highestOn(table, 'player'), banker: highestOn(table, 'banker') },
    hands: handsOnOffer(room),
    shoe: shoeOnOffer(table),
    cut: cutDue(room),
    informed: room.book.procedure.deal.squeeze?.informed === undefined ? null : table.informed,
    claims: table.claims.open,
    holds: table.claims.holds,
    excluded: table.claims.excluded,
    detained: table.claims.detained,
    partnerships: kept.partnerships,
    consents: consentsTo(room),
    owed: owedBy(table),
    debts: debtsOf(table),
    owing: owingTo(table),
    outOfService: kept.outOfService,
    surplus: surplusDue(room),
    float: setup?.seats[0]?.kind === 'seat' ? balanceOf(table.ledger, 'float') : null,
    callBets: room.book.procedure.wagering.callBets !== undefined,
    standingAllowed: kept.standingAllowed,
    deferredCommission: setup?.deferredCommission ?? false,
    countedAtEnd: isCountedAtEnd(room),
  };
}

function consentsTo({ book, table }: At): FloorView['consents'] {
  const isAsked = book.procedure.notices.limits?.consent !== undefined;
  return isAsked ? (table.notices.limits?.consents ?? null) : null;
}

function missingDuty(room: At): FloorView['missing'] {
  if (staffMissing(room) === undefined) return null;
  return room.table.staff.dealer === null ? 'dealer' : 'table-inspector';
}

/** The seat with the greatest single stake on a hand; the lowest number among equals. */
function highestOn({ seats }: Table, side: Side): number | null {
  const stakes = seats.flatMap(({ number, wagers }) =>
    wagers.filter(({ on }) => on === side).map(({ stake }) => ({ number, stake })),
  );
  return stakes.toSorted((a, b) => b.stake - a.stake || a.number - b.number)[0]?.number ?? null;
}

function handsOnOffer(room: At): FloorView['hands'] {
  const { coup, phase } = room.table;
  const playing = phase === 'no-more-wagers' || phase === 'dealing';
  if (coup === null || !playing || !coup.faceDown || coup.method === 'dealer') return null;
  const offer = (side: Side): HandOffer => ({
    offers: handOffers(room, side),
    offeredTo: handOfferedTo(room, side),
    takenBy: coup.openers[side].seat,
    delegate: coup.openers[side].delegate,
  });
  const [player, banker] = [offer(SIDES[0]), offer(SIDES[1])];
  return { player, banker };
}

function shoeOnOffer(table: Table): ShoeOffer | null {
  const { setup, shoeDeclined, phase } = table;
  const holder = holderOf(table);
  if (setup?.method !== 'shoe-to-a-wagerer') return null;
  const asks = phase === 'no-more-wagers' && holder === null;
  const offered = asks ? shoeOffers(table).find(({ seat }) => !shoeDeclined.includes(seat)) : null;
  return { holder, offeredTo: offered?.seat ?? null };
}

function cutDue(room: At): CutDue | null {
  const { book, table } = room;
  if (table.shoe.toDo[0] !== 'cut') return null;
  const bounds = cutBounds(book, table.shoe.cards);
  const other = book.procedure.shoe.cutOrder?.otherwise;
  const least = book.procedure.powers['cut-in-place-of-patrons']?.least ?? 'dealer';
  return {
    offeredTo: cutterNow(room),
    person: table.shoe.cutterPerson,
    otherwise: other === 'table-inspector' ? other : least,
    least: bounds?.least ?? 1,
    most: bounds?.most ?? table.shoe.cards - 1,
  };
}

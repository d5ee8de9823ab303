// What a virtual dealer does next: it follows the table's own guide and gives ordinary commands.

import { assert } from '../../../rules/assert.ts';
import type { Card } from '../../../rules/cards.ts';
import type { Power, RankedRole } from '../../../rulebooks/procedure.ts';
import type { At } from '../../../table/act.ts';
import { waitsForBurnCard } from '../../../table/acts/shoe/ask-to-see-burn-card.ts';
import { isLocked } from '../../../table/acts/accounts/leave.ts';
import { cutterNow } from '../../../table/shoe/cutting.ts';
import { balanceOf, houseAccount, patronAccount } from '../../../table/accounts/money.ts';
import type { Actor, Setup } from '../../../table/setup/setup.ts';
import { cardsOut, someoneWagered } from '../../../table/coup/standing.ts';
import { guideOf } from '../../../table/views/guide.ts';
import type { Request } from '../mailbox/request.ts';
import type { Pace } from './pace.ts';
import type { SealedShoe } from './shoe-safe.ts';

/** Who acts where nobody stands: always another person where the book wants another. */
export const virtualStaff = (role: Actor['role']): Actor => ({ role, id: `virtual-${role}` });

const DEALER = virtualStaff('dealer');
const INSPECTOR = virtualStaff('table-inspector');

/** A command to give, and how long to wait before it. */
export interface DealerStep {
  readonly request: Request;
  readonly pauseMs: number;
}

/** Nothing to do until the table changes, or a fresh shoe to be sealed first. */
export type NextDealerStep = DealerStep | 'wait' | 'needs-a-shoe';

const OPENING_FLOAT = 50_000_000;

interface Driven {
  readonly room: At;
  readonly setup: Setup;
  readonly pace: Pace;
  /** The shoe that lies on the table or is to be brought to it. */
  readonly shoe: SealedShoe | null;
  readonly cardSet: string | null;
  readonly now: number;
}

const step = (pauseMs: number, command: Request['command'], by: Actor = DEALER): DealerStep => ({
  request: { by, command },
  pauseMs,
});

/** The next thing to do at a virtual table. */
export function nextStep(driven: Driven): NextDealerStep {
  const { room, pace } = driven;
  const { table } = room;
  // A coup that has begun is dealt out and posted; nothing else goes on (R19).
  if (table.frozen !== null && !isUnderWay(table)) return 'wait';
  const duty = dutyStep(room, pace);
  if (duty !== null) return duty;
  const spent = spentStep(driven);
  if (spent !== null) return spent;
  const asked = burnStep(driven);
  if (asked !== null) return asked;
  switch (table.phase) {
    case 'closed':
      return step(pace.shuffleStepMs, { do: 'open-table', setup: driven.setup });
    case 'preparing':
      return shoeStep(driven);
    case 'between-coups':
      return betweenCoups(room, pace);
    case 'wagering':
      return wageringStep(driven);
    case 'insurance':
    case 'wagers-changing':
    case 'wagers-reopened':
      return windowStep(driven);
    case 'no-more-wagers':
    case 'dealing':
      return dealingStep(driven);
    case 'complete':
      return step(pace.settleMs, { do: 'settle-coup' });
  }
}

/**
 * A shoe that is spent leaves the table unused: as unfit between coups, by a shuffle before a
 * coup's first card. In mid-coup, and where the book knows neither, people at the console rule.
 */
function spentStep({ room, pace, shoe, cardSet }: Driven): NextDealerStep | null {
  const { book, table } = room;
  const lies = table.shoe.cardSet !== null && cardSet === null && shoe?.isSpent === true;
  const isOver = table.phase === 'preparing' && table.shoe.toDo.length === 0;
  if (!lies || isOver || table.phase === 'closed' || table.phase === 'complete') return null;
  const reason = 'The shoe may have been dealt from in a journal that was lost.';
  const noHand = table.phase === 'preparing' || table.phase === 'between-coups';
  const power = book.procedure.powers[noHand ? 'replace-unfit-cards' : 'order-shuffle'];
  const isDealt = !noHand && cardsOut(table) > 0;
  if (power === undefined || isDealt) return 'wait';
  const by = virtualStaff(power.least);
  return noHand
    ? step(pace.shuffleStepMs, { do: 'replace-cards', cards: [], reason }, by)
    : step(pace.shuffleStepMs, { do: 'order-shuffle', reason }, by);
}

const isUnderWay = ({ phase }: At['table']): boolean =>
  phase === 'no-more-wagers' || phase === 'dealing' || phase === 'complete';

/** A dealer, and an inspector where the book wants one, sign on before anything else. */
function dutyStep({ book, table }: At, pace: Pace): DealerStep | null {
  if (table.staff.dealer === null) {
    return step(pace.shuffleStepMs, { do: 'sign-on', duty: 'dealer' });
  }
  if (book.procedure.deal.needsInspector === undefined) return null;
  if (table.staff.tableInspector !== null) return null;
  return step(pace.shuffleStepMs, { do: 'sign-on', duty: 'table-inspector' }, INSPECTOR);
}

/** A patron asks to see the burnt card: it is the first of the shoe. */
function burnStep({ room, pace, shoe }: Driven): DealerStep | null {
  const requestedBy = waitsForBurnCard(room);
  const card = shoe?.cards[0];
  if (requestedBy === null || card === undefined) return null;
  return step(pace.cardMs, { do: 'show-burn-card', requestedBy, card });
}

function shoeStep({ room, pace, shoe, cardSet }: Driven): NextDealerStep {
  const { table } = room;
  const [next] = table.shoe.toDo;
  if (next === undefined) {
    const paid = payLeaver(room, pace);
    if (paid !== null) return paid;
    if (shoe === null || cardSet === null || table.shoe.cardSet === cardSet) return 'needs-a-shoe';
    return step(pauseBefore(room, pace), { do: 'bring-cards', cardSet, preShuffled: false });
  }
  if (next !== 'cut') return step(pace.shuffleStepMs, { do: 'prepare-shoe', step: next });
  assert(shoe !== null, 'the shoe that is being cut was sealed before');
  const offered = cutterNow(room);
  if (offered !== null) return step(pace.shuffleStepMs, { do: 'decline-cut', seat: offered });
  const { cutOrder } = room.book.procedure.shoe;
  const cutter = cutOrder?.otherwise === 'table-inspector' ? INSPECTOR : supervisorOf(room);
  return step(pace.shuffleStepMs, { do: 'prepare-shoe', step: next, cutAt: shoe.cutAt }, cutter);
}

/** Somebody of the rank that the book wants for what patrons would have done. */
function supervisorOf({ book }: At): Actor {
  const rank: RankedRole = book.procedure.powers['cut-in-place-of-patrons']?.least ?? 'dealer';
  return virtualStaff(rank);
}

function betweenCoups(room: At, pace: Pace): DealerStep {
  const { book, table } = room;
  const float = floatStep(room, pace);
  if (float !== null) return float;
  const paid = payLeaver(room, pace);
  if (paid !== null) return paid;
  if (guideOf({ book, table }).next === 'begin-dummy-coup') {
    return step(pace.resultMs, { do: 'begin-dummy-coup' });
  }
  return step(pauseBefore(room, pace), { do: 'open-wagering' });
}

/** Time to see what the last coup brought; before the first there is nothing to see. */
const pauseBefore = ({ table }: At, pace: Pace): number =>
  table.records.length === 0 ? pace.shuffleStepMs : pace.resultMs;

/** A live table has a float before it takes a wager, and a fill before the float runs low. */
function floatStep({ book, table }: At, pace: Pace): DealerStep | null {
  const power = book.procedure.powers['move-float'];
  if (power === undefined || houseAccount(table) !== 'float') return null;
  const holds = balanceOf(table.ledger, 'float');
  if (holds >= OPENING_FLOAT / 2) return null;
  const isFirst = table.shoe.number <= 1 && table.records.length === 0;
  const request: Request = {
    by: virtualStaff(power.least),
    command: {
      do: 'move-float',
      move: isFirst ? 'opening' : 'fill',
      cents: OPENING_FLOAT,
      slip: `virtual-${table.ledger.next}`,
    },
    approvedBy: virtualStaff('cashier'),
  };
  return { request, pauseMs: pace.shuffleStepMs };
}

/** Whoever leaves is paid in chips as soon as nothing of theirs is locked. */
function payLeaver({ table }: At, pace: Pace): DealerStep | null {
  for (const seat of table.seats) {
    if (!seat.leaving || seat.patron === null || isLocked(table, seat, seat.patron.id)) continue;
    // A remote terminal prints a ticket instead.
    if (seat.kind === 'remote-terminal' && seat.printer) continue;
    const patron = seat.patron.id;
    const cents = balanceOf(table.ledger, patronAccount(seat.number, patron));
    return step(pace.settleMs, {
      ...{ do: 'pay-out', seat: seat.number, patron, how: 'chips', cents },
    });
  }
  return null;
}

/**
 * Where no clock closes the period, the dealer does: when time enough has passed and one wagered.
 */
function wageringStep({ room, pace, shoe, now }: Driven): NextDealerStep {
  const { book, table } = room;
  const { coup } = table;
  if (coup === null || coup.closesAt !== null) return 'wait';
  if (!someoneWagered(table)) return payLeaver(room, pace) ?? 'wait';
  const pauseMs = Math.max(0, coup.openedAt + pace.wageringMs - now);
  const byFirstCard = book.procedure.wagering.firstCardCloses.closes;
  if (!byFirstCard) return step(pauseMs, { do: 'close-wagering' });
  const card = nextCard(room, shoe);
  return step(pauseMs, { do: 'deal-card', card, source: 'virtual-shoe' });
}

function windowStep({ room, pace, now }: Driven): NextDealerStep {
  const { coup, phase } = room.table;
  if (coup === null || coup.closesAt !== null) return 'wait';
  const pauseMs = Math.max(pace.cardMs, coup.openedAt + pace.insuranceMs - now);
  return step(pauseMs, { do: phase === 'insurance' ? 'close-insurance' : 'close-wager-window' });
}

function dealingStep({ room, pace, shoe }: Driven): NextDealerStep {
  const { book, table } = room;
  const { coup } = table;
  assert(coup !== null, 'a coup is being dealt');
  const isUntouched = coup.cards.length === 0 && !coup.burnt && coup.standing === 'live';
  if (isUntouched && !someoneWagered(table)) {
    if (voidsWithoutWagers(room)) {
      return step(pace.cardMs, { do: 'report-irregularity', what: 'nobody-wagered', facts: {} });
    }
    if (book.procedure.deal.needsWager !== undefined) return 'wait';
  }
  const { next } = guideOf(room);
  if (next === 'announce-counts') return step(pace.cardMs, { do: 'announce-counts' });
  if (next !== 'deal-card') return 'wait';
  if (table.shoe.dealt >= table.shoe.cards && table.shoe.held.length === 0) {
    return tooFewCards(room, pace);
  }
  const card = nextCard(room, shoe);
  return step(pace.cardMs, { do: 'deal-card', card, source: 'virtual-shoe' });
}

/** By some books a coup on which nobody wagered is void, and wagers are called for again. */
function voidsWithoutWagers({ book }: At): boolean {
  const rulings = book.procedure.irregularities['nobody-wagered']?.rulings ?? [];
  return rulings.some(({ when }) => [when].flat().includes('no-card-has-left-the-shoe'));
}

/** The shoe is empty in mid-coup: reported, and confirmed by whom the book wants. */
function tooFewCards({ book }: At, pace: Pace): DealerStep {
  const rule = book.procedure.irregularities['too-few-cards'];
  const rankFor = (power: Power | undefined): RankedRole =>
    (power === undefined ? undefined : book.procedure.powers[power]?.least) ?? 'dealer';
  const by = virtualStaff(rankFor(rule?.reportedBy));
  const approver = virtualStaff(rankFor(rule?.decidedBy));
  const command = { do: 'report-irregularity', what: 'too-few-cards', facts: {} } as const;
  // One person decides alone what the book lets them.
  const request = approver.id === by.id ? { by, command } : { by, command, approvedBy: approver };
  return { pauseMs: pace.cardMs, request };
}

/** The face of the card that comes next: of those held over first, else from the shoe's mouth. */
function nextCard({ table }: At, shoe: SealedShoe | null): Card {
  assert(shoe !== null, 'a virtual table is dealt from a sealed shoe');
  const { dealt, held } = table.shoe;
  const [over] = held;
  // One held over unseen was counted when it left the shoe.
  const place = over === undefined ? dealt : dealt - held.length;
  const card = over ?? shoe.cards[place];
  assert(card !== undefined, 'the shoe has a card left');
  return card;
}

// A card out of the shoe, to the hand that the tableau wants it for.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { type Card, overdrawn } from '../../../rules/cards.ts';
import { assert } from '../../../rules/assert.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import type { Side } from '../../../rules/hand.ts';
import { nextSide } from '../../../rules/tableau.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup, changeShoe, coupOf } from '../../change.ts';
import { nobodyWageredGround } from '../../coup/dummy.ts';
import { handsOf, lies } from '../../coup/hands.ts';
import { drawerOf } from '../../people/holders.ts';
import { shoeAfterCard } from '../../coup/held-cards.ts';
import { irregularityOf } from '../../coup/misdeal.ts';
import { phaseAfterCard } from '../../coup/phase-after-card.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { stakesElsewhere } from '../../setup/setup.ts';
import { lacksPower } from '../../people/roles.ts';
import { hasSurplus, reportSurplus } from '../../coup/surplus-cards.ts';
import type { Table } from '../../table.ts';
import { awaitsBurnCard } from '../shoe/ask-to-see-burn-card.ts';
import { areTold } from './set-face-down.ts';
import { staffMissing } from '../table/sign-on.ts';
import { type CoupMadeDummy, madeDummy } from '../../rulings/coup/coup-becomes-dummy.ts';
import { someoneWagered } from '../../coup/standing.ts';
import { closeNow, evolveWageringClosed, type WageringClosed } from './close-wagering.ts';
import type { Reason } from '../../reason.ts';

/** Who says what the card is: all of them drive this one command. */
export const CARD_SOURCES = ['keypad', 'scanner', 'smart-shoe', 'virtual-shoe'] as const;
export type CardSource = (typeof CARD_SOURCES)[number];

const dealCardFields = {
  /** Null for a card that lies face down and that nobody has read (C20). */
  card: field.card.nullable(),
  source: z.enum(CARD_SOURCES),

  /** The hand it was laid to, where the source can tell: another than is due is no deal. */
  laidOn: field.side.exactOptional(),
};

export type DealCard = CommandWith<'deal-card', typeof dealCardFields>;

export interface CardDealt extends Happened {
  readonly happened: 'card-dealt';
  readonly to: Side;
  readonly card: Card | null;
  readonly source: CardSource;
  /** The patron who drew it, where one holds the shoe or deals for who does (8.1.3). */
  readonly drawnBy?: string;
}

export function decideDealCard(
  room: At,
  command: DealCard,
): Decision<CardDealt | WageringClosed | CoupMadeDummy> {
  const { by, at, card, source } = command;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const notNow =
    staffMissing(room) ?? dealFault(room, command) ?? awaitsBurnCard(room) ?? faceFault(room, card);
  if (notNow !== undefined) return notNow;
  const to = nextSide(room.book.tableau, handsOf(coupOf(room.table)));
  assert(to !== 'nobody', 'a hand still wants a card while the coup is being dealt');
  if (command.laidOn !== undefined && command.laidOn !== to) return misdealt(room, command.laidOn);
  const closing = room.table.phase === 'wagering' ? [closeNow(room, 'first-card', by, at)] : [];
  const table = closing.reduce(evolveWageringClosed, room.table);
  const closed = { book: room.book, table };
  const noWager = wagerFault(closed);
  if (noWager !== undefined) return noWager;
  const ground = nobodyWageredGround(closed);
  const dummy = ground === null ? [] : [madeDummy(closed, ground, { by, at })];
  // A card held over is dealt before the shoe's own, with the face it showed.
  const face = room.table.shoe.held[0] ?? card;
  const drawnBy = drawerOf(closed.table);
  const drawn = drawnBy === null ? {} : { drawnBy };
  const dealt = { happened: 'card-dealt', by, at, to, card: face, source, ...drawn } as const;
  return [...closing, ...dummy, dealt];
}

function dealFault(room: At, { laidOn }: DealCard): Refusal | undefined {
  const { book, table } = room;
  const { wagering, deal } = book.procedure;
  if (hasSurplus(table)) return reportSurplus(room, deal.tooManyCards);
  const dealing = table.phase === 'dealing' || table.phase === 'no-more-wagers';
  if (table.phase === 'wagering' && !wagering.firstCardCloses.closes) {
    return refuse('not-now', wagering.firstCardCloses.clause, { code: 'no-more-bets-first' });
  }
  if (!dealing && table.phase !== 'wagering') {
    if (table.phase === 'insurance') {
      const clause = book.placement.refusals['window-not-open'] ?? deal.order;
      return refuse('not-now', clause, { code: 'insurance-still-open' });
    }
    const surplus = table.phase === 'complete';
    return surplus
      ? misdealt(room, laidOn)
      : refuse('not-now', deal.order, { code: 'no-hand-wants-card' });
  }
  const out = table.coup?.cards.length ?? 0;
  const informed = deal.squeeze?.informed;
  if (out === 0 && table.coup?.faceDown === true && informed !== undefined && !areTold(table)) {
    return refuse('steps-missing', informed, { code: 'surveillance-not-told' });
  }
  if (out >= 4 && table.coup?.cards.some(lies) === true) {
    return refuse('steps-missing', deal.order, { code: 'cards-not-turned' });
  }
  const four = out === 4;
  if (four && deal.announceBeforeThird !== undefined && table.coup?.countsAnnounced === false) {
    return refuse('steps-missing', deal.announceBeforeThird, { code: 'counts-not-announced' });
  }
  return undefined;
}

/** A card against the tableau is never taken silently: the book says what follows (R-RES-2). */
function misdealt(room: At, laidOn: Side | undefined): Refusal {
  const { deal } = room.book.procedure;
  const report = irregularityOf(room, laidOn);
  const reason: Reason = { code: 'table-of-play-wants-no-card' };
  const refusal = refuse('not-now', deal.tooManyCards, reason);
  return report === undefined ? refusal : { ...refusal, report };
}

/** Where the book wants one, a coup is not dealt without a wager on the table. */
function wagerFault({ book, table }: At): Refusal | undefined {
  const { needsWager } = book.procedure.deal;
  if (needsWager === undefined || stakesElsewhere(table.setup?.stakeMode)) return undefined;
  const waits = table.coup?.standing === 'live' && table.coup.cards.length === 0;
  if (!waits || someoneWagered(table)) return undefined;
  return refuse('not-now', needsWager, { code: 'nobody-has-wagered' });
}

/** Only a coup dealt face down has cards that nobody has read. */
function faceFault(room: At, card: Card | null): Refusal | undefined {
  const { book, table } = room;
  const [held] = table.shoe.held;
  // A card held over that was seen has its face already.
  if (held !== undefined && held !== null) {
    if (card === null || card === held) return undefined;
    return refuse('impossible-card', book.decks.clause, { code: 'held-card-is', card: held });
  }
  if (held === undefined && table.shoe.dealt >= table.shoe.cards) {
    const reason: Reason = { code: 'shoe-empty' };
    const refusal = refuse('impossible-card', book.goesBack['too-few-cards'], reason);
    return { ...refusal, report: 'too-few-cards' };
  }
  if (card !== null) return cardFault(room, card);
  if (table.coup?.faceDown === true) return undefined;
  return refuse('impossible-card', book.procedure.deal.order, { code: 'card-not-named' });
}

/** A card that the shoe cannot hold any more is a wrong key or a foreign card. */
export function cardFault(room: At, card: Card | null): Refusal | undefined {
  const { book, table } = room;
  if (card === null || table.setup === null) return undefined;
  // What lies over after a correction is out of the shoe as well.
  const over = (table.coup?.surplus ?? []).filter(each => each.card === card).length;
  const copies = (table.shoe.seen[card] ?? 0) + over + 1;
  if (
    overdrawn(
      Array.from({ length: copies }, () => card),
      table.setup.decks,
    ) === undefined
  ) {
    return undefined;
  }
  const reason: Reason = { code: 'all-copies-out', count: table.setup.decks, card };
  const refusal = refuse('impossible-card', book.decks.clause, reason);
  const known = book.procedure.irregularities['foreign-card'] !== undefined;
  return known ? { ...refusal, report: 'foreign-card' } : refusal;
}

export function evolveCardDealt(table: Table, { to, card }: CardDealt, book: Rulebook): Table {
  const coup = coupOf(table);
  const dealtCard =
    coup.faceDown && card !== null ? { to, card, down: true as const } : { to, card };
  const cards = [...coup.cards, dealtCard];
  const after = changeCoup(changeShoe(table, shoeAfterCard(table.shoe, card)), { cards });
  return { ...after, phase: phaseAfterCard(book, after) };
}

export const dealCardAct: Act<DealCard, CardDealt> = {
  name: 'deal-card',
  fields: dealCardFields,
  may: ['run-table'],
  whileFrozen: 'begins-no-coup',
  decide: decideDealCard,
  evolve: { 'card-dealt': evolveCardDealt },
};

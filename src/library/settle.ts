// Settles the wagers on one coup: the cards and the stakes in, what each wager pays and why out.

import type { Card } from '../rules/cards.ts';
import {
  type CoupFacts,
  dealCoup,
  type DealtCoup,
  factsOf,
  insuranceOpen,
  type Result,
} from '../rules/coup.ts';
import { formatFraction } from '../rules/fraction.ts';
import { type Offer, paysTiePercent, type Version } from '../rules/rulebook.ts';
import {
  giveBack,
  type Outcome,
  type PayRules,
  type Return,
  type Settlement,
  settleWager,
} from '../rules/settle.ts';
import { isSingleCoupWager, isTailWager, type SingleCoupWager } from '../rules/wagers.ts';
import type { GameBook } from '../rulebooks/rulebook.ts';
import { type CardsInput, cardList, type GameOptions, readPlayableInput } from './game.ts';
import { orThrow } from './input-error.ts';
import { settlementText } from './reason-text.ts';
import { Fault, isFault } from './input/fault.ts';
import {
  type Game,
  notOffered,
  readCards,
  readHouse,
  readStake,
  readWagerName,
} from './input/game.ts';
import {
  type InputFields,
  given,
  readChoice,
  readFields,
  readList,
  readObject,
} from './input/read-field.ts';

export const SETTLE_KINDS = ['live', 'dummy', 'void'] as const;
/** How the coup counts: stakes of a dummy or a void coup go back. */
export type SettleKind = (typeof SETTLE_KINDS)[number];

/** A stake in whole cents on a wager that one coup decides. */
export interface WagerInput {
  readonly on: SingleCoupWager;
  readonly stake: number;
}

export interface SettleOptions extends GameOptions {
  /** How the coup counts; 'live' if omitted. */
  readonly kind?: SettleKind;
}

export interface SettledHand {
  readonly cards: readonly Card[];
  readonly count: number;
  readonly natural: boolean;
}

export interface WagerSettlement {
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly outcome: Outcome;
  /** Exact cents: '950', '-1000', '6327/20'. */
  readonly profit: string;
  /** What goes to the patron, stake included; null when whole cents cannot pay it. */
  readonly paid: number | null;
  readonly clause: string;
  readonly because: string;
}

/** A settled coup as plain JSON. */
export interface SettledCoup {
  readonly player: SettledHand;
  readonly banker: SettledHand;
  /** 'void' for a void coup, and when the cards did not suffice. */
  readonly result: Result | 'void';
  /** How many of the cards the coup took. */
  readonly used: number;
  readonly insuranceOpen: boolean;
  readonly settlements: readonly WagerSettlement[];
}

/**
 * Settles every wager on one coup.
 *
 * The coup takes as many of `cards` as it needs. Where they do not suffice it is void and every
 * stake goes back. Throws an `InputError` that names the field.
 */
export function settle(
  book: GameBook,
  version: Version,
  cards: CardsInput,
  wagers: readonly WagerInput[],
  options: SettleOptions = {},
): SettledCoup {
  const input = orThrow(readPlayableInput(book, version, options, ['kind', 'house']));
  const fields = { ...input.fields, cards: cardList(cards) };
  const coup = orThrow(readCoup(input.game, fields));
  return orThrow(settledCoup(coup, wagers));
}

/** A coup whose cards are dealt, with all that decides its wagers. */
export interface CoupToSettle {
  readonly game: Game;
  readonly house: PayRules;
  readonly coup: DealtCoup;
  readonly facts: CoupFacts;
  readonly insuranceOpen: boolean;
  /** Why every stake goes back, if so. */
  readonly refund: Return | undefined;
  readonly result: Result | 'void';
}

/** Reads kind, house settings and cards, and deals the coup. */
export function readCoup(game: Game, fields: InputFields): CoupToSettle | Fault {
  const kind = readChoice(given(fields['kind'], 'live'), 'kind', SETTLE_KINDS, 'unknown-kind');
  if (isFault(kind)) return kind;
  const house = readPayingHouse(fields['house'], game, kind);
  if (isFault(house)) return house;
  const dealt = kind === 'void' ? given(fields['cards'], []) : fields['cards'];
  const cards = readCards(dealt, 'cards', game);
  if (isFault(cards)) return cards;
  return coupToSettle(game, house, dealCoup(game.book.tableau, cards), kind);
}

/** A dealt coup, about to be settled. */
export function coupToSettle(
  game: Game,
  house: PayRules,
  coup: DealtCoup,
  kind: SettleKind = 'live',
): CoupToSettle {
  const facts = factsOf(coup);
  return {
    game,
    house,
    coup,
    facts,
    insuranceOpen: insuranceOpen(game.book.tableau, coup),
    refund: kind !== 'live' ? kind : coup.complete ? undefined : 'too-few-cards',
    result: kind === 'void' || !coup.complete ? 'void' : facts.result,
  };
}

/** The house settings; a live coup of Tie Baccarat needs the percentage of its limit sign. */
export function readPayingHouse(
  value: unknown,
  game: Game,
  kind: SettleKind = 'live',
): PayRules | Fault {
  const house = readHouse(value, game);
  if (isFault(house) || kind !== 'live' || house.tiePercent !== undefined) return house;
  if (!paysTiePercent(game.version)) return house;
  const message = `${game.version.name} pays a tie by its limit sign: expected the percentage`;
  return new Fault('needs-tie-percent', message, 'house.tiePercent', game.version.clause);
}

/** Settles every wager of a list, each alone. */
export function settledCoup(at: CoupToSettle, wagers: unknown): SettledCoup | Fault {
  const { coup, facts, result } = at;
  const settlements = readList(wagers, 'wagers', wager => settleInput(at, wager));
  if (isFault(settlements)) return settlements;
  return {
    player: { cards: coup.player, count: facts.playerCount, natural: facts.playerNatural },
    banker: { cards: coup.banker, count: facts.bankerCount, natural: facts.bankerNatural },
    result,
    used: coup.used,
    insuranceOpen: at.insuranceOpen,
    settlements,
  };
}

const WAGER_FIELDS: ReadonlySet<string> = new Set(['on', 'stake']);

function settleInput(at: CoupToSettle, wager: unknown): WagerSettlement | Fault {
  const fields = readObject(wager);
  if (isFault(fields)) return fields;
  const spot = readSpot(at, fields['on']);
  if (isFault(spot)) return spot;
  const strange = readFields(fields, WAGER_FIELDS);
  if (isFault(strange)) return strange;
  const stake = readStake(fields['stake']);
  if (isFault(stake)) return stake;
  const shut = shutSpot(at, spot);
  if (shut !== undefined) return shut;
  const { book } = at.game;
  const placed = { on: spot.on, stake };
  return settledWager(
    at.refund === undefined
      ? settleWager(book, spot.offer, at.house, at.facts, placed)
      : giveBack(book, placed, at.refund),
  );
}

const settledWager = (settlement: Settlement): WagerSettlement => {
  const { on, stake, outcome, profit, paid, clause, reason } = settlement;
  return {
    on,
    stake,
    outcome,
    profit: formatFraction(profit),
    paid: paid ?? null,
    clause,
    because: settlementText(reason),
  };
};

/** A wager that the version offers. */
export interface OfferedWager {
  readonly on: SingleCoupWager;
  readonly offer: Offer<string>;
}

function readSpot({ game }: CoupToSettle, name: unknown): OfferedWager | Fault {
  const on = readWagerName(name);
  if (isFault(on)) return on;
  const offer = isSingleCoupWager(on) ? game.version.wagers[on] : undefined;
  return isSingleCoupWager(on) && offer !== undefined ? { on, offer } : offTheLayout(game, name);
}

/** Why the version has no such wager for one coup. */
export function offTheLayout(game: Game, name: unknown): Fault {
  const on = readWagerName(name);
  if (isFault(on)) return on;
  if (isSingleCoupWager(on)) return notOffered(game, on);
  const { runs, tails } = game.version;
  const offer = isTailWager(on) ? tails?.[on] : runs?.[on];
  if (offer === undefined) return notOffered(game, on);
  const message = `${on} lives over many coups: ask settleStreaks, or sabot shoe`;
  return new Fault('wrong-command', message, 'on', offer.clause);
}

/** Why a wager is not taken with these decks or on this coup, if so. */
export function shutSpot(at: CoupToSettle, { on, offer }: OfferedWager): Fault | undefined {
  const { decks, book } = at.game;
  if (offer.decks !== undefined && decks < offer.decks.least) {
    const message = `${on} needs ${offer.decks.least} decks or more, got ${decks}`;
    return new Fault('wrong-decks', message, 'on', offer.decks.clause);
  }
  if (on === 'insurance' && !at.insuranceOpen) {
    const message = "insurance is open when Banker's first two count 6 and Player draws";
    return new Fault('window-not-open', message, 'on', book.placement.refusals['window-not-open']);
  }
  return undefined;
}

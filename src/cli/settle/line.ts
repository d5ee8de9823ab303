// `sabot settle`: one coup and the wagers on it, read from a line and answered to the fraction.

import { dealCoup, factsOf, insuranceOpen, type Result } from '../../rules/coup.ts';
import { formatFraction } from '../../rules/fraction.ts';
import type { Hand } from '../../rules/hand.ts';
import { giveBack, paymentOf, type PayRules, type Return } from '../../rules/settle.ts';
import { isSingleCoupWager, isTailWager } from '../../rules/wagers.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { asciiJson } from '../ascii-json.ts';
import { Fault, isFault } from '../fault.ts';
import {
  type Game,
  GAME_FIELDS,
  notOffered,
  readCards,
  readHouse,
  readPlayableGame,
  readStake,
  readWagerName,
} from '../game-fields.ts';
import type { LineId } from '../json-lines.ts';
import { Page, pieceOf } from '../page.ts';
import { type Fields, given, notOfKind, readChoice, readFields, readObject } from '../reading.ts';
import { frameOf, writeLoss, writeSettlement } from './frame.ts';
import { decide, type Layout, layoutOf, type LiveCoup, liveCoup, type Spot } from './layout.ts';
import { PlainWagers } from './plain-line.ts';

export const SETTLE_KINDS = ['live', 'dummy', 'void'] as const;
export type SettleKind = (typeof SETTLE_KINDS)[number];

const LINE_FIELDS: ReadonlySet<string> = new Set([
  ...GAME_FIELDS,
  'kind',
  'cards',
  'house',
  'wagers',
]);
const WAGER_FIELDS: ReadonlySet<string> = new Set(['on', 'stake']);

/** Settles the coup of one line, as text. */
export function answerSettle(line: Fields, id: LineId): string | Fault {
  const page = new Page();
  return writeSettle(line, id, page) ?? page.toString();
}

/** Writes the settled coup of one line; after a fault the page holds a part of it. */
export function writeSettle(line: Fields, id: LineId, page: Page): Fault | undefined {
  const strange = readFields(line, LINE_FIELDS);
  if (isFault(strange)) return strange;
  const game = readPlayableGame(line);
  if (isFault(game)) return game;
  const kind = readKind(line['kind']);
  if (isFault(kind)) return kind;
  const house = readSettlingHouse(line['house'], game, kind);
  if (isFault(house)) return house;
  const dealt = kind === 'void' ? given(line['cards'], []) : line['cards'];
  const cards = readCards(dealt, 'cards', game);
  if (isFault(cards)) return cards;

  const coup = dealCoup(game.book.tableau, cards);
  const facts = factsOf(coup);
  const isOpen = insuranceOpen(game.book.tableau, coup);
  const why = returnOf(kind, coup.complete);
  const layout = layoutOf(game.version);
  const at = { game, layout, house, isOpen, outcome: why ?? liveCoup(facts) };
  page.text('{"id":');
  page.text(asciiJson(id));
  page.piece(PLAYER);
  writeHand(page, coup.player, facts.playerCount, facts.playerNatural);
  page.piece(BANKER);
  writeHand(page, coup.banker, facts.bankerCount, facts.bankerNatural);
  page.piece(RESULTS[kind === 'void' || !coup.complete ? 'void' : facts.result]);
  page.whole(coup.used);
  page.piece(isOpen ? OPEN : SHUT);
  const fault = settleAll(at, line['wagers'], page);
  page.text(']}');
  return fault;
}

const PLAYER = pieceOf(',"player":{"cards":[');
const BANKER = pieceOf(',"banker":{"cards":[');
const NATURAL = pieceOf(',"natural":true}');
const NO_NATURAL = pieceOf(',"natural":false}');

const resultPiece = (result: string): Uint8Array => pieceOf(`,"result":"${result}","used":`);

const RESULTS = {
  player: resultPiece('player'),
  banker: resultPiece('banker'),
  tie: resultPiece('tie'),
  void: resultPiece('void'),
} as const satisfies Record<Result | 'void', Uint8Array>;

const OPEN = pieceOf(',"insuranceOpen":true,"settlements":[');
const SHUT = pieceOf(',"insuranceOpen":false,"settlements":[');

/** A coup on a table, about to be settled. */
interface CoupAtTable {
  readonly game: Game;
  readonly layout: Layout;
  readonly house: PayRules;
  /** True when the cards opened the insurance window. */
  readonly isOpen: boolean;
  /** What the coup showed, or why every stake goes back. */
  readonly outcome: LiveCoup | Return;
}

const readKind = (value: unknown): SettleKind | Fault =>
  value === undefined ? 'live' : readChoice(value, 'kind', SETTLE_KINDS, 'unknown-kind');

function returnOf(kind: SettleKind, complete: boolean): Return | undefined {
  if (kind !== 'live') return kind;
  return complete ? undefined : 'too-few-cards';
}

/** Versions with a payment that only the limit sign of the table states. */
const NEED_TIE_PERCENT: ReadonlySet<unknown> = new Set(
  Object.values(RULEBOOKS)
    .flatMap(({ versions }) => Object.values(versions))
    .filter(({ wagers }) =>
      Object.values(wagers).some(({ options }) =>
        options.flat().some(({ pays }) => pays === 'tie-percent'),
      ),
    ),
);

function readSettlingHouse(value: unknown, game: Game, kind: SettleKind): PayRules | Fault {
  const house = readHouse(value, game);
  if (isFault(house) || kind !== 'live' || house.tiePercent !== undefined) return house;
  if (!NEED_TIE_PERCENT.has(game.version)) return house;
  const message = `${game.version.name} pays a tie by its limit sign: expected the percentage`;
  return new Fault('needs-tie-percent', message, 'house.tiePercent', game.version.clause);
}

function writeHand(page: Page, hand: Hand, count: number, natural: boolean): void {
  let before = '"';
  for (const card of hand) {
    page.text(before);
    page.text(card);
    before = '","';
  }
  page.text(hand.length === 0 ? '],"count":' : '"],"count":');
  page.whole(count);
  page.piece(natural ? NATURAL : NO_NATURAL);
}

/** Every wager of the line, each by itself. */
function settleAll(at: CoupAtTable, wagers: unknown, page: Page): Fault | undefined {
  if (wagers instanceof PlainWagers) {
    return settleEach(wagers.on.length, page, index =>
      settleOne(at, wagers.on[index], wagers.stakes[index], page),
    );
  }
  if (!Array.isArray(wagers)) return notOfKind(wagers, 'wagers', 'a list');
  return settleEach(wagers.length, page, index => settleObject(at, wagers[index], page));
}

function settleEach(
  many: number,
  page: Page,
  settle: (index: number) => Fault | undefined,
): Fault | undefined {
  for (let index = 0; index < many; index += 1) {
    if (index > 0) page.text(',');
    const fault = settle(index);
    if (fault !== undefined) return fault.inside(`wagers[${index}]`);
  }
  return undefined;
}

function settleObject(at: CoupAtTable, wager: unknown, page: Page): Fault | undefined {
  const fields = readObject(wager);
  if (isFault(fields)) return fields;
  const [on, stake] = [fields['on'], fields['stake']];
  if (!at.layout.has(on)) return offTheLayout(at.game, on);
  const strange = readFields(fields, WAGER_FIELDS);
  return isFault(strange) ? strange : settleOne(at, on, stake, page);
}

function settleOne(at: CoupAtTable, on: unknown, staked: unknown, page: Page): Fault | undefined {
  const { game, house, outcome } = at;
  const spot = at.layout.get(on);
  if (spot === undefined) return offTheLayout(game, on);
  const stake = readStake(staked);
  if (isFault(stake)) return stake;
  const shut = shutSpot(at, spot);
  if (shut !== undefined) return shut;

  if (typeof outcome === 'string') {
    const back = giveBack(game.book, { on: spot.on, stake }, outcome);
    writeSettlement(page, frameOf(spot.on, back), stake, '0', stake);
    return undefined;
  }
  const frame = decide(spot, house, outcome, stake);
  if (frame.outcome === 'lose') {
    writeLoss(page, frame, stake);
    return undefined;
  }
  const { profit, paid } = paymentOf(game.book, house, frame, stake);
  writeSettlement(page, frame, stake, formatFraction(profit), paid);
  return undefined;
}

/** Why the layout has no such spot. */
function offTheLayout(game: Game, name: unknown): Fault {
  const on = readWagerName(name);
  if (isFault(on)) return on;
  if (isSingleCoupWager(on)) return notOffered(game, on);
  const { runs, tails } = game.version;
  const offer = isTailWager(on) ? tails?.[on] : runs?.[on];
  if (offer === undefined) return notOffered(game, on);
  const message = `${on} lives over many coups: ask sabot shoe`;
  return new Fault('wrong-command', message, 'on', offer.clause);
}

/** Why a spot takes no wager with these decks or on this coup, if so. */
function shutSpot({ game, isOpen }: CoupAtTable, { on, offer }: Spot): Fault | undefined {
  if (offer.decks !== undefined && game.decks < offer.decks.least) {
    const message = `${on} needs ${offer.decks.least} decks or more, the line says ${game.decks}`;
    return new Fault('wrong-decks', message, 'on', offer.decks.clause);
  }
  if (on === 'insurance' && !isOpen) {
    const message = "insurance is open when Banker's first two count 6 and Player draws";
    const clause = game.book.placement.refusals['window-not-open'];
    return new Fault('window-not-open', message, 'on', clause);
  }
  return undefined;
}

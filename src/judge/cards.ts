// Cards as they leave the shoe: each to the hand that the tableau wants it for, none too often.

import type { CoupAtHand, JudgedFelt } from './felt.ts';
import {
  type EventFields,
  fieldsIn,
  figureIn,
  isEventFields,
  listIn,
  numberIn,
  stringIn,
} from './fields.ts';
import { dueNext, handOf, isCard, opensInsurance } from './hands.ts';
import type { HouseRules } from './house-rules.ts';
import { cardsOnRecord } from './settlement.ts';
import type { Raise } from './verdict.ts';
import { isMain } from './felt.ts';

const faceIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const facesIn = (event: EventFields, name: string): readonly (string | null)[] =>
  listIn(event, name).map(faceIn);

/** Everything that concerns cards alone; true where the event was one of these. */
export function judgeCards(felt: JudgedFelt, event: EventFields, raise: Raise): void {
  const { rules, count, coup } = felt;
  if (rules === null) return;
  switch (stringIn(event, 'happened')) {
    case 'cards-brought':
      count.begin(rules.decks);
      break;
    case 'shoe-step-done':
      judgeBurn(felt, rules, event, raise);
      break;
    case 'burn-card-shown':
      count.see(faceIn(event['card']), rules, raise);
      break;
    case 'card-burnt':
      count.gone([null], rules, raise);
      if (coup !== null) coup.isBurnt = true;
      break;
    case 'burn-found-missing':
      count.dealt -= numberIn(event, 'cards');
      break;
    case 'cards-held':
      count.gone(facesIn(event, 'cards'), rules, raise);
      count.hold(facesIn(event, 'cards'));
      break;
    case 'cards-put-away':
      count.gone(facesIn(event, 'cards'), rules, raise);
      break;
    case 'shoe-counted':
      count.counted(numberIn(event, 'left'));
      break;
    case 'cutting-card-noted':
      count.isNoted = true;
      break;
    case 'card-dealt':
      judgeDealt(felt, rules, event, raise);
      break;
    case 'card-turned':
      judgeTurned(felt, rules, event, raise);
      break;
    case 'card-corrected':
      judgeCorrected(felt, rules, event, raise);
      break;
    case 'irregularity-ruled':
      if (coup !== null) reported(coup, event);
      break;
    case 'first-coup-taken-back':
      takeBack(felt, event);
      break;
    default:
      return;
  }
}

function judgeBurn(
  { count }: JudgedFelt,
  rules: HouseRules,
  event: EventFields,
  raise: Raise,
): void {
  const burnt = faceIn(event['burnt']);
  const cards = figureIn(event, 'burntCards') ?? 0;
  if (cards === 0) return;
  count.gone(
    Array.from({ length: cards }, () => null),
    rules,
    raise,
  );
  count.see(burnt, rules, raise);
}

function judgeDealt(felt: JudgedFelt, rules: HouseRules, event: EventFields, raise: Raise): void {
  const { coup, count } = felt;
  const { clause } = rules.book.tableau;
  const card = faceIn(event['card']);
  const to = stringIn(event, 'to') === 'banker' ? 'banker' : 'player';
  count.deal(card, rules, raise);
  const order = rules.book.procedure.deal.order;
  if (coup === null || coup.phase === 'wagering' || coup.isInsuranceOpen) {
    raise('card-out-of-turn', { card: card ?? '', phase: coup?.phase ?? 'between' }, order);
  }
  if (coup === null) return;
  const due = dueNext(
    rules.book.tableau,
    handOf(coup.cards, 'player'),
    handOf(coup.cards, 'banker'),
  );
  if (due !== to) {
    raise('card-against-tableau', { card: card ?? '', to, due: due ?? 'nobody' }, clause);
  }
  coup.cards.push({ to, card, isDown: felt.setup['faceDown'] === true });
  openInsurance(felt, rules, coup, numberIn(event, 'at'));
}

/** The window of Insurance opens with the fourth card, for who has a main wager (C9). */
export function openInsurance(
  felt: JudgedFelt,
  rules: HouseRules,
  coup: CoupAtHand,
  at: number,
): void {
  const isOpen =
    coup.cards.length === 4 &&
    coup.standing === 'live' &&
    !coup.isInsuranceOver &&
    coup.cards.every(({ card }) => card !== null) &&
    rules.offered.has('insurance') &&
    rules.version.wagers['insurance'] !== undefined &&
    [...felt.wagers.values()].some(({ on }) => isMain(on)) &&
    opensInsurance(rules.book.tableau, coup.cards);
  if (isOpen && !coup.isInsuranceOpen && rules.insuranceMs !== undefined) {
    coup.insuranceClosesAt = (felt.frozenSince ?? at) + rules.insuranceMs;
  }
  coup.isInsuranceOpen = isOpen;
}

function judgeTurned(felt: JudgedFelt, rules: HouseRules, event: EventFields, raise: Raise): void {
  const { coup, count } = felt;
  const [side, card] = [stringIn(event, 'side'), stringIn(event, 'card')];
  if (coup === null || !isCard(card)) {
    raise('card-unknown', { card, side }, rules.book.procedure.deal.order);
    return;
  }
  const at = coup.cards.findIndex(each => each.to === side && (each.isDown || each.card === null));
  const found = coup.cards[at];
  if (found === undefined || (found.card !== null && found.card !== card)) {
    raise('card-unknown', { card, side }, rules.book.procedure.deal.order);
    return;
  }
  coup.cards[at] = { to: found.to, card };
  if (found.card === null) count.see(card, rules, raise);
  openInsurance(felt, rules, coup, numberIn(event, 'at'));
}

/** Another face: the cards follow the tableau again, and what nobody is due lies over. */
function judgeCorrected(
  felt: JudgedFelt,
  rules: HouseRules,
  event: EventFields,
  raise: Raise,
): void {
  const { coup, count } = felt;
  if (coup === null) return;
  const position = numberIn(event, 'position');
  const [was, card] = [stringIn(event, 'was'), stringIn(event, 'card')];
  const told = cardsOnRecord(event);
  const drawn = [...coup.cards, ...coup.surplus];
  const faces = drawn.map((each, at) => (at === position - 1 ? card : each.card));
  const isSame =
    drawn[position - 1]?.card === was && told.every((each, at) => each.card === faces[at]);
  if (!isSame) raise('correction-unlike-cards', { position, was, card }, stringIn(event, 'clause'));
  const { tableau } = rules.book;
  for (const at of told.keys()) {
    const sofar = told.slice(0, at);
    const due = dueNext(tableau, handOf(sofar, 'player'), handOf(sofar, 'banker'));
    if (due === told[at]?.to) continue;
    raise('card-against-tableau', { to: told[at]?.to ?? '', due: due ?? 'nobody' }, tableau.clause);
  }
  count.dealt += told.length - coup.cards.length;
  for (const before of coup.surplus) count.see(before.card, rules, raise);
  count.unsee(was);
  count.see(card, rules, raise);
  for (const face of faces.slice(told.length)) count.unsee(face);
  coup.cards = [...told];
  coup.surplus = drawn
    .slice(told.length)
    .map(({ to }, at) => ({ to, card: faces[told.length + at] ?? null }));
  openInsurance(felt, rules, coup, numberIn(event, 'at'));
}

/** A card that lay over and was reported lies over no more. */
function reported({ surplus }: CoupAtHand, event: EventFields): void {
  if (isEventFields(event['about'])) return;
  for (const card of facesIn(fieldsIn(event, 'facts'), 'cards')) {
    const at = surplus.findIndex(each => each.card === card);
    if (at >= 0) surplus.splice(at, 1);
  }
}

/** The first coup's cards go back and are dealt again after the burn (11.1.1). */
function takeBack({ coup, count }: JudgedFelt, event: EventFields): void {
  for (const card of facesIn(event, 'again')) count.unsee(card);
  count.dealt -= numberIn(event, 'back');
  if (Array.isArray(event['held'])) count.holdOnly(facesIn(event, 'held'));
  if (coup === null || coup.phase === 'wagering') return;
  coup.cards = [];
  coup.isBurnt = false;
  coup.isInsuranceOver = false;
  coup.isInsuranceOpen = false;
}

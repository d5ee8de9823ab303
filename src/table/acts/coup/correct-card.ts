// A card was keyed wrongly: the card that lies on the felt is the truth, and the coup follows again
// from there (ruling G16). No irregularity, until a later card lies that would not have been drawn.

import * as field from '../../fields.ts';
import { type Draft, numbered, voidTransfer } from '../../../ledger/index.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import type { Card } from '../../../rules/cards.ts';
import { factsOf, insuranceOpen, sameFacts } from '../../../rules/coup.ts';
import { nextSide } from '../../../rules/tableau.ts';
import type { ReturnedWager } from '../../wagers/at-close.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup, changeShoe, coupOf } from '../../change.ts';
import { handsOf, lies } from '../../coup/hands.ts';
import { patronAccount, pendingBehind } from '../../accounts/money.ts';
import { phaseAfterCard } from '../../coup/phase-after-card.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import { secondPerson } from '../../people/second-person.ts';
import type { Actor } from '../../setup/setup.ts';
import type { Shoe } from '../../shoe/shoe.ts';
import type { TableCoup, DealtCard, OpenCard, Table, TablePhase } from '../../table.ts';
import { cardFault } from './deal-card.ts';

const correctCardFields = {
  /** Which card of the coup, in the order of the deal: 1 is the Player's first. */
  position: field.count,
  /** What lies there. */
  card: field.card,
};

export type CorrectCard = CommandWith<'correct-card', typeof correctCardFields> & Approvable;

export interface CardCorrected extends Happened {
  readonly happened: 'card-corrected';
  readonly position: number;
  readonly was: Card;
  readonly card: Card;
  /** The cards of the coup as they stand now. */
  readonly cards: readonly DealtCard[];
  /** Later cards that would not have been drawn: each is reported before the coup goes on. */
  readonly surplus: readonly OpenCard[];
  /** Insurance whose window never was (C23). */
  readonly returned: readonly ReturnedWager[];
  readonly approvedBy: Actor | null;
  readonly clause: string;
}

export function decideCorrectCard(context: At, command: CorrectCard): Decision<CardCorrected> {
  const { by, at, position, card } = command;
  const { table } = context;
  const unauthorised = lacksPower(context, by, 'correct-card');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(context, 'correct-card');
  const wrong = wrongCard(context, command, clause);
  if (typeof wrong !== 'string') return wrong;
  const followed = followAgain(context, position, card);
  const approvedBy = changesResult(table, followed.cards)
    ? secondPerson(context, command, 'confirm-corrected-card', clause)
    : null;
  if (approvedBy !== null && isRefusal(approvedBy)) return approvedBy;
  const returned = insuranceBack(context, followed.cards);
  const transfers = numbered(
    table.ledger,
    returned.map(back => draftOf(table, back)),
  );
  return [
    {
      ...{ happened: 'card-corrected', by, at, position, was: wrong, card },
      ...{ ...followed, returned, approvedBy, clause, transfers },
    },
  ];
}

const PHASES: readonly TablePhase[] = ['dealing', 'insurance', 'complete'];

/** The card as it was keyed, or why nothing can be corrected there. */
function wrongCard(context: At, { position, card }: CorrectCard, clause: string): Card | Refusal {
  const { coup, phase } = context.table;
  if (coup === null || !PHASES.includes(phase)) {
    return {
      ...refuse('not-now', clause, { code: 'correct-before-settling' }),
      report: 'wrong-result-entered',
    };
  }
  const keyed = drawnIn(coup)[position - 1];
  if (keyed === undefined || lies(keyed) || keyed.card === null) {
    return refuse('impossible-card', clause, { code: 'no-card-open' });
  }
  if (keyed.card === card) return refuse('nothing-to-do', clause, { code: 'card-as-on-record' });
  return cardFault(context, card) ?? keyed.card;
}

/** Every card of the coup in the order of the deal; what lies over came last. */
const drawnIn = ({ cards, surplus = [] }: TableCoup): readonly DealtCard[] => [
  ...cards,
  ...surplus,
];

/** Whether other cards change a result that was shown: only then a payment may change (G16). */
const changesResult = (table: Table, cards: readonly DealtCard[]): boolean =>
  table.phase === 'complete' &&
  !sameFacts(factsOf(handsOf(coupOf(table))), factsOf(handsOf({ cards })));

/** The cards in the order they were drawn, each to the hand that is due one; the rest lies over. */
function followAgain(
  { book, table }: At,
  position: number,
  card: Card,
): Pick<CardCorrected, 'cards' | 'surplus'> {
  const drawn = drawnIn(coupOf(table)).map((dealt, at) =>
    at === position - 1 ? { ...dealt, card } : dealt,
  );
  const cards: DealtCard[] = [];
  for (const [at, dealt] of drawn.entries()) {
    const isAsked = at >= FIRST_FOUR;
    const to = isAsked ? nextSide(book.tableau, handsOf({ cards })) : dealt.to;
    if (to === 'nobody') return { cards, surplus: drawn.slice(at).flatMap(openCard) };
    cards.push({ ...dealt, to });
  }
  return { cards, surplus: [] };
}

const FIRST_FOUR = 4;

const openCard = ({ to, card }: DealtCard): readonly OpenCard[] =>
  card === null ? [] : [{ to, card }];

/** Insurance goes back where its window never was; one that opens late changes nothing (C23). */
function insuranceBack({ book, table }: At, cards: readonly DealtCard[]): readonly ReturnedWager[] {
  if (cards.length >= FIRST_FOUR && insuranceOpen(book.tableau, handsOf({ cards }))) return [];
  return table.seats.flatMap(({ number: seat, wagers }) =>
    wagers
      .filter(({ on }) => on === 'insurance')
      .map(wager => ({ seat, wager, clause: 'ruling C23' })),
  );
}

const draftOf = ({ ledger }: Table, { seat, wager }: ReturnedWager): Draft =>
  voidTransfer(pendingBehind(ledger, patronAccount(seat, wager.patron), wager.transfer));

export function evolveCardCorrected(table: Table, event: CardCorrected, book: Rulebook): Table {
  const { was, card, cards, surplus, returned, position } = event;
  const coup = coupOf(table);
  const back = new Set(returned.map(({ wager }) => wager.transfer));
  const seats = table.seats.map(seat => {
    const wagers = seat.wagers.filter(({ transfer }) => !back.has(transfer));
    return wagers.length === seat.wagers.length
      ? seat
      : { ...seat, wagers, revision: seat.revision + 1 };
  });
  const counted = changeShoe({ ...table, seats }, countedAgain(table, event));
  const after = changeCoup(counted, {
    cards,
    surplus,
    corrections: [...(coup.corrections ?? []), { position, was, card }],
    // The counts of four other cards have not been announced yet.
    countsAnnounced: coup.countsAnnounced && (position > FIRST_FOUR || cards.length > FIRST_FOUR),
  });
  return { ...after, phase: phaseAfterCard(book, after) };
}

/** Another face was seen; what lies over counts as out of the shoe again once it is reported. */
function countedAgain(
  { shoe: { dealt, seen }, coup }: Table,
  { was, card, surplus }: CardCorrected,
): Pick<Shoe, 'dealt' | 'seen'> {
  const before = coup?.surplus ?? [];
  const after: Record<string, number> = { ...seen };
  for (const face of [card, ...before.map(each => each.card)]) {
    after[face] = (after[face] ?? 0) + 1;
  }
  for (const gone of [was, ...surplus.map(each => each.card)]) {
    after[gone] = Math.max(0, (after[gone] ?? 0) - 1);
  }
  return { dealt: dealt + before.length - surplus.length, seen: after };
}

export const correctCardAct: Act<CorrectCard, CardCorrected> = {
  name: 'correct-card',
  fields: correctCardFields,
  may: ['run-table'],
  /** A supervisor, where a result that was shown changes. */
  secondPerson: 'approves',
  decide: decideCorrectCard,
  evolve: { 'card-corrected': evolveCardCorrected },
};

// Preparing a shoe: check, shuffle, cut, cutting card and burn, each in its turn and recorded.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { SHOE_STEPS, type ShoeStep } from '../../../rulebooks/procedure.ts';
import { burnCount, cutBounds } from '../../../rules/shoe.ts';
import type { Card } from '../../../rules/cards.ts';
import { never } from '../../../rules/assert.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { changeShoe, seatOf } from '../../change.ts';
import { NO_SHOE, type Shoe } from '../../shoe/shoe.ts';
import type { Table } from '../../table.ts';
import { cutterFault } from './cut-cards.ts';

const bringCardsFields = {
  cardSet: field.word,
  /** Shuffled beforehand and kept under lock: the shuffle is done (3.6, 4.1.2). */
  preShuffled: z.boolean(),
};

/** Cards come to the table: a new set, or the old one to be shuffled again. */
export type BringCards = CommandWith<'bring-cards', typeof bringCardsFields>;

export interface CardsBrought extends Happened {
  readonly happened: 'cards-brought';
  readonly cardSet: string;
  readonly toDo: readonly ShoeStep[];
  /** The clause by which they are shuffled; not in journals of 0.1.0. */
  readonly shuffledBy?: string;
}

export function decideBringCards(room: At, command: BringCards): Decision<CardsBrought> {
  const { book, table } = room;
  const { by, at, cardSet, preShuffled } = command;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const { reshuffle, handledCardsRetire, shuffle, steps } = book.procedure.shoe;
  if (table.phase !== 'preparing' || table.shoe.toDo.length > 0) {
    return refuse('not-now', reshuffle, { code: 'cards-brought-after-shoe' });
  }
  if (retiredSets(table.shoe).includes(cardSet)) {
    const clause = handledCardsRetire ?? reshuffle;
    return refuse('not-now', clause, { code: 'cards-out-of-service' });
  }
  if (preShuffled && book.procedure.shoe.preShuffled === undefined) {
    return refuse('not-in-this-book', shuffle, { code: 'shuffled-at-table-in-book' });
  }
  const checked = isChecked(table, cardSet);
  const toDo = steps.filter(
    step => !(step === 'check' && checked) && !(step === 'shuffle' && preShuffled),
  );
  const shuffledBy = shuffleClause(room, cardSet);
  return [{ happened: 'cards-brought', by, at, cardSet, toDo, shuffledBy }];
}

/** Before they are used, when they were played out, or because somebody ordered it (4.1.1). */
function shuffleClause({ book, table: { shoe } }: At, cardSet: string): string {
  const { shuffle, playedOut } = book.procedure.shoe;
  if (shoe.cardSet !== cardSet || shoe.cards === 0) return shuffle;
  return shoe.shuffleOrdered ?? playedOut;
}

/** A set that was whole in the shoe before is not checked again; that of another day is (3.4). */
const isChecked = ({ shoe, setup }: Table, cardSet: string): boolean =>
  shoe.cardSet === cardSet && shoe.missing === 0 && shoe.cards === 52 * (setup?.decks ?? 0);

/** Sets that never come back: those that patrons have handled, and the unfit (4.4.2, 4.4.3). */
export const retiredSets = ({ retired, handled, cardSet }: Shoe): readonly string[] =>
  handled && cardSet !== null && !retired.includes(cardSet) ? [...retired, cardSet] : retired;

export const evolveCardsBrought = (table: Table, { cardSet, toDo }: CardsBrought): Table => ({
  ...table,
  informed: { management: null, surveillance: null },
  shoeHolder: null,
  shoe: {
    ...NO_SHOE,
    number: table.shoe.number + 1,
    over: false,
    lastCutter: table.shoe.lastCutter,
    retired: retiredSets(table.shoe),
    cardSet,
    toDo,
    cards: 52 * (table.setup?.decks ?? 0),
  },
});

const prepareShoeFields = {
  step: z.enum(SHOE_STEPS),

  /** For the cut: how many cards from the top, and who cut (a seat, or none for staff). */
  cutAt: field.count.exactOptional(),
  cutter: field.seatNumber.exactOptional(),

  /** For the burn: the face, when it was shown, and whether its value is burnt too. */
  burnt: field.card.exactOptional(),
  burnOnRequest: z.boolean().exactOptional(),

  /** For the burn: the seat that asked to see the card, or to have its value burnt. */
  requestedBy: field.seatNumber.exactOptional(),

  /** For the check: the seat that looked the cards over; left out, they were checked before. */
  checkedBy: field.seatNumber.exactOptional(),

  /** For the shuffle: the machine, with the approval it is registered under. */
  shuffler: z.strictObject({ device: field.word, approval: field.word }).exactOptional(),

  /** For the shuffle: a card was seen meanwhile, so the step is to be done again. */
  cardSeen: z.boolean().exactOptional(),
};

/** One step done: what it found or where it fell. */
export type PrepareShoe = CommandWith<'prepare-shoe', typeof prepareShoeFields>;

export interface Shuffler {
  readonly device: string;
  readonly approval: string;
}

export interface ShoeStepDone extends Happened {
  readonly happened: 'shoe-step-done';
  readonly step: ShoeStep;
  readonly cutAt?: number;
  readonly cutter?: number;
  /** Who cut, where a person without a seat was named. */
  readonly cutBy?: string;
  readonly burnt?: Card;
  readonly burntCards?: number;
  readonly requestedBy?: number;
  /** Who checked the cards, on record: a patron by the seat, or nobody here (5.1). */
  readonly checkedBy?: number | 'pre-checked';
  readonly shuffler?: Shuffler;
}

export function decidePrepareShoe(room: At, command: PrepareShoe): Decision<ShoeStepDone> {
  const { book, table } = room;
  const { by, at, step } = command;
  const [next] = table.shoe.toDo;
  if (table.phase !== 'preparing' || next === undefined) {
    return refuse('not-now', book.procedure.shoe.reshuffle, { code: 'no-cards-to-prepare' });
  }
  if (step !== next) {
    return refuse('steps-missing', book.procedure.shoe.check, { code: 'next-step-is', next });
  }
  const denied =
    step === 'cut' ? cutterFault(room, by, command.cutter) : lacksPower(room, by, 'deal');
  if (denied !== undefined) return denied;
  const undone = step === 'cut' ? cutFault(room, command.cutAt) : stepFault(room, command);
  if (undone !== undefined) return undone;
  return [{ happened: 'shoe-step-done', by, at, step, ...doneBy(table, command) }];
}

/** What a step leaves on record beside itself. */
function doneBy({ shoe }: Table, command: PrepareShoe): Partial<ShoeStepDone> {
  const { step, cutAt, cutter, shuffler, checkedBy = 'pre-checked' } = command;
  switch (step) {
    case 'check':
      return { checkedBy };
    case 'shuffle':
      return shuffler === undefined ? {} : { shuffler };
    case 'cut':
      return {
        ...(cutAt === undefined ? {} : { cutAt }),
        ...(cutter === undefined ? {} : { cutter }),
        ...(shoe.cutterPerson === null ? {} : { cutBy: shoe.cutterPerson }),
      };
    case 'place-cutting-card':
      return {};
    case 'burn':
      return burnDone(command);
    default:
      return never(step);
  }
}

function burnDone({ burnt, burnOnRequest = false, requestedBy }: PrepareShoe) {
  return {
    ...(burnt === undefined ? {} : { burnt }),
    ...(requestedBy === undefined ? {} : { requestedBy }),
    burntCards: burnt === undefined ? 1 : burnCount(burnt, burnOnRequest),
  };
}

/** A check by somebody who is not there, a machine nobody approved, a card that was seen. */
function stepFault({ book, table }: At, command: PrepareShoe) {
  const { check, shuffle, shuffler: machines, patronChecks } = book.procedure.shoe;
  const { checkedBy, shuffler, cardSeen } = command;
  if (checkedBy !== undefined && (seatOf(table, checkedBy)?.patron ?? null) === null) {
    return refuse('seat-empty', patronChecks ?? check, { code: 'nobody-at-seat', seat: checkedBy });
  }
  if (shuffler !== undefined && (shuffler.device === '' || shuffler.approval === '')) {
    return refuse('not-authorised', machines ?? shuffle, { code: 'machine-not-approved' });
  }
  if (cardSeen === true) {
    return refuse('steps-missing', shuffle, { code: 'card-seen-in-step' });
  }
  return command.step === 'burn' ? burnFault({ book, table }, command) : undefined;
}

/** Its value is burnt where a patron asks for that, and the card is then in sight (4.3.1 (b)). */
function burnFault({ book, table }: At, { burnt, burnOnRequest, requestedBy }: PrepareShoe) {
  const { burn } = book.shoe;
  if (burn === undefined) return undefined;
  if (requestedBy !== undefined && (seatOf(table, requestedBy)?.patron ?? null) === null) {
    return refuse('seat-empty', burn.clause, { code: 'nobody-at-seat', seat: requestedBy });
  }
  if (burnOnRequest !== true) return undefined;
  if (requestedBy === undefined) {
    return refuse('steps-missing', burn.onRequest, { code: 'asking-seat-missing' });
  }
  return burnt === undefined
    ? refuse('steps-missing', burn.onRequest, { code: 'shown-card-missing' })
    : undefined;
}

function cutFault({ book, table }: At, cutAt: number | undefined) {
  const bounds = cutBounds(book, table.shoe.cards);
  if (bounds === undefined) return undefined;
  const within = cutAt !== undefined && cutAt >= bounds.least && cutAt <= bounds.most;
  const clause = book.shoe.cut?.clause ?? book.procedure.shoe.shuffle;
  return within
    ? undefined
    : refuse('not-now', clause, {
        code: 'cut-out-of-bounds',
        least: bounds.least,
        most: bounds.most,
      });
}

export function evolveShoeStepDone(table: Table, event: ShoeStepDone): Table {
  const toDo = table.shoe.toDo.slice(1);
  const done = changeShoe(table, {
    toDo,
    dealt: table.shoe.dealt + (event.burntCards ?? 0),
    ...(event.step === 'cut' ? { lastCutter: event.cutter ?? null } : {}),
    ...(event.burntCards === undefined ? {} : { openingBurn: event.burntCards }),
    burnShown: event.burnt ?? table.shoe.burnShown,
    ...(event.burnt === undefined
      ? {}
      : { seen: { ...table.shoe.seen, [event.burnt]: (table.shoe.seen[event.burnt] ?? 0) + 1 } }),
  });
  return toDo.length === 0 ? { ...done, phase: 'between-coups' } : done;
}

export const bringCardsAct: Act<BringCards, CardsBrought> = {
  name: 'bring-cards',
  fields: bringCardsFields,
  may: ['run-table'],
  decide: decideBringCards,
  evolve: { 'cards-brought': evolveCardsBrought },
};

export const prepareShoeAct: Act<PrepareShoe, ShoeStepDone> = {
  name: 'prepare-shoe',
  fields: prepareShoeFields,
  may: ['run-table', 'inspect-table'],
  decide: decidePrepareShoe,
  evolve: { 'shoe-step-done': evolveShoeStepDone },
};

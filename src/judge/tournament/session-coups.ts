// The coups of a session's table. Its own events lie within the tournament's, and are judged as at
// any other table: cards, tableau, results, rulings and who gave them.

import { type EventFields, fieldsIn, listIn, numberIn, rowsIn, stringIn } from '../fields.ts';
import { dueNext, isCard, type CompleteCoup, handOf, type JudgedCard, shownBy } from '../hands.ts';
import { cardsOnRecord } from '../settlement.ts';
import { TableJudge } from '../table-judge.ts';
import type { Raise } from '../verdict.ts';
import type { SessionRules } from './session-rules.ts';

/** What a coup shows, or null where it counts for nothing. */
export type ToldCoup = CompleteCoup | null;

/** When stakes may change beside the session's period: a ruling opened it again (11.7, 11.9). */
export type WindowAgain = 'changing' | 'lower-only' | null;

const placeOf = (of: EventFields): string => `${numberIn(of, 'shoe')}/${numberIn(of, 'number')}`;

export class SessionCoups {
  readonly #table: TableJudge;
  readonly #told = new Map<string, ToldCoup>();
  #latest: ToldCoup | undefined;
  #place: string | null = null;
  #again: WindowAgain = null;
  #isFrozen = false;

  constructor(stream: string) {
    this.#table = new TableJudge(stream);
  }

  /** Null where nothing of the table's lets a stake change now. */
  get again(): WindowAgain {
    return this.#isFrozen ? null : this.#again;
  }

  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  /** False in journals of 0.1.0, whose sessions dealt their own cards. */
  get isDealtHere(): boolean {
    return this.#table.events > 0;
  }

  /** What the coup that ended last shows; undefined before there was one. */
  get latest(): ToldCoup | undefined {
    return this.#latest;
  }

  /** The shoe and number of the coup that ended last. */
  get place(): string | null {
    return this.#place;
  }

  /** What a coup shows by the table's own record of it. */
  at(of: EventFields): ToldCoup | undefined {
    return this.#told.get(placeOf(of));
  }

  see(number: number, event: EventFields, raise: Raise): void {
    for (const { code, figures, clause } of this.#table.see(number, event)) {
      raise(code, figures, clause);
    }
    switch (stringIn(event, 'happened')) {
      case 'coup-settled':
      case 'coup-voided':
        this.#latest = this.#keep(fieldsIn(event, 'record'));
        this.#place = placeOf(fieldsIn(event, 'record'));
        break;
      case 'coup-restated':
        this.#keep(fieldsIn(event, 'record'));
        break;
      case 'wager-window-opened':
        this.#again = stringIn(event, 'window') === 'wagers-reopened' ? 'lower-only' : 'changing';
        break;
      case 'wager-window-closed':
        this.#again = null;
        break;
      case 'accounts-frozen':
        this.#isFrozen = true;
        break;
      case 'accounts-unfrozen':
        this.#isFrozen = false;
        break;
      default:
    }
  }

  #keep(record: EventFields): ToldCoup {
    const counts = stringIn(record, 'standing') === 'live' && record['result'] !== null;
    const told = counts ? shownBy(cardsOnRecord(record)) : null;
    this.#told.set(placeOf(record), told);
    return told;
  }
}

const SIDES = ['player', 'banker'] as const;

/** The cards that an event says a coup was decided by: whole by the tableau, or none that count. */
export function toldIn({ book }: SessionRules, coup: EventFields, raise: Raise): ToldCoup {
  if ('countsForNothing' in coup) return null;
  const cards = SIDES.flatMap(to => listIn(coup, to).map(card => ({ to, card: String(card) })));
  judgeWhole(book.tableau, cards, raise);
  return shownBy(cards);
}

function judgeWhole(
  tableau: SessionRules['book']['tableau'],
  cards: readonly JudgedCard[],
  raise: Raise,
): void {
  const [player, banker] = [handOf(cards, 'player'), handOf(cards, 'banker')];
  const due = dueNext(tableau, player, banker);
  const isWhole = due === null && cards.every(({ card }) => isCard(card ?? ''));
  if (isWhole) return;
  raise('card-against-tableau', { cards: cards.length, due: due ?? 'faces' }, tableau.clause);
}

const handsOf = (told: ToldCoup | undefined): string =>
  told === undefined || told === null ? '' : [...told.player, '|', ...told.banker].join(' ');

/** A session is paid by the coup that its table has on record, and by no other. */
export function judgeAgainstTableRecord(
  { book }: SessionRules,
  told: ToldCoup,
  onRecord: ToldCoup | undefined,
  raise: Raise,
): void {
  if (onRecord === undefined || handsOf(told) === handsOf(onRecord)) return;
  const figures = { dealt: handsOf(onRecord), told: handsOf(told) };
  raise('record-unlike-cards', figures, book.tableau.clause);
}

/** The rows of a list of seats, each with its seat. */
export const rowsBySeat = (event: EventFields, rows: string) =>
  rowsIn(event, 'seats').flatMap(entry => {
    const seat = numberIn(entry, 'seat');
    return rowsIn(entry, rows).map(row => ({ seat, row }));
  });

// Judges a tournament's journal event by event: who enters pays what the conditions say, who leaves
// gets back what they paid in and no more, sessions are played by what was published, the pool
// becomes the prizes, and each is paid once.

import { type Rulebook, rulebookOf } from '../../rulebooks/index.ts';
import { accountKind, accountPlace, JudgeBooks, rowOf, type TransferRow } from '../books.ts';
import { EventJudge } from '../event-judge.ts';
import {
  type EventFields,
  fieldsIn,
  isEventFields,
  listIn,
  numberIn,
  rowsIn,
  stringIn,
} from '../fields.ts';
import type { Raise } from '../verdict.ts';
import { judgePlaces, judgePool, judgeShares } from './prizes.ts';
import { SessionJudge } from './session-judge.ts';

const REFUND = ['fee>cash-out', 'buy-in>cash-out', 'fee>retained', 'buy-in>retained'];
const CHIPS_BACK = ['live>chips-out'];
const TO_LIST = ['pool>owed', 'owed>pool', 'added>pool'];

/** Which money an event may move, from account to account; all others move none. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  applied: ['cash-in>fee', 'cash-in>buy-in'],
  'added-on': ['cash-in>buy-in'],
  'bought-back': ['cash-in>buy-in'],
  played: ['cash-in>buy-in', 'chips-in>live', 'live>won', 'won>live', ...CHIPS_BACK],
  'table-ended': ['won>cash-out', ...CHIPS_BACK],
  withdrawn: [...REFUND, ...CHIPS_BACK],
  'entry-refused': REFUND,
  retired: [...REFUND, ...CHIPS_BACK],
  disqualified: [...REFUND, ...CHIPS_BACK, ...TO_LIST],
  cancelled: [...REFUND, ...CHIPS_BACK],
  'prizes-awarded': ['fee>pool', 'buy-in>pool', 'pool>retained', ...TO_LIST],
  'prize-paid': ['owed>cash-out'],
};

/** Events of one patron, whose money and nobody else's they move. */
const OF_ONE = ['applied', 'added-on', 'bought-back', 'withdrawn', 'entry-refused', 'prize-paid'];

/** The power behind what decides about money, as the book has it; the cage may do some as well. */
const POWERS: Readonly<Record<string, { readonly power: string; readonly also?: string }>> = {
  'prizes-awarded': { power: 'award-prizes' },
  'prize-paid': { power: 'award-prizes', also: 'cashier' },
  disqualified: { power: 'disqualify' },
  'entry-refused': { power: 'refuse-entry' },
  cancelled: { power: 'cancel' },
  penalised: { power: 'penalise' },
  'conditions-written': { power: 'write-conditions' },
};

const CLAUSE = 'ruling G1';

/** An account by what it is for: 'entry-fees:fee/ann' is a fee. */
function purposeOf(account: string): string {
  const place = accountPlace(account);
  switch (accountKind(account)) {
    case 'entry-fees':
      return place.startsWith('fee/') ? 'fee' : 'buy-in';
    case 'prize-pool':
      return 'pool';
    case 'house':
      return place === 'live' ? 'won' : place;
    case 'patron':
      return 'live';
    default:
      return accountKind(account);
  }
}

/** Whose account it is; empty for one of the house. */
const patronOf = (account: string): string => {
  const kind = accountKind(account);
  const place = accountPlace(account);
  if (kind === 'entry-fees') return place.slice(place.indexOf('/') + 1);
  return kind === 'owed' ? place : '';
};

export class TournamentJudge extends EventJudge {
  readonly #books = new JudgeBooks();
  #book: Rulebook | undefined;
  #terms: EventFields = {};
  readonly #sessions: SessionJudge;
  readonly #patrons = new Set<string>();
  /** The order of the final, the best first, and who takes no prize. */
  #final: readonly (readonly string[])[] = [];
  readonly #without = new Set<string>();
  /** What was awarded, of what, and how much of it was paid. */
  readonly #awarded = new Map<string, number>();
  readonly #paidOut = new Map<string, number>();
  #pool: number | undefined;
  #finalRound = '';
  readonly #rounds = new Map<string, string>();

  constructor(stream: string) {
    super(stream);
    this.#sessions = new SessionJudge(stream);
  }

  /** The book that it is held under; the first event of its stream names it. */
  opens(first: unknown): void {
    this.#book = isEventFields(first) ? rulebookOf(stringIn(first, 'rulebook')) : undefined;
  }

  protected judge(number: number, event: EventFields, raise: Raise): void {
    this.#judgeWho(event, raise);
    const rows = rowsIn(event, 'transfers').map(rowOf);
    this.#judgeMoves(event, rows, raise);
    this.#judgePrizes(event, raise);
    this.#judgeSums(event, rows, raise);
    for (const row of rows) {
      this.#books.enter(row, raise);
      for (const account of [row.debit, row.credit]) this.#patrons.add(patronOf(account));
    }
    this.#judgeAfter(event, raise);
    this.#follow(event);
    if (this.#book !== undefined) {
      this.#sessions.see(number, event, this.#book, this.#terms, raise);
    }
  }

  #judgeWho(event: EventFields, raise: Raise): void {
    const happened = stringIn(event, 'happened');
    const rule = Object.hasOwn(POWERS, happened) ? POWERS[happened] : undefined;
    const powers: Readonly<Record<string, { clause: string; roles: readonly string[] }>> =
      this.#book?.tournament?.powers ?? {};
    const power = rule === undefined ? undefined : powers[rule.power];
    if (rule === undefined || power === undefined) return;
    const role = stringIn(fieldsIn(event, 'by'), 'role');
    if (power.roles.includes(role) || role === rule.also) return;
    raise('role-may-not', { role, power: rule.power }, power.clause);
  }

  #judgeMoves(event: EventFields, rows: readonly TransferRow[], raise: Raise): void {
    const happened = stringIn(event, 'happened');
    const may = Object.hasOwn(MOVES, happened) ? (MOVES[happened] ?? []) : [];
    for (const { act, debit, credit, cents } of rows) {
      const way = `${purposeOf(debit)}>${purposeOf(credit)}`;
      if (act === 'transfer' && may.includes(way)) continue;
      raise('money-without-ground', { happened, way: `${act} ${way}`, cents }, CLAUSE);
    }
    if (!OF_ONE.includes(happened)) return;
    const patron = stringIn(event, 'patron');
    for (const { debit, credit, cents } of rows) {
      const whose = patronOf(debit) || patronOf(credit);
      if (whose !== '' && whose !== patron) {
        raise('money-without-ground', { happened, patron, whose, cents }, CLAUSE);
      }
    }
  }

  /** What is paid in by the conditions, and what a prize is by what was awarded. */
  #judgeSums(event: EventFields, rows: readonly TransferRow[], raise: Raise): void {
    const due = this.#dueIn(event);
    if (due === undefined) return;
    const paid = rows.reduce((sum, { cents }) => sum + cents, 0);
    if (paid !== due) raise('payment-wrong', { paid, due }, CLAUSE);
    if (stringIn(event, 'happened') !== 'prize-paid') return;
    const told = numberIn(event, 'cents');
    if (told !== paid) raise('sum-unlike-transfers', { told, paid }, CLAUSE);
  }

  #dueIn(event: EventFields): number | undefined {
    const ofPurchase = (name: string): number =>
      numberIn(fieldsIn(this.#terms, name), 'cents') || 0;
    switch (stringIn(event, 'happened')) {
      case 'applied':
        return (numberIn(this.#terms, 'entryFee') || 0) + (numberIn(this.#terms, 'buyIn') || 0);
      case 'bought-back':
        return ofPurchase('buyBack');
      case 'added-on':
        return ofPurchase('addOn');
      case 'prize-paid':
        return this.#books.balance(`owed:${stringIn(event, 'patron')}`);
      default:
        return undefined;
    }
  }

  /** Once prizes are awarded nothing is held for anybody but what the list says. */
  #judgeAfter(event: EventFields, raise: Raise): void {
    if (stringIn(event, 'happened') !== 'prizes-awarded') return;
    const prizes = new Map(
      rowsIn(event, 'prizes').map(prize => [stringIn(prize, 'patron'), numberIn(prize, 'cents')]),
    );
    for (const patron of this.#patrons) {
      if (patron === '') continue;
      const prize = prizes.get(patron);
      const due = prize === undefined ? 0 : prize - (this.#paidOut.get(patron) ?? 0);
      const paid = this.#books.balance(`owed:${patron}`);
      if (paid !== due) raise('payment-wrong', { patron, paid, due }, CLAUSE);
      const left =
        this.#books.balance(`entry-fees:fee/${patron}`) +
        this.#books.balance(`entry-fees:buy-in/${patron}`);
      if (left !== 0) raise('money-without-ground', { patron, left }, CLAUSE);
    }
  }

  /** The pool by the conditions, a share for each place, places by the order of the final. */
  #judgePrizes(event: EventFields, raise: Raise): void {
    const book = this.#book;
    if (stringIn(event, 'happened') !== 'prizes-awarded' || book === undefined) return;
    const held = (kind: string): number =>
      [...this.#patrons].reduce(
        (sum, patron) => sum + this.#books.balance(`entry-fees:${kind}/${patron}`),
        0,
      );
    if (this.#pool === undefined) {
      const fees = { fees: held('fee'), buyIns: held('buy-in') };
      judgePool(book, this.#terms, fees, event, raise);
      this.#pool = numberIn(event, 'pool');
    }
    const [said, pool] = [numberIn(event, 'pool'), this.#pool];
    if (said !== pool) raise('payment-wrong', { pool: said, due: pool }, CLAUSE);
    judgeShares(book, this.#terms, event, this.#awarded, raise);
    for (const prize of rowsIn(event, 'prizes')) {
      this.#awarded.set(stringIn(prize, 'patron'), numberIn(prize, 'cents'));
    }
    judgePlaces(book, this.#final, this.#without, event, raise);
  }

  #follow(event: EventFields): void {
    const patron = stringIn(event, 'patron');
    switch (stringIn(event, 'happened')) {
      case 'conditions-written': {
        this.#terms = fieldsIn(fieldsIn(event, 'conditions'), 'terms');
        const final = rowsIn(this.#terms, 'rounds').find(row => stringIn(row, 'kind') === 'final');
        this.#finalRound = final === undefined ? '' : stringIn(final, 'name');
        break;
      }
      case 'applied':
        if (event['staff'] === true) this.#without.add(patron);
        break;
      case 'withdrawn':
      case 'retired':
      case 'disqualified':
        this.#without.add(patron);
        break;
      case 'prize-paid':
        this.#paidOut.set(patron, (this.#paidOut.get(patron) ?? 0) + numberIn(event, 'cents'));
        break;
      case 'session-planned':
        this.#rounds.set(stringIn(event, 'session'), stringIn(event, 'round'));
        break;
      case 'session-decided':
        if (this.#rounds.get(stringIn(event, 'session')) === this.#finalRound) {
          this.#final = rowsIn(event, 'order').flatMap(order =>
            rowsIn(order, 'groups').map(group => listIn(group, 'patrons').map(String)),
          );
        }
        break;
      default:
    }
  }
}

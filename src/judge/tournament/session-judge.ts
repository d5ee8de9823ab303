// Judges the play of every session: by the rules that were published, coup by coup, chip by chip.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { TransferRow } from '../books.ts';
import { type EventFields, fieldsIn, listIn, numberIn, rowsIn, stringIn } from '../fields.ts';
import type { Raise } from '../verdict.ts';
import { type ChipCash, InTurnTable } from './in-turn.ts';
import { clauseOfSessions, judgePlan, type SessionRules, sessionRulesOf } from './session-rules.ts';
import { SimultaneousTable } from './simultaneous.ts';

const NO_CASH: ChipCash = { bought: 0, won: 0, taken: 0 };

export class SessionJudge {
  readonly #stream: string;
  readonly #rules = new Map<string, SessionRules>();
  readonly #tables = new Map<string, InTurnTable | SimultaneousTable>();
  /** What everybody of a table ended with, by the entrant who was seated there. */
  readonly #closing = new Map<string, ReadonlyMap<string, number>>();
  readonly #entrants = new Map<string, string>();
  readonly #added: EventFields[] = [];

  constructor(stream: string) {
    this.#stream = stream;
  }

  see(number: number, event: EventFields, book: Rulebook, terms: EventFields, raise: Raise): void {
    switch (stringIn(event, 'happened')) {
      case 'round-added':
        this.#added.push(fieldsIn(event, 'round'));
        break;
      case 'session-planned':
        this.#plan(event, book, terms, raise);
        break;
      case 'play-off-ordered': {
        const rules = fieldsIn(event, 'rules');
        judgePlan(book, terms, undefined, rules, raise);
        this.#rules.set(stringIn(event, 'playOff'), sessionRulesOf(book, rules));
        break;
      }
      case 'patrons-seated':
        this.#seat(event);
        break;
      case 'played':
        this.#play(number, event, book, raise);
        break;
      case 'table-ended':
        this.#judgeClosing(event, book, terms, raise);
        break;
      case 'session-decided':
        this.#judgeOrder(event, book, raise);
        break;
      default:
    }
  }

  #plan(event: EventFields, book: Rulebook, terms: EventFields, raise: Raise): void {
    const name = stringIn(event, 'round');
    const rounds = [...rowsIn(terms, 'rounds'), ...this.#added];
    const round = rounds.findLast(each => stringIn(each, 'name') === name) ?? {};
    const rules = fieldsIn(event, 'rules');
    judgePlan(book, terms, round, rules, raise);
    this.#rules.set(stringIn(event, 'session'), sessionRulesOf(book, rules));
  }

  /** A substitute sits for an entrant: the place in the order is the entrant's. */
  #seat(event: EventFields): void {
    for (const row of rowsIn(event, 'seats')) {
      const key = keyOf({ session: event['session'], table: row['table'] });
      this.#entrants.set(`${key}\n${numberIn(row, 'seat')}`, stringIn(row, 'patron'));
    }
  }

  #play(number: number, event: EventFields, book: Rulebook, raise: Raise): void {
    const rules = this.#rules.get(stringIn(event, 'session'));
    const happening = fieldsIn(event, 'happening');
    if (rules === undefined) {
      const figures = { session: stringIn(event, 'session') };
      raise('coup-out-of-sequence', figures, clauseOfSessions(book));
      return;
    }
    const table = this.#table(event, stringIn(happening, 'way'), rules);
    const before = cashOf(table, rules);
    table.see(number, fieldsIn(happening, 'what'), raise);
    judgeCash(before, cashOf(table, rules), event, rules, raise);
  }

  #table(event: EventFields, way: string, rules: SessionRules): InTurnTable | SimultaneousTable {
    const key = keyOf(event);
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const table =
      way === 'in-turn'
        ? new InTurnTable(this.#stream, rules)
        : new SimultaneousTable(this.#stream, rules);
    this.#tables.set(key, table);
    return table;
  }

  /** What everybody ends with is what play made of it; paid only where the conditions say so. */
  #judgeClosing(event: EventFields, book: Rulebook, terms: EventFields, raise: Raise): void {
    const clause = clauseOfSessions(book);
    const table = this.#tables.get(keyOf(event));
    const closing = rowsIn(event, 'closing');
    const held = closing.map(row => {
      const seated = this.#entrants.get(`${keyOf(event)}\n${numberIn(row, 'seat')}`);
      return [seated ?? stringIn(row, 'patron'), numberIn(row, 'chips')] as const;
    });
    this.#closing.set(keyOf(event), new Map(held));
    let due = 0;
    const isPaid = stringIn(terms, 'chipsAtEnd') === 'paid-in-cash';
    for (const row of closing.filter(each => stringIn(each, 'state') === 'in')) {
      const [seat, said] = [numberIn(row, 'seat'), numberIn(row, 'chips')];
      const chips = table?.chipsOf(seat) ?? 0;
      if (said !== chips) raise('payment-wrong', { seat, paid: said, due: chips }, clause);
      if (isPaid && table instanceof SimultaneousTable) due += chips;
    }
    const paid = rowsIn(event, 'transfers').reduce((sum, row) => sum + numberIn(row, 'cents'), 0);
    if (paid !== due) raise('payment-wrong', { paid, due }, clause);
  }

  /** Survivors stand by their chips; whom a play-off has parted stand by that. */
  #judgeOrder(event: EventFields, book: Rulebook, raise: Raise): void {
    const session = stringIn(event, 'session');
    for (const order of rowsIn(event, 'order')) {
      const chips = this.#closing.get(`${session}\n${stringIn(order, 'table')}`);
      let least = Number.POSITIVE_INFINITY;
      for (const group of rowsIn(order, 'groups')) {
        if (stringIn(group, 'by') !== 'chips' || group['played'] === true) continue;
        const held = listIn(group, 'patrons').map(patron => chips?.get(String(patron)) ?? 0);
        const [most, fewest] = [Math.max(...held), Math.min(...held)];
        if (most >= least || most !== fewest) {
          raise('order-wrong', { session, chips: most, after: least }, clauseOfSessions(book));
        }
        least = fewest;
      }
    }
  }
}

const keyOf = (event: EventFields): string =>
  `${stringIn(event, 'session')}\n${stringIn(event, 'table')}`;

const cashOf = (table: InTurnTable | SimultaneousTable, { isCash }: SessionRules): ChipCash =>
  isCash && table instanceof InTurnTable ? table.cash : NO_CASH;

/** Chips that are worth their money move as much of it as was bought, won and taken away. */
function judgeCash(
  before: ChipCash,
  after: ChipCash,
  event: EventFields,
  { clause }: SessionRules,
  raise: Raise,
): void {
  const moved = rowsIn(event, 'transfers').map(row => ({
    debit: stringIn(row, 'debit'),
    credit: stringIn(row, 'credit'),
    cents: numberIn(row, 'cents'),
  }));
  const sumOf = (isIt: (row: Pick<TransferRow, 'debit' | 'credit'>) => boolean): number =>
    moved.filter(isIt).reduce((sum, { cents }) => sum + cents, 0);
  const isLive = (account: string): boolean => account.startsWith('patron:live/');
  const sums = [
    ['bought', sumOf(({ debit }) => debit === 'chips-in')],
    [
      'won',
      sumOf(({ debit, credit }) => debit === 'house:live' && isLive(credit)) -
        sumOf(({ debit, credit }) => credit === 'house:live' && isLive(debit)),
    ],
    ['taken', sumOf(({ credit }) => credit === 'chips-out')],
  ] as const;
  for (const [name, paid] of sums) {
    const due = after[name] - before[name];
    if (paid !== due) raise('payment-wrong', { [name]: paid, due }, clause);
  }
}

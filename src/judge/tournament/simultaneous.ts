// A session's table at which everybody wagers in one period: its chips are a ledger of their own.

import { JudgeBooks, rowOf, type TransferRow } from '../books.ts';
import { type EventFields, fieldsIn, listIn, numberIn, rowsIn, stringIn } from '../fields.ts';
import type { Raise } from '../verdict.ts';
import { type ChipStake, judgeChipLimit, judgeDecided, stakeIn } from './chips.ts';
import {
  judgeAgainstTableRecord,
  rowsBySeat,
  SessionCoups,
  toldIn,
  type ToldCoup,
} from './session-coups.ts';
import type { SessionRules } from './session-rules.ts';

interface Lying extends ChipStake {
  readonly transfer: number;
}

interface Restatable {
  readonly paid: ReadonlyMap<number, number>;
  readonly stakes: readonly ChipStake[];
}

const NOTHING: ToldCoup = null;
const seatOf = (account: string): number => Number(account.slice(account.indexOf(':') + 1));
const isSeat = (account: string): boolean => account.startsWith('patron:');

/** Events that move chips; all others move none. */
const MOVERS = new Set([
  ...['banks-issued', 'chips-added', 'chips-taken', 'wager-laid', 'wager-sealed', 'seal-broken'],
  ...['wagering-closed', 'coup-settled', 'coup-restated', 'patron-removed', 'play-ended'],
]);

export class SimultaneousTable {
  readonly #rules: SessionRules;
  readonly #coups: SessionCoups;
  readonly #books = new JudgeBooks();
  readonly #settled = new Map<string, Restatable>();
  readonly #seats = new Set<number>();
  #lying: Lying[] = [];
  readonly #closing = new Map<number, number>();
  #isOpen = false;
  #told: ToldCoup = NOTHING;

  constructor(stream: string, rules: SessionRules) {
    this.#rules = rules;
    this.#coups = new SessionCoups(stream);
  }

  /** What a seat has, or had when play ended. */
  chipsOf(seat: number): number {
    return this.#closing.get(seat) ?? this.#books.balance(`patron:${seat}`);
  }

  see(number: number, what: EventFields, raise: Raise): void {
    const happened = stringIn(what, 'happened');
    if (happened === 'at-table') {
      this.#coups.see(number, fieldsIn(what, 'event'), raise);
      return;
    }
    const rows = rowsIn(what, 'transfers').map(rowOf);
    this.#judgeMoves(happened, what, rows, raise);
    if (happened === 'play-ended') this.#keepClosing(rows);
    for (const row of rows) this.#books.enter(row, raise);
    this.#judge(happened, what, rows, raise);
  }

  /** Chips move between the bank and a seat, and only where the event is a ground for it. */
  #judgeMoves(
    happened: string,
    what: EventFields,
    rows: readonly TransferRow[],
    raise: Raise,
  ): void {
    const only = 'seat' in what ? numberIn(what, 'seat') : undefined;
    for (const { act, debit, credit, cents } of rows) {
      const isOwn = isSeat(debit) !== isSeat(credit) && [debit, credit].includes('house');
      const seat = seatOf(isSeat(debit) ? debit : credit);
      if (MOVERS.has(happened) && isOwn && (only === undefined || only === seat)) continue;
      const way = `${act} ${debit}>${credit}`;
      raise('money-without-ground', { happened, way, cents }, this.#rules.clause);
    }
  }

  #judge(happened: string, what: EventFields, rows: readonly TransferRow[], raise: Raise): void {
    switch (happened) {
      case 'banks-issued':
        this.#judgeBanks(rows, raise);
        break;
      case 'chips-added':
      case 'chips-taken':
        this.#judgeSum(what, rows, raise);
        break;
      case 'wagering-opened':
        this.#isOpen = true;
        break;
      case 'wager-laid':
      case 'wager-sealed':
        this.#judgeLaid(what, rows, raise);
        break;
      case 'seal-broken':
        this.#isWagering(what, raise);
        break;
      case 'secret-opened':
        this.#judgeOpened(what, raise);
        break;
      case 'wagering-closed':
        this.#judgeClosed(what, rows, raise);
        break;
      case 'coup-told':
        this.#told = this.#judgeTold(what, raise);
        break;
      case 'coup-settled':
        this.#judgeSettled(what, rows, raise);
        break;
      case 'coup-restated':
        this.#judgeRestated(what, rows, raise);
        break;
      case 'patron-removed':
      case 'play-ended':
        this.#judgeGone(what, raise);
        break;
      default:
    }
    this.#lying = this.#lying.filter(({ transfer }) => this.#books.pending(transfer) !== undefined);
  }

  #judgeBanks(rows: readonly TransferRow[], raise: Raise): void {
    const { bank, clause } = this.#rules;
    for (const { credit, cents } of rows) {
      if (cents !== bank || this.#seats.has(seatOf(credit))) {
        raise('payment-wrong', { seat: seatOf(credit), paid: cents, due: bank }, clause);
      }
      this.#seats.add(seatOf(credit));
    }
  }

  #judgeSum(what: EventFields, rows: readonly TransferRow[], raise: Raise): void {
    const said = numberIn(what, 'chips');
    const moved = rows.reduce((sum, { cents }) => sum + cents, 0);
    if (said !== moved) raise('sum-unlike-transfers', { said, moved }, this.#rules.clause);
  }

  #isWagering(what: EventFields, raise: Raise): void {
    const isOpen = (this.#isOpen || this.#coups.again !== null) && !this.#coups.isFrozen;
    if (isOpen) return;
    raise('wager-outside-window', { seat: numberIn(what, 'seat') }, this.#rules.clause);
  }

  #judgeLaid(what: EventFields, rows: readonly TransferRow[], raise: Raise): void {
    const { offered, limits, clause } = this.#rules;
    this.#isWagering(what, raise);
    const secret = stringIn(what, 'happened') === 'wager-sealed';
    const asked: ChipStake = { ...stakeIn(numberIn(what, 'seat'), what), secret };
    const { seat, on, stake } = asked;
    const before = this.#lying.find(
      each => each.seat === seat && each.on === on && each.secret === secret,
    );
    const isRaised = !this.#isOpen && this.#coups.again === 'lower-only';
    if (isRaised && stake > (before?.stake ?? 0)) {
      raise('wager-raised-in-lower-window', { seat, on, stake }, clause);
    }
    if (stake > 0) {
      if (!offered.has(on)) raise('wager-not-offered', { seat, on }, clause);
      judgeChipLimit(limits, stake, clause, raise);
    }
    const row = rows.at(-1);
    const held = row === undefined || row.act === 'void' ? 0 : row.cents;
    if (held !== stake) raise('stake-unlike-transfer', { seat, on, stake, held }, clause);
    if (row !== undefined && stake > 0) this.#lying.push({ ...asked, transfer: row.id });
  }

  #judgeOpened(what: EventFields, raise: Raise): void {
    const [seat, on, stake] = [
      numberIn(what, 'seat'),
      stringIn(what, 'on'),
      numberIn(what, 'stake'),
    ];
    const sealed = this.#lying.find(each => each.secret && each.seat === seat);
    if (sealed?.on === on && sealed.stake === stake) return;
    raise('stake-unlike-record', { seat, on, stake, is: sealed?.stake ?? 0 }, this.#rules.clause);
  }

  /** Only who missed the coup pays for it, and the minimum at most. */
  #judgeClosed(what: EventFields, rows: readonly TransferRow[], raise: Raise): void {
    const { limits, clause, isMinimumTaken } = this.#rules;
    this.#isOpen = false;
    const missed = listIn(what, 'missed').map(Number);
    const lay = new Set(
      this.#lying
        .filter(({ transfer }) => this.#books.pending(transfer) !== undefined)
        .map(({ seat }) => seat),
    );
    for (const seat of missed.filter(each => lay.has(each))) {
      raise('payment-wrong', { seat, paid: limits.min, due: 0 }, clause);
    }
    for (const { act, debit, cents } of rows.filter(row => row.act !== 'void')) {
      const seat = seatOf(debit);
      const due = missed.includes(seat) && isMinimumTaken ? limits.min : 0;
      const isAll = cents < due && this.#books.balance(debit) === 0;
      if (act === 'transfer' && (cents === due || isAll)) continue;
      raise('payment-wrong', { seat, paid: cents, due }, clause);
    }
  }

  #judgeTold(what: EventFields, raise: Raise): ToldCoup {
    const told = toldIn(this.#rules, fieldsIn(what, 'coup'), raise);
    judgeAgainstTableRecord(this.#rules, told, this.#coups.latest, raise);
    return told;
  }

  #judgeSettled(what: EventFields, rows: readonly TransferRow[], raise: Raise): void {
    const told = this.#judgeTold(what, raise);
    if (this.#told !== NOTHING) judgeAgainstTableRecord(this.#rules, told, this.#told, raise);
    const decided = rowsBySeat(what, 'wagers');
    judgeDecided(this.#rules, told, this.#lying, decided, raise);
    this.#judgeNet(paidBySeat(decided, true), rows, raise);
    const stakes = decided.map(({ seat, row }) => stakeIn(seat, row));
    this.#settled.set(placeIn(what), { stakes, paid: paidBySeat(decided, false) });
    this.#judgeOut(what, raise);
    this.#told = NOTHING;
    this.#lying = [];
  }

  /** The difference and no more; nobody pays what is not there (G17). */
  #judgeRestated(what: EventFields, rows: readonly TransferRow[], raise: Raise): void {
    const before = this.#settled.get(placeIn(what));
    if (before === undefined) {
      raise('coup-out-of-sequence', { of: placeIn(what) }, this.#rules.clause);
      return;
    }
    const told = toldIn(this.#rules, fieldsIn(what, 'coup'), raise);
    judgeAgainstTableRecord(this.#rules, told, this.#coups.at(fieldsIn(what, 'of')), raise);
    const decided = rowsBySeat(what, 'wagers');
    judgeDecided(this.#rules, told, before.stakes, decided, raise);
    const paid = paidBySeat(decided, false);
    const due = new Map([...paid].map(([seat, now]) => [seat, now - (before.paid.get(seat) ?? 0)]));
    const net = netOf(rows);
    for (const seat of new Set([...due.keys(), ...net.keys()])) {
      const [more, moved] = [due.get(seat) ?? 0, net.get(seat) ?? 0];
      const isAll = moved > more && this.#books.available(`patron:${seat}`) === 0;
      if (moved === more || (more < 0 && isAll)) continue;
      raise('correction-not-the-difference', { seat, moved, due: more }, 'ruling G17');
    }
    this.#settled.set(placeIn(what), { ...before, paid });
    this.#judgeOut(what, raise);
  }

  /** Nobody is put out who can still stake the minimum. */
  #judgeOut(what: EventFields, raise: Raise): void {
    const { limits, clause } = this.#rules;
    for (const seat of listIn(what, 'eliminated').map(Number)) {
      const chips = this.chipsOf(seat);
      if (chips >= limits.min) raise('standing-wrong', { seat, chips, min: limits.min }, clause);
    }
  }

  /** What a coup moves at each seat: what comes back less what was staked. */
  #judgeNet(due: ReadonlyMap<number, number>, rows: readonly TransferRow[], raise: Raise): void {
    const net = netOf(rows);
    for (const seat of new Set([...due.keys(), ...net.keys()])) {
      const [said, moved] = [due.get(seat) ?? 0, net.get(seat) ?? 0];
      if (said === moved) continue;
      raise('payment-unlike-transfers', { seat, said, moved }, this.#rules.clause);
    }
  }

  #keepClosing(rows: readonly TransferRow[]): void {
    for (const { debit } of rows) this.#closing.set(seatOf(debit), this.chipsOf(seatOf(debit)));
  }

  /** Whoever leaves, and everybody at the end, leaves no chips behind. */
  #judgeGone(what: EventFields, raise: Raise): void {
    const seats = 'seat' in what ? [numberIn(what, 'seat')] : [...this.#seats];
    for (const seat of seats) {
      const left = this.#books.balance(`patron:${seat}`);
      if (left !== 0) raise('money-without-ground', { seat, left }, this.#rules.clause);
    }
  }
}

const placeIn = (what: EventFields): string => {
  const of = fieldsIn(what, 'of');
  return `${numberIn(of, 'shoe')}/${numberIn(of, 'number')}`;
};

/** What rows give back at each seat, with the stakes taken off where they are asked for. */
function paidBySeat(
  decided: readonly { readonly seat: number; readonly row: EventFields }[],
  isNet: boolean,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { seat, row } of decided) {
    const stake = isNet ? numberIn(row, 'stake') : 0;
    sums.set(seat, (sums.get(seat) ?? 0) + numberIn(row, 'paid') - stake);
  }
  return sums;
}

/** What rows move at each seat; what is only set free moves nothing. */
function netOf(rows: readonly TransferRow[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { act, debit, credit, cents } of rows) {
    if (act !== 'transfer' && act !== 'post') continue;
    const [seat, moved] = isSeat(credit) ? [seatOf(credit), cents] : [seatOf(debit), -cents];
    sums.set(seat, (sums.get(seat) ?? 0) + moved);
  }
  return sums;
}

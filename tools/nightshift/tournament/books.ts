// A second set of books for a tournament: reads events alone and says what does not agree. Money by
// its transfers, chips by what was given, won and lost, payments by the oracle's own settlement.

import { accountsOf, type Transfer } from '../../../src/ledger/index.ts';
import type { RulebookId } from '../../../src/rules/rulebook.ts';
import type {
  Conditions,
  PlayEvent,
  PlayRules,
  SeatMeters,
  Standing,
  TableHappening,
  SimultaneousEvent,
  Tournament,
  TournamentEvent,
} from '../../../src/tournament/index.ts';
import { oracleSettles, type Question } from '../../oracle/settle.ts';

interface Line {
  readonly on: string;
  readonly stake: number;
  readonly paid: number;
}

/** The chips of one table in one session, counted again. */
class ChipCount {
  readonly chips = new Map<number, number>();
  cards: { player: readonly string[]; banker: readonly string[] } = { player: [], banker: [] };

  add(seat: number, chips: number): void {
    this.chips.set(seat, (this.chips.get(seat) ?? 0) + chips);
  }
}

const metersIn = (
  { session, table }: Extract<TournamentEvent, { happened: 'table-ended' }>,
  { sessions }: Tournament,
): readonly SeatMeters[] =>
  sessions.find(({ id }) => id === session)?.tables.find(at => at.table === table)?.meters ?? [];

export class TournamentBooks {
  readonly findings: string[] = [];
  readonly #balances = new Map<string, number>();
  readonly #counts = new Map<string, ChipCount>();
  readonly #book: RulebookId;
  #paidIn = 0;
  #owedIn = 0;

  constructor(book: RulebookId) {
    this.#book = book;
  }

  sees(event: TournamentEvent, after: Tournament): void {
    for (const row of event.transfers ?? []) this.#enter(row);
    const terms: Conditions['terms'] = after.conditions?.terms ?? {};
    const { happened } = event;
    if (happened === 'applied') this.#owedIn += (terms.entryFee ?? 0) + (terms.buyIn ?? 0);
    if (happened === 'bought-back') this.#owedIn += terms.buyBack?.cents ?? 0;
    if (happened === 'added-on') this.#owedIn += terms.addOn?.cents ?? 0;
    if (happened === 'played') this.#played(`${event.session} ${event.table}`, event, after);
    if (happened === 'table-ended') {
      this.#closing(`${event.session} ${event.table}`, event.closing, metersIn(event, after));
    }
    if (happened === 'prizes-awarded') this.#awarded(event, after);
  }

  #enter({ act, debit, credit, cents }: Transfer): void {
    if (act !== 'transfer' || cents <= 0) this.#find(`${act} of ${cents} in a tournament's books`);
    if (debit === 'cash-in') this.#paidIn += cents;
    this.#balances.set(debit, (this.#balances.get(debit) ?? 0) - cents);
    this.#balances.set(credit, (this.#balances.get(credit) ?? 0) + cents);
  }

  #played(
    where: string,
    { session, happening }: Extract<TournamentEvent, { happened: 'played' }>,
    after: Tournament,
  ): void {
    const count = this.#counts.get(where) ?? new ChipCount();
    this.#counts.set(where, count);
    const rules = after.sessions.find(({ id }) => id === session)?.rules;
    if (rules !== undefined) this.#count(where, count, rules, happening);
  }

  #count(where: string, count: ChipCount, rules: PlayRules, { way, what }: TableHappening): void {
    if (way === 'together') this.#together(where, count, rules, what);
    else this.#inTurn(where, count, rules, what);
  }

  #together(where: string, count: ChipCount, rules: PlayRules, what: SimultaneousEvent): void {
    if (what.happened === 'coup-settled') {
      const isVoid = 'countsForNothing' in what.coup;
      if (!('countsForNothing' in what.coup)) count.cards = what.coup;
      for (const { seat, wagers } of what.seats) {
        for (const wager of wagers) this.#line(where, count, rules, seat, wager, isVoid);
      }
      return;
    }
    // Whatever else moves chips moves them at once, between the bank and a seat.
    for (const { act, debit, credit, cents } of what.transfers ?? []) {
      if (act !== 'transfer' || what.happened === 'play-ended') continue;
      const seat = (account: string) => Number(account.split(':')[1]);
      if (debit === 'house') count.add(seat(credit), cents);
      else count.add(seat(debit), -cents);
    }
  }

  #inTurn(where: string, count: ChipCount, rules: PlayRules, what: PlayEvent): void {
    const { happened } = what;
    if (happened === 'chips-given') count.add(what.seat, what.chips);
    if (happened === 'minimum-deducted') count.add(what.seat, -what.chips);
    if (happened === 'at-table' && what.event.happened === 'coup-settled') {
      const { cards } = what.event.record;
      const hand = (side: 'player' | 'banker') =>
        cards.filter(({ to }) => to === side).map(({ card }) => card ?? '');
      count.cards = { player: hand('player'), banker: hand('banker') };
    }
    if (happened === 'coup-restated') {
      for (const { seat, more, backWith } of what.moves) count.add(seat, more + (backWith ?? 0));
    }
    if (happened === 'losing-collected' || happened === 'winning-paid') {
      for (const line of what.lines) this.#line(where, count, rules, line.seat, line, false);
    }
    if (happened === 'position-left') {
      const counted = count.chips.get(what.seat) ?? 0;
      if (counted !== what.chips) this.#find(`${where}: seat ${what.seat} left with ${what.chips}`);
      count.chips.set(what.seat, 0);
    }
  }

  /** One wager as it was settled, against the oracle's own settlement of the same cards. */
  #line(
    where: string,
    count: ChipCount,
    rules: PlayRules,
    seat: number,
    { on, stake, paid }: Line,
    isVoid: boolean,
  ): void {
    count.add(seat, paid - stake);
    const expected = oracleSettles(this.#question(count, rules, isVoid), on, stake).paid;
    if (expected !== BigInt(paid)) {
      this.#find(`${where}: seat ${seat} ${on} ${stake} paid ${paid}, not ${expected}`);
    }
  }

  #question({ cards }: ChipCount, { version, pay }: PlayRules, isVoid: boolean): Question {
    const { player: p, banker: b } = cards;
    return {
      book: this.#book,
      version,
      kind: isVoid ? 'void' : 'live',
      cards: [p[0], b[0], p[1], b[1], p[2], b[2]].filter(card => card !== undefined),
      bonusOption: 1,
      pairsOption: 1,
      tieHalfPercents: { player: 2, banker: 2 },
      differential: null,
      chip: pay.chip,
    };
  }

  #closing(where: string, closing: readonly Standing[], meters: readonly SeatMeters[]): void {
    for (const { seat, chips, state } of closing) {
      if (state !== 'in') continue;
      const of = meters.find(each => each.seat === seat);
      const metered = of === undefined ? 0 : of.awarded + of.won - of.wagered - of.taken;
      if (metered !== chips) this.#find(`${where}: seat ${seat} has ${chips}, metered ${metered}`);
      const counted = this.#counts.get(where)?.chips.get(seat) ?? 0;
      if (counted !== chips) this.#find(`${where}: seat ${seat} has ${chips}, counted ${counted}`);
    }
  }

  /** What is kept is within the book's share; prizes are the pool, but for cents rounded up. */
  #awarded(
    { prizes, retained, pool }: Extract<TournamentEvent, { happened: 'prizes-awarded' }>,
    after: Tournament,
  ): void {
    const total = prizes.reduce((sum, { cents }) => sum + cents, 0);
    const percent = after.conditions?.terms.retainedPercent ?? 0;
    const fees = this.#owedIn;
    if (retained * 100 > fees * percent) this.#find(`kept ${retained} of ${fees}`);
    if (total > pool + prizes.length) this.#find(`prizes of ${total} from ${pool}`);
    const places = after.conditions?.terms.prizes?.length ?? 0;
    if (prizes.length >= places && total < pool) this.#find(`${pool - total} were not awarded`);
  }

  /** The same balances, nothing made or lost, everybody has paid what is asked. */
  agrees(tournament: Tournament): void {
    for (const { id, credits, debits } of accountsOf(tournament.ledger)) {
      const here = this.#balances.get(id) ?? 0;
      if (credits - debits !== here) this.#find(`${id}: ${credits - debits}, counted ${here}`);
    }
    const all = [...this.#balances.values()].reduce((sum, cents) => sum + cents, 0);
    if (all !== 0) this.#find(`the books do not balance: ${all}`);
    if (this.#paidIn !== this.#owedIn) this.#find(`${this.#paidIn} paid in, not ${this.#owedIn}`);
  }

  #find(what: string): void {
    this.findings.push(what);
  }
}

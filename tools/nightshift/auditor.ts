// The auditor: a second, simpler set of books. It reads events, never the table's own arithmetic,
// and says what does not agree.

import type { Transfer } from '../../src/ledger/index.ts';
import { accountsOf, available, balance } from '../../src/ledger/index.ts';
import type { CoupRecord, PaidWager, Setup, Table, TableEvent } from '../../src/table/index.ts';
import { oracleSettles, type Question } from '../oracle/settle.ts';

interface Reserved {
  readonly debit: string;
  readonly credit: string;
  readonly cents: number;
}

/** Money of the patrons lies on these accounts, whatever they are called behind the colon. */
const isPatrons = (account: string): boolean => account.startsWith('patron:');

/** Where money comes from outside, and where it goes: counted apart from what is inside. */
const INSIDE = ['patron', 'held', 'owed', 'commission-due', 'house', 'float', 'commission', 'win'];

export class Auditor {
  readonly #credits = new Map<string, number>();
  readonly #reserved = new Map<number, Reserved>();
  #setup: Setup | null = null;
  readonly #settledTwice = new Set<string>();
  readonly findings: string[] = [];

  /** Enters an event in the auditor's books and checks the table that came of it. */
  sees(event: TableEvent, before: Table, after: Table): void {
    if (event.happened === 'table-opened' || event.happened === 'setup-changed') {
      this.#setup = event.setup;
    }
    for (const row of event.transfers ?? []) this.#enter(row);
    if (event.happened === 'coup-settled') this.#checkPayments(event.record, before);
    if (event.happened === 'coup-restated') this.#checkAgainstOracle(event.record);
    this.#checkFelt(after);
  }

  #enter(row: Transfer): void {
    switch (row.act) {
      case 'transfer':
        return this.#move(row.debit, row.credit, row.cents);
      case 'pend':
        this.#reserved.set(row.id, row);
        return;
      case 'replace':
        this.#resolve(row);
        this.#reserved.set(row.id, row);
        return;
      case 'post':
        this.#resolve(row);
        return this.#move(row.debit, row.credit, row.cents);
      case 'void':
        this.#resolve(row);
    }
  }

  #move(debit: string, credit: string, cents: number): void {
    if (!Number.isSafeInteger(cents) || cents <= 0) this.#find(`a transfer of ${cents} cents`);
    this.#credits.set(debit, this.balanceOf(debit) - cents);
    this.#credits.set(credit, this.balanceOf(credit) + cents);
    if (isPatrons(debit) && this.balanceOf(debit) < 0) this.#find(`${debit} is below nought`);
  }

  #resolve({ id, refersTo }: Transfer): void {
    if (refersTo === null || !this.#reserved.delete(refersTo)) {
      this.#find(`transfer ${id} resolves ${refersTo}, which is not pending`);
    }
  }

  balanceOf(account: string): number {
    return this.#credits.get(account) ?? 0;
  }

  /** Every stake on the felt is reserved, and nothing else is. */
  #checkFelt(table: Table): void {
    const stakes = table.seats.flatMap(seat => [
      ...seat.wagers.map(({ stake }) => stake),
      ...seat.runs.map(({ wager }) => wager.stake),
    ]);
    const tails = [table.tails.player, table.tails.banker].flatMap(({ fresh, early, late }) =>
      [...fresh, ...early, ...late].map(({ stake }) => stake),
    );
    const lies = [...stakes, ...tails].reduce((sum, stake) => sum + stake, 0);
    const held = [...this.#reserved.values()].reduce((sum, { cents }) => sum + cents, 0);
    if (lies !== held) this.#find(`${lies} cents lie on the felt, ${held} are reserved`);
  }

  /** Each single-coup wager of a settled coup is paid what the oracle says, once. */
  #checkPayments(record: CoupRecord, before: Table): void {
    const key = `${record.shoe}/${record.number}`;
    if (this.#settledTwice.has(key)) this.#find(`coup ${key} was settled twice`);
    this.#settledTwice.add(key);
    this.#checkAgainstOracle(record);
    const lay = before.seats.reduce((sum, { wagers }) => sum + wagers.length, 0);
    const paid = record.seats.reduce((sum, { paid: wagers }) => sum + wagers.length, 0);
    if (paid < lay && record.standing === 'live' && !hasStreaks(before)) {
      this.#find(`coup ${key}: ${lay} wagers lay, ${paid} were settled`);
    }
  }

  #checkAgainstOracle(record: CoupRecord): void {
    const setup = this.#setup;
    if (setup === null) return;
    const question = questionOf(setup, record);
    for (const { seat, paid } of record.seats) {
      for (const wager of paid) {
        const { on, stake, outcome } = wager;
        if (on.endsWith('-run') || on.endsWith('-tail') || outcome === 'void') continue;
        const expected = expectedFor(question, wager);
        if (expected.outcome !== outcome || expected.paid !== BigInt(wager.paid)) {
          this.#find(
            `seat ${seat} ${on} ${stake}: paid ${wager.paid} as ${outcome}, ` +
              `the oracle says ${expected.paid} as ${expected.outcome}`,
          );
        }
      }
    }
  }

  /** Balances here and there, and money in = money out + balances + house win, to the cent. */
  closes(table: Table): void {
    let inside = 0;
    for (const account of accountsOf(table.ledger)) {
      const theirs = account.credits - account.debits;
      if (theirs !== this.balanceOf(account.id)) {
        this.#find(`${account.id}: table ${theirs}, auditor ${this.balanceOf(account.id)}`);
      }
      if (available(account) > balance(account))
        this.#find(`${account.id} reserves less than nought`);
      if (INSIDE.includes(account.kind)) inside += theirs;
    }
    const all = [...this.#credits.values()].reduce((sum, cents) => sum + cents, 0);
    if (all !== 0) this.#find(`the books do not balance: ${all}`);
    const outside = [...this.#credits]
      .filter(([id]) => !INSIDE.includes(id.split(':')[0] ?? ''))
      .reduce((sum, [, cents]) => sum + cents, 0);
    const gone = [...this.#credits]
      .filter(([id]) => INSIDE.includes(id.split(':')[0] ?? ''))
      .reduce((sum, [, cents]) => sum + cents, 0);
    if (gone + outside !== 0 || Math.abs(inside) > 2 ** 52) this.#find('money was made or lost');
  }

  #find(what: string): void {
    this.findings.push(what);
  }
}

/** Runs and tails ride on: a coup need not settle them. */
const hasStreaks = (table: Table): boolean =>
  table.seats.some(({ wagers }) =>
    wagers.some(({ on }) => on.endsWith('-run') || on.endsWith('-tail')),
  );

/**
 * What the oracle says of a wager as it was laid: what lies above the maximum comes back beside its
 * odds, the differential charges only those who have an arrangement, and commission on a marker is
 * not taken off yet.
 */
function expectedFor(question: Question, wager: PaidWager) {
  const { on, stake, counts = stake, arranged, deferred, commission } = wager;
  const differential = arranged === true ? question.differential : null;
  const { outcome, paid } = oracleSettles({ ...question, differential }, on, counts);
  const beside = BigInt(stake - counts) + BigInt(deferred === true ? commission : 0);
  return { outcome, paid: paid === null ? null : paid + beside };
}

function questionOf(setup: Setup, record: CoupRecord): Question {
  const { pay } = setup;
  return {
    book: setup.rulebook,
    version: setup.version,
    kind: record.standing === 'dummy' ? 'dummy' : record.standing === 'void' ? 'void' : 'live',
    cards: inDealingOrder(record),
    bonusOption: pay.dragonBonus === 2 ? 2 : pay.dragonBonus === 3 ? 3 : 1,
    pairsOption: pay.perfectPairs === 2 ? 2 : 1,
    tieHalfPercents: {
      player: (pay.tiePercent?.player ?? 1) * 2,
      banker: (pay.tiePercent?.banker ?? 1) * 2,
    },
    differential: pay.differential ?? null,
    chip: pay.chip,
  };
}

/** The oracle deals for itself: it is given the cards of both hands in the order P B P B P B. */
function inDealingOrder({ cards }: CoupRecord): readonly string[] {
  const of = (side: 'player' | 'banker') =>
    cards.filter(({ to }) => to === side).map(({ card }) => card ?? '');
  const [p, b] = [of('player'), of('banker')];
  return [p[0], b[0], p[1], b[1], p[2], b[2]].filter(card => card !== undefined);
}

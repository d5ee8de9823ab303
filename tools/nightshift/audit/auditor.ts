// The auditor: books of its own beside the table's, entered from events alone, and compared after
// every line. It may ask the oracle; it never asks the table's own arithmetic.

import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import type { EventOf, TableEvent } from '../../../src/table/acts.ts';
import type { Step, TableWatcher } from '../audited-table.ts';
import { type Known, NOTHING_KNOWN, type Violation } from '../violation.ts';
import { Books } from './books.ts';
import { Debts } from './commission-owed-since.ts';
import { CoupDues } from './dues.ts';
import { type DutyBooks, dutyViolations } from './duties/index.ts';
import { Judged } from './judged.ts';
import { Keeping, mattersLost } from './keeping.ts';
import { rightViolations } from './rights.ts';
import { stakeViolations } from './stakes.ts';
import { streakViolations } from './streak-steps.ts';
import { Views } from './views.ts';
import { worthViolations } from './worth.ts';

export class Auditor implements TableWatcher {
  readonly #violations: Violation[] = [];
  readonly #books = new Books();
  readonly #dues = new CoupDues();
  readonly #keeping = new Keeping();
  readonly #debts = new Debts();
  readonly #views = new Views();
  readonly #judged = Judged.table();
  readonly #ruledAway = new Map<string, number>();
  readonly #lockedWins = new Map<string, number>();
  /** Winnings that are held: whose, and how much, by the hold. */
  readonly #keptBack = new Map<number, { readonly patron: string; readonly cents: number }>();
  readonly #known: Known;
  #happened: string[] = [];
  #ruled: EventOf<'irregularity-ruled'> | null = null;
  #heldOn: string | null = null;

  constructor(known: Known = NOTHING_KNOWN) {
    this.#known = known;
  }

  get violations(): readonly Violation[] {
    return [...this.#violations, ...this.#dues.violations];
  }

  sees(step: Step): void {
    const { event, before, after } = step;
    this.#happened.push(event.happened);
    this.#find(this.#judged.sees(event));
    for (const row of event.transfers ?? []) this.#books.enter(row);
    this.#keeping.sees(event);
    this.#debts.sees(step, this.#books);
    this.#enterCoup(step);
    this.#enterRulings(event);
    this.#enterWins(step);
    if (event.happened === 'irregularity-ruled') this.#ruled = event;
    this.#find(dutyViolations(step, this.#dutyBooks));
    if (after.shoe.held.length === 0) this.#heldOn = null;
    else if (event.happened === 'cards-held') this.#heldOn ??= event.ground;
    this.#find(mattersLost(event, before, after));
  }

  get #dutyBooks(): DutyBooks {
    return {
      ...{ excluded: this.#keeping.excluded, debts: this.#debts },
      wonBy: patron => this.#dues.wonBy(patron),
      keptBackOf: patron =>
        [...this.#keptBack.values()]
          .filter(each => each.patron === patron)
          .reduce((sum, { cents }) => sum + cents, this.#dues.leftWithHouse(patron)),
      heldOn: this.#heldOn,
      ruled: this.#ruled,
    };
  }

  /** A line begins: what is found after it is named by what happened in it. */
  begins(): void {
    this.#happened = [];
    this.#ruled = null;
  }

  /** A line is done: everything must add up. */
  looks(driven: DrivenTable): void {
    const { table } = driven;
    const after = [...new Set(this.#happened)].join(', ');
    this.#find([...this.#books.faults, ...this.#books.differences(table)].map(booksViolation));
    this.#find(stakeViolations(table, this.#books.reserved, after));
    const held = this.#heldOf(driven);
    this.#find(this.#keeping.violations(table, held, after));
    const worth = {
      ...{ broughtIn: this.#books.broughtIn, dues: this.#dues.total },
      ...{ ruledAway: this.#ruledAway, lockedWins: this.#lockedWins },
      commissionOf: (patron: string) => this.#books.sumOf('commission-due', patron),
      outstandingOf: (patron: string) => this.#dues.outstanding(patron),
      letGoOf: (patron: string) => this.#dues.letGo(patron),
    };
    if (this.violations.length > 0) return;
    this.#find(worthViolations(driven, worth, after));
    this.#find(rightViolations(driven, this.#dues.past));
    this.#find(this.#views.violations(driven));
  }

  #enterCoup({ event, before, after }: Step): void {
    const rows = event.transfers ?? [];
    if (event.happened === 'coup-settled' || event.happened === 'coup-voided') {
      this.#dues.settles(event.record, before, rows);
    }
    if (event.happened === 'coup-settled') {
      this.#find(streakViolations(event.record, before.shoe.lastCoup, before, after));
    }
    if (event.happened === 'coup-restated') this.#dues.corrects(event.record, rows);
    if (event.happened === 'owed-paid') this.#dues.paysOwed(event);
    if (event.happened === 'owing-collected') this.#dues.settlesOwing(rows, 'moved');
    if (event.happened === 'owing-written-off') this.#dues.settlesOwing(rows, 'writtenOff');
    if (event.happened === 'hold-ended') {
      for (const row of event.owed ?? []) this.#dues.owesHeld(row, row.cents);
      const gone = after.claims.forfeited.slice(before.claims.forfeited.length);
      for (const forfeit of gone) this.#dues.forfeits(forfeit);
    }
  }

  /** What is no longer the patron's, or no longer the house's, by somebody's finding. */
  #enterRulings(event: TableEvent): void {
    if (event.happened === 'patron-sanctioned' && event.kind === 'hold-winnings') {
      const { patron, transfers = [] } = event;
      for (const { id, cents } of transfers) this.#keptBack.set(id, { patron, cents });
    }
    if (event.happened === 'hold-ended') this.#keptBack.delete(event.hold ?? 0);
    const isKept = event.happened === 'hold-ended' && event.to === 'house';
    if (!isKept && event.happened !== 'debt-released') return;
    const cents = (event.transfers ?? []).reduce((sum, row) => sum + row.cents, 0);
    const before = this.#ruledAway.get(event.patron) ?? 0;
    this.#ruledAway.set(event.patron, before + (isKept ? cents : -cents));
  }

  /** Wins that are locked: said by events, ended by the attendant or with the coup they were in. */
  #enterWins({ after }: Step): void {
    this.#lockedWins.clear();
    for (const { wins = [] } of after.seats) {
      for (const { patron, cents } of wins) {
        this.#lockedWins.set(patron, (this.#lockedWins.get(patron) ?? 0) + cents);
      }
    }
  }

  #heldOf({ patrons }: DrivenTable): ReadonlyMap<string, number> {
    const held = [...patrons].map(patron => [patron, this.#books.sumOf('held', patron)] as const);
    return new Map(held.filter(([, cents]) => cents > 0));
  }

  #find(violations: readonly Violation[]): void {
    this.#violations.push(
      ...violations.filter(({ kind, passes }) => passes !== true || !this.#known(kind)),
    );
  }
}

const booksViolation = (says: string): Violation => ({
  kind: `books: ${says.replaceAll(/\S*:\d+\/\S+|\d+/g, 'N')}`,
  says,
  expectation: { show: { show: 'money' }, expect: { patrons: {} } },
});

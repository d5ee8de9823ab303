// No dead end: from wherever a night has come to, legal acts alone lead to a closed table on which
// nobody's money is left. A small planner looks for them.

import { COMMAND_NAMES, type CommandName } from '../../../src/table/acts.ts';
import { IRREGULARITIES } from '../../../src/rulebooks/index.ts';
import { commissionDue } from '../../../src/table/settlement/commission.ts';
import { peopleAt } from '../../../src/table/people/people-at.ts';
import { balanceOf, patronAccount } from '../../../src/table/accounts/money.ts';
import type { Seat, TablePhase } from '../../../src/table/table.ts';
import { surplusDue } from '../../../src/table/coup/surplus-cards.ts';
import { guideOf } from '../../../src/table/views/guide.ts';
import { moneyAt } from '../../../src/scenario/table/show/money.ts';
import { lies } from '../../../src/table/coup/hands.ts';
import { chanceFrom } from '../../oracle/chance.ts';
import type { AuditedTable } from '../audited-table.ts';
import { type Fields, textIn } from '../commands/draw-schema.ts';
import { propose } from '../commands/propose.ts';
import { type Violation, withoutFigures } from '../violation.ts';
import { endingLines } from './open-matters.ts';

/** Acts that a way out takes at most; a table that needs more goes round in circles. */
const MOST_ACTS = 1000;
/** Acts of chance that are tried where the planner knows none. */
const MOST_GUESSES = 25;

/** What begins new matters instead of ending one. */
const BEGINS_ANEW: readonly CommandName[] = [
  ...([
    'open-wagering',
    'buy-in',
    'stand-behind',
    'call-bet',
    'set-wager',
    'record-wager',
  ] as const),
  ...([
    'sanction-patron',
    'freeze-accounts',
    'open-claim',
    'sign-off',
    'begin-dummy-coup',
  ] as const),
  ...(['repeat-wagers', 'double-wagers', 'move-wager', 'order-dummy-coups', 'open-table'] as const),
  ...([
    'change-setup',
    'order-free-coups',
    'announce-limits',
    'move-float',
    'set-own-limits',
  ] as const),
];

/** Whose refusal says why there is no way out. */
const IN_THE_WAY: readonly string[] = ['settle-coup', 'deal-card', 'close-table'];

interface Refused {
  readonly line: Fields;
  readonly because: string;
}

class WayOut {
  readonly #table: AuditedTable;
  #guesses = 0;
  #fills = 0;
  /** What was refused since the last step, by the command's name. */
  readonly #refused = new Map<string, Refused>();

  constructor(table: AuditedTable) {
    this.#table = table;
  }

  /** Goes to the end; the violation where there is none. */
  go(): readonly Violation[] {
    this.#endMattersOfClosed();
    for (let act = 0; act < MOST_ACTS && !this.#isClosed; act += 1) {
      const isOn = this.#step() || this.#guess();
      if (this.#table.violations.length > 0) return [];
      if (!isOn) return [this.#deadEnd()];
    }
    return this.#isClosed ? [...this.#outForGood(), ...this.#leftOver()] : [this.#deadEnd()];
  }

  /** A table may have been closed with matters open, which end while it is closed (G18). */
  #endMattersOfClosed(): void {
    for (let act = 0; this.#isClosed && act < MOST_ACTS; act += 1) {
      const isOn = this.#state.frozen === null ? this.#closeMatters() : this.#step();
      if (!isOn) return;
    }
  }

  /** A terminal that failed comes back into service by some act (G20). */
  #outForGood(): readonly Violation[] {
    const [out] = this.#state.kept.outOfService;
    if (out === undefined) return [];
    const { seat, fault } = out;
    const test = { selfTest: 'passed', technician: 'tess', by: 'casino-supervisor' };
    return [
      {
        kind: 'dead end: a terminal is faulty for good',
        says: `no act brings terminal ${seat} back into service`,
        expectation: {
          line: { do: 'return-terminal', seat, fault, ...test },
          expect: { events: ['terminal-returned'] },
        },
      },
    ];
  }

  #drawn(name: CommandName, seed: number): boolean {
    const { driven } = this.#table;
    const dayOf = (): string => '2025-03-02';
    const chance = chanceFrom(seed);
    const source = { driven, chance, past: [], inQuestion: null, favourites: {}, dayOf };
    const { line, reaction } = propose(source, name);
    return reaction === 'happens' && this.#try(line);
  }

  get #state() {
    return this.#table.driven.table;
  }

  get #isClosed(): boolean {
    return this.#state.phase === 'closed';
  }

  #try(line: Fields): boolean {
    const outcome = this.#table.do(line);
    if (outcome === 'refused') {
      const because = textIn(this.#table.answer, 'because');
      this.#refused.set(textIn(line, 'do'), { line, because });
    }
    return outcome === 'happens';
  }

  /** What stands in the way of the table's closing, or of the coup's end. */
  get #inTheWay(): Refused {
    const names = [...this.#refused.keys()];
    const name = names.find(each => IN_THE_WAY.includes(each)) ?? names.at(-1) ?? '';
    return this.#refused.get(name) ?? { line: { do: 'close-table' }, because: 'it goes round' };
  }

  #step(): boolean {
    this.#refused.clear();
    if (this.#state.frozen !== null)
      return this.#try({ do: 'unfreeze-accounts', finding: 'as it should be' });
    return this.#signOn() || this.#byPhase();
  }

  #signOn(): boolean {
    const { staff } = this.#state;
    const needs = this.#table.driven.book.procedure.deal.needsInspector !== undefined;
    if (staff.dealer === null) return this.#try({ do: 'sign-on', duty: 'dealer' });
    return (
      needs &&
      staff.tableInspector === null &&
      this.#try({ do: 'sign-on', duty: 'table-inspector' })
    );
  }

  #byPhase(): boolean {
    const { phase } = this.#state;
    if (phase === 'between-coups' || phase === 'preparing') {
      return this.#closeMatters() || this.#close();
    }
    if (this.#reportSurplus()) return true;
    if (phase === 'complete') {
      return this.#try({ do: 'settle-coup' }) || (this.#fills < 2 && this.#fill()) || this.#void();
    }
    if (phase === 'no-more-wagers' || phase === 'dealing') return this.#deal() || this.#void();
    return this.#try({ do: CLOSES[phase] ?? 'close-table' }) || this.#void();
  }

  #deal(): boolean {
    const { driven } = this.#table;
    const { next } = guideOf(driven);
    if (next === 'announce-counts') return this.#try({ do: next });
    const lying = driven.table.coup?.cards.find(lies);
    if (next === 'deal-card') return this.#try({ do: 'deal-card' });
    if (lying === undefined) return false;
    const face = lying.card ?? driven.shoe.unreadOn(driven.table, lying.to) ?? '7h';
    return this.#try({ do: 'turn-card', side: lying.to, card: face });
  }

  /** The coup cannot be finished: whatever the book has that ends it. */
  #void(): boolean {
    const note = 'it cannot go on';
    const facts = { note, foreign: 'joker', canBePutRight: false, orderIsCertain: false };
    return (
      IRREGULARITIES.some(what =>
        this.#try({ do: 'report-irregularity', what, facts, approvedBy: 'operator' }),
      ) || this.#try({ do: 'order-shuffle', reason: note })
    );
  }

  /** A card that a correction left over is reported before the coup goes on (G16). */
  #reportSurplus(): boolean {
    const due = surplusDue(this.#table.driven);
    if (due === null) return false;
    const report = { do: 'report-irregularity', what: due.what, facts: {} };
    return this.#try({ ...report, approvedBy: { role: 'operator', id: 'operator-9' } });
  }

  #fill(): boolean {
    this.#fills += 1;
    const slip = { move: 'fill', cents: 1_000_000_000, approvedBy: 'cashier' };
    return this.#try({ do: 'move-float', ...slip });
  }

  #closeMatters(): boolean {
    return endingLines(this.#state).some(line => this.#try(line));
  }

  /** The sign, what rides, everybody's chips, and the table itself. */
  #close(): boolean {
    const { notices, seats } = this.#state;
    const { now, book } = this.#table.driven;
    const wait = book.procedure.notices.closing?.ms ?? 0;
    const isOccupied = seats.some(seat => peopleAt(seat).length > 0);
    if (isOccupied && wait > 0 && notices.closing === null) {
      if (this.#try({ do: 'announce-closing', closesAt: now + wait + 60_000 })) return true;
    }
    const minutes = Math.ceil(((notices.closing?.closesAt ?? now) - now) / 60_000);
    const at = `+${Math.max(1, minutes)}m`;
    const cards = { cardsChecked: true, cardsCounted: 52 * this.#decks };
    if (this.#try({ do: 'close-table', ...cards, at })) return true;
    return seats.some(seat => peopleAt(seat).some(({ id }) => this.#payOut(seat, id)));
  }

  get #decks(): number {
    return this.#state.setup?.decks ?? 0;
  }

  #payOut(seat: Seat, patron: string): boolean {
    const cents = balanceOf(this.#state.ledger, patronAccount(seat.number, patron));
    const due = commissionDue(this.#state, seat.number, patron);
    const owing = due === 0 ? {} : { owing: due };
    const whose = { do: 'pay-out', seat: seat.number, patron, cents, ...owing };
    return (
      this.#try({ ...whose, how: 'chips' }) ||
      this.#try({ ...whose, how: 'by-hand', reference: 'no-1' }) ||
      this.#try({ ...whose, how: 'ticket', reference: 'no-1' })
    );
  }

  /** Nothing that is known helps: whatever else the table takes that begins nothing new. */
  #guess(): boolean {
    if (this.#guesses >= MOST_GUESSES) return false;
    this.#guesses += 1;
    const names = COMMAND_NAMES.filter(name => !BEGINS_ANEW.includes(name));
    const from = chanceFrom(this.#guesses).below(names.length);
    return [...names.slice(from), ...names.slice(0, from)].some(name =>
      this.#drawn(name, this.#guesses),
    );
  }

  #deadEnd(): Violation {
    const { phase } = this.#state;
    const { line, because } = this.#inTheWay;
    const name = textIn(line, 'do');
    return {
      kind: `dead end: ${phase}: ${name}: ${withoutFigures(because)}`,
      says: `no legal act leads from ${phase} to a closed table: ${name}: ${because}`,
      expectation: { line, expect: { events: ['...'] } },
    };
  }

  /** Closed: nobody has chips here, nothing is held, nobody owes anybody. */
  #leftOver(): readonly Violation[] {
    for (const [patron, money] of Object.entries(moneyAt(this.#table.driven).patrons)) {
      const { available: _free, ...rest } = money;
      const [left] = Object.entries(rest).find(([, cents]) => cents !== 0) ?? [];
      if (left === undefined) continue;
      return [
        {
          kind: `closed with money left: ${left}`,
          says: `the table is closed, and ${patron} still has ${JSON.stringify(rest)} here`,
          expectation: {
            show: { show: 'money' },
            expect: { patrons: { [patron]: { [left]: 0 } } },
          },
        },
      ];
    }
    return [];
  }
}

const CLOSES: { readonly [phase in TablePhase]?: CommandName } = {
  wagering: 'close-wagering',
  insurance: 'close-insurance',
  'wagers-reopened': 'close-wager-window',
  'wagers-changing': 'close-wager-window',
};

/** Leads a table to its end, by lines that are added to its own. */
export const wayOutViolations = (table: AuditedTable): readonly Violation[] =>
  new WayOut(table).go();

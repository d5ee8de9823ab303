// One night at one table, from one seed: every command is given to the real table, as a line of a
// scenario; every event is seen by the auditor.

import { GAMING_DAY } from '../../../src/scenario/time.ts';
import type { RulebookId } from '../../../src/rules/rulebook.ts';
import type { Setup } from '../../../src/table/setup/setup.ts';
import type { CommandName, TableEvent } from '../../../src/table/acts.ts';
import type { Table, TablePhase } from '../../../src/table/table.ts';
import { type Chance, chanceFrom } from '../../oracle/chance.ts';
import { Auditor } from '../audit/auditor.ts';
import { replayViolations } from '../audit/replay.ts';
import { type Outcome, stopOf } from '../audited-run.ts';
import { AuditedTable, type Hears } from '../audited-table.ts';
import { propose, proposeOnce, type Proposal } from '../commands/propose.ts';
import type { PastCoup, Source } from '../commands/drawing.ts';
import { type Fields, textIn } from '../commands/draw-schema.ts';
import type { CoupPlace } from '../commands/focus.ts';
import { cellsOf, count, type Counts } from '../counts.ts';
import { type Known, NOTHING_KNOWN } from '../violation.ts';
import { repeat } from '../rehearse.ts';
import type { PlayedReport } from '../report.ts';
import { wayOutViolations } from '../way-out/way-out.ts';
import { type Branch, isSeldom } from './branches.ts';
import { dayViolations, type Evening, movedTo, someEvening } from './days.ts';
import { moveOn } from './flow.ts';
import { possibleLines } from './possible.ts';
import { prepareFor, someScene, type Stagehand } from './scenes.ts';
import { someBook, someSetup } from './setups.ts';
import { isThere, type Target, targetIn, targetOf } from './target.ts';
import { someTemper, type Temper } from './temper.ts';

export interface NightPlan {
  readonly seed: number;
  /** Violations that are known and not reported. */
  readonly known?: Known;
  /** The book it is played by; chance has it where none is said. */
  readonly rulebook?: RulebookId;
  /** What it is after: 'report-irregularity fraud|dealing'; by its seed where it is left out. */
  readonly after?: string;
  /** House rules in place of those of chance. */
  readonly setup?: Partial<Setup>;
  /** When it begins; on an evening of chance where it is left out. */
  readonly from?: number;
  /** One step in so many is an irregular one; as its temper has it where it is left out. */
  readonly oneIn?: number;
  /** Hears what follows from each command, in the order in which it happens. */
  readonly hears?: Hears;
}

/** States of a night from which a way out is looked for; the last is its end. */
const WAYS_OUT = 3;

/** Steps after the command that a branch of a night is about. */
const STEPS_BEYOND = 5;

/** After so many lines the table is asked what else it would take. */
const ASKED_EVERY = 40;

/** Steps that change nothing before the night is given up: its dealer is at a loss. */
const AT_A_LOSS = 40;

/**
 * How often something irregular is tried in a phase: in quarters. A coup has many cards and passes
 * some phases in one step.
 */
const OFTEN: Readonly<Record<TablePhase, number>> = {
  closed: 6,
  preparing: 3,
  'between-coups': 5,
  wagering: 5,
  'no-more-wagers': 6,
  dealing: 2,
  insurance: 7,
  'wagers-reopened': 7,
  'wagers-changing': 7,
  complete: 6,
};

export class Night {
  #chance: Chance;
  readonly #target: Target | null;
  readonly #temper: Temper;
  readonly #evening: Evening;
  readonly #known: Known;
  readonly #past: PastCoup[] = [];
  readonly #counts: Counts = {};
  readonly #branches = new Map<string, Branch>();
  #inQuestion: CoupPlace | null = null;
  table: AuditedTable;
  readonly plan: NightPlan;

  constructor(plan: NightPlan) {
    const { seed, known = NOTHING_KNOWN, rulebook, from, hears } = plan;
    this.plan = plan;
    this.#known = known;
    this.#chance = chanceFrom(seed);
    this.#target = plan.after === undefined ? targetOf(seed, this.#chance) : targetIn(plan.after);
    const temper = someTemper(this.#chance, this.#target);
    this.#temper = { ...temper, oneIn: plan.oneIn ?? temper.oneIn };
    this.#evening = movedTo(someEvening(this.#chance), from);
    const { books, setup: inMind } = this.#temper;
    const book = rulebook ?? someBook(this.#chance, books);
    const chosen = books === undefined || books.includes(book) ? inMind : {};
    const setup = someSetup(this.#chance, book, 'set-1', { ...chosen, ...plan.setup });
    this.table = new AuditedTable(tableLine(setup, seed), new Auditor(known), hears);
    // Only a night that is told another time begins before scenarios do.
    if (from !== undefined) this.table.driven.now = from;
  }

  /** The house rules that it is played under at first. */
  get setup(): Setup {
    return this.table.driven.setup;
  }

  /** Plays the night; it ends with its lines, or with the first thing that is wrong. */
  play(): PlayedReport {
    this.#playWhile(() => this.table.lines.length < this.#temper.lines);
    const { violations, lines } = this.table;
    return this.#report(violations.length > 0 ? { violations, lines } : this.#lookBack());
  }

  /** Plays some coups as a load for others: nothing is compared, and nobody looks back. */
  perform(coups: number): void {
    this.table.isCompared = false;
    const { lines } = this.#temper;
    this.#playWhile(() => this.#past.length < coups && this.table.lines.length < lines, false);
  }

  #playWhile(goesOn: () => boolean, asks = true): void {
    this.#give({ do: 'begin-gaming-day', day: GAMING_DAY, at: this.#evening.from });
    let idle = 0;
    while (goesOn() && idle < AT_A_LOSS && this.table.violations.length === 0) {
      const before = this.table.lines.length;
      this.#step();
      const { length } = this.table.lines;
      idle = length > before ? 0 : idle + 1;
      const isTime = Math.floor(length / ASKED_EVERY) > Math.floor(before / ASKED_EVERY);
      if (asks && isTime) this.#ask();
    }
  }

  /**
   * Comes back to a command that an earlier night of this seed was accepted with: so many times,
   * each with other fields where chance finds some, and on from there in another way.
   */
  playFrom({ cell, lines }: Branch, times: number, round: number): PlayedReport {
    const target = targetIn(cell);
    const accepted = lines.at(-1) ?? {};
    this.#chance = chanceFrom(this.plan.seed * 1_000_003 + round);
    for (let time = 0; time < times; time += 1) {
      this.table = repeat(lines.slice(0, -1), this.#known);
      this.#past.length = 0;
      for (const event of this.table.events) this.#remember(event);
      if (!this.#tryKind(target.command, target.kind)) this.#give(accepted);
      for (let step = 0; step < STEPS_BEYOND; step += 1) {
        if (this.table.violations.length === 0) this.#step();
      }
      const { violations } = this.table;
      if (violations.length > 0) return this.#report({ violations, lines: this.table.lines });
    }
    return this.#report(this.#lookBack());
  }

  #report(found: Pick<PlayedReport, 'violations' | 'lines'>): PlayedReport {
    const { driven, events } = this.table;
    const days = dayViolations(this.#evening);
    return {
      seed: this.plan.seed,
      rulebook: driven.setup.rulebook,
      coups: this.#past.length,
      events: events.length,
      counts: this.#counts,
      branches: [...this.#branches.values()],
      ...found,
      violations: [...found.violations, ...days].filter(({ kind }) => !this.#known(kind)),
    };
  }

  /** The night once more from its events, and ways out from some of its states. */
  #lookBack(): Pick<PlayedReport, 'violations' | 'lines'> {
    const { driven, events, lines } = this.table;
    const cuts = new Set([1, 2, 3].map(() => this.#chance.below(events.length)));
    const violations = replayViolations(driven, events, index => cuts.has(index));
    if (violations.length > 0) return { violations, lines };
    for (let way = 1; way <= WAYS_OUT; way += 1) {
      const from = way === WAYS_OUT ? lines.length : 1 + this.#chance.below(lines.length);
      const before = lines.slice(0, from);
      const table = repeat(before, this.#known);
      const stuck = wayOutViolations(table);
      if (stuck.some(({ kind }) => !this.#known(kind))) return { violations: stuck, lines: before };
      // What went wrong on the way is shown by the way's own lines.
      const { violations: met } = table;
      if (met.some(({ kind }) => !this.#known(kind)))
        return { violations: met, lines: table.lines };
    }
    return { violations: [], lines };
  }

  /** Notes what few nights get to and the table would take: a run comes back to it. */
  #ask(): void {
    const { driven, lines } = this.table;
    const isWanted = (cell: string): boolean => !this.#branches.has(cell) && isSeldom(cell);
    for (const [cell, line] of possibleLines(driven, isWanted)) {
      this.#branches.set(cell, { seed: this.plan.seed, cell, lines: [...lines, line] });
    }
  }

  #step(): void {
    const times = OFTEN[this.#state().phase];
    if (this.#chance.below(this.#temper.oneIn * 4) >= times) {
      moveOn(this.#mover);
      return;
    }
    const target = this.#target;
    if (target !== null && this.#chance.isOneIn(2)) {
      if (isThere(target, this.#state())) return this.#aim(target);
      if (this.#chance.isOneIn(3) && prepareFor(this.#mover, target.command)) return;
    }
    if (this.#chance.isOneIn(8) && someScene(this.#mover)) return;
    const name = this.#chance.pick(this.#temper.commands);
    const proposed = this.#chance.isOneIn(8)
      ? proposeOnce(this.#source, name)
      : propose(this.#source, name);
    if (this.#isKnownStop(proposed)) return;
    this.#give(proposed.line);
  }

  /** The command that the night is after, in the phase that it is after. */
  #aim({ command, kind }: Target): void {
    if (!this.#tryKind(command, kind)) prepareFor(this.#mover, command);
  }

  #tryKind(command: CommandName, kind: string | undefined): boolean {
    const favourites = kind === undefined ? {} : { what: [kind], kind: [kind] };
    const proposed = propose({ ...this.#source, favourites }, command);
    return !this.#isKnownStop(proposed) && this.#give(proposed.line);
  }

  #state(): Table {
    return this.table.driven.table;
  }

  /** A command that is known to stop the table is not given: the night looks for others. */
  #isKnownStop({ line, reaction, threw }: Proposal): boolean {
    return reaction === 'throws' && this.#known(stopOf(threw, line).kind);
  }

  get #source(): Source {
    const { driven } = this.table;
    return {
      ...{ driven, chance: this.#chance, past: this.#past, inQuestion: this.#inQuestion },
      ...{ favourites: this.#temper.favourites, dayOf: this.#evening.dayOf },
    };
  }

  readonly #mover: Stagehand = ((night: Night) => ({
    get table() {
      return night.table;
    },
    get chance() {
      return night.#chance;
    },
    get today() {
      return night.#evening.dayOf(night.table.driven.now);
    },
    get wants() {
      return night.#target?.column ?? null;
    },
    get past() {
      return night.#past;
    },
    try: (line: Fields) => night.#give(line),
    tryKind: (name: CommandName, kind: string) => night.#tryKind(name, kind),
    tryDrawn: (name: CommandName) => {
      const proposed = propose(night.#source, name);
      return !night.#isKnownStop(proposed) && night.#give(proposed.line);
    },
  }))(this);

  #give(line: Fields): boolean {
    const { table } = this;
    const before = table.driven.table;
    const seen = table.events.length;
    const outcome = table.do(line);
    if (outcome === 'unreadable') {
      throw new Error(`${JSON.stringify(line)}: ${textIn(table.answer, 'error')}`);
    }
    const happened = table.events.slice(seen);
    if ('play' in line && outcome === 'happens') table.lines.push(played(table, happened));
    else if ('do' in line) this.#count(line, before, outcome);
    for (const event of happened) this.#remember(event);
    return outcome === 'happens';
  }

  #count(line: Fields, before: Table, outcome: Outcome): void {
    const { lines } = this.table;
    count(this.#counts, line, before, outcome);
    if (outcome !== 'happens') return;
    for (const cell of cellsOf(line, before)) {
      if (this.#branches.has(cell) || !isSeldom(cell)) continue;
      this.#branches.set(cell, { seed: this.plan.seed, cell, lines: [...lines] });
    }
  }

  #remember(event: TableEvent): void {
    if (event.happened === 'coup-restated') {
      this.#inQuestion = { shoe: event.record.shoe, coup: event.record.number };
    }
    if (event.happened !== 'coup-settled') return;
    const { shoe, number, cards } = event.record;
    const faces = cards.flatMap(({ card }) => card ?? []);
    this.#past.push({ shoe, coup: number, cards: faces });
  }
}

/** The first line of the night's scenario. */
function tableLine({ rulebook, version, decks, ...setup }: Setup, seed: number): Fields {
  return { table: { rulebook, version, decks, setup }, seed };
}

/** A coup played in one go, with its cards by name: it can be had again without its shoe. */
function played({ lines }: AuditedTable, events: readonly TableEvent[]): Fields {
  const line = lines.pop() ?? {};
  const cards = events.flatMap(event =>
    event.happened === 'card-dealt' || event.happened === 'card-turned' ? (event.card ?? []) : [],
  );
  const isDown = events.some(event => event.happened === 'card-turned');
  return isDown ? line : { ...line, play: cards.join(' ') };
}

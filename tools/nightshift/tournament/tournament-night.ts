// One tournament from one seed, as lines of a scenario: entrants withdraw, are disqualified,
// substituted or absent at any moment, and everything else that somebody may ask for is asked.

import type { RulebookId } from '../../../src/rules/rulebook.ts';
import {
  foldTournament,
  newTournament,
  type Tournament,
  type TournamentEvent,
} from '../../../src/tournament/index.ts';
import { type Chance, chanceFrom } from '../../oracle/chance.ts';
import { stopOf } from '../audited-run.ts';
import { type Fields, textIn } from '../commands/draw-schema.ts';
import type { Proposal } from '../commands/propose.ts';
import { type Counts, tally } from '../counts.ts';
import { type Known, NOTHING_KNOWN, type Violation } from '../violation.ts';
import type { PlayedReport } from '../report.ts';
import { AuditedTournament } from './audited-tournament.ts';
import { leftOver, TournamentAuditor } from './auditor.ts';
import { BOOKS, someTerms } from './conditions.ts';
import type { TournamentSource } from './field-values.ts';
import { moveTournamentOn } from './flow.ts';
import type { TournamentMover } from './mover.ts';
import { columnOf, tablesInPlay, wayOf } from './places.ts';
import { namesFor, proposeInTournament, TABLE_NAMES } from './propose.ts';

export interface TournamentPlan {
  readonly seed: number;
  readonly known?: Known;
}

/** Lines after which nothing irregular is asked for any more: the rest leads to the end. */
const MOST_LINES = [60, 120, 200] as const;
/** Steps to the end after that. */
const MOST_STEPS = { whole: 800, stepped: 2400 } as const;
const AT_A_LOSS = 10;

export class TournamentNight {
  readonly #chance: Chance;
  readonly #known: Known;
  readonly #counts: Counts = {};
  readonly #inMind: readonly string[];
  readonly #oneIn: number;
  readonly #mostLines: number;
  readonly #guests: readonly string[];
  readonly #isStepped: boolean;
  readonly #rulebook: RulebookId;
  readonly run: AuditedTournament;
  readonly plan: TournamentPlan;

  constructor(plan: TournamentPlan) {
    const { seed, known = NOTHING_KNOWN } = plan;
    this.plan = plan;
    this.#known = known;
    const chance = chanceFrom(seed);
    this.#chance = chance;
    const rulebook = chance.pick(BOOKS);
    const patrons = 3 + chance.below(12);
    const first = {
      tournament: { rulebook, conditions: { terms: someTerms(chance, rulebook, patrons) } },
      seed,
    };
    this.#rulebook = rulebook;
    this.#guests = GUESTS.slice(0, patrons);
    this.run = new AuditedTournament(first, new TournamentAuditor(rulebook, known));
    const names = namesFor(this.#source).filter(name => !isEarlyEnd(name, plan.seed));
    const irregular = IRREGULAR.filter(name => names.includes(name));
    this.#inMind = [...irregular, ...Array.from({ length: 6 }, () => chance.pick(names))];
    this.#oneIn = chance.pick([2, 3, 6, 12]);
    this.#isStepped = seedIsStepped(plan.seed);
    this.#mostLines = chance.pick(MOST_LINES) * (this.#isStepped ? 3 : 1);
  }

  play(): PlayedReport {
    const { run } = this;
    let atALoss = 0;
    const most = MOST_STEPS[this.#isStepped ? 'stepped' : 'whole'];
    for (let step = 0; step < most && atALoss < AT_A_LOSS && !this.#isOver; step += 1) {
      if (run.violations.length > 0) break;
      const before = run.lines.length;
      const found = this.#step();
      if (atALoss > 0 && atALoss % 5 === 0) this.#give({ do: 'cancel', why: 'it cannot go on' });
      if (run.lines.length > before) atALoss = 0;
      else if (found === 'no way on') atALoss += 1;
    }
    const found = run.violations.length > 0 ? run.violations : this.#lookBack();
    return {
      seed: this.plan.seed,
      rulebook: this.#rulebook,
      coups: run.events.filter(isCoupSettled).length,
      events: run.events.length,
      counts: this.#counts,
      violations: found.filter(({ kind }) => !this.#known(kind)),
      lines: run.lines,
    };
  }

  get #isOver(): boolean {
    const { phase, prizes } = this.run.driven.tournament;
    if (phase === 'cancelled') return true;
    return phase === 'awarded' && prizes.every(({ paid, cents }) => paid || cents === 0);
  }

  get #isLate(): boolean {
    return this.run.lines.length >= this.#mostLines;
  }

  /** One step on, or something irregular; that a command of chance is refused is no loss. */
  #step(): 'stepped' | 'no way on' {
    const goesOn = this.#isLate || !this.#chance.isOneIn(this.#oneIn);
    if (goesOn && (moveTournamentOn(this.#mover) || this.run.violations.length > 0))
      return 'stepped';
    const proposed = proposeInTournament(this.#source, this.#chance.pick(this.#names));
    if (!this.#isKnownStop(proposed)) this.#give(proposed.line);
    return goesOn ? 'no way on' : 'stepped';
  }

  /** What may be asked for now by chance; while a table is played, its own commands more often. */
  get #names(): readonly string[] {
    const { seed } = this.plan;
    const { driven } = this.run;
    const isPlayed = tablesInPlay(driven.tournament).length > 0;
    if (isPlayed && this.#chance.isOneIn(2)) return TABLE_NAMES[wayOf(driven)];
    if (this.#chance.isOneIn(2)) return this.#inMind;
    return namesFor(this.#source).filter(name => !isEarlyEnd(name, seed));
  }

  /** The end, and the whole of it once more from its events. */
  #lookBack(): readonly Violation[] {
    const { driven, events } = this.run;
    if (!this.#isOver) return [stuck(driven.tournament, textIn(this.run.answer, 'because'))];
    const cut = this.#chance.below(events.length);
    const fresh = newTournament(driven.tournament.id);
    const before = foldTournament(driven.book, fresh, events.slice(0, cut));
    const kept = JSON.parse(JSON.stringify(before)) as Tournament; // the text of a tournament
    const folded = foldTournament(driven.book, kept, events.slice(cut));
    if (JSON.stringify(folded) !== JSON.stringify(driven.tournament)) return [REPLAYED];
    return leftOver(driven);
  }

  #isKnownStop({ line, reaction, threw }: Proposal): boolean {
    return reaction === 'throws' && this.#known(stopOf(threw, line).kind);
  }

  get #source(): TournamentSource {
    return { driven: this.run.driven, chance: this.#chance };
  }

  get #mover(): TournamentMover {
    const { run } = this;
    return {
      ...{ run, chance: this.#chance, guests: this.#guests },
      isStepped: this.#isStepped && !this.#isLate,
      try: line => this.#give(line),
      tryDrawn: name => {
        if (!namesFor(this.#source).includes(name)) return false;
        const proposed = proposeInTournament(this.#source, name);
        return !this.#isKnownStop(proposed) && this.#give(proposed.line);
      },
    };
  }

  #give(line: Fields): boolean {
    const column = columnOf(this.run.driven.tournament);
    const outcome = this.run.do(line);
    if (outcome === 'unreadable') {
      throw new Error(`${JSON.stringify(line)}: ${textIn(this.run.answer, 'error')}`);
    }
    if ('do' in line) tally(this.#counts, textIn(line, 'do'), [column], outcome);
    return outcome === 'happens';
  }
}

const isCoupSettled = (event: TournamentEvent): boolean =>
  event.happened === 'played' &&
  ['coup-ended', 'coup-settled'].includes(event.happening.what.happened);

/** In every other tournament coups go step by step. */
const seedIsStepped = (seed: number): boolean => seed % 2 === 1;

/** After these there is nothing to play, or nobody to play it. */
const EARLY_ENDS: readonly string[] = ['cancel', 'close-entries'];
/** One tournament in this many may meet them by chance; in the others they have their time. */
const EARLY_END_ONE_IN = 10;

const isEarlyEnd = (name: string, seed: number): boolean =>
  EARLY_ENDS.includes(name) && seed % EARLY_END_ONE_IN !== 0;

const GUESTS: readonly string[] = [
  ...['ann', 'bob', 'cai', 'dee', 'eve', 'fay', 'gus', 'hal', 'ida', 'joe'],
  ...['kim', 'lee', 'may', 'ned'],
];

/** What happens to entrants, at whatever moment. */
const IRREGULAR: readonly string[] = [
  ...['withdraw', 'disqualify', 'retire', 'mark-absent', 'mark-present', 'name-substitute'],
  ...['seat-substitute', 'remove-patron', 'replace-patron', 'penalise', 'call-roll', 'admit'],
  ...['end-table', 'order-play-off'],
];

const stuck = ({ phase }: Tournament, because: string): Violation => ({
  kind: `tournament does not go on: ${phase}`,
  says: `nobody knows how to go on from ${phase}: ${because}`,
  expectation: { show: { show: 'sessions' }, expect: { phase: 'awarded' } },
});

const REPLAYED: Violation = {
  kind: 'tournament: replay differs',
  says: 'the events, taken up again, give another tournament',
  expectation: { show: { show: 'standings' }, expect: { replayed: 'the same' } },
};

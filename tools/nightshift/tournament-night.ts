// One tournament from one seed: any book that knows them, lively people, two auditors.

import { roundsFor } from '../../src/cli/tournament/plan.ts';
import { TournamentRun } from '../../src/cli/tournament/run.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { RULEBOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import {
  fold,
  modelConditions,
  modelRound,
  newTournament,
  type RoundPlan,
  type Terms,
  type Tournament,
  type TournamentEvent,
} from '../../src/tournament/index.ts';
import { type Chance, chanceFrom } from '../oracle/chance.ts';
import { TournamentBooks } from './tournament-books.ts';
import { TournamentSteps } from './tournament-steps.ts';

export interface TournamentReport {
  readonly seed: number;
  readonly rulebook: RulebookId;
  readonly patrons: number;
  readonly sessions: number;
  readonly playOffs: number;
  readonly coups: number;
  readonly events: number;
  readonly refusals: number;
  readonly findings: readonly string[];
}

const BOOKS = RULEBOOK_IDS.filter(id => RULEBOOKS[id].tournament !== undefined);
const START = 100 * 86_400_000;

/** Conditions that the book permits, no two nights alike. */
function someTerms(chance: Chance, book: RulebookId, rounds: readonly RoundPlan[]) {
  const inTurn = RULEBOOKS[book].tournament?.play.turns !== undefined;
  const percent = (): number => (inTurn ? 0 : chance.below(5) * 25);
  const shares = chance.pick([[100], [60, 40], [50, 30, 20], [45, 25, 15, 10, 5]]);
  const terms: Partial<Terms> = {
    rounds,
    entryFee: chance.pick([0, 1000, 3335, 11_000, 12_345]),
    buyIn: chance.pick([0, 0, 5001]),
    retainedPercent: chance.below(11),
    added: chance.isOneIn(3) ? [{ kind: 'cash', what: 'a gift', cents: 1 + chance.below(99) }] : [],
    prizes: shares.map((share, index) => ({ place: index + 1, percent: share })),
    refundPercent: { lateWithdrawal: percent(), retired: percent(), disqualified: percent() },
    entrants: { least: 1, most: 100 },
    chips: inTurn && chance.isOneIn(3) ? 'cash-value' : 'tournament-chips',
    chipsAtEnd: !inTurn && chance.isOneIn(4) ? 'paid-in-cash' : 'no-value',
    missedWager: chance.pick(['minimum-deducted', 'eliminated']),
    level: inTurn ? 'play-off' : chance.pick(['play-off', 'share']),
    buyBack: chance.isOneIn(2) ? { cents: 5000, chips: 0, most: 1, untilRound: 0 } : null,
    addOn: chance.isOneIn(2) ? { cents: 2001, chips: 500_000, most: 2, untilRound: 1 } : null,
  };
  return terms;
}

/** A second chance before the final, now and then. */
function withRepechage(chance: Chance, rounds: readonly RoundPlan[]): readonly RoundPlan[] {
  if (rounds.length < 2 || !chance.isOneIn(3)) return rounds;
  const length = { coups: 4 };
  const second = modelRound('Repechage', { kind: 'repechage', tables: 1, advance: 1, length });
  return [...rounds.slice(0, -1), second, ...rounds.slice(-1)];
}

/** High limits make for short lives: eliminations, all falling at once, play-offs. */
const withLimits = (chance: Chance, round: RoundPlan): RoundPlan =>
  chance.isOneIn(2)
    ? round
    : { ...round, limits: { min: 100_000, max: 1_000_000, step: 10_000 }, raisedLimits: [] };

/** A final now and then lasts for whole shoes instead of coups. */
const withShoes = (chance: Chance, round: RoundPlan): RoundPlan =>
  round.kind === 'final' && chance.isOneIn(6)
    ? { ...round, length: { shoes: 1 + chance.below(2) } }
    : round;

export function playTournament(seed: number): TournamentReport {
  const chance = chanceFrom(seed);
  const rulebook = chance.pick(BOOKS);
  const book = RULEBOOKS[rulebook];
  const patrons = 3 + chance.below(22);
  const tables = 1 + chance.below(3);
  const size = { patrons, tables, coups: 1 + chance.below(6) };
  const rounds = withRepechage(chance, roundsFor(size))
    .map(round => withLimits(chance, round))
    .map(round => withShoes(chance, round));
  const conditions = modelConditions(START, someTerms(chance, rulebook, rounds));
  const [books, steps] = [new TournamentBooks(rulebook), new TournamentSteps()];
  const events: TournamentEvent[] = [];
  const run = new TournamentRun({
    book,
    patrons,
    tables,
    conditions,
    draw: chance.below,
    lively: true,
    hears: (event, _before, after) => {
      events.push(event);
      books.sees(event, after);
      steps.sees(event);
    },
  });
  const tournament = run.play();
  books.closes(tournament);
  const findings = [...books.findings, ...steps.findings];
  // Laid down as text at some event and taken up again there.
  const cut = chance.below(events.length);
  const before = fold(book, newTournament('tournament'), events.slice(0, cut));
  const kept = JSON.parse(JSON.stringify(before)) as Tournament; // the text of a tournament
  const folded = fold(book, kept, events.slice(cut));
  if (JSON.stringify(folded) !== JSON.stringify(tournament)) {
    findings.push(`taken up at event ${cut} the events give another tournament`);
  }
  return {
    seed,
    rulebook,
    patrons,
    sessions: tournament.sessions.length,
    playOffs: tournament.sessions.filter(({ playOff }) => playOff !== null).length,
    coups: run.coups,
    events: events.length,
    refusals: run.refusals,
    findings,
  };
}

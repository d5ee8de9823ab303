// Conditions of a tournament of chance: whatever the book permits, no two alike.

import { roundsFor } from '../../../src/cli/tournament/simulate/plan.ts';
import { RULEBOOKS } from '../../../src/rulebooks/index.ts';
import { RULEBOOK_IDS, type RulebookId } from '../../../src/rules/rulebook.ts';
import { modelRound, type RoundPlan, type Terms } from '../../../src/tournament/index.ts';
import type { Chance } from '../../oracle/chance.ts';

export const BOOKS = RULEBOOK_IDS.filter(id => RULEBOOKS[id].tournament !== undefined);

/** Conditions that the book permits; a few people, so that every one of them matters. */
export function someTerms(chance: Chance, book: RulebookId, patrons: number): Partial<Terms> {
  const tables = 1 + chance.below(2);
  const sellsBack = chance.isOneIn(2);
  const rounds = withRepechage(chance, roundsFor({ patrons, tables, coups: 1 + chance.below(4) }))
    .map(round => withLimits(chance, round))
    .map(round => withShoes(chance, round))
    .map((round, at) => (at === 0 && sellsBack ? withMoreSessions(round) : round));
  const inTurn = RULEBOOKS[book].tournament?.play.turns !== undefined;
  const percent = (): number => (inTurn ? 0 : chance.below(5) * 25);
  const shares = chance.pick([[100], [60, 40], [50, 30, 20], [45, 25, 15, 10, 5]]);
  return {
    rounds,
    entryFee: chance.pick([0, 1000, 3335, 11_000, 12_345]),
    buyIn: chance.pick([0, 0, 5001]),
    retainedPercent: chance.below(11),
    added: chance.isOneIn(3) ? [{ kind: 'cash', what: 'a gift', cents: 1 + chance.below(99) }] : [],
    prizes: shares.map((share, index) => ({ place: index + 1, percent: share })),
    refundPercent: { lateWithdrawal: percent(), retired: percent(), disqualified: percent() },
    entrants: { least: 1, most: seatsIn(rounds[0]) },
    chips: inTurn && chance.isOneIn(3) ? 'cash-value' : 'tournament-chips',
    chipsAtEnd: !inTurn && chance.isOneIn(4) ? 'paid-in-cash' : 'no-value',
    missedWager: chance.pick(['minimum-deducted', 'eliminated']),
    level: inTurn ? 'play-off' : chance.pick(['play-off', 'share']),
    buyBack: sellsBack ? { cents: 5000, chips: 0, most: 1, untilRound: 0 } : null,
    furtherRounds: chance.isOneIn(2) ? 'director-decides' : 'none',
    addOn: chance.isOneIn(2) ? { cents: 2001, chips: 500_000, most: 2, untilRound: 1 } : null,
  };
}

const seatsIn = (round: RoundPlan | undefined): number =>
  round === undefined ? 0 : round.sessions * round.tables * round.seats;

/** A second chance before the final, now and then. */
function withRepechage(chance: Chance, rounds: readonly RoundPlan[]): readonly RoundPlan[] {
  if (rounds.length < 2 || !chance.isOneIn(3)) return rounds;
  const length = { coups: 4 };
  const second = modelRound('Repechage', { kind: 'repechage', tables: 1, advance: 1, length });
  return [...rounds.slice(0, -1), second, ...rounds.slice(-1)];
}

/** Whoever buys back plays the round again: in a session that is left for it. */
const withMoreSessions = (round: RoundPlan): RoundPlan =>
  round.kind === 'final' ? round : { ...round, sessions: round.sessions + 2 };

/** High limits make for short lives: eliminations, all falling at once, play-offs. */
const withLimits = (chance: Chance, round: RoundPlan): RoundPlan =>
  chance.isOneIn(2)
    ? round
    : { ...round, limits: { min: 100_000, max: 1_000_000, step: 10_000 }, raisedLimits: [] };

/** A final now and then lasts for a whole shoe instead of coups. */
const withShoes = (chance: Chance, round: RoundPlan): RoundPlan =>
  round.kind === 'final' && chance.isOneIn(12) ? { ...round, length: { shoes: 1 } } : round;

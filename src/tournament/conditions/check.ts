// Whether conditions may be published: every item the book wants, and terms that hold together.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { TournamentProcedure } from '../../rulebooks/tournament.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { blankTerms, type Conditions, type RoundPlan, type Terms } from './document.ts';
import { itemOf } from './items.ts';
import type { Manner } from './say.ts';

/** Something that the conditions lack or get wrong, by the clause that says so. */
export interface ConditionFault {
  readonly clause: string;
  readonly what: string;
}

const DAY_MS = 86_400_000;
/** A clock change between two local times of day is not a day more or less (T22). */
const CLOCK_CHANGE_MS = 3_600_000;

/** Whether an item is there does not depend on how its sums are written. */
const UNWRITTEN: Manner = { money: String, chips: String, time: String };

/** The items that are blank, clause by clause, then what does not hold together. */
export function conditionFaults(
  book: Rulebook,
  tournament: TournamentProcedure,
  conditions: Conditions,
): readonly ConditionFault[] {
  const blank = tournament.conditions.flatMap(({ clause, items, ifAny }) =>
    items
      .filter(item => {
        const said = itemOf(item).read(conditions, UNWRITTEN);
        return said === undefined || (said === null && ifAny !== true);
      })
      .map(item => ({ clause, what: itemOf(item).title })),
  );
  const terms = blankTerms(conditions).map(term => ({
    clause: tournament.gates.find(({ gate }) => gate === 'conditions-complete')?.clause ?? '',
    what: `the term ${term}`,
  }));
  if (blank.length + terms.length > 0) return [...blank, ...terms];
  return termFaults(book, tournament, conditions.terms as Terms); // none is blank
}

/** True where a rule of the book is broken by terms that are all there. */
function termFaults(
  book: Rulebook,
  tournament: TournamentProcedure,
  terms: Terms,
): readonly ConditionFault[] {
  const faults: ConditionFault[] = [];
  const fault = (broken: boolean, clause: string, what: string): void => {
    if (broken) faults.push({ clause, what });
  };
  const { retained, mayVary, refunds, entrants, equalChance, prizes } = tournament;
  const offers = versionOf(book, terms.version)?.wagers;
  fault(offers === undefined, equalChance, `a version this book has (${terms.version})`);
  fault(
    offers !== undefined && terms.offered.some(on => offers[on] === undefined),
    equalChance,
    'wagers that this version offers',
  );
  fault(
    retained !== undefined && terms.retainedPercent > retained.mostPercent,
    retained?.clause ?? '',
    `at most ${retained?.mostPercent}% of the fees for the operator`,
  );
  fault(
    terms.variations.some(({ rule }) => mayVary?.rules.includes(rule) !== true),
    mayVary?.clause ?? equalChance,
    'no variation of a rule that the book does not let vary',
  );
  const { least, most } = terms.entrants;
  fault(!(least >= 1 && least <= most), entrants, 'a least number of entrants below the greatest');
  const free = refunds.freeDays;
  fault(
    free !== undefined &&
      Math.abs(terms.startsAt - free * DAY_MS - terms.withdrawBy) > CLOCK_CHANGE_MS,
    refunds.clause,
    `free withdrawal up to ${free} days before the start`,
  );
  fault(
    refunds.noneIfDisqualified !== undefined && terms.refundPercent.disqualified > 0,
    refunds.noneIfDisqualified ?? '',
    'no refund to the disqualified',
  );
  fault(!sharesAddUp(terms), prizes.allocation, 'prizes that share out the whole pool');
  return [...faults, ...roundFaults(tournament, terms)];
}

/** Places from one on, and shares that come to the whole. */
const sharesAddUp = ({ prizes }: Terms): boolean =>
  prizes.length > 0 &&
  prizes.every(({ place, percent }, index) => place === index + 1 && percent >= 0) &&
  prizes.reduce((sum, { percent }) => sum + percent, 0) === 100;

function roundFaults(tournament: TournamentProcedure, terms: Terms): readonly ConditionFault[] {
  const { sessions } = tournament;
  const { rounds } = terms;
  const last = rounds.at(-1);
  const inOrder =
    last?.kind === 'final' && rounds.filter(({ kind }) => kind === 'final').length === 1;
  const faults = rounds.flatMap(round => faultsOfRound(tournament, round));
  return inOrder
    ? faults
    : [...faults, { clause: sessions.advance, what: 'one final, after all other rounds' }];
}

/** What is wrong with one round by itself. */
export function faultsOfRound(
  { sessions }: TournamentProcedure,
  round: RoundPlan,
): readonly ConditionFault[] {
  const { bank, limits, advance, seats, tables, name, kind } = round;
  const payable = limits.min > 0 && limits.max >= limits.min && limits.step > 0;
  const lasts = Object.values(round.length).every(long => long > 0);
  return [
    ...(bank >= limits.min && payable
      ? []
      : [{ clause: sessions.banks, what: `${name}: a bank and limits that can be played` }]),
    ...(lasts && seats >= 1 && tables >= 1 && round.sessions >= 1
      ? []
      : [{ clause: sessions.allocate, what: `${name}: sessions, tables, seats and a length` }]),
    ...(kind === 'final'
      ? tables === 1 && round.sessions === 1
        ? []
        : [{ clause: sessions.ranking, what: `${name}: one session at one table` }]
      : advance >= 1 && advance < seats
        ? []
        : [{ clause: sessions.advance, what: `${name}: fewer who advance than sit at a table` }]),
  ];
}

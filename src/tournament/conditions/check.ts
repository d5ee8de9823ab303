// Whether conditions may be published: every item the book wants, and terms that hold together.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { TournamentProcedure } from '../../rulebooks/tournament.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { setupFaults } from '../../table/setup/setup-check.ts';
import { sessionSetup } from '../session-setup.ts';
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
  fault(terms.prizes.length > most, prizes.allocation, 'no more prizes than entrants');
  fault(
    terms.chips === 'cash-value' && tournament.cashChips === undefined,
    tournament.conditions.find(({ items }) => items.includes('chip-kind'))?.clause ??
      tournament.sessions.banks,
    'chips that are no cash chips',
  );
  return [...faults, ...roundFaults(book, tournament, terms)];
}

/** Places from one on, and shares that come to the whole. */
const sharesAddUp = ({ prizes }: Terms): boolean =>
  prizes.length > 0 &&
  prizes.every(({ place, percent }, index) => place === index + 1 && percent >= 0) &&
  prizes.reduce((sum, { percent }) => sum + percent, 0) === 100;

function roundFaults(
  book: Rulebook,
  tournament: TournamentProcedure,
  terms: Terms,
): readonly ConditionFault[] {
  const { sessions } = tournament;
  const { rounds } = terms;
  const last = rounds.at(-1);
  const inOrder =
    last?.kind === 'final' && rounds.filter(({ kind }) => kind === 'final').length === 1;
  const faults = rounds.flatMap(round => faultsOfRound(book, tournament, terms, round));
  return inOrder
    ? [...faults, ...seatFaults(tournament, terms)]
    : [...faults, { clause: sessions.advance, what: 'one final, after all other rounds' }];
}

const seatsIn = ({ sessions, tables, seats }: RoundPlan): number => sessions * tables * seats;

/** Everybody who may enter or get to a round finds a seat in it. */
function seatFaults(
  { sessions, entrants }: TournamentProcedure,
  terms: Terms,
): readonly ConditionFault[] {
  const main = terms.rounds.filter(({ kind }) => kind === 'round' || kind === 'final');
  return main.flatMap((round, index) => {
    const before = terms.rounds.slice(0, terms.rounds.indexOf(round));
    const from = index === 0 ? [] : before.slice(before.indexOf(main[index - 1] ?? round));
    const winners = from.reduce((sum, { advance, ...plan }) => {
      return sum + plan.sessions * plan.tables * advance;
    }, 0);
    const arrive = index === 0 ? terms.entrants.most : winners;
    if (arrive <= seatsIn(round)) return [];
    const clause = index === 0 ? entrants : sessions.advance;
    return [{ clause, what: `${round.name}: seats for all ${arrive} who may get there` }];
  });
}

/** What of a round cannot be played at a table of the book. */
export function faultsOfRound(
  book: Rulebook,
  { sessions }: TournamentProcedure,
  terms: Terms,
  round: RoundPlan,
): readonly ConditionFault[] {
  const { bank, limits, advance, seats, tables, name, kind } = round;
  const faults: ConditionFault[] = [];
  const fault = (broken: boolean, clause: string, what: string): void => {
    if (broken) faults.push({ clause, what });
  };
  const atTable = setupFaults(book, sessionSetup(book, { ...terms, limits }, Math.min(seats, 99)));
  const clauseFor = (...fields: readonly string[]): string | undefined =>
    atTable.find(({ field }) => fields.includes(field.split('.')[0] ?? ''))?.clause;
  const [decks, places, sums] = [clauseFor('decks'), clauseFor('seats'), clauseFor('limits')];
  fault(decks !== undefined, decks ?? '', `${name}: decks that this book is played with`);
  fault(places !== undefined, places ?? '', `${name}: seats that a table of this book has`);
  const isOffStep = limits.step > 0 && limits.min % limits.step !== 0;
  fault(
    bank < limits.min || isOffStep || sums !== undefined || clauseFor('pay') !== undefined,
    sessions.banks,
    `${name}: a bank and limits that can be played`,
  );
  const lasts = Object.values(round.length).every(long => long > 0);
  fault(
    !(lasts && seats >= 1 && tables >= 1 && round.sessions >= 1),
    sessions.allocate,
    `${name}: sessions, tables, seats and a length`,
  );
  if (kind === 'final') {
    const isOne = tables === 1 && round.sessions === 1;
    fault(!isOne, sessions.ranking, `${name}: one session at one table`);
  } else {
    const fewer = advance >= 1 && advance < seats;
    fault(!fewer, sessions.advance, `${name}: fewer who advance than sit at a table`);
  }
  return faults;
}

// Whether conditions may be published: every item the book wants, and terms that hold together.

import type { Lack } from '../reason.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { TournamentProcedure } from '../../rulebooks/tournament.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { setupFaults } from '../../table/setup/setup-check.ts';
import { sessionSetup } from '../sessions/session-setup.ts';
import { blankTerms, type Conditions, type RoundPlan, type Terms } from './document.ts';
import { itemOf } from './items.ts';
import type { ConditionsFormat } from './say.ts';

/** Something that the conditions lack or get wrong, by the clause that says so. */
export interface ConditionFault {
  readonly clause: string;
  readonly what: Lack;
}

const DAY_MS = 86_400_000;
/** A clock change between two local times of day is not a day more or less (T22). */
const CLOCK_CHANGE_MS = 3_600_000;

/** Whether an item is there does not depend on how its sums are written. */
const UNWRITTEN: ConditionsFormat = { money: String, chips: String, time: String };

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
      .map(item => ({ clause, what: { code: 'item-blank', item } as const })),
  );
  const terms = blankTerms(conditions).map(term => ({
    clause: tournament.gates.find(({ gate }) => gate === 'conditions-complete')?.clause ?? '',
    what: { code: 'term-blank', term } as const,
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
  const fault = (broken: boolean, clause: string, what: Lack): void => {
    if (broken) faults.push({ clause, what });
  };
  const { retained, mayVary, refunds, entrants, equalChance, prizes } = tournament;
  const offers = versionOf(book, terms.version)?.wagers;
  fault(offers === undefined, equalChance, { code: 'lacks-version', name: terms.version });
  fault(offers !== undefined && terms.offered.some(on => offers[on] === undefined), equalChance, {
    code: 'lacks-offered-wagers',
  });
  fault(
    retained !== undefined && terms.retainedPercent > retained.mostPercent,
    retained?.clause ?? '',
    { code: 'lacks-retained-limit', count: retained?.mostPercent ?? 0 },
  );
  fault(
    terms.variations.some(({ rule }) => mayVary?.rules.includes(rule) !== true),
    mayVary?.clause ?? equalChance,
    { code: 'lacks-permitted-variation' },
  );
  const { least, most } = terms.entrants;
  fault(!(least >= 1 && least <= most), entrants, { code: 'lacks-least-entrants' });
  const free = refunds.freeDays;
  fault(
    free !== undefined &&
      Math.abs(terms.startsAt - free * DAY_MS - terms.withdrawBy) > CLOCK_CHANGE_MS,
    refunds.clause,
    { code: 'lacks-free-withdrawal', count: free ?? 0 },
  );
  fault(
    refunds.noneIfDisqualified !== undefined && terms.refundPercent.disqualified > 0,
    refunds.noneIfDisqualified ?? '',
    { code: 'lacks-no-refund' },
  );
  fault(!sharesAddUp(terms), prizes.allocation, { code: 'lacks-whole-pool' });
  fault(terms.prizes.length > most, prizes.allocation, { code: 'lacks-fewer-prizes' });
  fault(
    terms.chips === 'cash-value' && tournament.cashChips === undefined,
    tournament.conditions.find(({ items }) => items.includes('chip-kind'))?.clause ??
      tournament.sessions.banks,
    { code: 'lacks-no-cash-chips' },
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
    : [...faults, { clause: sessions.advance, what: { code: 'lacks-one-final' } }];
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
    return [{ clause, what: { code: 'lacks-seats-for-all', name: round.name, count: arrive } }];
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
  const fault = (broken: boolean, clause: string, what: Lack): void => {
    if (broken) faults.push({ clause, what });
  };
  const atTable = setupFaults(book, sessionSetup(book, { ...terms, limits }, Math.min(seats, 99)));
  const clauseFor = (...fields: readonly string[]): string | undefined =>
    atTable.find(({ field }) => fields.includes(field.split('.')[0] ?? ''))?.clause;
  const [decks, places, sums] = [clauseFor('decks'), clauseFor('seats'), clauseFor('limits')];
  fault(decks !== undefined, decks ?? '', { code: 'lacks-decks', name });
  fault(places !== undefined, places ?? '', { code: 'lacks-seats', name });
  const isOffStep = limits.step > 0 && limits.min % limits.step !== 0;
  fault(
    bank < limits.min || isOffStep || sums !== undefined || clauseFor('pay') !== undefined,
    sessions.banks,
    { code: 'lacks-playable-limits', name },
  );
  const lasts = Object.values(round.length).every(long => long > 0);
  fault(!(lasts && seats >= 1 && tables >= 1 && round.sessions >= 1), sessions.allocate, {
    code: 'lacks-sessions',
    name,
  });
  if (kind === 'final') {
    const isOne = tables === 1 && round.sessions === 1;
    fault(!isOne, sessions.ranking, { code: 'lacks-one-table', name });
  } else {
    const fewer = advance >= 1 && advance < seats;
    fault(!fewer, sessions.advance, { code: 'lacks-fewer-advancing', name });
  }
  return faults;
}

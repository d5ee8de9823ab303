// House rules of a night: any book and version, with limits that the book permits.

import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { PLAIN_TAIL_RULES } from '../../src/rules/dragon-tails.ts';
import {
  type OddsOption,
  offeredBy,
  RULEBOOK_IDS,
  versionsOf,
  type VersionRules,
} from '../../src/rules/rulebook.ts';
import { HOME_CURRENCY } from '../../src/table/plain-setup.ts';
import type { SeatPlan, Setup } from '../../src/table/setup.ts';
import type { Chance } from '../oracle/chance.ts';

/** A set-up that its book permits; live tables have their own number of seats. */
export function someSetup(chance: Chance, terminals: number): Setup {
  const rulebook = chance.pick(RULEBOOK_IDS);
  const book = RULEBOOKS[rulebook];
  const version = chance.pick(versionsOf(book));
  const rules = book.versions[version];
  const offered = rules === undefined ? [] : offeredBy(rules);
  const limit = { min: 1000, max: 1_000_000, step: 500 };
  const { seats, limits, commission } = book.procedure;
  const live = seats.kind === 'seats';
  const holds = limits?.proRata?.holds;
  return {
    id: 'night',
    rulebook,
    version,
    decks: 8,
    currency: HOME_CURRENCY[rulebook],
    offered,
    pay: {
      dragonBonus: 1 + chance.below(optionsOf(rules, 'dragonBonus')),
      perfectPairs: 1 + chance.below(optionsOf(rules, 'perfectPairs')),
      tiePercent: { player: 5, banker: 2.5 },
      chip: book.fractions.go === 'up-to-the-chip' ? 100 : 1,
      ...(holds === 'differential' && chance.isOneIn(3) ? { differential: 300_000 } : {}),
    },
    limits: Object.fromEntries(offered.map(on => [on, limit])),
    aggregateMin: !live && chance.isOneIn(3) ? 2000 : 0,
    seats: seatPlans(live, live ? seats.counts.most : terminals),
    stakeMode: live && chance.isOneIn(2) ? 'recorded' : 'seat-terminals',
    wageringMs: book.procedure.wagering.defaultMs?.ms ?? (live ? null : 20_000),
    cutFromBack: 'fromBack' in book.shoe.end ? chance.pick(book.shoe.end.fromBack) : 0,
    cuttingCard: 'counted',
    faceDown: false,
    method: 'dealer',
    layout: live ? chance.pick(seats.layouts.named) : 'A',
    differentialBasis: chance.pick(['net', 'gross']),
    collectiveLiability: holds === 'collective-liability' && chance.isOneIn(3) ? 1_000_000 : null,
    tails: PLAIN_TAIL_RULES,
    deferredCommission: commission !== undefined && chance.isOneIn(2),
    returnFloor: null,
    practice: false,
  };
}

/** How many ways of paying the version leaves to the house. */
const optionsOf = (rules: VersionRules<string> | undefined, option: OddsOption): number =>
  Math.max(
    1,
    ...Object.values(rules?.wagers ?? {})
      .filter(({ chosenBy }) => chosenBy === option)
      .map(({ options }) => options.length),
  );

const seatPlans = (live: boolean, count: number): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    kind: live ? 'seat' : index % 5 === 4 ? 'remote-terminal' : 'terminal',
    printer: index % 5 === 4,
    noteAcceptor: !live,
  }));

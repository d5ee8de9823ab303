// House rules of a night: any book and version, with whatever choices the book leaves.

import { RULEBOOKS, type Rulebook } from '../../../src/rulebooks/index.ts';
import type { Limit } from '../../../src/rules/placement/limits.ts';
import {
  type OddsOption,
  offeredBy,
  REGULATED_BOOK_IDS,
  type RulebookId,
  type Version,
  versionsOf,
  type VersionRules,
} from '../../../src/rules/rulebook.ts';
import { isSingleCoupWager, WAGER_KINDS, type WagerName } from '../../../src/rules/wagers.ts';
import { HOME_CURRENCY } from '../../../src/table/setup/plain-setup.ts';
import {
  DEALING_METHODS,
  LAYOUTS,
  type SeatPlan,
  type Setup,
  TERMINAL_EXTRAS,
} from '../../../src/table/setup/setup.ts';
import { setupFaults } from '../../../src/table/setup/setup-check.ts';
import type { Chance } from '../../oracle/chance.ts';

const MOST_TERMINALS = 5;
const MOST_DRAWS = 50;

export const someBook = (
  chance: Chance,
  of: readonly RulebookId[] = REGULATED_BOOK_IDS,
): RulebookId => chance.pick(of);

/** A set-up that its book permits, with choices made beforehand: drawn again until it is one. */
export function someSetup(
  chance: Chance,
  rulebook: RulebookId,
  id: string,
  chosen: Partial<Setup> = {},
): Setup {
  const book = RULEBOOKS[rulebook];
  for (let draw = 0; ; draw += 1) {
    // Choices that this book does not permit are given up.
    const kept = draw < MOST_DRAWS ? chosen : {};
    const version = kept.version ?? chance.pick(versionsOf(book));
    const setup = { ...drawnSetup(chance, book, version, id), ...kept };
    if (setupFaults(book, setup).length === 0) return setup;
  }
}

/** A set-up with something in it that no book permits, as far as the wire lets it be said. */
export function damaged(chance: Chance, setup: Setup): Setup {
  const { pay, limits, offered } = setup;
  const [some, ...others] = Object.entries(limits);
  const { tiePercent: _percent, ...unstated } = pay;
  return chance.pick<Setup>([
    { ...setup, pay: unstated },
    { ...setup, pay: { ...pay, tiePercent: { player: 0, banker: 11 } } },
    { ...setup, pay: { ...pay, tiePercent: { player: 2.25, banker: 5 } } },
    { ...setup, limits: some === undefined ? limits : Object.fromEntries(others) },
    { ...setup, decks: chance.pick([1, 3, 9, 12]) },
    { ...setup, seats: [] },
    { ...setup, cutFromBack: 3 },
    { ...setup, offered: [...offered.slice(0, -1), chance.pick(['super-6', 'insurance'])] },
  ]);
}

function drawnSetup(chance: Chance, book: Rulebook, version: Version, id: string): Setup {
  const decks = chance.isOneIn(2)
    ? 8
    : book.decks.least + chance.below(book.decks.most - book.decks.least + 1);
  const offered = someOffer(chance, book, version, decks);
  const { seats, limits, commission, wagering } = book.procedure;
  const isLive = seats.kind === 'seats';
  const holds = limits?.proRata?.holds;
  const mode = someMode(chance, isLive);
  return {
    id,
    rulebook: book.id,
    version,
    decks,
    currency: HOME_CURRENCY[book.id],
    offered,
    pay: somePay(chance, book, version, holds === 'differential'),
    limits: someLimits(chance, offered),
    aggregateMin: !isLive && chance.isOneIn(3) ? 2000 : 0,
    seats: someSeats(chance, isLive, seatCount(chance, book)),
    stakeMode: mode,
    wageringMs: isLive ? null : (wagering.defaultMs?.ms ?? 20_000),
    ...(chance.isOneIn(4) ? { insuranceMs: 20_000 } : {}),
    cutFromBack: 'fromBack' in book.shoe.end ? chance.pick(book.shoe.end.fromBack) : 0,
    cuttingCard: isLive && chance.isOneIn(4) ? 'noted' : 'counted',
    faceDown: book.procedure.deal.exposure === 'either' && chance.isOneIn(3),
    method: isLive ? chance.pick(DEALING_METHODS) : 'dealer',
    layout: isLive ? chance.pick(LAYOUTS) : 'A',
    differentialBasis: chance.pick(['net', 'gross']),
    collectiveLiability: holds === 'collective-liability' && chance.isOneIn(3) ? 20_000 : null,
    tails: { earlyDuringHold: chance.isOneIn(2), closedOnLastCoup: chance.isOneIn(2) },
    deferredCommission: commission !== undefined && chance.isOneIn(2),
    returnFloor: null,
    ...(!isLive && chance.isOneIn(3) ? { substantialWin: chance.pick([1000, 5000, 20_000]) } : {}),
    ...(chance.isOneIn(6) ? { extras: TERMINAL_EXTRAS.slice(chance.below(3)) } : {}),
    practice: chance.isOneIn(20),
    ...(hasApprovedRule(book) && chance.isOneIn(2) ? { recalculation: APPROVED } : {}),
  };
}

/** True where a rule of another book may hold by approval (M6). */
const hasApprovedRule = ({ procedure }: Rulebook): boolean =>
  Object.values(procedure.irregularities).some(({ onApproval }) => onApproval !== undefined);

const APPROVED = { approval: 'a'.repeat(64) };

const someMode = (chance: Chance, isLive: boolean): Setup['stakeMode'] =>
  !isLive || chance.isOneIn(2) ? 'seat-terminals' : chance.isOneIn(5) ? 'results-only' : 'recorded';

/** All that the version has, or a part of it; main wagers are always on. */
function someOffer(
  chance: Chance,
  book: Rulebook,
  version: Version,
  decks: number,
): readonly WagerName[] {
  const rules = book.versions[version];
  const all = rules === undefined ? [] : offeredBy(rules);
  const permitted = all.filter(on => {
    const offer = isSingleCoupWager(on) ? rules?.wagers[on] : undefined;
    return decks >= (offer?.decks?.least ?? 0);
  });
  if (!chance.isOneIn(3)) return permitted;
  return permitted.filter(on => WAGER_KINDS[on].family === 'main' || !chance.isOneIn(3));
}

function somePay(
  chance: Chance,
  book: Rulebook,
  version: Version,
  hasDifferential: boolean,
): Setup['pay'] {
  const rules = book.versions[version];
  const percent = (): number => 1 + chance.below(19) / 2;
  return {
    dragonBonus: 1 + chance.below(optionsOf(rules, 'dragonBonus')),
    perfectPairs: 1 + chance.below(optionsOf(rules, 'perfectPairs')),
    tiePercent: { player: percent(), banker: percent() },
    chip: book.fractions.go === 'up-to-the-chip' ? chance.pick([1, 50, 100, 500]) : 1,
    ...(hasDifferential && chance.isOneIn(3) ? { differential: chance.pick([2000, 30_000]) } : {}),
  };
}

/** Limits whose stakes can be paid exactly under any book. */
function someLimits(chance: Chance, offered: readonly WagerName[]): Setup['limits'] {
  const base = chance.pick<Limit>([
    { min: 500, max: 500_000, step: 100 },
    { min: 1000, max: 20_000, step: 500 },
    { min: 2000, max: 1_000_000, step: 1000 },
  ]);
  return Object.fromEntries(
    offered.map(on => [
      on,
      // Insurance goes as far as the wager that it insures.
      ['main', 'insurance'].includes(WAGER_KINDS[on].family)
        ? base
        : { ...base, min: 200, max: 10_000, step: 200 },
    ]),
  );
}

function seatCount(chance: Chance, { procedure: { seats } }: Rulebook): number {
  const { least, most, only } = seats.counts;
  if (only !== undefined) return chance.pick(only);
  const fewest = Math.min(most, Math.max(least, 2));
  return Math.min(most, fewest + chance.below(MOST_TERMINALS - 1));
}

function someSeats(chance: Chance, isLive: boolean, count: number): readonly SeatPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const isRemote = !isLive && chance.isOneIn(5);
    return {
      number: index + 1,
      kind: isLive ? 'seat' : isRemote ? 'remote-terminal' : 'terminal',
      printer: isRemote && chance.isOneIn(2),
      noteAcceptor: !isLive,
    };
  });
}

/** How many ways of paying the version leaves to the house. */
const optionsOf = (rules: VersionRules<string> | undefined, option: OddsOption): number =>
  Math.max(
    1,
    ...Object.values(rules?.wagers ?? {})
      .filter(({ chosenBy }) => chosenBy === option)
      .map(({ options }) => options.length),
  );

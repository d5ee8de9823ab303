// The demonstration house: one table for each rulebook and version, and three to deal by hand.

import { type Rulebook, RULEBOOKS } from '../../rulebooks/index.ts';
import { offeredBy, type RulebookId, type Version, versionOf } from '../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { assert } from '../../rules/assert.ts';
import { WAGER_KINDS, type WagerName } from '../../rules/wagers.ts';
import { HOME_CURRENCY, plainChoices } from '../../table/setup/plain-setup.ts';
import { type SeatPlan, type Setup, TERMINAL_EXTRAS } from '../../table/setup/setup.ts';
import type { Pace } from '../tables/virtual/pace.ts';
import type { HousePlan, PlannedTable } from '../record/plan.ts';
import type { PageTexts } from '../../texts/page-texts.ts';
import { PAGE_TEXTS, pageTexts } from '../ports/page-texts.ts';

const MAIN_LIMIT = { min: 500, max: 500_000, step: 500 };
const SIDE_LIMIT = { min: 100, max: 50_000, step: 100 };

const limitOf = (on: WagerName) => (WAGER_KINDS[on].family === 'main' ? MAIN_LIMIT : SIDE_LIMIT);

/**
 * Where the book has tickets, one terminal stands apart and prints them (R16); simulated patrons
 * sit at the even seats and leave it free.
 */
const seatPlans = (book: Rulebook, seats: number): readonly SeatPlan[] =>
  Array.from({ length: seats }, (_, index) => {
    const number = index + 1;
    const prints = book.procedure.seats.tickets !== undefined && number === seats - 1;
    const atTable = book.procedure.seats.kind === 'seats' ? 'seat' : 'terminal';
    return {
      number,
      kind: prints ? 'remote-terminal' : atTable,
      printer: prints,
      // Every seat has the simulated acceptor behind "insert 100".
      noteAcceptor: true,
    };
  });

/** House rules of a demonstration table: everything the version may offer, on eight decks. */
export function demonstrationSetup(
  rulebook: RulebookId,
  versionName: Version,
  seats: number,
  pace: Pace,
): Setup {
  const book = RULEBOOKS[rulebook];
  const version = versionOf(book, versionName);
  assert(version !== undefined, `${rulebook} has a version ${versionName}`);
  const offered = offeredBy(version);
  // Where no card is dealt before somebody wagers, the dealer waits instead of the clock.
  const waits = book.procedure.deal.needsWager !== undefined;
  return {
    ...plainChoices(book),
    id: `${rulebook}-${versionName}-demonstration-1`,
    rulebook,
    version: versionName,
    decks: 8,
    currency: HOME_CURRENCY[rulebook],
    offered,
    pay: { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 5 } },
    limits: Object.fromEntries(offered.map(on => [on, limitOf(on)])),
    seats: seatPlans(book, seats),
    stakeMode: 'seat-terminals',
    wageringMs: waits ? null : pace.wageringMs,
    insuranceMs: pace.insuranceMs,
    // The Crown books want them off (G15); here a visitor sees them at one table.
    ...(rulebook === 'mbs-rapid' ? { extras: TERMINAL_EXTRAS } : {}),
    // A ticket of another table can be brought to the tables of the house's own book.
    ...(rulebook === 'demonstration' ? { ticketsIn: true } : {}),
  };
}

/** What a table is called in every language. */
function called(name: keyof PageTexts['tables']) {
  const others = [...PAGE_TEXTS].filter(([language]) => language !== 'en');
  return {
    title: pageTexts('en').tables[name],
    titles: Object.fromEntries(others.map(([language, { tables }]) => [language, tables[name]])),
  };
}

/** Name, book, version, seats: the floor plan in one glance. */
const FLOOR = [
  ['rapid-1', 'crown-rapid', 'traditional', 12],
  ['rapid-2', 'crown-rapid', 'crown', 12],
  ['rapid-3', 'mbs-rapid', 'no-commission', 12],
  ['derwent-1', 'tasmania', 'traditional', 7],
  ['derwent-2', 'tasmania', 'federal', 7],
  ['crown-1', 'crown', 'traditional', 9],
  ['crown-2', 'crown', 'crown', 9],
  ['crown-3', 'crown', 'two-to-one', 9],
  ['crown-4', 'crown', 'tie-baccarat', 9],
  ['house-1', 'demonstration', 'lucky-6', 12],
  ['house-2', 'demonstration', 'commission-free', 12],
] as const satisfies readonly (readonly [keyof PageTexts['tables'], RulebookId, Version, number])[];

/** How long patrons of a shoe of real cards may wager: its dealer is a person. */
const BY_HAND_MS = 30_000;

/** Tables with real cards: one of terminals, two whose stakes the dealer enters (G12). */
function dealtByHand(pace: Pace): readonly PlannedTable[] {
  const rapid = demonstrationSetup('crown-rapid', 'traditional', 12, pace);
  const crown = demonstrationSetup('crown', 'traditional', 9, pace);
  const derwent = demonstrationSetup('tasmania', 'traditional', 7, pace);
  const real = { cuttingCard: 'noted', insuranceMs: BY_HAND_MS } as const;
  const live = { ...real, stakeMode: 'recorded', wageringMs: null } as const;
  const crownLive = {
    ...{ ...crown, ...live, deferredCommission: true },
    pay: { ...crown.pay, chip: 25, differential: 200_000 },
  };
  const derwentLive = { ...derwent, ...live, collectiveLiability: 1_000_000 };
  const table = (name: keyof PageTexts['tables'], setup: Setup): PlannedTable => ({
    ...{ name, ...called(name), shoe: 'dealt' },
    setup: { ...setup, id: `${name}-demonstration-1` },
  });
  return [
    table('pit-1', { ...rapid, ...real, wageringMs: BY_HAND_MS }),
    table('pit-2', crownLive),
    table('pit-3', {
      ...{ ...derwentLive, faceDown: true, method: 'hands-to-wagerers' },
    }),
  ];
}

/** The whole demonstration floor at a pace. */
export function demonstrationPlan(name: string, currency: string, pace: Pace): HousePlan {
  const virtual = FLOOR.map(([table, rulebook, version, seats]): PlannedTable => ({
    name: table,
    ...called(table),
    shoe: 'virtual',
    setup: demonstrationSetup(rulebook, version, seats, pace),
  }));
  return { name, kind: 'demonstration', currency, tables: [...virtual, ...dealtByHand(pace)] };
}

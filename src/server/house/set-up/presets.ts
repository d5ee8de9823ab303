// Presets for the tables of a live house: one for each book and version, and for each of its fields
// the clause that it answers to.

import { type Rulebook, RULEBOOKS } from '../../../rulebooks/index.ts';
import { assert } from '../../../rules/assert.ts';
import {
  offeredBy,
  paysTiePercent,
  REGULATED_BOOK_IDS,
  type Version,
  type VersionRules,
  versionOf,
  versionsOf,
} from '../../../rules/rulebook.ts';
import {
  DEALING_METHODS,
  type SeatPlan,
  type Setup,
  STAKE_MODES,
} from '../../../table/setup/setup.ts';
import { locksWins } from '../../../table/settlement/substantial-win.ts';
import type { SetupFieldNote, SetupPreset } from '../../../wire/administration/set-up.ts';
import { PACE } from '../../tables/virtual/pace.ts';
import { demonstrationSetup } from '../demonstration.ts';

const PLACES = { terminals: 12, seats: 7 } as const;
/** A dealer who is a person is waited for. */
const WAGERING_MS = 30_000;

/** Every version of every regulated book, as a table with real cards would have it. */
export const setupPresets = (currency: string): readonly SetupPreset[] =>
  REGULATED_BOOK_IDS.flatMap(id => {
    const book = RULEBOOKS[id];
    return versionsOf(book).map(version => {
      const setup = presetOf(book, version, currency);
      return { rulebook: id, version, setup, fields: setupFieldNotes(setup) };
    });
  });

function presetOf(book: Rulebook, version: Version, currency: string): Setup {
  const { seats } = book.procedure;
  const places = nearestCount(seats.counts, PLACES[seats.kind]);
  const { extras: _, ...shown } = demonstrationSetup(book.id, version, places, PACE.floor);
  const isAtTerminals = seats.kind === 'terminals';
  return {
    ...shown,
    id: `${book.id}-${version}-1`,
    currency,
    seats: Array.from({ length: places }, (__, index) => plainSeat(index + 1, isAtTerminals)),
    stakeMode: isAtTerminals ? 'seat-terminals' : 'recorded',
    wageringMs: isAtTerminals ? WAGERING_MS : null,
    insuranceMs: WAGERING_MS,
    cuttingCard: 'noted',
  };
}

/** Without acceptor and printer: those are devices that are enrolled when they are there. */
const plainSeat = (number: number, isTerminal: boolean): SeatPlan => ({
  ...{ number, kind: isTerminal ? 'terminal' : 'seat', printer: false, noteAcceptor: false },
});

type Counts = Rulebook['procedure']['seats']['counts'];

function nearestCount({ least, most, only }: Counts, wanted: number): number {
  if (only !== undefined && !only.includes(wanted)) return only[0] ?? least;
  return Math.min(Math.max(wanted, least), most);
}

type Kind = SetupFieldNote['kind'];
type Choices = SetupFieldNote['choices'];

const note = (
  field: string,
  clause: string,
  kind: Kind,
  more: { readonly choices?: Choices; readonly isOptional?: boolean } = {},
): SetupFieldNote => ({
  ...{ field, clause, kind },
  choices: [...(more.choices ?? [])],
  isOptional: more.isOptional === true,
});

/** What of a set-up the house chooses, each with the clause that it answers to. */
export function setupFieldNotes({ rulebook, version: name, ...setup }: Setup): SetupFieldNote[] {
  const book = RULEBOOKS[rulebook];
  const version = versionOf(book, name);
  assert(version !== undefined, `${rulebook} has a version ${name}`);
  const { procedure, placement, decks } = book;
  const { seats, wagering } = procedure;
  const { least, most } = decks;
  const decksToChoose = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return [
    note('decks', decks.clause, 'choice', { choices: decksToChoose }),
    note('currency', wagering.route, 'choice', { choices: [setup.currency] }),
    note('offered', version.clause, 'wagers', { choices: [...offeredBy(version)] }),
    note('limits', procedure.notices.limitSign, 'limits'),
    note('aggregateMin', placement.refusals['below-aggregate-minimum'] ?? 'ruling R6', 'cents'),
    note('seats', seats.clause, 'seats', { choices: [...(seats.counts.only ?? [])] }),
    note('layout', seats.layouts.clause, 'choice', { choices: [...seats.layouts.named] }),
    note('stakeMode', wagering.route, 'choice', { choices: stakeModesOf(book) }),
    note('wageringMs', wagering.firstCardCloses.clause, 'seconds', { isOptional: true }),
    ...payNotes(book, version),
    ...dealNotes(book),
    ...sumNotes(book, { ...setup, rulebook, version: name }),
  ];
}

const stakeModesOf = ({ procedure: { seats }, tournament }: Rulebook): Choices =>
  STAKE_MODES.filter(mode =>
    mode === 'tournament'
      ? tournament !== undefined
      : mode === 'seat-terminals' || seats.kind === 'seats',
  );

function payNotes(book: Rulebook, version: VersionRules<string>): readonly SetupFieldNote[] {
  const chosen = Object.values(version.wagers).flatMap(({ chosenBy, clause, options }) =>
    chosenBy === undefined ? [] : [{ chosenBy, clause, count: options.length }],
  );
  const byOption = new Map(chosen.map(each => [each.chosenBy, each] as const));
  const tie = Object.values(version.wagers).find(({ options }) =>
    options.flat().some(({ pays }) => pays === 'tie-percent'),
  );
  return [
    note('pay.chip', book.fractions.clause, 'cents'),
    ...[...byOption.values()].map(({ chosenBy, clause, count }) =>
      note(`pay.${chosenBy}`, clause, 'choice', {
        choices: Array.from({ length: count }, (_, index) => index + 1),
      }),
    ),
    ...(paysTiePercent(version) && tie !== undefined
      ? (['player', 'banker'] as const).map(side =>
          note(`pay.tiePercent.${side}`, tie.clause, 'whole'),
        )
      : []),
  ];
}

function dealNotes({ procedure: { deal }, shoe }: Rulebook): readonly SetupFieldNote[] {
  const methods = DEALING_METHODS.filter(
    method =>
      method === 'dealer' ||
      (method === 'hands-to-wagerers' ? deal.squeeze : deal.shoeToPatron) !== undefined,
  );
  const { end } = shoe;
  return [
    ...(end.rule === 'until-the-cards-do-not-suffice'
      ? []
      : [note('cutFromBack', end.clause, 'choice', { choices: [...end.fromBack] })]),
    ...(methods.length > 1 ? [note('method', deal.order, 'choice', { choices: methods })] : []),
    ...(deal.exposure === 'either' ? [note('faceDown', deal.order, 'yes-or-no')] : []),
  ];
}

/** Where the book leaves it to the house what a terminal takes. */
const letsTicketsIn = ({ procedure: { seats } }: Rulebook): boolean =>
  seats.kind === 'terminals' && seats.noTicketsIn === undefined;

/** Sums that hold all wagers together, commission that waits, wins that wait. */
function sumNotes(book: Rulebook, setup: Setup): readonly SetupFieldNote[] {
  const { limits, commission } = book.procedure;
  const rule = limits?.proRata;
  return [
    ...(rule?.holds === 'differential'
      ? [
          note('pay.differential', rule.clause, 'cents', { isOptional: true }),
          note('differentialBasis', rule.clause, 'choice', { choices: ['net', 'gross'] }),
        ]
      : []),
    ...(rule?.holds === 'collective-liability'
      ? [note('collectiveLiability', rule.clause, 'cents', { isOptional: true })]
      : []),
    ...(commission === undefined
      ? []
      : [note('deferredCommission', commission.deferred, 'yes-or-no')]),
    ...(letsTicketsIn(book) ? [note('ticketsIn', 'ruling R16', 'yes-or-no')] : []),
    ...(locksWins(book, setup)
      ? [note('substantialWin', 'R-CSH-11', 'cents', { isOptional: true })]
      : []),
  ];
}

// House rules against the book: what an operator may not choose, with the clause that says so.

import { accountOf } from '../../ledger/index.ts';
import { editionOf } from '../../rulebooks/editions.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import { SIDES } from '../../rules/hand.ts';
import { payableUnit } from '../../rules/placement/payable.ts';
import { offeredBy, permitsDecks, versionOf } from '../../rules/rulebook.ts';
import { isTiePercent, oddsOf } from '../../rules/settle.ts';
import { isSingleCoupWager, type WagerName } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { offeredUnder, type Setup } from './setup.ts';
import { fault, type SetupFault } from './setup-fault.ts';
import { amendedSetup, editionFaults, effectFaults } from './setup-edition.ts';
import { PLAY_CHECKS } from './setup-play.ts';
import type { Reason } from '../reason.ts';
import { locksWins } from '../settlement/substantial-win.ts';
import type { Table } from '../table.ts';

export type { SetupFault } from './setup-fault.ts';

/** Everything in a set-up that the book does not permit; none when the table may open. */
export function setupFaults(shelf: Rulebook, setup: Setup): readonly SetupFault[] {
  const unknown = editionFaults(shelf, setup);
  if (unknown.length > 0) return unknown;
  const book = editionOf(shelf, setup.edition) ?? shelf;
  const later = setup.amendment === undefined ? [] : setupFaults(shelf, amendedSetup(setup));
  return [...faultsUnder(book, setup), ...later];
}

function faultsUnder(book: Rulebook, setup: Setup): readonly SetupFault[] {
  const pay = payFaults(book, setup);
  // Without them nothing can be said about payments.
  if (pay.length > 0) return pay;
  const checks = [
    bookFault,
    decksFault,
    seatsFault,
    offeredFaults,
    optionFaults,
    signFaults,
    limitFaults,
    shoeFault,
    returnFaults,
    winFault,
    tournamentFault,
    ticketsInFault,
    ...PLAY_CHECKS,
    recalculationFault,
  ];
  return checks.flatMap(check => check(book, setup));
}

/** Where no attendant could pay by hand, no win can wait for one. */
function winFault(book: Rulebook, setup: Setup): readonly SetupFault[] {
  const { substantialWin: above } = setup;
  if (above === undefined) return [];
  if (locksWins(book, setup) && Number.isSafeInteger(above) && above > 0) return [];
  return [fault('substantialWin', 'R-CSH-11', { code: 'lock-at-terminals-only' })];
}

/** A ticket is brought to a terminal, and only where the book has not named every way in (R16). */
function ticketsInFault({ procedure }: Rulebook, { ticketsIn }: Setup): readonly SetupFault[] {
  if (ticketsIn !== true) return [];
  const { noTicketsIn, kind } = procedure.seats;
  if (noTicketsIn !== undefined) {
    return [fault('ticketsIn', noTicketsIn, { code: 'book-takes-no-tickets' })];
  }
  if (kind === 'terminals') return [];
  return [fault('ticketsIn', 'ruling R16', { code: 'tickets-into-terminals-only' })];
}

/** Only a book that knows tournaments lends its table to one. */
function tournamentFault(book: Rulebook, { stakeMode }: Setup): readonly SetupFault[] {
  if (stakeMode !== 'tournament' || book.tournament !== undefined) return [];
  return [fault('stakeMode', 'title', { code: 'no-tournaments-in-book' })];
}

/** An approval opens what the book leaves out, and nothing else (M6). */
function recalculationFault(book: Rulebook, { recalculation }: Setup): readonly SetupFault[] {
  if (recalculation === undefined) return [];
  const rules = Object.values(book.procedure.irregularities);
  if (rules.some(({ onApproval }) => onApproval !== undefined)) return [];
  return [fault('recalculation', 'ruling M6', { code: 'rule-in-book-already' })];
}

/** Why a table cannot go by a set-up; undefined where it may. */
export function setupFault({ book, table }: At, setup: Setup): Refusal | undefined {
  const [first] = [
    ...setupFaults(book, setup),
    ...effectFaults(book, table, setup),
    ...currencyFault(book, table, setup),
  ];
  return first && refuse('set-up-not-permitted', first.clause, first.reason);
}

/** A table's books are kept in one currency for ever. */
function currencyFault({ procedure }: Rulebook, { ledger }: Table, { currency }: Setup) {
  const kept = accountOf(ledger, 'house')?.currency ?? currency;
  if (kept === currency) return [];
  return [fault('currency', procedure.wagering.route, { code: 'other-currency', name: kept })];
}

/** Another book is another game: its powers, odds and rulings would not be this table's. */
function bookFault({ id, decks }: Rulebook, { rulebook }: Setup): readonly SetupFault[] {
  if (rulebook === id) return [];
  return [fault('rulebook', decks.clause, { code: 'table-plays-other-book', name: id })];
}

function decksFault(book: Rulebook, setup: Setup): readonly SetupFault[] {
  if (Number.isInteger(setup.decks) && permitsDecks(book, setup.decks)) return [];
  const { decks } = book;
  return [
    fault('decks', decks.clause, {
      code: 'decks-out-of-bounds',
      least: decks.least,
      most: decks.most,
    }),
  ];
}

function seatsFault({ procedure: { seats } }: Rulebook, setup: Setup): readonly SetupFault[] {
  const { least, most, only } = seats.counts;
  const count = setup.seats.length;
  const permitted = only === undefined ? count >= least && count <= most : only.includes(count);
  const faults: SetupFault[] = [];
  if (!permitted) {
    const counts = only ?? { least, most };
    faults.push(
      fault('seats', seats.clause, { code: 'places-out-of-bounds', counts, places: seats.kind }),
    );
  }
  if (setup.seats.some(({ kind }) => (kind === 'seat') !== (seats.kind === 'seats'))) {
    faults.push(fault('seats', seats.clause, { code: 'other-places-in-book', places: seats.kind }));
  }
  const numbers = new Set(setup.seats.map(({ number }) => number).filter(isSeatNumber));
  if (numbers.size < count) {
    faults.push(fault('seats', seats.clause, { code: 'place-numbers-not-unique' }));
  }
  return faults;
}

const isSeatNumber = (number: number): boolean => Number.isSafeInteger(number) && number > 0;

function offeredFaults(book: Rulebook, setup: Setup): readonly SetupFault[] {
  const version = versionOf(book, setup.version);
  if (version === undefined) {
    return [
      fault('version', book.decks.clause, {
        code: 'no-such-version',
        name: book.id,
        version: setup.version,
      }),
    ];
  }
  const permitted = offeredBy(version);
  return setup.offered.flatMap(on => {
    const offer = isSingleCoupWager(on) ? version.wagers[on] : undefined;
    if (!permitted.includes(on)) {
      return [
        fault('offered', version.clause, {
          code: 'wager-not-in-version',
          name: version.name,
          wager: on,
        }),
      ];
    }
    if (offer?.decks === undefined || setup.decks >= offer.decks.least) return [];
    return [
      fault('decks', offer.decks.clause, {
        code: 'wager-needs-decks',
        wager: on,
        least: offer.decks.least,
      }),
    ];
  });
}

function optionFaults(book: Rulebook, setup: Setup): readonly SetupFault[] {
  const version = versionOf(book, setup.version);
  return setup.offered.flatMap(on => {
    const offer = isSingleCoupWager(on) ? version?.wagers[on] : undefined;
    if (offer === undefined || oddsOf(offer, setup.pay) !== undefined) return [];
    return [
      fault(`pay.${offer.chosenBy}`, offer.clause, {
        code: 'no-such-odds-option',
        count: offer.options.length,
        wager: on,
      }),
    ];
  });
}

/** What every payment rests on: a chip that is worth something, and Tie Baccarat's percentages. */
function payFaults(book: Rulebook, { version: name, pay }: Setup): readonly SetupFault[] {
  if (pay.chip < 1)
    return [fault('pay.chip', book.fractions.clause, { code: 'chip-below-a-cent' })];
  const offers = versionOf(book, name)?.wagers;
  return SIDES.flatMap(side => {
    const line = offers?.[side]?.options[0]?.find(({ pays }) => pays === 'tie-percent');
    if (line === undefined || isTiePercent(pay.tiePercent?.[side] ?? 0)) return [];
    return [fault('pay.tiePercent', line.clause, { code: 'tie-percent-out-of-bounds' })];
  });
}

/**
 * A bet without limits on the sign takes no wagers, so it is not on offer (7.1, 5.1, s66). The
 * limits of a tournament are in its conditions.
 */
export function signFaults(
  { procedure: { notices } }: Rulebook,
  setup: Setup,
): readonly SetupFault[] {
  if (setup.stakeMode === 'tournament') return [];
  return offeredUnder(setup)
    .filter(on => setup.limits[on] === undefined)
    .map(on => fault(`limits.${on}`, notices.limitSign, { code: 'limits-missing', wager: on }));
}

/** A stake the limits permit must be payable exactly, unless the book rounds (G1). */
function limitFaults(book: Rulebook, setup: Setup): readonly SetupFault[] {
  const version = versionOf(book, setup.version);
  const names = Object.keys(setup.limits) as WagerName[]; // the keys of a closed record
  return names.flatMap(on => {
    const limit = setup.limits[on];
    if (limit === undefined) return [];
    const whole = [limit.min, limit.max, limit.step].every(cents => Number.isSafeInteger(cents));
    if (!whole || limit.min <= 0 || limit.step <= 0 || limit.max < limit.min) {
      const clause = book.procedure.notices.limitSign;
      return [fault(`limits.${on}`, clause, { code: 'limits-not-in-order' })];
    }
    const offer = isSingleCoupWager(on) ? version?.wagers[on] : undefined;
    if (offer === undefined || !isSingleCoupWager(on) || book.fractions.go !== 'unpaid') return [];
    const unit = payableUnit(offer, setup.pay, on);
    // At a live table a stake found over the maximum plays at the maximum itself (7.4).
    const found = book.procedure.limits?.foundLate === undefined ? [] : [limit.max];
    if ([limit.min, limit.step, ...found].every(cents => cents % unit === 0)) return [];
    return [
      fault(`limits.${on}`, book.fractions.clause, { code: 'stakes-not-all-payable', wager: on }),
    ];
  });
}

function shoeFault({ shoe }: Rulebook, { cutFromBack }: Setup): readonly SetupFault[] {
  if (shoe.end.rule === 'until-the-cards-do-not-suffice') return [];
  if (shoe.end.fromBack.includes(cutFromBack)) return [];
  return [
    fault('cutFromBack', shoe.end.clause, {
      code: 'cutting-card-out-of-bounds',
      counts: shoe.end.fromBack,
    }),
  ];
}

/** A wager whose return the lab has not counted, or that returns too little, is not offered. */
function returnFaults(book: Rulebook, setup: Setup): readonly SetupFault[] {
  if (setup.returnFloor === null) return [];
  const { least, returns = {} } = setup.returnFloor;
  return offeredUnder(setup).flatMap(on => {
    const share = returns[on];
    if (share !== undefined && share >= least) return [];
    const reason: Reason =
      share === undefined
        ? { code: 'return-not-known', wager: on, floor: least }
        : { code: 'return-below-floor', wager: on, percent: share, floor: least };
    return [fault('returnFloor', book.placement.refusals['not-offered'] ?? 'ruling G1', reason)];
  });
}

// House rules against the book: what an operator may not choose, with the clause that says so.

import { accountOf } from '../../ledger/index.ts';
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
import { PLAY_CHECKS } from './setup-play.ts';
import type { Said } from '../sentences.ts';
import { locksWins } from '../settlement/substantial-win.ts';
import type { Table } from '../table.ts';

export type { SetupFault } from './setup-fault.ts';

/** Everything in a set-up that the book does not permit; none when the table may open. */
export function setupFaults(book: Rulebook, setup: Setup): readonly SetupFault[] {
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
  const because = 'Wins are locked at terminals only, from a cent on.';
  return [fault('substantialWin', 'R-CSH-11', because)];
}

/** Only a book that knows tournaments lends its table to one. */
function tournamentFault(book: Rulebook, { stakeMode }: Setup): readonly SetupFault[] {
  if (stakeMode !== 'tournament' || book.tournament !== undefined) return [];
  return [fault('stakeMode', 'title', 'This book knows no tournaments.')];
}

/** An approval opens what the book leaves out, and nothing else (M6). */
function recalculationFault(book: Rulebook, { recalculation }: Setup): readonly SetupFault[] {
  if (recalculation === undefined) return [];
  const rules = Object.values(book.procedure.irregularities);
  if (rules.some(({ onApproval }) => onApproval !== undefined)) return [];
  const because = 'This book has its own rule for that: it needs no approval.';
  return [fault('recalculation', 'ruling M6', because)];
}

/** Why a table cannot go by a set-up; undefined where it may. */
export function setupFault({ book, table }: At, setup: Setup): Refusal | undefined {
  const [first] = [...setupFaults(book, setup), ...currencyFault(book, table, setup)];
  return first && refuse('set-up-not-permitted', first.clause, first.because);
}

/** A table's books are kept in one currency for ever. */
function currencyFault({ procedure }: Rulebook, { ledger }: Table, { currency }: Setup) {
  const kept = accountOf(ledger, 'house')?.currency ?? currency;
  if (kept === currency) return [];
  const because: Said = `The books of this table are kept in ${kept}.`;
  return [fault('currency', procedure.wagering.route, because)];
}

/** Another book is another game: its powers, odds and rulings would not be this table's. */
function bookFault({ id, decks }: Rulebook, { rulebook }: Setup): readonly SetupFault[] {
  if (rulebook === id) return [];
  return [fault('rulebook', decks.clause, `This table is played by ${id}: close it first.`)];
}

function decksFault(book: Rulebook, setup: Setup): readonly SetupFault[] {
  if (Number.isInteger(setup.decks) && permitsDecks(book, setup.decks)) return [];
  const { decks } = book;
  const because: Said = `The book is played with ${decks.least} to ${decks.most} decks.`;
  return [fault('decks', decks.clause, because)];
}

function seatsFault({ procedure: { seats } }: Rulebook, setup: Setup): readonly SetupFault[] {
  const { least, most, only } = seats.counts;
  const count = setup.seats.length;
  const permitted = only === undefined ? count >= least && count <= most : only.includes(count);
  const faults: SetupFault[] = [];
  if (!permitted) {
    const wanted = only === undefined ? `${least} to ${most}` : only.join(' or ');
    faults.push(fault('seats', seats.clause, `A table has ${wanted} ${seats.kind}.`));
  }
  if (setup.seats.some(({ kind }) => (kind === 'seat') !== (seats.kind === 'seats'))) {
    faults.push(fault('seats', seats.clause, `This book is played at ${seats.kind}.`));
  }
  const numbers = new Set(setup.seats.map(({ number }) => number).filter(isSeatNumber));
  if (numbers.size < count) {
    faults.push(fault('seats', seats.clause, 'Every place has a number of its own, from 1 on.'));
  }
  return faults;
}

const isSeatNumber = (number: number): boolean => Number.isSafeInteger(number) && number > 0;

function offeredFaults(book: Rulebook, setup: Setup): readonly SetupFault[] {
  const version = versionOf(book, setup.version);
  if (version === undefined) {
    return [fault('version', book.decks.clause, `${book.id} has no version ${setup.version}.`)];
  }
  const permitted = offeredBy(version);
  return setup.offered.flatMap(on => {
    const offer = isSingleCoupWager(on) ? version.wagers[on] : undefined;
    if (!permitted.includes(on)) {
      return [fault('offered', version.clause, `${version.name} has no wager on ${on}.`)];
    }
    if (offer?.decks === undefined || setup.decks >= offer.decks.least) return [];
    const because: Said = `${on} needs at least ${offer.decks.least} decks.`;
    return [fault('decks', offer.decks.clause, because)];
  });
}

function optionFaults(book: Rulebook, setup: Setup): readonly SetupFault[] {
  const version = versionOf(book, setup.version);
  return setup.offered.flatMap(on => {
    const offer = isSingleCoupWager(on) ? version?.wagers[on] : undefined;
    if (offer === undefined || oddsOf(offer, setup.pay) !== undefined) return [];
    const because: Said = `The book has ${offer.options.length} option(s) for ${on}.`;
    return [fault(`pay.${offer.chosenBy}`, offer.clause, because)];
  });
}

/** What every payment rests on: a chip that is worth something, and Tie Baccarat's percentages. */
function payFaults(book: Rulebook, { version: name, pay }: Setup): readonly SetupFault[] {
  if (pay.chip < 1) return [fault('pay.chip', book.fractions.clause, 'A chip is a cent or more.')];
  const offers = versionOf(book, name)?.wagers;
  return SIDES.flatMap(side => {
    const line = offers?.[side]?.options[0]?.find(({ pays }) => pays === 'tie-percent');
    if (line === undefined || isTiePercent(pay.tiePercent?.[side] ?? 0)) return [];
    const because = 'The sign states what a tie pays: 1 to 10 percent, whole or half.';
    return [fault('pay.tiePercent', line.clause, because)];
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
    .map(on => fault(`limits.${on}`, notices.limitSign, `${on} is on offer without limits.`));
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
      return [fault(`limits.${on}`, clause, 'Limits are whole cents, minimum up to maximum.')];
    }
    const offer = isSingleCoupWager(on) ? version?.wagers[on] : undefined;
    if (offer === undefined || !isSingleCoupWager(on) || book.fractions.go !== 'unpaid') return [];
    const unit = payableUnit(offer, setup.pay, on);
    // At a live table a stake found over the maximum plays at the maximum itself (7.4).
    const found = book.procedure.limits?.foundLate === undefined ? [] : [limit.max];
    if ([limit.min, limit.step, ...found].every(cents => cents % unit === 0)) return [];
    const because: Said = `Not every permitted stake on ${on} can be paid in whole cents.`;
    return [fault(`limits.${on}`, book.fractions.clause, because)];
  });
}

function shoeFault({ shoe }: Rulebook, { cutFromBack }: Setup): readonly SetupFault[] {
  if (shoe.end.rule === 'until-the-cards-do-not-suffice') return [];
  if (shoe.end.fromBack.includes(cutFromBack)) return [];
  const wanted = shoe.end.fromBack.join(' or ');
  return [fault('cutFromBack', shoe.end.clause, `The card lies ${wanted} from the back.`)];
}

/** A wager whose return the lab has not counted, or that returns too little, is not offered. */
function returnFaults(book: Rulebook, setup: Setup): readonly SetupFault[] {
  if (setup.returnFloor === null) return [];
  const { least, returns = {} } = setup.returnFloor;
  return offeredUnder(setup).flatMap(on => {
    const share = returns[on];
    if (share !== undefined && share >= least) return [];
    const floor = (least * 100).toFixed(2);
    const because: Said =
      share === undefined
        ? `The return of ${on} is not known; the floor is ${floor}%.`
        : `The return of ${on} is ${(share * 100).toFixed(2)}%; the floor is ${floor}%.`;
    return [fault('returnFloor', book.placement.refusals['not-offered'] ?? 'ruling G1', because)];
  });
}

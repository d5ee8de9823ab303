// A settled coup recalculated on its true cards: every difference is a new entry (11.11, R11).

import type { Transfer } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import { type CoupFacts, dealCoup, factsOf, type Result } from '../../rules/coup.ts';
import type { RoadHand } from '../../rules/roads.ts';
import type { Side } from '../../rules/hand.ts';
import { payRulesFor } from '../../rules/placement/personal-terms.ts';
import { nextSide } from '../../rules/tableau.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { settleWager } from '../../rules/settle.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import type { At, Happened } from '../act.ts';
import { claimsFor } from '../claims-for.ts';
import { enterCorrections } from '../corrections.ts';
import { Entries } from '../entries.ts';
import { handsOf } from '../hands.ts';
import type { Facts, Ruled } from '../irregularity.ts';
import { layAgain, ridesAnew } from '../lie-again.ts';
import { withOwedAccounts } from '../owed.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { broughtIn, hasAccount, type PatronNet } from '../reversal.ts';
import { withTransfers } from '../riding.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { sayBet } from '../say.ts';
import { judgeAnew, type JudgedAnew, NO_STREAKS, type StreaksAnew } from '../streaks-anew.ts';
import { winsAnew, withoutLocksOf } from '../substantial-win.ts';
import type { CoupRecord, DealtCard, PaidWager, RodeIn, Shoe, Table } from '../table.ts';
import { emptyTill, enter, paidWager } from '../till.ts';

export interface CoupRecalculated extends Happened {
  readonly happened: 'coup-recalculated';
  readonly clause: string;
  /** The record as it stands now; the one before stays in the journal (R-HIS-4). */
  readonly record: CoupRecord;
  /** What the house owes to people whose account is gone: it stands on accounts of its own. */
  readonly owed: readonly PatronNet[];
  /** What became of Runs and tails; absent where none was touched, and in old journals. */
  readonly streaks?: StreaksAnew;
}

export function recalculate(room: At, { clause, report }: Ruled): RulingEvents | Refusal {
  const { table, book } = room;
  const { by, at, facts } = report;
  const record = recordOf(table, facts);
  const cards = facts.cards?.filter(card => card !== null) ?? [];
  if (facts.cards === undefined) {
    const no = refuse('facts-missing', clause, 'Say which cards were dealt, in their order.');
    return { ...no, asks: 'cards' };
  }
  if (record === undefined || record.standing === 'void') {
    return refuse(
      'nothing-to-do',
      clause,
      'That coup is not remembered here: take it to a dispute.',
    );
  }
  const dealt = dealCoup(book.tableau, cards);
  if (!dealt.complete || dealt.used !== cards.length) {
    return refuse('report-is-false', clause, 'Those cards do not make one whole coup.');
  }
  const correction = correctionOf(room, record, factsOf(dealt), clause);
  if (correction === null) {
    const because = 'The float cannot pay these corrections: call for a fill first.';
    return refuse('not-enough-money', clause, because);
  }
  const corrected = { ...correction.record, cards: dealtAs(room, cards), corrected: clause };
  const claims = claimsFor(room, record, correction.streaks?.fates ?? [], { by, at });
  const event = { happened: 'coup-recalculated', by, at, clause } as const;
  const locked = winsAnew(table, record, corrected).map(
    win => ({ happened: 'win-locked', by, at, clause: 'R-CSH-11', ...win }) as const,
  );
  return [{ ...event, ...correction, record: corrected }, ...locked, ...claims];
}

interface Correction extends Pick<CoupRecalculated, 'record' | 'owed' | 'streaks'> {
  readonly transfers: readonly Transfer[];
}

/** The coup as it should have been paid, and the entries that make it so; null: no money. */
function correctionOf(
  room: At,
  record: CoupRecord,
  truth: CoupFacts,
  clause: string,
): Correction | null {
  const { table } = room;
  const judged = streaksOf(room, record, truth);
  const { redecided, reopened, decided } = judged;
  const anew = record.seats.map(({ seat, paid }) => ({
    seat,
    paid: paid.map(wager => {
      const streak = redecided.get(wager.transfer);
      if (streak === undefined) return settledAnew(room, truth, wager, clause);
      return unlessSame(wager, { ...paidWager(streak.wager, streak.settled), clause });
    }),
  }));
  const undone = reopened.map(({ seat, was }) => differenceOf(seat, was, null));
  const differences = [...differencesOf(record, anew), ...undone].filter(isDifferent);
  const owed = differences.filter(each => each.net > 0 && !hasAccount(table, each));
  const entries = new Entries(withOwedAccounts(table, owed).ledger);
  const till = emptyTill();
  for (const { seat, wager, settled } of decided) enter(table, seat, wager, settled, till);
  const isPaid =
    entries.enter([...till.cleared, ...till.payments]) &&
    enterCorrections(table, differences, entries);
  if (!isPaid) return null;
  const { streaks, moved } = layAgain(room, judged, entries);
  const seats = seatsWith(anew, till.paid, moved, clause);
  const { result, playerCount, bankerCount } = truth;
  const { riding } = record;
  const corrected: CoupRecord = {
    ...{ ...record, result, playerCount, bankerCount, seats },
    ...(riding === undefined ? {} : { riding: ridingMoved(riding, moved) }),
  };
  const told = streaks === undefined ? {} : { streaks };
  return { record: corrected, owed, ...told, transfers: entries.transfers };
}

/** The same result decides the same streaks, whatever the cards were. */
const streaksOf = (room: At, record: CoupRecord, truth: CoupFacts): JudgedAnew => {
  const { result, standing, riding } = record;
  if (result === truth.result || standing === 'dummy') return NO_STREAKS;
  const endOfShoe = riding?.endOfShoe ?? false;
  return judgeAnew(room, record, { kind: 'live', result: truth.result, endOfShoe, facts: truth });
};

/** The coup that is named, or the last one: numbers begin anew with each shoe, so the latest. */
const recordOf = ({ records }: Table, { coup, shoe }: Facts): CoupRecord | undefined =>
  records.findLast(
    record =>
      (coup === undefined || record.number === coup) &&
      (shoe === undefined || record.shoe === shoe),
  );

/** A wager of this coup alone, settled on the truth; one that went back stays back. */
function settledAnew(
  { book, table }: At,
  truth: CoupFacts,
  wager: PaidWager,
  clause: string,
): PaidWager {
  const { deferred: _owed, ...laid } = wager;
  const { on, stake, counts = stake } = wager;
  const version = versionOf(book, table.setup?.version ?? '');
  if (!isSingleCoupWager(on) || wager.outcome === 'void' || version === undefined) return wager;
  const offer = version.wagers[on];
  const pay = table.setup?.pay;
  assert(offer !== undefined && pay !== undefined, 'a settled wager was on offer');
  const house = payRulesFor(pay, wager.arranged === true);
  const settled = settleWager(book, offer, house, truth, { on, stake: counts });
  assert(settled.paid !== undefined, 'limits that cannot be paid are refused when a table opens');
  const commission =
    settled.outcome === 'win'
      ? Number(settled.commission.numerator / settled.commission.denominator)
      : 0;
  const { outcome, because } = settled;
  // What lay above the maximum went back before and stays back.
  const paid = settled.paid + stake - counts;
  return unlessSame(wager, { ...laid, outcome, paid, commission, clause, because });
}

/** What comes to the same stays as it was paid, with its own reason. */
const unlessSame = (was: PaidWager, now: PaidWager): PaidWager =>
  now.outcome === was.outcome && broughtIn(now) === broughtIn(was) ? was : now;

function dealtAs({ book }: At, cards: readonly Card[]): readonly DealtCard[] {
  const hands: Record<Side, Card[]> = { player: [], banker: [] };
  return cards.map(card => {
    const to = nextSide(book.tableau, hands);
    assert(to !== 'nobody', 'the cards were dealt to the end before');
    hands[to].push(card);
    return { to, card };
  });
}

/** What each wager brings more or less than it did. */
function differencesOf(before: CoupRecord, after: CoupRecord['seats']): readonly PatronNet[] {
  return after.flatMap(({ seat, paid }, index) =>
    paid.map((now, place) => {
      const was = before.seats[index]?.paid[place];
      assert(was !== undefined, 'the same wagers stand in both records');
      return differenceOf(seat, was, now);
    }),
  );
}

/** What a wager brings more or less; one that was never decided brings nothing. */
function differenceOf(seat: number, was: PaidWager, now: PaidWager | null): PatronNet {
  const net = (now === null ? 0 : broughtIn(now)) - broughtIn(was);
  const commission = (now?.commission ?? 0) - was.commission;
  return { seat, patron: was.patron, net, commission, refersTo: was.transfer };
}

const isDifferent = ({ net, commission }: PatronNet): boolean => net !== 0 || commission !== 0;

/** Without what lies again, with what the coup decides now; what cannot lie again went back. */
function seatsWith(
  before: CoupRecord['seats'],
  decided: ReadonlyMap<number, readonly PaidWager[]>,
  moved: ReadonlyMap<number, number | null>,
  clause: string,
): CoupRecord['seats'] {
  const numbers = [...new Set([...before.map(({ seat }) => seat), ...decided.keys()])];
  return numbers
    .map(seat => {
      const was = before.find(each => each.seat === seat)?.paid ?? [];
      const stays = was.flatMap(wager => {
        const transfer = moved.get(wager.transfer);
        if (transfer === undefined) return [wager];
        return transfer === null ? [goneBack(wager, clause)] : [];
      });
      return { seat, paid: [...stays, ...(decided.get(seat) ?? [])] };
    })
    .filter(({ paid }) => paid.length > 0);
}

const goneBack = (wager: PaidWager, clause: string): PaidWager => {
  const because = `The ${sayBet(wager)} goes back.`;
  return { ...wager, outcome: 'void', paid: wager.stake, clause, because };
};

function ridingMoved(riding: RodeIn, moved: ReadonlyMap<number, number | null>): RodeIn {
  const fresh = riding.fresh.flatMap(
    transfer => moved.get(transfer) ?? (moved.has(transfer) ? [] : [transfer]),
  );
  return { ...riding, ...withTransfers(riding, moved), fresh };
}

/** Nothing after the coup in question is touched; its road is drawn anew (11.9, R-IRR-6). */
export function evolveCoupRecalculated(before: Table, event: CoupRecalculated): Table {
  const { record, streaks } = event;
  const table = withoutLocksOf(ridesAnew(before, streaks), record);
  const records = table.records.map(old =>
    old.shoe === record.shoe && old.number === record.number ? record : old,
  );
  return { ...table, records, shoe: { ...table.shoe, hands: roadWith(table, record) } };
}

/** Hands are on the road in the order of their coups: this one's place counts from the end. */
function roadWith({ shoe, records }: Table, record: CoupRecord): Shoe['hands'] {
  if (record.shoe !== shoe.number || record.standing !== 'live' || record.result === null) {
    return shoe.hands;
  }
  const shown = records.filter(each => each.shoe === shoe.number && each.standing === 'live');
  const fromEnd = shown.length - shown.findIndex(({ number }) => number === record.number);
  const place = shoe.hands.length - fromEnd;
  return place < 0 ? shoe.hands : shoe.hands.with(place, roadHand(record, record.result));
}

function roadHand({ cards }: CoupRecord, result: Result): RoadHand {
  const { playerPair, bankerPair } = factsOf(handsOf({ cards }));
  return {
    winner: result === 'tie' ? 'T' : result === 'banker' ? 'B' : 'P',
    bankerPair: bankerPair !== undefined,
    playerPair: playerPair !== undefined,
  };
}

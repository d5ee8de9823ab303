// The one mechanism by which a settled coup is changed: recalculated, voided, or with some of its
// wagers void (G17). Every wager is decided anew, and each patron gets or gives the difference
// between what the coup pays now and what was moved for it so far.

import { factsOf } from '../../rules/coup.ts';
import type { At, Given } from '../act.ts';
import { SuccessiveEntries } from '../accounts/successive-entries.ts';
import { balanceOf } from '../accounts/money.ts';
import { handsOf } from '../coup/hands.ts';
import { withTransfers } from '../wagers/riding.ts';
import { markerAccount } from '../settlement/commission.ts';
import type { StreakCoup } from '../settlement/settle-streaks.ts';
import type { CoupRecord, DealtCard, PaidWager, RodeIn, Table } from '../table.ts';
import { inForce } from '../setup/changeover.ts';
import { emptyTill, enter, paidWager } from '../settlement/till.ts';
import type { CoupRestated } from './coup-restated.ts';
import {
  broughtIn,
  type CoupTruth,
  decideSingle,
  isFinal,
  wentBack,
  withDecision,
} from './decide-wager.ts';
import { layAgain } from './lie-again.ts';
import { withForfeits } from './forfeits.ts';
import { type DueChange, moveDifferences } from './move-difference.ts';
import {
  isKept,
  type OutstandingDifference,
  type PatronAtSeat,
  rowsOfCoup,
  withOutstandingAccounts,
} from './outstanding.ts';
import { judgeAnew, type JudgedAnew, judgeVoid, NO_STREAKS } from './streaks-anew.ts';

/** What a coup is restated as. */
export interface RestatementTerms {
  readonly clause: string;
  readonly truth: CoupTruth;
  /** The cards on record from here on. */
  readonly cards: readonly DealtCard[];
  /** The coup's wagers as they are to be judged: those that a ruling sends back say so. */
  readonly seats: CoupRecord['seats'];
  /** True where Runs and tails that were first placed on a void coup go back as well (G6). */
  readonly streaksToo: boolean;
}

/** What a coup truly was by its own record; null where its cards never made a whole coup. */
export function truthOf(record: CoupRecord): CoupTruth | null {
  if (record.standing === 'void') return 'void';
  if (record.result === null) return null;
  const hands = handsOf(record);
  return { hands, facts: factsOf(hands) };
}

/** The record with nothing about it changed: where a restatement begins. */
export const asItStands = (
  { cards, seats }: CoupRecord,
  clause: string,
): Omit<RestatementTerms, 'truth'> => ({ clause, cards, seats, streaksToo: false });

/** The entries that restate a coup; null where the float cannot pay them. */
export function restateCoup(
  present: At,
  record: CoupRecord,
  restating: RestatementTerms,
  { by, at }: Pick<Given, 'by' | 'at'>,
): CoupRestated | null {
  const { table } = present;
  const { clause, truth, cards } = restating;
  const played = asPlayed(present, record);
  const judged = judgeStreaks(played, record, restating);
  const anew = restating.seats.map(({ seat, paid }) => ({
    seat,
    paid: paid.map(wager => wagerAnew(played, wager, restating, judged)),
  }));
  const coup = { shoe: record.shoe, coup: record.number };
  const before = rowsOfCoup(table, coup);
  const after = withoutReopened(anew, judged);
  const paidAnew = changesOf(record, after, before).map(change => onMarker(table, change));
  const changes = withForfeits(table, coup, record.seats, after, paidAnew);
  const entries = new SuccessiveEntries(withScratchAccounts(table, changes).ledger);
  const till = emptyTill();
  for (const { seat, wager, settled } of judged.decided) enter(table, seat, wager, settled, till);
  if (!entries.enter([...till.cleared, ...till.payments])) return null;
  const outstanding = moveDifferences(table, coup, changes, before, entries);
  if (outstanding === null) return null;
  const { streaks, moved } = layAgain(present, judged, entries);
  const seats = seatsWith(anew, till.paid, moved, clause);
  return {
    ...{ happened: 'coup-restated', by, at, clause },
    record: { ...restatedRecord(record, truth, moved), cards, seats, corrected: clause },
    changed: changes
      .filter(({ net }) => net !== 0)
      .map(({ seat, patron, net: cents }) => ({ seat, patron, cents })),
    outstanding: outstanding.filter(isKept),
    ...(streaks === undefined ? {} : { streaks }),
    transfers: entries.transfers,
  };
}

/** The table under the rules that the coup was played under, not under today's. */
export function asPlayed(context: At, { played }: CoupRecord): At {
  const { table } = context;
  if (played === undefined || table.setup === null) return context;
  const { edition: _now, ...setup } = table.setup;
  return inForce({ ...context, table: { ...table, setup: { ...setup, ...played } } });
}

/** The same result decides the same streaks, whatever the cards were. */
function judgeStreaks(context: At, record: CoupRecord, restating: RestatementTerms): JudgedAnew {
  const { truth, clause, streaksToo } = restating;
  const { result, standing, riding, stood = standing } = record;
  if (truth === 'void') {
    return standing === 'void' ? NO_STREAKS : judgeVoid(context, record, clause, streaksToo);
  }
  const { facts } = truth;
  const isSame = standing !== 'void' && result === facts.result;
  if (isSame || stood === 'dummy') return NO_STREAKS;
  const coup: StreakCoup = {
    ...{ kind: 'live', result: facts.result, facts },
    endOfShoe: riding?.endOfShoe ?? false,
  };
  return judgeAnew(context, record, coup);
}

function wagerAnew(
  context: At,
  wager: PaidWager,
  { truth, clause }: RestatementTerms,
  { redecided, reopened, left }: JudgedAnew,
): PaidWager {
  if (isFinal(wager)) return wager;
  const isOf = (stake: { readonly transfer: number }) => stake.transfer === wager.transfer;
  const streak = redecided.get(wager.transfer);
  if (streak !== undefined && wager.ruledVoid === undefined) {
    return withDecision(wager, { ...paidWager(streak.wager, streak.settled), clause });
  }
  if (reopened.some(stake => isOf(stake.wager))) return wager;
  const single = decideSingle(context, truth, wager, clause);
  if (single !== undefined) return withDecision(wager, single);
  // Later coups have begun: it is left as the coup first decided it.
  return left.some(isOf) && wager.first ? withDecision(wager, wager.first) : wager;
}

const withoutReopened = (
  seats: CoupRecord['seats'],
  { reopened }: JudgedAnew,
): CoupRecord['seats'] =>
  seats.map(({ seat, paid }) => ({
    seat,
    paid: paid.filter(({ transfer }) => !reopened.some(({ wager }) => wager.transfer === transfer)),
  }));

/** How the coup's payments change for everybody who had a wager on it or has a row from it. */
function changesOf(
  record: CoupRecord,
  after: CoupRecord['seats'],
  rows: readonly OutstandingDifference[],
): readonly DueChange[] {
  const changes = new Map<string, DueChange>();
  const add = (whose: PatronAtSeat, change: Omit<DueChange, keyof PatronAtSeat>): void => {
    const { seat, patron } = whose;
    const key = `${seat}/${patron}`;
    const was = changes.get(key) ?? { ...change, seat, patron, net: 0, commission: 0, marker: 0 };
    changes.set(key, {
      ...was,
      net: was.net + change.net,
      commission: was.commission + change.commission,
      marker: was.marker + change.marker,
      refersTo: Math.min(was.refersTo, change.refersTo),
    });
  };
  for (const row of rows) {
    add(row, { net: 0, commission: 0, marker: 0, refersTo: row.refersTo });
  }
  for (const [seats, sign] of [
    [record.seats, -1],
    [after, 1],
  ] as const) {
    for (const { seat, paid } of seats) {
      for (const wager of paid) {
        const { patron, transfer: refersTo, deferred } = wager;
        const [net, commission] = [sign * broughtIn(wager), sign * wager.commission];
        const marker = deferred === true ? commission : 0;
        add({ seat, patron }, { net, commission, marker, refersTo });
      }
    }
  }
  return [...changes.values()];
}

/** Comes off a marker as far as it is owed there; goes on one that the patron still has. */
function onMarker({ ledger }: Table, change: DueChange): DueChange {
  const { seat, patron, marker } = change;
  const account = markerAccount(seat, patron);
  if (marker === 0 || ledger.places[account] === undefined) return { ...change, marker: 0 };
  return { ...change, marker: Math.max(marker, 0 - balanceOf(ledger, account)) };
}

/** Every account that the entries may want; those that none of them uses are never opened. */
const withScratchAccounts = (table: Table, changes: readonly DueChange[]): Table =>
  withOutstandingAccounts(
    table,
    changes.flatMap(({ seat, patron, refersTo }) =>
      [1, -1].map(cents => ({ shoe: 0, coup: 0, seat, patron, cents, refersTo })),
    ),
  );

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
        return transfer === null ? [withDecision(wager, wentBack(wager, clause))] : [];
      });
      const now = decided.get(seat) ?? [];
      return { seat, paid: [...stays, ...now.map(wager => ({ ...wager, first: null }))] };
    })
    .filter(({ paid }) => paid.length > 0);
}

/** The record with its result and standing as the truth has them. */
function restatedRecord(
  { stood: _stood, ...record }: CoupRecord,
  truth: CoupTruth,
  moved: ReadonlyMap<number, number | null>,
): CoupRecord {
  const { riding } = record;
  const rides = riding === undefined ? {} : { riding: ridingMoved(riding, moved) };
  const stood = _stood ?? (record.standing === 'void' ? undefined : record.standing);
  if (truth === 'void') {
    return { ...record, ...rides, standing: 'void', ...(stood === undefined ? {} : { stood }) };
  }
  const { result, playerCount, bankerCount } = truth.facts;
  const standing = stood ?? record.standing;
  return { ...record, ...rides, standing, result, playerCount, bankerCount };
}

/** What rode in, by the transfers that hold it now; what could not lie again keeps its own. */
function ridingMoved(riding: RodeIn, moved: ReadonlyMap<number, number | null>): RodeIn {
  const again = new Map([...moved].filter(([, transfer]) => transfer !== null));
  const fresh = riding.fresh.map(transfer => again.get(transfer) ?? transfer);
  return { ...riding, ...withTransfers(riding, again), fresh };
}

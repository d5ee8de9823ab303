// Runs and Dragon Tails of a settled coup that is decided anew: what becomes of each (11.12, C17).

import type { At } from '../act.ts';
import { type RidingStake, ridingOn, stakesOf, withTransfers } from '../wagers/riding.ts';
import { advanceStreaks, type EndedStreak, type StreakCoup } from '../settlement/settle-streaks.ts';
import { versionAt } from '../settlement/settlement.ts';
import { aCardHasLeft } from '../coup/standing.ts';
import type { CoupRecord, PaidWager, Riding, RodeIn, Table, TablePhase } from '../table.ts';
import { isFinal } from './decide-wager.ts';
import { type Bet, betOf, type Wager } from '../wagers/wager.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';

/** What becomes of a stake beside being paid otherwise. */
export const STREAK_FATES = [
  'lies-again', // it was decided, and rides on by the true result
  'cannot-lie-again', // so it should, but its chips are gone: it goes back
  'area-shut', // laid for the coming coup on an area that is shut by the true result (11.13)
  'left-to-a-claim', // it should ride, but later coups have begun: whoever rules on disputes
  'rides-as-it-did', // it should have ended, but later coups have begun: nothing of them changes
] as const;
export type StreakFateName = (typeof STREAK_FATES)[number];

export interface StreakFate {
  readonly seat: number;
  readonly patron: string;
  readonly bet: Bet;
  readonly stake: number;
  /** What holds the stake, or held it. */
  readonly transfer: number;
  readonly fate: StreakFateName;
}

/** What an event carries that decides a coup's streaks anew. */
export interface StreaksAnew {
  /** What rides on now; null where later coups have begun and nothing that rides is touched. */
  readonly riding: Riding | null;
  readonly fates: readonly StreakFate[];
  /** What rode until now and is decided by the true result. */
  readonly decided: readonly { readonly seat: number; readonly wager: PaidWager }[];
  /** Who is told that the next wager under the minimum goes back. */
  readonly warned: readonly string[];
}

/** A stake that was decided and rides on by the true result. */
export interface ReopenedStake extends RidingStake {
  readonly was: PaidWager;
}

/** Every Run and tail of the coup, judged; no money has moved. */
export interface JudgedAnew {
  /** Decided before and now, whatever has changed. */
  readonly redecided: ReadonlyMap<number, EndedStreak>;
  readonly reopened: readonly ReopenedStake[];
  /** Riding until now, decided by the true result. */
  readonly decided: readonly EndedStreak[];
  readonly left: readonly StreakFate[];
  /** What rides on, once the reopened stakes lie again; null where nothing of it is touched. */
  readonly after: Riding | null;
}

/** No Run and no tail is touched. */
export const NO_STREAKS: JudgedAnew = {
  redecided: new Map(),
  reopened: [],
  decided: [],
  left: [],
  after: null,
};

/** Judges the streaks of a coup once more, on what it truly was. */
export function judgeAnew(room: At, record: CoupRecord, coup: StreakCoup): JudgedAnew {
  const was = settledStreaks(record);
  const { riding } = record;
  if (riding === undefined) {
    const left = [...was.values()].map(stake => fateOf(stake, 'left-to-a-claim'));
    return { ...NO_STREAKS, left };
  }
  return laterCoupBegun(room.table, record)
    ? judgeLate(room, riding, was, coup)
    : judgeInTime(room, riding, was, coup);
}

/** The coup never was: older streaks are as before it, those first placed on it go back (G6). */
export function judgeVoid(
  room: At,
  record: CoupRecord,
  clause: string,
  freshToo: boolean,
): JudgedAnew {
  const { riding } = record;
  if (riding === undefined || laterCoupBegun(room.table, record)) return NO_STREAKS;
  const fresh = new Map(freshToo ? riding.fresh.map(transfer => [transfer, null] as const) : []);
  const coup = { kind: 'void', result: undefined, facts: null } as const;
  const older = { ...riding, ...withTransfers(riding, fresh) };
  const { endOfShoe } = riding;
  const judged = judgeInTime(room, older, settledStreaks(record), { ...coup, endOfShoe });
  const lies = transfersOf(ridingOn(room.table));
  const back = stakesOf(riding)
    .filter(({ wager: { transfer } }) => fresh.has(transfer) && lies.has(transfer))
    .map(stake => ({ ...stake, settled: givenBack(clause), warn: false }));
  return { ...judged, decided: [...judged.decided, ...back] };
}

const givenBack = (clause: string): EndedStreak['settled'] => {
  const reason = { code: 'outcome-invalid' } as const;
  return { outcome: 'void', profit: 0, commission: 0, clause, reason };
};

/** A coup is in progress from the close of its wagers, or once a card has left (R2, C15). */
export function laterCoupBegun(table: Table, { shoe, number }: CoupRecord): boolean {
  const last = table.records.at(-1);
  const isLast = last?.shoe === shoe && last.number === number;
  return !isLast || !BEFORE.includes(table.phase) || aCardHasLeft(table);
}

const BEFORE: readonly TablePhase[] = ['between-coups', 'wagering', 'preparing'];

interface SettledStreak extends RidingStake {
  readonly was: PaidWager;
}

type Settled = ReadonlyMap<number, SettledStreak>;

/** The streaks that the coup has decided, by the transfer that held the stake. */
const settledStreaks = ({ seats }: CoupRecord): Settled =>
  new Map(
    seats.flatMap(({ seat, paid }) =>
      paid
        .filter(({ on }) => !isSingleCoupWager(on))
        .map(was => [was.transfer, { seat, wager: was, was }] as const),
    ),
  );

/** No later coup has begun: everything is as if the true result had been entered at once. */
function judgeInTime(room: At, riding: RodeIn, was: Settled, coup: StreakCoup): JudgedAnew {
  const { table } = room;
  const { after, ended } = advanceStreaks(
    unwarned(room, riding, was),
    versionAt(room),
    riding,
    coup,
  );
  const now = new Map(ended.map(each => [each.wager.transfer, each]));
  const lies = transfersOf(ridingOn(table));
  const reopened: ReopenedStake[] = [];
  const gone = new Map<number, null>();
  for (const stake of stakesOf(riding)) {
    const { transfer } = stake.wager;
    const settled = was.get(transfer);
    const isBack = settled === undefined ? !lies.has(transfer) : isFinal(settled.was);
    if (isBack) {
      gone.set(transfer, null);
    } else if (settled !== undefined && !now.has(transfer)) {
      reopened.push({ ...stake, was: settled.was });
    }
  }
  return {
    redecided: decidedTwice(was, now),
    reopened,
    decided: ended.filter(({ wager }) => lies.has(wager.transfer)),
    left: [],
    after: withTransfers(after, gone),
  };
}

/** Later coups have begun: what this one decided it decides anew, nothing after it changes. */
function judgeLate(room: At, riding: RodeIn, was: Settled, coup: StreakCoup): JudgedAnew {
  const { ended } = advanceStreaks(unwarned(room, riding, was), versionAt(room), riding, coup);
  const now = new Map(ended.map(each => [each.wager.transfer, each]));
  const lies = transfersOf(ridingOn(room.table));
  const left = stakesOf(riding).flatMap(stake => {
    const { transfer } = stake.wager;
    const settled = was.get(transfer);
    if (settled === undefined) {
      const rides = lies.has(transfer) && now.has(transfer);
      return rides ? [fateOf(stake, 'rides-as-it-did')] : [];
    }
    const open = !isFinal(settled.was) && !now.has(transfer);
    return open ? [fateOf(stake, 'left-to-a-claim')] : [];
  });
  return { ...NO_STREAKS, redecided: decidedTwice(was, now), left };
}

function decidedTwice(was: Settled, now: ReadonlyMap<number, EndedStreak>) {
  const both = [...now].filter(([transfer]) => {
    const before = was.get(transfer)?.was;
    return before !== undefined && !isFinal(before);
  });
  return new Map(both);
}

/** The warning that this very coup gave does not send its own wagers back (7.3.1). */
function unwarned({ book, table }: At, riding: Riding, was: Settled): At {
  const told = new Set(
    stakesOf(riding)
      .filter(({ wager }) => wager.under !== undefined && was.has(wager.transfer))
      .map(({ wager }) => wager.patron),
  );
  if (told.size === 0) return { book, table };
  const warned = table.kept.warned.filter(patron => !told.has(patron));
  return { book, table: { ...table, kept: { ...table.kept, warned } } };
}

const transfersOf = (riding: Riding): ReadonlySet<number> =>
  new Set(stakesOf(riding).map(({ wager }) => wager.transfer));

/** One stake and what becomes of it. */
export const fateOf = (
  { seat, wager }: { readonly seat: number; readonly wager: FateWager },
  fate: StreakFateName,
): StreakFate => {
  const { patron, stake, transfer } = wager;
  return { seat, patron, bet: betOf(wager), stake, transfer, fate };
};

type FateWager = Bet & Pick<Wager, 'patron' | 'stake' | 'transfer'>;

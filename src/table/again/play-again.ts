// One finished coup played once more under other rules: its cards and wagers as they were, each
// wager settled anew, and what the other rules would not have taken left out (last night again).

import { dealCoup, factsOf, insuranceOpen } from '../../rules/coup.ts';
import { payRulesFor } from '../../rules/placement/personal-terms.ts';
import { settleWager } from '../../rules/settle.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { broughtIn, type WholeCoup } from '../restatement/decide-wager.ts';
import { truthOf } from '../restatement/restate.ts';
import { advanceStreaks, type EndedStreak } from '../settlement/settle-streaks.ts';
import { versionAt } from '../settlement/settlement.ts';
import { stakesOf, withTransfers } from '../wagers/riding.ts';
import { sortedJson } from '../sorted-json.ts';
import { type CoupRecord, newTable, type PaidWager, type Riding } from '../table.ts';
import { type Bet, betOf } from '../wagers/wager.ts';
import { cite } from '../../rules/placement/refusals.ts';
import type { CoupRules } from './other-rules.ts';
import { type LaidWager, type StakeNotTaken, stakesTaken } from './stakes-taken.ts';

/** What a wager, or several, came to: stakes that were decided and what the house won of them. */
export interface HouseSums {
  readonly wagers: number;
  readonly stake: number;
  readonly win: number;
}

/** One wager: what it did, and what it would have done. */
export interface WagerAgain {
  readonly seat: number;
  readonly patron: string;
  readonly bet: Bet;
  readonly did: HouseSums;
  readonly would: HouseSums;
  /** What the other rules would not have taken; null where they take it as it lay. */
  readonly left: StakeNotTaken | null;
}

/** Why a coup cannot be held beside itself. */
export const NOT_COMPARED = ['cards-do-not-suffice', 'streak-not-on-record'] as const;
export type NotCompared = (typeof NOT_COMPARED)[number];

export interface CoupAgain {
  readonly wagers: readonly WagerAgain[];
  /** What it did counts on both sides then. */
  readonly notCompared: NotCompared | null;
}

const NOTHING: HouseSums = { wagers: 0, stake: 0, win: 0 };

/** Plays a coup as its record has it, corrections included, under other rules. */
export function playAgain(record: CoupRecord, own: CoupRules, other: CoupRules): CoupAgain {
  const laid = record.seats.flatMap(({ seat, paid }) => paid.map(wager => ({ seat, wager })));
  const truth = truthOf(record);
  if (truth === null || truth === 'void' || record.standing === 'dummy') {
    return { wagers: laid.map(asItDid), notCompared: null };
  }
  const coup = coupUnder(record, truth, own, other);
  if (coup === null) return { wagers: laid.map(asItDid), notCompared: 'cards-do-not-suffice' };
  const taken = stakesTaken(laid.filter(isAtRisk), own, other);
  const ended = streaksUnder(record, coup, other, taken.stakes);
  let notCompared: NotCompared | null = null;
  const wagers = laid.map((each): WagerAgain => {
    const stake = taken.stakes.get(each.wager.transfer);
    if (!isAtRisk(each) || stake === undefined) return asItDid(each);
    const left = taken.left.get(each.wager.transfer) ?? null;
    const would = stake === 0 ? NOTHING : wouldWin(each.wager, stake, coup, other, ended);
    if (would === 'unpayable') return { ...asItDid(each), would: NOTHING, left: unpayable(stake) };
    if (would !== null) return { ...asItDid(each), would, left };
    notCompared = 'streak-not-on-record';
    return asItDid(each);
  });
  return { wagers, notCompared };

  function unpayable(cents: number): StakeNotTaken {
    return { ...cite(other.book, 'cannot-be-paid-exactly'), cents };
  }
}

/** A stake that went back was never at risk, whoever sent it: it goes back again. */
const isAtRisk = ({ wager }: LaidWager): boolean =>
  wager.outcome !== 'void' && wager.ruledVoid === undefined;

const didOf = (wager: PaidWager): HouseSums =>
  wager.outcome === 'void' || wager.ruledVoid !== undefined
    ? NOTHING
    : { wagers: 1, stake: wager.stake, win: noMinus(-broughtIn(wager)) };

const noMinus = (cents: number): number => (cents === 0 ? 0 : cents);

function asItDid({ seat, wager }: LaidWager): WagerAgain {
  const did = didOf(wager);
  return { seat, patron: wager.patron, bet: betOf(wager), did, would: did, left: null };
}

/** The coup as the other book deals it from the same cards; null where they do not suffice. */
function coupUnder(
  { cards }: CoupRecord,
  truth: WholeCoup,
  own: CoupRules,
  other: CoupRules,
): WholeCoup | null {
  if (sameTableau(own, other)) return truth;
  const faces = cards.flatMap(({ card }) => card ?? []);
  const { complete, player, banker } = dealCoup(other.book.tableau, faces);
  const hands = { player, banker };
  return complete ? { hands, facts: factsOf(hands) } : null;
}

/** Books write the same drawing rules under clauses of their own. */
const sameTableau = (own: CoupRules, other: CoupRules): boolean =>
  own.book.id === other.book.id || sortedJson(rowsOf(own)) === sortedJson(rowsOf(other));

function rowsOf({ book }: CoupRules): object {
  const { clause: _, ...rows } = book.tableau;
  return rows;
}

/** What the house wins of a stake; null where the record does not say how its streak ran. */
function wouldWin(
  wager: PaidWager,
  stake: number,
  { facts, hands }: WholeCoup,
  { book, setup }: CoupRules,
  ended: ReadonlyMap<number, EndedStreak>,
): HouseSums | 'unpayable' | null {
  const { on, transfer } = wager;
  if (!isSingleCoupWager(on)) {
    const streak = ended.get(transfer);
    if (streak === undefined) return null;
    const { outcome, profit } = streak.settled;
    if (outcome === 'void') return NOTHING;
    return { wagers: 1, stake: wager.stake, win: outcome === 'lose' ? stake : noMinus(-profit) };
  }
  if (on === 'insurance' && !insuranceOpen(book.tableau, hands)) return NOTHING;
  const offer = versionAt(under({ book, setup })).wagers[on];
  if (offer === undefined) return NOTHING;
  const house = payRulesFor(setup.pay, wager.arranged === true);
  const { paid } = settleWager(book, offer, house, facts, { on, stake });
  // What was above the maximum lay there and went back.
  const lay = stake === (wager.counts ?? wager.stake) ? wager.stake : stake;
  return paid === undefined ? 'unpayable' : { wagers: 1, stake: lay, win: noMinus(stake - paid) };
}

const under = ({ book, setup }: CoupRules): At => ({
  book,
  table: { ...newTable('again'), setup },
});

/** The Runs and tails that the coup decides under the other rules, by their transfers. */
function streaksUnder(
  { riding }: CoupRecord,
  { facts }: WholeCoup,
  other: CoupRules,
  stakes: ReadonlyMap<number, number>,
): ReadonlyMap<number, EndedStreak> {
  if (riding === undefined) return new Map();
  const room = under(other);
  const gone = stakesOf(riding).flatMap(({ wager: { transfer } }) =>
    (stakes.get(transfer) ?? 0) === 0 ? [[transfer, null] as const] : [],
  );
  const rides: Riding = withStakes(withTransfers(riding, new Map(gone)), stakes);
  const coup = { kind: 'live', result: facts.result, endOfShoe: riding.endOfShoe, facts } as const;
  const { ended } = advanceStreaks(room, versionAt(room), rides, coup);
  return new Map(ended.map(streak => [streak.wager.transfer, streak]));
}

/** Runs with the stakes that the other rules take of them; nothing else of them changes. */
function withStakes(riding: Riding, stakes: ReadonlyMap<number, number>): Riding {
  const runs = riding.runs.map(({ seat, runs: all }) => ({
    seat,
    runs: all.map(run => {
      const stake = stakes.get(run.transfer) ?? run.wager.stake;
      const played = run.counts ?? run.wager.stake;
      if (stake === played) return run;
      const { counts: _, ...rest } = run;
      return { ...rest, wager: { ...run.wager, stake } };
    }),
  }));
  const tail = (side: 'player' | 'banker'): Riding['tails']['player'] => {
    const lies = riding.tails[side];
    const lowered = (all: typeof lies.fresh): typeof lies.fresh =>
      all.map(each => {
        const { counts, ...key } = each.key;
        const stake = stakes.get(key.transfer) ?? each.stake;
        return stake === (counts ?? each.stake) ? each : { ...each, key, stake };
      });
    return {
      ...lies,
      fresh: lowered(lies.fresh),
      early: lowered(lies.early),
      late: lowered(lies.late),
    };
  };
  return { runs, tails: { player: tail('player'), banker: tail('banker') } };
}

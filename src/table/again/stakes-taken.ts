// What other rules would have taken of a coup's wagers: judged as at the close, patron by patron.
// The coup's own rules are asked in the same way, so that what they let pass in that case (personal
// limits, arrangements, stakes found late) passes again, and own rules leave nothing out.

import {
  judgePlacement,
  PLAIN_SITUATION,
  type WagerAsked,
} from '../../rules/placement/judge-placement.ts';
import { permittedTotal } from '../../rules/placement/limits.ts';
import { cite, type CitedRefusal } from '../../rules/placement/refusals.ts';
import { stakeRulesFor } from '../../rules/placement/stake-rules.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { assert } from '../../rules/assert.ts';
import { isSingleCoupWager, type WagerName } from '../../rules/wagers.ts';
import { offeredUnder } from '../setup/setup.ts';
import type { PaidWager } from '../table.ts';
import { betOf } from '../wagers/wager.ts';
import type { CoupRules } from './other-rules.ts';

export interface LaidWager {
  readonly seat: number;
  readonly wager: PaidWager;
}

/** What is not taken of a wager, and by which clause. */
export interface StakeNotTaken extends CitedRefusal {
  readonly cents: number;
}

/** By the transfer that held each stake. */
interface StakesTaken {
  readonly stakes: ReadonlyMap<number, number>;
  readonly left: ReadonlyMap<number, StakeNotTaken>;
}

/** What a placement leaves of each wager: a stake, or why nothing. */
type Answers = ReadonlyMap<number, number | CitedRefusal>;

/** What of a stake played. */
const playedOf = ({ stake, counts = stake }: PaidWager): number => counts;

export function stakesTaken(
  laid: readonly LaidWager[],
  own: CoupRules,
  other: CoupRules,
): StakesTaken {
  const stakes = new Map<number, number>();
  const left = new Map<number, StakeNotTaken>();
  for (const group of byPatron(laid)) {
    const before = answersOf(group, own);
    const now = answersOf(group, other);
    for (const { wager } of group) {
      const { transfer } = wager;
      const answer = now.get(transfer);
      assert(answer !== undefined, 'every wager is answered');
      const played = playedOf(wager);
      const stake = stakeAgain(played, before.get(transfer), answer);
      stakes.set(transfer, stake);
      if (stake === played) continue;
      const why = typeof answer === 'object' ? answer : cite(other.book, 'above-maximum');
      left.set(transfer, { refusal: why.refusal, clause: why.clause, cents: played - stake });
    }
  }
  return { stakes, left };
}

/** What cannot be settled at all under the other rules is never a matter of exceptions. */
const NEVER: ReadonlySet<CitedRefusal['refusal']> = new Set([
  'not-offered',
  'wrong-decks',
  'wrong-length',
  'cannot-be-paid-exactly',
]);

function stakeAgain(
  played: number,
  before: number | CitedRefusal | undefined,
  now: number | CitedRefusal,
): number {
  const taken = typeof now === 'number' ? now : 0;
  if (typeof now === 'object' && NEVER.has(now.refusal) && !sameRefusal(before, now)) return 0;
  const then = typeof before === 'number' ? before : 0;
  return taken >= then ? played : taken;
}

const sameRefusal = (before: number | CitedRefusal | undefined, now: CitedRefusal): boolean =>
  typeof before === 'object' && before.refusal === now.refusal;

function byPatron(laid: readonly LaidWager[]): readonly (readonly LaidWager[])[] {
  const groups = new Map<string, LaidWager[]>();
  for (const each of laid) {
    const key = `${each.seat} ${each.wager.patron}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}

function answersOf(group: readonly LaidWager[], rules: CoupRules): Answers {
  const answers = new Map<number, number | CitedRefusal>();
  const asked = (of: (on: WagerName) => boolean): readonly (WagerAsked & Marked)[] =>
    group
      .filter(({ wager: { on } }) => of(on))
      .map(({ wager }) => ({ ...betOf(wager), stake: playedOf(wager), transfer: wager.transfer }));
  const singles = asked(on => isSingleCoupWager(on) && on !== 'insurance');
  const mains = placed(rules, singles, {}, answers);
  placed(
    rules,
    asked(on => on === 'insurance'),
    { phase: 'insurance', standing: mains },
    answers,
  );
  for (const { wager } of group) {
    if (!isSingleCoupWager(wager.on)) answers.set(wager.transfer, streakAnswer(rules, wager));
  }
  return answers;
}

interface Marked {
  readonly transfer: number;
}

function placed(
  { book, setup }: CoupRules,
  asked: readonly (WagerAsked & Marked)[],
  situation: Partial<typeof PLAIN_SITUATION>,
  answers: Map<number, number | CitedRefusal>,
): readonly WagerAsked[] {
  if (asked.length === 0) return [];
  const version = versionOf(book, setup.version);
  assert(version !== undefined, 'rules are asked of a version that the book has');
  const { decks, pay: house, limits, aggregateMin, tails: tailRules } = setup;
  const { accepted, refused } = judgePlacement(
    { book, version, decks, house },
    {
      ...PLAIN_SITUATION,
      ...{ limits, tailRules, offered: offeredUnder(setup) },
      ...(situation.phase === 'insurance' ? {} : { aggregateMin }),
      ...situation,
    },
    asked,
  );
  const transferOf = (wager: WagerAsked): number => {
    const mine = asked.find(each => each === wager);
    assert(mine !== undefined, 'wagers come back as they were asked');
    return mine.transfer;
  };
  for (const { wager, stake } of accepted) answers.set(transferOf(wager), stake);
  for (const { wager, refusal, clause } of refused) {
    answers.set(transferOf(wager), { refusal, clause });
  }
  return accepted.map(({ wager, stake }) => ({ ...wager, stake }));
}

/** A Run or a tail was laid coups ago: only what it is and how much it was is asked. */
function streakAnswer({ book, setup }: CoupRules, wager: PaidWager): number | CitedRefusal {
  const version = versionOf(book, setup.version);
  assert(version !== undefined, 'rules are asked of a version that the book has');
  const { decks, pay: house, limits, tails: tailRules } = setup;
  const table = { book, version, decks, house, limits, offered: offeredUnder(setup), tailRules };
  const { shut, limit } = stakeRulesFor(table, wager.on);
  if (shut !== undefined) return shut;
  const total = permittedTotal(book.placement.clamps, limit, playedOf(wager));
  return typeof total === 'number' ? total : cite(book, total);
}

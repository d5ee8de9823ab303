// What a terminal is proven to have shown at the expiry, in place of what was stored (R18).

import { paysExactly } from '../../rules/settle.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { digestOf } from '../wagers/snapshot-digest.ts';
import type { Ruled } from '../irregularities/irregularity.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { asPlayed } from '../restatement/restate.ts';
import { versionAt } from '../settlement/settlement.ts';
import type { CoupRecord, PaidWager } from '../table.ts';
import { betKey, betOf, type Staked } from '../wagers/wager.ts';
import { matterAt } from './terminal-record-differences.ts';

/** The coup's wagers with those that were shown at the terminal; the same where none are named. */
export function shownInPlace(
  context: At,
  record: CoupRecord,
  seats: CoupRecord['seats'],
  { clause, report }: Ruled,
): CoupRecord['seats'] | Refusal {
  const { shown, seat: number } = report.facts;
  if (shown === undefined || number === undefined) return seats;
  const fault = shownFault(context, record, number, shown, clause);
  if (fault !== undefined) return fault;
  const stored = seats.find(({ seat }) => seat === number)?.paid ?? [];
  const [first] = stored;
  if (first === undefined) {
    return refuse('nothing-to-do', clause, { code: 'no-wager-stored-for-coup' });
  }
  const keeps = (wager: PaidWager): boolean => shown.some(each => isSame(each, wager));
  const paid = [
    ...stored.map(wager => (keeps(wager) ? wager : { ...wager, ruledVoid: clause })),
    ...shown
      .filter(each => !stored.some(wager => isSame(each, wager)))
      .map(each => asLaid(each, first, clause)),
  ];
  return seats.map(each => (each.seat === number ? { seat: number, paid } : each));
}

const isSame = (one: Staked, other: Staked): boolean =>
  betKey(one) === betKey(other) && one.stake === other.stake;

/** A wager as it would have been stored; what the coup makes of it is worked out with the rest. */
const asLaid = (
  { stake, ...bet }: Staked,
  { patron, transfer }: PaidWager,
  clause: string,
): PaidWager => ({
  ...{ ...bet, stake, patron, transfer, clause },
  ...{
    outcome: 'void',
    paid: stake,
    commission: 0,
    reason: { code: 'not-decided-yet' },
    first: null,
    asShown: true,
  },
});

/** What cannot have been shown: other than the terminal's own digest says, or not to be paid. */
function shownFault(
  context: At,
  record: CoupRecord,
  seat: number,
  shown: readonly Staked[],
  clause: string,
): Refusal | undefined {
  const { shoe, number: coup } = record;
  const digest = matterAt(context.table, { shoe, coup }, seat)?.shown ?? null;
  if (digest !== null && digest !== digestOf(shoe, coup, shown)) {
    return refuse('report-is-false', clause, { code: 'terminal-showed-otherwise', note: digest });
  }
  const twice = shown.find((one, at) =>
    shown.slice(0, at).some(two => betKey(one) === betKey(two)),
  );
  if (twice !== undefined) {
    return refuse('report-is-false', clause, { code: 'bet-shown-twice', bet: betOf(twice) });
  }
  const played = asPlayed(context, record);
  const { pay } = played.table.setup ?? {};
  const offers = versionAt(played).wagers;
  const wrong = shown.find(({ on, stake }) => {
    const isWhole = Number.isSafeInteger(stake) && stake > 0 && stake <= MOST_STAKED;
    if (!isSingleCoupWager(on) || pay === undefined || !isWhole) return true;
    const offer = offers[on];
    return offer === undefined || !paysExactly(offer, pay, { on, stake });
  });
  return wrong === undefined
    ? undefined
    : refuse('report-is-false', clause, { code: 'wager-was-not-on-offer' });
}

/** More than any layout takes; the books must be able to count what it wins. */
const MOST_STAKED = 10_000_000_000;

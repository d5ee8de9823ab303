// Too much on one side: what each wager there would be reduced to, shown before anybody does it.

import { assert } from '../../rules/assert.ts';
import { SIDES, type Side } from '../../rules/hand.ts';
import { isArranged } from '../../rules/placement/personal-terms.ts';
import type { At } from '../act.ts';
import { personAt } from '../people/people-at.ts';
import { stakeOf } from '../settlement/settle-single.ts';
import { stakeRulesAt } from './stake-rules.ts';
import type { Setup } from '../setup/setup.ts';
import type { Wager } from './wager.ts';

/** One wager and what the reduction leaves of it. */
export interface Reduction {
  readonly seat: number;
  readonly wager: Wager;
  readonly to: number;
}

/** A side with more on it than the sign allows, and how it would be brought down. */
export interface TooMuch {
  readonly side: Side;
  readonly clause: string;
  readonly total: number;
  /** What may lie there together. */
  readonly limit: number;
  readonly reductions: readonly Reduction[];
}

interface Lying {
  readonly seat: number;
  readonly wager: Wager;
  /** What plays of it: 7.3 comes before 7.4, so what goes back anyhow is in no total. */
  readonly plays: number;
}

/** What the dealer may reduce now; nothing where the sums are within the sign (7.4, 7.3.b). */
export function tooMuch(room: At): readonly TooMuch[] {
  const { setup } = room.table;
  const rule = room.book.procedure.limits?.proRata;
  if (rule === undefined || setup === null) return [];
  const lying = { player: lyingOn(room, 'player'), banker: lyingOn(room, 'banker') };
  const totals = { player: sumOf(lying.player), banker: sumOf(lying.banker) };
  return SIDES.flatMap(side => {
    const limit = limitOn(rule.holds, setup, totals, side);
    const total = totals[side];
    if (limit === undefined || total <= limit) return [];
    const reductions =
      rule.holds === 'differential'
        ? largestRemainder(lying[side], total, limit, setup.pay.chip)
        : downToPayable(lying[side], total, limit, stakeRulesAt(room, side).unit);
    return [
      { side, clause: rule.clause, total, limit, reductions: lowered(lying[side], reductions) },
    ];
  });
}

const sumOf = (lying: readonly Lying[]): number => lying.reduce((sum, { plays }) => sum + plays, 0);

/** A wager of which as much plays as before is left as it lies. */
const lowered = (lying: readonly Lying[], reductions: readonly Reduction[]) =>
  reductions.filter(({ to }, place) => to < (lying[place]?.plays ?? 0));

/** Wagers under a 7.5 arrangement stay out of totals and reduction (C11). */
function lyingOn(room: At, side: Side): readonly Lying[] {
  const rules = stakeRulesAt(room, side);
  return room.table.seats.flatMap(seat =>
    seat.wagers
      .filter(
        ({ on, patron, stake }) => on === side && !isArranged(rules, personAt(seat, patron), stake),
      )
      .map(wager => ({ seat: seat.number, wager, plays: stakeOf(room, wager) }))
      .filter(({ plays }) => plays > 0),
  );
}

/** Net: the lighter side and the differential. Gross: the differential. Else the liability. */
function limitOn(
  holds: 'differential' | 'collective-liability',
  { pay, differentialBasis, collectiveLiability }: Setup,
  totals: Readonly<Record<Side, number>>,
  side: Side,
): number | undefined {
  if (holds === 'collective-liability') return collectiveLiability ?? undefined;
  if (pay.differential === undefined) return undefined;
  const other = side === 'player' ? totals.banker : totals.player;
  return differentialBasis === 'gross' ? pay.differential : other + pay.differential;
}

/** Down to the chip; spare chips by the largest remainder, ties to the lowest seat (C11). */
function largestRemainder(
  lying: readonly Lying[],
  total: number,
  limit: number,
  chip: number,
): readonly Reduction[] {
  const [sum, target, unit] = [BigInt(total), BigInt(limit), BigInt(chip)];
  const shares = lying.map(({ seat, wager, plays }, place) => {
    const exact = BigInt(plays) * target;
    const chips = exact / (sum * unit);
    return { seat, wager, plays, place, chips, remainder: exact % (sum * unit) };
  });
  let spare = target / unit - shares.reduce((all, { chips }) => all + chips, 0n);
  const byRemainder = shares.toSorted(
    (a, b) =>
      Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.seat - b.seat,
  );
  const more = new Set<number>();
  for (const { plays, place, chips, remainder } of byRemainder) {
    if (spare === 0n || remainder === 0n) break;
    if ((chips + 1n) * unit > BigInt(plays)) continue;
    more.add(place);
    spare -= 1n;
  }
  return shares.map(({ seat, wager, place, chips }) => ({
    seat,
    wager,
    to: Number((chips + (more.has(place) ? 1n : 0n)) * unit),
  }));
}

/** Down to the largest stake that the odds can pay exactly (T6). */
function downToPayable(
  lying: readonly Lying[],
  total: number,
  limit: number,
  unit: number,
): readonly Reduction[] {
  return lying.map(({ seat, wager, plays }) => {
    const share = Number((BigInt(plays) * BigInt(limit)) / BigInt(total));
    const to = Math.floor(share / unit) * unit;
    assert(to <= plays, 'a reduction never raises a stake');
    return { seat, wager, to };
  });
}

// Runs and Dragon Tails over one coup, by the oracle's prices: which end and what they bring, and
// which ride on. One step is checked at a time, so all of them are, whatever lies between.

import { letterOf, RUN_PAYS, TIE_RUN_PAYS } from '../../oracle/streaks.ts';
import { type Letter, TAIL_PAYS } from '../../oracle/tails.ts';
import type { CoupRecord, PaidWager, Table, TailKey } from '../../../src/table/table.ts';
import type { Violation } from '../violation.ts';
import { asTheOracleDeals } from './oracle-cards.ts';
import { openStakes } from './stakes.ts';

/** What must become of one stake: it rides on, or ends with so much for each cent that plays. */
interface Fate {
  readonly transfer: number;
  readonly patron: string;
  readonly on: string;
  readonly stake: number;
  /** What plays of the stake. */
  readonly counts: number;
  /** Odds to one; -1 where it loses, 'back' where it goes back, null where it rides on. */
  readonly pays: bigint | 'back' | null;
}

type Side = 'player' | 'banker';

const letter = (side: Side | undefined): Letter =>
  side === 'player' ? 'P' : side === 'banker' ? 'B' : '-';

/** Every Run that meets the coup, the ones laid for it included. */
function runFates({ seats }: Table, shown: Letter): readonly Fate[] {
  return seats.flatMap(({ runs, wagers }) => [
    ...runs.map(({ wager, count, transfer, patron, counts = wager.stake }) => {
      const { on, stake } = wager;
      const isCombined = wager.on === 'combination-run';
      const length = isCombined ? wager.pattern.length : wager.length;
      const wanted = isCombined ? letter(wager.pattern[count]) : letterOn(on);
      const pays = runPays(on, wanted, shown, count, length);
      return { transfer, patron, on, stake, counts, pays };
    }),
    ...wagers
      .filter(({ on }) => on.endsWith('-run'))
      .map(({ on, stake, counts = stake, length, pattern, nominated, transfer, patron }) => {
        const wanted = on === 'combination-run' ? letter(pattern?.[0] ?? nominated) : letterOn(on);
        const long = pattern?.length ?? length ?? 0;
        return { transfer, patron, on, stake, counts, pays: runPays(on, wanted, shown, 0, long) };
      }),
  ]);
}

const letterOn = (on: string): Letter => (on === 'tie-run' ? 'T' : on === 'player-run' ? 'P' : 'B');

function runPays(on: string, wanted: Letter, shown: Letter, count: number, length: number) {
  if (shown === '-') return null;
  if (shown !== wanted) return -1n;
  if (count + 1 < length) return null;
  return (on === 'tie-run' ? TIE_RUN_PAYS : RUN_PAYS)[String(length)] ?? 0n;
}

interface Laid {
  readonly transfer: number;
  readonly patron: string;
  readonly stake: number;
  readonly counts: number;
}

interface LaidTail {
  readonly indicator: number;
  readonly fresh: readonly Laid[];
  readonly early: readonly Laid[];
  readonly late: readonly Laid[];
}

/** The tail wagers of one side as they meet the coup. */
function tailOf({ seats, tails }: Table, side: Side): LaidTail {
  const riding = (stakes: readonly { readonly key: TailKey; readonly stake: number }[]) =>
    stakes.map(({ key, stake }) => {
      const { transfer, patron, counts = stake } = key;
      return { transfer, patron, stake, counts };
    });
  const laid = (area: string): readonly Laid[] =>
    seats.flatMap(({ wagers }) =>
      wagers
        .filter(wager => wager.on === `${side}-dragon-tail` && (wager.area ?? 'early') === area)
        .map(({ transfer, patron, stake, counts = stake }) => ({
          transfer,
          patron,
          stake,
          counts,
        })),
    );
  const { indicator, fresh, early, late } = tails[side];
  return {
    indicator,
    fresh: [...riding(fresh), ...laid('early')],
    early: riding(early),
    late: [...riding(late), ...laid('late')],
  };
}

function tailFates(table: Table, side: Side, shown: Letter, endOfShoe: boolean): readonly Fate[] {
  const fates = new Map<number, Fate>();
  let { indicator, fresh, early, late } = tailOf(table, side);
  const settle = (laid: readonly Laid[], pays: Fate['pays']): readonly Laid[] => {
    for (const each of laid) fates.set(each.transfer, { ...each, on: `${side}-dragon-tail`, pays });
    return [];
  };
  const price = (count: number): bigint => TAIL_PAYS[side === 'player' ? 'P' : 'B'][count] ?? -1n;
  settle([...fresh, ...early, ...late], null);
  const matches = shown === letter(side);
  if (shown !== '-') {
    if (indicator === 6) {
      late = settle(late, price(matches ? 6 : 5));
      indicator = 0;
    }
    if (indicator === 0) {
      if (!matches) fresh = settle(fresh, -1n);
      early = fresh;
      fresh = [];
      indicator = early.length > 0 ? 1 : 0;
    } else if (matches) {
      indicator += 1;
      if (indicator === 6) early = settle(early, price(6));
    } else {
      early = settle(early, price(indicator));
      late = settle(late, price(indicator - 1));
    }
  }
  if (endOfShoe) {
    settle(early, price(indicator));
    settle(late, price(indicator - 1));
    settle(fresh, 'back');
  }
  return [...fates.values()];
}

/** What the coup should have done to everything that rode into it, against what it did. */
export function streakViolations(
  record: CoupRecord,
  endOfShoe: boolean,
  before: Table,
  after: Table,
): readonly Violation[] {
  const kind = record.standing === 'live' || record.standing === 'free' ? 'live' : 'void';
  const cards = asTheOracleDeals(record);
  const shown = letterOf({ cards, kind, endOfShoe: false });
  const fates = [
    ...runFates(before, shown),
    ...(['player', 'banker'] as const).flatMap(side => tailFates(before, side, shown, endOfShoe)),
  ];
  const rows = new Map(
    record.seats.flatMap(({ paid }) => paid.map(row => [row.transfer, row] as const)),
  );
  const chip = before.setup?.pay.chip ?? 1;
  const rides = new Set(openStakes(after).map(({ transfer }) => transfer));
  return fates.flatMap(fate => {
    const row = rows.get(fate.transfer);
    // A wager under the minimum for the second time goes back, whatever it would have won.
    if (row?.outcome === 'void') return [];
    const wanted = fate.pays === null ? 'rides' : netOf(fate, chip);
    const got = row === undefined ? (rides.has(fate.transfer) ? 'rides' : 'is gone') : rowNet(row);
    return wanted === got ? [] : [streakViolation(fate, wanted, got, record)];
  });
}

/** A payment goes up to the next amount that chips can make (crown 7.3.3; only crown has these). */
function netOf({ pays, counts }: Fate, chip: number): number {
  if (pays === 'back' || pays === null) return 0;
  const profit = Number(pays) * counts;
  return profit < 0 ? profit : Math.ceil(profit / chip) * chip;
}

const rowNet = ({ paid, stake }: PaidWager): number => paid - stake;

function streakViolation(
  { patron, on, stake }: Fate,
  wanted: number | string,
  got: number | string,
  { shoe, number }: CoupRecord,
): Violation {
  const paid = typeof wanted === 'number' ? { paid: stake + wanted } : {};
  return {
    kind: `streak ${on}: ${typeof got === 'number' ? 'paid' : got}, not ${typeof wanted}`,
    says: `coup ${shoe}/${number}: ${patron}'s ${stake} on ${on} should be ${wanted}, is ${got}`,
    expectation: {
      show: { show: 'table' },
      expect:
        wanted === 'rides'
          ? { riding: ['...', { patron, on, stake }, '...'] }
          : { previousCoup: { paid: ['...', { patron, on, ...paid }, '...'] } },
    },
  };
}

// Patterns in what patrons stake over the coups of a shoe: far above their own, equal on opposite
// sides, doubled after every loss.

import type { CoupStakes, TableFlag, FlagEvidence, FlagSettings, PatronStakes } from './flags.ts';

interface Shoe {
  readonly shoe: number;
  readonly settings: FlagSettings;
}

/** One patron's coups, in order. */
interface PatronCoup extends PatronStakes {
  readonly coup: number;
  readonly at: number;
}

export function patternFlags(of: Shoe, coups: readonly CoupStakes[]): readonly TableFlag[] {
  const patrons = new Map<string, PatronCoup[]>();
  for (const { coup, at, stakes } of coups) {
    for (const each of stakes) {
      if (each.total === 0) continue;
      const own = patrons.get(each.patron) ?? [];
      own.push({ ...each, coup, at });
      patrons.set(each.patron, own);
    }
  }
  return [
    ...[...patrons.values()].flatMap(own => [...farAbove(of, own), ...doublings(of, own)]),
    ...opposites(of, coups),
  ];
}

const evidenceOf = ({ coup, at, bets, total }: PatronCoup): FlagEvidence => ({
  ...{ coup, at, stake: total },
  bet: bets.map(({ on }) => on).join(' '),
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A stake many times what the same patron staked in the coups before. */
function farAbove({ shoe, settings }: Shoe, own: readonly PatronCoup[]): readonly TableFlag[] {
  return own.flatMap((coup, at): readonly TableFlag[] => {
    const before = own.slice(Math.max(0, at - 20), at);
    const usual = median(before.map(({ total }) => total));
    if (before.length < settings.coups || coup.total < settings.times * usual) return [];
    const evidence = [...before.slice(-settings.coups), coup].map(evidenceOf);
    const { seat, patron, total } = coup;
    const named = { flag: 'colour-up', sighting: 'far-above-own', shoe } as const;
    return [{ ...named, seat, patron, figure: Math.floor(total / usual), evidence }];
  });
}

/** The stake at least doubles after each loss: the longest such row of the patron. */
function doublings({ shoe, settings }: Shoe, own: readonly PatronCoup[]): readonly TableFlag[] {
  let longest: readonly PatronCoup[] = [];
  let row: PatronCoup[] = [];
  for (const coup of own) {
    const before = row.at(-1);
    const goesOn = before !== undefined && before.brought < 0 && coup.total >= 2 * before.total;
    row = goesOn ? [...row, coup] : [coup];
    if (row.length > longest.length) longest = row;
  }
  const [first] = longest;
  if (first === undefined || longest.length < settings.coups) return [];
  const { seat, patron } = first;
  const evidence = longest.map(evidenceOf);
  const named = { flag: 'pattern', sighting: 'raised-after-losing', shoe } as const;
  return [{ ...named, seat, patron, figure: longest.length, evidence }];
}

const mainOf = ({ bets }: PatronStakes): { readonly on: string; readonly stake: number } | null => {
  const mains = bets.filter(({ on }) => on === 'player' || on === 'banker');
  return mains.length === 1 ? (mains[0] ?? null) : null;
};

/** Two patrons, equal stakes on opposite sides: together they risk next to nothing. */
function opposites({ shoe, settings }: Shoe, coups: readonly CoupStakes[]): readonly TableFlag[] {
  const pairs = new Map<string, { readonly one: PatronStakes; readonly seen: FlagEvidence[] }>();
  for (const { coup, at, stakes } of coups) {
    for (const [index, one] of stakes.entries()) {
      const mine = mainOf(one);
      if (mine === null) continue;
      for (const other of stakes.slice(index + 1)) {
        const theirs = mainOf(other);
        const isOpposite = theirs !== null && theirs.on !== mine.on && theirs.stake === mine.stake;
        if (!isOpposite || one.patron === other.patron) continue;
        const isFirst = one.patron < other.patron;
        const [a, b] = isFirst ? [one, other] : [other, one];
        const key = JSON.stringify([a.patron, b.patron]);
        const pair = pairs.get(key) ?? { one: a, seen: [] };
        pair.seen.push({ coup, at, bet: (isFirst ? mine : theirs).on, stake: mine.stake });
        pairs.set(key, pair);
      }
    }
  }
  return [...pairs].flatMap(([key, { one, seen }]): readonly TableFlag[] => {
    if (seen.length < settings.coups) return [];
    const [patron = '', beside = ''] = JSON.parse(key) as readonly string[]; // as above
    const named = { flag: 'pattern', sighting: 'opposite-stakes', shoe } as const;
    return [{ ...named, seat: one.seat, patron, beside, figure: seen.length, evidence: seen }];
  });
}

// What the limit sign and the odds sign say, worked out from the sign's own figures.

import {
  isRunWager,
  isSingleCoupWager,
  isTailWager,
  WAGER_KINDS,
  type WagerFamily,
  type WagerName,
  WAGERS,
} from '../../rules/wagers.ts';
import type { OddsOnSign, SignView } from '../../wire/index.ts';

/** What a line of a sign is about: one wager, or a kind of which both sides say the same. */
export type SignName = WagerName | WagerFamily;

/** Families in the order of the list. */
const FAMILIES = [...new Set(WAGERS.map(on => WAGER_KINDS[on].family))];

/** Puts wagers of a kind under one name where all say the same, and by themselves elsewhere. */
function together<Said>(
  offered: readonly WagerName[],
  saidOf: (on: WagerName) => Said,
): readonly { readonly name: SignName; readonly said: Said }[] {
  return FAMILIES.flatMap((name): readonly { name: SignName; said: Said }[] => {
    const here = WAGERS.filter(on => WAGER_KINDS[on].family === name && offered.includes(on));
    const all = here.map(on => ({ name: on, said: saidOf(on) }));
    const [first] = all;
    if (first === undefined) return [];
    const agree = all.every(each => JSON.stringify(each.said) === JSON.stringify(first.said));
    return agree && all.length > 1 ? [{ name, said: first.said }] : all;
  });
}

export interface LimitLine {
  readonly names: readonly SignName[];
  readonly min: number;
  readonly max: number;
  /** What a stake may go up by, where that is not the minimum itself. */
  readonly step: number | null;
}

/** The limits, one line for all wagers that share them. */
export function limitLines(
  offered: SignView['offered'],
  limits: SignView['limits'],
): readonly LimitLine[] {
  const lines = new Map<string, LimitLine>();
  const open = offered.filter(on => limits[on] !== undefined);
  for (const { name, said } of together(open, on => limits[on])) {
    if (said === undefined) continue;
    const { min, max } = said;
    const step = said.step === min ? null : said.step;
    const key = `${min} ${max} ${step}`;
    const before = lines.get(key)?.names ?? [];
    lines.set(key, { names: [...before, name], min, max, step });
  }
  return [...lines.values()];
}

/** One price: what must come, without the side, and what it pays. */
export interface Price {
  /** Empty where the wager simply wins. */
  readonly when: string;
  readonly length: number | null;
  readonly pays: OddsOnSign['pays'];
  readonly commission: OddsOnSign['commission'];
}

export interface SignOdds {
  readonly name: SignName;
  readonly prices: readonly Price[];
}

/** Nothing more need be said of these. */
const PLAIN = ['wins', 'pair'];

/** 'banker-wins-with-six' is 'wins-with-six' on a line that has Banker's name before it. */
function withoutSide(when: OddsOnSign['when'], on: WagerName): string {
  if (when === null || (when === 'tie' && on === 'tie')) return '';
  const bare = when.replace(/^(player|banker)-/, '');
  return PLAIN.includes(bare) ? '' : bare;
}

/** The odds sign: every wager on offer with everything it may pay, in the order of the felt. */
export const oddsLines = ({ offered, odds }: SignView): readonly SignOdds[] =>
  together(offered, on =>
    odds
      .filter(line => line.on === on)
      // That a side wager loses where it does not win need not be said.
      .filter(({ pays }) => pays !== 'lose' || on === 'player' || on === 'banker')
      .map(({ when, length, pays, commission }): Price => {
        return { when: withoutSide(when, on), length, pays, commission };
      })
      .toSorted((one, other) => Number(one.when !== '') - Number(other.when !== '')),
  ).map(({ name, said }) => ({ name, prices: said }));

/** Runs and tails go over many coups: their odds have a page of their own. */
export type OddsPage = 'odds' | 'streaks';

const STREAKS: readonly SignName[] = WAGERS.flatMap(on =>
  isSingleCoupWager(on) ? [] : [on, WAGER_KINDS[on].family],
);

export const oddsPageOf = (name: SignName): OddsPage =>
  STREAKS.includes(name) ? 'streaks' : 'odds';

/** The figure a price goes up by, coups or points; null for a price that stands alone. */
export const rungOf = ({ when, length }: Price): number | null => {
  const points = /^wins-by-(\d)$/.exec(when)?.[1];
  return length ?? (points === undefined ? null : Number(points));
};

/** The diagrams of the book that this felt shows: full, mini or midi, and what was added to it. */
export function diagramsOf({ layout, offered }: SignView): readonly string[] {
  const has = (...wagers: readonly WagerName[]) => wagers.some(on => offered.includes(on));
  const isMini = layout === 'B';
  return [
    layout,
    ...(offered.some(isRunWager) ? ['D'] : []),
    ...(has('player-dragon-bonus', 'player-pair', 'player-perfect-pair')
      ? [isMini ? 'F' : 'E']
      : []),
    ...(offered.some(isTailWager) ? [isMini ? 'H' : 'G'] : []),
  ];
}

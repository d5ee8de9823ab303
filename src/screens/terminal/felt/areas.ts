// Which bet areas a terminal shows: only what the sign offers, in the order of the felt.

import {
  RUN_WAGERS,
  type RunWager,
  WAGER_KINDS,
  type WagerKind,
  WAGERS,
} from '../../../rules/wagers.ts';
import type { OddsOnSign, SignView } from '../../../wire/index.ts';
import { CHIP_STEPS } from '../../felt/chip.tsx';
import { areaKey, type AreaSpot } from '../../client/area-key.ts';

export { areaKey, type AreaSpot };

export type AreaName = SignView['offered'][number];

export interface Area {
  readonly on: AreaName;
  readonly length?: number;
  readonly area?: 'early' | 'late';
  readonly pattern?: readonly TailSide[];
}

/** The areas of one part of the felt, mirrored: Player's, those of no side, Banker's. */
function across(part: WagerKind['felt']): readonly AreaName[] {
  const of = (side?: TailSide) =>
    WAGERS.filter(on => WAGER_KINDS[on].felt === part && WAGER_KINDS[on].side === side);
  return [...of('player'), ...of(), ...of('banker').toReversed()];
}

export const MAIN: readonly Area[] = across('hands').map(on => ({ on }));
export const INSURANCE: Area = { on: 'insurance' };
const SIDE_ROW = across('side-row');

/** The row above the hands: side wagers, Player's to the left, Banker's to the right. */
export const sideAreas = ({ offered }: SignView): readonly Area[] =>
  SIDE_ROW.filter(on => offered.includes(on)).map(on => ({ on }));

/** A row of the Run board: one side, and the lengths that the odds have for it. */
export interface RunLine {
  readonly on: RunWager;
  readonly cells: readonly Area[];
}

/** The Run board: a row a side, a column a length, as Diagram D has it. */
export const runLines = ({ offered, odds }: SignView): readonly RunLine[] =>
  RUN_WAGERS.filter(on => offered.includes(on)).map(on => ({
    on,
    cells: odds.flatMap(line =>
      line.on === on && line.length !== null ? [{ on, length: line.length }] : [],
    ),
  }));

/** The columns of the board: every length that any row has. */
export const runLengths = (lines: readonly RunLine[]): readonly number[] =>
  [...new Set(lines.flatMap(({ cells }) => cells.map(({ length = 0 }) => length)))].toSorted(
    (a, b) => a - b,
  );

export const TAIL_SIDES = ['player', 'banker'] as const;
export type TailSide = (typeof TAIL_SIDES)[number];

/** Each side's tail has an early and a late area. */
export const tailAreas = ({ offered }: SignView, side: TailSide): readonly Area[] => {
  const on = `${side}-dragon-tail` as const;
  return offered.includes(on) ? (['early', 'late'] as const).map(area => ({ on, area })) : [];
};

/** Every area that is on this felt. */
export const allAreas = (sign: SignView): readonly Area[] => [
  ...MAIN,
  ...sideAreas(sign),
  ...(sign.offered.includes('insurance') ? [INSURANCE] : []),
  ...runLines(sign).flatMap(({ cells }) => cells),
  ...TAIL_SIDES.flatMap(side => tailAreas(sign, side)),
];

/** What lies on an area, of a list of stakes. */
export const stakeOn = (
  wagers: readonly (AreaSpot & { readonly stake: number })[],
  area: AreaSpot,
): number =>
  wagers
    .filter(wager => areaKey(wager) === areaKey(area))
    .reduce((sum, { stake }) => sum + stake, 0);

/** '8:1', '10000:1': a comma would be a decimal sign in some languages. */
const ratio = ([pays, to]: readonly [number, number]): string => `${pays}:${to}`;

const percentOf = ([part, of]: readonly [number, number]): string => `${(part * 100) / of}`;

/** What one line pays: '8:1', '1:1 −5%'; nothing for a push or a loss. */
function lineText({ pays, commission }: OddsOnSign): string | null {
  if (typeof pays === 'string') return null;
  const less = commission === null ? '' : ` −${percentOf(commission)}%`;
  return `${ratio(pays)}${less}`;
}

const MOST_SHOWN = 2;

const isPlainWin = ({ when, on }: OddsOnSign): boolean => when === `${on}-wins`;

/** The count in 'banker-wins-with-six' and 'banker-wins-with-three-card-7'. */
const winningCount = (when: OddsOnSign['when']): string | undefined =>
  /-with-(?:three-card-)?(six|\d)$/.exec(when ?? '')?.[1]?.replace('six', '6');

/** What an area pays, in the room that an area has: '8:1', '1:1 (6: 1:2)', '1–30:1'. */
export function oddsText({ odds }: Pick<SignView, 'odds'>, { on, length, area }: Area): string {
  // A late tail pays what the streak has come to: no single figure is true of it.
  if (area !== undefined) return '';
  const lines = odds.filter(line => line.on === on && line.length === (length ?? null));
  const texts = [...new Set(lines.map(lineText).filter(text => text !== null))];
  const exception = lines.find(({ when }) => winningCount(when) !== undefined);
  const plain = lines.find(line => isPlainWin(line));
  if (exception !== undefined && plain !== undefined) {
    return `${lineText(plain)} (${winningCount(exception.when)}: ${lineText(exception) ?? '0'})`;
  }
  if (texts.length <= MOST_SHOWN) return texts.join(' / ');
  const figures = lines.flatMap(({ pays }) =>
    typeof pays === 'string' ? [] : [pays[0] / pays[1]],
  );
  return `${Math.min(...figures)}–${Math.max(...figures)}:1`;
}

/** What every area of a felt pays, by its key. */
export const oddsOn = (sign: SignView): ReadonlyMap<string, string> =>
  new Map(allAreas(sign).map(area => [areaKey(area), oddsText(sign, area)]));

const CHIPS_IN_A_TRAY = 6;

const orLess = (most: number): number =>
  Math.max(
    0,
    CHIP_STEPS.findLastIndex(chip => chip <= most),
  );

/** Chips that suit the limits: from the smallest minimum up. */
export function chipTray({ limits }: SignView): readonly number[] {
  const least = Math.min(...Object.values(limits).map(({ min }) => min), 1_000_000);
  const from = Math.min(orLess(least), CHIP_STEPS.length - CHIPS_IN_A_TRAY);
  return CHIP_STEPS.slice(from, from + CHIPS_IN_A_TRAY);
}

/** The chip in hand at the start: one touch of it on Player or Banker is a wager. */
export function firstChip(sign: SignView): number {
  const tray = chipTray(sign);
  const least = sign.limits.player?.min ?? 0;
  return tray.find(chip => chip >= least) ?? tray.at(-1) ?? 100;
}

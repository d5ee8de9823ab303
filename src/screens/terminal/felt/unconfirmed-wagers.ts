// What a patron's hand has done and the server has not confirmed yet: thought about headless.

import type { SeatView } from '../../../wire/index.ts';
import type { UnconfirmedCommand } from '../../client/screen-state.ts';
import { type Area, areaKey, type AreaSpot } from './areas.ts';

export interface LyingWagers {
  readonly stake: number;
  /** True while it is only a command: the chip is drawn as a ghost. */
  readonly ghost: boolean;
}

/** A bet with what lies on it, or is asked to. */
export interface LyingBet extends LyingWagers {
  readonly bet: SeatView['wagers'][number];
}

type Felt = ReadonlyMap<string, LyingBet>;
type Known = Pick<SeatView, 'wagers' | 'lastWagers'>;

const NOTHING: LyingWagers = { stake: 0, ghost: false };

type Lay = (bet: LyingBet['bet'], stake: number, ghost: boolean) => void;

/** Everything that lies: what the server has confirmed, and over it what is on its way. */
export function layTouches(mine: Known, pending: readonly UnconfirmedCommand[]): Felt {
  const felt = new Map<string, LyingBet>();
  const lay: Lay = (bet, stake, ghost) => {
    if (stake === 0) felt.delete(areaKey(bet));
    else felt.set(areaKey(bet), { bet: { ...bet, stake }, stake, ghost });
  };
  for (const wager of mine.wagers) lay(wager, wager.stake, false);
  for (const { command } of pending) foresee(command, mine, felt, lay);
  return felt;
}

/** What a command will have done, if it is granted. */
function foresee(
  command: UnconfirmedCommand['command'],
  mine: Known,
  felt: Map<string, LyingBet>,
  lay: Lay,
) {
  if (command.do === 'set-wager')
    lay({ ...command.bet, stake: command.stake }, command.stake, true);
  if (command.do === 'clear-wagers') felt.clear();
  if (command.do === 'repeat-wagers') {
    for (const wager of mine.lastWagers) lay(wager, wager.stake, true);
  }
  if (command.do === 'double-wagers') {
    for (const { bet, stake } of [...felt.values()]) lay(bet, stake * 2, true);
  }
  if (command.do === 'move-wager') {
    const there = felt.get(areaKey(command.to))?.stake ?? 0;
    const left = Math.max(0, (felt.get(areaKey(command.from))?.stake ?? 0) - command.stake);
    lay({ ...command.from, stake: left }, left, true);
    lay({ ...command.to, stake: there }, there + command.stake, true);
  }
}

/** What lies on an area: the last command under way counts, or what the server has confirmed. */
export const lyingOn = (
  mine: Known,
  pending: readonly UnconfirmedCommand[],
  area: AreaSpot,
): LyingWagers => {
  const { stake, ghost } = layTouches(mine, pending).get(areaKey(area)) ?? NOTHING;
  return { stake, ghost };
};

export const sumOfTouches = (felt: Felt): number =>
  [...felt.values()].reduce((sum, { stake }) => sum + stake, 0);

/** The credit as the hand has left it: it changes with the touch, by the same sum (4.2.2). */
export function creditShown(
  mine: Known & Pick<SeatView, 'credit'>,
  pending: readonly UnconfirmedCommand[],
): number {
  const confirmed = mine.wagers.reduce((sum, { stake }) => sum + stake, 0);
  return mine.credit + confirmed - sumOfTouches(layTouches(mine, pending));
}

/** One touch, and what lay there before: enough to take it back. */
export interface FeltTouch {
  readonly coup: number | null;
  readonly area: Area;
  readonly before: number;
}

/** The last touch of this coup; touches of an earlier one cannot be taken back. */
export const lastTouch = (touches: readonly FeltTouch[], coup: number | null): FeltTouch | null => {
  const touch = touches.at(-1);
  return touch !== undefined && touch.coup === coup ? touch : null;
};

/** What the last coup came to for this patron: more than was staked, less, or the same. */
export const netWon = (
  paid: readonly { readonly paid: number; readonly stake: number }[],
): number => paid.reduce((sum, { paid: back, stake }) => sum + back - stake, 0);

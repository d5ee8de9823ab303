// The patron's hand on the felt: places, adds, moves, takes back; every touch becomes one command.

import { useState } from 'react';
import type { SeatView } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import type { Area, AreaSpot } from './areas.ts';
import {
  lastTouch,
  layTouches,
  lyingOn,
  sumOfTouches,
  type FeltTouch,
} from './unconfirmed-wagers.ts';

export interface PatronHand {
  readonly add: (area: Area, cents: number) => void;
  /** Drags a whole stake from one area to another. */
  readonly move: (from: Area, to: Area) => void;
  /** Takes back what lies on these areas; each can be undone by itself. */
  readonly takeBack: (...areas: Area[]) => void;
  /** Takes back the last touch of this coup; null where there is none. */
  readonly undo: (() => void) | null;
  readonly all: (what: 'clear-wagers' | 'repeat-wagers' | 'double-wagers') => void;
  /** Lays wagers that were kept, each by a command of its own. */
  readonly lay: (bets: SeatView['wagers']) => void;
}

/** Says no where the patron's own limits would be passed; the total is what would lie then. */
export type OwnJudge = (totalAfter: number) => boolean;

const betOf = ({ on, length, area, pattern }: SeatView['wagers'][number] | Area) => ({
  on,
  ...(length === undefined ? {} : { length }),
  ...(area === undefined ? {} : { area }),
  ...(pattern === undefined ? {} : { pattern }),
});

export function useHand(
  state: ScreenState,
  line: ScreenConnection,
  mayStake: OwnJudge,
): PatronHand {
  const [touches, setTouches] = useState<readonly FeltTouch[]>([]);
  const { seat: mine, patron, table, pending } = state;
  const coup = table?.coup?.number ?? null;
  const now = coup === null ? {} : { coup };
  const lies = (area: AreaSpot) => (mine === null ? 0 : lyingOn(mine, pending, area).stake);
  const total = mine === null ? 0 : sumOfTouches(layTouches(mine, pending));
  const set = (area: Area | SeatView['wagers'][number], stake: number) => {
    if (mine === null || patron === null) return;
    if (stake > lies(area) && !mayStake(total - lies(area) + stake)) return;
    const bet = betOf(area);
    line.send({ do: 'set-wager', seat: mine.seat, patron, bet, stake, ...now });
  };
  const remember = (areas: readonly Area[]) => {
    const before = areas.map(area => ({ coup, area, before: lies(area) }));
    setTouches([...touches.filter(touch => touch.coup === coup), ...before]);
  };
  const touch = lastTouch(touches, coup);
  return {
    add: (area, cents) => {
      remember([area]);
      set(area, lies(area) + cents);
    },
    takeBack: (...areas) => {
      const lying = areas.filter(area => lies(area) > 0);
      remember(lying);
      for (const area of lying) set(area, 0);
    },
    move: (from, to) => {
      const stake = lies(from);
      if (mine === null || patron === null || stake === 0) return;
      setTouches([]);
      const { seat, revision } = mine;
      const bets = { from: betOf(from), to: betOf(to) };
      line.send({ do: 'move-wager', seat, patron, ...bets, stake, revision, ...now });
    },
    undo:
      touch === null
        ? null
        : () => {
            setTouches(touches.slice(0, -1));
            set(touch.area, touch.before);
          },
    all: what => {
      if (mine === null || patron === null) return;
      setTouches([]);
      if (what === 'double-wagers' && !mayStake(total * 2)) return;
      if (what === 'repeat-wagers' && !mayStake(stakesOf(mine.lastWagers))) return;
      line.send({ do: what, seat: mine.seat, patron, revision: mine.revision, ...now });
    },
    lay: bets => {
      setTouches([]);
      if (!mayStake(stakesOf(bets))) return;
      for (const bet of bets) set(bet, bet.stake);
    },
  };
}

const stakesOf = (bets: SeatView['wagers']): number =>
  bets.reduce((sum, { stake }) => sum + stake, 0);

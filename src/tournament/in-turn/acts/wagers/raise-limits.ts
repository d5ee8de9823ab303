// After the indicator's coup the director may raise the limits to what was announced (16.5.3, T16).

import type { Limit } from '../../../../rules/placement/limits.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import type { Play } from '../../play.ts';
import { isIn } from '../../wagers/positions.ts';
import { deny } from '../../refusal.ts';
import { topUpOf } from '../../wagers/short-stake.ts';
import { type AllFell, fallen } from '../seats/eliminate.ts';
import { evolvePositionLeft, type PositionLeft } from '../seats/leave-position.ts';
import type { WagerToppedUp } from './top-up-wager.ts';

/** There is nothing to choose: only the next announced values are on offer. */
type RaiseLimits = CommandWith<'raise-limits'>;

export interface LimitsRaised extends Happened {
  readonly happened: 'limits-raised';
  readonly limits: Limit;
}

/** The values that may be taken now; undefined where none may. */
export function raiseOnOffer(play: Play): Limit | undefined {
  const { indicatorOutIn: out, phase, coupsBegun, rules, raises, limits } = play;
  // Only at the end of the coup in which it came out, before another begins.
  if (phase !== 'between' || out === null || out !== coupsBegun) return undefined;
  const next = rules.raisedLimits[raises];
  if (next === undefined || next.min < limits.min || next.max < limits.max) return undefined;
  return next;
}

/** First who falls by the new minimum, then stakes left from a tie are brought up to it. */
function decideRaiseLimits(
  room: PlayAt,
  command: RaiseLimits,
): TournamentDecision<LimitsRaised | PositionLeft | AllFell | WagerToppedUp> {
  const { by, at } = command;
  const limits = raiseOnOffer(room.play);
  if (limits === undefined) {
    return deny(room, 'not-announced-before', 'raisedLimits', { code: 'no-raise-due' });
  }
  const raised: LimitsRaised = { happened: 'limits-raised', by, at, limits };
  let play = evolveLimitsRaised(room.play, raised);
  const out = play.lastCoupPlayed ? [] : fallen({ ...room, play }, command);
  for (const event of out) {
    if (event.happened === 'position-left') play = evolvePositionLeft(play, event);
  }
  const added = play.positions.filter(isIn).flatMap((position): readonly WagerToppedUp[] => {
    const more = topUpOf(play, position);
    const { seat } = position;
    return more === undefined ? [] : [{ happened: 'wager-topped-up', by, at, seat, ...more }];
  });
  return [raised, ...out, ...added];
}

const evolveLimitsRaised = (play: Play, { limits }: LimitsRaised): Play => ({
  ...play,
  limits,
  raises: play.raises + 1,
});

export const raiseLimitsAct: InTurnAct<RaiseLimits, LimitsRaised> = {
  name: 'raise-limits',
  fields: {},
  may: AT_TABLE,
  power: 'direct',
  decide: decideRaiseLimits,
  evolve: { 'limits-raised': evolveLimitsRaised },
};

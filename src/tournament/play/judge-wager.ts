// Whether a chip wager may be placed: one side, the unit, the limits, the chips (16.4, 16.5).

import { besideOf, deem, oppositeOf } from './deem.ts';
import type { PlayAt } from './act.ts';
import { coupOf } from './change.ts';
import type { Area, Position } from './play.ts';
import { mainStake } from './positions.ts';
import { type PlayRefusal, refuse } from './refusal.ts';
import type { Actor } from '../../table/setup/setup.ts';

interface Asked {
  readonly by: Actor;
  readonly on: Area;
  readonly stake: number;
}

export function judgeWager(room: PlayAt, position: Position, asked: Asked) {
  return (
    taken(room, position, asked) ??
    amountRefused(room, position, asked) ??
    againstOwnSecret(room, position, asked)
  );
}

/** Final once placed, and never on both sides. */
function taken({ play }: PlayAt, position: Position, { on }: Asked): PlayRefusal | undefined {
  const { layout, lying, seat } = position;
  if (on === 'tie') {
    return layout.tie > 0 ? refuse('wager-final', '16.5.6', 'A placed wager is final.') : undefined;
  }
  if (mainStake(position) === 0 || (lying && !coupOf(play).acted.includes(seat))) return undefined;
  const against = oppositeOf(on);
  if (against !== undefined && layout[against] > 0) {
    return refuse('both-sides', '16.5.10.b', 'Nobody wagers on Banker and Player in one coup.');
  }
  return refuse('wager-final', '16.5.6', 'A placed wager is final.');
}

function amountRefused({ play }: PlayAt, position: Position, { by, on, stake }: Asked) {
  const { min, max, step } = play.limits;
  const { seat, chips, lying } = position;
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % step !== 0) {
    return refuse('off-step', '16.4.6', `Stakes are whole multiples of ${step} cents.`);
  }
  if (coupOf(play).restricted.includes(seat) && (on === 'tie' || stake !== min)) {
    return refuse('above-maximum', '16.4.8', 'The time was over: the minimum, on one side.');
  }
  // Chips that lie short on the felt are recorded so; the difference is demanded (16.5.12).
  if (stake < min && (on === 'tie' || by.role === 'patron')) {
    return refuse('below-minimum', '16.5.11', 'That is below the minimum.');
  }
  if (stake > max) return refuse('above-maximum', '16.5.10.a', 'That is above the maximum.');
  const free = chips + (lying && on !== 'tie' ? mainStake(position) : 0);
  if (stake > free) return refuse('not-enough-chips', '16.4.3', 'So many chips are not there.');
  return undefined;
}

/**
 * A patron's own chips beside the own secret: told to that patron alone. To the dealer it would
 * betray the form, so the dealer's record stands and the inspector sees the fault (16.6.7).
 */
function againstOwnSecret({ book, play }: PlayAt, position: Position, asked: Asked) {
  const handedIn = coupOf(play).forms[position.seat];
  if (handedIn === undefined || asked.by.role !== 'patron') return undefined;
  const secret = deem(book, play, position, handedIn);
  if (secret.as === 'deduction') return undefined;
  if (secret.on === oppositeOf(asked.on)) {
    return refuse('both-sides', '16.6.3', 'Your secret wager lies on the other side.');
  }
  const adds = asked.on !== 'tie' || secret.on === 'tie';
  if (adds && besideOf(position, secret.on) + asked.stake + secret.stake > play.limits.max) {
    return refuse('above-maximum', '16.6.3', 'With your secret wager that is above the maximum.');
  }
  if (asked.stake + secret.stake > position.chips) {
    return refuse('not-enough-chips', '16.6.4.b', 'Your secret wager needs these chips.');
  }
  return undefined;
}

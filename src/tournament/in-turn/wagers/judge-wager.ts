// Whether a chip wager may be placed: one side, the unit, the limits, the chips (16.4, 16.5).

import { besideOf, deem, oppositeOf } from './deem.ts';
import type { PlayAt } from '../act.ts';
import { playCoupOf } from '../change.ts';
import type { StakeArea, Position } from '../play.ts';
import { mainStake } from './positions.ts';
import type { TournamentRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';
import type { Actor } from '../../../table/setup/setup.ts';

interface Asked {
  readonly by: Actor;
  readonly on: StakeArea;
  readonly stake: number;
}

export function judgeInTurnWager(room: PlayAt, position: Position, asked: Asked) {
  return (
    taken(room, position, asked) ??
    amountRefused(room, position, asked) ??
    againstOwnSecret(room, position, asked)
  );
}

/** Final once placed, and never on both sides. */
function taken(room: PlayAt, position: Position, { on }: Asked): TournamentRefusal | undefined {
  const { play } = room;
  const { layout, lying, seat } = position;
  if (on === 'tie') {
    return layout.tie > 0
      ? deny(room, 'wager-final', 'final', { code: 'placed-wager-final' })
      : undefined;
  }
  if (mainStake(position) === 0 || (lying && !playCoupOf(play).acted.includes(seat)))
    return undefined;
  const against = oppositeOf(on);
  if (against !== undefined && layout[against] > 0) {
    return deny(room, 'both-sides', 'oneSide', { code: 'one-side-a-coup' });
  }
  return deny(room, 'wager-final', 'final', { code: 'placed-wager-final' });
}

function amountRefused(room: PlayAt, position: Position, { by, on, stake }: Asked) {
  const { play } = room;
  const { min, max, step } = play.limits;
  const { seat, chips, lying } = position;
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % step !== 0) {
    return deny(room, 'off-step', 'unit', { code: 'wager-off-step', step });
  }
  if (playCoupOf(play).restricted.includes(seat) && (on === 'tie' || stake !== min)) {
    return deny(room, 'above-maximum', 'timeOver', { code: 'held-to-minimum' });
  }
  // Chips that lie short on the felt are recorded so; the difference is demanded (16.5.12).
  if (stake < min && (on === 'tie' || by.role === 'patron')) {
    return deny(room, 'below-minimum', 'compulsory', { code: 'wager-below-minimum', minimum: min });
  }
  if (stake > max)
    return deny(room, 'above-maximum', 'maximum', { code: 'wager-above-maximum', maximum: max });
  const free = chips + (lying && on !== 'tie' ? mainStake(position) : 0);
  if (stake > free)
    return deny(room, 'not-enough-chips', 'chipsInView', { code: 'not-enough-chips-there' });
  return on === 'tie' ? tieAlone(room, position, stake) : undefined;
}

/** A Tie is final and not enough: the chips left must still reach a side, or nobody could go on. */
function tieAlone(room: PlayAt, position: Position, stake: number): TournamentRefusal | undefined {
  const { min } = room.play.limits;
  const hasSide =
    mainStake(position) > 0 || playCoupOf(room.play).forms[position.seat] !== undefined;
  if (hasSide || position.chips - stake >= min) return undefined;
  const reason = { code: 'tie-leaves-too-few-chips', minimum: min } as const;
  return deny(room, 'not-enough-chips', 'tieBesideMain', reason);
}

/**
 * A patron's own chips beside the own secret: told to that patron alone. To the dealer it would
 * betray the form, so the dealer's record stands and the inspector sees the fault (16.6.7).
 */
function againstOwnSecret(room: PlayAt, position: Position, asked: Asked) {
  const { book, play } = room;
  const handedIn = playCoupOf(play).forms[position.seat];
  if (handedIn === undefined || asked.by.role !== 'patron') return undefined;
  const secret = deem(book, play, position, handedIn);
  if (secret.as === 'deduction') return undefined;
  if (secret.on === oppositeOf(asked.on)) {
    return deny(room, 'both-sides', 'secretBesideChips', { code: 'secret-on-other-side' });
  }
  const adds = asked.on !== 'tie' || secret.on === 'tie';
  if (adds && besideOf(position, secret.on) + asked.stake + secret.stake > play.limits.max) {
    return deny(room, 'above-maximum', 'secretBesideChips', { code: 'above-maximum-with-secret' });
  }
  if (asked.stake + secret.stake > position.chips) {
    return deny(room, 'not-enough-chips', 'secretChips', { code: 'chips-held-for-secret' });
  }
  return undefined;
}

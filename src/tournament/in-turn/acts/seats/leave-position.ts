// A position becomes void: eliminated, forfeited, retired or disqualified; nobody wagers there.

import { z } from 'zod';

import * as field from '../../../fields.ts';
import type {
  CommandWith,
  TournamentDecision,
  Given,
  Happened,
  InTurnAct,
  PlayAt,
} from '../../act.ts';
import { book, changePlayCoup, changePosition } from '../../change.ts';
import { EMPTY_LAYOUT, type Play, type Position } from '../../play.ts';
import { positionAt, worth } from '../../wagers/positions.ts';
import { competitionOf, hasPlayPower } from '../../powers.ts';
import type { CompetitionClause } from '../../../../rulebooks/competition-play.ts';
import type { TournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import type { StandingState } from '../../../sessions/play-rules.ts';
import { assert } from '../../../../rules/assert.ts';

type LeavesAs = Exclude<StandingState, 'in'>;

const voidPositionFields = {
  ...field.ofSeat,
  as: z.enum(['forfeited', 'retired', 'disqualified']),
};

/** The operator or the director takes somebody out of the session (16.2.3.b, 16.2.3.c). */
type VoidPosition = CommandWith<'void-position', typeof voidPositionFields>;

export interface PositionLeft extends Happened {
  readonly happened: 'position-left';
  readonly seat: number;
  readonly as: LeavesAs;
  readonly clause: string;
  /** What lay before the position, and whose it is now (16.5.9). */
  readonly chips: number;
  readonly backTo: 'operator' | 'patron';
}

/** Competition chips are the operator's, cash chips the patron's own, however somebody leaves. */
export function leaves(
  { book: rulebook, play }: Pick<PlayAt, 'book' | 'play'>,
  { by, at }: Given,
  seat: number,
  as: LeavesAs,
  clause: CompetitionClause,
): PositionLeft {
  const position = positionAt(play, seat);
  assert(position !== undefined, `there is no seat ${seat}`);
  const backTo = play.rules.chips === 'cash-value' ? 'patron' : 'operator';
  return {
    happened: 'position-left',
    by,
    at,
    seat,
    as,
    clause: competitionOf(rulebook).clauses[clause],
    chips: worth(position),
    backTo,
  };
}

/** A stake that is being decided is not the patron's to take away (16.5.6). */
export function stakeDecides(room: PlayAt, position: Position): TournamentRefusal | undefined {
  const { rules, phase } = room.play;
  const isDecided = phase === 'wagering' || phase === 'between' || phase === 'gathering';
  if (rules.chips !== 'cash-value' || isDecided || worth(position) === position.chips) {
    return undefined;
  }
  return deny(room, 'not-now', 'final', { code: 'begun-coup-first' });
}

function decideVoidPosition(room: PlayAt, command: VoidPosition): TournamentDecision<PositionLeft> {
  const { by, seat, as } = command;
  if (!hasPlayPower(room, by, 'direct') && !hasPlayPower(room, by, 'disqualify')) {
    return deny(room, 'not-authorised', 'removal', { code: 'operator-or-director-only' });
  }
  const position = positionAt(room.play, seat);
  if (position === undefined || position.state !== 'in') {
    return deny(room, 'nothing-to-do', 'removal', { code: 'nobody-plays-at-seat', seat });
  }
  const atStake = stakeDecides(room, position);
  return atStake ?? [leaves(room, command, seat, as, 'removal')];
}

export function evolvePositionLeft(play: Play, event: PositionLeft): Play {
  const { seat, as, chips, backTo } = event;
  const outAfterCoup = play.coupsBegun;
  const without = changePosition(play, seat, () => ({
    state: as,
    outAfterCoup,
    leftWith: chips,
    chips: 0,
    layout: EMPTY_LAYOUT,
    lying: false,
  }));
  const booked = book(without, backTo === 'operator' ? 'backToOperator' : 'backToPatrons', chips);
  if (booked.coup === null) return booked;
  const { [seat]: _taken, ...forms } = booked.coup.forms;
  const { phase } = booked;
  // Cards wait for chips of secrets that are still to be laid, and for no others (16.6.11.b).
  const isLaid = phase === 'announcing' && Object.values(forms).every(({ laid }) => laid);
  return { ...changePlayCoup(booked, { forms }), phase: isLaid ? 'dealing' : phase };
}

export const voidPositionAct: InTurnAct<VoidPosition, PositionLeft> = {
  name: 'void-position',
  fields: voidPositionFields,
  may: [],
  decide: decideVoidPosition,
  evolve: { 'position-left': evolvePositionLeft },
};

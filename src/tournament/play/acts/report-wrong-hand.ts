// Cards went to the wrong patron: taken back unseen, or, once turned, only put on record (16.7.3).

import type { Side } from '../../../rules/hand.ts';
import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeCoup, coupOf } from '../change.ts';
import type { Holder, Play } from '../play.ts';
import { hasPower } from '../powers.ts';
import { refuse } from '../refusal.ts';

export interface ReportWrongHand extends Given {
  readonly do: 'report-wrong-hand';
  readonly side: Side;
  /** Who was passed the cards. */
  readonly seat: number;
  /** Whether any of them had been turned there. */
  readonly turned: boolean;
}

export interface HandPassedWrongly extends Happened {
  readonly happened: 'hand-passed-wrongly';
  readonly side: Side;
  readonly right: Holder;
  readonly wrong: number;
  /** Turned cards stay turned: the coup is valid. Others go to the right patron unseen. */
  readonly cards: 'stay' | 'taken-back';
}

export function decideReportWrongHand(
  room: PlayAt,
  { by, at, side, seat, turned }: ReportWrongHand,
): Decision<HandPassedWrongly> {
  if (!hasPower(room, by, 'run-the-table') && !hasPower(room, by, 'examine-secrets')) {
    return refuse('not-authorised', '16.7.3', 'The dealer or the inspector reports it.');
  }
  const right = room.play.coup?.holders?.[side];
  if (right === undefined) return refuse('not-now', '16.7.3', 'The hands have not been passed.');
  if (right === seat) return refuse('nothing-to-do', '16.7.3', 'That is where the hand belongs.');
  const cards = turned ? 'stay' : 'taken-back';
  return [{ happened: 'hand-passed-wrongly', by, at, side, right, wrong: seat, cards }];
}

/** Turned there, the hand stays with that patron to the end of the coup. */
export function evolveHandPassedWrongly(play: Play, event: HandPassedWrongly): Play {
  const { side, right, wrong, cards } = event;
  const { wrongHands, holders } = coupOf(play);
  const noted = changeCoup(play, { wrongHands: [...wrongHands, { side, right, wrong }] });
  if (cards === 'taken-back' || holders === null) return noted;
  return changeCoup(noted, { holders: { ...holders, [side]: wrong } });
}

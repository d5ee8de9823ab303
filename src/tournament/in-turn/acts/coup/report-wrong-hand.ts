// Cards went to the wrong patron: taken back unseen, or, once turned, only put on record (16.7.3).

import { z } from 'zod';

import * as field from '../../../fields.ts';
import type { Side } from '../../../../rules/hand.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePlayCoup, playCoupOf } from '../../change.ts';
import { handPassed, type HappenedAtTable, holdersOf } from '../../dealing.ts';
import type { Holder, Play } from '../../play.ts';
import { hasPlayPower } from '../../powers.ts';
import { deny } from '../../refusal.ts';

const reportWrongHandFields = {
  side: field.side,
  /** Who was passed the cards. */
  ...field.ofSeat,
  /** Whether any of them had been turned there. */
  turned: z.boolean(),
};

type ReportWrongHand = CommandWith<'report-wrong-hand', typeof reportWrongHandFields>;

export interface HandPassedWrongly extends Happened {
  readonly happened: 'hand-passed-wrongly';
  readonly side: Side;
  readonly right: Holder;
  readonly wrong: number;
  /** Turned cards stay turned: the coup is valid. Others go to the right patron unseen. */
  readonly cards: 'stay' | 'taken-back';
}

function decideReportWrongHand(
  room: PlayAt,
  { by, at, side, seat, turned }: ReportWrongHand,
): TournamentDecision<HandPassedWrongly | HappenedAtTable> {
  if (!hasPlayPower(room, by, 'run-the-table') && !hasPlayPower(room, by, 'examine-secrets')) {
    return deny(room, 'not-authorised', 'wrongHand', { code: 'reported-by-dealer-or-inspector' });
  }
  const right = holdersOf(room.play.dealing)?.[side];
  if (right === undefined) return deny(room, 'not-now', 'wrongHand', { code: 'hands-not-passed' });
  if (right === seat)
    return deny(room, 'nothing-to-do', 'wrongHand', { code: 'hand-belongs-there' });
  const cards = turned ? 'stay' : 'taken-back';
  const reported = { happened: 'hand-passed-wrongly', by, at, side, right, wrong: seat } as const;
  // Turned there, the hand stays with that patron to the end of the coup.
  const passed = turned ? [handPassed(room.play, side, seat, { by, at })] : [];
  return [
    { ...reported, cards },
    ...passed.map(event => ({ happened: 'at-table', by, at, event }) as const),
  ];
}

function evolveHandPassedWrongly(play: Play, event: HandPassedWrongly): Play {
  const { side, right, wrong } = event;
  return changePlayCoup(play, {
    wrongHands: [...playCoupOf(play).wrongHands, { side, right, wrong }],
  });
}

export const reportWrongHandAct: InTurnAct<ReportWrongHand, HandPassedWrongly> = {
  name: 'report-wrong-hand',
  fields: reportWrongHandFields,
  may: AT_TABLE,
  decide: decideReportWrongHand,
  evolve: { 'hand-passed-wrongly': evolveHandPassedWrongly },
};

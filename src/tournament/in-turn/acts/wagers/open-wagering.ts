// The dealer calls for wagers: who has lost the place by now is out, then the turn begins.

import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { newPlayCoup } from '../../new-coup.ts';
import type { Play } from '../../play.ts';
import { isActive, isIn, nextOpener, positionAt } from '../../wagers/positions.ts';
import { competitionOf } from '../../powers.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import { askDealingInTurn } from '../../dealing.ts';
import type { PlayEvent } from '../../acts.ts';
import { coupBarred, isNextLast } from '../../session-end.ts';
import { evolvePositionLeft, leaves, type PositionLeft } from '../seats/leave-position.ts';
import { evolvePuckMoved, type PuckMoved } from '../coup/move-puck.ts';

type OpenWagering = CommandWith<'open-wagering'>;

export interface InTurnWageringOpened extends Happened {
  readonly happened: 'wagering-opened';
  readonly declaredLast: boolean;
}

/** The late after three coups, and who left a live competition without a substitute. */
function lost(room: PlayAt, command: OpenWagering): readonly PositionLeft[] {
  const { play, book } = room;
  const { late } = competitionOf(book);
  return play.positions.filter(isIn).flatMap(({ seat, presence, lateCoups }) => {
    if (presence === 'expected' && lateCoups >= late.coups) {
      return [leaves(room, command, seat, 'forfeited', 'latePlaceLost')];
    }
    if (presence === 'absent' && play.rules.chips === 'cash-value') {
      return [leaves(room, command, seat, 'disqualified', 'absenceForCash')];
    }
    return [];
  });
}

function decideOpenWagering(room: PlayAt, command: OpenWagering): TournamentDecision<PlayEvent> {
  const { by, at } = command;
  const no = coupBarred(room, at);
  if (no) return no;
  const called = askDealingInTurn(room, { by, at }, [{ do: 'open-wagering' }]);
  if (isTournamentRefusal(called)) return called;
  const left = lost(room, command);
  const play = left.reduce(evolvePositionLeft, room.play);
  const moved = puckOnItsWay(play, command);
  const puck = moved.reduce(evolvePuckMoved, play).puck;
  if (puck === null) return deny(room, 'wagers-missing', 'compulsory', { code: 'nobody-at-table' });
  const declaredLast = isNextLast(play);
  return [...called, ...left, ...moved, { happened: 'wagering-opened', by, at, declaredLast }];
}

/** The puck does not stay with somebody who has gone meanwhile (T13). */
function puckOnItsWay(play: Play, { by, at }: OpenWagering): readonly PuckMoved[] {
  const holder = play.puck === null ? undefined : positionAt(play, play.puck);
  if (holder !== undefined && isActive(holder)) return [];
  return [{ happened: 'puck-moved', by, at, to: nextOpener(play, play.puck ?? 0) }];
}

const evolveWageringOpened = (play: Play, { at, declaredLast }: InTurnWageringOpened): Play => ({
  ...play,
  phase: 'wagering',
  coupsBegun: play.coupsBegun + 1,
  coup: newPlayCoup(play.coupsBegun + 1, at, { declaredLast }),
});

export const openInTurnWageringAct: InTurnAct<OpenWagering, InTurnWageringOpened> = {
  name: 'open-wagering',
  fields: {},
  may: AT_TABLE,
  power: 'run-the-table',
  decide: decideOpenWagering,
  evolve: { 'wagering-opened': evolveWageringOpened },
};

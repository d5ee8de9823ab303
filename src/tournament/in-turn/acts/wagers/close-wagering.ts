// The dealer calls no more bets: everybody has wagered, every form is examined (16.5.11, 16.6.7).

import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePlayCoup } from '../../change.ts';
import { askDealingInTurn } from '../../dealing.ts';
import type { PlayEvent } from '../../acts.ts';
import type { Play, PlayCoup, Position, SitsOut } from '../../play.ts';
import { isActive, isIn, mainStake, orderOf } from '../../wagers/positions.ts';
import { isTournamentRefusal, type TournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import { playStaffMissing } from '../../staff.ts';

type CloseWagering = CommandWith<'close-wagering'>;

export interface InTurnWageringClosed extends Happened {
  readonly happened: 'wagering-closed';
  readonly sittingOut: PlayCoup['sittingOut'];
  /** Every secret is read out before the deal: the last coup of the final (16.6.11). */
  readonly secretsFirst: boolean;
}

function missing(room: PlayAt, coup: PlayCoup): TournamentRefusal | undefined {
  const { play } = room;
  for (const position of orderOf(play)) {
    const { seat, lying } = position;
    const stake = mainStake(position);
    if (stake > 0 && stake < play.limits.min) {
      return deny(room, 'below-minimum', 'topUp', { code: 'stake-short-at-seat', seat });
    }
    if (lying && !coup.acted.includes(seat) && coup.forms[seat] === undefined) {
      return deny(room, 'steps-missing', 'afterTie', { code: 'turn-open-at-seat', seat });
    }
    const sits = coup.passedOver.includes(seat) || coup.forms[seat] !== undefined;
    if (stake === 0 && !sits) {
      return deny(room, 'wagers-missing', 'compulsory', { code: 'seat-not-wagered', seat });
    }
  }
  const unexamined = Object.entries(coup.forms).find(([, form]) => form.approvedBy === null);
  return unexamined === undefined
    ? undefined
    : deny(room, 'forms-unexamined', 'secretExamined', {
        code: 'form-not-examined',
        seat: Number(unexamined[0]),
      });
}

function decideCloseWagering(room: PlayAt, command: CloseWagering): TournamentDecision<PlayEvent> {
  const { by, at } = command;
  const { play } = room;
  const { coup } = play;
  if (coup === null || play.phase !== 'wagering') {
    return deny(room, 'not-now', 'finalCoup', { code: 'wagers-not-open' });
  }
  const no = playStaffMissing(room) ?? missing(room, coup);
  if (no) return no;
  const sittingOut = play.positions.flatMap(position => sitsOut(coup, position));
  const secretsFirst = isForAllToSee(play, coup);
  const called = askDealingInTurn(room, { by, at }, [{ do: 'close-wagering' }]);
  if (isTournamentRefusal(called)) return called;
  return [...called, { happened: 'wagering-closed', by, at, sittingOut, secretsFirst }];
}

function sitsOut(coup: PlayCoup, position: Position) {
  const { seat, presence } = position;
  if (!isIn(position) || mainStake(position) > 0 || coup.forms[seat] !== undefined) return [];
  const why: SitsOut =
    presence === 'expected' ? 'late' : isActive(position) ? 'passed-over' : 'absent';
  return [{ seat, why }];
}

/** Declared before the wagers, in the final itself, and everybody left has a secret in (T19). */
function isForAllToSee({ rules, positions }: Play, coup: PlayCoup): boolean {
  if (!rules.final || rules.playOff || !coup.declaredLast) return false;
  return positions.filter(isIn).every(({ seat }) => coup.forms[seat] !== undefined);
}

const evolveWageringClosed = (play: Play, event: InTurnWageringClosed): Play => ({
  ...changePlayCoup(play, { sittingOut: event.sittingOut }),
  phase: event.secretsFirst ? 'announcing' : 'dealing',
});

export const closeInTurnWageringAct: InTurnAct<CloseWagering, InTurnWageringClosed> = {
  name: 'close-wagering',
  fields: {},
  may: AT_TABLE,
  power: 'run-the-table',
  decide: decideCloseWagering,
  evolve: { 'wagering-closed': evolveWageringClosed },
};

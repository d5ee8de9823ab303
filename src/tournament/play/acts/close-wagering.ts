// The dealer calls no more bets: everybody has wagered, every form is examined (16.5.11, 16.6.7).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeCoup } from '../change.ts';
import type { Play, PlayCoup, Position, SitsOut } from '../play.ts';
import { isActive, isIn, mainStake, orderOf } from '../positions.ts';
import { lacksPower } from '../powers.ts';
import { type PlayRefusal, refuse } from '../refusal.ts';
import { staffMissing } from '../staff.ts';

export interface CloseWagering extends Given {
  readonly do: 'close-wagering';
}

export interface WageringClosed extends Happened {
  readonly happened: 'wagering-closed';
  readonly sittingOut: PlayCoup['sittingOut'];
  /** Every secret is read out before the deal: the last coup of the final (16.6.11). */
  readonly secretsFirst: boolean;
}

function missing(play: Play, coup: PlayCoup): PlayRefusal | undefined {
  for (const position of orderOf(play)) {
    const { seat, lying } = position;
    const stake = mainStake(position);
    if (stake > 0 && stake < play.limits.min) {
      return refuse('below-minimum', '16.5.12', `Seat ${seat} must add up to the minimum.`);
    }
    if (lying && !coup.acted.includes(seat) && coup.forms[seat] === undefined) {
      return refuse('steps-missing', '16.5.8', `Seat ${seat} may still change its wager.`);
    }
    const sits = coup.passedOver.includes(seat) || coup.forms[seat] !== undefined;
    if (stake === 0 && !sits) {
      return refuse('wagers-missing', '16.5.11', `Seat ${seat} has not wagered.`);
    }
  }
  const unexamined = Object.entries(coup.forms).find(([, form]) => form.approvedBy === null);
  return unexamined === undefined
    ? undefined
    : refuse('forms-unexamined', '16.6.7', `The form of seat ${unexamined[0]} is not examined.`);
}

export function decideCloseWagering(room: PlayAt, command: CloseWagering) {
  const { by, at } = command;
  const { play } = room;
  const { coup } = play;
  const lacking = lacksPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  if (coup === null || play.phase !== 'wagering') {
    return refuse('not-now', '16.6.11', 'Wagers are not open.');
  }
  const no = staffMissing(room) ?? missing(play, coup);
  if (no) return no;
  const sittingOut = play.positions.flatMap(position => sitsOut(coup, position));
  const secretsFirst = isForAllToSee(play, coup);
  const closed: Decision<WageringClosed> = [
    { happened: 'wagering-closed', by, at, sittingOut, secretsFirst },
  ];
  return closed;
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

export const evolveWageringClosed = (play: Play, event: WageringClosed): Play => ({
  ...changeCoup(play, { sittingOut: event.sittingOut }),
  phase: event.secretsFirst ? 'announcing' : 'dealing',
});

// A command about the coup itself, asked of the table, and what a competition wants before it.

import { lies } from '../../../table/coup/hands.ts';
import { isCoupCommand } from '../../../table/index.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { procedureOf } from '../../roles.ts';
import type { CoupCommandAsked } from '../../table-coup.ts';
import type { Decision, Given, PlayAt } from '../act.ts';
import { askDealing, INITIAL_DEAL } from '../dealing.ts';
import type { PlayEvent } from '../event.ts';
import { positionAt } from '../positions.ts';
import { deny } from '../refusal.ts';
import { coupBarred } from '../session-end.ts';
import { directorMissing } from '../staff.ts';
import { decideSettleCoup } from './settle-coup.ts';

/** Anything about the coup itself, as at any other table. */
export interface AtTable extends Given {
  readonly do: 'at-table';
  readonly command: CoupCommandAsked;
}

/** Whoever runs the table asks it; a patron turns the cards of the hand that was passed there. */
export function decideAtTable(room: PlayAt, { by, at, command }: AtTable): Decision<PlayEvent> {
  const isPatrons = by.role === 'patron' && command.do !== 'turn-card';
  if (!isCoupCommand(command) || isPatrons) {
    const { clause } = procedureOf(room).director;
    return refuse('not-permitted', clause, { code: 'done-through-tournament' });
  }
  if (command.do === 'settle-coup') return decideSettleCoup(room, { do: 'settle-coup', by, at });
  return notYet(room, { by, at }, command) ?? askDealing(room, { by, at }, [command]);
}

/** What a competition wants beside the table's own rules. */
function notYet(room: PlayAt, { by, at }: Given, command: CoupCommandAsked) {
  const { play } = room;
  const { coup } = play.dealing;
  if (command.do === 'begin-dummy-coup') return coupBarred(room, at);
  if (command.do === 'turn-card') {
    const seat = coup?.openers[command.side].seat;
    const holder = typeof seat === 'number' ? positionAt(play, seat)?.patron : undefined;
    if (by.role !== 'patron' || by.id === holder) return undefined;
    return deny(room, 'not-your-cards', 'faceDown', { code: 'cards-of-other-holder' });
  }
  return command.do === 'deal-card' ? noCardYet(room) : undefined;
}

function noCardYet(room: PlayAt): Refusal | undefined {
  const { phase, dealing } = room.play;
  if (phase === 'announcing') {
    return deny(room, 'steps-missing', 'finalCoupLaid', { code: 'secrets-not-laid-out' });
  }
  if (phase === 'wagering') {
    return deny(room, 'not-now', 'compulsory', { code: 'deal-after-close' });
  }
  const { cards = [] } = dealing.coup ?? {};
  if (cards.length >= INITIAL_DEAL && cards.some(lies)) {
    return deny(room, 'steps-missing', 'thirdCard', { code: 'turn-cards-first' });
  }
  return directorMissing(room);
}

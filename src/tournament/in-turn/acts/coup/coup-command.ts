// A command about the coup itself, asked of the table, and what a competition wants before it.

import type { Rulebook } from '../../../../rulebooks/index.ts';
import { lies } from '../../../../table/coup/hands.ts';
import { evolve, isCoupCommand } from '../../../../table/index.ts';
import { refuseTournament, type TournamentRefusal } from '../../../refusal.ts';
import { procedureOf } from '../../../roles.ts';
import { coupCommand, type CoupCommandAsked } from '../../../sessions/table-coup.ts';
import type { CommandWith, TournamentDecision, Given, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import {
  askDealingInTurn,
  type InTurnCoupVoided,
  type InTurnDummyCoupBegun,
  evolveInTurnCoupVoided,
  evolveInTurnDummyCoupBegun,
  evolveStakesReturned,
  type HappenedAtTable,
  INITIAL_DEAL,
  type StakesReturned,
  withDealing,
} from '../../dealing.ts';
import type { PlayEvent } from '../../acts.ts';
import type { Play } from '../../play.ts';
import { positionAt } from '../../wagers/positions.ts';
import { type InTurnCoupRestated, evolveInTurnCoupRestated } from '../../wagers/restate.ts';
import { deny } from '../../refusal.ts';
import { coupBarred } from '../../session-end.ts';
import { directorMissing } from '../../staff.ts';
import { decideSettleInTurnCoup } from './settle-coup.ts';

const atTableFields = {
  command: coupCommand,
};

/** Anything about the coup itself, as at any other table. */
type AtTable = CommandWith<'at-table', typeof atTableFields>;

/** Whoever runs the table asks it; a patron turns the cards of the hand that was passed there. */
function decideAtTable(room: PlayAt, { by, at, command }: AtTable): TournamentDecision<PlayEvent> {
  const isPatrons = by.role === 'patron' && command.do !== 'turn-card';
  if (!isCoupCommand(command) || isPatrons) {
    const { clause } = procedureOf(room).director;
    return refuseTournament('not-permitted', clause, { code: 'done-through-tournament' });
  }
  if (command.do === 'settle-coup')
    return decideSettleInTurnCoup(room, { do: 'settle-coup', by, at });
  return notYet(room, { by, at }, command) ?? askDealingInTurn(room, { by, at }, [command]);
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

function noCardYet(room: PlayAt): TournamentRefusal | undefined {
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

const evolveAtTable = (play: Play, { event }: HappenedAtTable, book: Rulebook): Play =>
  withDealing(play, evolve({ book, table: play.dealing }, event), event);

export const coupCommandAct: InTurnAct<
  AtTable,
  HappenedAtTable | InTurnDummyCoupBegun | StakesReturned | InTurnCoupVoided | InTurnCoupRestated
> = {
  name: 'at-table',
  fields: atTableFields,
  may: AT_TABLE,
  decide: decideAtTable,
  evolve: {
    'at-table': evolveAtTable,
    'dummy-coup-begun': evolveInTurnDummyCoupBegun,
    'stakes-returned': evolveStakesReturned,
    'coup-voided': evolveInTurnCoupVoided,
    'coup-restated': evolveInTurnCoupRestated,
  },
};

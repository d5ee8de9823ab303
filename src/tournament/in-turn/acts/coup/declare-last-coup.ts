// The director declares the session's last coup before its wagers (16.1 Session, 16.6.11).

import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import type { Play } from '../../play.ts';
import { deny } from '../../refusal.ts';

type DeclareLastCoup = CommandWith<'declare-last-coup'>;

export interface LastCoupDeclared extends Happened {
  readonly happened: 'last-coup-declared';
}

function decideDeclareLastCoup(
  room: PlayAt,
  { by, at }: DeclareLastCoup,
): TournamentDecision<LastCoupDeclared> {
  const { phase, lastCoupPlayed, lastCoupDeclared } = room.play;
  if (phase !== 'between' || lastCoupPlayed) {
    return deny(room, 'not-now', 'session', { code: 'declare-before-wagers' });
  }
  return lastCoupDeclared ? [] : [{ happened: 'last-coup-declared', by, at }];
}

const evolveLastCoupDeclared = (play: Play): Play => ({ ...play, lastCoupDeclared: true });

export const declareLastCoupAct: InTurnAct<DeclareLastCoup, LastCoupDeclared> = {
  name: 'declare-last-coup',
  fields: {},
  may: AT_TABLE,
  power: 'direct',
  decide: decideDeclareLastCoup,
  evolve: { 'last-coup-declared': evolveLastCoupDeclared },
};

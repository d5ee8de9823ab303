// The wagering period of a coup opens.

import { AT_TABLE_STAFF } from '../../sessions/at-table-powers.ts';
import type {
  CommandWith,
  Happened,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { askSimultaneousDealing } from '../dealing.ts';
import { isTournamentRefusal, refuseTournament } from '../../refusal.ts';
import { procedureOf } from '../../roles.ts';
import { isOver } from '../simultaneous.ts';

type OpenPeriod = CommandWith<'open-wagering'>;

export interface PeriodOpened extends Happened {
  readonly happened: 'wagering-opened';
  readonly coup: number;
}

function decideOpenPeriod(room: SimultaneousContext, { by, at }: OpenPeriod): SimultaneousDecision {
  const { play, directorPresent } = room;
  const { director, sessions } = procedureOf(room);
  if (!directorPresent) {
    return refuseTournament('director-away', director.present, { code: 'coup-needs-director' });
  }
  if (play.phase !== 'between-coups') {
    return refuseTournament('not-now', sessions.ranking, { code: 'earlier-coup-open' });
  }
  if (isOver(room.play, at)) {
    return refuseTournament('not-now', sessions.ranking, { code: 'session-length-reached' });
  }
  const called = askSimultaneousDealing(room, { by, at }, [{ do: 'open-wagering' }]);
  if (isTournamentRefusal(called)) return called;
  return [...called, { happened: 'wagering-opened', by, at, coup: play.coup + 1 }];
}

export const openPeriodAct: SimultaneousAct<OpenPeriod, PeriodOpened> = {
  name: 'open-wagering',
  fields: {},
  may: AT_TABLE_STAFF,
  decide: decideOpenPeriod,
  evolve: {
    'wagering-opened': (play, { coup }) => ({ ...play, phase: 'wagering', coup }),
  },
};

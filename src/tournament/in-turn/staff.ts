// Nobody wagers and nothing is dealt without the director and a table inspector (3, 16.2.7).

import { staffMissing as tableStaffMissing } from '../../table/acts/table/sign-on.ts';
import { refuseTournament, type TournamentRefusal } from '../refusal.ts';
import { procedureOf } from '../roles.ts';
import type { PlayAt } from './act.ts';

export const directorMissing = (room: PlayAt): TournamentRefusal | undefined =>
  room.directorPresent
    ? undefined
    : refuseTournament('director-away', procedureOf(room).director.present, {
        code: 'director-not-signed-on',
      });

export const playStaffMissing = (room: PlayAt): TournamentRefusal | undefined =>
  directorMissing(room) ?? tableStaffMissing({ book: room.book, table: room.play.dealing });

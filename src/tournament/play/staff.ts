// Nobody wagers and nothing is dealt without the director and a table inspector (3, 16.2.7).

import { staffMissing as tableStaffMissing } from '../../table/acts/table/sign-on.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { procedureOf } from '../roles.ts';
import type { PlayAt } from './act.ts';

export const directorMissing = (room: PlayAt): Refusal | undefined =>
  room.directorPresent
    ? undefined
    : refuse('director-away', procedureOf(room).director.present, {
        code: 'director-not-signed-on',
      });

export const staffMissing = (room: PlayAt): Refusal | undefined =>
  directorMissing(room) ?? tableStaffMissing({ book: room.book, table: room.play.dealing });

// The director declares the session's last coup before its wagers (16.1 Session, 16.6.11).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import type { Play } from '../play.ts';
import { lacksPlayPower } from '../powers.ts';
import { deny } from '../refusal.ts';

export interface DeclareLastCoup extends Given {
  readonly do: 'declare-last-coup';
}

export interface LastCoupDeclared extends Happened {
  readonly happened: 'last-coup-declared';
}

export function decideDeclareLastCoup(
  room: PlayAt,
  { by, at }: DeclareLastCoup,
): Decision<LastCoupDeclared> {
  const lacking = lacksPlayPower(room, by, 'direct');
  if (lacking) return lacking;
  const { phase, lastCoupPlayed, lastCoupDeclared } = room.play;
  if (phase !== 'between' || lastCoupPlayed) {
    return deny(room, 'not-now', 'session', { code: 'declare-before-wagers' });
  }
  return lastCoupDeclared ? [] : [{ happened: 'last-coup-declared', by, at }];
}

export const evolveLastCoupDeclared = (play: Play): Play => ({ ...play, lastCoupDeclared: true });

// A coup is void: stakes go back, a secret stays secret and unused, the puck stays (T13, T18).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { takeBackAll } from '../change.ts';
import type { Play } from '../play.ts';
import { lacksPower } from '../powers.ts';
import { refuse } from '../refusal.ts';

export interface VoidCoup extends Given {
  readonly do: 'void-coup';
  readonly why: 'too-few-cards' | 'order-unknown';
}

export interface CoupVoided extends Happened {
  readonly happened: 'coup-voided';
  readonly clause: string;
}

export function decideVoidCoup(room: PlayAt, { by, at, why }: VoidCoup): Decision<CoupVoided> {
  const lacking = lacksPower(room, by, 'void-coup');
  if (lacking) return lacking;
  const { phase } = room.play;
  if (phase !== 'dealing' && phase !== 'over') {
    return refuse('not-now', '14.6', 'No coup has been dealt.');
  }
  const clause = why === 'too-few-cards' ? '14.5' : '14.6';
  return [{ happened: 'coup-voided', by, at, clause }];
}

export const evolveCoupVoided = (play: Play): Play => ({
  ...takeBackAll(play),
  phase: 'between',
  coup: null,
  returned: {},
});

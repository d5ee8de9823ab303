// The table inspector comes to the table and leaves it; without one play waits (3).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import type { Play } from '../play.ts';
import { lacksPower } from '../powers.ts';
import { refuse } from '../refusal.ts';

export interface TakePost extends Given {
  readonly do: 'take-post';
}

export interface LeavePost extends Given {
  readonly do: 'leave-post';
}

export interface PostTaken extends Happened {
  readonly happened: 'post-taken';
}

export interface PostLeft extends Happened {
  readonly happened: 'post-left';
}

export function decideTakePost(room: PlayAt, { by, at }: TakePost): Decision<PostTaken> {
  if (by.id === room.play.inspector) return [];
  return lacksPower(room, by, 'examine-secrets') ?? [{ happened: 'post-taken', by, at }];
}

export function decideLeavePost({ play }: PlayAt, { by, at }: LeavePost): Decision<PostLeft> {
  if (by.id === play.inspector) return [{ happened: 'post-left', by, at }];
  return refuse('nothing-to-do', '3 presence', 'You are not the inspector of this table.');
}

export const evolvePostTaken = (play: Play, { by }: PostTaken): Play => ({
  ...play,
  inspector: by.id,
});

export const evolvePostLeft = (play: Play): Play => ({ ...play, inspector: null });

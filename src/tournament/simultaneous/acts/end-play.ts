// Play ends: the standings are kept, then every chip goes back to the bank.

import type {
  CommandWith,
  Happened,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { atRest, chipsOf, mustDrawUpChips, toBank } from '../money.ts';

type EndSimultaneousPlay = CommandWith<'end-play'>;

export interface SimultaneousPlayEnded extends Happened {
  readonly happened: 'play-ended';
}

function decideEndPlay(
  room: SimultaneousContext,
  { by, at }: EndSimultaneousPlay,
): SimultaneousDecision {
  const { play } = room;
  const busy = atRest(room);
  if (busy !== undefined) return busy;
  const drafts = play.seats.map(({ seat }) => toBank(seat, chipsOf(play, seat)));
  return [{ happened: 'play-ended', by, at, transfers: mustDrawUpChips(play.ledger, drafts) }];
}

export const endSimultaneousPlayAct: SimultaneousAct<EndSimultaneousPlay, SimultaneousPlayEnded> = {
  name: 'end-play',
  fields: {},
  may: [],
  decide: decideEndPlay,
  // The standings were kept before the chips went back.
  evolve: { 'play-ended': play => ({ ...play, phase: 'ended' }) },
};

// The session ends at its table: standings first, then the chips go to their owners (16.4.9).

import { z } from 'zod';

import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { book, takeBackAll } from '../../change.ts';
import type { Play } from '../../play.ts';
import { isIn } from '../../wagers/positions.ts';
import { hasPlayPower, lacksPlayPower } from '../../powers.ts';
import { deny } from '../../refusal.ts';
import { isSessionOver } from '../../session-end.ts';
import { standingsOf } from '../../standings.ts';
import type { Standing } from '../../../sessions/play-rules.ts';

const endPlayFields = {
  /** Before its time, because who wins is certain already (16.3.5). */
  early: z.literal(true).exactOptional(),
};

type EndPlay = CommandWith<'end-play', typeof endPlayFields>;

export interface PlayEnded extends Happened {
  readonly happened: 'play-ended';
  readonly early: boolean;
  readonly standings: readonly Standing[];
}

type HandBackChips = CommandWith<'hand-back-chips'>;

export interface ChipsHandedBack extends Happened {
  readonly happened: 'chips-handed-back';
  readonly to: 'operator' | 'patrons';
  readonly chips: readonly { readonly seat: number; readonly chips: number }[];
}

function decideEndPlay(room: PlayAt, command: EndPlay): TournamentDecision<PlayEnded> {
  const { by, at } = command;
  const { play } = room;
  const isDeserted = play.phase === 'gathering' && !play.positions.some(isIn);
  if (play.phase !== 'between' && !isDeserted) {
    return deny(room, 'not-now', 'session', { code: 'begun-coup-first' });
  }
  const early = !isSessionOver(play, at);
  if (early && command.early !== true) {
    return deny(room, 'not-now', 'session', { code: 'session-not-over' });
  }
  return [{ happened: 'play-ended', by, at, early, standings: standingsOf(play) }];
}

function decideHandBackChips(
  room: PlayAt,
  { by, at }: HandBackChips,
): TournamentDecision<ChipsHandedBack> {
  const lacking = hasPlayPower(room, by, 'direct')
    ? undefined
    : lacksPlayPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const { play } = room;
  if (play.phase !== 'ended') {
    return deny(room, 'not-now', 'chipsInView', { code: 'chips-stay-on-table' });
  }
  const chips = play.positions.filter(isIn).map(({ seat, chips: held }) => ({ seat, chips: held }));
  const to = play.rules.chips === 'cash-value' ? 'patrons' : 'operator';
  return [{ happened: 'chips-handed-back', by, at, to, chips }];
}

/** What still lay there from a tie belongs to its patron. */
const evolvePlayEnded = (play: Play, { standings }: PlayEnded): Play => ({
  ...takeBackAll(play),
  phase: 'ended',
  standings,
});

function evolveChipsHandedBack(play: Play, { to, chips }: ChipsHandedBack): Play {
  const sum = chips.reduce((total, each) => total + each.chips, 0);
  const cleared = play.positions.map(position =>
    isIn(position) ? { ...position, chips: 0 } : position,
  );
  return book(
    { ...play, positions: cleared },
    to === 'operator' ? 'backToOperator' : 'backToPatrons',
    sum,
  );
}

export const endPlayAct: InTurnAct<EndPlay, PlayEnded> = {
  name: 'end-play',
  fields: endPlayFields,
  may: [],
  power: 'direct',
  decide: decideEndPlay,
  evolve: { 'play-ended': evolvePlayEnded },
};

export const handBackChipsAct: InTurnAct<HandBackChips, ChipsHandedBack> = {
  name: 'hand-back-chips',
  fields: {},
  may: [],
  decide: decideHandBackChips,
  evolve: { 'chips-handed-back': evolveChipsHandedBack },
};

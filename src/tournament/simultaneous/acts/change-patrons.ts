// Who sits at the table: a patron sits down, leaves for good, or another sits in the place.

import { z } from 'zod';

import { AT_TABLE } from '../../sessions/at-table-powers.ts';
import * as field from '../../fields.ts';
import type {
  CommandWith,
  Happened,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { chipsOf, giveBackAll, mustDrawUpChips, toBank } from '../money.ts';
import { refuseTournament } from '../../refusal.ts';
import { procedureOf } from '../../roles.ts';
import { changeSimultaneousSeat, simultaneousSeat } from '../simultaneous.ts';

type SitDown = CommandWith<'sit-down', typeof field.ofSeat>;

export interface SatDown extends Happened {
  readonly happened: 'sat-down';
  readonly seat: number;
}

/** Why somebody leaves the table before the session ends. */
const removals = z.enum(['disqualified', 'retired', 'forfeited']);
type Removal = z.infer<typeof removals>;

const removePatronFields = { ...field.ofSeat, why: removals };

type RemovePatron = CommandWith<'remove-patron', typeof removePatronFields>;

export interface PatronRemoved extends Happened {
  readonly happened: 'patron-removed';
  readonly seat: number;
  readonly why: Removal;
}

const replacePatronFields = { ...field.ofSeat, ...field.ofPatron };

type ReplacePatron = CommandWith<'replace-patron', typeof replacePatronFields>;

export interface PatronReplaced extends Happened {
  readonly happened: 'patron-replaced';
  readonly seat: number;
  readonly patron: string;
}

function decideSitDown(room: SimultaneousContext, { by, at, seat }: SitDown): SimultaneousDecision {
  const { exclusive, entrant } = procedureOf(room);
  const place = simultaneousSeat(room.play, seat);
  if (place === undefined) {
    return refuseTournament('no-such-seat', exclusive, { code: 'seat-of-nobody', seat });
  }
  if (by.role === 'patron' && by.id !== place.patron) {
    return refuseTournament('not-entered', entrant, { code: 'seat-of-other-entrant' });
  }
  if (place.present || place.state !== 'in') {
    return refuseTournament('nothing-to-do', exclusive, { code: 'nobody-expected', seat });
  }
  return [{ happened: 'sat-down', by, at, seat }];
}

/** Whoever leaves takes back what lies and leaves the chips. */
function decideRemovePatron(
  room: SimultaneousContext,
  { by, at, seat: number, why }: RemovePatron,
): SimultaneousDecision {
  const { play } = room;
  const seat = simultaneousSeat(play, number);
  if (seat?.state !== 'in') {
    return refuseTournament('not-entered', procedureOf(room).entrant, {
      code: 'nobody-in-at-seat',
      seat: number,
    });
  }
  const drafts = [...giveBackAll(play, seat), toBank(number, chipsOf(play, number))];
  const transfers = mustDrawUpChips(play.ledger, drafts);
  return [{ happened: 'patron-removed', by, at, seat: number, why, transfers }];
}

function decideReplacePatron(
  room: SimultaneousContext,
  { by, at, seat, patron }: ReplacePatron,
): SimultaneousDecision {
  if (simultaneousSeat(room.play, seat)?.state !== 'in') {
    return refuseTournament('not-entered', procedureOf(room).substitute, {
      code: 'nobody-in-at-seat',
      seat,
    });
  }
  return [{ happened: 'patron-replaced', by, at, seat, patron }];
}

export const sitDownAct: SimultaneousAct<SitDown, SatDown> = {
  name: 'sit-down',
  fields: field.ofSeat,
  may: AT_TABLE,
  decide: decideSitDown,
  evolve: {
    'sat-down': (play, { seat }) =>
      changeSimultaneousSeat(play, seat, at => ({ ...at, present: true })),
  },
};

export const removePatronAct: SimultaneousAct<RemovePatron, PatronRemoved> = {
  name: 'remove-patron',
  fields: removePatronFields,
  may: [],
  decide: decideRemovePatron,
  evolve: {
    'patron-removed': (play, { seat, why }) =>
      changeSimultaneousSeat(play, seat, at => ({
        ...at,
        wagers: [],
        state: why,
        outAfterCoup: play.coup,
      })),
  },
};

export const replacePatronAct: SimultaneousAct<ReplacePatron, PatronReplaced> = {
  name: 'replace-patron',
  fields: replacePatronFields,
  may: [],
  decide: decideReplacePatron,
  evolve: {
    'patron-replaced': (play, { seat, patron }) =>
      changeSimultaneousSeat(play, seat, at => ({ ...at, patron })),
  },
};

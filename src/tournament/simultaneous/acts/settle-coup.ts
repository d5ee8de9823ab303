// A coup is settled: by the table where its cards were dealt, then for the stakes, once every
// secret has been opened.

import { AT_TABLE_STAFF } from '../../sessions/at-table-powers.ts';
import { COUPS_REMEMBERED } from '../../../table/index.ts';
import type {
  CommandWith,
  Happened,
  SettledSeat,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { refuseTournament } from '../../refusal.ts';
import type { CoupTold, RecordPlace } from '../../sessions/table-coup.ts';
import { settleWagers } from '../settle.ts';
import type { SimultaneousPlay } from '../simultaneous.ts';
import { secretsClause } from '../wager.ts';
import { decideAskTable } from './at-table.ts';

type SettleStakes = CommandWith<'settle-coup'>;

/** The cards are known, and sealed wagers wait to be opened. */
export interface CoupCardsTold extends Happened {
  readonly happened: 'coup-told';
  readonly coup: CoupTold;
}

export interface StakesSettled extends Happened {
  readonly happened: 'coup-settled';
  readonly coup: CoupTold;
  readonly seats: readonly SettledSeat[];
  readonly eliminated: readonly number[];
  /** Not in journals of 0.1.0, whose coups were typed in. */
  readonly of?: RecordPlace;
}

/** The table settles its coup; once secrets have been opened, the stakes follow. */
const decideSettleStakes = (
  context: SimultaneousContext,
  command: SettleStakes,
): SimultaneousDecision =>
  context.play.phase === 'no-more-wagers'
    ? decideAskTable(context, { ...command, do: 'at-table', command: { do: 'settle-coup' } })
    : settleOpened(context, command);

/** Every sealed wager has been opened: the coup is settled with the others. */
function settleOpened(room: SimultaneousContext, { by, at }: SettleStakes): SimultaneousDecision {
  const { told, seats } = room.play;
  const clause = secretsClause(room);
  if (told === null)
    return refuseTournament('not-now', clause, { code: 'no-coup-waits-for-secrets' });
  const waiting = seats.filter(({ wagers }) => wagers.some(({ sealed }) => sealed));
  if (waiting.length > 0) {
    return refuseTournament('steps-missing', clause, {
      code: 'secret-not-opened',
      seats: waiting.map(({ seat }) => seat),
    });
  }
  return settleWagers(room, { by, at }, told);
}

function stakesSettled(play: SimultaneousPlay, event: StakesSettled): SimultaneousPlay {
  const counts = !('countsForNothing' in event.coup);
  const seats = play.seats.map(seat => ({
    ...seat,
    wagers: [],
    secretsUsed: seat.secretsUsed + (counts && seat.wagers.some(({ secret }) => secret) ? 1 : 0),
    ...(event.eliminated.includes(seat.seat)
      ? { state: 'eliminated' as const, outAfterCoup: play.coup }
      : {}),
  }));
  const coupsPlayed = play.coupsPlayed + (counts ? 1 : 0);
  const { coup, seats: decided, of } = event;
  const last = { number: play.coup, coup, seats: decided };
  const settled =
    of === undefined ? [] : [...play.settled, { of, ...last }].slice(-COUPS_REMEMBERED);
  return { ...play, phase: 'between-coups', seats, coupsPlayed, told: null, last, settled };
}

export const settleStakesAct: SimultaneousAct<SettleStakes, CoupCardsTold | StakesSettled> = {
  name: 'settle-coup',
  fields: {},
  may: AT_TABLE_STAFF,
  decide: decideSettleStakes,
  evolve: {
    'coup-told': (play, { coup }) => ({ ...play, phase: 'revealing', told: coup }),
    'coup-settled': stakesSettled,
  },
};

// A table where everybody wagers together, as a viewer may see it: no secret but the own.

import type { Rulebook } from '../../rulebooks/index.ts';
import { type DealingView, dealingViewOf } from './dealing-view.ts';
import { type TournamentFeltView, tournamentFeltOf } from './felt-view.ts';
import { oddsInPlay } from './odds-view.ts';
import type { OddsOnSign } from '../../table/views/index.ts';
import type { Limit } from '../../rules/placement/limits.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import type { SessionLength, Standing, StandingState } from '../sessions/play-rules.ts';
import type { CoupTold } from '../sessions/table-coup.ts';
import { isOver, standingsOfSimultaneous } from '../simultaneous/index.ts';
import { chipsOf, freeChipsOf } from '../simultaneous/money.ts';
import type {
  PreviousSimultaneousCoup,
  SimultaneousPlay,
  SimultaneousPhase,
  SimultaneousSeat,
} from '../simultaneous/simultaneous.ts';
import { type TournamentViewer, viewerMay } from './viewer.ts';

const RUNS_TABLE = ['run-table', 'direct-tournament'] as const;

export interface ShownWager {
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly secret: boolean;
}

export interface SimultaneousSeatView {
  readonly seat: number;
  readonly patron: string;
  readonly present: boolean;
  readonly state: StandingState;
  /** All chips of the seat, on bets or not: no secret changes it before the coup is over. */
  readonly worth: number;
  /** Wagers that lie open; a sealed one is in the own view alone. */
  readonly wagers: readonly ShownWager[];
  /** A sealed form lies at the seat: everybody sees that, and nobody what it says. */
  readonly sealed: boolean;
}

export interface SimultaneousView {
  readonly table: string;
  readonly phase: SimultaneousPhase;
  readonly limits: Limit;
  readonly odds: readonly OddsOnSign[];
  readonly secretWagers: number;
  readonly coup: number;
  readonly coupsPlayed: number;
  /** Nothing is left to play: the length is over, or nobody is in any more. */
  readonly over: boolean;
  /** The cards of the coup whose sealed wagers are being opened. */
  readonly told: CoupTold | null;
  readonly felt: TournamentFeltView | null;
  readonly length: SessionLength;
  readonly startsAt: number;
  readonly last: PreviousSimultaneousCoup | null;
  readonly seats: readonly SimultaneousSeatView[];
  readonly standings: readonly Standing[];
  /** The coup at the table, for those who run it. */
  readonly dealing: DealingView | null;
  readonly you: {
    readonly seat: number;
    readonly free: number;
    readonly secretsLeft: number;
    readonly wagers: readonly ShownWager[];
  } | null;
}

export function simultaneousViewFor(
  book: Rulebook,
  play: SimultaneousPlay,
  viewer: TournamentViewer,
  at: number,
): SimultaneousView {
  const own =
    viewer.role === 'patron' ? play.seats.find(({ patron }) => patron === viewer.id) : undefined;
  return {
    table: play.table,
    phase: play.phase,
    limits: play.rules.limits,
    odds: oddsInPlay(book, play.rules),
    secretWagers: play.rules.secretWagers,
    coup: play.coup,
    coupsPlayed: play.coupsPlayed,
    over: isDone(play, at),
    told: play.told,
    felt: tournamentFeltOf(book, play.dealing),
    length: play.rules.length,
    startsAt: play.startsAt,
    last: play.last,
    seats: play.seats.map(seat => seatView(play, seat)),
    standings: standingsOfSimultaneous(play),
    dealing: viewerMay(viewer, RUNS_TABLE) ? dealingViewOf(book, play.dealing) : null,
    you:
      own === undefined
        ? null
        : {
            seat: own.seat,
            free: freeChipsOf(play, own.seat),
            secretsLeft: play.rules.secretWagers - own.secretsUsed,
            wagers: own.wagers.map(shown),
          },
  };
}

/** A coup that has begun is finished first. */
const isDone = (play: SimultaneousPlay, at: number): boolean =>
  play.phase === 'ended' ||
  (play.phase === 'between-coups' &&
    (isOver(play, at) || play.seats.every(({ state }) => state !== 'in')));

const shown = ({ on, stake, secret }: ShownWager): ShownWager => ({ on, stake, secret });

function seatView(
  play: SimultaneousPlay,
  { seat, patron, present, state, wagers }: SimultaneousSeat,
) {
  const open = wagers.filter(wager => !wager.sealed).map(shown);
  const sealed = wagers.some(wager => wager.sealed);
  return { seat, patron, present, state, worth: chipsOf(play, seat), wagers: open, sealed };
}

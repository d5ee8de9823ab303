// Closes the period: what the book does not let stand goes back, who missed it is named.

import { AT_TABLE_STAFF } from '../../sessions/at-table-powers.ts';
import { type Transfer, voidTransfer } from '../../../ledger/index.ts';
import type {
  CommandWith,
  Happened,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { askSimultaneousDealing } from '../dealing.ts';
import { behind, chipsOf, mustDrawUpChips, toBank } from '../money.ts';
import { isTournamentRefusal, refuseTournament } from '../../refusal.ts';
import { procedureOf } from '../../roles.ts';
import { seatAccount, type SimultaneousPlay, type SimultaneousSeat } from '../simultaneous.ts';
import { judgeSeat } from '../wager.ts';

type ClosePeriod = CommandWith<'close-wagering'>;

export interface PeriodClosed extends Happened {
  readonly happened: 'wagering-closed';
  /** Those who wagered too little where a wager was compulsory. */
  readonly missed: readonly number[];
  /** Main wagers under the minimum go back with what hangs on them. */
  readonly clause: string;
}

/** The table says no more bets, then the stakes are looked at. */
function decideClosePeriod(
  context: SimultaneousContext,
  command: ClosePeriod,
): SimultaneousDecision {
  const closed = stakesClosed(context, command);
  if (isTournamentRefusal(closed)) return closed;
  const { by, at } = command;
  const called = askSimultaneousDealing(context, { by, at }, [{ do: 'close-wagering' }]);
  return isTournamentRefusal(called) ? called : [...called, ...closed];
}

function stakesClosed(room: SimultaneousContext, { by, at }: ClosePeriod): SimultaneousDecision {
  const { play, directorPresent } = room;
  const { director, sessions, equalChance } = procedureOf(room);
  if (play.phase !== 'wagering') {
    return refuseTournament('not-now', sessions.ranking, { code: 'no-period-open' });
  }
  if (!directorPresent) {
    return refuseTournament('director-away', director.present, {
      code: 'director-must-be-present',
    });
  }
  const drafts = play.seats.flatMap(seat =>
    fallen(room, seat).map(wager => voidTransfer(behind(play, seat.seat, wager))),
  );
  const missed = play.rules.compulsory
    ? play.seats.filter(seat => seat.state === 'in' && !hasWagered(room, seat))
    : [];
  const { min } = play.rules.limits;
  const deductions = missed.map(({ seat }) => toBank(seat, Math.min(min, chipsOf(play, seat))));
  const taken = play.rules.missedWager === 'minimum-deducted' ? deductions : [];
  const transfers = mustDrawUpChips(play.ledger, [...drafts, ...taken]);
  return [
    {
      happened: 'wagering-closed',
      by,
      at,
      missed: missed.map(({ seat }) => seat),
      clause: equalChance,
      transfers,
    },
  ];
}

/** Wagers that do not stand at the close, such as pairs whose main wager was taken back. */
function fallen(room: SimultaneousContext, seat: SimultaneousSeat): SimultaneousSeat['wagers'] {
  const refused = judgeSeat(room, seat.seat, seat.wagers).refused.map(({ wager }) => wager);
  return seat.wagers.filter(wager => refused.includes(wager));
}

const hasWagered = (room: SimultaneousContext, seat: SimultaneousSeat): boolean =>
  seat.wagers.length > fallen(room, seat).length;

/** Stakes that were given back at the close lie no more; who missed the coup may be out. */
function periodClosed(play: SimultaneousPlay, event: PeriodClosed): SimultaneousPlay {
  const back = voided(event.transfers ?? []);
  const out = play.rules.missedWager === 'eliminated' ? event.missed : [];
  const seats = play.seats.map(seat => ({
    ...seat,
    wagers: seat.wagers.filter(
      wager =>
        !back.some(({ debit, id }) => debit === seatAccount(seat.seat) && id === wager.transfer),
    ),
    ...(out.includes(seat.seat) ? { state: 'eliminated' as const, outAfterCoup: play.coup } : {}),
  }));
  return { ...play, phase: 'no-more-wagers', seats };
}

const voided = (transfers: readonly Transfer[]) =>
  transfers
    .filter(({ act }) => act === 'void')
    .map(({ debit, refersTo }) => ({ debit, id: refersTo }));

export const closePeriodAct: SimultaneousAct<ClosePeriod, PeriodClosed> = {
  name: 'close-wagering',
  fields: {},
  may: AT_TABLE_STAFF,
  decide: decideClosePeriod,
  evolve: { 'wagering-closed': periodClosed },
};

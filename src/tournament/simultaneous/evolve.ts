// The next state of a table where everybody wagers together.

import { assert, never } from '../../rules/assert.ts';
import type { Transfer } from '../../ledger/index.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import { COUPS_REMEMBERED, evolve } from '../../table/index.ts';
import type { Standing } from '../play-rules.ts';
import type { CoupTold } from '../table-coup.ts';
import type { TogetherEvent, TogetherEventOf } from './act.ts';
import { chipsOf, enterChips } from './money.ts';
import {
  changeTogetherSeat,
  seatAccount,
  type SettledCoup,
  type Together,
  type TogetherSeat,
} from './simultaneous.ts';

export function evolveTogether(book: Rulebook, before: Together, event: TogetherEvent): Together {
  const transfers = event.transfers ?? [];
  const standings = event.happened === 'play-ended' ? standingsOfTogether(before) : null;
  const play = { ...before, ledger: enterChips(before.ledger, transfers) };
  switch (event.happened) {
    case 'banks-issued':
      return { ...play, phase: 'between-coups' };
    case 'sat-down':
      return changeTogetherSeat(play, event.seat, seat => ({ ...seat, present: true }));
    case 'wagering-opened':
      return { ...play, phase: 'wagering', coup: event.coup };
    case 'wager-laid':
      return changeTogetherSeat(play, event.seat, seat => wagerLaid(seat, event));
    case 'wager-sealed':
      return changeTogetherSeat(play, event.seat, seat => sealed(seat, event));
    case 'seal-broken':
      return changeTogetherSeat(play, event.seat, seat => ({
        ...seat,
        wagers: seat.wagers.filter(wager => !wager.sealed),
      }));
    case 'wagering-closed':
      return wageringClosed(play, event);
    case 'coup-told':
      return { ...play, phase: 'revealing', told: event.coup };
    case 'secret-opened':
      return changeTogetherSeat(play, event.seat, seat => ({
        ...seat,
        wagers: seat.wagers.map(wager => ({ ...wager, sealed: false })),
      }));
    case 'coup-settled':
      return coupSettled(play, event);
    case 'coup-restated':
      return coupRestated(play, event);
    case 'at-table':
      return { ...play, dealing: evolve({ book, table: play.dealing }, event.event) };
    case 'shoe-ended':
      return { ...play, shoesOver: play.shoesOver + 1 };
    case 'chips-added':
    case 'chips-taken':
      return play;
    case 'patron-removed':
      return changeTogetherSeat(play, event.seat, seat => ({
        ...seat,
        wagers: [],
        state: event.why,
        outAfterCoup: play.coup,
      }));
    case 'patron-replaced':
      return changeTogetherSeat(play, event.seat, seat => ({ ...seat, patron: event.patron }));
    case 'play-ended':
      assert(standings !== null, 'taken above, before the chips went back');
      return { ...play, phase: 'ended', standings };
    default:
      return never(event);
  }
}

function wagerLaid(seat: TogetherSeat, event: TogetherEventOf<'wager-laid'>): TogetherSeat {
  const { on, stake, secret, transfers = [] } = event;
  const others = seat.wagers.filter(wager => wager.on !== on || wager.secret !== secret);
  const id = transfers.at(-1)?.id;
  return stake === 0 || id === undefined
    ? { ...seat, wagers: others }
    : { ...seat, wagers: [...others, { on, stake, secret, sealed: secret, transfer: id }] };
}

function sealed(seat: TogetherSeat, event: TogetherEventOf<'wager-sealed'>): TogetherSeat {
  const { on, stake, transfers = [] } = event;
  const id = transfers.at(-1)?.id;
  assert(id !== undefined, 'a sealed wager holds its chips');
  const wager = { on, stake, secret: true, sealed: true, transfer: id };
  return { ...seat, wagers: [...seat.wagers, wager] };
}

/** Stakes that were given back at the close lie no more; who missed the coup may be out. */
function wageringClosed(play: Together, event: TogetherEventOf<'wagering-closed'>): Together {
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

function coupSettled(play: Together, event: TogetherEventOf<'coup-settled'>): Together {
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

function coupRestated(play: Together, event: TogetherEventOf<'coup-restated'>): Together {
  const { of, coup, seats: decided, back, eliminated } = event;
  const isIt = (each: SettledCoup) => each.of.shoe === of.shoe && each.of.number === of.number;
  const was = play.settled.find(isIt);
  assert(was !== undefined, 'a coup that was settled is restated');
  const now = { ...was, coup, seats: decided };
  const counts = (told: CoupTold): number => ('countsForNothing' in told ? 0 : 1);
  return {
    ...play,
    coupsPlayed: play.coupsPlayed + counts(coup) - counts(was.coup),
    settled: play.settled.map(each => (isIt(each) ? now : each)),
    last:
      play.last?.number === was.number ? { number: was.number, coup, seats: decided } : play.last,
    seats: play.seats.map(seat => {
      if (back.includes(seat.seat)) return { ...seat, state: 'in', outAfterCoup: null };
      if (!eliminated.includes(seat.seat)) return seat;
      return { ...seat, state: 'eliminated', outAfterCoup: play.coup };
    }),
  };
}

/** How everybody stands; as it was at the end, once play has ended. */
export const standingsOfTogether = (play: Together): readonly Standing[] =>
  play.standings ??
  play.seats.map(({ seat, patron, state, outAfterCoup }) => ({
    seat,
    patron,
    chips: chipsOf(play, seat),
    state,
    outAfterCoup,
  }));

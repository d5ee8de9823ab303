// What goes back when wagering closes: pairs without a qualifier, sums too small, Runs left alone.

import type { Side } from '../../rules/hand.ts';
import { type BackReason, closeWagers } from '../../rules/placement/close.ts';
import { isRunWager } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import { peopleAt } from '../people/people-at.ts';
import { asWager } from './riding.ts';
import type { Reason } from '../reason.ts';
import type { RidingRun, Seat } from '../table.ts';
import { betOf, type Wager } from './wager.ts';

/** A wager that goes back, with the clause that sends it. */
export interface ReturnedWager {
  readonly seat: number;
  readonly wager: Wager;
  readonly clause: string;
  /** Why, where a clause of the close sends it back. */
  readonly reason?: Reason;
}

/** The side that a patron's main wager nominates for this coup of a combination Run (6.5.7). */
export interface Nomination {
  readonly seat: number;
  readonly transfer: number;
  readonly side: Side;
}

export interface AtClose {
  readonly returned: readonly ReturnedWager[];
  readonly nominations: readonly Nomination[];
}

const NOTHING: AtClose = { returned: [], nominations: [] };

/** What the close does at one seat, person by person; before the close it is a warning. */
export function atClose(room: At, seat: Seat): AtClose {
  if (seat.wagers.length === 0 && seat.runs.length === 0) return NOTHING;
  const each = peopleAt(seat).map(({ id }) => atCloseFor(room, seat, id));
  return {
    returned: each.flatMap(({ returned }) => returned),
    nominations: each.flatMap(({ nominations }) => nominations),
  };
}

/** The rules' judgement of one person's wagers, with a reason for each that goes back. */
export function atCloseFor({ book, table }: At, seat: Seat, patron: string): AtClose {
  const mine = seat.wagers.filter(wager => wager.patron === patron);
  const riding = seat.runs.length === 0 ? [] : ridingCombinations(seat, patron);
  // Wagers that may only be lowered change no nomination that was made at "no more bets".
  const combinations = table.phase === 'wagers-reopened' ? null : riding;
  const least = table.setup?.aggregateMin ?? 0;
  const { back, nominations } = closeWagers(book, least, mine, combinations);
  // Nearly always nothing goes back, and every wager asks.
  if (back.length === 0 && nominations.length === 0) return NOTHING;
  const { number } = seat;
  return {
    returned: back.map(({ wager, reason }) => {
      return { seat: number, wager, clause: reason.clause, reason: reasonFor(wager, reason) };
    }),
    nominations: nominations.map(({ wager, side }) => {
      return { seat: number, transfer: wager.transfer, side };
    }),
  };
}

const ridingCombinations = ({ runs }: Seat, patron: string) =>
  runs
    .filter(run => run.patron === patron && run.wager.on === 'combination-run')
    .map(run => ({ wager: asWager(run), wants: declaredSide(run) }));

function reasonFor(wager: Wager, why: BackReason): Reason {
  if (why.refusal === 'below-aggregate-minimum') {
    return { code: 'returned-below-total-minimum', minimum: why.least, stake: why.sum };
  }
  const bet = betOf(wager);
  if (why.missing === 'qualifier') return { code: 'returned-without-main-wager', bet };
  const { sides, wants = 'banker' } = why;
  if (sides.length === 0) return { code: 'returned-without-nomination', bet };
  if (sides.length === 2) return { code: 'returned-for-both-sides', bet };
  return { code: 'returned-for-other-side', bet, side: wants };
}

/** The side declared in advance for this coup; undefined where the main wager nominates it. */
function declaredSide({ wager, count, nominates }: RidingRun): Side | undefined {
  return nominates === true || wager.on !== 'combination-run' ? undefined : wager.pattern[count];
}

/** A seat once the close has sent wagers back and sides are nominated. */
export function seatAtClose(seat: Seat, returned: ReadonlySet<number>, sides: Sides): Seat {
  const touched = (id: number) => returned.has(id) || sides.has(id);
  const laid = [...seat.wagers, ...seat.runs];
  if (!laid.some(({ transfer }) => touched(transfer))) return seat;
  return {
    ...seat,
    revision: seat.revision + 1,
    wagers: seat.wagers
      .filter(({ transfer }) => !returned.has(transfer))
      .map(wager => nominatedWager(wager, sides.get(wager.transfer))),
    runs: seat.runs
      .filter(({ transfer }) => !returned.has(transfer))
      .map(run => nominatedRun(run, sides.get(run.transfer))),
  };
}

type Sides = ReadonlyMap<number, Side>;

const nominatedWager = (wager: Wager, nominated: Side | undefined): Wager =>
  nominated === undefined || !isRunWager(wager.on) || wager.pattern !== undefined
    ? wager
    : { ...wager, nominated };

/** The pattern behind the coups already played is the side nominated now, until the next one. */
function nominatedRun(run: RidingRun, side: Side | undefined): RidingRun {
  const { wager, count, nominates } = run;
  if (side === undefined || nominates !== true || wager.on !== 'combination-run') return run;
  const pattern = wager.pattern.map((before, at) => (at < count ? before : side));
  return { ...run, wager: { ...wager, pattern } };
}

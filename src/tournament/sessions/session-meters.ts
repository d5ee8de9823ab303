// The meters of one table in one session: what each seat was awarded, wagered and won there, apart
// from every other session and from all money (R-MOD-3).

import type { TableHappening } from './at-table.ts';
import type { PlayEvent } from '../in-turn/index.ts';
import type { SimultaneousEvent } from '../simultaneous/index.ts';

export interface SeatMeters {
  readonly seat: number;
  /** Coups in which a wager of the seat was decided. */
  readonly played: number;
  /** Stakes of wagers that were decided. */
  readonly wagered: number;
  /** What those brought back, the stake included. */
  readonly won: number;
  /** Chips that came without a wager: the starting bank, and what was bought in addition. */
  readonly awarded: number;
  /** Chips that went without one: minima of those who were away, penalties, a lost place. */
  readonly taken: number;
  /** The last coup that was counted. */
  readonly lastCoup: number;
}

const NOTHING = { played: 0, wagered: 0, won: 0, awarded: 0, taken: 0, lastCoup: 0 } as const;

/** What one thing that happened adds to the meters of a seat. */
interface Rise {
  readonly seat: number;
  readonly wagered?: number;
  readonly won?: number;
  readonly awarded?: number;
  readonly taken?: number;
}

/** The meters after something happened in a coup of the table. */
export const metersAfter = (
  meters: readonly SeatMeters[],
  { way, what }: TableHappening,
  coup: number,
): readonly SeatMeters[] =>
  (way === 'in-turn' ? inTurn(what) : together(what)).reduce(
    (after, rise) => risen(after, rise, coup),
    meters,
  );

function risen(meters: readonly SeatMeters[], rise: Rise, coup: number): readonly SeatMeters[] {
  const { seat, wagered = 0, won = 0, awarded = 0, taken = 0 } = rise;
  const was = meters.find(each => each.seat === seat) ?? { seat, ...NOTHING };
  const isPlayed = wagered > 0 && was.lastCoup !== coup;
  const now: SeatMeters = {
    seat,
    played: was.played + (isPlayed ? 1 : 0),
    wagered: was.wagered + wagered,
    won: was.won + won,
    awarded: was.awarded + awarded,
    taken: was.taken + taken,
    lastCoup: isPlayed ? coup : was.lastCoup,
  };
  const others = meters.filter(each => each.seat !== seat);
  return [...others, now].toSorted((one, other) => one.seat - other.seat);
}

function inTurn(what: PlayEvent): readonly Rise[] {
  const { happened } = what;
  if (happened === 'chips-given') return [{ seat: what.seat, awarded: what.chips }];
  if (happened === 'coup-restated')
    return what.moves.map(({ seat, more }) => ({ seat, won: more }));
  if (happened === 'minimum-deducted' || happened === 'position-left') {
    return [{ seat: what.seat, taken: what.chips }];
  }
  if (happened !== 'losing-collected' && happened !== 'winning-paid') return [];
  return what.lines.map(({ seat, stake, paid }) => ({ seat, wagered: stake, won: paid }));
}

/** Where everybody wagers together each seat has an account: its meters follow what moved there. */
function together(what: SimultaneousEvent): readonly Rise[] {
  if (what.happened === 'coup-settled') {
    if ('countsForNothing' in what.coup) return [];
    return what.seats.flatMap(({ seat, wagers }) =>
      wagers.map(({ stake, paid }) => ({ seat, wagered: stake, won: paid })),
    );
  }
  if (what.happened === 'play-ended') return [];
  if (what.happened === 'coup-restated') {
    return (what.transfers ?? []).map(({ debit, credit, cents }) =>
      debit.startsWith('patron:')
        ? { seat: seatOf(debit), won: -cents }
        : { seat: seatOf(credit), won: cents },
    );
  }
  return (what.transfers ?? [])
    .filter(({ act }) => act === 'transfer')
    .map(({ debit, credit, cents }) =>
      debit.startsWith('patron:')
        ? { seat: seatOf(debit), taken: cents }
        : { seat: seatOf(credit), awarded: cents },
    );
}

const seatOf = (account: string): number => Number(account.slice('patron:'.length));

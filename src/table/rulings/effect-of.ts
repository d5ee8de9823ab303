// What a ruling would do to cards, wagers and money, shown before anybody confirms it.

import type { Card } from '../../rules/cards.ts';
import type { Side } from '../../rules/hand.ts';
import { carriedOut } from '../acts/coup/report-irregularity.ts';
import type { At } from '../act.ts';
import { dummyNotice } from '../coup/dummy.ts';
import { fold } from '../evolve.ts';
import type { Report, Verdict } from '../irregularities/irregularity.ts';
import { availableOf, patronAccount } from '../accounts/money.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { rulingFor } from './ruling-for.ts';
import type { OutstandingDifference } from '../restatement/outstanding.ts';
import type { StreakFate } from '../restatement/streaks-anew.ts';
import { withSurplus } from '../coup/surplus-cards.ts';
import type { CoupRecord, CoupStanding, Seat, Table, TablePhase } from '../table.ts';

/** What would come back to one patron, in cents. */
export interface SeatEffect {
  readonly seat: number;
  readonly patron: string;
  /** Stakes that lie now and would not lie any more. */
  readonly wagersGone: number;
  /** How much more the patron could stake or be paid. */
  readonly credit: number;
}

export interface Effect {
  readonly verdict: Verdict;
  readonly phase: TablePhase;
  /** How the coup would stand; 'over' where it would be at an end. */
  readonly coup: CoupStanding | 'over' | 'none';
  readonly hands: Readonly<Record<Side, readonly (Card | null)[]>>;
  /** Cards that would open the next coup. */
  readonly held: readonly (Card | null)[];
  /** The clause that would make the next coup a dummy. */
  readonly nextIsDummy: string | null;
  readonly seats: readonly SeatEffect[];
  /** A settled coup as it would stand, where it would be calculated again. */
  readonly corrected: CoupRecord | null;
  /** What would be outstanding from that coup, by patron. */
  readonly outstanding: readonly OutstandingDifference[];
  /** What would become of Runs and tails of that coup beside their payments. */
  readonly streaks: readonly StreakFate[];
}

/** The whole effect of a report, or why it would be refused. Does nothing. */
export function effectOf(room: At, asked: Report): Effect | Refusal {
  const report = withSurplus(room, asked);
  const verdict = rulingFor(room, report);
  if (isRefusal(verdict)) return verdict;
  const events = carriedOut(room, report, verdict);
  if (isRefusal(events)) return events;
  const after = fold(room.book, room.table, events);
  const before = room.table;
  const restated = events.find(event => event.happened === 'coup-restated');
  return {
    verdict,
    phase: after.phase,
    coup: after.coup?.standing ?? (before.coup === null ? 'none' : 'over'),
    hands: { player: cardsOf(after, 'player'), banker: cardsOf(after, 'banker') },
    held: after.shoe.held,
    nextIsDummy: dummyNotice(after).next,
    seats: before.seats.flatMap(seat => seatEffects(before, after, seat)),
    corrected: restated?.record ?? null,
    outstanding: restated?.outstanding ?? [],
    streaks: events.flatMap(event => ('streaks' in event ? (event.streaks?.fates ?? []) : [])),
  };
}

const cardsOf = ({ coup }: Table, side: Side): readonly (Card | null)[] =>
  (coup?.cards ?? []).filter(({ to }) => to === side).map(({ card }) => card);

function seatEffects(before: Table, after: Table, seat: Seat): readonly SeatEffect[] {
  const patrons = [...(seat.patron === null ? [] : [seat.patron]), ...seat.standing];
  return patrons.flatMap(({ id }) => {
    const account = patronAccount(seat.number, id);
    const credit = availableOf(after.ledger, account) - availableOf(before.ledger, account);
    const wagersGone = lying(before, seat.number, id) - lying(after, seat.number, id);
    const touched = credit !== 0 || wagersGone !== 0;
    return touched ? [{ seat: seat.number, patron: id, wagersGone, credit }] : [];
  });
}

const lying = ({ seats }: Table, number: number, patron: string): number =>
  (seats.find(seat => seat.number === number)?.wagers ?? [])
    .filter(wager => wager.patron === patron)
    .reduce((sum, { stake }) => sum + stake, 0);

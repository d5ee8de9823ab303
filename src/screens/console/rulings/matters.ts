// Everything at a table that waits for a person, worked out from the view; counted on the tab.

import type { ConsoleView } from '../../../wire/index.ts';

/** A terminal that is away while its wagers lie. */
export const awaySeats = (
  { seats, phase, floor }: Pick<ConsoleView, 'seats' | 'phase' | 'floor'>,
  connected: readonly number[],
): readonly number[] =>
  floor.stakeMode !== 'seat-terminals' || phase === 'closed'
    ? []
    : seats
        .filter(({ seat, wagers, patron }) => {
          // A simulated patron of a demonstration has no terminal that could be away.
          const isPerson = patron?.startsWith('simulated-') !== true;
          return isPerson && wagers.length > 0 && !connected.includes(seat);
        })
        .map(({ seat }) => seat);

export const leavingSeats = ({ seats }: Pick<ConsoleView, 'seats'>) =>
  seats.filter(({ leaving, patron }) => leaving && patron !== null);

export const faultySeats = ({ seats }: Pick<ConsoleView, 'seats'>) =>
  seats.filter(({ state }) => state === 'faulty');

/** A win too large to be paid without an attendant (R-CSH-11). */
export const lockedSeats = ({ seats }: Pick<ConsoleView, 'seats'>) =>
  seats.filter(({ locked = 0 }) => locked > 0);

/** What stays open with the house when the table closes (G18). */
export const staysOpen = ({ floor, shownMatters }: ConsoleView): number =>
  [floor.claims, floor.holds, floor.owed, floor.debts, floor.detained, shownMatters].reduce(
    (sum, list) => sum + list.length,
    0,
  );

/** How many things wait. */
export function mattersCount(view: ConsoleView, connected: readonly number[]): number {
  return [
    view.floor.claims,
    view.floor.owed,
    view.floor.holds,
    view.floor.debts,
    view.floor.detained,
    view.shownMatters,
    view.tooMuch,
    view.unpayable,
    faultySeats(view),
    lockedSeats(view),
    leavingSeats(view),
    awaySeats(view, connected),
  ].reduce((sum, list) => sum + list.length, 0);
}

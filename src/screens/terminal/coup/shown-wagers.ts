// What this terminal shows once wagers are closed, said back to the house (crown-rapid 4.6, G9).

import { useEffect } from 'react';
import { digestOf } from '../../../table/wagers/snapshot-digest.ts';
import type { PublicView, SeatView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import type { ScreenState } from '../../client/screen-state.ts';

/** Says what is shown, once it stands on the screen: effects come after the drawing. */
export function useShown(state: ScreenState, line: ScreenConnection): void {
  useEffect(() => {
    const command = shownCommand(state);
    if (command !== null) line.send(command);
  }, [state, line]);
}

/** What there is to say now; null before what is shown is final, and once it has been said. */
export function shownCommand(state: ScreenState): SentCommand | null {
  const { connected, seal, table, seat, said, number } = state;
  if (!connected || seal === null || seat === null || table?.sign?.confirms !== true) return null;
  if (table.coup === null || !isClosed(table)) return null;
  const say = (digest: string): SentCommand => ({
    ...{ do: 'confirm-snapshot', seat: seat.seat, digest, signature: seal },
  });
  const here = digestOf(table.shoe, table.coup.number, []);
  // Said is said: what was paid back or voided since the close does not change what was shown.
  if (said?.digest.startsWith(`${here} `) === true) {
    const isDue = said.standing === 'lost' && number > said.lostAt;
    return isDue ? say(said.digest) : null;
  }
  // With nothing on the felt there is nothing to settle, and silence is no matter.
  if (seat.wagers.length === 0 || !isFinal(state, seat)) return null;
  return say(digestOf(table.shoe, table.coup.number, seat.wagers));
}

/** Closed, and not opened once more for wagers to be changed or taken back (11.7, 11.9). */
const isClosed = ({ phase }: PublicView): boolean =>
  phase === 'no-more-wagers' || phase === 'dealing' || phase === 'complete';

/** No chip is a ghost, nothing is still to go back, and the seat's view came over this line. */
const isFinal = ({ pending, number, seatAt }: ScreenState, { goesBack }: SeatView): boolean =>
  seatAt > 0 &&
  goesBack.length === 0 &&
  pending.every(({ done }) => done !== null && done <= number);

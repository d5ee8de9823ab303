// The inspector's desk: every form of the coup with the faults that can be seen on it (16.6.7).

import { faultsOf } from '../wagers/form-faults.ts';
import type { PlayAt } from '../act.ts';
import type { FormView } from './view.ts';

/** A form reaches the desk when the dealer has marked the seat and passed it on (16.6.6). */
export function deskOf(context: PlayAt): readonly FormView[] {
  const { play } = context;
  return play.positions.flatMap((position): readonly FormView[] => {
    const handedIn = play.coup?.forms[position.seat];
    if (handedIn === undefined || handedIn.markedAt === null) return [];
    return [
      {
        seat: position.seat,
        form: handedIn.form,
        recorded: handedIn.recordedAt !== null,
        approved: handedIn.approvedBy !== null,
        faults: faultsOf(context, position, handedIn),
      },
    ];
  });
}

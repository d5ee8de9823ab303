// What a patron is shown of the own position, and nobody else is.

import type { Side } from '../../../rules/hand.ts';
import type { PlayAt } from '../act.ts';
import { lies } from '../../../table/coup/hands.ts';
import { holdersOf } from '../dealing.ts';
import { deem } from '../wagers/deem.ts';
import type { Position } from '../play.ts';
import type { OwnView } from './view.ts';

export function ownViewOf(room: PlayAt, patron: string | undefined): OwnView | null {
  const { play } = room;
  const position = play.positions.find(each => each.patron === patron && each.state === 'in');
  if (position === undefined) return null;
  const { seat } = position;
  const readers = play.readable?.readers ?? [];
  return {
    seat,
    secretsLeft: play.rules.secretWagers - position.secretsUsed,
    form: play.coup?.forms[seat]?.form ?? null,
    returned: play.returned[seat] ?? [],
    free: position.chips - heldFor(room, position),
    turns: turnsOf(room, seat),
    reading: readers
      .filter(reader => reader.patron === patron)
      .flatMap(({ of }) => {
        const form = play.readable?.forms[of];
        return form === undefined ? [] : [{ seat: of, form }];
      }),
  };
}

/** Chips held for the own secret wager: only its patron sees that they are not free. */
function heldFor({ book, play }: PlayAt, position: Position): number {
  const handedIn = play.coup?.forms[position.seat];
  if (handedIn === undefined || handedIn.laid) return 0;
  const deemed = deem(book, play, position, handedIn);
  return deemed.as === 'wager' ? deemed.stake : 0;
}

function turnsOf({ play }: PlayAt, seat: number): Side | null {
  const { dealing } = play;
  const isDown = (side: Side) => dealing.coup?.cards.some(card => card.to === side && lies(card));
  const holds = (side: Side) => holdersOf(dealing)?.[side] === seat && isDown(side) === true;
  if (holds('player')) return 'player';
  return holds('banker') ? 'banker' : null;
}

// A wager is placed in its turn or out of it, and is final; after a tie it may be changed once.

import * as field from '../../fields.ts';
import { area } from '../form.ts';
import type { CommandWith, Decision, Happened, InTurnAct, PlayAt } from '../act.ts';
import { AT_TABLE } from '../../at-table-powers.ts';
import { changeCoup, changePosition, coupOf, lay } from '../change.ts';
import { judgeWager } from '../judge-wager.ts';
import type { Area, Play } from '../play.ts';
import { hasTaken, isActive, mainStake, ownPosition, positionAt, whoseTurn } from '../positions.ts';
import { hasPlayPower } from '../powers.ts';
import { isRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';

const placeWagerFields = {
  ...field.ofSeat,
  on: area,
  stake: field.cents,
};

type PlaceWager = CommandWith<'place-wager', typeof placeWagerFields>;

export interface WagerPlaced extends Happened {
  readonly happened: 'wager-placed';
  readonly seat: number;
  readonly on: Area;
  readonly stake: number;
  /** Valid all the same, and on record (16.5.7). */
  readonly outOfSequence: boolean;
  /** The stake that had stayed over a tie and is changed (16.5.8). */
  readonly instead: boolean;
}

function decidePlaceWager(room: PlayAt, command: PlaceWager): Decision<WagerPlaced> {
  const { by, at, seat, on, stake } = command;
  const { play } = room;
  if (by.role !== 'patron' && !hasPlayPower(room, by, 'run-the-table')) {
    return deny(room, 'not-authorised', 'ownSeat', { code: 'wager-from-own-seat' });
  }
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  const { coup } = play;
  if (coup === null || play.phase !== 'wagering') {
    return deny(room, 'not-now', 'final', { code: 'wagers-not-open' });
  }
  if (!isActive(position)) {
    return deny(room, 'out-of-play', 'absence', { code: 'nobody-sits-at-seat', seat });
  }
  const no = judgeWager(room, position, command);
  if (no) return no;
  const outOfSequence = !hasTaken(coup, position) && whoseTurn(play) !== seat;
  const instead = position.lying && on !== 'tie';
  return [{ happened: 'wager-placed', by, at, seat, on, stake, outOfSequence, instead }];
}

function evolveWagerPlaced(play: Play, event: WagerPlaced): Play {
  const { seat, on, stake, outOfSequence, instead } = event;
  const coup = coupOf(play);
  const noted = outOfSequence
    ? changeCoup(play, { outOfSequence: [...coup.outOfSequence, seat] })
    : play;
  return lay(instead ? withoutLying(noted, seat) : noted, seat, on, stake);
}

/** The stake that stayed over a tie goes back to the chips before another takes its place. */
function withoutLying(play: Play, seat: number): Play {
  const position = positionAt(play, seat);
  if (position === undefined) return play;
  const back = changePosition(play, seat, ({ chips, layout }) => ({
    chips: chips + mainStake(position),
    layout: { ...layout, player: 0, banker: 0 },
    lying: false,
  }));
  return changeCoup(back, { acted: [...coupOf(play).acted, seat] });
}

export const placeWagerAct: InTurnAct<PlaceWager, WagerPlaced> = {
  name: 'place-wager',
  fields: placeWagerFields,
  may: AT_TABLE,
  decide: decidePlaceWager,
  evolve: { 'wager-placed': evolveWagerPlaced },
};

// A wager is placed in its turn or out of it, and is final; after a tie it may be changed once.

import * as field from '../../../fields.ts';
import { stakeArea } from '../../wagers/form.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePlayCoup, changePosition, playCoupOf, lay } from '../../change.ts';
import { judgeInTurnWager } from '../../wagers/judge-wager.ts';
import type { StakeArea, Play } from '../../play.ts';
import {
  hasTaken,
  isActive,
  mainStake,
  ownPosition,
  positionAt,
  seatToWager,
} from '../../wagers/positions.ts';
import { hasPlayPower } from '../../powers.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

const placeWagerFields = {
  ...field.ofSeat,
  on: stakeArea,
  stake: field.cents,
};

type PlaceWager = CommandWith<'place-wager', typeof placeWagerFields>;

export interface WagerPlaced extends Happened {
  readonly happened: 'wager-placed';
  readonly seat: number;
  readonly on: StakeArea;
  readonly stake: number;
  /** Valid all the same, and on record (16.5.7). */
  readonly outOfSequence: boolean;
  /** The stake that had stayed over a tie and is changed (16.5.8). */
  readonly instead: boolean;
}

function decidePlaceWager(room: PlayAt, command: PlaceWager): TournamentDecision<WagerPlaced> {
  const { by, at, seat, on, stake } = command;
  const { play } = room;
  if (by.role !== 'patron' && !hasPlayPower(room, by, 'run-the-table')) {
    return deny(room, 'not-authorised', 'ownSeat', { code: 'wager-from-own-seat' });
  }
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  const { coup } = play;
  if (coup === null || play.phase !== 'wagering') {
    return deny(room, 'not-now', 'final', { code: 'wagers-not-open' });
  }
  if (!isActive(position)) {
    return deny(room, 'out-of-play', 'absence', { code: 'nobody-sits-at-seat', seat });
  }
  const no = judgeInTurnWager(room, position, command);
  if (no) return no;
  const outOfSequence = !hasTaken(coup, position) && seatToWager(play) !== seat;
  const instead = position.lying && on !== 'tie';
  return [{ happened: 'wager-placed', by, at, seat, on, stake, outOfSequence, instead }];
}

function evolveWagerPlaced(play: Play, event: WagerPlaced): Play {
  const { seat, on, stake, outOfSequence, instead } = event;
  const coup = playCoupOf(play);
  const noted = outOfSequence
    ? changePlayCoup(play, { outOfSequence: [...coup.outOfSequence, seat] })
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
  return changePlayCoup(back, { acted: [...playCoupOf(play).acted, seat] });
}

export const placeWagerAct: InTurnAct<PlaceWager, WagerPlaced> = {
  name: 'place-wager',
  fields: placeWagerFields,
  may: AT_TABLE,
  decide: decidePlaceWager,
  evolve: { 'wager-placed': evolveWagerPlaced },
};

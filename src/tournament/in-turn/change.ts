// Small changes to a table: one position, the coup, the bank.

import { assert } from '../../rules/assert.ts';
import {
  type StakeArea,
  type Bank,
  EMPTY_LAYOUT,
  type FormInHand,
  type Play,
  type PlayCoup,
  type Position,
} from './play.ts';
import { worth } from './wagers/positions.ts';

export function changePosition(
  play: Play,
  seat: number,
  change: (position: Position) => Partial<Position>,
): Play {
  const positions = play.positions.map(position =>
    position.seat === seat ? { ...position, ...change(position) } : position,
  );
  return { ...play, positions };
}

export const playCoupOf = ({ coup }: Play): PlayCoup => {
  assert(coup !== null, 'there is no coup on the table');
  return coup;
};

export const changePlayCoup = (play: Play, change: Partial<PlayCoup>): Play => ({
  ...play,
  coup: { ...playCoupOf(play), ...change },
});

export function changeForm(play: Play, seat: number, change: Partial<FormInHand>): Play {
  const { forms } = playCoupOf(play);
  const form = forms[seat];
  assert(form !== undefined, `seat ${seat} has handed in no form`);
  return changePlayCoup(play, { forms: { ...forms, [seat]: { ...form, ...change } } });
}

/** Books chips that come to the patrons or go from them. */
export const book = (play: Play, account: keyof Bank, chips: number): Play => ({
  ...play,
  bank: { ...play.bank, [account]: play.bank[account] + chips },
});

/** Puts chips of a position on an area. */
export const lay = (play: Play, seat: number, on: StakeArea, chips: number): Play =>
  changePosition(play, seat, position => ({
    chips: position.chips - chips,
    layout: { ...position.layout, [on]: position.layout[on] + chips },
  }));

/** Takes every stake of a position back to its chips. */
export const takeBack = (play: Play, seat: number): Play =>
  changePosition(play, seat, position => ({
    chips: worth(position),
    layout: EMPTY_LAYOUT,
    lying: false,
  }));

export const takeBackAll = (play: Play): Play =>
  play.positions.reduce((after, { seat }) => takeBack(after, seat), play);

/** Every chip is accounted for, and none is owed. */
export function assertBalanced({ bank, positions }: Play): void {
  const lying = positions.reduce((sum, position) => sum + worth(position), 0);
  const out = bank.collected + bank.deducted + bank.backToOperator + bank.backToPatrons;
  assert(bank.given + bank.paid === out + lying, 'the chips of the table do not balance');
  const owed = positions.find(({ chips, layout }) =>
    [chips, layout.player, layout.banker, layout.tie].some(part => part < 0),
  );
  assert(owed === undefined, 'a position has less than no chips');
}

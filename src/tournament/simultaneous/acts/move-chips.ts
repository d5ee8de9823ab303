// Chips that the tournament adds to a seat or takes away, between two coups.

import * as field from '../../fields.ts';
import type {
  CommandWith,
  Happened,
  SimultaneousAct,
  SimultaneousContext,
  SimultaneousDecision,
} from '../act.ts';
import { atRest, chipsOf, fromBank, mustDrawUpChips, toBank } from '../money.ts';
import type { SimultaneousPlay } from '../simultaneous.ts';

const chipsFields = { ...field.ofSeat, chips: field.cents };

type AddChips = CommandWith<'add-chips', typeof chipsFields>;
type TakeChips = CommandWith<'take-chips', typeof chipsFields>;

export interface ChipsAdded extends Happened {
  readonly happened: 'chips-added';
  readonly seat: number;
  readonly chips: number;
}

export interface ChipsTaken extends Happened {
  readonly happened: 'chips-taken';
  readonly seat: number;
  readonly chips: number;
}

function decideAddChips(
  room: SimultaneousContext,
  { by, at, seat, chips }: AddChips,
): SimultaneousDecision {
  const { play } = room;
  const busy = atRest(room);
  if (busy !== undefined) return busy;
  const transfers = mustDrawUpChips(play.ledger, [fromBank(seat, chips)]);
  return [{ happened: 'chips-added', by, at, seat, chips, transfers }];
}

function decideTakeChips(
  room: SimultaneousContext,
  { by, at, seat, chips: asked }: TakeChips,
): SimultaneousDecision {
  const { play } = room;
  const busy = atRest(room);
  if (busy !== undefined) return busy;
  const chips = Math.min(asked, chipsOf(play, seat));
  const transfers = mustDrawUpChips(play.ledger, [toBank(seat, chips)]);
  return [{ happened: 'chips-taken', by, at, seat, chips, transfers }];
}

/** Its money is entered already. */
const same = (play: SimultaneousPlay): SimultaneousPlay => play;

export const addChipsAct: SimultaneousAct<AddChips, ChipsAdded> = {
  name: 'add-chips',
  fields: chipsFields,
  may: [],
  decide: decideAddChips,
  evolve: { 'chips-added': same },
};

export const takeChipsAct: SimultaneousAct<TakeChips, ChipsTaken> = {
  name: 'take-chips',
  fields: chipsFields,
  may: [],
  decide: decideTakeChips,
  evolve: { 'chips-taken': same },
};

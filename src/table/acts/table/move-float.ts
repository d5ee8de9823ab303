// Chips between cage and table: opening float, fills and credits, numbered and signed by two (G12).

import { z } from 'zod';

import * as field from '../../fields.ts';
import { type Draft, transfer } from '../../../ledger/index.ts';
import type { Act, At, CommandWith, CountersignedSlip, Decision, Happened } from '../../act.ts';
import { drawUp, hasRoomFor } from '../../accounts/money.ts';
import { refuse, refuseUncountable } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';

export const FLOAT_MOVES = ['opening', 'fill', 'credit'] as const;
export type FloatMove = (typeof FLOAT_MOVES)[number];

/** How many chips of one value: what lies in one tube of the tray. */
const chipCount = z.strictObject({ chip: field.cents, count: field.count });
export type ChipCount = z.infer<typeof chipCount>;

const MOST_VALUES = 40;

const moveFloatFields = {
  move: z.enum(FLOAT_MOVES),
  cents: field.cents,
  /** The number of the slip, from an unbroken series. */
  slip: field.word,
  /** The chips by value, where they were counted; they come to the sum. */
  chips: z.array(chipCount).max(MOST_VALUES).exactOptional(),
};

export type MoveFloat = CommandWith<'move-float', typeof moveFloatFields> & CountersignedSlip;

export interface FloatMoved extends Happened {
  readonly happened: 'float-moved';
  readonly move: FloatMove;
  readonly cents: number;
  readonly slip: string;
  /** Not in journals of 0.1.0. */
  readonly chips?: readonly ChipCount[];
  readonly countersignedBy: string;
}

export function decideMoveFloat(room: At, command: MoveFloat): Decision<FloatMoved> {
  const { by, at, move, cents, slip, chips, countersignedBy } = command;
  const unauthorised = lacksPower(room, by, 'move-float');
  if (unauthorised !== undefined) return unauthorised;
  const clause = room.book.procedure.powers['move-float']?.clause ?? 'ruling G12';
  if (countersignedBy === by.id || countersignedBy === '') {
    return refuse('needs-second-approver', clause, { code: 'slip-signed-twice-by-one' });
  }
  if (!Number.isSafeInteger(cents) || cents <= 0) {
    return refuse('not-enough-money', clause, { code: 'slip-not-whole-cents' });
  }
  const counted = (chips ?? []).reduce((sum, { chip, count }) => sum + chip * count, 0);
  if (chips !== undefined && counted !== cents) {
    return refuse('not-enough-money', clause, {
      ...{ code: 'chips-differ-from-slip', balance: counted, asked: cents },
    });
  }
  if (!hasRoomFor(room.table.ledger, cents)) return refuseUncountable();
  const transfers = drawUp(room.table.ledger, [draftOf(move, cents)]);
  if ('refused' in transfers) {
    return refuse('not-enough-money', clause, { code: 'float-too-small' });
  }
  const moved = { move, cents, slip, ...(chips === undefined ? {} : { chips }) };
  return [{ happened: 'float-moved', by, at, ...moved, countersignedBy, transfers }];
}

function draftOf(move: FloatMove, cents: number): Draft {
  return move === 'credit'
    ? transfer({ debit: 'float', credit: 'cage', cents, memo: 'float-credit' })
    : transfer({ debit: 'cage', credit: 'float', cents, memo: 'fill' });
}

export const moveFloatAct: Act<MoveFloat, FloatMoved> = {
  name: 'move-float',
  fields: moveFloatFields,
  may: ['supervise'],
  /** The second signature, never that of the person who asks. */
  secondPerson: 'countersigns',
  decide: decideMoveFloat,
  evolve: { 'float-moved': table => table },
};

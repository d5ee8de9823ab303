// Patrons without a seat: allowed by a supervisor or by the book, so many behind one position.

import { z } from 'zod';

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { guestsAt } from '../../wagers/bet-shape.ts';
import { changeSeat, seatOf } from '../../change.ts';
import { excludedFault } from '../../people/excluded.ts';
import { leftDebtFault } from '../../settlement/commission.ts';
import { peopleAt } from '../../people/people-at.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';

const allowStandingPatronsFields = { allowed: z.boolean() };

/** A supervisor lets patrons without a seat wager at this table, or no longer (crown 6.2.1). */
export type AllowStandingPatrons = CommandWith<
  'allow-standing-patrons',
  typeof allowStandingPatronsFields
>;

export interface StandingAllowed extends Happened {
  readonly happened: 'standing-allowed';
  readonly allowed: boolean;
}

const standBehindFields = { ...field.atSeat };

export type StandBehind = CommandWith<'stand-behind', typeof standBehindFields>;

export interface StoodBehind extends Happened {
  readonly happened: 'stood-behind';
  readonly seat: number;
  readonly patron: string;
}

export function decideAllowStandingPatrons(
  room: At,
  { by, at, allowed }: AllowStandingPatrons,
): Decision<StandingAllowed> {
  const unauthorised = lacksPower(room, by, 'allow-standing-patrons');
  if (unauthorised !== undefined) return unauthorised;
  if (room.table.kept.standingAllowed === allowed) return [];
  return [{ happened: 'standing-allowed', by, at, allowed }];
}

export const evolveStandingAllowed = (table: Table, { allowed }: StandingAllowed): Table => ({
  ...table,
  kept: { ...table.kept, standingAllowed: allowed },
});

export function decideStandBehind(room: At, command: StandBehind): Decision<StoodBehind> {
  const { by, at, seat, patron } = command;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const there = seatOf(room.table, seat);
  if (there?.standing.some(({ id }) => id === patron) === true) return [];
  const barred = excludedFault(room, patron) ?? leftDebtFault(room, patron);
  const fault = barred ?? standingFault(room, command);
  return fault ?? [{ happened: 'stood-behind', by, at, seat, patron }];
}

function standingFault({ book, table }: At, { seat, patron }: StandBehind): Refusal | undefined {
  const { standing, clause } = book.procedure.seats;
  if (standing === undefined) {
    return refuse('not-in-this-book', clause, { code: 'no-standing-patrons-in-book' });
  }
  const there = seatOf(table, seat);
  if (there === undefined || table.phase === 'closed') {
    return refuse('no-such-seat', standing.clause, { code: 'no-such-open-seat', seat });
  }
  if (standing.needsPermission === true && !table.kept.standingAllowed) {
    return refuse('not-authorised', standing.clause, { code: 'wager-needs-seat' });
  }
  if (standing.besideSeated === true && there.patron === null) {
    return refuse('seat-empty', standing.clause, { code: 'nobody-to-stand-behind', seat });
  }
  if (there.patron?.id === patron) {
    return refuse('seat-taken', standing.clause, { code: 'patron-sits-already' });
  }
  const guests = guestsAt(table, seat).length;
  if (peopleAt(there).length + guests > (standing.perSeat ?? Infinity)) {
    const most = (standing.perSeat ?? 0) + 1;
    return refuse('area-full', standing.clause, { code: 'position-full', seat, count: most });
  }
  return undefined;
}

export const evolveStoodBehind = (table: Table, { seat: number, patron }: StoodBehind): Table =>
  changeSeat(table, number, seat => ({ ...seat, standing: [...seat.standing, { id: patron }] }));

export const allowStandingPatronsAct: Act<AllowStandingPatrons, StandingAllowed> = {
  name: 'allow-standing-patrons',
  fields: allowStandingPatronsFields,
  may: ['supervise'],
  whileClosed: 'waits',
  decide: decideAllowStandingPatrons,
  evolve: { 'standing-allowed': evolveStandingAllowed },
};

export const standBehindAct: Act<StandBehind, StoodBehind> = {
  name: 'stand-behind',
  fields: standBehindFields,
  may: ['run-table'],
  decide: decideStandBehind,
  evolve: { 'stood-behind': evolveStoodBehind },
};

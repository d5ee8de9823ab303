// What is agreed with one patron: own limits with their marker, or wagers above the differential.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { limitsSchema } from '../../setup/setup-fields.ts';
import { versionOf } from '../../../rules/rulebook.ts';
import { oddsOf } from '../../../rules/settle.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeSeat, seatOf } from '../../change.ts';
import { personAt } from '../../people/people-at.ts';
import type { LimitsByWager } from '../../matters/notices.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import type { Agreements } from '../../people/kept-beyond-coups.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import { behindIfLacking } from '../../people/second-person.ts';
import type { Actor } from '../../setup/setup.ts';
import { setupFault } from '../../setup/setup-check.ts';
import type { Patron, Seat, Table } from '../../table.ts';
import type { Reason } from '../../reason.ts';

const agreeLimitsFields = {
  ...field.atSeat,
  limits: limitsSchema.nullable(),

  /** The patron's own yes, as the person who asks heard it. */
  patronAgrees: z.boolean(),
};

/** Limits for one patron at one seat, in place of the table's; null when they end. */
export type AgreeLimits = CommandWith<'agree-limits', typeof agreeLimitsFields>;

export interface LimitsAgreed extends Happened {
  readonly happened: 'limits-agreed';
  readonly seat: number;
  readonly patron: string;
  readonly limits: LimitsByWager | null;
}

const arrangeAboveDifferentialFields = {
  ...field.atSeat,
  max: field.cents.nullable(),
};

/** Main wagers above the differential up to an agreed maximum; null when it ends (crown 7.5). */
export type ArrangeAboveDifferential = CommandWith<
  'arrange-above-differential',
  typeof arrangeAboveDifferentialFields
> &
  Approvable;

export interface WagersArranged extends Happened {
  readonly happened: 'wagers-arranged';
  readonly seat: number;
  readonly patron: string;
  readonly max: number | null;
  /** Who approved what somebody below that rank asked for. */
  readonly approvedBy?: Actor;
}

export function decideAgreeLimits(room: At, command: AgreeLimits): Decision<LimitsAgreed> {
  const { by, at, seat, patron, limits, patronAgrees } = command;
  const unauthorised = lacksPower(room, by, 'agree-personal-limits');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'agree-personal-limits');
  const fault = betweenCoups(room, seat, patron, clause);
  if (fault !== undefined) return fault;
  if (!patronAgrees) return refuse('steps-missing', clause, { code: 'patron-has-not-agreed' });
  const wrong = limits === null ? undefined : limitsFault(room, limits);
  return wrong ?? [{ happened: 'limits-agreed', by, at, seat, patron, limits }];
}

/** Own limits are limits: whole cents, payable where the book pays only what comes out even. */
function limitsFault(room: At, limits: LimitsByWager): Refusal | undefined {
  const { table } = room;
  if (table.setup === null) return undefined;
  return setupFault(room, { ...table.setup, limits: { ...table.setup.limits, ...limits } });
}

export function decideArrangeAboveDifferential(
  room: At,
  command: ArrangeAboveDifferential,
): Decision<WagersArranged> {
  const { book, table } = room;
  const { by, at, seat, patron, max } = command;
  const behind = behindIfLacking(room, command, 'arrange-above-differential');
  if (isRefusal(behind) && behind.refused === 'not-in-this-book') return behind;
  const clause = book.procedure.limits?.arrangement;
  const differential = table.setup?.pay.differential;
  if (clause === undefined || !chargesBeyond(room) || differential === undefined) {
    const reason: Reason = { code: 'no-differential-charged' };
    const cited = clause ?? clauseOfPower(room, 'arrange-above-differential');
    return refuse('not-in-this-book', cited, reason);
  }
  const fault = betweenCoups(room, seat, patron, clause);
  if (fault !== undefined) return fault;
  if (max !== null && (!Number.isSafeInteger(max) || max <= differential)) {
    return refuse('above-maximum', clause, {
      code: 'maximum-not-above-differential',
      limit: differential,
    });
  }
  // Said last: nobody is asked to agree to what the table would not do.
  if (isRefusal(behind)) return behind;
  return [{ happened: 'wagers-arranged', by, at, seat, patron, max, ...behind }];
}

/** True where the version's odds name a commission on what lies above the differential (C10). */
function chargesBeyond({ book, table }: At): boolean {
  const { setup } = table;
  const offer = setup === null ? undefined : versionOf(book, setup.version)?.wagers.banker;
  if (offer === undefined || setup === null) return false;
  return (oddsOf(offer, setup.pay) ?? []).some(line => line.beyondDifferential !== undefined);
}

/** Terms change between two coups: a wager is settled by those it was laid under. */
export function betweenCoups(
  { book, table }: At,
  number: number,
  patron: string,
  clause: string,
): Refusal | undefined {
  const seat = seatOf(table, number);
  if (seat === undefined || personAt(seat, patron) === undefined) {
    const { clause: seats } = book.procedure.seats;
    return refuse('seat-empty', seats, { code: 'patron-not-at-seat', patron, seat: number });
  }
  if (table.coup === null && table.phase !== 'closed') return undefined;
  return refuse('not-now', clause, { code: 'terms-between-coups' });
}

export const evolveLimitsAgreed = (table: Table, event: LimitsAgreed): Table =>
  withTerms(table, event, person => {
    const { limits: _before, ...rest } = person;
    return event.limits === null ? rest : { ...rest, limits: event.limits };
  });

export const evolveWagersArranged = (table: Table, event: WagersArranged): Table =>
  withTerms(table, event, person => {
    const { arrangement: _before, ...rest } = person;
    return event.max === null ? rest : { ...rest, arrangement: event.max };
  });

/** Changes what is agreed with one person, sitting or standing. */
export function withTerms(
  table: Table,
  { seat, patron }: { readonly seat: number; readonly patron: string },
  change: (person: Patron) => Patron & Agreements,
): Table {
  const changed = (person: Patron): Patron => (person.id === patron ? change(person) : person);
  return changeSeat(table, seat, (at): Seat => ({
    ...at,
    patron: at.patron === null ? null : changed(at.patron),
    standing: at.standing.map(changed),
  }));
}

/** The seat once nothing is agreed with anybody there; what patrons asked for themselves stays. */
export const withoutTerms = (seat: Seat): Seat => ({
  ...seat,
  patron: seat.patron && plainPatron(seat.patron),
  standing: seat.standing.map(plainPatron),
});

function plainPatron(patron: Patron): Patron {
  const { limits: _limits, arrangement: _max, defersCommission: _owes, ...rest } = patron;
  return rest;
}

export const agreeLimitsAct: Act<AgreeLimits, LimitsAgreed> = {
  name: 'agree-limits',
  fields: agreeLimitsFields,
  may: ['supervise'],
  decide: decideAgreeLimits,
  evolve: { 'limits-agreed': evolveLimitsAgreed },
};

export const arrangeAboveDifferentialAct: Act<ArrangeAboveDifferential, WagersArranged> = {
  name: 'arrange-above-differential',
  fields: arrangeAboveDifferentialFields,
  may: ['run-table', 'supervise'],
  secondPerson: 'approves',
  decide: decideArrangeAboveDifferential,
  evolve: { 'wagers-arranged': evolveWagersArranged },
};

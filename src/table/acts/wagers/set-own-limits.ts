// The limits that patrons set themselves for a visit: kept with the seat, and kept to.

import * as field from '../../fields.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { seatOf } from '../../change.ts';
import type { OpenPlace } from '../../wagers/may-wager.ts';
import { availableOf, balanceOf, patronAccount } from '../../accounts/money.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import type { OwnLimits } from '../../people/kept-beyond-coups.ts';
import type { Table } from '../../table.ts';
import type { StakeChange } from '../../wagers/wager-change.ts';
import { withTerms } from '../table/agree-terms.ts';

/** Help with safer play stands on every terminal; what a patron asks of it is held to. */
const GROUND = 'R-DSP-1';
const MINUTE_MS = 60_000;
const LONGEST_BREAK_MINUTES = 24 * 60;

const setOwnLimitsFields = {
  ...field.atSeat,
  mostLost: field.cents.nullable(),
  mostOnACoup: field.cents.nullable(),
  remindMinutes: field.count.nullable(),
  breakMinutes: field.count.nullable(),
};

/** Limits for the visit; a break of so many minutes begins at once. */
export type SetOwnLimits = CommandWith<'set-own-limits', typeof setOwnLimitsFields>;

export interface OwnLimitsSet extends Happened {
  readonly happened: 'own-limits-set';
  readonly seat: number;
  readonly patron: string;
  readonly own: OwnLimits;
}

export const NO_OWN_LIMITS: OwnLimits = {
  mostLost: null,
  mostOnACoup: null,
  remindMinutes: null,
  breakUntil: null,
};

/** True where a limit may be chosen now: none yet, the same, or a lower one. */
const mayChoose = (now: number | null, chosen: number | null): boolean =>
  now === null || (chosen !== null && chosen <= now);

export function decideSetOwnLimits(room: At, command: SetOwnLimits): Decision<OwnLimitsSet> {
  const { by, at, seat, patron, mostLost, mostOnACoup, remindMinutes, breakMinutes } = command;
  const person = seatOf(room.table, seat)?.patron;
  if (person?.id !== patron) {
    return refuse('seat-empty', room.book.procedure.seats.clause, {
      code: 'patron-not-there',
      patron,
    });
  }
  if (by.role !== 'patron' || by.id !== patron) {
    return refuse('not-your-seat', GROUND, { code: 'own-limits-by-patron-only' });
  }
  const now = person.own ?? NO_OWN_LIMITS;
  if (!mayChoose(now.mostLost, mostLost) || !mayChoose(now.mostOnACoup, mostOnACoup)) {
    return refuse('own-limit', GROUND, { code: 'own-limit-raised-next-visit' });
  }
  if (breakMinutes !== null && (breakMinutes <= 0 || breakMinutes > LONGEST_BREAK_MINUTES)) {
    return refuse('not-now', GROUND, { code: 'break-length' });
  }
  const until = breakMinutes === null ? 0 : at + breakMinutes * MINUTE_MS;
  const breakUntil = until > (now.breakUntil ?? 0) ? until : now.breakUntil;
  const own = { mostLost, mostOnACoup, remindMinutes, breakUntil };
  return [{ happened: 'own-limits-set', by, at, seat, patron, own }];
}

export const evolveOwnLimitsSet = (table: Table, event: OwnLimitsSet): Table =>
  withTerms(table, event, person => ({ ...person, own: event.own }));

/** Why a patron's own limits do not let a gesture put more on the felt; undefined where they do. */
export function ownLimitFault(
  { table }: At,
  { seat, person }: OpenPlace,
  at: number,
  changes: readonly StakeChange[],
): Refusal | undefined {
  const { own } = person;
  assert(own !== undefined, 'asked only of whoever has limits of their own');
  const more = changes.reduce((sum, { stake, lies }) => sum + stake - (lies?.stake ?? 0), 0);
  if (more <= 0) return undefined;
  if (own.breakUntil !== null && at < own.breakUntil) {
    return refuse('own-limit', GROUND, { code: 'on-own-break' });
  }
  const lies = seat.wagers
    .filter(({ patron }) => patron === person.id)
    .reduce((sum, { stake }) => sum + stake, 0);
  if (own.mostOnACoup !== null && lies + more > own.mostOnACoup) {
    return refuse('own-limit', GROUND, { code: 'own-coup-limit', limit: own.mostOnACoup });
  }
  if (own.mostLost === null) return undefined;
  const account = patronAccount(seat.number, person.id);
  // What is left when everything that lies and rides is lost.
  const left = availableOf(table.ledger, account) - more;
  const paidIn = person.paidIn ?? balanceOf(table.ledger, account);
  if (paidIn - left <= own.mostLost) return undefined;
  return refuse('own-limit', GROUND, { code: 'own-loss-limit', limit: own.mostLost });
}

export const setOwnLimitsAct: Act<SetOwnLimits, OwnLimitsSet> = {
  name: 'set-own-limits',
  fields: setOwnLimitsFields,
  may: ['play'],
  decide: decideSetOwnLimits,
  evolve: { 'own-limits-set': evolveOwnLimitsSet },
};

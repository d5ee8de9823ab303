// The operator's answer to an application: accepted, or refused with the fee back.

import type { At, Decision, Given, Happened } from '../act.ts';
import { changeEntry, entryOf } from '../change.ts';
import { mustDrawUp, refundsOf } from '../money.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

export interface AcceptEntry extends Given {
  readonly do: 'accept-entry';
  readonly patron: string;
  /** Meets the criteria, where the conditions have any. */
  readonly meetsCriteria: boolean;
  /** The chief officer who let a member of staff play. */
  readonly staffApprovedBy: string | null;
}

export interface EntryAccepted extends Happened {
  readonly happened: 'entry-accepted';
  readonly patron: string;
  readonly staffApprovedBy: string | null;
}

export interface RefuseEntry extends Given {
  readonly do: 'refuse-entry';
  readonly patron: string;
  readonly why: string;
}

export interface EntryRefused extends Happened {
  readonly happened: 'entry-refused';
  readonly patron: string;
  readonly why: string;
}

const notApplied = (room: At, patron: string): Refusal | undefined =>
  entryOf(room.tournament, patron)?.state === 'applicant'
    ? undefined
    : refuse('not-entered', procedureOf(room).entrant, { code: 'no-application-open' });

export function decideAcceptEntry(room: At, command: AcceptEntry): Decision<EntryAccepted> {
  const { by, at, patron, meetsCriteria, staffApprovedBy } = command;
  const fault = lacksPower(room, by, 'accept-entry') ?? notApplied(room, patron);
  if (fault !== undefined) return fault;
  const { conditions: rules, staff, entrant } = procedureOf(room);
  const criteria = room.tournament.conditions?.texts['selection-criteria'];
  if (typeof criteria === 'string' && !meetsCriteria) {
    const rule = rules.find(({ items }) => items.includes('selection-criteria'));
    return refuse('not-eligible', rule?.clause ?? entrant, { code: 'criteria-not-met' });
  }
  if (entryOf(room.tournament, patron)?.staff === true && staffApprovedBy === null) {
    return refuse('steps-missing', staff ?? entrant, { code: 'chief-officer-not-approved' });
  }
  return [{ happened: 'entry-accepted', by, at, patron, staffApprovedBy }];
}

/** A right to refuse must stand in the conditions where the book wants it there. */
export function decideRefuseEntry(
  room: At,
  { by, at, patron, why }: RefuseEntry,
): Decision<EntryRefused> {
  const fault = lacksPower(room, by, 'refuse-entry') ?? notApplied(room, patron);
  if (fault !== undefined) return fault;
  const rule = procedureOf(room).conditions.find(({ items }) => items.includes('right-to-refuse'));
  const says = room.tournament.conditions?.texts['right-to-refuse'];
  if (rule !== undefined && typeof says !== 'string') {
    return refuse('not-permitted', rule.clause, { code: 'no-right-to-refuse-entry' });
  }
  const transfers = mustDrawUp(room.tournament, refundsOf(room.tournament, patron, 100));
  return [{ happened: 'entry-refused', by, at, patron, why, transfers }];
}

export const evolveEntryAccepted = (
  tournament: Tournament,
  { patron, staffApprovedBy }: EntryAccepted,
): Tournament => changeEntry(tournament, patron, { state: 'entered', staffApprovedBy });

export const evolveEntryRefused = (
  tournament: Tournament,
  { patron, why }: EntryRefused,
): Tournament => changeEntry(tournament, patron, { state: 'refused', why });

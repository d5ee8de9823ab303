// The operator's answer to an application: accepted, or refused with the fee back.

import { z } from 'zod';

import * as field from '../../fields.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { changeEntry, entryOf } from '../../state-changes.ts';
import { mustDrawUp, refundsOf } from '../../money.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const acceptEntryFields = {
  ...field.ofPatron,
  /** Meets the criteria, where the conditions have any. */
  meetsCriteria: z.boolean(),
  /** The chief officer who let a member of staff play. */
  staffApprovedBy: field.word.nullable(),
};

type AcceptEntry = CommandWith<'accept-entry', typeof acceptEntryFields>;

export interface EntryAccepted extends Happened {
  readonly happened: 'entry-accepted';
  readonly patron: string;
  readonly staffApprovedBy: string | null;
}

const refuseEntryFields = {
  ...field.ofPatron,
  why: field.words,
};

type RefuseEntry = CommandWith<'refuse-entry', typeof refuseEntryFields>;

export interface EntryRefused extends Happened {
  readonly happened: 'entry-refused';
  readonly patron: string;
  readonly why: string;
}

const notApplied = (room: TournamentContext, patron: string): TournamentRefusal | undefined =>
  entryOf(room.tournament, patron)?.state === 'applicant'
    ? undefined
    : refuseTournament('not-entered', procedureOf(room).entrant, { code: 'no-application-open' });

function decideAcceptEntry(
  room: TournamentContext,
  command: AcceptEntry,
): TournamentDecision<EntryAccepted> {
  const { by, at, patron, meetsCriteria, staffApprovedBy } = command;
  const fault = notApplied(room, patron);
  if (fault !== undefined) return fault;
  const { conditions: rules, staff, entrant } = procedureOf(room);
  const criteria = room.tournament.conditions?.texts['selection-criteria'];
  if (typeof criteria === 'string' && !meetsCriteria) {
    const rule = rules.find(({ items }) => items.includes('selection-criteria'));
    return refuseTournament('not-eligible', rule?.clause ?? entrant, { code: 'criteria-not-met' });
  }
  if (entryOf(room.tournament, patron)?.staff === true && staffApprovedBy === null) {
    return refuseTournament('steps-missing', staff ?? entrant, {
      code: 'chief-officer-not-approved',
    });
  }
  return [{ happened: 'entry-accepted', by, at, patron, staffApprovedBy }];
}

/** A right to refuse must stand in the conditions where the book wants it there. */
function decideRefuseEntry(
  room: TournamentContext,
  { by, at, patron, why }: RefuseEntry,
): TournamentDecision<EntryRefused> {
  const fault = notApplied(room, patron);
  if (fault !== undefined) return fault;
  const rule = procedureOf(room).conditions.find(({ items }) => items.includes('right-to-refuse'));
  const says = room.tournament.conditions?.texts['right-to-refuse'];
  if (rule !== undefined && typeof says !== 'string') {
    return refuseTournament('not-permitted', rule.clause, { code: 'no-right-to-refuse-entry' });
  }
  const transfers = mustDrawUp(room.tournament, refundsOf(room.tournament, patron, 100));
  return [{ happened: 'entry-refused', by, at, patron, why, transfers }];
}

const evolveEntryAccepted = (
  tournament: Tournament,
  { patron, staffApprovedBy }: EntryAccepted,
): Tournament => changeEntry(tournament, patron, { state: 'entered', staffApprovedBy });

const evolveEntryRefused = (tournament: Tournament, { patron, why }: EntryRefused): Tournament =>
  changeEntry(tournament, patron, { state: 'refused', why });

export const acceptEntryAct: TournamentAct<AcceptEntry, EntryAccepted> = {
  name: 'accept-entry',
  fields: acceptEntryFields,
  may: ['run-tournament'],
  power: 'accept-entry',
  decide: decideAcceptEntry,
  evolve: { 'entry-accepted': evolveEntryAccepted },
};

export const refuseEntryAct: TournamentAct<RefuseEntry, EntryRefused> = {
  name: 'refuse-entry',
  fields: refuseEntryFields,
  may: ['run-tournament'],
  power: 'refuse-entry',
  decide: decideRefuseEntry,
  evolve: { 'entry-refused': evolveEntryRefused },
};

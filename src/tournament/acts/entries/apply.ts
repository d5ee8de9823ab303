// Applying for entry: who asks, by which way, what they confirm and what they pay.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { transfer } from '../../../ledger/index.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { entryOf, termsIn } from '../../state-changes.ts';
import { type Entry, plays } from '../../entries/entry.ts';
import { tooEarly } from '../../entries/gates.ts';
import { buyInAccount, drawUpInTournament, feeAccount } from '../../money.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const applyFields = {
  ...field.ofPatron,
  name: field.name,
  /** One of the ways that the conditions name. */
  channel: field.name,
  /** Confirms to be allowed into the casino and to gamble. */
  entitled: z.boolean(),
  /** Accepts the conditions by taking part. */
  accepts: z.boolean(),
  staff: z.boolean(),
  /** Lets the operator use name and likeness for promotion. */
  mayPromote: z.boolean(),
};

type Apply = CommandWith<'apply', typeof applyFields>;

export interface Applied extends Happened {
  readonly happened: 'applied';
  readonly patron: string;
  readonly name: string;
  readonly channel: string;
  readonly staff: boolean;
  readonly mayPromote: boolean;
}

function decideApply(room: TournamentContext, command: Apply): TournamentDecision<Applied> {
  const { by, at, patron, name, channel, staff, mayPromote } = command;
  const fault = mayApply(room, command);
  if (fault !== undefined) return fault;
  const { entryFee, buyIn } = termsIn(room.tournament);
  const transfers = drawUpInTournament(room.tournament, [
    transfer({ debit: 'cash-in', credit: feeAccount(patron), cents: entryFee, memo: 'entry' }),
    transfer({ debit: 'cash-in', credit: buyInAccount(patron), cents: buyIn, memo: 'entry' }),
  ]);
  if (transfers === undefined) {
    return refuseTournament('not-enough-money', procedureOf(room).refunds.clause, {
      code: 'fee-not-taken',
    });
  }
  return [{ happened: 'applied', by, at, patron, name, channel, staff, mayPromote, transfers }];
}

function mayApply(room: TournamentContext, { patron, channel, entitled, accepts, staff }: Apply) {
  const { tournament } = room;
  const { entrant, entrants, powers } = procedureOf(room);
  if (tournament.phase !== 'open') {
    return refuseTournament('entries-closed', entrants, { code: 'entries-are-closed' });
  }
  // Conditions that were changed meanwhile have their gates to pass again.
  const early = tooEarly(room, 'entries');
  if (early !== undefined) return early;
  const terms = termsIn(tournament);
  if (!terms.entryChannels.includes(channel)) {
    const { clause } = powers['accept-entry'];
    return refuseTournament('not-permitted', clause, {
      code: 'enter-elsewhere',
      name: terms.entryChannels.join(', '),
    });
  }
  if (!entitled || !accepts) {
    return refuseTournament('not-eligible', entitledClause(room), { code: 'entrant-not-admitted' });
  }
  if (entryOf(tournament, patron) !== undefined) {
    return refuseTournament('already-entered', entrant, { code: 'already-applied' });
  }
  return staffFault(room, staff) ?? fullFault(room);
}

const entitledClause = (room: TournamentContext): string =>
  procedureOf(room).conditions.find(({ items }) => items.includes('entitled-persons'))?.clause ??
  procedureOf(room).entrant;

/** Staff play only where the conditions of a charity or media event say so. */
function staffFault(room: TournamentContext, staff: boolean): TournamentRefusal | undefined {
  const says = room.tournament.conditions?.texts['staff-may-play'];
  if (!staff || typeof says === 'string') return undefined;
  const clause = procedureOf(room).staff ?? entitledClause(room);
  return refuseTournament('not-eligible', clause, { code: 'staff-excluded-from-entry' });
}

function fullFault(room: TournamentContext): TournamentRefusal | undefined {
  const { tournament } = room;
  const { most } = termsIn(tournament).entrants;
  const places = tournament.entries.filter(entry => plays(entry) || entry.state === 'applicant');
  if (places.length < most) return undefined;
  return refuseTournament('tournament-full', procedureOf(room).entrants, {
    code: 'places-all-taken',
    count: most,
  });
}

function evolveApplied(tournament: Tournament, event: Applied): Tournament {
  const entry: Entry = {
    patron: event.patron,
    name: event.name,
    state: 'applicant',
    appliedAt: event.at,
    channel: event.channel,
    staff: event.staff,
    staffApprovedBy: null,
    mayPromote: event.mayPromote,
    signed: null,
    briefed: null,
    substitute: null,
    round: termsIn(tournament).rounds[0]?.name ?? '',
    outIn: null,
    buyBacks: 0,
    addOns: 0,
    penalties: [],
    why: null,
  };
  return { ...tournament, entries: [...tournament.entries, entry] };
}

export const applyAct: TournamentAct<Apply, Applied> = {
  name: 'apply',
  fields: applyFields,
  may: ['run-tournament', 'work-at-cage'],
  decide: decideApply,
  evolve: { applied: evolveApplied },
};

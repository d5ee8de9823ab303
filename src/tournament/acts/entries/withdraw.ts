// Withdrawing before play: free up to the published moment, by the conditions after it.

import * as field from '../../fields.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { changeEntry, entryOf, termsIn } from '../../state-changes.ts';
import { plays } from '../../entries/entry.ts';
import { mustDrawUp, refundsOf } from '../../money.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

type Withdraw = CommandWith<'withdraw', typeof field.ofPatron>;

export interface Withdrawn extends Happened {
  readonly happened: 'withdrawn';
  readonly patron: string;
  readonly refundPercent: number;
  readonly clause: string;
}

function decideWithdraw(
  room: TournamentContext,
  { by, at, patron }: Withdraw,
): TournamentDecision<Withdrawn> {
  const { tournament } = room;
  const { entrant, refunds } = procedureOf(room);
  const entry = entryOf(tournament, patron);
  if (entry === undefined || !(plays(entry) || entry.state === 'applicant')) {
    return refuseTournament('not-entered', entrant, { code: 'person-not-entered' });
  }
  if (tournament.phase !== 'open' && tournament.phase !== 'closed') {
    return refuseTournament('not-now', refunds.clause, { code: 'play-begun-retire-instead' });
  }
  const { withdrawBy, refundPercent } = termsIn(tournament);
  const percent = at <= withdrawBy ? 100 : refundPercent.lateWithdrawal;
  const transfers = mustDrawUp(tournament, refundsOf(tournament, patron, percent));
  const { clause } = refunds;
  const refund = { refundPercent: percent, clause, transfers };
  return [{ happened: 'withdrawn', by, at, patron, ...refund }];
}

const evolveWithdrawn = (tournament: Tournament, { patron }: Withdrawn): Tournament =>
  changeEntry(tournament, patron, { state: 'withdrawn' });

export const withdrawAct: TournamentAct<Withdraw, Withdrawn> = {
  name: 'withdraw',
  fields: field.ofPatron,
  may: ['run-tournament', 'work-at-cage', 'play'],
  decide: decideWithdraw,
  evolve: { withdrawn: evolveWithdrawn },
};

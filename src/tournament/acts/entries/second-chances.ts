// Second chances: a round added by the director, and places lost by lateness admitted to one.

import * as field from '../../fields.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { roundPlanSchema } from '../../conditions/fields.ts';
import { changeEntry, entryOf, termsIn } from '../../state-changes.ts';
import { faultsOfRound } from '../../conditions/check.ts';
import type { RoundPlan } from '../../conditions/document.ts';
import { isSecondChance, roundNamed } from '../../standings/progress.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const addRoundFields = {
  round: roundPlanSchema,
};

type AddRound = CommandWith<'add-round', typeof addRoundFields>;

export interface RoundAdded extends Happened {
  readonly happened: 'round-added';
  readonly round: RoundPlan;
}

/** Somebody whose place was cancelled may still play a second chance (16.3.2.d). */
type Admit = CommandWith<'admit', typeof field.ofPatron>;

export interface Admitted extends Happened {
  readonly happened: 'admitted';
  readonly patron: string;
}

/** Once the final is decided nobody comes back: there is nothing left to play, only to share. */
const isRoundToCome = ({ phase }: Tournament): boolean => phase === 'closed' || phase === 'running';

function decideAddRound(
  room: TournamentContext,
  { by, at, round }: AddRound,
): TournamentDecision<RoundAdded> {
  const { tournament } = room;
  const procedure = procedureOf(room);
  const { clause } = procedure.powers['add-round'];
  if (!isRoundToCome(tournament)) {
    return refuseTournament('not-now', clause, { code: 'round-after-entries' });
  }
  if (termsIn(tournament).furtherRounds !== 'director-decides') {
    return refuseTournament('not-permitted', clause, { code: 'no-further-rounds' });
  }
  if (!isSecondChance(round) || roundNamed(tournament, round.name) !== undefined) {
    return refuseTournament('not-permitted', clause, { code: 'second-chance-name' });
  }
  const [fault] = faultsOfRound(room.book, procedure, termsIn(tournament), round);
  if (fault !== undefined)
    return refuseTournament('not-permitted', fault.clause, {
      code: 'plan-needs',
      lack: fault.what,
    });
  return [{ happened: 'round-added', by, at, round }];
}

function decideAdmit(
  room: TournamentContext,
  { by, at, patron }: Admit,
): TournamentDecision<Admitted> {
  const { clause } = procedureOf(room).powers['add-round'];
  if (!isRoundToCome(room.tournament)) {
    return refuseTournament('not-now', clause, { code: 'round-after-entries' });
  }
  if (entryOf(room.tournament, patron)?.state !== 'forfeited') {
    return refuseTournament('not-eligible', clause, { code: 'only-late-readmitted' });
  }
  return [{ happened: 'admitted', by, at, patron }];
}

const evolveRoundAdded = (tournament: Tournament, { round }: RoundAdded): Tournament => ({
  ...tournament,
  addedRounds: [...tournament.addedRounds, round],
});

const evolveAdmitted = (tournament: Tournament, { patron }: Admitted): Tournament =>
  changeEntry(tournament, patron, { state: 'out' });

export const addRoundAct: TournamentAct<AddRound, RoundAdded> = {
  name: 'add-round',
  fields: addRoundFields,
  may: ['run-tournament'],
  power: 'add-round',
  decide: decideAddRound,
  evolve: { 'round-added': evolveRoundAdded },
};

export const admitAct: TournamentAct<Admit, Admitted> = {
  name: 'admit',
  fields: field.ofPatron,
  may: ['run-tournament'],
  power: 'accept-entry',
  decide: decideAdmit,
  evolve: { admitted: evolveAdmitted },
};

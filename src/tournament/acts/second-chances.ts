// Second chances: a round added by the director, and places lost by lateness admitted to one.

import type { At, Decision, Given, Happened } from '../act.ts';
import { changeEntry, entryOf, termsIn } from '../change.ts';
import { faultsOfRound } from '../conditions/check.ts';
import type { RoundPlan } from '../conditions/document.ts';
import { isSecondChance, roundNamed } from '../progress.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

export interface AddRound extends Given {
  readonly do: 'add-round';
  readonly round: RoundPlan;
}

export interface RoundAdded extends Happened {
  readonly happened: 'round-added';
  readonly round: RoundPlan;
}

/** Somebody whose place was cancelled may still play a second chance (16.3.2.d). */
export interface Admit extends Given {
  readonly do: 'admit';
  readonly patron: string;
}

export interface Admitted extends Happened {
  readonly happened: 'admitted';
  readonly patron: string;
}

export function decideAddRound(room: At, { by, at, round }: AddRound): Decision<RoundAdded> {
  const { tournament } = room;
  const procedure = procedureOf(room);
  const unauthorised = lacksPower(room, by, 'add-round');
  if (unauthorised !== undefined) return unauthorised;
  const { clause } = procedure.powers['add-round'];
  if (tournament.phase !== 'closed' && tournament.phase !== 'running') {
    return refuse('not-now', clause, { code: 'round-after-entries' });
  }
  if (termsIn(tournament).furtherRounds !== 'director-decides') {
    return refuse('not-permitted', clause, { code: 'no-further-rounds' });
  }
  if (!isSecondChance(round) || roundNamed(tournament, round.name) !== undefined) {
    return refuse('not-permitted', clause, { code: 'second-chance-name' });
  }
  const [fault] = faultsOfRound(room.book, procedure, termsIn(tournament), round);
  if (fault !== undefined)
    return refuse('not-permitted', fault.clause, { code: 'plan-needs', lack: fault.what });
  return [{ happened: 'round-added', by, at, round }];
}

export function decideAdmit(room: At, { by, at, patron }: Admit): Decision<Admitted> {
  const unauthorised = lacksPower(room, by, 'accept-entry');
  if (unauthorised !== undefined) return unauthorised;
  const { clause } = procedureOf(room).powers['add-round'];
  if (entryOf(room.tournament, patron)?.state !== 'forfeited') {
    return refuse('not-eligible', clause, { code: 'only-late-readmitted' });
  }
  return [{ happened: 'admitted', by, at, patron }];
}

export const evolveRoundAdded = (tournament: Tournament, { round }: RoundAdded): Tournament => ({
  ...tournament,
  addedRounds: [...tournament.addedRounds, round],
});

export const evolveAdmitted = (tournament: Tournament, { patron }: Admitted): Tournament =>
  changeEntry(tournament, patron, { state: 'out' });

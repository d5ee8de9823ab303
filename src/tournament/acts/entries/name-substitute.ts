// A substitute: named by the entrant in person, allowed or not by the director.

import { z } from 'zod';

import * as field from '../../fields.ts';
import {
  onRecord,
  type TournamentContext,
  type CommandWith,
  type TournamentDecision,
  type Happened,
  type TournamentAct,
} from '../../act.ts';
import { changeEntry, entryOf, termsIn } from '../../state-changes.ts';
import { substitution } from '../../sessions/at-table.ts';
import { plays, standsIn } from '../../entries/entry.ts';
import { procedureOf } from '../../roles.ts';
import { isTournamentRefusal, refuseTournament } from '../../refusal.ts';
import { seatInPlay } from '../../standing-by.ts';
import type { Tournament } from '../../tournament.ts';
import { inPlay, type Played, playCommands } from '../sessions/play.ts';

const nameSubstituteFields = {
  ...field.ofPatron,
  substitute: field.word,
  inPerson: z.boolean(),
  allowed: z.boolean(),
};

/** The director's answer to a nomination that was made in person; the entrant may come back. */
type NameSubstitute = CommandWith<'name-substitute', typeof nameSubstituteFields>;

export interface SubstituteNamed extends Happened {
  readonly happened: 'substitute-named';
  readonly patron: string;
  readonly substitute: string;
}

/** The nomination was made and not allowed; it stays on record. */
export interface SubstituteDeclined extends Happened {
  readonly happened: 'substitute-declined';
  readonly patron: string;
  readonly substitute: string;
}

function decideNameSubstitute(
  room: TournamentContext,
  command: NameSubstitute,
): TournamentDecision<SubstituteNamed | SubstituteDeclined | Played> {
  const { by, at, patron, substitute, inPerson, allowed } = command;
  const { tournament } = room;
  const { substitute: clause } = procedureOf(room);
  const entry = entryOf(tournament, patron);
  if (entry === undefined || !plays(entry)) {
    return refuseTournament('not-entered', clause, { code: 'only-entrant-names-substitute' });
  }
  if (termsIn(tournament).substitutes === 'none') {
    return refuseTournament('not-permitted', clause, { code: 'no-substitutes' });
  }
  if (!inPerson)
    return refuseTournament('steps-missing', clause, { code: 'substitute-named-in-person' });
  const other = entryOf(tournament, substitute);
  const isBack = substitute === patron && entry.substitute !== null;
  const isTaken = standsIn(tournament.entries, substitute);
  const isBarred = other?.state === 'disqualified' || other?.state === 'refused';
  if (!isBack && (isTaken || isBarred || (other !== undefined && plays(other)))) {
    return refuseTournament('not-eligible', clause, { code: 'substitute-plays-already' });
  }
  if (!allowed) return [{ happened: 'substitute-declined', by, at, patron, substitute }];
  const named: SubstituteNamed = { happened: 'substitute-named', by, at, patron, substitute };
  const place = seatInPlay(tournament, patron);
  if (place === undefined) return [named];
  const found = inPlay(room, place.session.id, place.table.table);
  if ('refused' in found) return found;
  const tableCommand = substitution(found.play, place.seat, substitute);
  const played = playCommands(room, command, found, [tableCommand]);
  return isTournamentRefusal(played) ? played : [named, ...played];
}

const evolveSubstituteNamed = (
  tournament: Tournament,
  { patron, substitute }: SubstituteNamed,
): Tournament =>
  changeEntry(tournament, patron, { substitute: substitute === patron ? null : substitute });

export const nameSubstituteAct: TournamentAct<
  NameSubstitute,
  SubstituteNamed | SubstituteDeclined
> = {
  name: 'name-substitute',
  fields: nameSubstituteFields,
  may: ['run-tournament'],
  power: 'allow-substitute',
  decide: decideNameSubstitute,
  evolve: { 'substitute-named': evolveSubstituteNamed, 'substitute-declined': onRecord },
};

// Penalties: only those that the conditions list, on the grounds they name.

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
import { procedureOf } from '../../roles.ts';
import { isTournamentRefusal, refuseTournament } from '../../refusal.ts';
import { seatInPlay } from '../../standing-by.ts';
import type { Tournament } from '../../tournament.ts';
import type { PrizesAwarded } from '../office/award-prizes.ts';
import { decideDisqualify, type Disqualified } from './put-out.ts';
import { inPlay, type Played, playCommands } from '../sessions/play.ts';

const penaliseFields = {
  ...field.ofPatron,
  /** The name of a penalty in the conditions. */
  penalty: field.name,
};

type Penalise = CommandWith<'penalise', typeof penaliseFields>;

export interface Penalised extends Happened {
  readonly happened: 'penalised';
  readonly patron: string;
  readonly penalty: string;
  readonly clause: string;
}

function decidePenalise(
  room: TournamentContext,
  command: Penalise,
): TournamentDecision<Penalised | Played | Disqualified | PrizesAwarded> {
  const { by, at, patron, penalty: name } = command;
  const { tournament } = room;
  const { clause } = procedureOf(room).powers.penalise;
  const entry = entryOf(tournament, patron);
  if (entry === undefined || !plays(entry)) {
    return refuseTournament('not-entered', clause, { code: 'person-not-playing' });
  }
  const penalty = termsIn(tournament).penalties.find(other => other.name === name);
  if (penalty === undefined) {
    return refuseTournament('not-permitted', clause, { code: 'no-such-penalty' });
  }
  const penalised: Penalised = { happened: 'penalised', by, at, patron, penalty: name, clause };
  if (penalty.follows === 'warning') return [penalised];
  if (penalty.follows === 'disqualification') {
    const why = penalty.grounds;
    const out = decideDisqualify(room, { do: 'disqualify', by, at, patron, why });
    return isTournamentRefusal(out) ? out : [penalised, ...out];
  }
  const place = seatInPlay(tournament, patron);
  if (place?.table.play?.way !== 'together') {
    return refuseTournament('not-now', clause, { code: 'penalty-chips-in-play-only' });
  }
  const found = inPlay(room, place.session.id, place.table.table);
  if ('refused' in found) return found;
  const { chips } = penalty.follows;
  const tableCommand = {
    way: 'together',
    what: { do: 'take-chips', seat: place.seat, chips },
  } as const;
  const played = playCommands(room, command, found, [tableCommand]);
  return isTournamentRefusal(played) ? played : [penalised, ...played];
}

function evolvePenalised(
  tournament: Tournament,
  { patron, penalty: name, at }: Penalised,
): Tournament {
  const penalties = entryOf(tournament, patron)?.penalties ?? [];
  return changeEntry(tournament, patron, { penalties: [...penalties, { name, at }] });
}

export const penaliseAct: TournamentAct<Penalise, Penalised> = {
  name: 'penalise',
  fields: penaliseFields,
  may: ['run-tournament'],
  power: 'penalise',
  decide: decidePenalise,
  evolve: { penalised: evolvePenalised },
};

// Who gives a command in a tournament: the person named, or the first whom the engine lets.

import type { Role } from '../../rulebooks/roles.ts';
import type { Actor } from '../../table/setup/setup.ts';
import { type TournamentCommand, isTournamentRefusal } from '../../tournament/index.ts';
import { lineError, type LineError } from '../line-error.ts';
import { type ActorLine, namedIn, staffOf } from '../people.ts';
import { seatsAt, type TournamentCommandLine } from './command-line.ts';
import type { DrivenTournament } from './driven-tournament.ts';

const OFFICE: readonly Role[] = [
  'operator',
  'tournament-director',
  'game-supervisor',
  'casino-supervisor',
  'pit-boss',
  'dealer',
  'table-inspector',
  'cashier',
];
const AT_A_TABLE: readonly Role[] = [
  'dealer',
  'table-inspector',
  'tournament-director',
  'game-supervisor',
  'casino-supervisor',
  'pit-boss',
  'operator',
];

/** What patrons do for themselves, in the tournament and at its tables. */
const BY_PATRONS = [
  ...['apply', 'withdraw', 'sign-conditions', 'agree-to-end', 'buy-back', 'add-on', 'retire'],
  ...['take-seat', 'place-wager', 'let-wager-stand', 'hand-in-form', 'lay-secret', 'ask-for-form'],
  ...['sit-down', 'wager', 'seal-wager', 'break-seal'],
];

const personOf = ({ tournament }: DrivenTournament, role: Role): Actor =>
  role === 'tournament-director'
    ? staffOf(role, tournament.director?.id ?? 'director')
    : staffOf(role);

function namedPerson(driven: DrivenTournament, line: ActorLine): Actor | LineError {
  const { role, id, seat } = namedIn(line);
  if (role === 'patron' && id === undefined) {
    return lineError('missing-field', 'by.id: expected the name of a patron, got nothing', 'by');
  }
  const usual = personOf(driven, role);
  return { role, id: id ?? usual.id, ...(seat === undefined ? {} : { seat }) };
}

/** The patron whom a command is about, where it is a patron's to give. */
function ownPatron(driven: DrivenTournament, line: TournamentCommandLine): readonly Actor[] {
  const { command, atTable } = line;
  const own = atTable ?? command;
  if (!BY_PATRONS.includes(own.do)) return [];
  const found = driven.tableIn(command['session'], command['table']);
  const seated = seatsAt(found).find(({ seat }) => seat === own['seat']);
  const id = typeof own['patron'] === 'string' ? own['patron'] : seated?.patron;
  if (id === undefined) return [];
  return [{ role: 'patron', id, ...(seated === undefined ? {} : { seat: seated.seat }) }];
}

/** The whole command: given by the person named, or by the usual one. */
export function tournamentCommandOf(
  driven: DrivenTournament,
  line: TournamentCommandLine,
): TournamentCommand | LineError {
  // The wire's schema has read every field but these two.
  const given = (by: Actor): TournamentCommand =>
    ({ ...line.command, by, at: driven.now }) as TournamentCommand; // see above
  if (line.by !== undefined) {
    const by = namedPerson(driven, line.by);
    return 'code' in by ? by : given(by);
  }
  const roles = line.atTable === undefined ? OFFICE : AT_A_TABLE;
  const people = [...ownPatron(driven, line), ...roles.map(role => personOf(driven, role))];
  const usual = people.map(given).find(each => {
    const decision = driven.ask(each);
    return !isTournamentRefusal(decision) || decision.refused !== 'not-authorised';
  });
  return usual ?? given(personOf(driven, 'operator'));
}

// What must be on record before entries open or a session starts, and what is missing of it.

import type { GateRule } from '../../rulebooks/tournament.ts';
import type { TournamentContext } from '../act.ts';
import { conditionFaults } from '../conditions/check.ts';
import { plays } from './entry.ts';
import { procedureOf } from '../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../refusal.ts';

/** One thing that is still missing. */
type Missing = NonNullable<TournamentRefusal['missing']>[number];

/** The gates of a stage that are not passed yet, in the book's order. */
export function missingBefore(
  room: TournamentContext,
  before: GateRule<string>['before'],
): readonly Missing[] {
  return procedureOf(room)
    .gates.filter(rule => rule.before === before || rule.before === 'entries')
    .flatMap(rule => missingAt(room, rule));
}

/** Entrants who have not passed a gate that everybody passes for themselves. */
export const notYet = (
  { tournament }: TournamentContext,
  gate: 'briefed' | 'signed',
  among: readonly string[],
): readonly string[] =>
  tournament.entries
    .filter(entry => among.includes(entry.patron) && entry[gate] !== tournament.version)
    .map(({ patron }) => patron);

function missingAt(
  room: TournamentContext,
  { gate, clause, ifAsked }: GateRule<string>,
): readonly Missing[] {
  const { book, tournament } = room;
  const { version, conditions } = tournament;
  const missing = [{ clause, what: { code: `gate-${gate}` } as const }];
  switch (gate) {
    case 'director-appointed':
      return tournament.director === null ? missing : [];
    case 'conditions-complete':
      return conditions === null ? missing : conditionFaults(book, procedureOf(room), conditions);
    case 'approved':
      return tournament.approval?.version === version ? [] : missing;
    case 'published':
      return tournament.published === version ? [] : missing;
    case 'inspectorate-told':
      return tournament.inspectorateTold?.version === version ? [] : missing;
    case 'tables-designated':
      return tournament.tables.length === 0 ? missing : [];
    case 'briefed':
    case 'signed': {
      if (ifAsked === true && !conditionsAskForSignature(room)) return [];
      const patrons = tournament.entries.filter(plays).map(({ patron }) => patron);
      return notYet(room, gate, patrons).length === 0 ? [] : missing;
    }
  }
}

/** True where the conditions say that everybody signs. */
export const conditionsAskForSignature = ({ tournament }: TournamentContext): boolean =>
  typeof tournament.conditions?.texts.signature === 'string';

/** Refuses what comes too early; undefined when every gate is passed. */
export function tooEarly(
  room: TournamentContext,
  before: GateRule<string>['before'],
): TournamentRefusal | undefined {
  const missing = missingBefore(room, before);
  const [first] = missing;
  if (first === undefined) return undefined;
  const code = before === 'entries' ? 'entries-stay-closed' : 'play-cannot-begin';
  return refuseTournament('steps-missing', first.clause, { code, lack: first.what }, missing);
}

// The small tournament of the demonstration house: six patrons at two tables, ready to begin.

import type { Actor } from '../../table/setup/setup.ts';
import {
  modelConditions,
  modelFinal,
  modelRound,
} from '../../tournament/conditions/model-conditions.ts';
import type { SentTournamentCommand } from '../../tournament/acts.ts';
import type { TournamentDesk } from './desk.ts';

const DEMONSTRATION_TOURNAMENT = 'derwent-cup';
const DEMONSTRATION_TABLES = ['cup-1', 'cup-2'] as const;

/** The visitors who take a role by one click (see the doors of the demonstration). */
const OPERATOR: Actor = { role: 'operator', id: 'visitor-operator' };
const DIRECTOR: Actor = { role: 'tournament-director', id: 'visitor-tournament-director' };

const PATRONS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'] as const;

/** Short enough for a visitor: four coups a heat, two of each table in the final. */
const conditionsFrom = (now: number) => ({
  ...modelConditions(now, {
    place: 'The demonstration floor',
    entrants: { least: 2, most: 6 },
    rounds: [
      modelRound('Heats', { length: { coups: 4 }, seats: 3, bank: 100_000, advance: 2, ...LIMITS }),
      modelFinal({ length: { coups: 4 }, seats: 7, bank: 100_000, ...LIMITS }),
    ],
  }),
  title: 'Derwent Cup',
});

const LIMITS = {
  limits: { min: 5_000, max: 50_000, step: 1_000 },
  raisedLimits: [{ min: 10_000, max: 100_000, step: 1_000 }],
} as const;

/** Everything up to the draw, by the people whose business it is. */
function* preparations(now: number): Generator<readonly [Actor, SentTournamentCommand]> {
  const patrons = PATRONS.map(name => name.toLowerCase());
  yield [OPERATOR, { do: 'write-conditions', conditions: conditionsFrom(now) }];
  const director = { person: DIRECTOR.id, role: 'game-supervisor', deputies: [] } as const;
  yield [OPERATOR, { do: 'appoint-director', ...director }];
  yield [OPERATOR, { do: 'publish-conditions' }];
  yield [OPERATOR, { do: 'open-entries' }];
  for (const name of PATRONS) {
    const patron = name.toLowerCase();
    const words = { entitled: true, accepts: true, staff: false, mayPromote: true };
    yield [OPERATOR, { do: 'apply', patron, name, channel: 'cage', ...words }];
    const accepted = { meetsCriteria: true, staffApprovedBy: null };
    yield [OPERATOR, { do: 'accept-entry', patron, ...accepted }];
  }
  yield [OPERATOR, { do: 'close-entries' }];
  yield [DIRECTOR, { do: 'designate-tables', tables: [...DEMONSTRATION_TABLES] }];
  yield [DIRECTOR, { do: 'brief', patrons, understood: true }];
  for (const patron of patrons) yield [OPERATOR, { do: 'sign-conditions', patron }];
  yield [
    DIRECTOR,
    { do: 'plan-session', session: 'heats', round: 'Heats', patrons, startsAt: now },
  ];
  yield [DIRECTOR, { do: 'draw-seats', session: 'heats' }];
}

/** Where a tournament is founded and its desk found. */
interface Founds {
  readonly found: (name: string, rulebook: 'tasmania', by: string) => Promise<object>;
  readonly desk: (name: string) => TournamentDesk | undefined;
}

/** Prepares it in a house that has no tournament yet; a sentence when that cannot be. */
export async function prepareDemonstration(
  tournaments: Founds,
  now: number,
): Promise<string | null> {
  await tournaments.found(DEMONSTRATION_TOURNAMENT, 'tasmania', OPERATOR.id);
  const desk = tournaments.desk(DEMONSTRATION_TOURNAMENT);
  return desk === undefined ? 'it was not opened' : doAll(desk, now);
}

async function doAll(desk: TournamentDesk, now: number): Promise<string | null> {
  for (const [by, command] of preparations(now)) {
    const told = await desk.submit({ by, command });
    if (told.outcome !== 'done') return `${command.do}: ${JSON.stringify(told)}`;
  }
  return null;
}

// A tournament under a scenario: reads each line, drives the engine, answers.

import type { Draw } from '../../lab/shuffle/draw.ts';
import { parseCards } from '../../rules/cards.ts';
import type { LineFields, Stage } from '../answer.ts';
import { isLineError, lineError, readAs } from '../line-error.ts';
import { answerTo } from '../script.ts';
import { type LineOutcome, type Doer, stageOf } from '../stage.ts';
import { DrivenTournament } from './driven-tournament.ts';
import { tournamentDriverOf } from './driver.ts';
import { TOURNAMENT_LINES } from './lines.ts';
import { playTournamentCoup } from './play.ts';
import { presetConditions } from './preset.ts';
import { beginSession, makeTournamentReady } from './ready.ts';
import { entriesIn, moneyIn, sessionsIn, standingsIn, viewIn } from './show.ts';

/** Makes the tournament that a scenario drives. */
export type TournamentMaker = (
  ...made: ConstructorParameters<typeof DrivenTournament>
) => DrivenTournament;

const plainTournament: TournamentMaker = (...made) => new DrivenTournament(...made);

/** A tournament under a scenario. Chance comes from outside, as for a table. */
export const tournamentStage = (draws: (seed: number) => Draw, make = plainTournament): Stage =>
  stageOf<DrivenTournament>({
    first: 'tournament',
    begin: fields => {
      const read = readAs(TOURNAMENT_LINES.tournament, fields);
      if (isLineError(read)) return read;
      const { tournament, seed = 1 } = read.value;
      const { rulebook } = tournament;
      return { driven: make(rulebook, presetConditions(tournament), draws(seed)) };
    },
    show: shown,
    doers: DOERS,
  });

const DOERS: Readonly<Record<string, Doer<DrivenTournament>>> = {
  ready: (driven, fields) => {
    const read = readAs(TOURNAMENT_LINES.ready, fields);
    if (isLineError(read)) return read;
    const { patrons, until } = read.value.ready;
    return makeTournamentReady(driven, patrons, until).answer();
  },
  begin: (driven, fields) => {
    const read = readAs(TOURNAMENT_LINES.begin, fields);
    return isLineError(read) ? read : beginSession(driven, read.value.begin).answer();
  },
  play: (driven, fields) => {
    const read = readAs(TOURNAMENT_LINES.play, fields);
    if (isLineError(read)) return read;
    const { play, wagers = {}, others, session, table } = read.value;
    const cards = parseCards(play);
    if ('notACard' in cards) {
      return lineError('wrong-value', `play: expected cards, got ${cards.notACard}`, 'play');
    }
    const found = driven.tableIn(session, table);
    if (found === undefined) {
      return lineError('missing-field', 'table: expected the one table of one session', 'table');
    }
    const place = { session: found.session.id, table: found.table.table };
    return playTournamentCoup(driven, { cards, wagers, others, ...place });
  },
  do: (driven, fields) => answerTo(tournamentDriverOf(driven).do(fields)),
};

function shown(driven: DrivenTournament, fields: LineFields): LineOutcome {
  const read = readAs(TOURNAMENT_LINES.show, fields);
  if (isLineError(read)) return read;
  const what = read.value;
  if (what.show === 'money') return { show: moneyIn(driven) };
  if (what.show === 'standings') return { show: standingsIn(driven) };
  if (what.show === 'entries') return { show: entriesIn(driven) };
  if (what.show === 'sessions') return { show: sessionsIn(driven) };
  if (what.show === 'conditions')
    return { show: driven.tournament.conditions ?? driven.conditions };
  const { role, patron } = what;
  return { show: viewIn(driven, { role, ...(patron === undefined ? {} : { id: patron }) }) };
}

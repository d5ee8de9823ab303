// A tournament under a scenario: reads each line, drives the engine, answers.

import type { Draw } from '../../lab/shuffle/draw.ts';
import { parseCards } from '../../rules/cards.ts';
import type { Fields, Stage, StageAnswer } from '../answer.ts';
import { timed } from '../clock.ts';
import { isLineError, lineError, type LineError, readAs } from '../line-error.ts';
import { answerTo } from '../script.ts';
import { DrivenTournament } from './driven-tournament.ts';
import { tournamentDriverOf } from './driver.ts';
import { TOURNAMENT_LINES } from './lines.ts';
import { playTournamentCoup } from './play.ts';
import { conditionsOf } from './preset.ts';
import { beginSession, makeTournamentReady } from './ready.ts';
import { entriesIn, moneyIn, sessionsIn, standingsIn, viewIn } from './show.ts';

type Answered = StageAnswer | LineError;
type Kind = keyof typeof TOURNAMENT_LINES | 'do';

const KINDS = [...Object.keys(TOURNAMENT_LINES), 'do'] as Kind[]; // the keys of a closed record

export class TournamentStage implements Stage {
  readonly #draws: (seed: number) => Draw;
  #driven: DrivenTournament | null = null;

  /** Chance comes from outside: the same seed must give the same draws. */
  constructor(draws: (seed: number) => Draw) {
    this.#draws = draws;
  }

  answer(fields: Fields): Answered {
    const kind = kindOf(fields);
    if (isLineError(kind)) return kind;
    if (kind.kind === 'tournament') return this.#begin(fields);
    const driven = this.#driven;
    if (driven === null) {
      return lineError('out-of-order', `${kind.kind}: expected "tournament" in a line before it`);
    }
    if (kind.kind === 'show') return shown(driven, fields);
    const doer = DOERS[kind.kind];
    return timed(driven, fields, () => doer(driven, fields));
  }

  #begin(fields: Fields): Answered {
    const read = readAs(TOURNAMENT_LINES.tournament, fields);
    if (isLineError(read)) return read;
    if (this.#driven !== null) {
      return lineError('out-of-order', 'tournament: this scenario has its tournament already');
    }
    const { tournament, seed = 1 } = read.value;
    const conditions = conditionsOf(tournament);
    this.#driven = new DrivenTournament(tournament.rulebook, conditions, this.#draws(seed));
    return { events: [] };
  }
}

/** A `do` line may say `session`, and so may a `play` line. */
function kindOf(fields: Fields): { readonly kind: Kind } | LineError {
  const kind = KINDS.find(each => each in fields);
  if (kind !== undefined) return { kind };
  const [name = 'nothing'] = Object.keys(fields);
  const message = `expected one of ${KINDS.join(', ')}, expect, title, got ${name}`;
  return lineError('unknown-line', message, name);
}

type Doer = (driven: DrivenTournament, fields: Fields) => Answered;

const DOERS: Readonly<Record<Exclude<Kind, 'tournament' | 'show'>, Doer>> = {
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

function shown(driven: DrivenTournament, fields: Fields): Answered {
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

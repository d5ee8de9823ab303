// Tournaments over HTTP: the list, a new one, and the conditions to read, print or keep.

import type { FastifyRequest } from 'fastify';

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import { type Language, languageFolder, languageNamed } from '../../../../texts/languages.ts';
import { conditionsSchema } from '../../../../tournament/conditions/fields.ts';
import { modelConditions } from '../../../../tournament/conditions/model-conditions.ts';
import { conditionsPage } from '../../../../tournament/index.ts';
import {
  competitorToken,
  conditionsPaper,
  type ConditionsPaper,
  dealNext,
  openTournament,
  reader,
  takeCompetitorBody,
  tournamentList,
  tournamentName,
  tournamentSummary,
} from '../../../../wire/tournament/http.ts';
import { reasonOf } from '../../../tables/mailbox/outcome.ts';
import { conditionsFormatOf } from '../../../tournaments/conditions-format.ts';
import { conditionsPdf } from '../../../tournaments/paper.ts';
import { dealFromShoe } from '../../../tournaments/virtual-shoe.ts';
import { conditionsHtml } from '../../conditions-page.ts';
import { houseAct, NotDone, notDone, type Parts, SentFile } from '../house-act.ts';
import { HTML } from '../../not-found.ts';
import { requestSession, STATUS } from '../../who.ts';

const DAY_MS = 86_400_000;
/** A paper is work to make: nobody keeps the house at it. */
const PAPERS = 30;

type ReadingHouse = Parts<'tournaments' | 'sessions' | 'terms'>;

const noTournament = () =>
  notDone(STATUS.notFound, 'no-such-tournament', { code: 'no-such-tournament' });

const listTournamentsAct = houseAct({
  address: 'GET /api/tournaments',
  summary: 'All tournaments',
  answer: tournamentList,
  do: ({ tournaments }: Parts<'tournaments'>) => ({ tournaments: tournaments.summaries }),
});

const beginTournamentAct = houseAct({
  address: 'POST /api/tournaments',
  summary: 'Begins another tournament, without conditions yet',
  may: ['run-house'],
  body: openTournament,
  answer: tournamentSummary,
  makes: true,
  do: async ({ tournaments }: Parts<'tournaments'>, { body, by }) => {
    const made = await tournaments.found(body.tournament, body.rulebook, by.id);
    return 'code' in made ? notDone(STATUS.conflict, 'not-opened', made) : made;
  },
});

/** The conditions as this person may read them, or why not. */
async function paperFor(
  house: ReadingHouse,
  request: FastifyRequest,
  name: string,
  language: Language = 'en',
): Promise<ConditionsPaper | NotDone> {
  const desk = house.tournaments.desk(name);
  if (desk === undefined) return noTournament();
  const { book, tournament } = desk.room;
  const { conditions, version, approval } = tournament;
  const role = (await requestSession(house, request))?.role;
  const isOffice = role !== undefined && hasAnyPower(role, ['read-conditions']);
  const isPublished = tournament.published === version;
  if (conditions === null || book.tournament === undefined || !(isPublished || isOffice)) {
    return notDone(STATUS.notFound, 'not-published', { code: 'conditions-not-published' });
  }
  const approved =
    approval?.version === version ? { by: approval.by, document: approval.document } : null;
  const page = conditionsPage(
    book.tournament,
    conditions,
    version,
    approved,
    conditionsFormatOf(language, house.terms.zone),
  );
  const { names } = await languageFolder(language).texts();
  const paragraphs = page.paragraphs.map(({ clause, item, text }) => ({
    ...{ clause, title: names.items[item], text },
  }));
  return { tournament: name, ...page, paragraphs };
}

/** Complete conditions to begin with: whoever writes them changes what differs. */
const modelConditionsAct = houseAct({
  address: 'GET /api/tournaments/:tournament/model',
  summary: 'Model conditions for the office to begin with',
  may: ['read-conditions'],
  params: tournamentName,
  answer: conditionsSchema,
  do: ({ tournaments, clock }: Parts<'tournaments' | 'clock'>, { params }) =>
    tournaments.desk(params.tournament) === undefined
      ? noTournament()
      : modelConditions(clock.now() + DAY_MS),
});

const readConditionsAct = houseAct({
  address: 'GET /api/tournaments/:tournament/conditions',
  summary: 'The published conditions, paragraph by paragraph',
  params: tournamentName,
  query: reader,
  answer: conditionsPaper,
  do: (house: ReadingHouse, { params, query, request }) =>
    paperFor(house, request, params.tournament, languageNamed(query.lang)),
});

const keepConditionsAct = houseAct({
  address: 'GET /api/tournaments/:tournament/conditions.pdf',
  summary: 'The published conditions as PDF',
  params: tournamentName,
  perMinute: PAPERS,
  answer: 'file',
  do: async (house: ReadingHouse & Parts<'clock'>, { params, request }) => {
    const paper = await paperFor(house, request, params.tournament);
    if (paper instanceof NotDone) return paper;
    return new SentFile('application/pdf', await conditionsPdf(paper, house.clock.now()));
  },
});

const printConditionsAct = houseAct({
  address: 'GET /api/tournaments/:tournament/conditions.html',
  summary: 'The published conditions to print',
  params: tournamentName,
  query: reader,
  answer: 'file',
  do: async (house: ReadingHouse, { params, query, request }) => {
    const language = languageNamed(query.lang);
    const paper = await paperFor(house, request, params.tournament, language);
    if (paper instanceof NotDone) return paper;
    return new SentFile(HTML, conditionsHtml(paper, language));
  },
});

export const CONDITIONS_ACTS = [
  listTournamentsAct,
  beginTournamentAct,
  modelConditionsAct,
  readConditionsAct,
  keepConditionsAct,
  printConditionsAct,
];

/** Doors that a live house has not got: any competitor's terminal, and a shoe that deals. */
const takeCompetitorAct = houseAct({
  address: 'POST /api/demo/competitors',
  summary: 'Takes the terminal of a competitor’s seat',
  body: takeCompetitorBody,
  answer: competitorToken,
  do: async (
    { tournaments, devices }: Parts<'tournaments' | 'devices'>,
    { body: { tournament, table, seat } },
  ) => {
    const patron = tournaments.desk(tournament)?.patronAt(table, seat) ?? null;
    if (patron === null) {
      return notDone(STATUS.notFound, 'no-such-seat', { code: 'seat-not-drawn' });
    }
    const { token } = await devices.enrol({ kind: 'terminal', table, seat }, 'competitor');
    return { token, table, seat };
  },
});

const dealNextAct = houseAct({
  address: 'POST /api/demo/tournaments/deal',
  summary: 'Deals the next card of a competition’s virtual shoe',
  body: dealNext,
  answer: dealNext,
  do: async ({ tournaments }: Parts<'tournaments'>, { body }) => {
    const desk = tournaments.desk(body.tournament);
    if (desk === undefined) return noTournament();
    const outcome = await dealFromShoe(desk, body.session, body.table);
    if (outcome === undefined) return noTournament();
    if (outcome.outcome === 'done') return body;
    return notDone(STATUS.conflict, 'not-dealt', reasonOf(outcome));
  },
});

export const DEMO_TOURNAMENT_ACTS = [takeCompetitorAct, dealNextAct];

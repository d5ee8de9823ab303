// Tournaments over HTTP: the list, a new one, and the conditions to read, print or keep.

import { reasonOf } from '../../../tables/mailbox/outcome.ts';
import { asWritten } from '../../../../wire/reasons.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import { modelConditions } from '../../../../tournament/conditions/model.ts';
import { conditionsPage } from '../../../../tournament/index.ts';
import { denial } from '../../../../wire/http.ts';
import { conditionsSchema } from '../../../../tournament/conditions/fields.ts';
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
import { type Language, languageFolder, languageNamed } from '../../../../texts/languages.ts';
import type { House } from '../../../house/house.ts';
import { mannerOf } from '../../../tournaments/manner.ts';
import { conditionsPdf } from '../../../tournaments/paper.ts';
import { dealFromShoe } from '../../../tournaments/virtual-shoe.ts';
import { conditionsHtml } from '../../conditions-page.ts';
import { notFound } from '../../not-found.ts';
import { denied, only, sessionBehind, requestSession, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

const NO_TOURNAMENT = denied('no-such-tournament', { code: 'no-such-tournament' });
const NOT_PUBLISHED = denied('not-published', { code: 'conditions-not-published' });
const DAY_MS = 86_400_000;

export function tournamentRoutes(app: TypedApp, house: House): void {
  listRoutes(app, house);
  paperRoutes(app, house);
  modelRoute(app, house);
  if (house.demonstration) demonstrationRoutes(app, house);
}

function listRoutes(app: TypedApp, house: House): void {
  app.get(
    '/api/tournaments',
    { schema: { summary: 'All tournaments', response: { [STATUS.ok]: tournamentList } } },
    async (_, reply) =>
      reply.code(STATUS.ok).send({ tournaments: [...house.tournaments.summaries] }),
  );

  app.post(
    '/api/tournaments',
    {
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Begins another tournament, without conditions yet',
        body: openTournament,
        response: {
          [STATUS.made]: tournamentSummary,
          [STATUS.notSignedIn]: denial,
          [STATUS.notPermitted]: denial,
          [STATUS.conflict]: denial,
        },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { tournament, rulebook } = request.body;
      const says = await house.tournaments.found(tournament, rulebook, session.person.id);
      const made = house.tournaments.summaries.find(each => each.tournament === tournament);
      if (says !== null || made === undefined) {
        return reply
          .code(STATUS.conflict)
          .send(denied('not-opened', asWritten(says ?? 'Not opened.')));
      }
      return reply.code(STATUS.made).send(made);
    },
  );
}

/** The conditions as this person may read them, or why not. */
async function paperFor(
  house: House,
  request: FastifyRequest,
  name: string,
  language: Language = 'en',
): Promise<ConditionsPaper | typeof NOT_PUBLISHED | null> {
  const desk = house.tournaments.desk(name);
  if (desk === undefined) return null;
  const { book, tournament } = desk.room;
  const { conditions, version, approval } = tournament;
  const role = (await requestSession(house, request))?.role;
  const isOffice = role !== undefined && hasAnyPower(role, ['read-conditions']);
  const isPublished = tournament.published === version;
  if (conditions === null || book.tournament === undefined || !(isPublished || isOffice)) {
    return NOT_PUBLISHED;
  }
  const approved =
    approval?.version === version ? { by: approval.by, document: approval.document } : null;
  const page = conditionsPage(
    book.tournament,
    conditions,
    version,
    approved,
    mannerOf(language, house.settings.gamingDayZone),
  );
  const { names } = await languageFolder(language).texts();
  const paragraphs = page.paragraphs.map(({ clause, item, text }) => ({
    ...{ clause, title: names.items[item], text },
  }));
  return { tournament: name, ...page, paragraphs };
}

/** Complete conditions to begin with: whoever writes them changes what differs. */
function modelRoute(app: TypedApp, house: House): void {
  app.get(
    '/api/tournaments/:tournament/model',
    {
      onRequest: only(house, 'read-conditions'),
      schema: {
        summary: 'Model conditions for the office to begin with',
        params: tournamentName,
        response: {
          [STATUS.ok]: conditionsSchema,
          [STATUS.notSignedIn]: denial,
          [STATUS.notPermitted]: denial,
          [STATUS.notFound]: denial,
        },
      },
    },
    async (request, reply) => {
      const desk = house.tournaments.desk(request.params.tournament);
      if (desk === undefined) return reply.code(STATUS.notFound).send(NO_TOURNAMENT);
      // The wire's own type says the same with lists that may be written to.
      const model = modelConditions(house.clock.now() + DAY_MS) as z.infer<typeof conditionsSchema>;
      return reply.code(STATUS.ok).send(model);
    },
  );
}

function paperRoutes(app: TypedApp, house: House): void {
  app.get(
    '/api/tournaments/:tournament/conditions',
    {
      schema: {
        summary: 'The published conditions, paragraph by paragraph',
        params: tournamentName,
        querystring: reader,
        response: { [STATUS.ok]: conditionsPaper, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const paper = await paperFor(house, request, params.tournament, languageNamed(query.lang));
      if (paper === null || 'denied' in paper) {
        return reply.code(STATUS.notFound).send(paper ?? NO_TOURNAMENT);
      }
      return reply.code(STATUS.ok).send(paper);
    },
  );

  app.get(
    '/api/tournaments/:tournament/conditions.pdf',
    { schema: { summary: 'The published conditions as PDF', params: tournamentName } },
    async (request, reply) => {
      const paper = await paperFor(house, request, request.params.tournament);
      if (paper === null || 'denied' in paper) {
        return reply.code(STATUS.notFound).send(paper ?? NO_TOURNAMENT);
      }
      return reply.type('application/pdf').send(await conditionsPdf(paper, house.clock.now()));
    },
  );

  app.get(
    '/api/tournaments/:tournament/conditions.html',
    {
      schema: {
        summary: 'The published conditions to print',
        params: tournamentName,
        querystring: reader,
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const paper = await paperFor(house, request, params.tournament, languageNamed(query.lang));
      if (paper === null || 'denied' in paper) {
        return notFound(request, reply, paper ?? NO_TOURNAMENT);
      }
      return reply
        .type('text/html; charset=utf-8')
        .send(conditionsHtml(paper, languageNamed(query.lang)));
    },
  );
}

/** Doors that a live house has not got: any competitor's terminal, and a shoe that deals. */
function demonstrationRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/demo/competitors',
    {
      schema: {
        summary: 'Takes the terminal of a competitor’s seat',
        body: takeCompetitorBody,
        response: { [STATUS.ok]: competitorToken, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { tournament, table, seat } = request.body;
      const patron = house.tournaments.desk(tournament)?.patronAt(table, seat) ?? null;
      if (patron === null) {
        const reason = { code: 'seat-not-drawn' } as const;
        return reply.code(STATUS.notFound).send(denied('no-such-seat', reason));
      }
      const place = { kind: 'terminal', table, seat } as const;
      const { token } = await house.devices.enrol(place, 'visitor');
      return reply.code(STATUS.ok).send({ token, table, seat });
    },
  );

  app.post(
    '/api/demo/tournaments/deal',
    {
      schema: {
        summary: 'Deals the next card of a competition’s virtual shoe',
        body: dealNext,
        response: { [STATUS.ok]: dealNext, [STATUS.notFound]: denial, [STATUS.conflict]: denial },
      },
    },
    async (request, reply) => {
      const { tournament, session, table } = request.body;
      const desk = house.tournaments.desk(tournament);
      const outcome = desk === undefined ? undefined : await dealFromShoe(desk, session, table);
      if (outcome === undefined) return reply.code(STATUS.notFound).send(NO_TOURNAMENT);
      if (outcome.outcome === 'done') return reply.code(STATUS.ok).send(request.body);
      return reply.code(STATUS.conflict).send(denied('not-dealt', reasonOf(outcome)));
    },
  );
}

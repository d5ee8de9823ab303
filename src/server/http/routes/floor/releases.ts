// Letting go on what was stopped: a table, a tournament, the cage, or a house whose journal is
// behind its second place. Two people, and why.

import type { FastifyRequest } from 'fastify';
import { asWritten } from '../../../../wire/reasons.ts';
import { z } from 'zod';

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import { words } from '../../../../table/fields.ts';

import { tableName } from '../../../../wire/approved.ts';
import { approver } from '../../../../wire/cage.ts';
import { denial } from '../../../../wire/http.ts';
import { tournamentName } from '../../../../wire/tournament/http.ts';
import { CAGE_STREAM } from '../../../money/cage/cage.ts';
import type { House } from '../../../house/house.ts';
import { releaseStopped } from '../../../house/stopped/release-stopped.ts';
import { tableStream } from '../../../tables/mailbox/rebuild.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { roleOf } from '../../../people/staff.ts';
import { streamOf as tournamentStream } from '../../../tournaments/rebuild.ts';
import { denied, only, sessionBehind, STATUS } from '../../who.ts';
import { asApprover, denialAnswer, knownBy } from '../staff/locks.ts';
import type { TypedApp } from '../../typed-app.ts';

const agreed = z.strictObject({ why: words.min(1), approver });
const FEW = { rateLimit: { max: 20, timeWindow: '1 minute' } };
const ANSWERS = {
  [STATUS.ok]: z.strictObject({}),
  [STATUS.notSignedIn]: denial,
  [STATUS.notPermitted]: denial,
  [STATUS.conflict]: denial,
};

/** Each goes on from the next start, and only if its journal holds. */
export function releaseRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/tables/:table/release',
    {
      config: FEW,
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Lets a stopped table play again from the next start on: two people, and why',
        params: tableName,
        body: agreed,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const by = sessionBehind(request).person.id;
      const no = await released(house, request, tableStream(request.params.table), by);
      return no === null ? reply.code(STATUS.ok).send({}) : reply.code(no.status).send(no.body);
    },
  );

  app.post(
    '/api/tournaments/:tournament/release',
    {
      config: FEW,
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Lets a stopped tournament go on from the next start on: two people, and why',
        params: tournamentName,
        body: agreed,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const by = sessionBehind(request).person.id;
      const stream = tournamentStream(request.params.tournament);
      const no = await released(house, request, stream, by);
      return no === null ? reply.code(STATUS.ok).send({}) : reply.code(no.status).send(no.body);
    },
  );

  reconcileRoute(app, house);

  app.post(
    '/api/cage/release',
    {
      config: FEW,
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Lets a stopped cage go on from the next start on: two people, and why',
        body: agreed,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const by = sessionBehind(request).person.id;
      const no = await released(house, request, CAGE_STREAM, by);
      return no === null ? reply.code(STATUS.ok).send({}) : reply.code(no.status).send(no.body);
    },
  );
}

/** Play begins though the second place knows more, or cannot be asked. */
function reconcileRoute(app: TypedApp, house: House): void {
  const summary = 'Lets play begin though the second place disagrees: two people, and why';
  app.post(
    '/api/reconcile',
    {
      config: FEW,
      onRequest: only(house, 'run-house'),
      schema: { summary, body: agreed, response: ANSWERS },
    },
    async (request, reply) => {
      const second = await agreeingPerson(house, request, 'reconciliation');
      if ('body' in second) return reply.code(second.status).send(second.body);
      const by = sessionBehind(request).person.id;
      const { why } = request.body;
      if (await house.hold.reconcile({ by, approvedBy: second.id, why })) {
        return reply.code(STATUS.ok).send({});
      }
      const reason = { code: by === second.id ? 'own-command' : 'nothing-held' } as const;
      return reply.code(STATUS.conflict).send(denied('not-released', reason));
    },
  );
}

type AgreedRequest = Pick<FastifyRequest, 'ip'> & { readonly body: z.infer<typeof agreed> };
type SecondRequest = Pick<FastifyRequest, 'ip'> & {
  readonly body: Pick<z.infer<typeof agreed>, 'approver'>;
};

/** Whoever agrees, proven on the spot and in a role that may; or why not. */
export async function agreeingPerson(house: House, request: SecondRequest, approving: string) {
  const { approver: second } = request.body;
  const known = await knownBy(house, request, asApprover(second), { approving });
  if (isDenial(known)) return { status: STATUS.notSignedIn, body: denialAnswer(known) };
  const role = roleOf(known, second.role);
  if (role !== undefined && hasAnyPower(role, ['agree-to-release'])) return known;
  return {
    status: STATUS.conflict,
    body: denied('not-authorised', { code: 'not-in-that-role' }),
  };
}

/** Why it is not released, or null when it is. */
async function released(house: House, request: AgreedRequest, stream: string, by: string) {
  const second = await agreeingPerson(house, request, 'table-release');
  if ('body' in second) return second;
  const { why } = request.body;
  const says = await releaseStopped(house, { stream, by, approvedBy: second.id, why });
  return says === null
    ? null
    : { status: STATUS.conflict, body: denied('not-released', asWritten(says)) };
}
